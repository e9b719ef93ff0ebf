import type { Frame } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import { weightedMedian } from '../vision/median.ts';
import { compose, scaling } from './homography.ts';
import type { Box, View } from './rectify.ts';
import { rectifyBox, seenAt } from './rectify.ts';
import { solveLinear } from './solveLinear.ts';

/** The cells that a lattice is measured on: from `left`, `top` up to (not including) `right`, `bottom`, in Grid. */
export type CellBox = Box;

/** Px of a cell in the flat picture that is measured. */
const PITCH = 20;
/** A side is looked for up to this part of a cell from where it should be. */
const REACH = 0.3;
/** The part of a side's length that is measured: corners belong to two. */
const ALONG = [0.15, 0.85] as const;
/** A side is drawn when it is so much more like the mean side than the middle of a cell is. */
const DRAWN = 1.25;
/** Sides further off than so many times the usual error do not count: Tukey's biweight. */
const TUKEY = 4.7;

/** One side of a cell: where it should be (Grid), across which axis it was measured, and by how much it is off (Grid). */
interface SideSight {
  readonly at: Point;
  readonly isUpright: boolean;
  readonly shift: number;
  readonly weight: number;
}

export interface Refined {
  readonly view: View;
  /** The usual distance of a drawn side from where the view puts it, in cells. */
  readonly error: number;
  /** The part of the box's sides that are drawn. */
  readonly drawn: number;
}

/**
 * Fits a view of a board (Grid to photo) to the sides of its cells: each side is found by its likeness to the mean side, and the
 * homography and the lens' bend that put all of them right are found by robust least squares (Gauss-Newton, Tukey weights).
 * Where lines are is only known up to a shift of all: cells may begin on either rim of a drawn line.
 */
export function refineView(photo: Frame, start: View, box: CellBox, rounds = 3): Refined {
  let refined: Refined = { view: start, error: 1, drawn: 0 };
  for (let round = 0; round < rounds; round++) {
    const sights = measureSides(photo, refined.view, box);
    const cells = 2 * (box.right - box.left) * (box.bottom - box.top);
    const fitted = fitView(refined.view, sights);
    refined = { ...fitted, drawn: sights.length / cells };
  }
  return refined;
}

/** A side further off than this part of a cell is not one of the lattice. */
const ON_LINE = 0.12;

/** Which part of the sides within each column and row of a box (by its first Grid line) is drawn where it should be. */
export function drawnLanes(photo: Frame, view: View, box: CellBox) {
  const [cols, rows] = [box.right - box.left, box.bottom - box.top];
  const columns = new Float32Array(cols);
  const lines = new Float32Array(rows);
  const count = (lanes: Float32Array, lane: number, part: number) => {
    if (lane >= 0 && lane < lanes.length) lanes[lane] = (lanes[lane] as number) + part;
  };
  for (const { at, isUpright, shift } of measureSides(photo, view, box)) {
    if (Math.abs(shift) > ON_LINE) continue;
    const col = isUpright ? at.x - box.left : Math.floor(at.x) - box.left;
    const row = isUpright ? Math.floor(at.y) - box.top : at.y - box.top;
    // A line between two lanes is a side of both.
    for (const c of isUpright ? [col - 1, col] : [col]) count(columns, c, 1 / (3 * rows + 1));
    for (const r of isUpright ? [row] : [row - 1, row]) count(lines, r, 1 / (3 * cols + 1));
  }
  return {
    column: (col: number) => columns[col - box.left] ?? 0,
    row: (row: number) => lines[row - box.top] ?? 0,
  };
}

/** The level (0 to 255, green counts double) of a frame's pixels. */
export function levelsOf({ data, width, height }: Frame): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 4)
    out[i] = ((data[j] as number) + 2 * (data[j + 1] as number) + (data[j + 2] as number)) / 4;
  return out;
}

