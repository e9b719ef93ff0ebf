/**
 * Exact period and phase of a one-dimensional profile, by epoch folding: the profile is wrapped at a trial period
 * and the folded sum is most uneven at the true one (as in the search for pulsars). Positions are pixel boundaries.
 */

/** A profile wrapped at its period: `bins[k]` is the mean at phase k · pitch / bins.length. */
export interface Fold {
  readonly pitch: number;
  readonly bins: Float64Array;
}

/** Largest drift, in pixels over the whole profile, between neighbouring trial periods. */
const DRIFT = 0.34;

/** Searches the period of profile[0…n) around `pitch` (± `range`, a part of it). */
export function refinePitch(profile: Float64Array, pitch: number, range: number): Fold {
  const periods = Math.max(2, profile.length / pitch);
  const step = DRIFT / periods;
  const most = binsOf(pitch * (1 + range));
  const work = { bins: new Float64Array(most), hits: new Uint32Array(most) };
  let best = pitch;
  let bestSpread = spreadAt(profile, pitch, work);
  for (let p = pitch * (1 - range); p <= pitch * (1 + range); p += step) {
    const value = spreadAt(profile, p, work);
    if (value <= bestSpread) continue;
    best = p;
    bestSpread = value;
  }
  return foldProfile(profile, best);
}

/** Wraps a profile at a period into bins of about one pixel. */
export function foldProfile(profile: Float64Array, pitch: number): Fold {
  const count = binsOf(pitch);
  const bins = new Float64Array(count);
  foldInto(profile, pitch, { bins, hits: new Uint32Array(count) });
  return { pitch, bins };
}

function binsOf(pitch: number): number {
  return Math.max(4, Math.round(pitch));
}

/** Arrays for as many bins as are needed, and how many values are in each. */
interface Bins {
  readonly bins: Float64Array;
  readonly hits: Uint32Array;
}

function foldInto(profile: Float64Array, pitch: number, { bins, hits }: Bins): void {
  const count = binsOf(pitch);
  bins.fill(0);
  hits.fill(0);
  const scale = count / pitch;
  // `turn` is the whole number of periods before i, in bins: cheaper than a remainder at every position.
  for (let i = 0, turn = 0; i < profile.length; i++) {
    let bin = Math.floor(i * scale + 0.5) - turn;
    if (bin >= count) {
      bin -= count;
      turn += count;
    }
    bins[bin] = (bins[bin] as number) + (profile[i] as number);
    hits[bin] = (hits[bin] as number) + 1;
  }
  for (let k = 0; k < count; k++) bins[k] = (bins[k] as number) / Math.max(1, hits[k] as number);
}

/** How uneven a profile is that is wrapped at a period: the variance of its bins. */
function spreadAt(profile: Float64Array, pitch: number, work: Bins): number {
  foldInto(profile, pitch, work);
  const count = binsOf(pitch);
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < count; k++) {
    const b = work.bins[k] as number;
    sum += b;
    squares += b * b;
  }
  return squares / count - (sum / count) ** 2;
}

/** The phases (in pixels, 0 to pitch) of the highest local maxima of a fold, highest first. */
export function foldPeaks({ pitch, bins }: Fold, most: number, leastShare: number): number[] {
  const n = bins.length;
  const at = (k: number) => bins[(k + n) % n] as number;
  const highest = bins.reduce((a, b) => Math.max(a, b), 0);
  const peaks: number[] = [];
  for (let k = 0; k < n; k++) {
    if (at(k) >= leastShare * highest && at(k) >= at(k - 1) && at(k) > at(k + 1)) peaks.push(k);
  }
  return peaks
    .sort((a, b) => at(b) - at(a))
    .slice(0, most)
    .map((k) => (k * pitch) / n);
}
