import type { Game, GameSpec } from '../../game/game.ts';
import { isOver, newGame, restartGame } from '../../game/game.ts';

/** A game with its clock. Every function here returns a new Round; times are ms of one clock that the caller reads. */
export interface Round {
  readonly game: Game;
  /** The cell that was opened first; null before. */
  readonly start: number | null;
  /** The cell where the latest move was made; null before. */
  readonly latest: number | null;
  /** When its clock began to run; a pause moves this on by as much as it took. */
  readonly beganAt: number | null;
  readonly endedAt: number | null;
  /** Since when the clock stands still; null while it runs. */
  readonly pausedAt: number | null;
  /** Clicks of the player that changed the board by opening something. */
  readonly moves: number;
  /** Why the round cannot enter the top ten, as the end of a sentence; null where it can. */
  readonly unranked: string | null;
}

/** @param unranked why rounds of this kind do not count, from the start. */
export function newRound(spec: GameSpec, unranked: string | null = null): Round {
  return {
    game: newGame(spec),
    start: null,
    latest: null,
    beganAt: null,
    endedAt: null,
    pausedAt: null,
    moves: 0,
    unranked,
  };
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
    latest: cell,
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
export function timeUsed({ beganAt, endedAt, pausedAt }: Round, now: number): number {
  return beganAt === null ? 0 : (endedAt ?? pausedAt ?? now) - beganAt;
}

/** Whether its clock stands still and its board must not be seen. */
export function isPaused({ pausedAt }: Round): boolean {
  return pausedAt !== null;
}

/** The round with its clock halted; one that has not begun, or is over, has none to halt. */
export function pauseRound(round: Round, now: number): Round {
  const runs = round.beganAt !== null && round.endedAt === null && round.pausedAt === null;
  return runs ? { ...round, pausedAt: now } : round;
}

/** The round with its clock running again. */
export function resumeRound(round: Round, now: number): Round {
  const { beganAt, pausedAt } = round;
  return beganAt === null || pausedAt === null
    ? round
    : { ...round, beganAt: beganAt + now - pausedAt, pausedAt: null };
}
