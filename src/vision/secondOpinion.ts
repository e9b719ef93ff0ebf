import type { Board, CellSymbol } from '../model/board.ts';
import { countNumbers, isShownMine, numberOf } from '../model/board.ts';
import type { Frame, FramePart } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, moveLattice } from '../model/lattice.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { SeenCells } from './boardNet.ts';
import { seeBoard } from './boardNet.ts';
import type { Place } from './candidate.ts';
import { cutsNumbers, isSameLattice } from './extents.ts';
import { flatPicture } from './flatPicture.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { isGame } from './isGame.ts';
import { isGroundSymbol } from './meanings.ts';
import { remembered } from './once.ts';
import { isProved } from './playEvidence.ts';
import { rate, unreadShare } from './rated.ts';
import { endOfBoard, hasRimBeside } from './seenExtent.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack, readAgain, startTrack } from './trackBoard.ts';

/**
 * What the board network says of a board on a screen. The rest of the reader compares drawings and knows the rules; the network sees each cell amid all others, and has
 * seen covered and open ground, flags, mines and borders of more programs. It takes 0.3 ms a cell, so that it is asked when hints are shown already.
 */

/** Px of a cell as the board network sees it, and cells around the board that the flat picture shows: what is looked at, and some Px more. */
const PITCH = 24;
const AROUND = 2;
const RING = 1;
/** The mean chance that the network gives to what was read of each kind, from which it is believed about the rest. */
const AGREES = 0.9;
/** Read cells of covered or open ground without which what else is ground is not told. */
const SOME_GROUND = 5;
/** The chance of a look's cells, in the mean and of each, from which the network names it. */
const SURE = 0.95;
const SURE_OF_EACH = 0.8;
/** Places of which the network looks at some cells, and at all; and cells of each that it has time for. */
const MOST_LOOKED_AT = 5;
const MOST_ASKED = 2;
const MOST_CELLS = 1000;
/** How often rows and columns are added to a part of a board: what lies over one, or another texture, may have cut it in two. */
const MOST_MENDED = 8;

type IsPossible = (board: Board) => boolean;

/**
 * A board as it is with the network's second opinion: with the rows and columns that it surely has, and with names for looks that had none. It is believed where it
 * sees the rest of the board as that was read. The same track where nothing is won.
 * @param part a part of the picture with more than a cell around the board; null: where the board ends is not asked.
 */
export function withSecondOpinion(track: BoardTrack, part: FramePart | null, isPossible: IsPossible): BoardTrack {
  if (!hasTimeFor(track.reading.lattice) || track.reading.cutOff) return track;
  const placed = part ? withSeenEnds(track, part, isPossible) : track;
  return withSeenNames(placed, isPossible);
}

/** The first of some places where the network sees a board: one that surely ends at each side, and whose numbers, as the network names them, prove a game. */
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
  for (const { lattice: start, edge } of mayBeBoards.slice(0, MOST_ASKED)) {
    const end = endOfBoard(start, lookerAt(part));
    if (!end) continue;
    const { box, seen, lattice } = end;
    const cols = lattice.cols;
    const sightOf = (cell: number) => {
      const { row, col } = cellPosition(cell, cols);
      return { row: row + box.top, col: col + box.left };
    };
    const nameOf = (cells: readonly number[]) => surelySeen(cells.map(sightOf), seen);
    const board = readAt(lattice, part, edge, memory, { isPossible, nameOf });
    if (isSurelyGame(board) && rate(board, isPossible).isSound) return withSeenNames(board, isPossible);
  }
  return null;
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
  const [rows, cols] = [Math.min(FIRST_LOOK, lattice.rows), Math.min(FIRST_LOOK, lattice.cols)];
  const left = lattice.x - x + ((lattice.cols - cols) >> 1) * lattice.pitchX;
  const top = lattice.y - y + ((lattice.rows - rows) >> 1) * lattice.pitchY;
  const seen = see(frame, { ...lattice, rows, cols, x: left, y: top }, 0);
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

/** Tells what the network sees of a lattice and a ring around it; null where that lies beside the picture, or would take too long. */
function lookerAt({ frame, x, y }: FramePart): (lattice: Lattice) => SeenCells | null {
  return remembered((lattice: Lattice) => {
    if (!isWithinReach(lattice)) return null;
    const local = moveLattice(lattice, -x, -y);
    const { rows, cols, pitchX, pitchY } = local;
    const [left, top] = [local.x - RING * pitchX, local.y - RING * pitchY];
    const [wide, high] = [(cols + 2 * RING) * pitchX, (rows + 2 * RING) * pitchY];
    // Half a cell may be out of sight.
    const spare = Math.min(pitchX, pitchY) / 2;
    const isWithin =
      left >= -spare && top >= -spare && left + wide <= frame.width + spare && top + high <= frame.height + spare;
    return isWithin ? see(frame, local, RING) : null;
  });
}

function see(frame: Frame, lattice: Lattice, ring: number): SeenCells {
  const { rows, cols } = lattice;
  const [x, y] = [gridToPxX(lattice, 0), gridToPxY(lattice, 0)];
  const [pitchX, pitchY] = [(gridToPxX(lattice, cols) - x) / cols, (gridToPxY(lattice, rows) - y) / rows];
  const flat = flatPicture(frame, { ...lattice, x, y, pitchX, pitchY }, PITCH, AROUND);
  return seeBoard(flat, { rows, cols, x: AROUND * PITCH, y: AROUND * PITCH }, ring);
}

/**
 * A board, or the one with the rows and columns that the network surely sees, where that reads as well; where it does not, or the network sees no board at
 * one of its sides, nobody knows where it ends, and there are no hints.
 */
