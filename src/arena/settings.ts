import type { FirstClick } from '../game/game.ts';
import { gameWithMines, newGame, openCell } from '../game/game.ts';
import type { GridSize } from '../model/topology.ts';
import { cellPosition } from '../model/topology.ts';
import type { LearnedBooks } from '../solver/strategies/learned.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';

/** Games on boards drawn by chance: game i has the seed `seed + i`, for every strategy. */
export interface RandomGames {
  readonly kind: 'random';
  readonly size: GridSize;
  readonly mines: number;
  readonly first: FirstClick;
  /** The cell that is opened before the strategy is asked; null where the strategy makes the first click. */
  readonly start: number | null;
  readonly games: number;
  readonly seed: number;
}

/** A board given from outside. */
export interface GivenBoard extends GridSize {
  readonly mines: readonly number[];
  readonly start: number | null;
}

/** Games on given boards; the seed only serves players that draw lots. */
export interface GivenGames {
  readonly kind: 'boards';
  readonly boards: readonly GivenBoard[];
  readonly seed: number;
}

export type Games = RandomGames | GivenGames;

/** What an arena plays: every strategy plays every game. */
export interface ArenaSettings {
  readonly games: Games;
  readonly strategies: readonly StrategyName[];
  /** What the player `learned` knows. */
  readonly learned: LearnedBooks;
}

/** One game before its first click. */
export interface GameSetup {
  readonly size: GridSize;
  readonly mined: Uint8Array;
  readonly start: number | null;
  readonly seed: number;
}

export function countGames(games: Games): number {
  return games.kind === 'random' ? games.games : games.boards.length;
}

/** Game `index`, counted from 0: the same for every strategy, worker and run. */
export function setUpGame(games: Games, index: number): GameSetup {
  const seed = games.seed + index;
  if (games.kind === 'boards') {
    const { mines, start, shape, rows, cols } = games.boards[index] as GivenBoard;
    const size = { shape, rows, cols };
    const spec = { ...size, mines: mines.length, firstClick: 'any', seed } as const;
    return { size, mined: gameWithMines(spec, mines).mined as Uint8Array, start, seed };
  }
  const { size, mines, first, start } = games;
  // Without a start cell the first click may hit anything, so that it does not matter which cell lays the mines.
  const laid = openCell(newGame({ ...size, mines, firstClick: first, seed }), start ?? 0);
  return { size, mined: laid.mined as Uint8Array, start, seed };
}

/** A game in words, for people who want to see it again. */
export function describeGame(games: Games, index: number): string {
  return games.kind === 'random' ? `the game with seed ${games.seed + index}` : `the game on board ${index + 1}`;
}

/** A cell as machine formats write it: row and column from 0. */
export function cellPair(cell: number, cols: number): [number, number] {
  const { row, col } = cellPosition(cell, cols);
  return [row, col];
}
