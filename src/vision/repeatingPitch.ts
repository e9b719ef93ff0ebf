import type { Axis } from './edgeLines.ts';
import { sideSpan } from './edgeLines.ts';
import { profileAcross } from './gridLines.ts';
import { remembered } from './once.ts';
import { parabolaTop } from './parabola.ts';

/** The lines of a board across one axis, as they are known before they are measured. */
export interface Span {
  /** Middle of the first line's edges, Px. */
  readonly from: number;
  readonly cells: number;
  readonly pitch: number;
  /** Largest distance of an edge of a line from its middle. */
  readonly halfWidth: number;
}

/** Lags (Px) around the expected ones that are tried; the longest lag, in cells. */
const LAG_SLACK = 2;
const LONGEST_LAG = 12;
/** The first lags, in cells, are judged together, over this part of the pitch up and down: it was only folded. */
const FIRST_LAGS = 3;
const FIRST_SLACK = 0.07;
/** What the furthest of these pitches loses against the folded one. */
const FOLDED_TRUST = 0.5;
/** Steps of the pitch there, Px. */
const PITCH_STEP = 0.25;

/**
 * The pitch by which the drawing repeats: each row of cells is laid over itself 1, 2, 3 … cells further on. Like cells
 * fall on like ones, so cells that are drawn differently (a closed cell's bevel, an open cell's line) do not bend it.
 */
export function repeatingPitch(axis: Axis, span: Span, other: Span): number {
  const length = span.cells * span.pitch;
  const bands = Array.from({ length: other.cells }, (_, j) => {
    const { from, to } = sideSpan(other.from + j * other.pitch, other.pitch);
    return centred(smooth(profileAcross(axis, span.from, length, from, to - from)));
  });
  const longest = Math.min(LONGEST_LAG, span.cells - 2);
  const repeats = repeatsOf(bands);
  let pitch = firstPitch(repeats, span.pitch, Math.min(FIRST_LAGS, longest));
  let top = 0;
  let bottom = 0;
  for (let k = 1; k <= longest; k++) {
    const expected = Math.round(k * pitch);
    const scores = Array.from({ length: 2 * LAG_SLACK + 1 }, (_, n) => repeats(expected + n - LAG_SLACK));
    const best = scores.indexOf(Math.max(...scores));
    const weight = (span.cells - k) * k * k * (scores[best] as number);
    if (best === 0 || best === 2 * LAG_SLACK || !(weight > 0)) continue;
    const [before, here, after] = scores.slice(best - 1, best + 2) as [number, number, number];
    top += (weight * (expected + best - LAG_SLACK + parabolaTop(before, here, after))) / k;
    bottom += weight;
    pitch = top / bottom;
  }
  return isAsGood(repeats, Math.round(pitch), pitch, span.cells) ? Math.round(pitch) : pitch;
}

/** Px over the whole board that the whole pitch may differ from the one measured, and what it must repeat, a part. */
const ROUNDED = 2.5;
const AS_GOOD = 0.92;

/** Whether a drawing repeats as well at a whole pitch near the measured one: most programs draw cells of whole pixels. */
function isAsGood(repeats: Repeats, whole: number, pitch: number, cells: number): boolean {
  if (Math.abs(pitch - whole) * cells > ROUNDED) return false;
  const total = (pitch: number) => {
    let sum = 0;
    for (let k = 1; k <= Math.min(LONGEST_LAG, cells - 2); k++) sum += (cells - k) * repeats(k * pitch);
    return sum;
  };
  return total(whole) >= AS_GOOD * total(pitch);
}

/** Px over the whole board that a pitch may be off a whole number for noise. */
const WHOLE_PITCH = 0.6;

/** A pitch that is a whole number but for the noise is one. */
export function wholePitch(pitch: number, cells: number): number {
  const whole = Math.round(pitch);
  return Math.abs(pitch - whole) * cells > WHOLE_PITCH ? pitch : whole;
}

/**
 * The pitch near the folded one at which its first multiples repeat best together: edges of a bevel repeat within a cell
 * too, but at one lag only. A texture repeats at every lag, and then the folded pitch stays.
 */
function firstPitch(repeats: Repeats, folded: number, lags: number): number {
  const slack = Math.max(LAG_SLACK, FIRST_SLACK * folded);
  const steps = Math.ceil(slack / PITCH_STEP);
  const pitches = Array.from({ length: 2 * steps + 1 }, (_, n) => folded + (n - steps) * PITCH_STEP);
  const sums = pitches.map((pitch) => {
    let sum = 0;
    for (let k = 1; k <= lags; k++) sum += repeats(k * pitch);
    return sum;
  });
  const prior = (n: number) => 1 - FOLDED_TRUST * ((n - steps) / steps) ** 2;
  let best = steps;
  let most = 0;
  for (let n = 1; n < 2 * steps; n++) {
    const sum = sums[n] as number;
    if (sum < (sums[n - 1] as number) || sum < (sums[n + 1] as number) || sum * prior(n) <= most) continue;
    most = sum * prior(n);
    best = n;
  }
  return pitches[best] as number;
}

/** Blurred over a pixel each way: lines that a fractional pitch sets on different parts of a pixel repeat all the same. */
function smooth(profile: Float64Array): Float64Array {
  return profile.map((v, i) => ((profile[i - 1] ?? v) + 2 * v + (profile[i + 1] ?? v)) / 4);
}

function centred(profile: Float64Array): Float64Array {
  const mean = profile.reduce((a, b) => a + b, 0) / Math.max(1, profile.length);
  return profile.map((v) => v - mean);
}

/** How well a drawing repeats after so many Px, a value. */
type Repeats = (lag: number) => number;

/** Whole lags are measured when they are first asked about, those between are in between. */
function repeatsOf(bands: readonly Float64Array[]): Repeats {
  const at = remembered((lag: number) => repetition(bands, lag));
  return (lag) => {
    const low = Math.floor(lag);
    return lag === low ? at(low) : at(low) + (lag - low) * (at(low + 1) - at(low));
  };
}

/** How well the bands repeat after a whole number of Px. */
function repetition(bands: readonly Float64Array[], lag: number): number {
  let sum = 0;
  let count = 0;
  for (const band of bands) {
    for (let i = lag; i < band.length; i++) sum += (band[i] as number) * (band[i - lag] as number);
    count += Math.max(0, band.length - lag);
  }
  return count > 0 ? sum / count : 0;
}

type Pitched = Pick<Span, 'pitch'>;

/** Cells whose pitches differ by no more than this part are square. */
const SQUARE = 0.015;

/** Whether cells of two pitches are square. */
export function areSquare(x: Pitched, y: Pitched): boolean {
  return Math.abs(x.pitch / y.pitch - 1) <= SQUARE;
}

/** By how many Px over a whole board a measured pitch is another than a known one, as the folded one. */
export function strayed({ pitch }: Pitched, span: Pick<Span, 'pitch' | 'cells'>): number {
  return Math.abs(pitch - span.pitch) * span.cells;
}

/** A measured pitch is another than the folded one where the last line is off by this part of a cell; widths that are shared out in whole pixels bend it by less. */
const STRAYED = 0.25;

/** Whether a measured pitch is clearly another than the folded one. */
export function hasStrayed(measured: Pitched, span: Span): boolean {
  return strayed(measured, span) > STRAYED * span.pitch;
}
