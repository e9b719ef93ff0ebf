import type { CellSymbol } from '../../src/model/board.ts';
import type { SeenCells } from '../../src/vision/boardNet.ts';

/**
 * What the board network would see of lines of symbols, `-` beside the board, each with the same chance.
 * @param ring lines and columns around the lattice that are among them.
 */
export function seenCells(lines: readonly string[], { ring = 0, chance = 0.995 } = {}): SeenCells {
  const at = (row: number, col: number) => lines[row + ring]?.[col + ring] ?? '~';
  return {
    ring,
    chance: (row, col, symbol) => (at(row, col) === symbol ? chance : (1 - chance) / 16),
    best: (row, col) => {
      const symbol = at(row, col);
      return { symbol: symbol === '-' || symbol === '~' ? null : (symbol as CellSymbol), chance };
    },
    beside: (row, col) => (at(row, col) === '-' ? chance : 1 - chance),
  };
}
