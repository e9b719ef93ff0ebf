import { countNumbers } from '../model/board.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion, moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { cellPosition } from '../model/topology.ts';
import { agreesWith } from './agreement.ts';
import type { SeenCells } from './boardNet.ts';
import { see, sightOf, sightThrough, surelySeen } from './boardSight.ts';
import type { Place } from './candidate.ts';
import { centredOnNumbers } from './centredNumbers.ts';
import { withoutDeniedNumbers } from './deniedNumbers.ts';
import { withoutCells } from './doubtedLooks.ts';
import { cutsNumbers, isSameLattice, isWithin, middleCells } from './extents.ts';
import { withoutFaintNumbers } from './faintNumbers.ts';
import { withFlagsAtEnd } from './flagsAtEnd.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { makeGradients } from './gradients.ts';
import { meetsGroundBorders } from './groundBorders.ts';
import { isGame } from './isGame.ts';
import { loneZeros } from './loneZeros.ts';
import { once, remembered } from './once.ts';
import { hasUnlikeZeros, withoutUnreadRim } from './otherRim.ts';
import { isCutByPicture, roomAround } from './pictureEdge.ts';
import { isProved } from './playEvidence.ts';
import { rate, unreadShare } from './rated.ts';
import { endOfBoard, hasRimBeside, seenExtent, withShownLanes } from './seenExtent.ts';
import type { IsPossible } from './seenNames.ts';
import { withoutDenied, withSeenNames } from './seenNames.ts';
import { withSeenWhole } from './seenWhole.ts';
import type { Side } from './sides.ts';
import { isRowSide, SIDES } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack, startTrack } from './trackBoard.ts';
import { topologyOf } from './trackLooks.ts';
import { withCellUnderCursor } from './underCursor.ts';

/**
 * What the board network says of a board on a screen. The rest of the reader compares drawings and knows the rules; the network sees each cell amid all others, and has
 * seen covered and open ground, flags, mines and borders of more programs. It takes 0.3 ms a cell, so that it is asked when hints are shown already.
 */

/** Rows and columns around a board that are looked at, too. */
const RING = 1;
/** Places of which the network looks at some cells, and at all; and cells of each that it has time for. */
const MOST_LOOKED_AT = 5;
const MOST_ASKED = 2;
const MOST_CELLS = 1000;
/** How often rows and columns are added to a part of a board: what lies over one, or another texture, may have cut it in two. */
const MOST_MENDED = 8;

/**
 * A board as it is with the network's second opinion: with the rows and columns that it surely has, and with names for looks that had none, and doubts where it sees something else. It is believed where it
 * sees the rest of the board as that was read. The same track where it changes nothing.
 * @param part a part of the picture with more than a cell around the board; null: where the board ends is not asked.
 */
export function withSecondOpinion(track: BoardTrack, part: FramePart | null, isPossible: IsPossible): BoardTrack {
  if (!hasTimeFor(track.reading.lattice) || track.reading.cutOff) return track;
  const placed = part ? withSeenEnds(withSeenPitch(track, part, isPossible), part, isPossible) : track;
  const sight = sightOf(placed);
  const whole = withSeenWhole(placed, sight, isPossible);
  const ended = withFlagsAtEnd(withoutFaintNumbers(whole, sight), sight, isPossible);
  const seen = withoutDeniedNumbers(withSeenNames(ended, sight, isPossible), sight);
  const named = withoutLoneZeros(withoutDenied(seen, sight, isPossible));
  const shown = withCellUnderCursor(named, named.samples, isPossible);
  return part ? withReadRim(shown, part, isPossible) : shown;
}

/** A board without openings around which no number is seen. */
function withoutLoneZeros(track: BoardTrack): BoardTrack {
  const zeros = loneZeros(track.reading.cells, topologyOf(track));
  return zeros.length === 0 ? track : { ...track, reading: withoutCells(track.reading, new Set(zeros)) };
}

/** A board, or a clearer one without the row or column at its rim that is none. */
function withReadRim(track: BoardTrack, part: FramePart, isPossible: IsPossible): BoardTrack {
  const lattice = withoutUnreadRim(track, part);
  if (!lattice) return track;
  const other = withSecondOpinion(readAt(lattice, part, track.edge, track.memory, { isPossible }), null, isPossible);
  const isClearer = unreadShare(other.reading) < unreadShare(track.reading) && isProved(other.reading);
  return isClearer && rate(other, isPossible).isSound && !other.reading.cutOff ? other : track;
}

/**
 * The first of some places where there is a board by what the network sees: one that surely ends at each side, or that was read there but for looks that it names; its numbers
 * must prove a game then.
 */
export function foundBySight(
  places: readonly Place[],
  memory: GlyphMemory,
  part: FramePart,
  isPossible: IsPossible,
): BoardTrack | null {
  const mayBeBoards = places
    .filter(({ lattice }) => isWithinReach(lattice))
    .slice(0, MOST_LOOKED_AT)
    .filter(({ lattice }) => showsCells(lattice, part));
  const search = { memory, part, isPossible, ...lookerAt(part) };
  const boardIn = (place: Place) => boardBetween(place, search) ?? boardAt(place, search);
  for (const place of mayBeBoards.slice(0, MOST_ASKED)) {
    const board = place.isAsked ? null : boardIn(place);
    const centre = board && centreOf(board, part);
    // However much of it is read: where numbers lie beside the middle, hints would lie beside the cells.
    if (board) return (centre && boardIn({ ...place, lattice: centre })) ?? board;
  }
  return null;
}

