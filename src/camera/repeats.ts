import { median } from '../vision/median.ts';
import { parabolaTop } from '../vision/parabola.ts';

/** A lattice by what repeats in a window of a flat picture, Px: cells begin at `x`, `y`, or half a cell from there. */
export interface Repeat {
  readonly x: number;
  readonly y: number;
  readonly pitchX: number;
  readonly pitchY: number;
  readonly cols: number;
  readonly rows: number;
  /** How surely it repeats, larger with more cells. */
  readonly value: number;
}

/** Sides of the windows that are looked at, Px, and the part of a side between two of them. */
const WINDOWS = [84, 130, 200, 320, 480];
const STRIDE = 0.34;
/** Px of the smallest cell, and the cells that a window must hold each way. */
const LEAST_PITCH = 10.5;
const LEAST_CELLS = 4;
/** Px along an edge over which it is averaged: noise and moiré are shorter. */
const ALONG = 5;
/** A step counts up to so many standard deviations of its window: a window's frame is much stronger than what repeats. */
const MOST_STEP = 2;
/** Correlation of a window with itself one cell on, and of two cells on as a part of that, from which it repeats. */
const REPEATS = 0.3;
const TWICE = 0.6;
/** The shortest period of nearly the best correlation is the pitch: its multiples repeat too. */
const NEARLY_BEST = 0.8;
/** Cells are at most so many times as wide as high, or as high as wide. */
const MOST_OBLONG = 1.9;
/** Lattices that are kept, and the part by which pitches of one lattice may differ. */
const MOST_KEPT = 10;
const SAME_PITCH = 0.06;

/** What repeats both ways in a flat picture's levels, the surest first. */
export function findRepeats(levels: Float32Array, width: number, height: number): Repeat[] {
  const across = stepsAlong(levels, width, height, true);
  const down = stepsAlong(levels, width, height, false);
  const all: Repeat[] = [];
  for (const size of WINDOWS) {
    const stride = Math.round(size * STRIDE);
    for (let top = 0; top + size <= height; top += stride)
      for (let left = 0; left + size <= width; left += stride) {
        const h = periodOf(profileOf(across, left, size, top, size));
        if (!h) continue;
        const v = periodOf(profileOf(down, top, size, left, size));
        if (!v || h.period > MOST_OBLONG * v.period || v.period > MOST_OBLONG * h.period) continue;
        const cols = Math.floor((size - h.phase) / h.period);
        const rows = Math.floor((size - v.phase) / v.period);
        const value = h.likeness * v.likeness * Math.sqrt(rows * cols) * (Math.min(h.strength, v.strength) / size);
        all.push({ x: left + h.phase, y: top + v.phase, pitchX: h.period, pitchY: v.period, cols, rows, value });
      }
  }
  const kept: Repeat[] = [];
  for (const one of all.sort((a, b) => b.value - a.value)) {
    if (kept.length >= MOST_KEPT) break;
    if (!kept.some((known) => isSameLattice(known, one))) kept.push(one);
  }
  return kept.flatMap((one) => {
    const h: Comb = { start: one.x, pitch: one.pitchX, cells: one.cols };
    const v: Comb = { start: one.y, pitch: one.pitchY, cells: one.rows };
    const rows = lanesThatRepeat(across, h, v);
    const cols = lanesThatRepeat(down, v, h);
    if (rows.count < LEAST_CELLS || cols.count < LEAST_CELLS) return [];
    const [x, y] = [one.x + cols.first * one.pitchX, one.y + rows.first * one.pitchY];
    return [{ ...one, x, y, rows: rows.count, cols: cols.count }];
  });
}

/** A lane of cells repeats when it correlates with what all of them have in common by this part of what is usual, and by so much. */
const LIKE_USUAL = 0.5;
const LEAST_LIKE = 0.2;

/** From the first to the last lane (row, or column) of a window whose steps are where those of all its lanes are: the others lie beside the board. */
function lanesThatRepeat(
  steps: Steps,
  { start, pitch, cells }: Comb,
  lanes: Comb,
): { readonly first: number; readonly count: number } {
  const begin = Math.round(start - pitch / 4);
  const size = Math.round((cells + 0.5) * pitch);
  const profiles = Array.from({ length: lanes.cells }, (_, lane) =>
    clipped(profileOf(steps, begin, size, lanes.start + lane * lanes.pitch, lanes.pitch)),
  );
  const common = folded(profiles, pitch);
  const likeness = profiles.map((profile) => {
    let [product, own, all] = [0, 0, 0];
    profile.forEach((v, k) => {
      const usual = common[binAt(k, pitch)] as number;
      product += v * usual;
      own += v * v;
      all += usual * usual;
    });
    return product / Math.sqrt(Math.max(1e-9, own * all));
  });
  const least = Math.max(LEAST_LIKE, LIKE_USUAL * median(likeness));
  const first = likeness.findIndex((value) => value >= least);
  if (first < 0) return { first: 0, count: 0 };
  let last = lanes.cells - 1;
  while ((likeness[last] as number) < least) last--;
  return { first, count: last - first + 1 };
}

function isSameLattice(a: Repeat, b: Repeat): boolean {
  const isSame = (p: number, q: number) => Math.abs(p / q - 1) < SAME_PITCH;
  const doTouch =
    a.x < b.x + b.cols * b.pitchX &&
    b.x < a.x + a.cols * a.pitchX &&
    a.y < b.y + b.rows * b.pitchY &&
    b.y < a.y + a.rows * a.pitchY;
  return doTouch && isSame(a.pitchX, b.pitchX) && isSame(a.pitchY, b.pitchY);
}

