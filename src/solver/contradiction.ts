import type { Contradiction } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import { makeTopology } from '../model/topology.ts';
import type { ConstraintSystem } from './constraints.ts';
import { isContradiction, makeConstraints } from './constraints.ts';
import type { SystemCount } from './countAll.ts';
import { countAll } from './countAll.ts';

/**
 * A smallest set of numbers that cannot all be true, found around the number where the contradiction surfaced:
 * numbers are added ring by ring until they contradict each other, then every one that is not needed is dropped
 * (a deletion filter, as for minimal unsatisfiable subsets).
 */
export function explainContradiction(board: Board, found: Contradiction): Contradiction {
  const seed = found.cells[0];
  if (seed === undefined || !disagree(board, null)) return found;
  const alone = disagree(board, new Set([seed]));
  if (alone) return { code: alone.code, cells: [seed] };
  let rings = 0;
  let kept: Set<number>;
  do {
    rings += 2;
    kept = numbersWithin(board, seed, rings);
  } while (!disagree(board, kept));
  for (const number of [...kept].reverse()) {
    kept.delete(number);
    if (!disagree(board, kept)) kept.add(number);
  }
  const cells = [...kept].sort((a, b) => a - b);
  const only = cells.length === 1 ? disagree(board, kept) : null;
  return { code: only?.code ?? 'numbers-disagree', cells };
}

/** The contradiction among the given numbers (null = all of them), other numbers being ignored. */
function disagree(board: Board, numbers: ReadonlySet<number> | null): Contradiction | null {
  const system = makeConstraints(board, numbers);
  if (isContradiction(system)) return system;
  return unsolvable(system, countAll(system));
}

/** The contradiction of a component without any layout, if there is one, naming one of its numbers. */
export function unsolvable({ source }: ConstraintSystem, { counts }: SystemCount): Contradiction | null {
  const empty = counts.find(({ total }) => total.length === 0);
  return empty
    ? { code: 'numbers-disagree', cells: [source[empty.component.constraints[0] as number] as number] }
    : null;
}

/** The numbers within so many steps of a cell, nearest first. */
function numbersWithin(board: Board, seed: number, rings: number): Set<number> {
  const { neighbours } = makeTopology(board.shape, board.rows, board.cols);
  const reached = new Set([seed]);
  let ring = [seed];
  for (let step = 0; step < rings; step++) {
    const further: number[] = [];
    for (const cell of ring) {
      for (const n of neighbours[cell] ?? []) {
        if (reached.has(n)) continue;
        reached.add(n);
        further.push(n);
      }
    }
    ring = further;
  }
  return new Set([...reached].filter((i) => numberOf(board.cells[i] ?? '#') >= 0));
}
