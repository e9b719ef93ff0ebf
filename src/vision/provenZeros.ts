import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * The unread cells that the rules prove to be zeros: a zero beside them had them opened, so none is a mine, and all around is open,
 * so there is nothing to count.
 */
export function provenZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  return [...cells.keys()].filter(
    (cell) => cells[cell] === '~' && isBesideZero(cells, cell, topology) && isAmongOpen(cells, cell, topology),
  );
}

/**
 * … and those beside which there may be unread cells too, that a zero had opened as well: what is drawn on such cells says nothing. At the
 * rim of a lattice not all that is around is known, and a lattice of other cells has them too: only a known board proves them.
 */
export function openedZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  const { neighbours } = topology;
  const most = neighbours.reduce((sum, { length }) => Math.max(sum, length), 0);
  const isOpened = (cell: number) =>
    numberOf(cells[cell] as CellSymbol) >= 0 || (cells[cell] === '~' && isBesideZero(cells, cell, topology));
  return [...cells.keys()].filter((cell) => {
    const around = neighbours[cell] ?? [];
    return cells[cell] === '~' && isOpened(cell) && around.length === most && around.every(isOpened);
  });
}

function isBesideZero(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  return (neighbours[cell] ?? []).some((n) => cells[n] === '0');
}

/** Whether all around a cell is open. */
export function isAmongOpen(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  return (neighbours[cell] ?? []).every((n) => numberOf(cells[n] as CellSymbol) >= 0);
}

/** The unread cells that can be no zeros by the rules: beside plain covered cells. */
export function cellsBesideCovered(cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  const isBesideCovered = (cell: number) => (neighbours[cell] ?? []).some((n) => cells[n] === '#');
  return [...cells.keys()].filter((cell) => cells[cell] === '~' && isBesideCovered(cell));
}
