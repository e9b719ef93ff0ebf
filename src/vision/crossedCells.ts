import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import { makeTopology } from '../model/topology.ts';
import type { Axis } from './edgeLines.ts';
import { median } from './median.ts';

/** Cells that a straight edge runs through from one side to the other, as that of a window does and no drawing of a game. */

/** The part of a cell, in the middle, in which an edge must not run all the way through. */
export const MIDDLE = [0.2, 0.8] as const;
/** An edge runs through when it covers this part of the way. */
const ALL_THE_WAY = 0.96;
/** The edge of a window is about as strong all along: this part of it differs by no more (compressed) from its median. */
const EVEN_PART = 0.85;
const EVEN = 9;
/** With edges at more than this part of its positions a cell is dithered or hatched. */
const TEXTURE = 0.4;
/** An edge that runs through the next cell reaches into this one when it covers this part of the way. */
const REACHES_IN = 0.4;
/** If more cells than this part have such an edge, it is how the program draws them. */
const RARE = 0.2;
/** Cells that look alike and have such an edge in so many rows (or columns) are drawn so by their program … */
export const DRAWN_LANES = 3;
/** … and so are those with an edge at the same place, if only of this part of the strength. */
const FAINT = 0.6;

export interface Crossings {
  readonly crossed: readonly boolean[];
  /** Cells so full of edges that lines cannot be told from their texture. */
  readonly textured: readonly boolean[];
}

/**
 * Cells that an edge of this axis runs through, and the next cells along the edge into which it reaches: a window
 * seldom ends where a cell does.
 */
export function crossings(axis: Axis, lattice: Lattice, isLevel: boolean, edge: number): Crossings {
  const { rows, cols } = lattice;
  const boxes = Array.from({ length: rows * cols }, (_, i) => {
    const { x, y, width, height } = cellRect(lattice, i);
    return isLevel
      ? { across: y, size: height, along: x, length: width }
      : { across: x, size: width, along: y, length: height };
  });
  const found = boxes.map((box) => crossedAt(axis, box, edge));
  const textured = found.map((places) => isTexture(places, boxes[0] as Box));
  const isDrawn = drawnPlaces(axis, boxes, textured, edge);
  const at = found.map((places, i) => {
    const box = boxes[i] as Box;
    return textured[i] ? null : (places.find((place) => !isDrawn(place - box.across)) ?? null);
  });
  const flags = at.map((a) => a !== null);
  if (flags.filter(Boolean).length > RARE * boxes.length) return { crossed: boxes.map(() => false), textured };
  const { neighbours } = makeTopology(lattice.shape, rows, cols);
  at.forEach((position, i) => {
    if (position === null) return;
    for (const n of neighbours[i] ?? []) {
      const box = boxes[n] as Box;
      const sameLane = Math.abs(box.across - (boxes[i] as Box).across) < box.size / 2;
      if (sameLane && isCovered(axis, position, box, edge, REACHES_IN)) flags[n] = true;
    }
  });
  return { crossed: flags, textured };
}

/** Whether edges run through a cell at so many places that it is dithered or hatched. */
function isTexture(places: readonly number[], { size }: Box): boolean {
  return places.length > TEXTURE * (MIDDLE[1] - MIDDLE[0]) * size;
}

/** Tells at which places (Px from where a cell begins) edges run through cells of so many rows or columns that they are drawn. */
function drawnPlaces(axis: Axis, boxes: readonly Box[], textured: readonly boolean[], edge: number) {
  const known = new Map<number, boolean>();
  return (place: number): boolean => {
    const key = Math.round(place);
    const lanes = new Set<number>();
    if (!known.has(key)) {
      boxes.forEach((box, i) => {
        const at = Math.round(box.across + place);
        if (textured[i] || lanes.has(box.across) || lanes.size >= DRAWN_LANES) return;
        if ([at, at - 1, at + 1].some((a) => isCovered(axis, a, box, edge * FAINT, ALL_THE_WAY))) lanes.add(box.across);
      });
      known.set(key, lanes.size >= DRAWN_LANES);
    }
    return known.get(key) as boolean;
  };
}

interface Box {
  readonly across: number;
  readonly size: number;
  readonly along: number;
  readonly length: number;
}

/** The positions in the middle of a cell at which an edge runs all the way through. Many of them are a texture. */
function crossedAt(axis: Axis, box: Box, edge: number): number[] {
  const first = Math.ceil(box.across + MIDDLE[0] * box.size);
  const last = Math.floor(box.across + MIDDLE[1] * box.size);
  const found: number[] = [];
  for (let a = first; a <= last; a++)
    if (isCovered(axis, a, box, edge, ALL_THE_WAY) && isEven(axis, a, box)) found.push(a);
  if (found.length === 0 || isTexture(found, box)) return found;
  // Where light falls off all over a cell, each step of it may run through.
  const strengths = Array.from({ length: last - first + 1 }, (_, k) => median(strengthsAt(axis, first + k, box)));
  const usual = median(strengths);
  return found.filter((a) => (strengths[a - first] as number) > usual);
}

/** Whether the edge along position `at` is one line, and not the stroke of a digit with noise above and below. */
function isEven(axis: Axis, at: number, box: Box): boolean {
  const strengths = strengthsAt(axis, at, box);
  const middle = median(strengths);
  return strengths.filter((s) => Math.abs(s - middle) <= EVEN).length >= EVEN_PART * strengths.length;
}

/** The edges (compressed) at position `at` along a cell. */
function strengthsAt({ plane, stepAcross, stepAlong, along }: Axis, at: number, box: Box): number[] {
  const from = Math.max(0, Math.round(box.along));
  const to = Math.min(along, Math.round(box.along + box.length));
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, k) => (plane[at * stepAcross + (from + k) * stepAlong] as number | undefined) ?? 0,
  );
}

/** Whether position `at` is an edge over this part of a cell's length; most are not, which shows after a few pixels. */
function isCovered(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  at: number,
  box: Box,
  edge: number,
  part: number,
): boolean {
  const from = Math.max(0, Math.round(box.along));
  const to = Math.min(along, Math.round(box.along + box.length));
  if (at < 0 || at >= across || to <= from) return false;
  let bare = Math.floor((1 - part) * (to - from) + ROUNDING);
  let i = at * stepAcross + from * stepAlong;
  for (let k = from; k < to; k++, i += stepAlong) if ((plane[i] as number) < edge && bare-- === 0) return false;
  return true;
}

/** Parts of a length in pixels may be off by so much for binary fractions. */
const ROUNDING = 1e-9;
