import type { LengthSolution } from '../game/lengthConquer.ts';
import { resultAt, worthToMove } from '../game/lengthConquer.ts';

/** Who plays: the sentences of the terminal and of the page are the same. */
export const LENGTH_PLAYERS = ['you', 'computer'] as const;
export type LengthPlayer = (typeof LENGTH_PLAYERS)[number];

export function otherPlayer(player: LengthPlayer): LengthPlayer {
  return player === 'you' ? 'computer' : 'you';
}

/** How a finished game ended. @param last who made the last step. */
export function describeEnd({ spec }: LengthSolution, position: number, last: LengthPlayer): string {
  if (resultAt(spec, position) === 'draw') return `The length of ${spec.length} is covered exactly: a draw.`;
  const left = `${spec.length - position} left, and no unit fits`;
  return last === 'you' ? `${left}: you win.` : `${left}: the computer wins.`;
}

/** What the game was worth from the beginning. */
export function describeWorth(solution: LengthSolution): string {
  const worth = worthToMove(solution, 0);
  if (worth === 'draw') return 'With perfect play this game is a draw.';
  return `With perfect play who begins ${worth === 'win' ? 'wins' : 'loses'} this game.`;
}
