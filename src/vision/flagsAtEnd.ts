import type { CellSymbol } from '../model/board.ts';
import { countNumbers, isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { BoardSight } from './boardSight.ts';
import type { IsPossible } from './seenNames.ts';
import type { BoardTrack } from './trackBoard.ts';
import { readAgain } from './trackBoard.ts';

/** Fewer covered cells may be an end of a game whose player placed no flag. */
const LEAST_FLAGS = 5;
/** The part of a board that may be unread. */
const MOST_UNREAD = 0.03;
/** Covered cells are at most this part of a board at its end, and so many numbers tell that it is one. */
const MOST_MINES = 0.35;
const LEAST_NUMBERS = 6;
/** The mean chance of a flag that the board network must see in them; and it surely sees none of them covered. */
const LOOKS_LIKE_FLAGS = 0.8;
const LOOKS_COVERED = 0.95;

/**
 * A board on which every cell that is no mine is open, with flags for what was read as covered ground there, where the board network sees flags:
 * the game is won then, most programs show every mine as a flag, and no covered cell is left to tell them from. The same track otherwise.
 */
export function withFlagsAtEnd(track: BoardTrack, { chanceOf }: BoardSight, isPossible: IsPossible): BoardTrack {
  const { reading, memory } = track;
  const { cells } = reading;
  const { shape, rows, cols } = reading.lattice;
  const topology = makeTopology(shape, rows, cols);
  const covered = [...cells.keys()].filter((cell) => cells[cell] === '#');
  if (covered.length < LEAST_FLAGS || covered.length > MOST_MINES * cells.length) return track;
  if (!isAllOpened(cells, topology)) return track;
  const flags = covered.reduce((sum, cell) => sum + chanceOf('F', cell), 0);
  if (flags < LOOKS_LIKE_FLAGS * covered.length) return track;
  // One that is walled in by mines, and beside no number, may be left to open.
  if (covered.some((cell) => chanceOf('#', cell) > LOOKS_COVERED)) return track;
  const nameIn = (cell: number): CellSymbol | null =>
    cells[cell] === '#' ? 'F' : cells[cell] === '~' ? null : (cells[cell] as CellSymbol);
  const won = readAgain(track, memory, { isPossible, nameIn });
  const isAsKnown = cells.every((_, cell) => nameIn(cell) === null || won.reading.cells[cell] === nameIn(cell));
  return isAsKnown && !breaksAnyRule(won.reading.cells, topology) ? won : track;
}

/** Whether every number counts as many covered cells as it has around it, but for unread ones, and nothing else is closed. */
function isAllOpened(cells: readonly CellSymbol[], { neighbours }: Topology): boolean {
  const unread = cells.filter((symbol) => symbol === '~').length;
  if (unread > MOST_UNREAD * cells.length || countNumbers(cells) < LEAST_NUMBERS) return false;
  if (cells.some((symbol) => isShownMine(symbol) || symbol === 'x' || (isClosed(symbol) && symbol !== '#')))
    return false;
  return cells.every((symbol, cell) => {
    const number = numberOf(symbol);
    if (number < 0) return true;
    const around = [...(neighbours[cell] ?? [])].map((next) => cells[next] as CellSymbol);
    const closed = around.filter((next) => next === '#').length;
    const hidden = around.filter((next) => next === '~').length;
    return closed <= number && number <= closed + hidden;
  });
}
