import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { playEvidence } from '../vision/playEvidence.ts';

/** Evidence (natural logarithm) of a board's numbers for a game from which it is shown, and numbers that must give it. */
const LEAST_EVIDENCE = 6;
const SOME_NUMBERS = 6;

/**
 * Whether a game is read. Many numbers prove it unless they are misread; where the finder does not vouch for the board, they must.
 * A game that has hardly begun has few flags: ground that is read as flags has many.
 * @param cells what of the reading is settled. @param isSure whether the finder sees the same board.
 */
export function isVouchedFor(reading: Reading, cells: readonly CellSymbol[], isSure: boolean): boolean {
  const numbers = cells.filter((symbol) => numberOf(symbol) > 0).length;
  if (isSure && numbers < SOME_NUMBERS) return cells.filter((symbol) => symbol === 'F').length <= numbers;
  return Math.min(playEvidence(reading), playEvidence({ ...reading, cells })) >= LEAST_EVIDENCE;
}
