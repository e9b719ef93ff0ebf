import sharp from 'sharp';
import type { Homography, Nine } from '../../src/camera/homography.ts';
import { invert, localScale } from '../../src/camera/homography.ts';
import type { Random } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Point } from '../../src/model/topology.ts';
import type { Shot } from './shot.ts';

/**
 * The physics of a photograph, in linear light: the screen's pixels through a pinhole and a lens on to the sensor, the
 * point spread, the beat of the display's pixel grid with the sensor's (moiré), uneven light, glare, bands, shot
 * and read noise, the camera's gamma, JPEG.
 */

/** Linear light of a picture, and of its halvings: red, green, blue of each pixel one after the other. */
export interface Radiance {
  readonly levels: readonly { readonly width: number; readonly height: number; readonly data: Float32Array }[];
}

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, v) => (v / 255) ** 2.2);

export function radianceOf({ width, height, data }: Frame): Radiance {
  const first = new Float32Array(width * height * 3);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3)
    for (let c = 0; c < 3; c++) first[j + c] = TO_LINEAR[data[i + c] as number] as number;
  const levels = [{ width, height, data: first }];
  for (let k = 0; k < 2; k++) levels.push(halved(levels[k]!));
  return { levels };
}

function halved({ width, height, data }: Radiance['levels'][number]) {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        const at = (2 * y * width + 2 * x) * 3 + c;
        out[(y * w + x) * 3 + c] =
          ((data[at] as number) +
            (data[at + 3] as number) +
            (data[at + width * 3] as number) +
            (data[at + width * 3 + 3] as number)) /
          4;
      }
  return { width: w, height: h, data: out };
}

/** What surrounds the screen. */
export interface Room {
  readonly bezel: readonly [number, number, number];
  /** Width of the bezel as a part of the screen's width. */
  readonly bezelWidth: number;
  readonly desk: readonly [number, number, number];
  readonly wall: readonly [number, number, number];
  readonly grain: number;
}

const WAVE = Float32Array.from({ length: 1024 }, (_, k) => Math.cos((2 * Math.PI * k) / 1024));

/** The cosine of so many turns. */
function wave(turns: number): number {
  return WAVE[Math.floor(turns * 1024) & 1023] as number;
}

/** Light on the sensor through the lens: everything that does not change while nothing moves. */
export function expose(screen: Radiance, room: Room, pose: Homography, shot: Shot): Float32Array {
  const { width, height, lens, grid, blur } = shot;
  const out = new Float32Array(width * height * 3);
  const [a, b, c, d, e, f, g, k, l] = invert(pose) as unknown as Nine;
  const base = screen.levels[0]!;
  const middle = { x: base.width / 2, y: base.height / 2 };
  const scale = localScale(pose, middle);
  // Screen pixels a photo pixel: from 2 on a halved picture is sampled, four samples a pixel.
  const level = Math.max(0, Math.min(2, Math.floor(Math.log2(1 / scale))));
  const source = screen.levels[level]!;
  const shrink = 1 / 2 ** level;
  const rimX = room.bezelWidth * base.width;
  const [cx, cy, rr] = [width / 2, height / 2, (width / 2) ** 2 + (height / 2) ** 2];
  const contrast = grid * Math.exp(-2 * Math.PI ** 2 * (blur * blur + 1 / 12) * Math.min(4, scale) ** 2 * 0.15);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let s = 0; s < 4; s++) {
        const px = x + 0.25 + 0.5 * (s & 1);
        const py = y + 0.25 + 0.5 * (s >> 1);
        const part = 1 + (lens * ((px - cx) ** 2 + (py - cy) ** 2)) / rr;
        const ix = cx + (px - cx) * part;
        const iy = cy + (py - cy) * part;
        const w = g * ix + k * iy + l;
        const u = (a * ix + b * iy + c) / w;
        const v = (d * ix + e * iy + f) / w;
        if (u >= 0 && v >= 0 && u < base.width && v < base.height) {
          const fx = Math.min(source.width - 1.001, Math.max(0, u * shrink - 0.5));
          const fy = Math.min(source.height - 1.001, Math.max(0, v * shrink - 0.5));
          const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
          const [tx, ty] = [fx - x0, fy - y0];
          const at = (y0 * source.width + x0) * 3;
          const down = source.width * 3;
          const { data } = source;
          const [w00, w10, w01, w11] = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty];
          const under = at + down;
          const r = w00 * data[at]! + w10 * data[at + 3]! + w01 * data[under]! + w11 * data[under + 3]!;
          const n = w00 * data[at + 1]! + w10 * data[at + 4]! + w01 * data[under + 1]! + w11 * data[under + 4]!;
          const t = w00 * data[at + 2]! + w10 * data[at + 5]! + w01 * data[under + 2]! + w11 * data[under + 5]!;
          // The first harmonic of the sub-pixel columns and of the rows, as far as the point spread lets it through.
          const rows = 1 + 0.5 * contrast * wave(v);
          red += r * rows * (1 + contrast * wave(u - 1 / 6));
          green += n * rows * (1 + contrast * wave(u - 1 / 2));
          blue += t * rows * (1 + contrast * wave(u - 5 / 6));
          continue;
        }
        const inBezel = u >= -rimX && v >= -rimX && u < base.width + rimX && v < base.height + 1.6 * rimX;
        const ground = inBezel ? room.bezel : v > base.height ? room.desk : room.wall;
        const grain = inBezel
          ? 1
          : 1 +
            room.grain * Math.sin(u * 0.021 + 3 * Math.sin(v * 0.013)) * Math.sin(v * 0.05 + 2 * Math.sin(u * 0.004));
        red += ground[0] * grain;
        green += ground[1] * grain;
        blue += ground[2] * grain;
      }
      const o = (y * width + x) * 3;
      out[o] = red / 4;
      out[o + 1] = green / 4;
      out[o + 2] = blue / 4;
    }
  }
  return spread(out, width, height, blur);
}

