import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { isProved } from '../vision/playEvidence.ts';
import { anchorOf, heldBy } from './anchor.ts';
import { boxBySides, LEAST_SIDE } from './boardExtent.ts';
import type { ClassicalVision } from './classical.ts';
import { evenLight } from './evenLight.ts';
import type { Homography } from './homography.ts';
import { compose, invert, localScale, mapPoint, scaling } from './homography.ts';
import type { Hypothesis } from './hypotheses.ts';
import { findHypotheses, findRepeated, latticeMap } from './hypotheses.ts';
import { levelsOf } from './levels.ts';
import { readBySight, readPart } from './readBySight.ts';
import type { FlatPicture } from './readFlatBoard.ts';
import { findSquares, flatLattice, trackFlatBoard } from './readFlatBoard.ts';
import { readWhole } from './readWhole.ts';
import type { View } from './rectify.ts';
import { planFlat, rectify, rectifyBox, seenAt, straightLens } from './rectify.ts';
import type { CellBox } from './refine.ts';
import { refineView } from './refine.ts';
import type { SeenLattice } from './seenLattices.ts';
import { seenLattices } from './seenLattices.ts';
import { planeOfLines } from './vanishing.ts';

/** A board that was read in a photo. */
interface ReadScreen {
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
}

/** A board that was found in a photo, with what is known of where it ends. */
export interface FoundScreen extends ReadScreen {
  /** Whether the lattice network sees cells of the board beyond its rim. */
  readonly goesOn: boolean;
  /** How many rows or columns beyond each side may belong to it too, for all that the network sees. */
  readonly beyond: Beyond;
}

/** Rows or columns beyond each side of a board. */
export type Beyond = Readonly<Record<keyof CellBox, number>>;

/** Lattices that are read in a photo. */
const MOST_READ = 3;
/** … where they are at least this part as likely as the likeliest. */
const RIVAL = 0.5;
/** Px of a cell in the flat picture in which the board is read at first. */
const READ_PITCH = 24;
/** Lattices by what repeats that are read. */
const MOST_REPEATED = 3;
/** Where this part of the cells is read, the board is found. */
const READS_WELL = 0.75;
/** Where less than this part is, it is also searched for by what is drawn. */
const LEAST_READ = 0.5;
/** A less likely lattice must be worth so much more: covered cells read as well two by two. */
const BETTER = 1.1;
/** Cells beyond the rim from which on a board goes on there: the lens of the one view may be bent otherwise. */
const BEYOND = 0.6;
/** Cells around a lattice that may belong to the board too. */
const AROUND = 3;

/** Finds the board in a photo of a screen, or null. */
export function findScreen(photo: Frame, vision: ClassicalVision, looks?: readonly KnownLook[]): FoundScreen | null {
  const lattices = seenLattices(photo);
  const found = searchScreen(photo, vision, lattices, looks);
  if (!found) return null;
  const own = lattices.filter((lattice) => isOn(found, lattice));
  const sure = own.map(({ view, least }) => beyondOf(found, view, least));
  const possible = own.map(({ view, most }) => beyondOf(found, view, most));
  const most = (side: keyof CellBox) => Math.max(0, ...possible.map((beyond) => beyond[side]));
  return {
    ...found,
    goesOn: sure.some((beyond) => Object.values(beyond).some((lanes) => lanes > 0)),
    beyond: { left: most('left'), top: most('top'), right: most('right'), bottom: most('bottom') },
  };
}

/** Whether a lattice's middle is on a board. */
function isOn({ view: known, rows, cols }: ReadScreen, { view, box }: SeenLattice): boolean {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const { x, y } = mapPoint(compose(invert(known.toPhoto), view.toPhoto), middle);
  return x >= 0 && y >= 0 && x <= cols && y <= rows;
}

