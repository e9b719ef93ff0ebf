import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * The unread cells that the rules prove to be zeros: a zero beside them had them opened, so none is a mine, and all around is open,
 * so there is nothing to count.
 */
export function provenZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  const isBesideZero = (cell: number) => (topology.neighbours[cell] ?? []).some((n) => cells[n] === '0');
  return [...cells.keys()].filter(
    (cell) => cells[cell] === '~' && isBesideZero(cell) && isAmongOpen(cells, cell, topology),
  );
}

/** Whether all around a cell is open. */
export function isAmongOpen(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  return (neighbours[cell] ?? []).every((n) => numberOf(cells[n] as CellSymbol) >= 0);
}
