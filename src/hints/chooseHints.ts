import type { Hints } from '../model/hints.ts';

/** The part of the hints that shows only the best move and its own mark. */
export function onlyBestMove(hints: Hints): Hints {
  return { ...hints, marks: hints.marks.filter((mark) => mark.cell === hints.best?.cell) };
}
