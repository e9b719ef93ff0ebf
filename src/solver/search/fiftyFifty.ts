import type { Topology } from '../../model/topology.ts';
import { CODE, UNKNOWN } from '../constraints.ts';
import type { CountMemory } from '../countAll.ts';
import type { OpenPosition } from './lookAhead.ts';
import { solvePosition } from './solvePosition.ts';

/** Risks closer than this are equal: the difference is rounding. */
const SAME_RISK = 1e-9;

/**
 * A cell of an unavoidable fifty-fifty: two cells of which exactly one is a mine, while every number and every cell that can
 * still be opened touches both or neither. Nothing will ever tell them apart, so it costs nothing to guess at once, and a
 * game that is lost there is lost early. Null where there is none.
 */
export function findFiftyFifty(position: OpenPosition, memory: CountMemory): number | null {
  const { topology, codes, mines, solved, closed } = position;
  const tells = (n: number) => (codes[n] as number) >= 0 || solved.certain[n] === 0 || solved.certain[n] === UNKNOWN;
  const half: number[] = [];
  for (let i = 0; i < closed.length; i++)
    if (closed[i] && Math.abs((solved.risk[i] as number) - 1 / 2) < SAME_RISK) half.push(i);
  for (const [at, a] of half.entries()) {
    for (const b of half.slice(at + 1)) {
      if (!touchedAlike(topology, a, b, tells)) continue;
      codes[a] = CODE.noMine;
      const without = solvePosition(topology, codes, mines, memory);
      codes[a] = CODE.unknown;
      if (without?.certain[b] === 1) return a;
    }
  }
  return null;
}

/** Whether two cells have the same neighbours of those that `counts` is true of, each other left out. */
export function touchedAlike({ neighbours }: Topology, a: number, b: number, counts: (n: number) => boolean): boolean {
  const around = (cell: number) => (neighbours[cell] as Int32Array).filter((n) => n !== a && n !== b && counts(n));
  const first = around(a);
  const second = around(b);
  return first.length === second.length && first.every((n, i) => n === second[i]);
}
