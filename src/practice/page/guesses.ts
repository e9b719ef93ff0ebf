import type { Game } from '../../game/game.ts';
import { boardOf, openableAround } from '../../game/game.ts';
import type { Helper } from './workers.ts';

/**
 * Counts the user's guesses: openings of which some cell was not proved safe at that moment. The first cell of a game
 * is nobody's guess, as in the arena. The solver is asked beside the game, which waits for nothing.
 */
export interface GuessCounter {
  /** Another round begins. */
  readonly begin: () => void;
  /** A cell was clicked that opened something. @param before the game as it was then. */
  readonly add: (before: Game, cell: number) => void;
  /** The guesses of the round so far, once all openings have been judged. */
  readonly count: () => Promise<number>;
}

export function makeGuessCounter(helper: Helper): GuessCounter {
  let guesses = Promise.resolve(0);

  async function counted(known: Promise<number>, before: Game, cell: number): Promise<number> {
    const opened = before.open[cell] ? openableAround(before, cell) : [cell];
    const isGuess = helper.ask().isGuess(boardOf(before), opened);
    return (await known) + Number(await isGuess);
  }

  return {
    begin() {
      guesses = Promise.resolve(0);
    },
    add(before, cell) {
      if (before.mined) guesses = counted(guesses, before, cell);
    },
    count: () => guesses,
  };
}
