import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isLargeEnough } from '../vision/extents.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { isProved } from '../vision/playEvidence.ts';
import { anchorOf, heldBy } from './anchor.ts';
import { boxBySides } from './boardExtent.ts';
import type { CellBox, SeenBoxes } from './cellBox.ts';
import { between, hull, intersection, isBetween, isSameBox } from './cellBox.ts';
import { evenLight } from './evenLight.ts';
import { compose, scaling } from './homography.ts';
import type { Hypothesis } from './hypotheses.ts';
import { levelsOf } from './levels.ts';
import type { FlatSize } from './meanBoard.ts';
import type { PlacedView } from './placeView.ts';
import { placeView } from './placeView.ts';
import { readBySight, readPart, readsEnough } from './readBySight.ts';
import type { FlatPicture } from './readFlatBoard.ts';
import { flatLattice, trackFlatBoard } from './readFlatBoard.ts';
import { readWhole } from './readWhole.ts';
import type { View } from './rectify.ts';
import { cornerShift, rectifyBox } from './rectify.ts';
import { refineView } from './refine.ts';
import type { Sighting } from './unwrapField.ts';

/** A board that was read in a photo. */
export interface ReadScreen {
  /** Grid of the board to the photo. */
  readonly view: View;
  readonly rows: number;
  readonly cols: number;
  /** Gaps between cells, parts of a cell. */
  readonly gap: { readonly x: number; readonly y: number };
  /** Compressed strength from which a step is an edge in its flat picture. */
  readonly edge: number;
  /** What the cells showed in this one frame. */
  readonly cells: readonly CellSymbol[];
  /** The part of its cells that can be read, whatever the rules say of them. */
  readonly readable: number;
  /** Whether its numbers hold as those of no other cells would. */
  readonly isProved: boolean;
  /** Whether the place network, the board network and, where it saw these cells, the lattice network are sure where it ends, and are of one mind: then it is there, however little of it can be read in one photo. */
  readonly isAgreed: boolean;
}

/** Px of a cell in the flat picture in which the board is read at first. */
const READ_PITCH = 24;
/** Where this part of the cells is read, the board is found. */
export const READS_WELL = 0.75;
/** Cells around a lattice that may belong to the board too. */
const AROUND = 3;

/** What may be the cells of a board, with those that surely are and all that may be where that is known: then the view is nearly right. */
export interface Cells extends Pick<Hypothesis, 'view' | 'box' | 'edge'> {
  readonly least?: CellBox;
  readonly most?: CellBox;
}

/** Halves of cells repeat too, and some of them read well: only what its numbers prove ends the search. */
export function isSettled(found: ReadScreen): boolean {
  return found.isProved && found.readable > READS_WELL;
}

/** Reads a board where a lattice may be; null where it would be too small. */
export function readAround(photo: Frame, cells: Cells, looks?: readonly KnownLook[]): ReadScreen | null {
  const placed = placeView(photo, cells.view, cells.box);
  return placed ? readPlaced(photo, placed, cells, looks) : readRefined(photo, cells, looks);
}

/** Reads a board only where the place network sees such cells; null where it does not, or the board would be too small. */
export function readWhereSeen(photo: Frame, cells: Cells, looks?: readonly KnownLook[]): ReadScreen | null {
  const placed = placeView(photo, cells.view, cells.box);
  return placed && readPlaced(photo, placed, cells, looks);
}

/** Reads a board whose cells the place network sees. What it and the lattice network are sure of tells how far the board goes. */
function readPlaced(
  photo: Frame,
  placed: PlacedView,
  { box, edge, least, most }: Cells,
  looks?: readonly KnownLook[],
): ReadScreen | null {
  const bounds = least && most ? together(placed, { box, least, most }) : placed;
  const whole = between(boxBySides(photo, placed.view, placed.box), bounds.least, bounds.most);
  if (!isLargeEnough(whole)) return null;
  const refined = settled(photo, placed.view, whole, placed.sightings);
  return readBox(photo, notAstray(refined, placed.view, whole), whole, edge, looks, bounds);
}

/** What two networks take for a board's: surely what one is sure of and the other takes for it too, and all that one of them thinks possible. */
function together(a: SeenBoxes, b: SeenBoxes): Pick<SeenBoxes, 'least' | 'most'> {
  return { least: intersection(hull(a.least, b.least), intersection(a.box, b.box)), most: hull(a.most, b.most) };
}

