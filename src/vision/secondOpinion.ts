import type { Board, CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import { gridToPxX, gridToPxY } from '../model/lattice.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { SeenCells } from './boardNet.ts';
import { seeBoard } from './boardNet.ts';
import { flatPicture } from './flatPicture.ts';
import { isGroundSymbol } from './meanings.ts';
import type { BoardTrack } from './trackBoard.ts';
import { readAgain } from './trackBoard.ts';

/** Px of a cell as the board network sees it, and cells of the picture around the board. */
const PITCH = 24;
const AROUND = 1;
/** The mean chance that the network gives to what was read of each kind, from which it is believed about the rest. */
const AGREES = 0.9;
/** Read cells of covered or open ground without which what else is ground is not told. */
const SOME_GROUND = 5;
/** The chance of a look's cells, in the mean and of each, from which the network names it. */
const SURE = 0.95;
const SURE_OF_EACH = 0.8;

/**
 * A board of which looks got no name, read once more with what the board network sees in them amid all other cells: it has seen flags, mines and numbers of more
 * programs than the rest of the reader knows by their drawing. It is believed where it sees the rest of the board as it was read. What was read stays;
 * the same track where nothing is won. Takes 0.4 ms a cell.
 */
export function withSecondOpinion(track: BoardTrack, isPossible: (board: Board) => boolean): BoardTrack {
  const { reading, unnamed } = track;
  if (unnamed.length === 0 || reading.lattice.shape !== 'square') return track;
  const seen = seeTrack(track);
  if (!isBelieved(track, seen)) return track;
  const names = new Map(unnamed.flatMap((cells) => nameFor(cells, track, seen)));
  if (names.size === 0) return track;
  const next = readAgain(track, track.memory, {
    isPossible,
    nameOf: (cells) => cells.map((cell) => names.get(cell)).find((name) => name !== undefined) ?? null,
  });
  const { cells, lattice } = next.reading;
  const stays = cells.every((symbol, cell) => symbol === reading.cells[cell] || reading.cells[cell] === '~');
  const isAllowed = !breaksAnyRule(cells, makeTopology(lattice.shape, lattice.rows, lattice.cols));
  return stays && isAllowed ? next : track;
}

function seeTrack({ reading: { lattice }, seen }: BoardTrack): SeenCells {
  const { rows, cols } = lattice;
  const [x, y] = [gridToPxX(lattice, 0), gridToPxY(lattice, 0)];
  const even = {
    ...lattice,
    x: x - seen.x,
    y: y - seen.y,
    pitchX: (gridToPxX(lattice, cols) - x) / cols,
    pitchY: (gridToPxY(lattice, rows) - y) / rows,
  };
  const flat = flatPicture(seen.frame, even, PITCH, AROUND);
  return seeBoard(flat, { rows, cols, x: AROUND * PITCH, y: AROUND * PITCH });
}

/** What is read of each kind: covered cells, zeros, numbers, and all that is marked or shows a mine. */
function kindOf(symbol: CellSymbol): string | null {
  if (symbol === '~') return null;
  if (isGroundSymbol(symbol)) return symbol;
  return numberOf(symbol) > 0 ? 'number' : 'mark';
}

function isBelieved({ reading: { cells, lattice } }: BoardTrack, seen: SeenCells): boolean {
  const sums = new Map<string, { chance: number; cells: number }>();
  cells.forEach((symbol, cell) => {
    const kind = kindOf(symbol);
    if (kind === null) return;
    const { row, col } = cellPosition(cell, lattice.cols);
    const sum = sums.get(kind) ?? { chance: 0, cells: 0 };
    sums.set(kind, { chance: sum.chance + seen.chance(row, col, symbol), cells: sum.cells + 1 });
  });
  return sums.size > 0 && [...sums.values()].every((sum) => sum.chance >= AGREES * sum.cells);
}

/** Each cell of a look with the name that the network surely gives it; empty where there is none. */
function nameFor(
  look: readonly number[],
  { reading: { cells, lattice } }: BoardTrack,
  seen: SeenCells,
): (readonly [number, CellSymbol])[] {
  const place = (cell: number) => cellPosition(cell, lattice.cols);
  const first = place(look[0] as number);
  const { symbol } = seen.best(first.row, first.col);
  if (symbol === null) return [];
  const chances = look.map(place).map(({ row, col }) => seen.chance(row, col, symbol));
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  if (mean < SURE || chances.some((chance) => chance < SURE_OF_EACH)) return [];
  const ground = cells.filter(isGroundSymbol).length;
  if (isGroundSymbol(symbol) && ground < SOME_GROUND) return [];
  return look.map((cell) => [cell, symbol] as const);
}