/** Steps across short pieces of a picture's columns (or along those of its rows), summed from the first piece on: [pieces before][place]. */
interface Steps {
  readonly sums: readonly Float64Array[];
  readonly places: number;
}

/** Cells of a window along one axis, Px. */
interface Comb {
  readonly start: number;
  readonly pitch: number;
  readonly cells: number;
}

/** The steps from left to right (`isAcross`) or from top to bottom. */
function stepsAlong(levels: Float32Array, width: number, height: number, isAcross: boolean): Steps {
  const [places, length] = isAcross ? [width, height] : [height, width];
  const [step, along] = isAcross ? [1, width] : [width, 1];
  const sums = [new Float64Array(places)];
  for (let from = 0; from + ALONG <= length; from += ALONG) {
    const sum = (sums[sums.length - 1] as Float64Array).slice();
    for (let place = 1; place + 1 < places; place++) {
      let change = 0;
      for (let k = 0, at = from * along + place * step; k < ALONG; k++, at += along)
        change += (levels[at + step] as number) - (levels[at - step] as number);
      sum[place] = (sum[place] as number) + Math.sqrt(Math.abs(change));
    }
    sums.push(sum);
  }
  return { sums, places };
}

/** The steps at `size` places from `start` on, summed over the pieces from `from` on. */
function profileOf({ sums, places }: Steps, start: number, size: number, from: number, deep: number): Float64Array {
  const low = sums[Math.max(0, Math.round(from / ALONG))];
  const high = sums[Math.min(sums.length - 1, Math.round((from + deep) / ALONG))];
  const profile = new Float64Array(size);
  for (let k = Math.max(0, -start); k < size && start + k < places; k++)
    profile[k] = (high?.[start + k] ?? 0) - (low?.[start + k] ?? 0);
  return profile;
}

/** A profile without its mean, in standard deviations, up to the most that counts. */
function clipped(profile: Float64Array): Float64Array {
  let now = profile;
  for (let round = 0; round < 2; round++) {
    const mean = now.reduce((a, b) => a + b, 0) / now.length;
    const spread = spreadOf(now) || 1;
    now = now.map((v) => Math.max(-MOST_STEP, Math.min(MOST_STEP, (v - mean) / spread)));
  }
  return now;
}

function spreadOf(profile: Float64Array): number {
  const mean = profile.reduce((a, b) => a + b, 0) / profile.length;
  return Math.sqrt(profile.reduce((a, b) => a + (b - mean) ** 2, 0) / profile.length);
}

/** The period of a profile and where in it most steps are, or null where it does not repeat. */
function periodOf(
  steps: Float64Array,
): { readonly period: number; readonly phase: number; readonly likeness: number; readonly strength: number } | null {
  const strength = spreadOf(steps);
  const profile = clipped(steps);
  const most = Math.floor(profile.length / LEAST_CELLS);
  const likeness = Float64Array.from({ length: 2 * most + 3 }, (_, lag) => correlation(profile, lag));
  const at = (lag: number) => likeness[lag] as number;
  const peaks: number[] = [];
  for (let lag = Math.floor(LEAST_PITCH); lag <= most; lag++) {
    const isTop = at(lag) >= at(lag - 1) && at(lag) > at(lag + 1) && at(lag) >= REPEATS;
    const two = Math.max(at(2 * lag - 1), at(2 * lag), at(2 * lag + 1));
    if (isTop && two >= TWICE * at(lag)) peaks.push(lag);
  }
  const best = Math.max(0, ...peaks.map(at));
  const lag = peaks.find((peak) => at(peak) >= NEARLY_BEST * best);
  if (lag === undefined) return null;
  // Two cells on, the pitch is known twice as well.
  const two = [2 * lag - 1, 2 * lag, 2 * lag + 1].reduce((a, b) => (at(b) > at(a) ? b : a));
  const top = parabolaTop(at(two - 1), at(two), at(two + 1));
  const period = (two + Math.max(-1, Math.min(1, top))) / 2;
  return { period, phase: phaseOf(profile, period), likeness: at(lag), strength };
}

function correlation(profile: Float64Array, lag: number): number {
  let sum = 0;
  for (let k = 0; k + lag < profile.length; k++) sum += (profile[k] as number) * (profile[k + lag] as number);
  return sum / Math.max(1, profile.length - lag);
}

/** The bin of a place in a period, of as many as it has whole Px. */
function binAt(place: number, period: number): number {
  return Math.floor((((place + 0.5) / period) % 1) * Math.round(period));
}

/** Profiles laid over each other, period by period. */
function folded(profiles: readonly Float64Array[], period: number): Float64Array {
  const sums = new Float64Array(Math.round(period));
  for (const profile of profiles)
    profile.forEach((v, k) => {
      sums[binAt(k, period)] = (sums[binAt(k, period)] as number) + v;
    });
  return sums;
}

/** Where, from 0 to a period, a profile is strongest. */
function phaseOf(profile: Float64Array, period: number): number {
  const sums = folded([profile], period);
  const bins = sums.length;
  const smooth = sums.map((v, k) => 2 * v + (sums[(k + 1) % bins] as number) + (sums[(k + bins - 1) % bins] as number));
  const best = smooth.reduce((a, v, k) => (v > (smooth[a] as number) ? k : a), 0);
  return ((best + 0.5) / bins) * period;
}
