import type { Rect } from '../model/frame.ts';
import type { Axis } from './edgeLines.ts';
import { CLEAN_EDGE } from './gridLines.ts';

/**
 * Where the cells of a board without lines meet: between the drawings. Edges are counted by cells, not summed, so that a few
 * tall characters among many small ones still show how high a cell's drawing may be.
 */

/** Parts of the cells in which an edge may lie at a place that is still quiet: little lies over the board, or more. */
const QUIET = [0.008, 0.03, 0.09, 0.2];
/** Px in a row that are edges of tiles that meet, or nearly do; more are a drawing. */
const THICKEST_LINE = 2;
/** How much is quiet on both sides of such a line, at least: as a part of the pitch, and Px. Big pixels have gaps too. */
const BESIDE_LINE = 0.075;
const LEAST_BESIDE = 2;
/** Places at which cells may meet that are told of. */
const MOST_PHASES = 5;

/** A phase at which cells may meet: Px from a region's rounded corner, along an axis. */
export interface BorderPhase {
  readonly at: number;
  /** Whether what is quiet ends there, as tiles may have their drawing near one side; else it is a line, or the middle of what is quiet. */
  readonly isEnd: boolean;
}

/** Where cells may meet along an axis, the likeliest first. @param other pitch of the cells along the other axis. */
function borderPhases(
  axis: Axis,
  from: number,
  length: number,
  pitch: number,
  across: Span,
  other: number,
): BorderPhase[] {
  const share = edgeShares(axis, from, length, pitch, across, other);
  const arcs = QUIET.flatMap((quiet) => quietArcs(share, quiet).slice(0, 1));
  const places = [
    ...arcs.map((arc) => ({ bin: middleOf(arc), isEnd: false })),
    ...arcs.flatMap(({ from, to }) => [to, from - 1]).map((bin) => ({ bin, isEnd: true })),
  ];
  const phases: BorderPhase[] = [];
  for (const { bin, isEnd } of places) {
    const at = ((((bin * pitch) / share.length) % pitch) + pitch) % pitch;
    if (!phases.some((known) => phasesApart(known.at, at, pitch) < 1)) phases.push({ at, isEnd });
  }
  return phases.slice(0, MOST_PHASES);
}

/** A stretch of the picture along an axis, Px. */
interface Span {
  readonly from: number;
  readonly length: number;
}

/** How far two phases (Px) of a pitch are apart. */
export function phasesApart(a: number, b: number, pitch: number): number {
  const distance = Math.abs(a - b) % pitch;
  return Math.min(distance, pitch - distance);
}

/** For each Px of a period: in which part of the cells there is an edge. */
function edgeShares(
  { plane, stepAcross, stepAlong, across: size, along }: Axis,
  from: number,
  length: number,
  pitch: number,
  across: Span,
  other: number,
): Float64Array {
  const bins = Math.round(pitch);
  const share = new Float64Array(bins);
  const hits = new Uint32Array(bins);
  const start = Math.max(0, Math.round(from));
  const end = Math.min(size, Math.round(from + length));
  const first = Math.max(0, Math.round(across.from));
  const cells = Math.floor((Math.min(along, across.from + across.length) - first) / other);
  for (let at = start; at < end; at++) {
    const bin = Math.floor((((at - start) % pitch) * bins) / pitch + 0.5) % bins;
    for (let cell = 0; cell < cells; cell++) {
      hits[bin] = (hits[bin] as number) + 1;
      const last = Math.round(first + (cell + 1) * other);
      for (let k = Math.round(first + cell * other); k < last; k++) {
        if ((plane[at * stepAcross + k * stepAlong] as number) < CLEAN_EDGE) continue;
        share[bin] = (share[bin] as number) + 1;
        break;
      }
    }
  }
  return share.map((count, bin) => count / Math.max(1, hits[bin] as number));
}

/** A stretch of a period, in bins from `from` up to `to`, which may be beyond the period's end, and the lines in it. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
}

/** The line of an arc that has one, else its middle. */
function middleOf({ from, to, lines }: Arc): number {
  return lines.length === 1 ? (lines[0] as number) : (from + to - 1) / 2;
}

/** The arcs between drawings, the longest first. Quiet stretches, and those between which there is only a line, are one arc. */
function quietArcs(share: Float64Array, quiet: number): Arc[] {
  const n = share.length;
  const isQuiet = (k: number) => (share[((k % n) + n) % n] as number) <= quiet;
  const start = share.findIndex((_, k) => isQuiet(k) && !isQuiet(k - 1));
  if (start < 0) return [];
  const beside = Math.max(LEAST_BESIDE, BESIDE_LINE * n);
  const stretches: Arc[] = [];
  for (let k = start; k < start + n; k++) {
    if (!isQuiet(k)) continue;
    let to = k;
    while (to < start + n && isQuiet(to)) to++;
    stretches.push({ from: k, to, lines: [] });
    k = to;
  }
  const meet = (a: Arc, b: Arc) => b.from - a.to <= THICKEST_LINE && b.to - b.from >= beside && a.to - a.from >= beside;
  const join = (a: Arc, b: Arc): Arc => ({
    from: a.from,
    to: b.to,
    lines: [...a.lines, (a.to + b.from - 1) / 2, ...b.lines],
  });
  const arcs: Arc[] = [];
  for (const stretch of stretches) {
    const last = arcs[arcs.length - 1];
    if (last && meet(last, stretch)) arcs[arcs.length - 1] = join(last, stretch);
    else arcs.push(stretch);
  }
  const [first, last] = [arcs[0], arcs[arcs.length - 1]];
  if (first && last && first !== last) {
    const next = { from: first.from + n, to: first.to + n, lines: first.lines.map((line) => line + n) };
    if (meet(last, next)) arcs.splice(0, arcs.length, ...arcs.slice(1, -1), join(last, next));
  }
  return arcs.sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** Where cells may meet in a region, along both axes. */
export function bordersIn(region: Rect, x: Axis, y: Axis, pitchX: number, pitchY: number) {
  const { x: left, y: top, width, height } = region;
  return {
    x: borderPhases(x, left, width, pitchX, { from: top, length: height }, pitchY),
    y: borderPhases(y, top, height, pitchY, { from: left, length: width }, pitchX),
  };
}