function measureSides(photo: Frame, view: View, box: CellBox): SideSight[] {
  const [cols, rows] = [box.right - box.left, box.bottom - box.top];
  const { left, top, right, bottom } = box;
  const around = { left: left - 0.5, top: top - 0.5, right: right + 0.5, bottom: bottom + 0.5 };
  const flat = rectifyBox(photo, view, around, PITCH);
  const levels = levelsOf(flat);
  const measure = (isUpright: boolean) => {
    const [across, along] = isUpright ? [1, flat.width] : [flat.width, 1];
    const [lines, pieces] = isUpright ? [cols + 1, rows] : [rows + 1, cols];
    return lineUp(levels, across, along, lines, pieces).map(({ line, piece, shift, weight }): SideSight => {
      const at = isUpright
        ? { x: box.left + line, y: box.top + piece + 0.5 }
        : { x: box.left + piece + 0.5, y: box.top + line };
      return { at, isUpright, shift: shift / PITCH, weight };
    });
  };
  return [...measure(true), ...measure(false)];
}

interface LineSight {
  readonly line: number;
  readonly piece: number;
  /** Px. */
  readonly shift: number;
  readonly weight: number;
}

const HALF = Math.round(REACH * PITCH);
const WIDE = HALF + Math.round(0.2 * PITCH);

/** Where the pieces of lines are in a flat picture of levels whose first cell begins half a cell from its rim. */
function lineUp(levels: Float32Array, across: number, along: number, lines: number, pieces: number): LineSight[] {
  const size = 2 * WIDE + 1;
  const count = lines * pieces;
  const edges = new Float32Array(count * size);
  const [from, to] = ALONG.map((part) => Math.round((part + 0.5) * PITCH)) as [number, number];
  const profile = new Float32Array(size + 2);
  for (let line = 0; line < lines; line++)
    for (let piece = 0; piece < pieces; piece++) {
      profile.fill(0);
      for (let d = -WIDE - 1; d <= WIDE + 1; d++) {
        const x = (line + 0.5) * PITCH + d;
        // Beyond the picture a level goes on as it ends.
        const within = Math.min(Math.max(x, 0), lines * PITCH - 1);
        let at = within * across + (piece * PITCH + from) * along;
        let sum = 0;
        for (let k = from; k < to; k++, at += along) sum += levels[at] as number;
        profile[d + WIDE + 1] = sum / (to - from);
      }
      const into = (line * pieces + piece) * size;
      for (let k = 0; k < size; k++)
        edges[into + k] = Math.sqrt(Math.abs((profile[k + 2] as number) - (profile[k] as number)));
    }
  const template = meanOf(edges, count, size);
  const found: LineSight[] = [];
  const scores = new Float32Array(2 * HALF + 1);
  const mean = template.reduce((a, b) => a + b, 0) / size;
  const centred = template.map((v) => v - mean);
  const energy = Math.sqrt(centred.reduce((a, b) => a + b * b, 0)) || 1;
  for (let i = 0; i < count; i++) {
    let best = 0;
    for (let s = -HALF; s <= HALF; s++) {
      let sum = 0;
      for (let k = 0; k < size; k++) {
        const at = k + s;
        if (at >= 0 && at < size) sum += (edges[i * size + at] as number) * (centred[k] as number);
      }
      scores[s + HALF] = sum / energy;
      if (sum / energy > (scores[best] as number)) best = s + HALF;
    }
    const peak = scores[best] as number;
    if (best === 0 || best === 2 * HALF || peak < DRAWN) continue;
    const [low, high] = [scores[best - 1] as number, scores[best + 1] as number];
    const bow = low - 2 * peak + high;
    const shift = best - HALF + (bow < 0 ? (low - high) / (2 * bow) : 0);
    found.push({ line: Math.floor(i / pieces), piece: i % pieces, shift, weight: Math.min(6, peak) ** 2 });
  }
  return found;
}

/** The mean surroundings of a line, of which the middle counts most so that it stays in the middle. */
function meanOf(edges: Float32Array, count: number, size: number): Float32Array {
  const mean = new Float32Array(size);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < size; k++) mean[k] = (mean[k] as number) + (edges[i * size + k] as number) / count;
  const window = Float32Array.from(
    { length: size },
    (_, k) => Math.cos(((k - WIDE) / (WIDE + 1)) * (Math.PI / 2)) ** 2,
  );
  return mean.map((v, k) => v * (window[k] as number));
}

