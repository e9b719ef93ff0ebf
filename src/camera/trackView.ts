import type { Frame } from '../model/frame.ts';
import { moved } from './fitView.ts';
import type { Nine } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import type { Compared } from './partLight.ts';
import { lightOf, likenessOf, partAt } from './partLight.ts';
import type { View } from './rectify.ts';
import { solveLinear } from './solveLinear.ts';

/** What a board looked like, at places of much contrast all over it. */
export interface Reference extends Compared {
  /** Places in Grid, two numbers each. */
  readonly places: Float32Array;
  /** Slopes of the level a cell, two numbers a place. */
  readonly slopes: Float32Array;
  /** Grid coordinates are about ±span. */
  readonly span: number;
}

/** Places that are compared in each frame. */
const PLACES = 4000;
/** Slopes (levels a Px) that are noise, and the steps in which larger ones are counted. */
const LEAST_SLOPE = 2;
const STEPS_A_LEVEL = 4;
const STEEPNESSES = 1024;
/** … and those by which a larger movement is found first. */
const ROUGH = 1000;
/** What a movement by a cell must gain in correlation, and the finest step of the search (cells). */
const STAYING = 0.1;
const FINEST = 0.02;
/** Steps of the first search to each side. */
const AROUND = 4;

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
  const parts = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const i = steep[Math.floor((k * steep.length) / count)] as number;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [sx, sy] = slopeAt(i);
    places[2 * k] = (x + 0.5 - margin) / pitch;
    places[2 * k + 1] = (y + 0.5 - margin) / pitch;
    parts[k] = partAt(places[2 * k] as number, places[2 * k + 1] as number, rows, cols);
    picked[k] = levels[i] as number;
    gradients[2 * k] = sx * pitch;
    gradients[2 * k + 1] = sy * pitch;
  }
  return { places, levels: picked, slopes: gradients, parts, span: Math.max(rows, cols) };
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
 * alignment (Baker & Matthews 2004) with a gain and an offset of the light of each part and robust weights.
 * @param levels of the photo's pixels.
 */
export function trackView(levels: Float32Array, photo: Frame, view: View, reference: Reference): Tracked {
  const rough = roughShift(levels, photo, view, reference);
  let now = rough;
  const { slopes, places, parts, span } = reference;
  const count = reference.levels.length;
  const seen = new Float32Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    sampleAt(levels, photo, now, places, 1, seen);
    const { gains, offsets, spread } = lightOf(seen, reference);
    const limit = Math.max(4, 2.5 * spread);
    const normal = new Float64Array(PARAMETERS * PARAMETERS);
    const right = new Float64Array(PARAMETERS);
    const j = new Float64Array(PARAMETERS);
    for (let k = 0; k < count; k++) {
      const level = seen[k] as number;
      if (level < 0) continue;
      const part = parts[k] as number;
      const e = (gains[part] as number) * level + (offsets[part] as number) - (reference.levels[k] as number);
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

/** The view shifted by the part of a cell, among a grid of shifts and then ever closer ones, with which it looks most like the reference. */
function roughShift(levels: Float32Array, photo: Frame, view: View, reference: Reference): View {
  const { places, span } = reference;
  const step = Math.max(1, Math.floor(reference.levels.length / ROUGH));
  const seen = new Float32Array(reference.levels.length);
  const shifted = (x: number, y: number) => moved(view, [0, 0, x / span, 0, 0, y / span, 0, 0, 0], span);
  let best = { x: 0, y: 0, likeness: Number.NEGATIVE_INFINITY };
  const search = (x: number, y: number, around: number, size: number) => {
    for (let dy = -around; dy <= around; dy++)
      for (let dx = -around; dx <= around; dx++) {
        const there = { x: x + dx * size, y: y + dy * size };
        sampleAt(levels, photo, shifted(there.x, there.y), places, step, seen);
        // Staying is likelier than moving.
        const likeness = likenessOf(seen, reference, step) - STAYING * Math.hypot(there.x, there.y);
        if (likeness > best.likeness) best = { ...there, likeness };
      }
  };
  search(0, 0, AROUND, MOST_MOVED / AROUND);
  for (let size = MOST_MOVED / AROUND / 2; size > FINEST; size /= 2) {
    const { x, y } = best;
    search(x, y, 1, size);
    // Thin lines are missed by a coarse search.
    if (x !== 0 || y !== 0) search(0, 0, 1, size);
  }
  return shifted(best.x, best.y);
}
