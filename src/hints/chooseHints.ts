import type { Hints } from '../model/hints.ts';

/** How much is shown: everything, only the best move, only when the player has not moved for a while, only on request. */
export const HINT_LEVELS = ['everything', 'best-move', 'when-stuck', 'on-request'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** A player who has not changed the board for this long is stuck, ms. */
export const STUCK_AFTER = 8000;

/** The player since the board last changed. */
export interface PlayerState {
  /** Ms since the board last changed. */
  readonly waited: number;
  /** Whether a hint was asked for since. */
  readonly asked: boolean;
}

/** The part of the hints that a level shows now, or null for none. */
export function chooseHints(hints: Hints, level: HintLevel, { waited, asked }: PlayerState): Hints | null {
  switch (level) {
    case 'everything':
      return hints;
    case 'best-move':
      return asked ? hints : onlyBestMove(hints);
    case 'when-stuck':
      return asked || waited >= STUCK_AFTER ? hints : null;
    default:
      return asked ? hints : null;
  }
}

/** The part of the hints that shows only the best move and its own mark. */
function onlyBestMove(hints: Hints): Hints {
  return { ...hints, marks: hints.marks.filter((mark) => mark.cell === hints.best?.cell) };
}
