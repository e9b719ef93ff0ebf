import type { Game, GameSpec } from '../../game/game.ts';
import { isOver, newGame, restartGame } from '../../game/game.ts';

/** A game with its clock. Every function here returns a new Round; times are ms of one clock that the caller reads. */
export interface Round {
  readonly game: Game;
  /** The cell that was opened first; null before. */
  readonly start: number | null;
  readonly beganAt: number | null;
  readonly endedAt: number | null;
  /** Clicks of the player that changed the board by opening something. */
  readonly moves: number;
  /** Why the round cannot enter the top ten, as the end of a sentence; null where it can. */
  readonly unranked: string | null;
}

/** @param unranked why rounds of this kind do not count, from the start. */
export function newRound(spec: GameSpec, unranked: string | null = null): Round {
  return { game: newGame(spec), start: null, beganAt: null, endedAt: null, moves: 0, unranked };
}

/** The same board again; it is known, so it does not count. */
export function repeatRound({ game }: Round): Round {
  return { ...newRound(game.spec, 'the board was known'), game: restartGame(game) };
}

/** The round after a move to another state of its game. @param cell where the move was made. */
export function play(round: Round, next: Game, cell: number, now: number): Round {
  if (next === round.game) return round;
  const opened = next.open !== round.game.open;
  return {
    ...round,
    game: next,
    start: round.start ?? (opened ? cell : null),
    beganAt: round.beganAt ?? (opened ? now : null),
    endedAt: round.endedAt ?? (isOver(next) ? now : null),
    moves: round.moves + (opened ? 1 : 0),
  };
}

/** The round with help that keeps it from the top ten. The first reason stays. */
export function helped(round: Round, why: string): Round {
  return round.unranked === null && !isOver(round.game) ? { ...round, unranked: why } : round;
}

/** Time used, ms. */
export function timeUsed({ beganAt, endedAt }: Round, now: number): number {
  return beganAt === null ? 0 : (endedAt ?? now) - beganAt;
}
