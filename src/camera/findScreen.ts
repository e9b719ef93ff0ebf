import { countNumbers } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { wholeOf } from '../vision/sides.ts';
import type { CellBox } from './cellBox.ts';
import type { ClassicalVision } from './classical.ts';
import { readDoubled } from './doubledCells.ts';
import type { Homography } from './homography.ts';
import { compose, invert, localScale, mapPoint } from './homography.ts';
import { findHypotheses, findRepeated, latticeMap } from './hypotheses.ts';
import { findSquares } from './readFlatBoard.ts';
import type { Cells, ReadScreen } from './readScreen.ts';
import { isSettled, READS_WELL, readAround } from './readScreen.ts';
import type { View } from './rectify.ts';
import { planFlat, rectify, straightLens } from './rectify.ts';
import type { SeenLattice } from './seenLattices.ts';
import { seenLattices } from './seenLattices.ts';
import { planeOfLines } from './vanishing.ts';
import { SOME_NUMBERS } from './vouch.ts';

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
/** Lattices by what repeats that are read. */
const MOST_REPEATED = 3;
/** Where less than this part is, it is also searched for by what is drawn. */
const LEAST_READ = 0.5;
/** Where more than this part is read and some of it are numbers, one photo is enough. */
const READ_THROUGHOUT = 0.95;
/** A less likely lattice must be worth so much more: covered cells read as well two by two. */
const BETTER = 1.1;
/** Cells beyond the rim from which on a board goes on there: the lens of the one view may be bent otherwise. */
const BEYOND = 0.6;

/**
 * Finds the board in a photo of a screen, or null.
 * @param vision null: only a board is found that the lattice network sees, and that its numbers prove or that can be read nearly whole.
 */
export function findScreen(
  photo: Frame,
  vision: ClassicalVision | null,
  looks?: readonly KnownLook[],
): FoundScreen | null {
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
  vision: ClassicalVision | null,
  lattices: readonly (SeenLattice & { readonly edge: number })[],
  looks?: readonly KnownLook[],
): ReadScreen | null {
  if (!vision)
    return readInTurn(photo, lattices.slice(0, 1), looks, (found) => isSettled(found) || isReadThroughout(found));
  const seen = readInTurn(photo, lattices, looks, () => true);
  // The networks know cells from what else repeats: where what they see reads well, or all of them see it, no other search would do better.
  if (seen && (seen.isAgreed || seen.readable > READS_WELL)) return seen;
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
    const mayBeHalves = found && !found.isProved && !found.isAgreed && found.readable <= READ_THROUGHOUT;
    const doubled = mayBeHalves ? readDoubled(photo, found, looks) : null;
    if (doubled) best = better(best, doubled);
    if (best && isSettled(best)) break;
  }
  return best;
}

function isReadThroughout({ readable, cells }: ReadScreen): boolean {
  return readable > READ_THROUGHOUT && countNumbers(cells) >= SOME_NUMBERS;
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
  const box = wholeOf(lattice);
  const view: View = { toPhoto: compose(plan.toPhoto, latticeMap(lattice)), lens };
  return readAround(photo, { view, box, edge: track.edge }, looks);
}
