import type { EdgeSums, Gradients } from './gradients.ts';
import { EDGE_BAND } from './gradients.ts';
import { parabolaTop } from './parabola.ts';
import { pixelViews, runPixels } from './pixelKernel.ts';

/**
 * Where a picture repeats itself in both directions. The picture is cut into overlapping square tiles; in each,
 * the edges are summed by column and by row, and the autocorrelation of these profiles shows a repetition and its
 * period. Text repeats downwards only, a photograph not at all, a board of cells both ways.
 */
export interface PeriodicTile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pitchX: number;
  readonly pitchY: number;
  /** The weaker of the two autocorrelation peaks, 0 to 1. */
  readonly strength: number;
}

/** Shortest period looked for, in pixels; the longest is a third of a tile. Longer ones are found in a smaller picture. */
const SMALLEST_PITCH = 8;
const LEAST_PERIODS = 2.9;
/** An autocorrelation peak below this is chance. */
const LEAST_PEAK = 0.4;
/** A peak this close to the highest is the period, if it comes first … */
const FIRST_PEAK = 0.85;
/** … or even a lower one, if the highest is a multiple of it: neighbouring lines may be drawn unlike each other. */
const FIRST_DIVISOR_PEAK = 0.6;
const DIVISOR_TOLERANCE = 0.04;
/** Cells are at most this much longer one way than the other. */
const MOST_OBLONG = 2.6;
/** Mean compressed strength below which a tile holds too few edges to tell. */
const LEAST_EDGES = 0.15;

/**
 * All tiles of a picture that repeat in both directions: `tile` pixels a side, one every `step` pixels, both multiples of
 * EDGE_BAND. Tiles that overlap more find a board that something lies across, whichever way they fall on it.
 */
export function findPeriodicTiles(
  { width, height }: Gradients,
  { columns, rows }: EdgeSums,
  tile: number,
  step: number,
): PeriodicTile[] {
  const tiles: PeriodicTile[] = [];
  const work = makeWorkspace(tile);
  const across = addBands(columns, width, tile / EDGE_BAND);
  const down = addBands(rows, height, tile / EDGE_BAND);
  const periodOf = (sums: Uint16Array, length: number, from: number, along: number, size: number, added: number) => {
    const first = (from / EDGE_BAND) * length + along;
    return findPeriod(sums.subarray(first, first + size), LEAST_EDGES * added, work);
  };
  for (let y = 0; y === 0 || y + tile <= height; y += step) {
    for (let x = 0; x === 0 || x + tile <= width; x += step) {
      const wide = Math.min(tile, width - x);
      const high = Math.min(tile, height - y);
      const inX = periodOf(across, width, y, x, wide, high);
      if (!inX) continue;
      const inY = periodOf(down, height, x, y, high, wide);
      if (!inY || inX.pitch > inY.pitch * MOST_OBLONG || inY.pitch > inX.pitch * MOST_OBLONG) continue;
      tiles.push({ x, y, size: tile, pitchX: inX.pitch, pitchY: inY.pitch, strength: Math.min(inX.peak, inY.peak) });
    }
  }
  return tiles;
}

/** Sums over so many bands (of `length` sums each) from each one on, fewer at the end: the profiles of all tiles that begin there. */
function addBands(sums: Uint16Array, length: number, bands: number): Uint16Array {
  const added = sums.slice();
  for (let from = length; from < Math.min(bands * length, sums.length); from += length)
    for (let i = 0, k = from; k < sums.length; i++, k++) added[i] = (added[i] as number) + (sums[k] as number);
  return added;
}

/**
 * The period of a profile and the height of its autocorrelation peak; null when it has none. Its values are sums of the
 * strengths of edges over at most a tile's side.
 */
export function findPeriod(
  profile: Uint16Array,
  leastMean: number,
  work: Workspace,
): { readonly pitch: number; readonly peak: number } | null {
  const n = profile.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += profile[i] as number;
  if (sum < leastMean * n) return null;
  const last = Math.floor(n / LEAST_PERIODS);
  const { correlation } = work;
  addRunning(profile, work);
  const products = lagProducts(profile, SMALLEST_PITCH - 1, last);
  let highest = 0;
  let highestLag = 0;
  for (let lag = SMALLEST_PITCH - 1; lag <= last; lag++) {
    const value = autocorrelation(products[lag - SMALLEST_PITCH + 1] as number, n, work, lag);
    correlation[lag] = value;
    if (lag < SMALLEST_PITCH || value <= highest) continue;
    highest = value;
    highestLag = lag;
  }
  if (highest < LEAST_PEAK) return null;
  for (let lag = SMALLEST_PITCH; lag < last; lag++) {
    const here = correlation[lag] as number;
    const before = correlation[lag - 1] as number;
    const after = correlation[lag + 1] as number;
    const divides = Math.abs(highestLag / lag - Math.round(highestLag / lag)) < DIVISOR_TOLERANCE;
    const enough = divides ? FIRST_DIVISOR_PEAK : FIRST_PEAK;
    if (here < enough * highest || here < before || here < after) continue;
    return { pitch: lag + parabolaTop(before, here, after), peak: here };
  }
  return null;
}

/** Sums of the first i values and of their squares, at i: whole numbers, so exact. Written into `sums` and `squares`. */
function addRunning(profile: Uint16Array, { sums, squares }: Workspace): void {
  for (let i = 0; i < profile.length; i++) {
    const u = profile[i] as number;
    sums[i + 1] = (sums[i] as number) + u;
    squares[i + 1] = (squares[i] as number) + u * u;
  }
}

/** Arrays that one tile after the other is worked on in: there are thousands of tiles. */
export interface Workspace {
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  readonly correlation: Float64Array;
}

/** Arrays for profiles of up to so many values. */
export function makeWorkspace(length: number): Workspace {
  return {
    sums: new Float64Array(length + 1),
    squares: new Float64Array(length + 1),
    correlation: new Float64Array(length),
  };
}

/** Where the kernel reads a profile and writes products, in bytes. */
const PROFILE_AT = 0;
const PRODUCTS_AT = 1024;

/** The sums of a profile's products with itself, shifted by each lag from `first` to `last`; overwritten by the next call. */
function lagProducts(profile: Uint16Array, first: number, last: number): Float64Array {
  const { words, floats } = pixelViews();
  words.set(profile, PROFILE_AT / 2);
  words.fill(0, PROFILE_AT / 2 + profile.length, PROFILE_AT / 2 + profile.length + 8);
  runPixels.lagProducts(PROFILE_AT, 2 * profile.length, first, last, PRODUCTS_AT);
  return floats.subarray(PRODUCTS_AT / 8, PRODUCTS_AT / 8 + last - first + 1);
}

/** Pearson correlation of a profile of `all` values with itself, shifted by `lag`, from the sum of its products. */
function autocorrelation(ab: number, all: number, { sums, squares }: Workspace, lag: number): number {
  const n = all - lag;
  const a = sums[n] as number;
  const b = (sums[all] as number) - (sums[lag] as number);
  const aa = squares[n] as number;
  const bb = (squares[all] as number) - (squares[lag] as number);
  const spread = (aa - (a * a) / n) * (bb - (b * b) / n);
  return spread <= 0 ? 0 : (ab - (a * b) / n) / Math.sqrt(spread);
}
