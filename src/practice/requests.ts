import type { ScoreTables } from '../scores/scoreTables.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';
import type { GameRecord, HUMAN } from '../statistics/gameStatistics.ts';

/**
 * What the practice page asks of the program behind it: Electron's main process or the local server. Each request is a POST of
 * JSON to `api/NAME` at the page's own origin, the answer is JSON. The program keeps the time of a game and the top ten;
 * that a game was won, and without help, is what the page says.
 */
export interface Requests {
  /** A game begins now: its first cell is opened. */
  readonly begin: { readonly ask: { readonly level: string }; readonly answer: { readonly id: string } };
  /** Its clock stands still from now on, until it is resumed: the page hides the board meanwhile. */
  readonly pause: { readonly ask: { readonly id: string }; readonly answer: Nothing };
  readonly resume: { readonly ask: { readonly id: string }; readonly answer: Nothing };
  /** The game is won: how long it took, and the place (from 1) that it would take among the top ten, or null. */
  readonly win: { readonly ask: { readonly id: string }; readonly answer: Win };
  /** Puts a game that was won into the top ten. */
  readonly name: { readonly ask: { readonly id: string; readonly name: string }; readonly answer: Scores };
  readonly scores: { readonly ask: Nothing; readonly answer: Scores };
  /** Empties the top ten of a level, or of all. */
  readonly reset: { readonly ask: { readonly level: string | null }; readonly answer: Scores };
  /** Puts a backup in the place of the top ten. */
  readonly restore: { readonly ask: { readonly backup: string }; readonly answer: Scores };
  /** Games that strategies, or the user without help, have played to their end. */
  readonly games: { readonly ask: { readonly games: readonly GameOver[] }; readonly answer: Nothing };
}
export type RequestName = keyof Requests;
export type Nothing = Readonly<Record<string, never>>;

export interface Win {
  readonly ms: number;
  readonly place: number | null;
}

export interface Scores {
  readonly tables: ScoreTables;
  /** What is wrong with the file, in one sentence, or null. */
  readonly problem: string | null;
  /** Names of the backups, latest first. */
  readonly backups: readonly string[];
  /** Where the key is that tells whether somebody else wrote the file, in one sentence. */
  readonly keeper: string;
}

/** A game that a strategy, or the user without help, played to its end: what the statistics count. */
export interface GameOver extends Omit<Required<GameRecord>, 'strategy' | 'memoryMb' | 'seed'> {
  readonly strategy: StrategyName | typeof HUMAN;
}
