import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * Cells that are read as zeros and may be a flat window over the board in the colour of its open ground: all around an opening are numbers, but around
 * these there is none, only flags and cells that are not read.
 */
export function loneZeros(cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  const left = new Set([...cells.keys()].filter((cell) => cells[cell] === '0'));
  const found: number[] = [];
  for (const start of left) {
    left.delete(start);
    const opening = [start];
    const around: CellSymbol[] = [];
    for (let k = 0; k < opening.length; k++)
      for (const next of neighbours[opening[k] as number] ?? []) {
        if (left.delete(next)) opening.push(next);
        else if (cells[next] !== '0') around.push(cells[next] as CellSymbol);
      }
    if (around.includes('~') && !around.some((symbol) => numberOf(symbol) > 0)) found.push(...opening);
  }
  return found;
}
