import { describeCell } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import type { Rect } from '../model/frame.ts';
import { cellAtPx, cellRect } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import type { SessionState } from '../session/session.ts';
import { analyse } from '../solver/analyse.ts';

/** What is known of the cell under the pointer. */
export interface Explanation {
  readonly sentence: string;
  /** The cell in Px of the captured picture. */
  readonly cell: Rect;
}

/** Explains the cell at a point (Px of the captured picture); null where no board is known or the point is off it. */
export function explainAt({ board: result, phase }: SessionState, at: Point): Explanation | null {
  if (!result) return null;
  const { lattice } = result.reading;
  const cell = cellAtPx(lattice, at);
  if (cell === null) return null;
  const { board, analysis } = result;
  const because = proofOf(board, analysis, cell);
  const sentence = describeCell({ board, analysis, cell, hinted: phase === 'playing', because });
  return { sentence, cell: cellRect(lattice, cell) };
}

/**
 * The numbers that prove a cell: with the opposite assumed they contradict each other, and none of them can be left
 * out. Empty where the cell is not proved, or only by the mine total.
 */
export function proofOf(board: Board, { safe, mineCells, minesSource }: Analysis, cell: number): readonly number[] {
  const opposite: CellSymbol | null = safe.includes(cell) ? '*' : mineCells.includes(cell) ? 'x' : null;
  if (!opposite) return [];
  const cells = board.cells.map((symbol, i) => (i === cell ? opposite : symbol));
  return analyse({ ...board, cells }, { minesSource }).contradiction?.cells ?? [];
}