/** Reads a board by what is drawn: sides, and cells that look alike. */
function readRefined(
  photo: Frame,
  { view: start, box: own, edge, least, most }: Cells,
  looks?: readonly KnownLook[],
): ReadScreen | null {
  const first = refineView(photo, start, own, 2);
  const whole = between(boxBySides(photo, first.view, own), least, most);
  const refined = settled(photo, first.view, whole);
  const view = least ? notAstray(refined, start, whole) : refined;
  if (!isLargeEnough(whole)) return null;
  return readBox(photo, anchored(photo, view, whole, least && start), whole, edge, looks);
}

/** Where refining moves a corner (cells) of what a network sees further than this, it goes astray. */
const MOST_REFINED = 0.2;
/** A refined view of a box, or what a network sees where refining went astray: sides are alike half a cell off too, and a network is never so wrong. */
function notAstray(refined: View, seen: View, box: CellBox): View {
  return cornerShift(seen, refined, box) > MOST_REFINED ? seen : refined;
}

/** Rounds of refining, and the movement of a corner (cells) from which on another is worth it. */
const MOST_ROUNDS = 5;
const MOVED = 0.04;

/** A view that is refined until it stays: where the plane was only roughly known, it takes some rounds. */
function settled(photo: Frame, start: View, box: CellBox, sightings: readonly Sighting[] = []): View {
  let view = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = refineView(photo, view, box, 1, sightings).view;
    const moved = cornerShift(view, next, box);
    view = next;
    if (round > 0 && moved < MOVED) break;
  }
  return view;
}

/** A view whose cells begin where their edges are symmetrical, held by one that knows nearly where that is. */
function anchored(photo: Frame, view: View, box: CellBox, known?: View): View {
  const size = sizeOf(box);
  const rough = rectifyBox(photo, view, aroundOf(box), READ_PITCH);
  const symmetrical = anchorOf(levelsOf(rough), rough.width, size);
  const shift = known ? heldBy(known, view, box, symmetrical) : symmetrical;
  return { toPhoto: compose(view.toPhoto, scaling(1, 1, shift.x, shift.y)), lens: view.lens };
}

function sizeOf({ left, top, right, bottom }: CellBox): FlatSize {
  return { rows: bottom - top, cols: right - left, pitch: READ_PITCH, margin: AROUND * READ_PITCH };
}

function aroundOf({ left, top, right, bottom }: CellBox): CellBox {
  return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
}

/**
 * Reads the cells of a box, and those around that prove to belong to it.
 * @param bounds the cells that surely are the board's, and all that may be.
 */
function readBox(
  photo: Frame,
  view: View,
  box: CellBox,
  edge: number,
  looks?: readonly KnownLook[],
  bounds?: Pick<SeenBoxes, 'least' | 'most'>,
): ReadScreen {
  const around = aroundOf(box);
  const flat = rectifyBox(photo, view, around, READ_PITCH);
  const start = flatLattice(sizeOf(box), { x: 0, y: 0 });
  const lit = evenLight(flat, start);
  const picture = { flat, lit, edge, looks };
  const boxOf = ({ x, y, rows, cols }: Lattice): CellBox => {
    const [left, top] = [around.left + Math.round(x / READ_PITCH), around.top + Math.round(y / READ_PITCH)];
    return { left, top, right: left + cols, bottom: top + rows };
  };
  const possible = (reading: Reading | null) =>
    reading && (!bounds || isBetween(boxOf(reading.lattice), bounds.least, bounds.most)) ? reading : null;
  const sighted = possible(readBySight(flat, start));
  const isAgreed = sighted !== null && bounds !== undefined && isSameBox(bounds.least, bounds.most);
  const reading =
    sighted && (isAgreed || readsEnough(sighted, READS_WELL))
      ? sighted
      : (possible(readWhole(picture, start)) ?? trackFlatBoard(picture, start).reading);
  const { cells, lattice } = reading;
  // Where it is there in any case, it is not compared once more what could be read without the rules.
  const readable = isAgreed ? readPart(cells) : readPart(cells) || readPart(readLoosely(picture, lattice));
  const off = { x: lattice.x / READ_PITCH + around.left, y: lattice.y / READ_PITCH + around.top };
  const moved: View = { toPhoto: compose(view.toPhoto, scaling(1, 1, off.x, off.y)), lens: view.lens };
  const gap = { x: lattice.gapX / READ_PITCH, y: lattice.gapY / READ_PITCH };
  return {
    view: moved,
    rows: lattice.rows,
    cols: lattice.cols,
    gap,
    edge,
    cells,
    readable,
    isProved: isProved(reading),
    isAgreed,
  };
}

/** One wrong name may break the rules for all: that says little of where the cells are, and what could be read without them tells more. */
function readLoosely(picture: FlatPicture, lattice: Lattice): readonly CellSymbol[] {
  return trackFlatBoard(picture, lattice, true).reading.cells;
}
