import type { CellSymbol } from '../../src/model/board.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';

/** A board network that is sure of a symbol in each cell. */
export function sightOf(symbolOf: (cell: number) => CellSymbol): BoardSight {
  return {
    chanceOf: (symbol, cell) => (symbol === symbolOf(cell) ? 1 : 0),
    seenAs(cells) {
      const [symbol = null, ...more] = new Set(cells.map(symbolOf));
      return more.length === 0 ? symbol : null;
    },
  };
}
