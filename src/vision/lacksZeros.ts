import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';

/** How likely a board without zeros must be; and where nothing else speaks against it: who opens only what numbers prove finds fewer zeros. */
const LEAST_LIKELY = 0.01;
const NEVER = 0.0001;
/** Of the zeros that a board should have, so many may be among its unread cells. */
const MAY_BE_UNREAD = 0.5;

/**
 * Whether a board of squares has so many numbers that one of its open cells should be a zero, and none is: most likely they were read as covered. Mines are taken for as
 * dense as the numbers say; each of the numbers would then be a zero where none of eight cells has one.
 * @param leastLikely how likely a board without zeros must be.
 */
export function lacksZeros(cells: readonly CellSymbol[], leastLikely = LEAST_LIKELY): boolean {
  const numbers = numbersOn(cells);
  return !numbers.includes(0) && (1 - chanceOfZero(numbers)) ** numbers.length < leastLikely;
}

/** Whether zeros are lacking that cannot be the cells that are not read: there are too few of these. */
export function hasCoveredZeros(cells: readonly CellSymbol[]): boolean {
  if (!lacksZeros(cells, NEVER)) return false;
  const numbers = numbersOn(cells);
  const chance = chanceOfZero(numbers);
  const zeros = (numbers.length * chance) / (1 - chance);
  return cells.filter((symbol) => symbol === '~').length < MAY_BE_UNREAD * zeros;
}

function numbersOn(cells: readonly CellSymbol[]): number[] {
  return cells.map((symbol) => numberOf(symbol)).filter((number) => number >= 0);
}

/** How likely an open cell is a zero where these numbers are. */
function chanceOfZero(numbers: readonly number[]): number {
  const density = Math.min(1, numbers.reduce((sum, number) => sum + number, 0) / 8 / Math.max(1, numbers.length));
  return (1 - density) ** 8;
}