/** The lattice of a game that goes on with its numbers in the middle of the cells, where they are not; else null. */
function centreOf(board: BoardTrack, { frame, x, y }: FramePart): Lattice | null {
  if (board.reading.status !== 'playing') return null;
  const gradients = once(() => makeGradients(frame));
  const local = (reading: Reading) => ({ ...reading, lattice: moveLattice(reading.lattice, -x, -y) });
  return centredOnNumbers(board, (reading) => meetsGroundBorders(gradients(), local(reading)));
}

/** What boards are looked for with. */
interface Search {
  readonly memory: GlyphMemory;
  readonly part: FramePart;
  readonly isPossible: IsPossible;
  readonly look: Look;
  readonly lookPartly: Look;
}

/** A board at a place where the network surely sees each of its sides end, named as it is seen. */
function boardBetween({ lattice: start, edge }: Place, { memory, part, isPossible, look }: Search): BoardTrack | null {
  const end = endOfBoard(start, look, MOST_MENDED);
  if (!end) return null;
  const { box, seen, lattice } = end;
  const placeOf = (cell: number) => {
    const { row, col } = cellPosition(cell, lattice.cols);
    return { row: row + box.top, col: col + box.left };
  };
  const nameOf = (cells: readonly number[]) => surelySeen(cells.map(placeOf), seen);
  const board = readAt(lattice, part, edge, memory, { isPossible, nameOf });
  const isBoard = isSurelyGame(board) && rate(board, isPossible).isSound;
  return isBoard ? withSeenNames(board, sightOf(board), isPossible) : null;
}

/**
 * A board at a place, as it is read there with names for what could not be and all rows and columns that show something: the numbers must prove it then. It may fill a window,
 * but not be cut by its edge.
 */
function boardAt({ lattice, edge }: Place, { memory, part, isPossible, lookPartly }: Search): BoardTrack | null {
  const whole = withShownLanes(lattice, lookPartly, (place, side) => isBesideInSight(place, side, part));
  if (!whole || isCut(whole, part)) return null;
  const board = withSecondOpinion(readAt(whole, part, edge, memory, { isPossible }), part, isPossible);
  const isBoard = !board.reading.cutOff && isProved(board.reading) && isGame(board);
  return isBoard && rate(board, isPossible).isSound ? board : null;
}

/** Numbers that tell a game of which every cell is read; else they must prove it. */
const SOME_NUMBERS = 6;

function isSurelyGame(board: BoardTrack): boolean {
  const { reading } = board;
  if (isProved(reading)) return true;
  return !reading.cells.includes('~') && countNumbers(reading.cells) >= SOME_NUMBERS && isGame(board);
}

/** Cells in the middle of a lattice by which it is told whether it is worth a longer look, each way, and the part of them that must be seen for what they are. */
const FIRST_LOOK = 6;
const SEEN = 0.9;
const MOST_SEEN = 0.7;

/** Whether the cells in the middle of a lattice look like a game's. */
function showsCells(lattice: Lattice, { frame, x, y }: FramePart): boolean {
  const middle = moveLattice(middleCells(lattice, FIRST_LOOK), -x, -y);
  const { rows, cols } = middle;
  const seen = see(frame, middle, 0);
  const clear = Array.from({ length: rows * cols }, (_, cell) => {
    const { row, col } = cellPosition(cell, cols);
    return seen.best(row, col);
  }).filter(({ symbol, chance }) => symbol !== null && chance > SEEN);
  return clear.length >= MOST_SEEN * rows * cols;
}

function hasTimeFor({ shape, rows, cols }: Lattice): boolean {
  return shape === 'square' && rows * cols <= MOST_CELLS;
}

/** Whether the network has time for a lattice, and all of its cells are as wide. */
function isWithinReach(lattice: Lattice): boolean {
  return hasTimeFor(lattice) && !lattice.wideX && !lattice.wideY;
}

/** What the network sees of a lattice and a ring around it; null where that cannot be seen, or would take too long. */
type Look = (lattice: Lattice) => SeenCells | null;

/** Two ways to look: only where the whole ring is in the picture, or else, too; beyond the picture its outermost pixels go on. */
function lookerAt(part: FramePart): { readonly look: Look; readonly lookPartly: Look } {
  const lookPartly = remembered((lattice: Lattice) =>
    isWithinReach(lattice) ? see(part.frame, moveLattice(lattice, -part.x, -part.y), RING) : null,
  );
  const isInSight = (lattice: Lattice) => SIDES.every((side) => isBesideInSight(lattice, side, part));
  return { lookPartly, look: (lattice) => (isInSight(lattice) ? lookPartly(lattice) : null) };
}

