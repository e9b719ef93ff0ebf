import type { Frame } from '../model/frame.ts';
import type { Side } from '../vision/sides.ts';
import { outward, SIDES } from '../vision/sides.ts';
import type { CellBox, SeenBoxes } from './cellBox.ts';
import { boxesBy, hull, intersection } from './cellBox.ts';
import { fitLattice } from './fitLattice.ts';
import { FIELD, FIELD_VALUES } from './latticeNet.ts';
import type { CellPlaces } from './placeNet.ts';
import { PLACE_PITCH, PLACE_STEP, seePlaces } from './placeNet.ts';
import type { View } from './rectify.ts';
import { cornerShift, rectifyBox, seenAt } from './rectify.ts';
import type { Sighting } from './unwrapField.ts';
import { clearnessAt, phaseAt } from './unwrapField.ts';

/** Cells around a box that are looked at too. */
const AROUND = 3;
/** Cells across and down that are looked at: more would tell nothing new of the view. */
const MOST_CELLS = 48;
/** Cells whose places are less clear than this (0 to 1) tell nothing. */
const CLEAR = 0.5;
/** A view is placed by this part of a box's cells or more, which are usually off by no more than this from one lattice (cells). */
const LEAST_PART = 0.4;
const MOST_ERROR = 0.08;
/** It is looked again until no corner moves by so much (cells), and so often. */
const LAID = 0.1;
const MOST_LOOKS = 4;
/** A lane is a board's from this mean probability of its cells on, surely from the second, and surely not below the third. */
const HALF = 0.5;
const SURE = 0.85;
const DOUBTFUL = 0.1;

/** A view that puts cells where the place network sees them, with the cells that it takes for a board's, those that surely are and all that may be. */
export interface PlacedView extends SeenBoxes {
  readonly view: View;
  readonly sightings: readonly Sighting[];
}

/** What the place network makes of a view whose cells are about right; null where it does not see most of a box's cells on one lattice there. */
export function placeView(photo: Frame, start: View, box: CellBox): PlacedView | null {
  const looked = lookedAt(box);
  const part = intersection(box, looked);
  let view = start;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const seen = seePlaces(rectifyBox(photo, view, looked, PLACE_PITCH));
    const sightings = sightingsOf(seen, view, looked);
    if (sightings.filter(({ column, row }) => isIn(part, column, row)).length < LEAST_PART * cellsOf(part)) return null;
    const fitted = fitLattice(sightings, photo);
    if (!fitted || fitted.error > MOST_ERROR) return null;
    const isLaid = cornerShift(view, fitted.view, part) < LAID;
    view = fitted.view;
    if (!isLaid) continue;
    const boxes = boxesOf(seen, looked, box);
    return boxes && { view, sightings, ...boxes };
  }
  return null;
}

function isIn({ left, top, right, bottom }: CellBox, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function cellsOf({ left, top, right, bottom }: CellBox): number {
  return (right - left) * (bottom - top);
}

/** A box with cells around it, or the middle of a large one; as many across and down as the network can see. */
function lookedAt({ left, top, right, bottom }: CellBox): CellBox {
  const along = (from: number, to: number) => {
    const size = Math.min(MOST_CELLS, Math.ceil((to - from + 2 * AROUND) / PLACE_STEP) * PLACE_STEP);
    const first = size < MOST_CELLS ? from - AROUND : Math.round((from + to - size) / 2);
    return [first, first + size] as const;
  };
  const [x, y] = [along(left, right), along(top, bottom)];
  return { left: x[0], top: y[0], right: x[1], bottom: y[1] };
}

/**
 * The cells that are a board's: lanes are added to a box and taken off it by how likely their cells are there in the mean. Beyond what was looked at
 * all may be the board's. Null where too few are.
 */
function boxesOf(seen: CellPlaces, looked: CellBox, start: CellBox): SeenBoxes | null {
  const isBelow = (least: number) => (lane: CellBox) => thereIn(seen, looked, lane) < least;
  const lanes = { isNone: isBelow(HALF), isUnsure: isBelow(SURE), isExcluded: isBelow(DOUBTFUL) };
  const boxes = boxesBy(lanes, intersection(start, looked), looked);
  if (!boxes) return null;
  const { box, least, most } = boxes;
  const whole: Record<Side, number> = { ...box };
  const open: Record<Side, number> = { ...most };
  for (const side of SIDES)
    if (most[side] === looked[side]) {
      whole[side] = start[side];
      open[side] = outward(side) * Number.POSITIVE_INFINITY;
    }
  return { box: hull(box, whole), least, most: open };
}

/** The mean probability of the cells of a box to be there. */
function thereIn({ cols, values }: CellPlaces, looked: CellBox, { left, top, right, bottom }: CellBox): number {
  let sum = 0;
  for (let row = top - looked.top; row < bottom - looked.top; row++)
    for (let col = left - looked.left; col < right - looked.left; col++)
      sum += 1 / (1 + Math.exp(-(values[(row * cols + col) * FIELD_VALUES + FIELD.mask] as number)));
  return sum / Math.max(1, (right - left) * (bottom - top));
}

/** The cells that are clearly seen: where they are in the photo by a view, and which cells of the board these are, by the network. */
function sightingsOf({ cols, rows, values }: CellPlaces, view: View, { left, top }: CellBox): Sighting[] {
  const sightings: Sighting[] = [];
  for (let i = 0, at = 0; i < cols * rows; i++, at += FIELD_VALUES) {
    if (!((values[at + FIELD.mask] as number) > 0)) continue;
    const weight = clearnessAt(values, at);
    if (weight < CLEAR) continue;
    const middle = { x: left + (i % cols) + 0.5, y: top + Math.floor(i / cols) + 0.5 };
    const column = middle.x + phaseAt(values, at + FIELD.columnPhase);
    const row = middle.y + phaseAt(values, at + FIELD.rowPhase);
    sightings.push({ ...seenAt(view, middle), column, row, weight });
  }
  return sightings;
}