function withSeenEnds(track: BoardTrack, part: FramePart, isPossible: IsPossible): BoardTrack {
  const { lattice } = track.reading;
  const look = lookerAt(part);
  const end = endOfBoard(lattice, look, MOST_MENDED);
  if (!end) {
    const seen = look(lattice);
    return seen && hasRimBeside(lattice, seen) ? withoutEnds(track) : track;
  }
  if (isSameLattice(end.lattice, lattice)) return track;
  const { rows, cols, x, y, pitchX, pitchY } = end.lattice;
  const [left, top] = [Math.round((x - lattice.x) / pitchX), Math.round((y - lattice.y) / pitchY)];
  if (cutsNumbers(track.reading, { left, top, right: left + cols, bottom: top + rows })) return withoutEnds(track);
  const other = readAt(end.lattice, part, track.edge, track.memory, { isPossible });
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

/** Cells of each look that got no name, although nothing lies over them. */
export function unnamedLooks(track: BoardTrack): (readonly number[])[] {
  const { looks, reading } = track;
  const isUnnamed = (cell: number) => reading.cells[cell] === '~' && isAsRead(track, cell);
  const unnamed = looks.map((cells) => cells.filter(isUnnamed)).filter((cells) => cells.length > 0);
  if (unnamed.length === 0) return unnamed;
  const { shape, rows, cols } = reading.lattice;
  const { neighbours } = makeTopology(shape, rows, cols);
  const shown = new Set(looks.flat());
  // What lies over a cell may lie over a part of the next one too.
  const isBesideOther = (cell: number) => neighbours[cell]?.some((next) => !shown.has(next));
  return unnamed.filter((cells) => !cells.every(isBesideOther));
}

/** Cells of each look that was read as a mine or a wrong flag. */
function looksAsMines(track: BoardTrack): (readonly number[])[] {
  const { cells: read } = track.reading;
  const isMine = (cell: number) => isShownMine(read[cell] as CellSymbol) || read[cell] === 'x';
  return track.looks.filter((cells) => cells.every((cell) => isMine(cell) && isAsRead(track, cell)));
}

/** Whether a cell was not drawn anew since all of its board was read. */
function isAsRead({ read, samples }: BoardTrack, cell: number): boolean {
  return read.patches[cell] === samples.patches[cell];
}

function withSeenNames(track: BoardTrack, isPossible: IsPossible): BoardTrack {
  const { reading, seen: own } = track;
  const { lattice } = reading;
  const unnamed = unnamedLooks(track);
  const mines = looksAsMines(track);
  if (unnamed.length + mines.length === 0) return track;
  const seen = see(own.frame, moveLattice(lattice, -own.x, -own.y), 0);
  const placeOf = (cell: number) => cellPosition(cell, lattice.cols);
  const chanceOf = (symbol: CellSymbol, cell: number) => {
    const { row, col } = placeOf(cell);
    return seen.chance(row, col, symbol);
  };
  if (!isBelieved(reading.cells, chanceOf)) return track;
  const hasGround = reading.cells.filter(isGroundSymbol).length >= SOME_GROUND;
  const seenAs = (cells: readonly number[]) => surelySeen(cells.map(placeOf), seen);
  // A game is not lost where everything that was taken for a mine is a flag.
  const flags = mines.every((cells) => seenAs(cells) === 'F') ? mines : [];
  const names = new Map<number, CellSymbol>();
  for (const cells of [...unnamed, ...flags]) {
    const name = seenAs(cells);
    if (name && (hasGround || !isGroundSymbol(name))) for (const cell of cells) names.set(cell, name);
  }
  if (names.size === 0) return track;
  const next = readAgain(track, track.memory, {
    isPossible,
    nameOf: (cells) => cells.map((cell) => names.get(cell)).find((name) => name !== undefined) ?? null,
  });
  const { cells } = next.reading;
  // What is known now may change what was read of another look, if the network sees that too.
  const isSeenToo = (symbol: CellSymbol, cell: number) => chanceOf(symbol, cell) >= SURE_OF_EACH;
  const stays = cells.every(
    (symbol, cell) =>
      symbol === (names.get(cell) ?? reading.cells[cell]) || reading.cells[cell] === '~' || isSeenToo(symbol, cell),
  );
  const isAllowed = !breaksAnyRule(cells, makeTopology(lattice.shape, lattice.rows, lattice.cols));
  return stays && isAllowed ? next : track;
}

/** What is read of each kind: covered cells, zeros and numbers; marks and mines look different in every program. */
function kindOf(symbol: CellSymbol): string | null {
  if (isGroundSymbol(symbol)) return symbol;
  return numberOf(symbol) > 0 ? 'number' : null;
}

/** @param chanceOf the chance that the network gives to a symbol in a cell. */
function isBelieved(read: readonly CellSymbol[], chanceOf: (symbol: CellSymbol, cell: number) => number): boolean {
  const sums = new Map<string, { chance: number; cells: number }>();
  read.forEach((symbol, cell) => {
    const kind = kindOf(symbol);
    if (kind === null) return;
    const sum = sums.get(kind) ?? { chance: 0, cells: 0 };
    sums.set(kind, { chance: sum.chance + chanceOf(symbol, cell), cells: sum.cells + 1 });
  });
  return sums.size > 0 && [...sums.values()].every((sum) => sum.chance >= AGREES * sum.cells);
}

/** What the network surely sees in cells of one look; null where it does not. */
function surelySeen(
  look: readonly { readonly row: number; readonly col: number }[],
  seen: SeenCells,
): CellSymbol | null {
  const [first] = look;
  const symbol = first ? seen.best(first.row, first.col).symbol : null;
  if (symbol === null) return null;
  const chances = look.map(({ row, col }) => seen.chance(row, col, symbol));
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return mean >= SURE && chances.every((chance) => chance >= SURE_OF_EACH) ? symbol : null;
}
