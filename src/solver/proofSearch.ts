import type { Board, CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import { MINE_TOTAL } from '../model/explanation.ts';
import { makeTopology } from '../model/topology.ts';
import { isConsistent } from './analyse.ts';
import type { Demand, Layout } from './demands.ts';
import { demandOfTotal, demandsOf, fitLayout, GAVE_UP } from './demands.ts';
import { findSmaller } from './smallerProof.ts';

export interface Proof {
  /** The cells of the numbers, ascending; none can be left out. */
  readonly numbers: readonly number[];
  readonly usesTotal: boolean;
  /** Whether it is certain that no proof has fewer numbers. */
  readonly smallest: boolean;
}

/** A cell that is proved: `value` is 1 for a mine, 0 for none. */
export interface Claim {
  readonly board: Board;
  readonly cell: number;
  readonly value: 0 | 1;
  /** Every cell that is proved, this one included. */
  readonly proved: Layout;
}

/**
 * A smallest set of numbers that proves a cell, by the mine total only where the numbers alone do not; null where
 * neither proves it (a frontier too wide to count may hide the contradiction).
 *
 * A set is found around the cell, ring by ring, and loses every number that is not needed (a deletion filter, as for
 * minimal unsatisfiable subsets). Then a truly smaller one is looked for (`findSmaller`). Without the total that
 * search needs few numbers only: those of a minimal proof hang together by unknown cells that they share, so that
 * k of them lie within 2 k - 1 steps of the cell.
 */
export function findProof(claim: Claim): Proof | null {
  const demands = demandsOf(claim.board);
  const steps = stepsFrom(claim.board, claim.cell);
  // Of numbers equally near, those further down the board are kept: any order would do, but it must be one.
  const near = [...demands].reverse().sort((a, b) => stepsTo(a, steps) - stepsTo(b, steps));
  const alone = proveWithin(claim, near, steps);
  if (alone) {
    const reach = 2 * (alone.length - 1) - 1;
    return improve(
      claim,
      near.filter((demand) => stepsTo(demand, steps) <= reach),
      alone,
      null,
    );
  }
  const total = demandOfTotal(claim.board);
  if (!total || !disproves(claim, near, true)) return null;
  return improve(
    claim,
    near,
    shrink(near, (kept) => disproves(claim, kept, true)),
    preferOffFrontier(total, near),
  );
}

/** The numbers within the fewest steps that prove the cell, without those that are not needed; null where none do. */
function proveWithin(claim: Claim, near: readonly Demand[], steps: Int32Array): readonly Demand[] | null {
  let tried = 0;
  for (let reach = 1; tried < near.length; reach += 2) {
    const within = near.filter((demand) => stepsTo(demand, steps) <= reach);
    if (within.length === tried) continue;
    tried = within.length;
    if (disproves(claim, within, false)) return shrink(within, (kept) => disproves(claim, kept, false));
  }
  return null;
}

/** Whether the opposite of a claim contradicts these numbers alone, or these with the mine total. */
function disproves({ board, cell, value }: Claim, kept: readonly Demand[], withTotal: boolean): boolean {
  const numbers = new Set(kept.map(({ source }) => source));
  const opposite: CellSymbol = value === 1 ? 'x' : '*';
  const cells = board.cells.map((symbol, i): CellSymbol => {
    if (i === cell) return opposite;
    // A wrong flag is an open cell that says nothing: so a number that does not count is written as one.
    return numberOf(symbol) >= 0 && !numbers.has(i) ? 'x' : symbol;
  });
  return !isConsistent({ ...board, cells, mines: withTotal ? board.mines : null });
}

/** Drops what is not needed, farthest first, in halves, quarters … and at last one by one. */
function shrink(demands: readonly Demand[], holds: (kept: readonly Demand[]) => boolean): readonly Demand[] {
  let kept = [...demands];
  for (let size = kept.length; size >= 1; size = Math.floor(size / 2)) {
    for (let end = kept.length; end > 0; end -= size) {
      const fewer = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)];
      if (holds(fewer)) kept = fewer;
    }
  }
  return kept;
}

/** The proof, or a smaller one where there is any. */
function improve(claim: Claim, demands: readonly Demand[], found: readonly Demand[], total: Demand | null): Proof {
  const make = (proof: readonly Demand[], smallest: boolean): Proof => ({
    numbers: proof.flatMap(({ source }) => (source === MINE_TOTAL ? [] : [source])).sort((a, b) => a - b),
    usesTotal: total !== null,
    smallest,
  });
  if (found.length <= 1) return make(found, true);
  const given = total ? [total] : [];
  const anyLayout = fitLayout([...demands, ...given], claim.proved, new Map());
  if (anyLayout === null || anyLayout === GAVE_UP) return make(found, false);
  const layout = new Map([...claim.proved, ...anyLayout]);
  const { smaller, complete } = findSmaller({ ...claim, layout, demands, given, below: found.length });
  return make(smaller ?? found, complete);
}

/** The total with the cells first that no number touches: where a mine may go anywhere, it goes there. */
function preferOffFrontier(total: Demand, demands: readonly Demand[]): Demand {
  const touched = new Set(demands.flatMap(({ cells }) => cells));
  const cells = [...total.cells].sort((a, b) => Number(touched.has(a)) - Number(touched.has(b)));
  return { ...total, cells };
}

function stepsTo({ source }: Demand, steps: Int32Array): number {
  return steps[source as number] as number;
}

/** For each cell the number of steps from one cell, from neighbour to neighbour. */
function stepsFrom({ shape, rows, cols }: Board, from: number): Int32Array {
  const { neighbours, cellCount } = makeTopology(shape, rows, cols);
  const steps = new Int32Array(cellCount).fill(cellCount);
  steps[from] = 0;
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] as number;
    for (const n of neighbours[cell] as Int32Array) {
      if (steps[n] !== cellCount) continue;
      steps[n] = (steps[cell] as number) + 1;
      queue.push(n);
    }
  }
  return steps;
}
