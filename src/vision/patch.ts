import type { Frame, Rect } from '../model/frame.ts';
import { medianOfCounts } from './median.ts';

/**
 * A cell as the glyph network sees it: PATCH × PATCH samples of two planes, first how far each sample lies along
 * the main colour axis of the cell (its sign chosen so that what is drawn is positive), then how far off that
 * axis. Both are free of the cell's actual colours and contrast. See docs/vision.md.
 */
export const PATCH = 24;
export const PATCH_AREA = PATCH * PATCH;

/** The colours of a cell, resampled: red, green, blue planes of PATCH × PATCH. */
export type ColourPatch = Float32Array;

/** Resamples the box of a cell (Px) to PATCH × PATCH colours, by area where it is larger and linearly where smaller. */
export function sampleColours(frame: Frame, box: Rect): ColourPatch {
  return resample(frame, box, PATCH, PATCH);
}

/** As sampleColours, but to wide × high samples: planes of red, green and blue, row by row. Beyond the picture its outermost pixels go on. */
export function resample({ width, height, data }: Frame, box: Rect, wide: number, high: number): Float32Array {
  const across = taps(box.x, box.width, width, wide);
  const down = taps(box.y, box.height, height, high);
  const out = new Float32Array(wide * high * 3);
  const row = new Float32Array(wide * 3);
  // Rows of the picture are sampled across one after the other; each is added to the samples that it is part of.
  const firstRow = down.first[0] as number;
  const lastRow = (down.first[high - 1] as number) + down.count - 1;
  for (let y = firstRow, from = 0; y <= lastRow; y++) {
    while (from < high - 1 && (down.first[from] as number) + down.count <= y) from++;
    sampleRow(data, Math.min(height - 1, y) * width, width, across, row);
    for (let j = from; j < high && (down.first[j] as number) <= y; j++) {
      const weight = down.weights[j * down.count + y - (down.first[j] as number)] as number;
      if (weight > 0) addRow(row, weight, out, j * wide);
    }
  }
  return out;
}

/** Samples across one row of pixels, which begins at pixel `begin`: red, green and blue one after the other. */
function sampleRow(
  data: Frame['data'],
  begin: number,
  width: number,
  { first, weights, count }: Taps,
  row: Float32Array,
) {
  const side = first.length;
  for (let i = 0; i < side; i++) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < count; k++) {
      const w = weights[i * count + k] as number;
      if (w === 0) continue;
      const p = (begin + Math.min(width - 1, (first[i] as number) + k)) * 4;
      r += w * (data[p] as number);
      g += w * (data[p + 1] as number);
      b += w * (data[p + 2] as number);
    }
    row[i] = r;
    row[side + i] = g;
    row[2 * side + i] = b;
  }
}

function addRow(row: Float32Array, weight: number, out: Float32Array, at: number): void {
  const side = row.length / 3;
  const area = out.length / 3;
  for (let i = 0; i < side; i++) {
    const red = at + i;
    const green = red + area;
    const blue = green + area;
    out[red] = (out[red] as number) + weight * (row[i] as number);
    out[green] = (out[green] as number) + weight * (row[side + i] as number);
    out[blue] = (out[blue] as number) + weight * (row[2 * side + i] as number);
  }
}

interface Taps {
  readonly first: Int32Array;
  readonly weights: Float32Array;
  readonly count: number;
}

/** For each of `side` samples over `length` pixels from `start`: the pixels it is made of, and their weights. */
function taps(start: number, length: number, limit: number, side: number): Taps {
  const step = length / side;
  const reach = Math.max(1, step);
  const count = Math.ceil(reach) + 1;
  const first = new Int32Array(side);
  const weights = new Float32Array(side * count);
  for (let i = 0; i < side; i++) {
    const low = start + (i + 0.5) * step - reach / 2;
    const begin = Math.max(0, Math.min(limit - 1, Math.floor(low)));
    first[i] = begin;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const overlap = Math.min(low + reach, begin + k + 1) - Math.max(low, begin + k);
      const weight = Math.max(0, overlap);
      weights[i * count + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++)
      weights[i * count + k] = sum > 0 ? (weights[i * count + k] as number) / sum : k === 0 ? 1 : 0;
  }
  return { first, weights, count };
}

