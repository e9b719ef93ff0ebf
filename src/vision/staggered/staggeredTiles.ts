import type { Rect } from '../../model/frame.ts';
import { median } from '../median.ts';
import { once } from '../once.ts';
import type { PeriodicTile } from '../periodicity.ts';
import { findPeriod, makeWorkspace } from '../periodicity.ts';
import type { EdgePlane } from './edgePlane.ts';

/**
 * Where a picture repeats as hexagons and triangles do: by (W, 0) and by (W / 2, H), but not by (W / 2, 0) nor (0, H).
 * In each tile the rows' sums give H, and rows H apart, laid over each other at every shift, give W / 2.
 */

/** Mean strength of a tile's rows below which it holds too few edges to tell. */
const LEAST_EDGES = 0.6;
/** Shifts are looked at from so many samples, to the part of a tile's width that leaves enough to compare. */
const LEAST_SHIFT = 4;
const MOST_SHIFT = 0.36;
/** Every so many-th row is compared. */
const ROW_STEP = 2;
/** Rows H apart must correlate this well at shifts of W / 2, and this much better than at shifts that must not fit. */
const LEAST_FIT = 0.25;
const LEAST_LEAD = 0.15;
/** No correlation is higher but for rounding. */
const MOST_FIT = 1 + 1e-6;
/** A shift that fits this well against the best is it, if it comes first: the others are its multiples. */
const FIRST = 0.8;
/** H is between these parts of W / 2: √3 for regular hexagons and triangles. */
const ROW_RATIO = [1.05, 2.9] as const;

/** A square part of a plane that repeats downwards, in samples. */
export interface RowTile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pitch: number;
  readonly peak: number;
}

/** All tiles, `size` samples a side and half overlapping, that repeat downwards. */
export function findRows(plane: EdgePlane, size: number): RowTile[] {
  const tiles: RowTile[] = [];
  const step = size / 2;
  const work = makeWorkspace(size);
  for (let y = 0; y === 0 || y + step < plane.height; y += step)
    for (let x = 0; x === 0 || x + step < plane.width; x += step) {
      const { wide, high } = clipTile(plane, { x, y, size });
      const rows = findPeriod(rowSums(plane, x, y, wide, high), LEAST_EDGES * wide, work);
      if (rows) tiles.push({ x, y, size, pitch: rows.pitch, peak: rows.peak });
    }
  return tiles;
}

/** Those of the tiles that repeat in the staggered way. `pitchX` is W / 2 and `pitchY` is H, in samples. */
export function findStaggeredTiles(plane: EdgePlane, rows: readonly RowTile[]): PeriodicTile[] {
  return rows.flatMap((tile) => {
    const { x, y, size, pitch } = tile;
    const { wide, high } = clipTile(plane, tile);
    const values = withoutRowMeans(plane, x, y, wide, high, rowSums(plane, x, y, wide, high));
    const found = findShift(values, wide, high, pitch);
    return found ? [{ x, y, size, pitchX: found.shift, pitchY: pitch, strength: found.fit }] : [];
  });
}

function clipTile(plane: EdgePlane, { x, y, size }: Pick<RowTile, 'x' | 'y' | 'size'>) {
  return { wide: Math.min(size, plane.width - x), high: Math.min(size, plane.height - y) };
}

/**
 * Whether what was taken for a lattice of squares (pitches in samples, `area` within it) repeats as hexagons or triangles
 * do: every other column, and neighbouring rows half a step apart.
 */
export function repeatsStaggered(plane: EdgePlane, area: Rect, pitchX: number, pitchY: number): boolean {
  const x = Math.max(0, Math.floor(area.x));
  const y = Math.max(0, Math.floor(area.y));
  const wide = Math.min(plane.width - x, Math.floor(area.width));
  const high = Math.min(plane.height - y, Math.floor(area.height));
  if (wide < 3 * pitchX || high < 2 * pitchY) return false;
  const values = withoutRowMeans(plane, x, y, wide, high, rowSums(plane, x, y, wide, high));
  const at = (right: number, down: number) => middleFit(values, wide, high, pitchX, pitchY, right, down);
  return (
    at(2 * pitchX, 0) >= at(pitchX, 0) + LEAST_LEAD &&
    Math.min(at(pitchX, pitchY), at(-pitchX, pitchY)) >= at(0, pitchY) + LEAST_LEAD
  );
}

/**
 * The median, over the cells of an area, of how well a cell correlates with what is so many samples further right and
 * down: a few drawings that happen to lie aslant say nothing.
 */
function middleFit(
  values: Float32Array,
  wide: number,
  high: number,
  pitchX: number,
  pitchY: number,
  right: number,
  down: number,
): number {
  const fits: number[] = [];
  const [r, d] = [Math.round(right), Math.round(down)];
  const [w, h] = [Math.floor(pitchX), Math.floor(pitchY)];
  for (let y = 0; y + h + d <= high; y += h)
    for (let x = Math.max(0, -r); x + w + Math.max(0, r) <= wide; x += w)
      fits.push(correlationOf(values, wide, { x, y, width: w, height: h }, r, d));
  return median(fits);
}