/** How many rows and columns a box of another view has beyond each side of a board, by its corners; a part of a cell is no cell. */
function beyondOf({ view: known, rows, cols }: ReadScreen, view: View, { left, top, right, bottom }: CellBox): Beyond {
  const toKnown = compose(invert(known.toPhoto), view.toPhoto);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => mapPoint(toKnown, { x, y })));
  const cellsIn = (furthest: number) => Math.max(0, Math.ceil(furthest - BEYOND));
  return {
    left: cellsIn(Math.max(...corners.map(({ x }) => -x))),
    top: cellsIn(Math.max(...corners.map(({ y }) => -y))),
    right: cellsIn(Math.max(...corners.map(({ x }) => x - cols))),
    bottom: cellsIn(Math.max(...corners.map(({ y }) => y - rows))),
  };
}

function searchScreen(
  photo: Frame,
  vision: ClassicalVision,
  lattices: readonly (SeenLattice & { readonly edge: number })[],
  looks?: readonly KnownLook[],
): ReadScreen | null {
  const seen = readInTurn(photo, lattices, looks, () => true);
  // The network knows cells from what else repeats: where what it sees reads well, no other search would do better.
  if (seen && seen.readable > READS_WELL) return seen;
  const plane = planeOfLines(vision.findSegments(photo, photo.width / 45), photo.width, photo.height);
  if (!plane) return seen;
  // Much else repeats too, and reads as well: there the numbers must prove the board, and everywhere beside what the network sees.
  const isProvedBoard = ({ isProved }: ReadScreen) => isProved;
  const repeated = readInTurn(photo, findRepeated(photo, plane).slice(0, MOST_REPEATED), looks, isProvedBoard, seen);
  if (repeated && isSettled(repeated)) return repeated;
  const [likeliest, ...others] = findHypotheses(photo, plane);
  // What is much less likely is not better for being read.
  const rivals = others.filter(({ value }) => likeliest && value >= RIVAL * likeliest.value);
  const likely = likeliest ? [likeliest, ...rivals].slice(0, MOST_READ) : [];
  const best = readInTurn(photo, likely, looks, seen ? isProvedBoard : () => true, repeated);
  if (best && (seen || best.readable > LEAST_READ)) return best;
  return better(best, findByLooks(photo, plane, looks));
}

/** The best board of some lattices, which are read in turn until one is settled, or the known one; only those that are believed count. */
function readInTurn(
  photo: Frame,
  lattices: readonly Cells[],
  looks: readonly KnownLook[] | undefined,
  isBelieved: (found: ReadScreen) => boolean,
  known: ReadScreen | null = null,
): ReadScreen | null {
  let best = known;
  for (const lattice of lattices) {
    const found = readAround(photo, lattice, looks);
    if (found && isBelieved(found)) best = better(best, found);
    if (best && isSettled(best)) break;
  }
  return best;
}

/** Halves of cells repeat too, and some of them read well: only what its numbers prove ends the search. */
function isSettled(found: ReadScreen): boolean {
  return found.isProved && found.readable > READS_WELL;
}

function better(a: ReadScreen | null, b: ReadScreen | null): ReadScreen | null {
  if (!a || !b) return a ?? b;
  if (a.isProved !== b.isProved) return a.isProved ? a : b;
  return worthOf(b) > BETTER * worthOf(a) ? b : a;
}

/** The part of the photo that is read as a board, Px²: counted in cells, a lattice of halves of cells would win. */
function worthOf(found: ReadScreen): number {
  const { rows, cols, view } = found;
  const area = rows * cols * localScale(view.toPhoto, { x: cols / 2, y: rows / 2 }) ** 2;
  return (0.05 + found.readable ** 2) * area;
}

/** Boards without lines between their cells are found by what is drawn on them, which takes longer. */
function findByLooks(photo: Frame, plane: Homography, looks?: readonly KnownLook[]): ReadScreen | null {
  const plan = planFlat(plane, photo, 1);
  const lens = straightLens(photo);
  const flat = rectify(photo, { toPhoto: plan.toPhoto, lens }, plan.width, plan.height);
  const track = findSquares(flat, READS_WELL, looks);
  if (!track) return null;
  const { lattice } = track.reading;
  const box = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  const view: View = { toPhoto: compose(plan.toPhoto, latticeMap(lattice)), lens };
  return readAround(photo, { view, box, edge: track.edge }, looks);
}

/** What may be the cells of a board, with those that surely are and all that may be where that is known: then the view is nearly right. */
interface Cells extends Pick<Hypothesis, 'view' | 'box' | 'edge'> {
  readonly least?: CellBox;
  readonly most?: CellBox;
}

