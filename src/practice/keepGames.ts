import { recordGames } from '../statistics/statisticsFile.ts';
import type { GameOver } from './requests.ts';

/** Adds games of the practice game to the statistics; what goes wrong there is said on the program's error stream. */
export function keepGames(games: readonly GameOver[]): void {
  void recordGames(games).then((problem) => {
    if (problem !== null) console.error(`automine: ${problem}`);
  });
}