function rowSums({ width, strength }: EdgePlane, x: number, y: number, wide: number, high: number): Uint16Array {
  const sums = new Uint16Array(high);
  for (let row = 0; row < high; row++) {
    let sum = 0;
    const start = (y + row) * width + x;
    for (let i = start; i < start + wide; i++) sum += strength[i] as number;
    sums[row] = sum;
  }
  return sums;
}

function withoutRowMeans(
  { width, strength }: EdgePlane,
  x: number,
  y: number,
  wide: number,
  high: number,
  sums: Uint16Array,
): Float32Array {
  const values = new Float32Array(wide * high);
  for (let row = 0; row < high; row++) {
    const mean = (sums[row] as number) / wide;
    const start = (y + row) * width + x;
    for (let i = 0; i < wide; i++) values[row * wide + i] = (strength[start + i] as number) - mean;
  }
  return values;
}

/** The shift W / 2 by which a tile repeats, and how well; null where it does not. */
function findShift(
  values: Float32Array,
  wide: number,
  high: number,
  pitchY: number,
): { readonly shift: number; readonly fit: number } | null {
  const down = Math.round(pitchY);
  const from = Math.max(LEAST_SHIFT, Math.floor(pitchY / ROW_RATIO[1]));
  const to = Math.min(Math.floor(MOST_SHIFT * wide), Math.ceil(pitchY / ROW_RATIO[0]));
  if (to < from) return null;
  const along = makeCorrelation(values, wide, high, down);
  const level = once(() => makeCorrelation(values, wide, high, 0));
  const straight = along(0);
  // Squares repeat straight down: nothing can correlate so much better.
  if (straight + LEAST_LEAD > MOST_FIT) return null;
  const isFar = (fit: number) => fit < LEAST_FIT || fit < straight + LEAST_LEAD;
  const fits = new Float64Array(to + 2);
  let best = 0;
  for (let shift = from; shift <= to; shift++) {
    const right = along(shift);
    if (isFar(right)) continue;
    const aslant = Math.min(right, along(-shift));
    if (isFar(aslant)) continue;
    const twice = level()(2 * shift);
    if (twice < LEAST_FIT || twice < level()(shift) + LEAST_LEAD) continue;
    fits[shift] = Math.min(aslant, twice);
    best = Math.max(best, fits[shift] as number);
  }
  if (best === 0) return null;
  for (let shift = from; shift <= to; shift++) {
    const fit = fits[shift] as number;
    if (fit < FIRST * best || fit < (fits[shift - 1] as number) || fit < (fits[shift + 1] as number)) continue;
    return { shift, fit };
  }
  return null;
}

/** Tells how well the values correlate with themselves, so many samples further down and some further right. */
function makeCorrelation(values: Float32Array, wide: number, high: number, down: number): (right: number) => number {
  const last = high - down;
  const above = squaresBefore(values, wide, 0, last);
  const below = squaresBefore(values, wide, down, high);
  return (right) => {
    const from = Math.max(0, -right);
    const to = wide - Math.max(0, right);
    let ab = 0;
    for (let row = 0; row < last; row += ROW_STEP) {
      const a = row * wide;
      const b = (row + down) * wide + right;
      for (let i = from; i < to; i++) ab += (values[a + i] as number) * (values[b + i] as number);
    }
    const aa = (above[to] as number) - (above[from] as number);
    const bb = (below[to + right] as number) - (below[from + right] as number);
    return aa <= 0 || bb <= 0 ? 0 : ab / Math.sqrt(aa * bb);
  };
}

/** Sums of the squares of all values left of each column, in every so many-th of some rows. */
function squaresBefore(values: Float32Array, wide: number, from: number, to: number): Float64Array {
  const sums = new Float64Array(wide + 1);
  for (let row = from; row < to; row += ROW_STEP)
    for (let i = 0; i < wide; i++) sums[i + 1] = (sums[i + 1] as number) + (values[row * wide + i] as number) ** 2;
  for (let i = 0; i < wide; i++) sums[i + 1] = (sums[i + 1] as number) + (sums[i] as number);
  return sums;
}

/** Correlation of a part of the values, in rows of `wide`, with what is so many samples further right and down. */
function correlationOf(
  values: Float32Array,
  wide: number,
  { x, y, width, height }: Rect,
  right: number,
  down: number,
): number {
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let row = y; row < y + height; row++) {
    const a = row * wide;
    const b = (row + down) * wide + right;
    for (let i = x; i < x + width; i++) {
      const u = values[a + i] as number;
      const v = values[b + i] as number;
      aa += u * u;
      bb += v * v;
      ab += u * v;
    }
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
