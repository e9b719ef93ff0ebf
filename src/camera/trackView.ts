import type { Frame } from '../model/frame.ts';
import { moved } from './fitView.ts';
import type { Nine } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import type { View } from './rectify.ts';
import { solveLinear } from './solveLinear.ts';

/** What a board looked like, at places of much contrast all over it. */
export interface Reference {
  /** Places in Grid, two numbers each. */
  readonly places: Float32Array;
  readonly levels: Float32Array;
  /** Slopes of the level a cell, two numbers a place. */
  readonly slopes: Float32Array;
  /** Grid coordinates are about ±span. */
  readonly span: number;
  readonly rows: number;
  readonly cols: number;
}

/** Places that are compared in each frame. */
const PLACES = 4000;
/** Slopes (levels a Px) that are noise, and the steps in which larger ones are counted. */
const LEAST_SLOPE = 2;
const STEPS_A_LEVEL = 4;
const STEEPNESSES = 1024;
/** … and those by which a larger movement is found first. */
const ROUGH = 400;

/**
 * Chooses the places of a reference out of a flat picture.
 * @param levels of the flat picture, in which the board begins `margin` Px from the rim and a cell has `pitch` Px.
 * @param isOwn whether a cell shows nothing but the board: a hand over it goes its own way.
 */
export function makeReference(
  levels: Float32Array,
  width: number,
  { rows, cols, pitch, margin }: FlatSize,
  isOwn: (cell: number) => boolean = () => true,
): Reference {
  const [right, bottom] = [margin + cols * pitch, margin + rows * pitch];
  const slopeAt = (i: number) =>
    [
      ((levels[i + 1] as number) - (levels[i - 1] as number)) / 2,
      ((levels[i + width] as number) - (levels[i - width] as number)) / 2,
    ] as const;
  const sizeAt = (i: number) =>
    (Math.abs((levels[i + 1] as number) - (levels[i - 1] as number)) +
      Math.abs((levels[i + width] as number) - (levels[i - width] as number))) /
    2;
  const [low, high] = [margin - 2, bottom + 2];
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor((at - margin) / pitch)));
  const own = Uint8Array.from({ length: rows * cols }, (_, cell) => (isOwn(cell) ? 1 : 0));
  const column = Uint16Array.from({ length: right + 2 }, (_, x) => within(x, cols));
  const counts = new Uint32Array(STEEPNESSES);
  const sloping: number[] = [];
  for (let y = low; y < high; y++) {
    const row = within(y, rows) * cols;
    for (let x = low; x < right + 2; x++) {
      const size = sizeAt(y * width + x);
      if (size <= LEAST_SLOPE || !own[row + (column[x] as number)]) continue;
      sloping.push(y * width + x);
      const step = Math.min(STEEPNESSES - 1, Math.floor(size * STEPS_A_LEVEL));
      counts[step] = (counts[step] as number) + 1;
    }
  }
  // The steepest half, evenly thinned.
  const wanted = Math.max(PLACES, sloping.length >> 1);
  let least = STEEPNESSES;
  for (let seen = 0; least > 0 && seen < wanted; ) seen += counts[--least] as number;
  const steep = sloping.filter((i) => sizeAt(i) * STEPS_A_LEVEL >= least);
  const count = Math.min(PLACES, steep.length);
  const places = new Float32Array(2 * count);
  const picked = new Float32Array(count);
  const gradients = new Float32Array(2 * count);
  for (let k = 0; k < count; k++) {
    const i = steep[Math.floor((k * steep.length) / count)] as number;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [sx, sy] = slopeAt(i);
    places[2 * k] = (x + 0.5 - margin) / pitch;
    places[2 * k + 1] = (y + 0.5 - margin) / pitch;
    picked[k] = levels[i] as number;
    gradients[2 * k] = sx * pitch;
    gradients[2 * k + 1] = sy * pitch;
  }
  return { places, levels: picked, slopes: gradients, span: Math.max(rows, cols), rows, cols };
}

export interface Tracked {
  readonly view: View;
  /** Correlation of what is seen with the reference, the median over parts of the board, -1 to 1. */
  readonly likeness: number;
}

/** Cells by which the board may have moved since the last frame. */
const MOST_MOVED = 0.42;
const ROUNDS = 10;
const PARAMETERS = 8;

/**
 * Follows a board into the next frame: a rough search of shifts, then the homography by inverse compositional
 * alignment (Baker & Matthews 2004) with a gain and an offset of the light and robust weights.
 * @param levels of the photo's pixels.
 */
