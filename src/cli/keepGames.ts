import type { PlayedGame } from '../arena/runArena.ts';
import type { RandomGames } from '../arena/settings.ts';
import { makeLevelText } from '../model/notation.ts';
import type { GameRecord } from '../statistics/gameStatistics.ts';
import { recordGames } from '../statistics/statisticsFile.ts';

/** Games that are gathered before the file is written: a long run does not write it all the time. */
const GATHERED = 20_000;

export interface GameKeeper {
  readonly add: (games: readonly PlayedGame[], memoryMb: number) => void;
  /** Writes what is left; returns what went wrong, one sentence each. */
  readonly finish: () => Promise<readonly string[]>;
}

/** Adds the games of an arena to the statistics. */
export function keepGames({ size, mines, first, seed }: RandomGames): GameKeeper {
  const kind = { shape: size.shape, level: makeLevelText({ ...size, mines }), boards: first };
  const problems = new Set<string>();
  let gathered: GameRecord[] = [];
  let writing: Promise<void> = Promise.resolve();

  function write(): void {
    const records = gathered;
    gathered = [];
    writing = writing.then(async () => {
      const problem = await recordGames(records);
      if (problem !== null) problems.add(problem);
    });
  }

  return {
    add(games, memoryMb) {
      for (const { strategy, game, outcome } of games) {
        const { won, moves, guesses, times } = outcome;
        const ms = times.reduce((sum, time) => sum + time, 0);
        gathered.push({ ...kind, strategy, won, moves, guesses, ms, memoryMb, seed: seed + game });
      }
      if (gathered.length >= GATHERED) write();
    },
    async finish() {
      write();
      await writing;
      return [...problems];
    },
  };
}
