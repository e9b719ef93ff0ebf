import type { FailureCode } from './errors.ts';

/** Where the mine total of an analysis comes from. Only `read` and `typed` totals may prove a cell. */
export const MINES_SOURCES = ['read', 'typed', 'assumed', 'unknown'] as const;
export type MinesSource = (typeof MINES_SOURCES)[number];

/**
 * Why a move is the best one: proved safe; the first move of perfect play to the end; a guess that cannot be avoided and may as
 * well be settled now; the best guess by looking ahead; or the least risk, where nothing more is known.
 */
export const MOVE_REASONS = ['safe', 'endgame', 'fifty-fifty', 'look-ahead', 'lowest-risk'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** What moves are chosen for: winning, or also for large openings, for players who hunt a record and start anew often. */
export const PLAY_MODES = ['careful', 'speed'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

export interface BestMove {
  /** The cell, counted row by row from the top left. */
  readonly cell: number;
  /** Probability that it is a mine, 0 to 1. */
  readonly risk: number;
  readonly reason: MoveReason;
  /** The chance to win with perfect play, where the rest of the game was searched to its end; else null. */
  readonly chanceToWin: number | null;
}

/** A board that breaks the rules: a stable code and the cells (numbers) that cannot all be true. */
export interface Contradiction {
  readonly code: Extract<
    FailureCode,
    'too-many-mines-around' | 'too-few-cells-around' | 'numbers-disagree' | 'mine-total-impossible'
  >;
  readonly cells: readonly number[];
}

/** What the solver knows about a position. Cell lists are ascending; `risk` has one entry a cell, row by row. */
export interface Analysis {
  readonly rows: number;
  readonly cols: number;
  /** The rules' objection, or null where the position is possible. With one, every other field is empty. */
  readonly contradiction: Contradiction | null;
  /** Probability of a mine for every closed cell; null where a cell is open, shown or unreadable. */
  readonly risk: readonly (number | null)[];
  /** Closed cells proved to be no mine, flagged ones included. */
  readonly safe: readonly number[];
  /** Closed cells proved to be mines, flagged ones included. */
  readonly mineCells: readonly number[];
  readonly best: BestMove | null;
  /** The mine total used and where it came from. */
  readonly mines: number | null;
  readonly minesSource: MinesSource;
  /** log10 of the number of mine layouts that fit; null where there is none or the total is unknown. */
  readonly log10Solutions: number | null;
  /**
   * False where the frontier was too wide to count exactly: some numbers were then left out of the count, so that
   * risks are approximate while everything proved stays proved.
   */
  readonly exact: boolean;
}
