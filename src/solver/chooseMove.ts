import type { BestMove } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { makeTopology } from '../model/topology.ts';

/** Risks closer than this are equal: the difference is rounding, not chance. */
const SAME_RISK = 1e-12;

/**
 * The best next cell to open: a safe one if there is one, else the one with the least risk; among equals the one
 * whose neighbours are least mined, because it most likely opens a large area. Null when every closed cell is a
 * mine or none is left.
 */
export function chooseMove(
  board: Board,
  risk: readonly (number | null)[],
  safe: readonly number[],
  mineCells: readonly number[],
): BestMove | null {
  const mined = new Set(mineCells);
  const open = risk.flatMap((r, i) => (r === null || mined.has(i) ? [] : [i]));
  const candidates = safe.length > 0 ? safe : leastRisky(open, risk);
  const { neighbours } = makeTopology(board.shape, board.rows, board.cols);
  let best: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const cell of candidates) {
    let around = 0;
    for (const n of neighbours[cell] ?? []) around += risk[n] ?? 0;
    if (around < fewest - SAME_RISK) {
      fewest = around;
      best = cell;
    }
  }
  if (best === null) return null;
  return { cell: best, risk: risk[best] as number, reason: safe.length > 0 ? 'safe' : 'lowest-risk' };
}

function leastRisky(cells: readonly number[], risk: readonly (number | null)[]): number[] {
  const least = cells.reduce((a, i) => Math.min(a, risk[i] as number), Number.POSITIVE_INFINITY);
  return cells.filter((i) => (risk[i] as number) <= least + SAME_RISK);
}
