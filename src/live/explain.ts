import { describeWhy } from '../hints/whyWords.ts';
import { describeCell } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import type { Explanation as Why } from '../model/explanation.ts';
import type { Rect } from '../model/frame.ts';
import { cellAtPx, cellPolygon, cellRect } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import type { SessionState } from '../session/session.ts';
import { analyse } from '../solver/analyse.ts';
import { explain } from '../solver/explain.ts';

/** What is known of the cell under the pointer. */
export interface Explanation {
  readonly sentence: string;
  /** The cell in Px of the captured picture. */
  readonly cell: Rect;
  /** The outlines of the numbers that prove it, Px; none for a guess. */
  readonly numbers: readonly (readonly Point[])[];
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
  const hinted = phase === 'playing';
  const why = hinted ? explain(board, cell, { analysis, minesSource: analysis.minesSource }) : null;
  const known = describeCell({ board, analysis, cell, hinted });
  const sentence = why ? `${known} ${describeWhy(why, board)}` : known;
  return {
    sentence: isHidden ? `As last seen: ${sentence}` : sentence,
    cell: cellRect(lattice, cell),
    numbers: numbersOf(why).map((number) => cellPolygon(lattice, number)),
  };
}

/** A board with one cell as it was before it was hidden, solved again. */
function withCell({ board: hidden, minesSource }: BoardResult, cell: number, symbol: CellSymbol) {
  const board: Board = { ...hidden, cells: hidden.cells.map((is, i) => (i === cell ? symbol : is)) };
  return { board, analysis: analyse(board, { minesSource }) };
}

/** The numbers that prove a cell, as few as possible. Empty where it is not proved, or by the mine total alone. */
export function proofOf(board: Board, analysis: Analysis, cell: number): readonly number[] {
  return numbersOf(explain(board, cell, { analysis, minesSource: analysis.minesSource }));
}

function numbersOf(why: Why | null): readonly number[] {
  return why && why.kind !== 'guess' ? why.numbers : [];
}
