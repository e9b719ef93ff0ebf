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

/** The rows of cells of a part of a plane laid over each other, those that are shifted apart from the others. */
interface RowFold {
  readonly height: number;
  readonly rows: number;
  /** The part's first column of samples, and how many it has. */
  readonly left: number;
  readonly length: number;
  /** Rows of cells that are not shifted, and those that are by half a cell. */
  readonly halves: readonly { readonly sum: Uint32Array; readonly count: Uint32Array }[];
}

/** Lays the rows of cells, `height` samples each, of a part of a plane over each other: the same for all widths of its cells. */
function foldRows(plane: EdgePlane, area: Rect, height: number): RowFold {
  const rows = Math.max(4, Math.round(height));
  const left = Math.max(0, Math.floor(area.x));
  const length = Math.max(0, Math.min(plane.width, Math.ceil(area.x + area.width)) - left);
  const bottom = Math.min(plane.height, Math.ceil(area.y + area.height));
  const halves = [0, 1].map(() => ({ sum: new Uint32Array(rows * length), count: new Uint32Array(rows) }));
  for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y++) {
    const v = y / height;
    const row = Math.floor(v);
    const bins = Math.floor((v - row) * rows);
    const { sum, count } = halves[row & 1] as (typeof halves)[number];
    const first = bins * length;
    const start = y * plane.width + left;
    for (let i = 0; i < length; i++)
      sum[first + i] = (sum[first + i] as number) + (plane.strength[start + i] as number);
    count[bins] = (count[bins] as number) + 1;
  }
  return { height, rows, left, length, halves };
}

/** Lays the cells of folded rows, `width` samples wide, over each other. */
function foldCells({ height, rows, left, length, halves }: RowFold, width: number): CellFold {
  const cols = Math.max(4, Math.round(width));
  const sums = new Uint32Array(cols * rows);
  const counts = new Uint32Array(cols * rows);
  const columns = new Uint16Array(length);
  const hits = new Uint32Array(cols);
  for (const [shifted, { sum, count }] of halves.entries()) {
    hits.fill(0);
    for (let i = 0; i < length; i++) {
      const u = (left + i) / width - shifted / 2;
      const column = Math.min(cols - 1, Math.floor((u - Math.floor(u)) * cols));
      columns[i] = column;
      hits[column] = (hits[column] as number) + 1;
    }
    for (let row = 0; row < rows; row++) {
      const [first, start] = [row * cols, row * length];
      for (let i = 0; i < length; i++) {
        const bin = first + (columns[i] as number);
        sums[bin] = (sums[bin] as number) + (sum[start + i] as number);
      }
      for (let k = 0; k < cols; k++)
        counts[first + k] = (counts[first + k] as number) + (count[row] as number) * (hits[k] as number);
    }
  }
  return { width, height, cols, rows, ...meansOf(sums, counts) };
}

/** The means of the bins and their variance. */
function meansOf(sum: Uint32Array, count: Uint32Array): Pick<CellFold, 'mean' | 'sharpness'> {
  const mean = new Float64Array(sum.length);
  let total = 0;
  for (let k = 0; k < sum.length; k++) {
    mean[k] = (sum[k] as number) / Math.max(1, count[k] as number);
    total += mean[k] as number;
  }
  const average = total / sum.length;
  let squares = 0;
  for (let k = 0; k < sum.length; k++) squares += ((mean[k] as number) - average) ** 2;
  return { mean, sharpness: squares / sum.length };
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
/** A pitch is tried in steps that move the far end of the area by so many samples: first the larger ones, then between them. */
const FAR_STEPS = [2, 1];
/** The first area is so many cells wide; the next is twice as wide, and tries as many steps of the one before. */
const FIRST_CELLS = 5;
const STEPS_AGAIN = 1;

/** Folds an area at the pitches near `width` and `height` at which the result is sharpest: first its middle, then more of it. */
export function sharpestFold(plane: EdgePlane, area: Rect, width: number, height: number): CellFold {
  let rangeX = Math.max(RANGE * width, 2 * ROUNDED);
  let rangeY = Math.max(RANGE * height, ROUNDED);
  let best: CellFold | null = null;
  for (let side = FIRST_CELLS * width; ; side *= 2) {
    const part = middleOf(area, side);
    let here = foldCells(foldRows(plane, part, best?.height ?? height), best?.width ?? width);
    for (const far of FAR_STEPS) {
      const { width: w, height: h } = here;
      const stepX = (far * w) / part.width;
      const stepY = (far * h) / part.height;
      for (const dy of steps(rangeY, stepY)) {
        const folded = foldRows(plane, part, h + dy);
        for (const dx of steps(rangeX, stepX)) {
          if (dx === 0 && dy === 0) continue;
          const fold = foldCells(folded, w + dx);
          if (fold.sharpness > here.sharpness) here = fold;
        }
      }
      // The steps in between, and in a larger area those around the last one.
      rangeX = Math.min(rangeX, stepX / 2);
      rangeY = Math.min(rangeY, stepY / 2);
    }
    best = here;
    rangeX *= 2 * STEPS_AGAIN;
    rangeY *= 2 * STEPS_AGAIN;
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