/** Px beyond a cell's box to which its samples reach at least: areas are rounded to whole pixels. */
const LEAST_REACH = 0.01;

/** Px to which the samples of a cell reach beyond each end of its side of so many Px; those of a small cell reach further. */
export function sampleReach(side: number): number {
  return Math.max(LEAST_REACH, (1 - side / PATCH) / 2);
}

/** Samples this near the rim of a cell are not asked what its colours are. */
export const RIM = 3;
/** Colours that differ by less (levels) are the same: a plain cell stays plain instead of showing its noise. */
const LEAST_CONTRAST = 16;
const POWER_STEPS = 8;

/** Turns a cell's colours into the two planes that the network reads; `out` holds 2 · PATCH_AREA values. */
export function normalisePatch(colours: ColourPatch, out: Float32Array, at: number): void {
  const centre = [0, 1, 2].map((c) => medianOfPlane(colours, c)) as [number, number, number];
  const axis = mainAxis(colours, centre);
  let skew = 0;
  let largest = LEAST_CONTRAST;
  for (let y = 0; y < PATCH; y++) {
    for (let x = 0; x < PATCH; x++) {
      const i = y * PATCH + x;
      const d0 = (colours[i] as number) - centre[0];
      const d1 = (colours[PATCH_AREA + i] as number) - centre[1];
      const d2 = (colours[2 * PATCH_AREA + i] as number) - centre[2];
      const along = d0 * axis[0] + d1 * axis[1] + d2 * axis[2];
      const off = Math.sqrt(Math.max(0, d0 * d0 + d1 * d1 + d2 * d2 - along * along));
      out[at + i] = along;
      out[at + PATCH_AREA + i] = off;
      if (x < RIM || y < RIM || x >= PATCH - RIM || y >= PATCH - RIM) continue;
      skew += along;
      largest = Math.max(largest, Math.abs(along), off);
    }
  }
  const scale = (skew < 0 ? -1 : 1) / largest;
  for (let i = 0; i < PATCH_AREA; i++) {
    out[at + i] = Math.max(-1.5, Math.min(1.5, (out[at + i] as number) * scale));
    out[at + PATCH_AREA + i] = Math.min(1.5, (out[at + PATCH_AREA + i] as number) / largest);
  }
}

/** The median level of a channel (0 red, 1 green, 2 blue) of a cell within its rim. */
export function medianOfPlane(colours: ColourPatch, channel: number): number {
  const counts = new Uint16Array(256);
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      const level = Math.round(colours[channel * PATCH_AREA + y * PATCH + x] as number);
      counts[level] = (counts[level] as number) + 1;
    }
  }
  return medianOfCounts(counts, (PATCH - 2 * RIM) ** 2);
}

/** The direction in colour space in which the inside of a cell varies most around `centre` (power iteration). */
function mainAxis(colours: ColourPatch, centre: readonly [number, number, number]): [number, number, number] {
  let rr = 0;
  let gg = 0;
  let bb = 0;
  let rg = 0;
  let rb = 0;
  let gb = 0;
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      const i = y * PATCH + x;
      const r = (colours[i] as number) - centre[0];
      const g = (colours[PATCH_AREA + i] as number) - centre[1];
      const b = (colours[2 * PATCH_AREA + i] as number) - centre[2];
      rr += r * r;
      gg += g * g;
      bb += b * b;
      rg += r * g;
      rb += r * b;
      gb += g * b;
    }
  }
  let axis: [number, number, number] = [0.58, 0.58, 0.58];
  for (let step = 0; step < POWER_STEPS; step++) {
    const [x, y, z] = axis;
    const next: [number, number, number] = [
      rr * x + rg * y + rb * z,
      rg * x + gg * y + gb * z,
      rb * x + gb * y + bb * z,
    ];
    const length = Math.hypot(...next);
    if (length < 1e-6) return [0.58, 0.58, 0.58];
    axis = [next[0] / length, next[1] / length, next[2] / length];
  }
  return axis;
}
