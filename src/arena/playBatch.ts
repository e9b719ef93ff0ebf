import { messageOf } from '../model/errors.ts';
import type { Strategy } from '../solver/strategies/strategy.ts';
import type { Batch, BatchResult } from './players.ts';
import type { GameOutcome } from './playGame.ts';
import { IllegalMove, playGame } from './playGame.ts';
import type { Games } from './settings.ts';
import { setUpGame } from './settings.ts';

/** How long a batch goes on before it starts no further game, ms: Ctrl-C waits for it, and the progress bar moves with it. */
const BATCH_TIME = 250;

/** Plays the games of a batch until they or the time are used up, or one fails. */
export function playBatch(games: Games, { strategy: name, games: indices }: Batch, strategy: Strategy): BatchResult {
  const outcomes: GameOutcome[] = [];
  let problem: string | null = null;
  const end = performance.now() + BATCH_TIME;
  for (const index of indices) {
    try {
      outcomes.push(playGame(name, strategy, setUpGame(games, index)));
    } catch (error) {
      problem = describeProblem(error);
      break;
    }
    if (performance.now() > end) break;
  }
  return { outcomes, problem };
}

function describeProblem(error: unknown): string {
  if (error instanceof IllegalMove) return `its move is illegal (${error.message})`;
  return `it threw "${messageOf(error)}"`;
}
