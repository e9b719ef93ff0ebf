import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * The unread cells that the rules prove to be zeros: a zero beside them had them opened, so none is a mine, and so is all around
 * them open, so there is nothing to count. What is found proves more.
 * @param mayBeZero whether nothing is seen that speaks against it.
 */
export function provenZeros(
  cells: readonly CellSymbol[],
  { neighbours }: Topology,
  mayBeZero: (cell: number) => boolean,
): number[] {
  const known = [...cells];
  const isBesideZero = (cell: number) => (neighbours[cell] ?? []).some((n) => known[n] === '0');
  const isOpen = (cell: number) =>
    numberOf(known[cell] as CellSymbol) >= 0 || (known[cell] === '~' && isBesideZero(cell));
  const proven: number[] = [];
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const cell of known.keys()) {
      if (known[cell] !== '~' || !isBesideZero(cell) || !mayBeZero(cell)) continue;
      if (!(neighbours[cell] ?? []).every(isOpen)) continue;
      known[cell] = '0';
      proven.push(cell);
      isMore = true;
    }
  }
  return proven.sort((a, b) => a - b);
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
