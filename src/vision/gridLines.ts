import type { Rect } from '../model/frame.ts';
import type { Fold } from './comb.ts';
import { foldPeaks, foldProfile, refinePitch } from './comb.ts';
import type { Axis, EdgeCounts, Span } from './edgeLines.ts';
import { axisX, axisY, countEdges, leastDrawn, sideSpan } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import { EDGE_BAND } from './gradients.ts';
import type { Repetition } from './repetition.ts';

/**
 * The two families of parallel lines that separate cells. A line of a family can be drawn as several close edges
 * (a bevel, a gap); `phases` are their offsets from `origin`, in Px, ascending and all within less than a pitch.
 * Line i lies at origin + phase + i · pitch, and a Px further on for each of the first `wide` cells before it.
 */
export interface LineFamily {
  readonly origin: number;
  readonly pitch: number;
  readonly phases: readonly number[];
  readonly wide?: number;
}

export interface GridLines {
  readonly x: LineFamily;
  readonly y: LineFamily;
}

/** Pitches found in tiles are true to this part of themselves, and, where lines are rounded to pixels, to so many Px. */
const PITCH_RANGE = 0.03;
const ROUNDED_RANGE = 0.7;

/** By which part of itself a pitch found in tiles may be wrong. */
export function pitchRange(pitch: number): number {
  return Math.max(PITCH_RANGE, ROUNDED_RANGE / pitch);
}

/** Edges looked at a period, and how high one must be against the highest. */
const MOST_PEAKS = 4;
const LEAST_PEAK_SHARE = 0.3;
/** A phase belongs to the lines when it carries this part of the best phase's drawn sides … */
const BELONGS = 0.5;
/** … and lies this near to it, as a part of the pitch: bevels and gaps are no wider. */
const NEAR = 0.3;
/** Compressed strength of an edge in a clean picture (a step of 3 levels). */
export const CLEAN_EDGE = 6;
/** How far above the strength of ordinary texture an edge stands out. */
const ABOVE_TEXTURE = 5;

/** The edges of a repetition along both axes, folded at its pitches. */
export interface Folds {
  readonly x: Fold;
  readonly y: Fold;
}

/**
 * Finds the lines of a repetition (`region`, and `foldRepetition` of it): exact pitches, and the phases at which sides of
 * cells are drawn. Phases are tried in pairs, because a side can only be recognised between the two lines that end it.
 */
export function findGridLines(
  gradients: Gradients,
  region: Rect,
  { x: foldX, y: foldY }: Folds,
  edge: number,
): GridLines {
  const peaksX = foldPeaks(foldX, MOST_PEAKS, LEAST_PEAK_SHARE);
  const peaksY = foldPeaks(foldY, MOST_PEAKS, LEAST_PEAK_SHARE);
  const alongX = { start: region.x, length: region.width, pitch: foldX.pitch };
  const alongY = { start: region.y, length: region.height, pitch: foldY.pitch };
  const upright = linesAt(axisX(gradients), peaksX, alongX, alongY, edge);
  const level = linesAt(axisY(gradients), peaksY, alongY, alongX, edge);
  const drawn = upright.map((ux) => level.map((ly) => ({ x: drawnOn(ux, ly), y: drawnOn(ly, ux) })));
  let best = { x: 0, y: 0, sides: -1 };
  drawn.forEach((row, x) => {
    row.forEach((d, y) => {
      if (d.x + d.y > best.sides) best = { x, y, sides: d.x + d.y };
    });
  });
  const phasesX = belonging(peaksX, (k) => drawn[k]?.[best.y]?.x ?? 0);
  const phasesY = belonging(peaksY, (k) => drawn[best.x]?.[k]?.y ?? 0);
  return {
    x: {
      origin: Math.max(0, Math.round(region.x)),
      pitch: foldX.pitch,
      phases: alignPhases(phasesX, peaksX[best.x] ?? 0, foldX.pitch),
    },
    y: {
      origin: Math.max(0, Math.round(region.y)),
      pitch: foldY.pitch,
      phases: alignPhases(phasesY, peaksY[best.y] ?? 0, foldY.pitch),
    },
  };
}

/** The edges of a repetition, folded at its exact pitches; positions from the region's rounded corner. */
export function foldRepetition(gradients: Gradients, { region, pitchX, pitchY }: Repetition): Folds {
  const { across, down } = profilesOf(gradients, region);
  return { x: refinePitch(across, pitchX, pitchRange(pitchX)), y: refinePitch(down, pitchY, pitchRange(pitchY)) };
}

/** The same at pitches that are known exactly. */
export function foldAt(
  gradients: Gradients,
  { region, pitchX, pitchY }: Pick<Repetition, 'region' | 'pitchX' | 'pitchY'>,
) {
  const { across, down } = profilesOf(gradients, region);
  return { x: foldProfile(across, pitchX), y: foldProfile(down, pitchY) };
}

function profilesOf(gradients: Gradients, { x, y, width, height }: Rect) {
  return {
    across: profileAcross(axisX(gradients), x, width, y, height),
    down: profileAcross(axisY(gradients), y, height, x, width),
  };
}

/**
 * Sums an axis' plane over a band along its lines: one value a position across them. Whole bands of EDGE_BAND pixels are summed
 * already (`sumEdges`), only what is left at their ends is read.
 */