export function trackView(levels: Float32Array, photo: Frame, view: View, reference: Reference): Tracked {
  const rough = roughShift(levels, photo, view, reference);
  let now = rough;
  const { slopes, places, span } = reference;
  const count = reference.levels.length;
  const seen = new Float32Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    sampleAt(levels, photo, now, places, 1, seen);
    const { gain, offset, spread } = lightOf(seen, reference.levels, 1);
    const limit = Math.max(4, 2.5 * spread);
    const normal = new Float64Array(PARAMETERS * PARAMETERS);
    const right = new Float64Array(PARAMETERS);
    const j = new Float64Array(PARAMETERS);
    for (let k = 0; k < count; k++) {
      const level = seen[k] as number;
      if (level < 0) continue;
      const e = gain * level + offset - (reference.levels[k] as number);
      const weight = Math.abs(e) >= 2 * limit ? 0 : 1 / (1 + (e / limit) ** 2);
      if (weight === 0) continue;
      const [x, y] = [(places[2 * k] as number) / span, (places[2 * k + 1] as number) / span];
      const [sx, sy] = [(slopes[2 * k] as number) * span, (slopes[2 * k + 1] as number) * span];
      j[0] = sx * x;
      j[1] = sx * y;
      j[2] = sx;
      j[3] = sy * x;
      j[4] = sy * y;
      j[5] = sy;
      j[6] = -(sx * x * x + sy * x * y);
      j[7] = -(sx * x * y + sy * y * y);
      for (let a = 0; a < PARAMETERS; a++) {
        const w = weight * (j[a] as number);
        right[a] = (right[a] as number) + w * e;
        for (let b = a; b < PARAMETERS; b++)
          normal[a * PARAMETERS + b] = (normal[a * PARAMETERS + b] as number) + w * (j[b] as number);
      }
    }
    for (let a = 0; a < PARAMETERS; a++) {
      normal[a * 9] = (normal[a * 9] as number) * 1.001;
      for (let b = 0; b < a; b++) normal[a * PARAMETERS + b] = normal[b * PARAMETERS + a] as number;
    }
    const step = solveLinear(normal, right);
    if (!step) break;
    now = moved(
      now,
      step.map((v) => -v),
      span,
    );
    if (Math.max(...step.map(Math.abs)) * span < 0.002) break;
  }
  sampleAt(levels, photo, now, places, 1, seen);
  return { view: now, likeness: likenessOf(seen, reference) };
}

/** The level at each place (every `step`-th), -1 where the photo ends. */
function sampleAt(
  levels: Float32Array,
  { width, height }: Frame,
  { toPhoto, lens }: View,
  places: Float32Array,
  step: number,
  out: Float32Array,
): void {
  const [a, b, c, d, e, f, g, h, l] = toPhoto as unknown as Nine;
  const bend = lens.bend / (lens.reach * lens.reach);
  for (let k = 0; 2 * k < places.length; k += step) {
    const [u, v] = [places[2 * k] as number, places[2 * k + 1] as number];
    const w = g * u + h * v + l;
    const ix = (a * u + b * v + c) / w;
    const iy = (d * u + e * v + f) / w;
    const part = 1 + bend * ((ix - lens.x) ** 2 + (iy - lens.y) ** 2);
    const x = lens.x + (ix - lens.x) * part - 0.5;
    const y = lens.y + (iy - lens.y) * part - 0.5;
    if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) {
      out[k] = -1;
      continue;
    }
    const [x0, y0] = [x | 0, y | 0];
    const [tx, ty] = [x - x0, y - y0];
    const at = y0 * width + x0;
    out[k] =
      (1 - ty) * ((1 - tx) * (levels[at] as number) + tx * (levels[at + 1] as number)) +
      ty * ((1 - tx) * (levels[at + width] as number) + tx * (levels[at + width + 1] as number));
  }
}

/** Gain and offset that make what is seen the reference, and what is left (mean absolute difference). */
function lightOf(seen: Float32Array, levels: Float32Array, step: number) {
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (let k = 0; k < seen.length; k += step) {
    const [x, y] = [seen[k] as number, levels[k] as number];
    if (x < 0) continue;
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  const variance = n * sxx - sx * sx;
  const gain = variance > 1e-6 ? Math.max(0.3, Math.min(3, (n * sxy - sx * sy) / variance)) : 1;
  const offset = n > 0 ? (sy - gain * sx) / n : 0;
  let left = 0;
  for (let k = 0; k < seen.length; k += step) {
    const x = seen[k] as number;
    if (x >= 0) left += Math.abs(gain * x + offset - (levels[k] as number));
  }
  return { gain, offset, spread: n > 0 ? left / n : 255 };
}

/** The view shifted by the part of a cell, among a grid of shifts, with which it looks most like the reference. */
function roughShift(levels: Float32Array, photo: Frame, view: View, { places, levels: wanted, span }: Reference): View {
  const step = Math.max(1, Math.floor(wanted.length / ROUGH));
  const seen = new Float32Array(wanted.length);
  let best = view;
  let least = Number.POSITIVE_INFINITY;
  const size = MOST_MOVED / 4;
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      const there = moved(view, [0, 0, (dx * size) / span, 0, 0, (dy * size) / span, 0, 0, 0], span);
      sampleAt(levels, photo, there, places, step, seen);
      const { spread } = lightOf(seen, wanted, step);
      // Staying is likelier than moving.
      const cost = spread * (1 + 0.01 * Math.hypot(dx, dy));
      if (cost >= least) continue;
      least = cost;
      best = there;
    }
  return best;
}

/** Parts of the board, across and down, that are compared apart. */
const PARTS = 4;

function likenessOf(seen: Float32Array, { places, levels, rows, cols }: Reference): number {
  const sums = Array.from({ length: PARTS * PARTS }, () => [0, 0, 0, 0, 0, 0]);
  for (let k = 0; k < seen.length; k++) {
    const [x, y] = [seen[k] as number, levels[k] as number];
    const px = Math.max(0, Math.min(PARTS - 1, Math.floor(((places[2 * k] as number) / cols) * PARTS)));
    const py = Math.max(0, Math.min(PARTS - 1, Math.floor(((places[2 * k + 1] as number) / rows) * PARTS)));
    const s = sums[py * PARTS + px] as number[];
    const v = Math.max(0, x);
    [1, v, y, v * v, v * y, y * y].forEach((value, i) => {
      s[i] = (s[i] as number) + value;
    });
  }
  const found = sums
    .filter(([n]) => (n as number) > 20)
    .map(([n, sx, sy, sxx, sxy, syy]) => {
      const [a, b] = [n! * sxx! - sx! * sx!, n! * syy! - sy! * sy!];
      return a > 0 && b > 0 ? (n! * sxy! - sx! * sy!) / Math.sqrt(a * b) : 0;
    })
    .sort((p, q) => p - q);
  return found[found.length >> 1] ?? 0;
}
