import type { Lattice } from '../model/lattice.ts';
import type { LatticeCandidate } from './candidate.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY, sideSpan } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import type { LineFamily } from './gridLines.ts';
import { profileAcross } from './gridLines.ts';
import { likelierPitch } from './likelierPitch.ts';
import { weightedMedian } from './median.ts';
import type { Span } from './repeatingPitch.ts';
import { areSquare, hasStrayed, repeatingPitch, strayed, wholePitch } from './repeatingPitch.ts';

/** Edges up to this part of a pitch from the middle of a line belong to it: bevels and gaps are no wider. */
const LINE_REACH = 0.25;
/** Programs round each line to a whole pixel; lines within this distance (Px) of each other agree. */
const ROUNDING = 0.75;
/** Part of a cell's side that an edge must cover to be drawn, when looked at pixel by pixel. */
const DRAWN = 0.6;
/** An offset belongs to the border between cells when it has this part of the best offset's drawn sides. */
const SHARED = 0.65;
const SHARPNESS = 8;
/** An edge is present on an outer line when it has this part of what it has on inner lines. */
const PRESENT = 0.35;
/** What the border between cells has drawn beyond their texture, at least, as a part of that. */
const LEAST_EXCESS = 0.5;
/** Nothing is drawn between the two edges of a gap: less than this part of the most. */
const HOLLOW = 0.3;

/**
 * Measures a candidate exactly in the full picture: every line of the board is located by itself and a straight
 * fit through all of them gives origin and pitch to a fraction of a pixel over the whole width.
 */
export function measureLattice(gradients: Gradients, candidate: LatticeCandidate): Lattice {
  const { lines, extent, level, edge, bare, isExact } = candidate;
  const x = spanOf(lines.x, extent.left, extent.right);
  const y = spanOf(lines.y, extent.top, extent.bottom);
  const measure = (axis: Axis, span: Span, other: Span, repeating?: number) =>
    bare && isExact
      ? { ...snapped(span.from, span.pitch, 0, span.cells), lines: 0 }
      : bare
        ? measureBare(axis, span, other)
        : measureAxis(axis, span, other, level, edge, repeating);
  let across = measure(axisX(gradients), x, y);
  let down = measure(axisY(gradients), y, x);
  if (!bare && areSquare(x, y) && !areSquare(across, down)) {
    // Where little is drawn along an axis, what repeats there may be chance.
    if (hasStrayed(across, x)) across = measure(axisX(gradients), x, y, down.pitch);
    else if (hasStrayed(down, y)) down = measure(axisY(gradients), y, x, across.pitch);
  }
  if (!bare && areSquare(across, down)) {
    // Cells that are nearly square are square, where the lines of one axis are clearly stronger at the pitch of the other.
    const [high, wide] = [
      { ...x, pitch: down.pitch },
      { ...y, pitch: across.pitch },
    ];
    const asHigh = strayed(across, high) >= DRIFT ? measure(axisX(gradients), x, y, high.pitch) : across;
    const asWide = strayed(down, wide) >= DRIFT ? measure(axisY(gradients), y, x, wide.pitch) : down;
    const widthsGain = strayed(asHigh, high) >= DRIFT ? 0 : asHigh.lines / across.lines;
    const heightsGain = strayed(asWide, wide) >= DRIFT ? 0 : asWide.lines / down.lines;
    if (widthsGain >= Math.max(BETTER_DRAWN, heightsGain)) across = asHigh;
    else if (heightsGain >= BETTER_DRAWN) down = asWide;
  }
  return {
    shape: 'square',
    rows: y.cells,
    cols: x.cells,
    x: across.start,
    y: down.start,
    pitchX: across.pitch,
    pitchY: down.pitch,
    gapX: across.gap,
    gapY: down.gap,
  };
}

/** Px over the whole board from which two pitches are not the same; and by which part lines must be stronger at the pitch of the other axis. */
const DRIFT = 1;
const BETTER_DRAWN = 1.1;

/** Px over the whole board by which the pitch of one without lines may be off before it is measured. */
const FITTED = 1.5;

/** Without lines only the pitch can be measured better, about the middle of the board. */
function measureBare(axis: Axis, span: Span, other: Span) {
  const repeating = repeatingPitch(axis, span, other);
  // It was fitted over the whole board already: what is far off is another repetition.
  const pitch = strayed({ pitch: repeating }, span) <= FITTED ? repeating : span.pitch;
  return { ...snapped(span.from + ((span.pitch - pitch) * span.cells) / 2, pitch, 0, span.cells), lines: 0 };
}

function spanOf({ origin, pitch, phases }: LineFamily, first: number, last: number): Span {
  const low = phases[0] as number;
  const high = phases[phases.length - 1] as number;
  return { from: origin + (low + high) / 2 + first * pitch, cells: last - first, pitch, halfWidth: (high - low) / 2 };
}

