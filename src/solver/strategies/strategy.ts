import type { Board } from '../../model/board.ts';

/** The players that the arena and the demonstration know. */
export const STRATEGY_NAMES = [
  'careful',
  'speed',
  'safest',
  'thesis-search',
  'thesis-overlap',
  'thesis-patterns',
  'local-avg',
  'local-min',
  'local-max',
  'rules-abc',
  'learned',
  'explorer',
  'random',
] as const;
export type StrategyName = (typeof STRATEGY_NAMES)[number];

/** What a strategy does next. */
export interface Decision {
  /** Cells to open, in this order; more than one only where the strategy holds all of them for safe. */
  readonly open: readonly number[];
  /** Cells to flag before that: mines, as the strategy holds. They are `F` on its next board. */
  readonly flag: readonly number[];
  /** Whether what is opened may be a mine, as far as the strategy knows. */
  readonly guess: boolean;
  /** What was decided by: `safe`, `lowest-risk`, or the rule's name in the strategy's source. */
  readonly reason: string;
  /** The local pattern in which a guess was made, of players that recognise one (`localPattern`). */
  readonly pattern?: string;
}

export interface StrategyTools {
  /** A number from 0 (included) to 1 (excluded); seeded, so that games repeat. */
  readonly random: () => number;
}

/**
 * A player: decides by the board alone, on which its own flags show. `board.mines` is the true total, null where the
 * program does not tell it. It is asked only while the game goes on, so that there is always a closed cell that is
 * no mine; it must open one that is closed and not flagged, or flag something.
 */
export type Strategy = (board: Board, tools: StrategyTools) => Decision;
