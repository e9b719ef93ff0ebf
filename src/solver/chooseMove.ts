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
  const candidates = safe.length > 0 ? safe : leastRisky(risk, mineCells);
  const { neighbourStart: start, neighbourList: list } = makeTopology(board.shape, board.rows, board.cols);
  let best: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const cell of candidates) {
    let around = 0;
    for (let k = start[cell] as number, end = start[cell + 1] as number; k < end; k++)
      around += risk[list[k] as number] ?? 0;
    if (around < fewest - SAME_RISK) {
      fewest = around;
      best = cell;
    }
  }
  if (best === null) return null;
  return { cell: best, risk: risk[best] as number, reason: safe.length > 0 ? 'safe' : 'lowest-risk' };
}

function leastRisky(risk: readonly (number | null)[], mineCells: readonly number[]): number[] {
  const mined = new Set(mineCells);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < risk.length; i++) {
    const r = risk[i] as number | null;
    if (r !== null && r < least && !mined.has(i)) least = r;
  }
  const cells: number[] = [];
  for (let i = 0; i < risk.length; i++) {
    const r = risk[i] as number | null;
    if (r !== null && r <= least + SAME_RISK && !mined.has(i)) cells.push(i);
  }
  return cells;
}