/** Eight numbers of a homography and the bend. */
const PARAMETERS = 9;
const FIT_ROUNDS = 4;

function fitView(start: View, sights: readonly SideSight[]): { readonly view: View; readonly error: number } {
  if (sights.length < 12) return { view: start, error: 1 };
  const targets = sights.map(({ at, isUpright, shift, weight }) => {
    const h = 0.01;
    const there = seenAt(start, isUpright ? { x: at.x + shift, y: at.y } : { x: at.x, y: at.y + shift });
    const here = seenAt(start, at);
    const next = seenAt(start, isUpright ? { x: at.x + h, y: at.y } : { x: at.x, y: at.y + h });
    const cell = Math.hypot(next.x - here.x, next.y - here.y) / h;
    return { at, there, weight, n: { x: (next.x - here.x) / (h * cell), y: (next.y - here.y) / (h * cell) }, cell };
  });
  // The correction acts in a frame of about ±1 so that all its numbers are alike.
  const span = Math.max(...sights.map(({ at }) => Math.max(Math.abs(at.x), Math.abs(at.y))), 1);
  let view = start;
  let error = 1;
  for (let round = 0; round < FIT_ROUNDS; round++) {
    const residuals = targets.map(({ at, there, n, cell }) => {
      const p = seenAt(view, at);
      return ((p.x - there.x) * n.x + (p.y - there.y) * n.y) / cell;
    });
    error =
      1.48 * weightedMedian(targets.map(({ weight }, i) => ({ value: Math.abs(residuals[i] as number), weight })));
    const limit = TUKEY * Math.max(error, 0.01);
    const nearby = nearbyViews(view, span);
    const normal = new Float64Array(PARAMETERS * PARAMETERS);
    const right = new Float64Array(PARAMETERS);
    targets.forEach(({ at, n, weight, cell }, i) => {
      const r = residuals[i] as number;
      if (Math.abs(r) >= limit) return;
      const w = weight * (1 - (r / limit) ** 2) ** 2;
      const here = seenAt(view, at);
      const j = nearby.map((other) => {
        const there = seenAt(other, at);
        return ((there.x - here.x) * n.x + (there.y - here.y) * n.y) / (STEP * cell);
      });
      for (let a = 0; a < PARAMETERS; a++) {
        right[a] = (right[a] as number) - w * (j[a] as number) * r;
        for (let b = 0; b < PARAMETERS; b++)
          normal[a * PARAMETERS + b] = (normal[a * PARAMETERS + b] as number) + w * (j[a] as number) * (j[b] as number);
      }
    });
    // The bend is held near 0 where the board tells little of it.
    normal[80] = (normal[80] as number) + BEND_PRIOR;
    right[8] = (right[8] as number) - BEND_PRIOR * view.lens.bend;
    for (let a = 0; a < 8; a++) normal[a * 10] = (normal[a * 10] as number) + 1e-6;
    const step = solveLinear(normal, right);
    if (!step) break;
    view = moved(view, step, span);
  }
  return { view, error };
}

/** As many sides as would hold the bend (of about 0.02) where it is, in cells squared. */
const BEND_PRIOR = 100;

/** The size of a step for derivatives, in the numbers of a correction. */
const STEP = 1e-4;

/** The views a small step away in each of the eight numbers of a correction of the Grid and in the bend. */
function nearbyViews(view: View, span: number): View[] {
  return Array.from({ length: PARAMETERS }, (_, k) => {
    const step = new Float64Array(PARAMETERS);
    step[k] = STEP;
    return moved(view, step, span);
  });
}

/** A view whose Grid (about ±span) is corrected by a small homography first, and whose lens bends more. */
export function moved({ toPhoto, lens }: View, step: ArrayLike<number>, span: number): View {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0, bend = 0] = Array.from(step);
  const correction = [1 + a, b, c, d, 1 + e, f, g, k, 1];
  const scaled = compose(compose(scaling(span, span, 0, 0), correction), scaling(1 / span, 1 / span, 0, 0));
  return { toPhoto: compose(toPhoto, scaled), lens: { ...lens, bend: lens.bend + bend } };
}
