import type { Gradients } from './gradients.ts';
import { sumEdges } from './gradients.ts';

/** An axis of the picture: its plane of edges and how to step along it. */
export interface Axis {
  readonly plane: Uint8Array;
  /** Distance in the plane between neighbouring positions across the lines, and along them. */
  readonly stepAcross: number;
  readonly stepAlong: number;
  /** Pixels across and along. */
  readonly across: number;
  readonly along: number;
  /** The plane summed along the lines over bands of EDGE_BAND pixels: position a of band b at b · across + a. */
  readonly bands: () => Uint16Array;
}

export function axisX(gradients: Gradients): Axis {
  const { across, width, height } = gradients;
  const bands = () => sumEdges(gradients).columns;
  return { plane: across, stepAcross: 1, stepAlong: width, across: width, along: height, bands };
}

export function axisY(gradients: Gradients): Axis {
  const { down, width, height } = gradients;
  const bands = () => sumEdges(gradients).rows;
  return { plane: down, stepAcross: width, stepAlong: 1, across: height, along: width, bands };
}

/** A side of a cell counts as drawn when this part of it is an edge; the corners are left out. */
export const DRAWN_SIDE = 0.75;
const CORNER = 0.12;

/** The part of the way from `from` to `to` along which an edge runs at position `at` (± 1). */
export function coverage(axis: Axis, at: number, from: number, to: number, edge: number): number {
  return to > from ? edgesAlong(axis, at, from, to, edge, 0) / (to - from) : 0;
}

/**
 * How many pixels from `from` to `to` are an edge at position `at` (± 1); 0 where they are fewer than `least`, which mostly
 * shows long before the end.
 */
export function edgesAlong(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  at: number,
  from: number,
  to: number,
  edge: number,
  least: number,
): number {
  if (at < 1 || at >= across - 1 || from < 0 || to > along) return 0;
  let left = to - from;
  let i = at * stepAcross + from * stepAlong;
  for (let k = from; k < to; k++, i += stepAlong) {
    const isEdge =
      (plane[i] as number) >= edge ||
      (plane[i - stepAcross] as number) >= edge ||
      (plane[i + stepAcross] as number) >= edge;
    if (!isEdge && --left < least) return 0;
  }
  return left;
}

/** Pixels of a side of so many that an edge must cover for the side to be drawn. */
export function leastDrawn(length: number): number {
  return Math.max(1, Math.ceil(DRAWN_SIDE * length));
}

/** Pixels along a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pixels of a cell's side between its corners. */
export function sideSpan(start: number, pitch: number): Span {
  return { from: Math.round(start + CORNER * pitch), to: Math.round(start + (1 - CORNER) * pitch) };
}

/**
 * The edges along some lines of a picture, summed up once, so that any part of them is counted at once: a repetition has
 * hundreds of cells, whose sides are asked about again and again.
 */
export interface EdgeCounts {
  /** How many pixels from `from` to `to` are an edge at the k-th position (± 1); 0 where that is out of the picture. */
  readonly between: (k: number, from: number, to: number) => number;
}

/**
 * Counts the edges at `positions` (pixels across `axis`) between `first` and `last` (pixels along it), beyond which nobody may ask.
 * @param edge compressed strength from which on a step is an edge.
 */
export function countEdges(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  positions: readonly number[],
  first: number,
  last: number,
  edge: number,
): EdgeCounts {
  const start = Math.max(0, first);
  const length = Math.max(0, Math.min(along, last) - start);
  const stride = length + 1;
  const sums = new Uint16Array(positions.length * stride);
  const isInside = positions.map((at) => at >= 1 && at < across - 1);
  const inside = Int32Array.from(positions.keys()).filter((k) => isInside[k]);
  const places = inside.map((k) => (positions[k] as number) * stepAcross + start * stepAlong);
  const isEdge = (i: number) =>
    (plane[i] as number) >= edge ||
    (plane[i - stepAcross] as number) >= edge ||
    (plane[i + stepAcross] as number) >= edge
      ? 1
      : 0;
  // Always along the rows of the picture, which is how it lies in memory.
  if (stepAlong === 1) {
    for (let n = 0; n < inside.length; n++) {
      const to = (inside[n] as number) * stride + 1;
      const place = places[n] as number;
      for (let b = 0, sum = 0; b < length; b++) sums[to + b] = sum += isEdge(place + b);
    }
  } else {
    for (let b = 0; b < length; b++)
      for (let n = 0; n < inside.length; n++) {
        const at = (inside[n] as number) * stride + b;
        sums[at + 1] = (sums[at] as number) + isEdge((places[n] as number) + b * stepAlong);
      }
  }
  return {
    between: (k, from, to) => {
      if (!isInside[k] || from < 0 || to > along) return 0;
      const at = k * stride - start;
      return (sums[at + to] as number) - (sums[at + from] as number);
    },
  };
}
