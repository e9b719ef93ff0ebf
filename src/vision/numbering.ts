import type { CellSymbol } from '../model/board.ts';
import { isClosed, numberOf } from '../model/board.ts';

/** Programs of characters number the rows and columns of their boards, in lines beside them. */

/** So many numbers in turn are those of columns or rows: four open cells at a rim would need more mines than lie beside them. */
const IN_TURN = 4;
/** Larger ones have several digits, which are read as anything. */
const LARGEST = 9;

/** Whether the row or column at a rim of a board, as it was read, only numbers others: 1, 2, 3, 4 … in turn, and no covered cell. */
export function isNumbering(symbols: readonly CellSymbol[]): boolean {
  const first = symbols.indexOf('1');
  if (first < 0 || symbols.some(isClosed)) return false;
  const last = Math.min(symbols.length, first + LARGEST);
  const isInTurn = (at: number) => numberOf(symbols[at] as CellSymbol) === at - first + 1;
  const read = [...symbols.keys()].slice(first, last).filter((at) => symbols[at] !== '~');
  const isBlank = symbols.slice(0, first).every((symbol) => symbol === '~' || symbol === '0');
  return isBlank && read.every(isInTurn) && Array.from({ length: IN_TURN }, (_, k) => first + k).every(isInTurn);
}
