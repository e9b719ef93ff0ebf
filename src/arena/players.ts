import { Tinypool } from 'tinypool';
import type { LearnedBooks } from '../solver/strategies/learned.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';
import type { GameOutcome } from './playGame.ts';
import type { ArenaSettings, Games } from './settings.ts';

/** Games that a thread is asked to play, one after another. */
export interface Batch {
  readonly strategy: StrategyName;
  readonly games: readonly number[];
}

/** What came of a batch. */
export interface BatchResult {
  /** One for each of the first games of the batch; the rest were left for want of time. */
  readonly outcomes: readonly GameOutcome[];
  /** What went wrong in the game after these, or null. */
  readonly problem: string | null;
}

/** The answer of a thread. */
export interface ThreadResult extends BatchResult {
  /** Memory of the thread after the batch, MiB. */
  readonly memoryMb: number;
}

/** Whoever plays batches, several at once. */
export interface Players {
  readonly workers: number;
  readonly play: (batch: Batch) => Promise<ThreadResult>;
  readonly close: () => Promise<void>;
}

/** What a thread is given at its start. */
export interface ThreadData {
  readonly games: Games;
  readonly learned: LearnedBooks;
}

/** The thread's script: it runs built, since Node itself reads no TypeScript. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/arena/gameWorker.js' : 'gameWorker.js',
  import.meta.url,
);

/** Players in threads of their own. @param workers how many threads. */
export function openPlayers({ games, learned }: ArenaSettings, workers: number): Players {
  const pool = new Tinypool({
    filename: SCRIPT.href,
    name: 'play',
    workerData: { games, learned } satisfies ThreadData,
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    workers,
    play: (batch) => pool.run(batch) as Promise<ThreadResult>,
    close: () => pool.destroy(),
  };
}
