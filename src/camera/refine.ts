import type { Frame } from '../model/frame.ts';
import { parabolaTop } from '../vision/parabola.ts';
import { spread } from '../vision/spread.ts';
import { compareCells } from './alignCells.ts';
import type { CellBox } from './cellBox.ts';
import type { Sight } from './fitView.ts';
import { fitView, sightsIn } from './fitView.ts';
import { levelsOf } from './levels.ts';
import type { View } from './rectify.ts';
import { rectifyBox } from './rectify.ts';
import type { Sighting } from './unwrapField.ts';

/** Px of a cell in the flat picture that is measured. */
const PITCH = 20;
/** A side is looked for up to this part of a cell from where it should be. */
const REACH = 0.3;
/** The part of a side's length that is measured: corners belong to two. */
const ALONG = [0.15, 0.85] as const;
/** A side is drawn when it is so much more like the mean side than the middle of a cell is. */
const DRAWN = 1.25;

export interface Refined {
  readonly view: View;
  /** The usual distance of a drawn side from where it should be, in cells, by the sides alone. */
  readonly error: () => number;
  /** The part of the box's sides that are drawn. */
  readonly drawn: number;
  /** The part of its cells that look like another one. */
  readonly alike: number;
}

/**
 * Fits a view of a board (Grid to photo): each side of a cell is found by its likeness to the mean side, cells that look alike are laid over
 * each other (`alignCells.ts`), and the homography and the lens' bend that put all of them right are found by robust least squares.
 * Where lines are is only known up to a shift of all: cells may begin on either rim of a drawn line. Sightings of the place network tell this too.
 */
export function refineView(
  photo: Frame,
  start: View,
  box: CellBox,
  rounds = 3,
  sightings: readonly Sighting[] = [],
): Refined {
  let refined: Refined = { view: start, error: () => 1, drawn: 0, alike: 0 };
  for (let round = 0; round < rounds; round++) {
    const before = refined.view;
    const all = measureSides(photo, before, box);
    // The frame of a board is drawn unlike the lines between its cells.
    const sides = all.filter(({ isOuter }) => !isOuter);
    const cells = compareCells(photo, before, box);
    const { view } = fitView(before, [...spread(sides, MOST_SIDES), ...cells.sights, ...sightsIn(before, sightings)]);
    refined = { view, error: () => fitView(before, sides).error, drawn: drawnPart(all, box), alike: cells.alike };
  }
  return refined;
}

/** Sides by which a view is fitted, evenly chosen: more make it no truer. */
const MOST_SIDES = 400;

/** The part of a box's sides that are drawn where a view puts them. */
export function drawnSides(photo: Frame, view: View, box: CellBox): number {
  return drawnPart(measureSides(photo, view, box), box);
}

function drawnPart(sides: readonly Sight[], { left, top, right, bottom }: CellBox): number {
  return sides.filter(({ shift }) => Math.abs(shift) <= ON_LINE).length / (2 * (right - left) * (bottom - top));
}

/** The group of sides: those of cells have other numbers. */
const SIDES = 1000;
/** A side further off than this part of a cell is not one of the lattice. */
const ON_LINE = 0.12;

/** Which sides of a box's cells are drawn where they should be. */
export interface DrawnSides {
  /** Upright sides: line i, row j of the box at j · (columns + 1) + i; level ones: line j, column i at j · columns + i. */
  readonly upright: Uint8Array;
  readonly level: Uint8Array;
}

export function drawnMap(photo: Frame, view: View, box: CellBox): DrawnSides {
  const [cols, rows] = [box.right - box.left, box.bottom - box.top];
  const upright = new Uint8Array((cols + 1) * rows);
  const level = new Uint8Array((rows + 1) * cols);
  for (const { at, isUpright, shift } of measureSides(photo, view, box)) {
    if (Math.abs(shift) > ON_LINE) continue;
    const [x, y] = [Math.floor(at.x) - box.left, Math.floor(at.y) - box.top];
    if (isUpright) upright[y * (cols + 1) + x] = 1;
    else level[y * cols + x] = 1;
  }
  return { upright, level };
}

interface SideSight extends Sight {
  readonly isOuter: boolean;
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
      const isOuter = line === 0 || line === lines - 1;
      const at = isUpright
        ? { x: box.left + line, y: box.top + piece + 0.5 }
        : { x: box.left + piece + 0.5, y: box.top + line };
      return { at, isUpright, isOuter, shift: shift / PITCH, weight, group: SIDES };
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
    const shift = best - HALF + parabolaTop(scores[best - 1] as number, peak, scores[best + 1] as number);
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
