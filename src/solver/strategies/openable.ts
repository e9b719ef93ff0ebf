import type { Board } from '../../model/board.ts';
import { isClosed } from '../../model/board.ts';
import { misuse } from '../../model/errors.ts';
import type { StrategyTools } from './strategy.ts';

/** Whether a player that trusts its flags may open a cell: closed, readable and not flagged. */
export function isOpenable({ cells }: Board, cell: number): boolean {
  const symbol = cells[cell] ?? '~';
  return isClosed(symbol) && symbol !== 'F';
}

/**
 * The cells that a player may open, ascending.
 * @throws TypeError when there is none: then every cell that is no mine is open or wrongly flagged.
 */
export function openableCells(board: Board): readonly number[] {
  const openable = [...board.cells.keys()].filter((cell) => isOpenable(board, cell));
  if (openable.length === 0) throw misuse('board', 'a closed cell without a flag', board.cells.join(''));
  return openable;
}

/** One of some cells, each as likely as the others. */
export function pickOne(cells: readonly number[], { random }: StrategyTools): number {
  return cells[Math.floor(random() * cells.length)] as number;
}

/** The cells with the smallest value, ascending. Values that are exactly equal tie. */
export function cellsWithLeast(cells: readonly number[], value: (cell: number) => number): readonly number[] {
  const least = cells.reduce((smallest, cell) => Math.min(smallest, value(cell)), Number.POSITIVE_INFINITY);
  return cells.filter((cell) => value(cell) === least);
}
