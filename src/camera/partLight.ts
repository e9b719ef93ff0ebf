import { median } from '../vision/median.ts';

/**
 * The light of a board that is followed, and how much it looks as it did, both part by part: light is uneven and moves, and a hand hides some
 * parts only.
 */

/** What is compared: levels at places of a board. */
export interface Compared {
  readonly levels: Float32Array;
  /** The part of the board in which each place is (`partAt`). */
  readonly parts: Uint8Array;
}

/** Parts of a board, across and down, whose light and likeness are measured apart, and the places that tell something of one. */
const PARTS = 4;
const LEAST_PLACES = 20;

/** The part of a board in which a place is. @param x, y in Grid. */
export function partAt(x: number, y: number, rows: number, cols: number): number {
  const partOf = (at: number, cells: number) => Math.max(0, Math.min(PARTS - 1, Math.floor((at / cells) * PARTS)));
  return PARTS * partOf(y, rows) + partOf(x, cols);
}

/** How often the light is fitted anew without what a hand hides: what is off by more than so many times the usual difference, and by more than so many levels. */
const FITTED_ANEW = 2;
const HIDDEN = 2;
const LEAST_HIDDEN = 6;

/** Gain and offset of each part of a board that make what is seen the reference where nothing seems to hide it, and what is left. */
export interface Light {
  readonly gains: Float64Array;
  readonly offsets: Float64Array;
  /** The mean absolute difference, levels, of each part where nothing seems to hide it, and of all places. */
  readonly spreads: Float64Array;
  readonly spread: number;
}

/** The light in which a board is seen. @param seen the level at each place, -1 where the photo ends. */
export function lightOf(seen: Float32Array, reference: Compared): Light {
  let light = fitLight(seen, reference, null);
  for (let round = 0; round < FITTED_ANEW; round++) light = fitLight(seen, reference, light);
  return light;
}

/** The light by the means of the levels and by how much they vary; after a first fit only of what it explains. */
function fitLight(seen: Float32Array, { levels, parts }: Compared, before: Light | null): Light {
  const isFitted = (x: number, y: number, part: number) => {
    if (x < 0 || !before) return x >= 0;
    const most = Math.max(LEAST_HIDDEN, HIDDEN * (before.spreads[part] as number));
    return Math.abs((before.gains[part] as number) * x + (before.offsets[part] as number) - y) <= most;
  };
  const sums = sumsOf(seen, levels, parts, 1, isFitted);
  const gains = new Float64Array(sums.length);
  const offsets = new Float64Array(sums.length);
  const spreads = new Float64Array(sums.length);
  for (const [part, { n, sx, sy, sxx, syy }] of sums.entries()) {
    const [a, b] = [n * sxx - sx * sx, n * syy - sy * sy];
    // Least squares would take what has moved for weaker light.
    const gain = a > 0 && b > 0 ? Math.max(0.3, Math.min(3, Math.sqrt(b / a))) : 1;
    gains[part] = gain;
    offsets[part] = n > 0 ? (sy - gain * sx) / n : 0;
  }
  let [count, all] = [0, 0];
  for (let k = 0; k < seen.length; k++) {
    const [x, y, part] = [seen[k] as number, levels[k] as number, parts[k] as number];
    if (x < 0) continue;
    const left = Math.abs((gains[part] as number) * x + (offsets[part] as number) - y);
    if (isFitted(x, y, part)) spreads[part] = (spreads[part] as number) + left / (sums[part] as Sums).n;
    all += left;
    count++;
  }
  return { gains, offsets, spreads, spread: count > 0 ? all / count : 255 };
}

/** Sums of the levels that are seen (x) and of those of the reference (y) in a part. */
interface Sums {
  n: number;
  sx: number;
  sy: number;
  sxx: number;
  sxy: number;
  syy: number;
}

function sumsOf(
  seen: Float32Array,
  levels: Float32Array,
  parts: Uint8Array,
  step: number,
  counts: (x: number, y: number, part: number) => boolean,
): Sums[] {
  const sums = Array.from({ length: PARTS * PARTS }, (): Sums => ({ n: 0, sx: 0, sy: 0, sxx: 0, sxy: 0, syy: 0 }));
  for (let k = 0; k < seen.length; k += step) {
    const [x, y, part] = [seen[k] as number, levels[k] as number, parts[k] as number];
    if (!counts(x, y, part)) continue;
    const s = sums[part] as Sums;
    s.n++;
    s.sx += x;
    s.sy += y;
    s.sxx += x * x;
    s.sxy += x * y;
    s.syy += y * y;
  }
  return sums;
}

/** The correlation of every `step`-th place with the reference, the median over parts of the board; places beyond the photo are dark. */
export function likenessOf(seen: Float32Array, { levels, parts }: Compared, step = 1): number {
  const correlations = sumsOf(seen, levels, parts, step, () => true)
    .filter(({ n }) => n > LEAST_PLACES / Math.sqrt(step))
    .map(({ n, sx, sy, sxx, sxy, syy }) => {
      const [a, b] = [n * sxx - sx * sx, n * syy - sy * sy];
      return a > 0 && b > 0 ? (n * sxy - sx * sy) / Math.sqrt(a * b) : 0;
    });
  return median(correlations);
}
