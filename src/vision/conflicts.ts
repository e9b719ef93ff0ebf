import type { Board, CellSymbol } from '../model/board.ts';
import { numberOf, positionOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * Where the rules forbid a position: in noisy and blurred pictures a few cells are misread that look like many others, and no look as a whole explains the
 * contradiction.
 */

/** Conflicts are looked for among the cells within so many steps of a number, near ones first. */
const STEPS = [1, 2, 3] as const;
/** Where more than this part of a board's cells is in conflict, nothing of it is believed. */
const MOST_IN_CONFLICT = 0.2;

/** What a number is that does not count: no mine, as a flag that was wrong. */
const NO_MINE = 'x';

/**
 * Cells that cannot all be what they are read as: the numbers of each conflict that is found, and all around them. Without them the rules allow the position. A
 * conflict is made as small as it goes by leaving out one number after the other (a deletion filter, as for minimal unsatisfiable subsets) and holds in the whole as in the part.
 * @param isPossible whether the rules allow a position.
 * @returns null where they are too many, or where no part of the board shows what conflicts.
 */
export function conflictingCells(
  cells: readonly CellSymbol[],
  topology: Topology,
  isPossible: (board: Board) => boolean,
): ReadonlySet<number> | null {
  const { neighbours } = topology;
  const left = [...cells];
  const most = MOST_IN_CONFLICT * cells.length;
  const found = new Set<number>();
  const isAllowed = (some: readonly CellSymbol[]) => isPossible(positionOf(topology, some));
  const isOpen = (symbol: CellSymbol) => numberOf(symbol) >= 0;
  const onlyThese = (kept: ReadonlySet<number>) =>
    left.map((symbol, i): CellSymbol => (isOpen(symbol) && !kept.has(i) ? NO_MINE : symbol));
  const isNumber = (cell: number) => numberOf(left[cell] as CellSymbol) > 0;
  const blame = (cell: number) => {
    for (const one of [cell, ...(neighbours[cell] ?? [])]) {
      found.add(one);
      left[one] = '~';
    }
  };
  for (const steps of STEPS) {
    for (const cell of left.keys()) {
      if (!isNumber(cell)) continue;
      const kept = within(cell, steps, neighbours);
      if (isAllowed(onlyThese(kept))) continue;
      for (const other of [...kept].reverse()) {
        if (!isNumber(other)) continue;
        kept.delete(other);
        if (isAllowed(onlyThese(kept))) kept.add(other);
      }
      for (const number of [...kept].filter(isNumber)) blame(number);
      if (found.size > most) return null;
    }
    if (isAllowed(left)) return found;
  }
  return null;
}

/** The cells within so many steps of a cell, the nearest first. */
function within(cell: number, steps: number, neighbours: Topology['neighbours']): Set<number> {
  const found = new Set([cell]);
  let ring = [cell];
  for (let step = 0; step < steps; step++) {
    ring = ring.flatMap((one) => [...(neighbours[one] ?? [])]).filter((one) => !found.has(one));
    for (const one of ring) found.add(one);
  }
  return found;
}
