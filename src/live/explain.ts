import { describeCell } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import type { Rect } from '../model/frame.ts';
import { cellAtPx, cellRect } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import type { SessionState } from '../session/session.ts';
import { analyse } from '../solver/analyse.ts';

/** What is known of the cell under the pointer. */
export interface Explanation {
  readonly sentence: string;
  /** The cell in Px of the captured picture. */
  readonly cell: Rect;
}

/**
 * Explains the cell at a point (Px of the captured picture); null where no board is known or the point is off it.
 * @param seen what each cell showed when it was last readable: where the pointer is in the frames it hides the cell.
 */
export function explainAt(
  { board: result, phase }: SessionState,
  at: Point,
  seen: readonly CellSymbol[] = [],
): Explanation | null {
  if (!result) return null;
  const { lattice } = result.reading;
  const cell = cellAtPx(lattice, at);
  if (cell === null) return null;
  const before = seen[cell] ?? '~';
  const isHidden = result.board.cells[cell] === '~' && before !== '~';
  const { board, analysis } = isHidden ? withCell(result, cell, before) : result;
  const because = proofOf(board, analysis, cell);
  const sentence = describeCell({ board, analysis, cell, hinted: phase === 'playing', because });
  return { sentence: isHidden ? `As last seen: ${sentence}` : sentence, cell: cellRect(lattice, cell) };
}

/** A board with one cell as it was before it was hidden, solved again. */
function withCell({ board: hidden, minesSource }: BoardResult, cell: number, symbol: CellSymbol) {
  const board: Board = { ...hidden, cells: hidden.cells.map((is, i) => (i === cell ? symbol : is)) };
  return { board, analysis: analyse(board, { minesSource }) };
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
