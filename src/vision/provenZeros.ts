import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * The unread cells that the rules prove to be zeros: a zero beside them had them opened, so none is a mine, and all around is open,
 * so there is nothing to count.
 */
export function provenZeros(cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  return [...cells.keys()].filter((cell) => {
    const around = [...(neighbours[cell] ?? [])].map((n) => numberOf(cells[n] as CellSymbol));
    return cells[cell] === '~' && around.includes(0) && around.every((number) => number >= 0);
  });
}
