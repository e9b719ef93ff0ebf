import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * Numbers with more flags than they say, so many at least and such a part of those beside the flags in question: players err so, but on fewer (4 of 168 numbers in one of 345
 * drawn games whose flags the network does not know); covered cells that are drawn in several ways lie anywhere (8 of 77 was the least).
 */
const SOME = 2;
const PART = 1 / 16;

/**
 * Whether cells are hardly flags, because too many numbers would have more flags around them than they say.
 * @param flags the cells in question. @param cells the board with them as flags.
 */
export function areTooManyFlags(
  flags: readonly number[],
  cells: readonly CellSymbol[],
  { neighbours }: Topology,
): boolean {
  const around = (cell: number) => [...(neighbours[cell] ?? [])];
  const isNumber = (cell: number) => numberOf(cells[cell] as CellSymbol) > 0;
  const numbers = [...new Set(flags.flatMap((flag) => around(flag).filter(isNumber)))];
  const isExceeded = (cell: number) =>
    around(cell).filter((next) => cells[next] === 'F').length > numberOf(cells[cell] as CellSymbol);
  const exceeded = numbers.filter(isExceeded).length;
  return exceeded >= SOME && exceeded >= PART * numbers.length;
}
