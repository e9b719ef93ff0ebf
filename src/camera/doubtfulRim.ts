import type { CellSymbol } from '../model/board.ts';
import { isOpened } from '../model/board.ts';
import type { GridSize } from '../model/topology.ts';
import { cellPosition } from '../model/topology.ts';
import type { Beyond } from './findScreen.ts';

/**
 * The cells of a board without what is open in the rows and columns at those sides beyond which it may go on: their numbers may
 * count mines there.
 */
export function withoutDoubtfulRim(
  cells: readonly CellSymbol[],
  { rows, cols }: Pick<GridSize, 'rows' | 'cols'>,
  beyond: Beyond,
): readonly CellSymbol[] {
  return cells.map((symbol, cell) => {
    const { row, col } = cellPosition(cell, cols);
    const isAtSide =
      (beyond.left > 0 && col === 0) ||
      (beyond.top > 0 && row === 0) ||
      (beyond.right > 0 && col === cols - 1) ||
      (beyond.bottom > 0 && row === rows - 1);
    return isAtSide && isOpened(symbol) ? '~' : symbol;
  });
}
