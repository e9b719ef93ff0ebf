import type { Board } from '../../src/model/board.ts';
import { isClosed, isShownMine, numberOf } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';

export interface BruteForce {
  readonly solutions: number;
  /** Layouts in which each cell is a mine. */
  readonly mineCounts: readonly number[];
}

/** Tries every layout of mines over the closed and unreadable cells. Only for small boards. */
export function bruteForce(board: Board): BruteForce {
  const { neighbours, cellCount } = makeTopology(board.shape, board.rows, board.cols);
  const unknown = board.cells.flatMap((symbol, i) => (isClosed(symbol) || symbol === '~' ? [i] : []));
  const mine = board.cells.map((symbol) => (isShownMine(symbol) ? 1 : 0) as number);
  const shown = mine.reduce((a, b) => a + b, 0);
  const mineCounts = new Array<number>(cellCount).fill(0);
  let solutions = 0;
  for (let layout = 0; layout < 2 ** unknown.length; layout++) {
    let placed = shown;
    unknown.forEach((cell, bit) => {
      mine[cell] = Math.floor(layout / 2 ** bit) % 2;
      placed += mine[cell] as number;
    });
    if (board.mines !== null && placed !== board.mines) continue;
    const fits = board.cells.every((symbol, i) => {
      const number = numberOf(symbol);
      return number < 0 || (neighbours[i] ?? new Int32Array()).reduce((s, n) => s + (mine[n] as number), 0) === number;
    });
    if (!fits) continue;
    solutions++;
    mine.forEach((m, i) => {
      mineCounts[i] = (mineCounts[i] as number) + m;
    });
  }
  return { solutions, mineCounts };
}
