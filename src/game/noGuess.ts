import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { analyse } from '../solver/analyse.ts';
import { NO_SEARCH } from '../solver/chooseMove.ts';
import { CountMemory } from '../solver/countAll.ts';
import type { Game, GameSpec } from './game.ts';
import { boardOf, isOver, newGame, openCell } from './game.ts';

/** Boards that are tried before the search is given up: usual levels need a handful, Expert some hundreds at most. */
export const MOST_TRIES = 5000;

export interface NoGuessProgress {
  readonly tried: number;
  readonly most: number;
}

/**
 * Searches for a board that can be won from its first cell without a guess: that our solver clears by opening cells
 * that are proved safe by the numbers and the mine total. Boards with the seeds `spec.seed`, `spec.seed` + 1 … are
 * laid and played until one is found; each step of the generator tells how many were tried. The found game has its first cell
 * open. Fails with `game-invalid` after `most` boards.
 */
export function* searchNoGuess(
  spec: GameSpec,
  start: number,
  most = MOST_TRIES,
): Generator<NoGuessProgress, Result<Game>> {
  for (let tried = 0; tried < most; tried++) {
    const game = openCell(newGame({ ...spec, seed: (spec.seed + tried) >>> 0 }), start);
    if (needsNoGuess(game)) return success(game);
    yield { tried: tried + 1, most };
  }
  return failure(
    'game-invalid',
    `None of ${most} boards could be cleared from there without a guess: choose fewer mines, or allow guesses.`,
  );
}

/** Whether a begun game can be won by opening nothing but cells that are proved safe. */
export function needsNoGuess(begun: Game): boolean {
  let game = begun;
  const memory = new CountMemory();
  while (!isOver(game)) {
    const { safe } = analyse(boardOf(game), { budget: NO_SEARCH, memory });
    if (safe.length === 0) return false;
    game = safe.reduce(openCell, game);
  }
  return game.status === 'won';
}
