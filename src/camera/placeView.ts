import type { Frame } from '../model/frame.ts';
import { spread } from '../vision/spread.ts';
import type { CellBox, SeenBoxes } from './cellBox.ts';
import { withoutRim, withRim } from './cellBox.ts';
import { fitLattice } from './fitLattice.ts';
import type { Sight } from './fitView.ts';
import { invert, mapPoint } from './homography.ts';
import type { CellPlaces } from './placeNet.ts';
import { PLACE, PLACE_PITCH, PLACE_STEP, PLACE_VALUES, seePlaces } from './placeNet.ts';
import type { View } from './rectify.ts';
import { rectifyBox, seenAt, withoutLens } from './rectify.ts';
import type { Sighting } from './unwrapField.ts';

/** Cells around a box that are looked at too. */
const AROUND = 3;
/** Cells whose places are less clear than this (0 to 1) tell nothing. */
const CLEAR = 0.5;
/** A view is placed by this part of a box's cells or more. */
const LEAST_PART = 0.4;
/** Rounds of looking: the second one sees the picture as the first one laid it. */
const ROUNDS = 2;
/** A lane is a board's from this mean probability of its cells on, surely from the second, and surely not below the third. */
const HALF = 0.5;
const SURE = 0.85;
const DOUBTFUL = 0.1;
/** Cells by which a view is fitted, and how much each weighs beside a side that is drawn (1.5 to 36). */
const MOST_SIGHTS = 400;
const WORTH = Number(process.env.WORTH ?? 4);
const TURN = 2 * Math.PI;

/** A view that puts cells where the place network sees them, with the cells that it takes for a board's, those that surely are and all that may be. */
export interface PlacedView extends SeenBoxes {
  readonly view: View;
  readonly sightings: readonly Sighting[];
}

/** What the place network makes of a view whose cells are about right; null where it sees too few of a box's cells there. */
export function placeView(photo: Frame, start: View, box: CellBox): PlacedView | null {
  let view = start;
  let seen: CellPlaces | null = null;
  let sightings: readonly Sighting[] = [];
  const around = aroundOf(box);
  const cells = (box.right - box.left) * (box.bottom - box.top);
  for (let round = 0; round < ROUNDS; round++) {
    seen = seePlaces(rectifyBox(photo, view, around, PLACE_PITCH));
    sightings = sightingsOf(seen, view, around);
    const fitted = sightings.length < LEAST_PART * cells ? null : fitLattice(sightings, photo);
    if (!fitted) return null;
    view = fitted.view;
  }
  return seen && { view, sightings, ...boxesOf(seen, around, box) };
}

/** The cells that are a board's: lanes are added to a box and taken off it by how likely their cells are there in the mean. */
function boxesOf(seen: CellPlaces, around: CellBox, start: CellBox): SeenBoxes {
  const there = (lane: CellBox) => thereIn(seen, around, lane);
  const isNone = (lane: CellBox) => there(lane) < HALF;
  let box = start;
  for (let round = 0; round < 2; round++) box = withRim(withoutRim(box, isNone), around, isNone);
  return {
    box,
    least: withoutRim(box, (lane) => there(lane) < SURE),
    most: withRim(box, around, (lane) => there(lane) < DOUBTFUL),
  };
}

/** The mean probability of the cells of a box to be there. */
function thereIn({ cols, values }: CellPlaces, around: CellBox, { left, top, right, bottom }: CellBox): number {
  let sum = 0;
  for (let row = top - around.top; row < bottom - around.top; row++)
    for (let col = left - around.left; col < right - around.left; col++)
      sum += 1 / (1 + Math.exp(-(values[(row * cols + col) * PLACE_VALUES + PLACE.there] as number)));
  return sum / Math.max(1, (right - left) * (bottom - top));
}

/** Sights of what is seen for the fit of a view: this is known of where cells are, not up to a shift only. */
export function sightsIn({ toPhoto, lens }: View, sightings: readonly Sighting[]): Sight[] {
  const toGrid = invert(toPhoto);
  return spread(sightings, MOST_SIGHTS).flatMap((sighting) => {
    const { x, y } = mapPoint(toGrid, withoutLens(lens, sighting));
    const at = { x: sighting.column, y: sighting.row };
    const weight = WORTH * sighting.weight;
    return [
      { at, isUpright: true, shift: x - at.x, weight, group: null },
      { at, isUpright: false, shift: y - at.y, weight, group: null },
    ];
  });
}

/** A box with cells around it, as many as the network can see across and down. */
function aroundOf({ left, top, right, bottom }: CellBox): CellBox {
  const [cols, rows] = [right - left, bottom - top].map(
    (n) => Math.ceil((n + 2 * AROUND) / PLACE_STEP) * PLACE_STEP,
  ) as [number, number];
  return { left: left - AROUND, top: top - AROUND, right: left - AROUND + cols, bottom: top - AROUND + rows };
}

/** The cells that are clearly seen: where they are in the photo by a view, and which cells of the board these are, by the network. */
function sightingsOf({ cols, rows, values }: CellPlaces, view: View, { left, top }: CellBox): Sighting[] {
  const sightings: Sighting[] = [];
  for (let i = 0, at = 0; i < cols * rows; i++, at += PLACE_VALUES) {
    if (!((values[at + PLACE.there] as number) > 0)) continue;
    const [across, down] = [turnAt(values, at + PLACE.column), turnAt(values, at + PLACE.row)];
    const weight = Math.min(across.clear, down.clear);
    if (weight < CLEAR) continue;
    const middle = { x: left + (i % cols) + 0.5, y: top + Math.floor(i / cols) + 0.5 };
    sightings.push({ ...seenAt(view, middle), column: middle.x + across.off, row: middle.y + down.off, weight });
  }
  return sightings;
}

/** How far something is off (cells, at most half of one) by the cosine and sine at a place, and how clearly. */
function turnAt(values: Float32Array, at: number): { readonly off: number; readonly clear: number } {
  const [cosine, sine] = [values[at] as number, values[at + 1] as number];
  return { off: Math.atan2(sine, cosine) / TURN, clear: Math.hypot(cosine, sine) };
}
