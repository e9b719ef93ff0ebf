import type { Homography } from '../../src/camera/homography.ts';
import { compose, mapPoint, scaling } from '../../src/camera/homography.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { latticeRegion } from '../../src/model/lattice.ts';
import type { Point } from '../../src/model/topology.ts';
import { playPosition, randomSize } from '../skins/lab/positions.ts';
import { drawScene } from '../skins/lab/scene.ts';
import type { Family } from '../skins/lab/skin.ts';
import { between } from '../skins/lab/skin.ts';
import { distort } from './lensModel.ts';
import type { Room, Veil } from './photograph.ts';
import { compress, develop, expose, radianceOf, veilOf } from './photograph.ts';
import type { Shot, Tremor } from './shot.ts';
import { poseOf, randomShot, STILL } from './shot.ts';

/** A flat screenshot with one board. */
export interface FlatScene {
  readonly frame: Frame;
  readonly truth: Lattice;
  readonly cells: readonly CellSymbol[];
  /** Cells that something touches: reading them and abstaining are both right. */
  readonly touched: ReadonlySet<number>;
}

/** What is true of one frame. */
export interface FrameTruth {
  /** Board Grid to ideal photo Px. */
  readonly pose: Homography;
  /** The middle of each cell in the photo, through the lens, Px. */
  readonly centres: readonly Point[];
  /** Cells that a hand or glare hides or touches. */
  readonly masked: ReadonlySet<number>;
  /** The shortest side of each cell in the photo, Px. */
  readonly sides: Float32Array;
}

export interface Clip {
  readonly shot: Shot;
  readonly scene: FlatScene;
  /** Frame number `index`; they must be asked for in order. */
  readonly frame: (
    index: number,
  ) => Promise<{ readonly frame: Frame; readonly jpeg: Buffer; readonly truth: FrameTruth }>;
}

/** A flat scene of a drawn family, as programs show it: without the damage of capture. */
export function flatScene(family: Family, seed: number): FlatScene {
  const random = makeRandom(seed);
  const { board } = playPosition(random, randomSize(random));
  const screen = SCREENS[random.int(0, SCREENS.length - 1)] as (typeof SCREENS)[number];
  return drawScene(random, { family, board, screen, pitch: [16, 40], covered: 0 });
}

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
];

/** The board keeps this distance (Px) from the photo's rim. */
const RIM = 14;
/** No cell of the whole board is smaller than this in the photo, Px. */
export const LEAST_CELL = 12;

/** Makes the clip of a scene: the pose is chosen so that the board is whole in the photo and its cells are large enough. */
export function makeClip(scene: FlatScene, seed: number, change: Partial<Shot> = {}, frames = 30): Clip {
  const random = makeRandom(seed ^ 0x5eed);
  const wanted = { ...randomShot(random), ...change };
  const shot = fitted(scene, wanted);
  const screen = radianceOf(scene.frame);
  const room = randomRoom(random);
  const walk = tremble(shot, random, frames);
  let known: { readonly key: string; readonly light: Float32Array } | null = null;
  let veil: Veil = veilOf(shot, null);
  const table = makeRandom(7);
  return {
    shot,
    scene,
    async frame(index) {
      const tremor = walk[index] ?? STILL;
      const pose = screenPose(scene, shot, tremor);
      const key = JSON.stringify(tremor);
      if (known?.key !== key) known = { key, light: expose(screen, room, pose, shot) };
      const tip = handTip(shot, index, frames);
      if (tip || index === 0) veil = veilOf(shot, tip);
      const raw = develop(known.light, veil, shot, index, random, table);
      return { ...(await compress(raw, shot.jpeg)), truth: truthOf(scene, shot, pose, veil) };
    },
  };
}

function screenPose({ truth }: FlatScene, shot: Shot, tremor: Tremor): Homography {
  const { x, y, width, height } = latticeRegion(truth);
  const middle = { x: x + width / 2, y: y + height / 2 };
  return poseOf(shot, tremor, middle, Math.min(truth.pitchX, truth.pitchY));
}

function boardPose(scene: FlatScene, shot: Shot, tremor: Tremor): Homography {
  return gridPose(scene, screenPose(scene, shot, tremor));
}

function gridPose({ truth }: FlatScene, pose: Homography): Homography {
  return compose(pose, scaling(truth.pitchX, truth.pitchY, truth.x, truth.y));
}