/** Whether the ring at a side of a lattice is in the picture, but for half a cell at most. */
function isBesideInSight(lattice: Lattice, side: Side, part: FramePart): boolean {
  const room = roomAround(latticeRegion(lattice), areaOf(part))[side];
  const spare = Math.min(lattice.pitchX, lattice.pitchY) / 2;
  return room >= RING * (isRowSide(side) ? lattice.pitchY : lattice.pitchX) - spare;
}

/** Whether the picture seems to end within a board. */
function isCut(lattice: Lattice, { frame, x, y }: FramePart): boolean {
  return isCutByPicture(frame, moveLattice(lattice, -x, -y), areaOf({ frame, x: 0, y: 0 }));
}

/** Where a part lies in the picture, Px. */
function areaOf({ frame: { width, height }, x, y }: FramePart): Rect {
  return { x, y, width, height };
}

/** Cells that are so many times as wide and as high as those that were found: a shine or a pattern on each may pass for several. */
const LARGER = [
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
] as const;
/** The mean chance of covered ground below which an untouched board is doubted, and from which one of larger cells is believed. */
const HARDLY_COVERED = 0.8;
const SURELY_COVERED = 0.97;

/** An untouched board, or the same ground cut into larger cells, where the network surely sees those and not the others. */
function withSeenPitch(track: BoardTrack, part: FramePart, isPossible: IsPossible): BoardTrack {
  const { lattice, cells } = track.reading;
  if (cells.some((symbol) => symbol !== '#') || !isWithinReach(lattice)) return track;
  const coveredIn = (place: Lattice) => {
    const seen = see(part.frame, moveLattice(place, -part.x, -part.y), 0);
    const count = place.rows * place.cols;
    const chances = Array.from({ length: count }, (_, cell) => {
      const { row, col } = cellPosition(cell, place.cols);
      return seen.chance(row, col, '#');
    });
    return chances.reduce((sum, chance) => sum + chance, 0) / count;
  };
  if (coveredIn(lattice) >= HARDLY_COVERED) return track;
  const larger = LARGER.map(([wide, high]) => {
    const [rows, cols] = [lattice.rows / high, lattice.cols / wide];
    return { ...lattice, rows, cols, pitchX: lattice.pitchX * wide, pitchY: lattice.pitchY * high };
  }).filter(({ rows, cols }) => Number.isInteger(rows) && Number.isInteger(cols));
  const [best] = larger
    .map((place) => ({ place, chance: coveredIn(place) }))
    .filter(({ chance }) => chance >= SURELY_COVERED)
    .sort((a, b) => b.chance - a.chance);
  if (best) {
    const board = readAt(best.place, part, track.edge, track.memory, { isPossible });
    if (board.reading.cells.every((symbol) => symbol === '#') && isGame(board)) return board;
  }
  return track;
}

/**
 * A board, or the one with the rows and columns that the network surely sees, where that reads as well; where it does not, or the network sees no board at
 * one of its sides, nobody knows where it ends, and there are no hints.
 */
function withSeenEnds(track: BoardTrack, part: FramePart, isPossible: IsPossible): BoardTrack {
  const { lattice, cells } = track.reading;
  const { look } = lookerAt(part);
  const end = endOfBoard(lattice, look, MOST_MENDED);
  const seen = look(lattice);
  if (!end) {
    return seen && hasRimBeside(lattice, seen) ? withoutEnds(track) : track;
  }
  if (isSameLattice(end.lattice, lattice) || !seen) return track;
  // Who does not see what was read of the cells that both take for the board's does not see where it ends.
  const { box } = seenExtent(seen, lattice);
  const shared = cells.map((symbol, cell) => (isWithin(box, cell, lattice.cols) ? symbol : '~'));
  if (!agreesWith(shared, sightThrough(() => seen, lattice.cols).chanceOf)) return track;
  const { rows, cols, x, y, pitchX, pitchY } = end.lattice;
  const [left, top] = [Math.round((x - lattice.x) / pitchX), Math.round((y - lattice.y) / pitchY)];
  if (cutsNumbers(track.reading, { left, top, right: left + cols, bottom: top + rows })) return withoutEnds(track);
  const other = readAt(end.lattice, part, track.edge, track.memory, { isPossible });
  const before = { left: -left, top: -top, right: lattice.cols - left, bottom: lattice.rows - top };
  if (hasUnlikeZeros(other, before)) return track;
  const isAsGood =
    rate(other, isPossible).isSound &&
    isGame(other) &&
    unreadShare(other.reading) <= Math.max(MOST_UNREAD, unreadShare(track.reading));
  return isAsGood ? other : withoutEnds(track);
}

function withoutEnds(track: BoardTrack): BoardTrack {
  return { ...track, reading: { ...track.reading, status: 'unclear', cutOff: true } };
}

/** A board in a picture that has this part of unread cells at most reads well. */
const MOST_UNREAD = 0.05;

function readAt(
  lattice: Lattice,
  part: FramePart,
  edge: number,
  memory: GlyphMemory,
  options: Parameters<typeof startTrack>[4],
): BoardTrack {
  const local = moveLattice(lattice, -part.x, -part.y);
  return moveTrack(startTrack(part.frame, local, edge, memory, options), part.x, part.y);
}
