import type { Homography } from '../../src/camera/homography.ts';
import { compose, scaling } from '../../src/camera/homography.ts';
import type { Random } from '../../src/game/random.ts';
import { between, chance } from '../skins/lab/skin.ts';

/** How a camera looks at a screen. Angles in degrees, lengths in Px of the photo unless said otherwise. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** Focal length as a part of the photo's width. */
  readonly focal: number;
  /** Where the board's middle appears, from the photo's middle. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** Side of a cell at the board's middle. */
  readonly cell: number;
  /** Radial distortion at the photo's corner, as a part of the distance from the middle. */
  readonly lens: number;
  /** Standard deviation of the point spread. */
  readonly blur: number;
  /** Contrast of the display's pixels, 0 (none) to 1. */
  readonly grid: number;
  readonly exposure: number;
  readonly gains: readonly [number, number, number];
  /** Brightness change over the photo, left to right and top to bottom, and towards the corners. */
  readonly slope: readonly [number, number, number];
  readonly glare: { readonly x: number; readonly y: number; readonly radius: number; readonly strength: number } | null;
  /** Bands that roll over the photo: contrast, period, and their movement a frame. */
  readonly bands: { readonly contrast: number; readonly period: number; readonly speed: number };
  /** Noise of a grey pixel, levels of 255. */
  readonly noise: number;
  readonly hand: HandPath | null;
  readonly jpeg: number;
  /** Standard deviation of the camera's tremble a frame; 0 on a tripod. */
  readonly tremble: number;
}

/** A hand (or a pen) that reaches in from the photo's rim: its tip at the first and at the last frame. */
export interface HandPath {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Width of a finger. */
  readonly width: number;
  readonly colour: readonly [number, number, number];
  readonly isPen: boolean;
}

export const PLAIN_SHOT: Shot = {
  width: 1280,
  height: 720,
  yaw: 0,
  pitch: 0,
  roll: 0,
  focal: 1,
  shiftX: 0,
  shiftY: 0,
  cell: 24,
  lens: 0,
  blur: 0.6,
  grid: 0,
  exposure: 1,
  gains: [1, 1, 1],
  slope: [0, 0, 0],
  glare: null,
  bands: { contrast: 0, period: 300, speed: 0 },
  noise: 0,
  hand: null,
  jpeg: 95,
  tremble: 0,
};

/** A random shot of the difficulties that the camera reader is made for. */
export function randomShot(random: Random): Shot {
  const { width, height } = PLAIN_SHOT;
  const angled = (most: number) => between(random, -most, most);
  const blurred = chance(random, 0.3);
  return {
    width,
    height,
    yaw: angled(35),
    pitch: angled(35),
    roll: angled(15),
    focal: between(random, 0.75, 1.3),
    shiftX: angled(0.06) * width,
    shiftY: angled(0.06) * height,
    cell: between(random, 13, 34),
    lens: angled(0.04),
    blur: blurred ? between(random, 1, 1.6) : between(random, 0.5, 1),
    grid: chance(random, 0.6) ? between(random, 0.2, 0.8) : 0,
    exposure: between(random, 0.55, 1.25),
    gains: [between(random, 0.8, 1.15), between(random, 0.9, 1.05), between(random, 0.75, 1.15)],
    slope: [angled(0.25), angled(0.25), between(random, 0, 0.3)],
    glare: chance(random, 0.25)
      ? {
          x: random.unit() * width,
          y: random.unit() * height,
          radius: between(random, 30, 110),
          strength: between(random, 0.3, 1.5),
        }
      : null,
    bands: chance(random, 0.35)
      ? { contrast: between(random, 0.03, 0.15), period: between(random, 150, 700), speed: between(random, 10, 120) }
      : PLAIN_SHOT.bands,
    noise: between(random, 1, chance(random, 0.2) ? 12 : 6),
    hand: chance(random, 0.25) ? randomHand(random, width, height) : null,
    jpeg: random.int(70, 95),
    tremble: chance(random, 0.4) ? between(random, 0.2, 1.5) : 0,
  };
}

function randomHand(random: Random, width: number, height: number): HandPath {
  const tip = () => ({ x: between(random, 0.2, 0.8) * width, y: between(random, 0.3, 0.85) * height });
  const isPen = chance(random, 0.3);
  const tone = between(random, 0.15, 0.7);
  const from = tip();
  const stays = chance(random, 0.5);
  return {
    from,
    to: stays ? from : tip(),
    width: isPen ? between(random, 6, 14) : between(random, 30, 70),
    colour: isPen ? [0.05, 0.05, between(random, 0.05, 0.4)] : [tone, tone * 0.7, tone * 0.55],
    isPen,
  };
}

/** A small change of where the camera stands: Px of shift, degrees of turn. */
export interface Tremor {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

export const STILL: Tremor = { x: 0, y: 0, yaw: 0, pitch: 0, roll: 0 };

/**
 * Screen Px to ideal photo Px (before the lens), by a pinhole camera.
 * @param middle the screen point that the camera aims at. @param pitchPx side of a cell on the screen.
 */
export function poseOf(shot: Shot, tremor: Tremor, middle: { x: number; y: number }, pitchPx: number): Homography {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [y, p, r] = [
    radians(shot.yaw + tremor.yaw),
    radians(shot.pitch + tremor.pitch),
    radians(shot.roll + tremor.roll),
  ];
  const f = shot.focal * shot.width;
  const distance = (f * pitchPx) / shot.cell;
  const turn = product(rotation(2, r), product(rotation(1, y), rotation(0, p)));
  const [a, b, , c, d, , e, g] = turn as unknown as number[];
  // Px of the photo that the middle is shifted by, at the screen's distance.
  const tx = ((shot.shiftX + tremor.x) * distance) / f;
  const ty = ((shot.shiftY + tremor.y) * distance) / f;
  const plane = [a, b, tx, c, d, ty, e, g, distance] as number[];
  const camera = [f, 0, shot.width / 2, 0, f, shot.height / 2, 0, 0, 1];
  return compose(compose(camera, plane), scaling(1, 1, -middle.x, -middle.y));
}

function rotation(axis: 0 | 1 | 2, angle: number): number[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 0) return [1, 0, 0, 0, c, -s, 0, s, c];
  if (axis === 1) return [c, 0, s, 0, 1, 0, -s, 0, c];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}

function product(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, i) => {
    const [r, c] = [Math.floor(i / 3), i % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (a[r * 3 + k] as number) * (b[k * 3 + c] as number), 0);
  });
}
