import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { withAllAround } from './withAllAround.ts';

/**
 * Cells that are read as zeros and may be a flat window over the board in the colour of its open ground: all around an opening are numbers, but around
 * these there is none, only flags and cells that are not read.
 */
export function loneZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  const { neighbours } = topology;
  const isZero = (cell: number) => cells[cell] === '0';
  const left = new Set([...cells.keys()].filter(isZero));
  const found: number[] = [];
  for (const start of left) {
    const opening = [...withAllAround([start], isZero, topology)];
    for (const cell of opening) left.delete(cell);
    const around = opening.flatMap((cell) => Array.from(neighbours[cell] ?? [], (next) => cells[next] as CellSymbol));
    if (around.includes('~') && !around.some((symbol) => numberOf(symbol) > 0)) found.push(...opening);
  }
  return found;
}
