import type { CellSymbol } from '../model/board.ts';
import { isClosed, numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { cellsWithin } from './extents.ts';
import type { Side } from './sides.ts';
import { isRowSide, lastLane, SIDES, wholeOf } from './sides.ts';

/** Programs of characters number the rows and columns of their boards, in lines beside them. */

/** So many numbers in turn are those of rows or columns: at a rim no number is larger than four where the one before it is open. */
const IN_TURN = 5;
/** … or so many, where rows and columns are numbered: the last one may have a mine in a cell that is not read. */
const IN_TURN_OF_BOTH = 4;
/** Larger ones have several digits, which are read as anything. */
const LARGEST = 9;

/** How many numbers in turn, from 1, a row or column at a rim of a board shows as it was read; 0 where it shows a covered cell or another number. */
export function numbersInTurn(symbols: readonly CellSymbol[]): number {
  const first = symbols.indexOf('1');
  if (first < 0 || symbols.some(isClosed)) return 0;
  const isBlank = symbols.slice(0, first).every((symbol) => symbol === '~' || symbol === '0');
  const numbered = symbols.slice(first, first + LARGEST);
  const isInTurn = (symbol: CellSymbol, k: number) => numberOf(symbol) === k + 1;
  if (!isBlank || !numbered.every((symbol, k) => symbol === '~' || isInTurn(symbol, k))) return 0;
  const end = numbered.findIndex((symbol, k) => !isInTurn(symbol, k));
  return end < 0 ? numbered.length : end;
}

/** The sides of a board whose last row or column only numbers the others. */
export function numberedSides({ lattice, cells }: Pick<Reading, 'lattice' | 'cells'>): ReadonlySet<Side> {
  const inTurn = SIDES.map((side) => {
    const lane = cellsWithin(lastLane(wholeOf(lattice), side), lattice.cols);
    return { side, count: numbersInTurn(lane.map((cell) => cells[cell] as CellSymbol)) };
  });
  const some = inTurn.filter(({ count }) => count >= IN_TURN_OF_BOTH);
  const areBoth = some.some(({ side }) => isRowSide(side)) && some.some(({ side }) => !isRowSide(side));
  return new Set(some.filter(({ count }) => areBoth || count >= IN_TURN).map(({ side }) => side));
}