/** @param repeating the pitch by which the drawing repeats, where that is known. */
function measureAxis(
  axis: Axis,
  span: Span,
  other: Span,
  level: number,
  edge: number,
  repeating = repeatingPitch(axis, span, other),
) {
  const reach = Math.max(2, Math.min(LINE_REACH * span.pitch, span.halfWidth + 2 ** level + 1));
  const wide = Math.ceil(LINE_REACH * span.pitch);
  const pad = Math.ceil(reach) + wide + 4;
  const start = Math.max(0, Math.floor(span.from) - pad);
  const length = span.cells * span.pitch + 2 * pad;
  const profile = profileAcross(axis, start, length, other.from, other.cells * other.pitch);
  const { phase, pitch, sum } = likelierPitch(profile, start, span, repeating, reach);
  let fit: Fit = { origin: span.from + phase - start, pitch };
  let places = matchLines(profile, fit, span.cells, wide);
  for (let round = 0; round < FIT_ROUNDS; round++) {
    fit = { origin: originOf(places, fit.pitch), pitch };
    places = matchLines(profile, fit, span.cells, wide);
  }
  const absolute = places.map((p) => ({ ...p, pixel: p.pixel + start }));
  const { begin, gap } = borderOf(countOffsets(axis, absolute, span, other, edge), absolute);
  return { ...snapped(fit.origin + start + begin, fit.pitch, gap, span.cells), lines: sum };
}

/** A pitch that is a whole number but for the noise is one, and then the cells begin at whole or half pixels. */
function snapped(start: number, pitch: number, gap: number, cells: number) {
  const whole = wholePitch(pitch, cells);
  if (!Number.isInteger(whole)) return { start, pitch, gap };
  const drift = ((pitch - whole) * cells) / 2;
  return { start: Math.round(2 * (start + drift)) / 2, pitch: whole, gap };
}

const FIT_ROUNDS = 3;

/** Where cells begin after lines that are drawn at these pixels, and how wide the gap between cells is, Px. */
export function borderAt(axis: Axis, pixels: readonly number[], span: Span, other: Span, edge: number) {
  const places = pixels.map((pixel, i) => ({ i, pixel, exact: pixel, weight: 1 }));
  return borderOf(countOffsets(axis, places, span, other, edge), places);
}

/** One line of the board: its number, the pixel it is drawn at, its exact place, and how sure that is. */
interface Place {
  readonly i: number;
  readonly pixel: number;
  readonly exact: number;
  readonly weight: number;
}

interface Fit {
  readonly origin: number;
  readonly pitch: number;
}

/**
 * Finds each line where its surroundings agree best with the mean surroundings of all lines. This works for any
 * drawing of a line: one edge, a bevel, a gap, or a plain line in a dither.
 */
function matchLines(profile: Float64Array, fit: Fit, cells: number, wide: number): Place[] {
  const expected = Array.from({ length: cells + 1 }, (_, i) => Math.round(fit.origin + i * fit.pitch));
  const inner = cells > 3 ? expected.slice(1, -1) : expected;
  const template = new Float64Array(2 * wide + 1);
  for (const at of inner)
    for (let d = -wide; d <= wide; d++) template[d + wide] = (template[d + wide] as number) + (profile[at + d] ?? 0);
  const mean = template.reduce((a, b) => a + b, 0) / template.length;
  const centred = template.map((v) => v - mean);
  const agreement = (at: number) => {
    let sum = 0;
    for (let d = -wide; d <= wide; d++) sum += (profile[at + d] ?? 0) * (centred[d + wide] as number);
    return sum;
  };
  return expected.map((at, i) => {
    const scores = Array.from({ length: 2 * SHIFTS + 3 }, (_, k) => agreement(at + k - SHIFTS - 1));
    let best = SHIFTS + 1;
    for (let k = 1; k <= 2 * SHIFTS + 1; k++) if ((scores[k] as number) > (scores[best] as number)) best = k;
    const pixel = at + best - SHIFTS - 1;
    const outer = i === 0 || i === cells;
    const weight = Math.max(0, scores[best] as number) * (outer && cells > 3 ? OUTER_WEIGHT : 1);
    return { i, pixel, exact: pixel, weight };
  });
}

/** How far (Px) from its expected place a line is looked for; programs round each line to a whole pixel. */
const SHIFTS = 2;
/** The outer lines are drawn unlike the inner ones, so they hardly count. */
const OUTER_WEIGHT = 0.05;

/** The weighted median of where the lines put the first one: few oddly drawn lines do not move it. */
function originOf(places: readonly Place[], pitch: number): number {
  const starts = places.map(({ i, exact, weight }) => ({ start: exact - i * pitch, weight }));
  const middle = weightedMedian(starts.map(({ start: value, weight }) => ({ value, weight })));
  let near = 0;
  let mass = 0;
  for (const { start, weight } of starts) {
    if (Math.abs(start - middle) > ROUNDING) continue;
    near += weight * start;
    mass += weight;
  }
  return mass > 0 ? near / mass : middle;
}

