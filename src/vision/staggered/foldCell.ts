import type { Rect } from '../../model/frame.ts';
import type { EdgePlane } from './edgePlane.ts';

/**
 * The mean edges of all cells of a staggered lattice laid over each other: bin (i, j) of `cols` × `rows` holds the mean
 * at ((i + 0.5) / cols · W, (j + 0.5) / rows · H) from the lattice's origin, a row of bins continuing half a W further
 * in the next row of cells.
 */
export interface CellFold {
  readonly width: number;
  readonly height: number;
  readonly cols: number;
  readonly rows: number;
  readonly mean: Float64Array;
  /** Variance of the bins: the truer the pitches, the higher. */
  readonly sharpness: number;
}

/** Folds the part of a plane (in its samples) at repetitions of `width` and half of it with `height` (samples). */
export function foldCells(plane: EdgePlane, area: Rect, width: number, height: number): CellFold {
  const cols = Math.max(4, Math.round(width));
  const rows = Math.max(4, Math.round(height));
  const sum = new Float64Array(cols * rows);
  const count = new Float64Array(cols * rows);
  const right = Math.min(plane.width, Math.ceil(area.x + area.width));
  const bottom = Math.min(plane.height, Math.ceil(area.y + area.height));
  for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y++) {
    const v = y / height;
    const row = Math.floor(v);
    const j = Math.floor((v - row) * rows);
    for (let x = Math.max(0, Math.floor(area.x)); x < right; x++) {
      const u = x / width - row / 2;
      const bin = j * cols + Math.floor((u - Math.floor(u)) * cols);
      sum[bin] = (sum[bin] as number) + (plane.strength[y * plane.width + x] as number);
      count[bin] = (count[bin] as number) + 1;
    }
  }
  const mean = sum.map((s, k) => s / Math.max(1, count[k] as number));
  const average = mean.reduce((a, b) => a + b, 0) / mean.length;
  const sharpness = mean.reduce((a, b) => a + (b - average) ** 2, 0) / mean.length;
  return { width, height, cols, rows, mean, sharpness };
}

/** The fold's value at a place (samples from the lattice's origin), whatever cell that is in. */
export function foldAt({ width, height, cols, rows, mean }: CellFold, x: number, y: number): number {
  const v = y / height;
  const row = Math.floor(v);
  const u = x / width - row / 2;
  const j = Math.min(rows - 1, Math.floor((v - row) * rows));
  return mean[j * cols + Math.min(cols - 1, Math.floor((u - Math.floor(u)) * cols))] as number;
}

/** Pitches found in tiles are true to this part of themselves, and to so many samples. */
const RANGE = 0.03;
const ROUNDED = 0.7;
/** A pitch is tried in steps that move the far end of the area by so many samples. */
const FAR_STEP = 1;
/** The first area is so many cells wide; the next is twice as wide, and tries as many steps of the one before. */
const FIRST_CELLS = 5;
const STEPS_AGAIN = 1.5;

/** Folds an area at the pitches near `width` and `height` at which the result is sharpest: first its middle, then more of it. */
export function sharpestFold(plane: EdgePlane, area: Rect, width: number, height: number): CellFold {
  let rangeX = Math.max(RANGE * width, 2 * ROUNDED);
  let rangeY = Math.max(RANGE * height, ROUNDED);
  let best: CellFold | null = null;
  for (let side = FIRST_CELLS * width; ; side *= 2) {
    const part = middleOf(area, side);
    let here = foldCells(plane, part, best?.width ?? width, best?.height ?? height);
    const keep = (fold: CellFold) => {
      if (fold.sharpness > here.sharpness) here = fold;
    };
    const { width: w, height: h } = here;
    const stepX = (FAR_STEP * w) / part.width;
    const stepY = (FAR_STEP * h) / part.height;
    for (const dy of steps(rangeY, stepY))
      for (const dx of steps(rangeX, stepX)) keep(foldCells(plane, part, w + dx, h + dy));
    best = here;
    rangeX = STEPS_AGAIN * stepX;
    rangeY = STEPS_AGAIN * stepY;
    if (part.width >= area.width && part.height >= area.height) return best;
  }
}

function steps(range: number, step: number): number[] {
  const count = Math.ceil(range / step);
  return Array.from({ length: 2 * count + 1 }, (_, k) => (k - count) * step);
}

/** The middle of a rectangle, at most so long a side. */
export function middleOf({ x, y, width, height }: Rect, most: number): Rect {
  const w = Math.min(most, width);
  const h = Math.min(most, height);
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}