export function profileAcross(
  axis: Axis,
  from: number,
  length: number,
  bandFrom: number,
  bandLength: number,
): Float64Array {
  const a0 = Math.max(0, Math.round(from));
  const a1 = Math.min(axis.across, Math.round(from + length));
  const b0 = Math.max(0, Math.round(bandFrom));
  const b1 = Math.min(axis.along, Math.round(bandFrom + bandLength));
  const profile = new Float64Array(Math.max(0, a1 - a0));
  const firstBand = Math.ceil(b0 / EDGE_BAND);
  const endBand = b1 === axis.along ? Math.ceil(b1 / EDGE_BAND) : Math.floor(b1 / EDGE_BAND);
  if (endBand <= firstBand) {
    addLines(axis, a0, b0, b1, profile);
    return profile;
  }
  const sums = axis.bands();
  for (let band = firstBand; band < endBand; band++) {
    const start = band * axis.across + a0;
    for (let a = 0; a < profile.length; a++) profile[a] = (profile[a] as number) + (sums[start + a] as number);
  }
  addLines(axis, a0, b0, firstBand * EDGE_BAND, profile);
  addLines(axis, a0, endBand * EDGE_BAND, b1, profile);
  return profile;
}

/** Adds the lines b0 … b1 − 1 of a plane to a profile of it that starts at `a0`. */
function addLines(
  { plane, stepAcross, stepAlong }: Axis,
  a0: number,
  b0: number,
  b1: number,
  profile: Float64Array,
): void {
  // Always along the rows of the picture, which is how it lies in memory.
  if (stepAcross === 1) {
    for (let b = b0; b < b1; b++) {
      const row = a0 + b * stepAlong;
      for (let a = 0; a < profile.length; a++) profile[a] = (profile[a] as number) + (plane[row + a] as number);
    }
    return;
  }
  for (let a = 0; a < profile.length; a++) {
    const row = (a0 + a) * stepAcross;
    let sum = 0;
    for (let b = b0; b < b1; b++) sum += plane[row + b] as number;
    profile[a] = (profile[a] as number) + sum;
  }
}

/**
 * What may count as an edge here, the likeliest first: what stands out from most of the region's pixels, and fixed
 * steps above and below, because noise may be on the board only, and small bevelled cells are mostly edges.
 */
export function edgeThresholds({ across, width }: Gradients, { x, y, width: w, height: h }: Rect): number[] {
  const counts = new Uint32Array(64);
  let total = 0;
  for (let row = Math.round(y); row < y + h; row += 3) {
    for (let col = Math.round(x); col < x + w; col += 3) {
      const strength = across[row * width + col];
      if (strength === undefined) continue;
      counts[strength] = (counts[strength] as number) + 1;
      total++;
    }
  }
  let seen = 0;
  let typical = 0;
  while (typical < 63 && seen + (counts[typical] as number) < TEXTURE_SHARE * total)
    seen += counts[typical++] as number;
  const first = typical === 0 ? CLEAN_EDGE : Math.max(CLEAN_EDGE, typical + ABOVE_TEXTURE);
  return [first, ...OTHER_EDGES.filter((edge) => Math.abs(edge - first) > SAME_EDGE)];
}

/** Steps of 8, 20 and 3 levels; and thresholds that are nearly the same. */
const OTHER_EDGES = [13, 21, CLEAN_EDGE];
const SAME_EDGE = 3;

/** The part of a region's pixels that are taken to be texture, not edges. */
const TEXTURE_SHARE = 0.6;

/** The lines of one axis at one phase of a repetition, and the sides of cells between them. */
interface Lines {
  readonly count: number;
  readonly spans: readonly Span[];
  readonly edges: EdgeCounts;
}

/** What a region spans of an axis, and the pitch at which it repeats there. */
interface Along {
  readonly start: number;
  readonly length: number;
  readonly pitch: number;
}

/** The lines at each of some phases across an axis; `other` is what the region spans along them. */
function linesAt(
  axis: Axis,
  phases: readonly number[],
  { start, length, pitch }: Along,
  other: Along,
  edge: number,
): Lines[] {
  // The last line may lie at the region's end: the sides beyond it count too.
  const [first, last] = [Math.floor(other.start), Math.ceil(other.start + other.length + other.pitch)];
  return phases.map((phase) => {
    const count = Math.max(0, Math.floor((length - phase) / pitch) + 1);
    const places = Array.from({ length: count }, (_, i) => start + phase + i * pitch);
    const spans = places.map((place) => sideSpan(place, pitch));
    return { count, spans, edges: countEdges(axis, places.map(Math.round), first, last, edge) };
  });
}

/** How many sides of cells are drawn on `lines`, each between two of the lines that cross them. */
function drawnOn({ count, edges }: Lines, { spans }: Lines): number {
  let drawn = 0;
  for (const { from, to } of spans) {
    const least = leastDrawn(to - from);
    for (let k = 0; k < count; k++) if (edges.between(k, from, to) >= least) drawn++;
  }
  return drawn;
}

function belonging(peaks: readonly number[], sides: (peak: number) => number): number[] {
  const most = Math.max(1, ...peaks.map((_, k) => sides(k)));
  return peaks.filter((_, k) => sides(k) >= BELONGS * most);
}

/** Phases as signed offsets around the main one, ascending; those far from it are dropped. */
function alignPhases(phases: readonly number[], main: number, pitch: number): number[] {
  const all = phases.length > 0 ? phases : [main];
  return all
    .map((phase) => {
      const offset = (((phase - main) % pitch) + pitch) % pitch;
      return main + (offset > pitch / 2 ? offset - pitch : offset);
    })
    .filter((phase) => Math.abs(phase - main) <= NEAR * pitch)
    .sort((a, b) => a - b);
}
