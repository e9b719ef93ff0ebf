import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';

/** How likely a board without zeros must be. */
const LEAST_LIKELY = 0.01;

/**
 * Whether a board of squares has so many numbers that one of its open cells should be a zero, and none is: most likely they were read as covered. Mines are taken for as
 * dense as the numbers say; each of the numbers would then be a zero where none of eight cells has one.
 */
export function lacksZeros(cells: readonly CellSymbol[]): boolean {
  const numbers = cells.map((symbol) => numberOf(symbol)).filter((number) => number >= 0);
  if (numbers.includes(0)) return false;
  const density = Math.min(1, numbers.reduce((sum, number) => sum + number, 0) / 8 / Math.max(1, numbers.length));
  return (1 - (1 - density) ** 8) ** numbers.length < LEAST_LIKELY;
}
