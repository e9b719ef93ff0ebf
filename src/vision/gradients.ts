import type { Frame } from '../model/frame.ts';
import { PIXEL_MEMORY, pixelViews, runPixels } from './pixelKernel.ts';

/**
 * Edge strength between neighbouring pixels, compressed: a faint grid line and a black frame count by ratio, not
 * by difference. `across[y · width + x]` is the step from pixel x − 1 to x, so an edge there lies exactly at
 * x in Px; `down` likewise from y − 1 to y. The first column (row) is 0.
 */
export interface Gradients {
  readonly width: number;
  readonly height: number;
  readonly across: Uint8Array;
  readonly down: Uint8Array;
}

/** Steps of fewer levels than this are rounding, not edges. */
const SMALLEST_STEP = 3;
/** Compressed strength of a step of `levels` (0 to 255): 0, or 4 for the smallest edge up to about 48. */
export const STRENGTH = Uint8Array.from({ length: 256 }, (_, levels) =>
  levels < SMALLEST_STEP ? 0 : Math.round(8 * Math.log2(1 + levels / 4)),
);

/** Pixels (of 4 bytes) that the kernel may read beyond a row, and results it may write. */
const SLACK = 16;

/** Edge strengths of a whole frame: the largest step of any colour channel. Some rows at a time go through the kernel. */
export function makeGradients({ width, height, data }: Frame): Gradients {
  const across = new Uint8Array(width * height);
  const down = new Uint8Array(width * height);
  const { bytes: memory } = pixelViews();
  memory.set(STRENGTH);
  const above = STRENGTH.length + 4 * SLACK;
  // A row needs its pixels and one result a pixel; one more row lies above the first.
  const rows = Math.max(1, Math.floor((PIXEL_MEMORY - above - 5 * SLACK) / (5 * width)) - 1);
  const first = above + 4 * width;
  const results = first + 4 * (rows * width + SLACK);
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y) * width;
    const begin = Math.max(0, y - 1) * width * 4;
    memory.set(data.subarray(begin, (y * width + count) * 4), y > 0 ? above : first);
    runPixels.steps(first, first - 4, count, 0, results);
    across.set(memory.subarray(results, results + count), y * width);
    runPixels.steps(first, above, count, 0, results);
    down.set(memory.subarray(results, results + count), y * width);
  }
  down.fill(0, 0, width);
  for (let y = 0; y < height; y++) across[y * width] = 0;
  return { width, height, across, down };
}

/** The edges of steps of at least so many levels (0 to 255). */
export function withoutTexture(edges: Gradients, leastStep: number): Gradients {
  const least = STRENGTH[leastStep] as number;
  if (least === 0) return edges;
  const kept = Uint8Array.from({ length: 256 }, (_, strength) => (strength < least ? 0 : strength));
  const without = (steps: Uint8Array) => steps.map((strength) => kept[strength] as number);
  return { ...edges, across: without(edges.across), down: without(edges.down) };
}

/** A frame at half size, each pixel the mean of four; an odd last row or column is dropped. */
export function halveFrame({ width, height, data }: Frame): Frame {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(w * h * 4);
  const { bytes: memory } = pixelViews();
  const below = 4 * (width + SLACK);
  const result = 2 * below;
  for (let y = 0; y < h; y++) {
    const from = 2 * y * width * 4;
    memory.set(data.subarray(from, from + width * 4));
    memory.set(data.subarray(from + width * 4, from + 2 * width * 4), below);
    runPixels.halve(0, below, w, result);
    out.set(memory.subarray(result, result + w * 4), y * w * 4);
  }
  return { width: w, height: h, data: out };
}

/** A frame in which each pixel is the mean of it and its right, lower and lower right neighbours; one row and column less. */
export function smoothFrame({ width, height, data }: Frame): Frame {
  const w = width - 1;
  const h = height - 1;
  const out = new Uint8Array(w * h * 4);
  const { bytes: memory } = pixelViews();
  const below = 4 * (width + SLACK);
  const result = 2 * below;
  for (let y = 0; y < h; y++) {
    memory.set(data.subarray(y * width * 4, (y + 1) * width * 4));
    memory.set(data.subarray((y + 1) * width * 4, (y + 2) * width * 4), below);
    runPixels.smooth(0, below, w, result);
    out.set(memory.subarray(result, result + w * 4), y * w * 4);
  }
  return { width: w, height: h, data: out };
}

/** The strongest edge on any side of each pixel. */
export function strongestEdges({ width, height, across, down }: Gradients): Uint8Array {
  const strength = new Uint8Array(width * height);
  const { bytes: memory } = pixelViews();
  const lane = width + SLACK;
  memory.fill(0, 0, 3 * lane);
  for (let y = 0; y < height; y++) {
    memory.set(across.subarray(y * width, (y + 1) * width));
    memory.set(down.subarray(y * width, (y + 1) * width), lane);
    if (y + 1 < height) memory.set(down.subarray((y + 1) * width, (y + 2) * width), 2 * lane);
    else memory.fill(0, 2 * lane, 3 * lane);
    runPixels.strongest(0, lane, 2 * lane, width, 3 * lane);
    strength.set(memory.subarray(3 * lane, 3 * lane + width), y * width);
  }
  return strength;
}

/** Rows (columns) whose edges are added up by `sumEdges`, and columns in one run of the kernel. */
export const EDGE_BAND = 32;

/** Sums of edges over bands of EDGE_BAND pixels; the last bands may be narrower. */
export interface EdgeSums {
  /** Edges across, over a band of rows: column x of band b at b · width + x. */
  readonly columns: Uint16Array;
  /** Edges down, over a band of columns: row y of band b at b · height + y. */
  readonly rows: Uint16Array;
}

const known = new WeakMap<Gradients, EdgeSums>();

/**
 * Sums by which the picture's repetitions are found: each pixel is added once, whatever is made of the sums, and however
 * often they are asked for.
 */
export function sumEdges(gradients: Gradients): EdgeSums {
  const sums = known.get(gradients) ?? addEdges(gradients);
  known.set(gradients, sums);
  return sums;
}

function addEdges({ width, height, across, down }: Gradients): EdgeSums {
  const columns = new Uint16Array(Math.ceil(height / EDGE_BAND) * width);
  const rows = new Uint16Array(Math.ceil(width / EDGE_BAND) * height);
  const { bytes: memory, words: sums } = pixelViews();
  const into = Math.ceil(width / SLACK + 1) * SLACK;
  const whole = Math.floor(width / EDGE_BAND);
  for (let y = 0; y < height; y++) {
    if (y % EDGE_BAND === 0) memory.fill(0, into, into + 2 * width);
    memory.set(across.subarray(y * width, (y + 1) * width));
    runPixels.addBytes(0, width, into);
    if ((y + 1) % EDGE_BAND === 0 || y === height - 1)
      columns.set(sums.subarray(into / 2, into / 2 + width), Math.floor(y / EDGE_BAND) * width);
  }
  for (let y = 0; y < height; y++) {
    memory.set(down.subarray(y * width, (y + 1) * width));
    if (whole > 0) runPixels.sumBytes(0, whole, into);
    for (let b = 0; b < whole; b++) rows[b * height + y] = sums[into / 2 + b] as number;
    for (let x = whole * EDGE_BAND; x < width; x++)
      rows[whole * height + y] = (rows[whole * height + y] as number) + (down[y * width + x] as number);
  }
  return { columns, rows };
}
