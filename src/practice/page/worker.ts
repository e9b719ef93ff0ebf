import { expose } from 'comlink';
import { playGame } from '../../arena/playGame.ts';
import { setUpGame } from '../../arena/settings.ts';
import type { Game, GameSpec } from '../../game/game.ts';
import type { NoGuessProgress } from '../../game/noGuess.ts';
import { searchNoGuess } from '../../game/noGuess.ts';
import { makeRandom } from '../../game/random.ts';
import type { Analysis } from '../../model/analysis.ts';
import type { Board } from '../../model/board.ts';
import type { Result } from '../../model/errors.ts';
import { analyse } from '../../solver/analyse.ts';
import { NO_SEARCH } from '../../solver/chooseMove.ts';
import { CountMemory } from '../../solver/countAll.ts';
import { explain } from '../../solver/explain.ts';
import { STRATEGIES } from '../../solver/strategies/registry.ts';
import type { Decision, StrategyName } from '../../solver/strategies/strategy.ts';
import { describeDecision } from '../decisionWords.ts';

/** All that takes time, away from the page: analysis, strategies, the search for boards without guesses, many games. */

/** A strategy's decision, how long it took (ms), the numbers that prove it and the reason in words. */
export interface DecidedMove {
  readonly decision: Decision;
  readonly ms: number;
  readonly numbers: readonly number[];
  readonly words: string;
}

/** Games that one strategy plays on boards of one kind; game i has the seed `seed` + i. */
export interface RunOrder {
  readonly strategy: StrategyName;
  readonly spec: GameSpec;
  readonly start: number;
  readonly games: number;
}

export interface RunGame {
  readonly won: boolean;
  readonly ms: number;
  readonly moves: number;
  readonly guesses: number;
}

/** Progress is told about so often, ms. */
const TELL_EVERY = 100;

const memory = new CountMemory();

const api = {
  analyse(board: Board): Analysis {
    return analyse(board, { memory });
  },

  /** Whether one of some cells is not proved safe. */
  isGuess(board: Board, cells: readonly number[]): boolean {
    const { safe } = analyse(board, { budget: NO_SEARCH, memory });
    return cells.some((cell) => !safe.includes(cell));
  },

  /** @param seed of the numbers that the strategy draws in this move. */
  decide(strategy: StrategyName, board: Board, seed: number): DecidedMove {
    const before = performance.now();
    const decision = STRATEGIES[strategy](board, { random: makeRandom(seed).unit });
    const ms = performance.now() - before;
    const analysis = analyse(board, { budget: NO_SEARCH, memory });
    const cell = decision.open[0] ?? decision.flag[0];
    const why = cell === undefined ? null : explain(board, cell, { analysis, budget: NO_SEARCH, memory });
    const numbers = why && why.kind !== 'guess' ? why.numbers : [];
    return { decision, ms, numbers, words: describeDecision(decision, board, analysis, why) };
  },

  searchNoGuess(spec: GameSpec, start: number, tell: (progress: NoGuessProgress) => void): Result<Game> {
    const search = searchNoGuess(spec, start);
    for (let last = performance.now(); ; ) {
      const step = search.next();
      if (step.done) return step.value;
      if (performance.now() - last < TELL_EVERY) continue;
      last = performance.now();
      tell(step.value);
    }
  },

  /** Plays all games and tells of them in bunches. */
  run({ strategy, spec, start, games }: RunOrder, tell: (played: readonly RunGame[]) => void): void {
    const { mines, firstClick: first, seed, ...size } = spec;
    const order = { kind: 'random', size, mines, first, start, games, seed } as const;
    let bunch: RunGame[] = [];
    let last = performance.now();
    for (let i = 0; i < games; i++) {
      const { won, moves, guesses, times } = playGame(strategy, STRATEGIES[strategy], setUpGame(order, i));
      bunch.push({ won, moves, guesses, ms: times.reduce((sum, ms) => sum + ms, 0) });
      if (performance.now() - last < TELL_EVERY) continue;
      last = performance.now();
      tell(bunch);
      bunch = [];
    }
    tell(bunch);
  },
};
export type PracticeWorker = typeof api;

expose(api);