function readAround(
  photo: Frame,
  { view: start, box: own, edge, least, most }: Cells,
  looks?: readonly KnownLook[],
): ReadScreen | null {
  const first = refineView(photo, start, own, 2);
  const whole = between(boxBySides(photo, first.view, own), least, most);
  const refined = settled(photo, first.view, whole);
  // Sides are alike half a cell off too: the network is never so wrong.
  const view = least && cornerShift(start, refined, whole) > MOST_REFINED ? start : refined;
  if (whole.right - whole.left < LEAST_SIDE || whole.bottom - whole.top < LEAST_SIDE) return null;
  return readBox(photo, view, whole, edge, looks, least && start);
}

function between({ left, top, right, bottom }: CellBox, least?: CellBox, most?: CellBox): CellBox {
  return {
    left: Math.max(most?.left ?? left, Math.min(least?.left ?? left, left)),
    top: Math.max(most?.top ?? top, Math.min(least?.top ?? top, top)),
    right: Math.min(most?.right ?? right, Math.max(least?.right ?? right, right)),
    bottom: Math.min(most?.bottom ?? bottom, Math.max(least?.bottom ?? bottom, bottom)),
  };
}

/** Where refining moves a corner (cells) of what the network sees further than this, it goes astray. */
const MOST_REFINED = 0.2;
/** Rounds of refining, and the movement of a corner (cells) from which on another is worth it. */
const MOST_ROUNDS = 5;
const MOVED = 0.04;

/** A view that is refined until it stays: where the plane was only roughly known, it takes some rounds. */
function settled(photo: Frame, start: View, box: CellBox): View {
  let view = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = refineView(photo, view, box, 1).view;
    const moved = cornerShift(view, next, box);
    view = next;
    if (round > 0 && moved < MOVED) break;
  }
  return view;
}

/** How far (cells) a corner of a box is at most in one view from where it is in another. */
function cornerShift(view: View, other: View, { left, top, right, bottom }: CellBox): number {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  const shifts = corners.map((corner) => {
    const [a, b] = [seenAt(view, corner), seenAt(other, corner)];
    return Math.hypot(b.x - a.x, b.y - a.y) / localScale(view.toPhoto, corner);
  });
  return Math.max(...shifts);
}

/**
 * Reads the cells of a box, and those around that prove to belong to it.
 * @param known a view that knows nearly where cells begin.
 */
function readBox(
  photo: Frame,
  view: View,
  box: CellBox,
  edge: number,
  looks?: readonly KnownLook[],
  known?: View,
): ReadScreen {
  const { left, top, right, bottom } = box;
  const size = { rows: bottom - top, cols: right - left, pitch: READ_PITCH, margin: AROUND * READ_PITCH };
  const around = { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  const rough = rectifyBox(photo, view, around, READ_PITCH);
  const symmetrical = anchorOf(levelsOf(rough), rough.width, size);
  const shift = known ? heldBy(known, view, box, symmetrical) : symmetrical;
  const own: View = { toPhoto: compose(view.toPhoto, scaling(1, 1, shift.x, shift.y)), lens: view.lens };
  const flat = rectifyBox(photo, own, around, READ_PITCH);
  const start = flatLattice(size, { x: 0, y: 0 });
  const lit = evenLight(flat, start);
  const picture = { flat, lit, edge, looks };
  const sighted = readBySight(flat, start, READS_WELL);
  const reading = sighted ?? readWhole(picture, start);
  const { cells, lattice } = reading;
  const readable = readPart(cells) || readPart(readLoosely(picture, lattice));
  const off = { x: lattice.x / READ_PITCH + around.left, y: lattice.y / READ_PITCH + around.top };
  const moved: View = { toPhoto: compose(own.toPhoto, scaling(1, 1, off.x, off.y)), lens: view.lens };
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
  };
}

/** One wrong name may break the rules for all: that says little of where the cells are, and what could be read without them tells more. */
function readLoosely(picture: FlatPicture, lattice: Lattice): readonly CellSymbol[] {
  return trackFlatBoard(picture, lattice, true).reading.cells;
}