/** The shot with cells as large as wanted, as far as the whole board is in the photo and no cell is too small. */
function fitted(scene: FlatScene, wanted: Shot): Shot {
  const { rows, cols } = scene.truth;
  const corners = [
    { x: 0, y: 0 },
    { x: cols, y: 0 },
    { x: cols, y: rows },
    { x: 0, y: rows },
  ];
  const isWhole = (shot: Shot) => {
    const pose = boardPose(scene, shot, STILL);
    return corners.every((corner) => {
      const { x, y } = distort(shot, mapPoint(pose, corner));
      return x > RIM && y > RIM && x < shot.width - RIM && y < shot.height - RIM;
    });
  };
  const smallest = (shot: Shot) => Math.min(...sidesOf(scene, boardPose(scene, shot, STILL)));
  let shot = wanted;
  for (let round = 0; round < 40 && smallest(shot) < LEAST_CELL + 0.3; round++)
    shot = { ...shot, cell: shot.cell * 1.05 };
  for (let round = 0; round < 60 && !isWhole(shot); round++)
    shot = { ...shot, cell: shot.cell * 0.96, shiftX: shot.shiftX * 0.9, shiftY: shot.shiftY * 0.9 };
  // Where the whole board would then have too small cells, the camera stands straighter.
  return smallest(shot) >= LEAST_CELL || Math.abs(wanted.yaw) + Math.abs(wanted.pitch) < 2
    ? shot
    : fitted(scene, { ...wanted, yaw: wanted.yaw * 0.8, pitch: wanted.pitch * 0.8, roll: wanted.roll * 0.9 });
}

function randomRoom(random: ReturnType<typeof makeRandom>): Room {
  const dark = between(random, 0.002, 0.05);
  const shade = () => between(random, 0.03, 0.5);
  return {
    bezel: random.unit() < 0.8 ? [dark, dark, dark] : [0.5, 0.5, 0.52],
    bezelWidth: between(random, 0.01, 0.04),
    desk: [shade(), shade(), shade()],
    wall: [shade(), shade(), shade()],
    grain: between(random, 0, 0.35),
  };
}

/** A hand-held camera wanders a little about where it is aimed. */
function tremble(shot: Shot, random: ReturnType<typeof makeRandom>, frames: number): Tremor[] {
  if (shot.tremble === 0) return [];
  const normal = () => random.unit() + random.unit() + random.unit() - 1.5;
  let at = STILL;
  return Array.from({ length: frames }, (_, k) => {
    const s = shot.tremble;
    if (k > 0)
      at = {
        x: 0.95 * at.x + s * normal(),
        y: 0.95 * at.y + s * normal(),
        yaw: 0.95 * at.yaw + 0.05 * s * normal(),
        pitch: 0.95 * at.pitch + 0.05 * s * normal(),
        roll: 0.95 * at.roll + 0.04 * s * normal(),
      };
    return at;
  });
}

function handTip({ hand }: Shot, index: number, frames: number): Point | null {
  if (!hand) return null;
  const part = Math.min(1, index / Math.max(1, frames - 1));
  return { x: hand.from.x + part * (hand.to.x - hand.from.x), y: hand.from.y + part * (hand.to.y - hand.from.y) };
}

/** Glare of this light makes a cell unreadable by the laboratory's own measure; white is 1. */
const GLARE = 0.12;

function truthOf(scene: FlatScene, shot: Shot, screenPose: Homography, veil: Veil): FrameTruth {
  const pose = gridPose(scene, screenPose);
  const { rows, cols, gapX, gapY, pitchX, pitchY } = scene.truth;
  const place = (x: number, y: number) => distort(shot, mapPoint(pose, { x, y }));
  const masked = new Set<number>();
  const centres: Point[] = [];
  for (let cell = 0; cell < rows * cols; cell++) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    centres.push(place(col + (1 - gapX / pitchX) / 2, row + (1 - gapY / pitchY) / 2));
    for (const dx of [0.02, 0.26, 0.5, 0.74, 0.98])
      for (const dy of [0.02, 0.26, 0.5, 0.74, 0.98]) {
        const { x, y } = place(col + dx, row + dy);
        const i = Math.round(y) * shot.width + Math.round(x);
        if ((veil.hand?.[i] ?? 0) > 0 || (veil.glare?.[i] ?? 0) > GLARE) masked.add(cell);
      }
  }
  return { pose, centres, masked, sides: sidesOf(scene, pose) };
}

function sidesOf({ truth: { rows, cols } }: FlatScene, pose: Homography): Float32Array {
  return Float32Array.from({ length: rows * cols }, (_, cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const [a, b, c] = [
      mapPoint(pose, { x: col, y: row }),
      mapPoint(pose, { x: col + 1, y: row }),
      mapPoint(pose, { x: col, y: row + 1 }),
    ];
    return Math.min(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - a.x, c.y - a.y));
  });
}