/** The point spread: a Gaussian of so many Px. */
function spread(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(2.5 * sigma));
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-0.5 * ((k - reach) / sigma) ** 2));
  const sum = kernel.reduce((a, b) => a + b, 0);
  const weights = Float32Array.from(kernel, (v) => v / sum);
  const pass = (from: Float32Array, count: number, step: number, lines: number, lineStep: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < count; i++) {
        let [red, green, blue] = [0, 0, 0];
        const inside = i >= reach && i < count - reach;
        for (let k = -reach; k <= reach; k++) {
          const n = inside ? i + k : Math.min(count - 1, Math.max(0, i + k));
          const at = line * lineStep + n * step;
          const w = weights[k + reach] as number;
          red += w * (from[at] as number);
          green += w * (from[at + 1] as number);
          blue += w * (from[at + 2] as number);
        }
        const at = line * lineStep + i * step;
        to[at] = red;
        to[at + 1] = green;
        to[at + 2] = blue;
      }
    return to;
  };
  return pass(pass(data, width, 3, height, width * 3), height, width * 3, width, 3);
}

/** What lies over the picture in one frame: the share of each pixel that a hand hides, and the light of the glare. */
export interface Veil {
  readonly hand: Float32Array | null;
  readonly glare: Float32Array | null;
}

export function veilOf(shot: Shot, tip: Point | null): Veil {
  const { width, height, glare, hand } = shot;
  const lit = glare ? new Float32Array(width * height) : null;
  if (glare && lit)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const d = ((x - glare.x) ** 2 + 1.6 * (y - glare.y) ** 2) / glare.radius ** 2;
        lit[y * width + x] = glare.strength * Math.exp(-d);
      }
  return { hand: hand && tip ? handMask(shot, hand, tip) : null, glare: lit };
}

/** A finger from below to the tip with a broad hand behind it, or a pen. */
function handMask({ width, height }: Shot, hand: NonNullable<Shot['hand']>, tip: Point): Float32Array {
  const mask = new Float32Array(width * height);
  const lean = (tip.x - width / 2) / width;
  for (let y = Math.max(0, Math.floor(tip.y - hand.width)); y < height; y++) {
    const below = y - tip.y;
    const axis = tip.x + lean * below * 0.5;
    const spread = hand.isPen ? 0 : Math.max(0, below - 4.5 * hand.width) * 0.6;
    const half =
      below < hand.width / 2
        ? Math.sqrt(Math.max(0, (hand.width / 2) ** 2 - (hand.width / 2 - below) ** 2))
        : hand.width / 2 + Math.min(spread, 2 * hand.width);
    for (let x = Math.max(0, Math.floor(axis - half - 2)); x < Math.min(width, axis + half + 2); x++)
      mask[y * width + x] = Math.max(0, Math.min(1, half - Math.abs(x - axis) + 0.5));
  }
  return mask;
}

const TO_CAMERA = Uint8ClampedArray.from({ length: 4097 }, (_, v) => Math.round(255 * (v / 4096) ** (1 / 2.2)));
const GRAINS = 1 << 16;
let grains: Float32Array | null = null;

/** Standard normal numbers, drawn once. */
function noiseTable(random: Random): Float32Array {
  grains ??= Float32Array.from(
    { length: GRAINS },
    () => Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit()),
  );
  return grains;
}

/** One frame out of the light on the sensor. `phase` counts frames. */
export function develop(
  light: Float32Array,
  veil: Veil,
  shot: Shot,
  phase: number,
  random: Random,
  table: Random,
): Frame {
  const { width, height, exposure, gains, slope, bands, noise, hand } = shot;
  const data = new Uint8Array(width * height * 4);
  const normal = noiseTable(table);
  const sigma = noise / 255;
  for (let y = 0; y < height; y++) {
    const band = 1 + bands.contrast * Math.sin((2 * Math.PI * (y + phase * bands.speed)) / bands.period);
    let at = random.int(0, GRAINS - 1);
    const v = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const even = exposure * band * (1 + slope[0] * u + slope[1] * v) * (1 - slope[2] * 2 * (u * u + v * v));
      const i = y * width + x;
      const hidden = veil.hand ? (veil.hand[i] as number) : 0;
      const glare = veil.glare ? (veil.glare[i] as number) : 0;
      for (let c = 0; c < 3; c++) {
        const seen = (light[i * 3 + c] as number) * even + glare;
        const lit = hidden > 0 && hand ? seen * (1 - hidden) + hidden * (hand.colour[c] as number) * 0.6 : seen;
        const value = lit * (gains[c] as number);
        // A grey pixel's noise in linear light: its shot part grows with the root of the light.
        const grain = sigma * (0.15 + 0.9 * Math.sqrt(Math.max(0, value))) * (normal[at & (GRAINS - 1)] as number);
        at += 7;
        data[i * 4 + c] = TO_CAMERA[Math.max(0, Math.min(4096, Math.round(4096 * (value + grain))))] as number;
      }
      data[i * 4 + 3] = 255;
    }
  }
  return { width, height, data };
}

/** A frame as the camera's compression leaves it, with the file itself. */
export async function compress(
  frame: Frame,
  quality: number,
): Promise<{ readonly frame: Frame; readonly jpeg: Buffer }> {
  const { width, height, data } = frame;
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length);
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .jpeg({ quality })
    .toBuffer();
  const decoded = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { frame: { width, height, data: new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length) }, jpeg };
}