/** For each offset around the lines: how many sides are drawn there, on inner lines and on the two outer ones. */
interface Offsets {
  readonly wide: number;
  readonly inner: Float64Array;
  readonly first: Float64Array;
  readonly last: Float64Array;
  /** Drawn "sides" at offsets inside the cells: what texture alone gives. */
  readonly background: number;
}

function countOffsets(axis: Axis, places: readonly Place[], span: Span, other: Span, edge: number): Offsets {
  const wide = Math.ceil(LINE_REACH * span.pitch);
  const counted = () => new Float64Array(2 * wide + 1);
  const offsets = { wide, inner: counted(), first: counted(), last: counted() };
  const width = Math.max(1, Math.min(MOST_PIXELS, Math.round(PART * span.pitch)));
  const inside = PARTS.map(() => new Float64Array(width));
  const drawnAt = (at: number) => {
    let drawn = 0;
    for (let j = 0; j < other.cells; j++) {
      const { from, to } = sideSpan(other.from + j * other.pitch, other.pitch);
      if (exactCoverage(axis, at, from, to, edge) >= DRAWN) drawn++;
    }
    return drawn;
  };
  for (const [n, { pixel }] of places.entries()) {
    const into = n === 0 ? offsets.first : n === places.length - 1 ? offsets.last : offsets.inner;
    for (let d = -wide; d <= wide; d++) into[d + wide] = (into[d + wide] as number) + drawnAt(pixel + d);
    if (into !== offsets.inner) continue;
    inside.forEach((drawn, part) => {
      const from = Math.round(pixel + (PARTS[part] as number) * span.pitch);
      for (let k = 0; k < drawn.length; k++) drawn[k] = (drawn[k] as number) + drawnAt(from + k);
    });
  }
  const textures = inside.map((drawn) => drawn.sort()[Math.floor(TEXTURE * drawn.length)] as number);
  return { ...offsets, background: Math.min(...textures) };
}

/**
 * Texture is everywhere within a cell: it is measured in parts that begin at these places, as parts of the pitch, each
 * so wide and at most so many pixels. Dithers repeat within these.
 */
const PARTS = [0.26, 0.38, 0.5, 0.62];
const PART = 0.12;
const MOST_PIXELS = 8;
/** Of the offsets of a part, ordered by what is drawn, the one at this place is the texture: a single line is none. */
const TEXTURE = 0.8;

/**
 * Where cells begin and end around a line. The border between cells is made of the edges that many sides share, and
 * cells meet in its middle. Only if it is two edges with nothing between them, and the board's first line lacks the
 * first of them and the last line the last, is it a gap that belongs to no cell.
 */
function borderOf(offsets: Offsets, places: readonly Place[]): { readonly begin: number; readonly gap: number } {
  const { wide, inner, first, last, background } = offsets;
  const excess = inner.map((count) => Math.max(0, count - background));
  const most = excess.reduce((a, b) => Math.max(a, b), 0);
  // No more is drawn around the lines than inside the cells: the texture says nothing of their border.
  if (most < LEAST_EXCESS * background) return { begin: 0, gap: 0 };
  const shared = [...excess.keys()].filter((k) => most > 0 && (excess[k] as number) >= SHARED * most);
  const low = shared[0] ?? wide;
  const high = shared[shared.length - 1] ?? wide;
  const between = excess.slice(low + 1, high);
  const hollow = between.length > 0 && between.every((e) => e < HOLLOW * most);
  const share = PRESENT / Math.max(1, places.length - 2);
  const missing = (outer: Float64Array, k: number) => (outer[k] as number) < share * (inner[k] as number);
  if (hollow && missing(first, low) && missing(last, high)) return { begin: high - wide, gap: high - low };
  return { begin: centreOf(excess, low, high) - wide, gap: 0 };
}

/** Centre of the strong counts from `low` to `high`; the power keeps those that few cells share from pulling. */
function centreOf(counts: Float64Array, low: number, high: number): number {
  let sum = 0;
  let mass = 0;
  const most = Math.max(...counts.slice(low, high + 1), 1);
  for (let k = low; k <= high; k++) {
    const weight = ((counts[k] as number) / most) ** SHARPNESS;
    sum += weight * k;
    mass += weight;
  }
  return mass > 0 ? sum / mass : (low + high) / 2;
}

function exactCoverage(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  at: number,
  from: number,
  to: number,
  edge: number,
): number {
  if (at < 0 || at >= across || from < 0 || to > along || to <= from) return 0;
  let hits = 0;
  let i = at * stepAcross + from * stepAlong;
  for (let k = from; k < to; k++, i += stepAlong) if ((plane[i] as number) >= edge) hits++;
  return hits / (to - from);
}
