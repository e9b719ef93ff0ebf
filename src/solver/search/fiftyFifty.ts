import type { Topology } from '../../model/topology.ts';
import { UNKNOWN } from '../constraints.ts';
import type { CountMemory } from '../countAll.ts';
import type { OpenPosition } from './lookAhead.ts';
import { solveOpened } from './solvePosition.ts';

/** Risks closer than this are equal: the difference is rounding. */
const SAME_RISK = 1e-9;

/**
 * The safest cell of an unavoidable guess: two cells that are never both mines, while every number and every cell that can
 * still be opened touches both or neither. Where exactly one of them is a mine (a fifty-fifty) nothing will ever tell them
 * apart; where there may be none (a pseudo fifty-fifty) only opening one of them will. Null where none is found.
 *
 * To open one now is never worse than anything else. Swapping the two maps each layout onto one that looks the same
 * until the first of them is opened; so of all ways to play there is a best one that opens this one first of the two.
 * Where this one is a mine that way never wins, and where it is none, opening it at once only tells more.
 */
export function findFiftyFifty(position: OpenPosition, memory: CountMemory): number | null {
  const { topology, solved } = position;
  const { risk, certain } = solved;
  const tells = (n: number) => certain[n] !== 1;
  let safest: number | null = null;
  for (const [a, b] of [...pairsOfOneMine(position), ...halves(position)]) {
    if (safest !== null && (risk[a] as number) >= (risk[safest] as number)) continue;
    if (!touchedAlike(topology, a, b, tells)) continue;
    if ((risk[a] as number) < 1 / 2 - SAME_RISK || isOneMine(position, a, b, memory)) safest = a;
  }
  return safest;
}

type Pair = readonly [number, number];

/** Pairs of like risk around numbers that lack one mine: they are never both mines. */
function pairsOfOneMine({ solved, closed }: OpenPosition): Pair[] {
  const { system, risk, certain } = solved;
  const pairs: Pair[] = [];
  for (let k = 0; k < system.needed.length; k++) {
    const around = system.cellList.slice(system.cellStart[k], system.cellStart[k + 1]);
    const found = around.filter((cell) => certain[cell] === 1).length;
    if (system.needed[k] !== found + 1) continue;
    const open = around.filter((cell) => certain[cell] === UNKNOWN && closed[cell]);
    pairs.push(...pairsAlike(open, risk));
  }
  return pairs;
}

/** Pairs of cells that are mines in half of the layouts. */
function halves({ solved, closed }: OpenPosition): Pair[] {
  const half: number[] = [];
  for (let i = 0; i < closed.length; i++)
    if (closed[i] && Math.abs((solved.risk[i] as number) - 1 / 2) < SAME_RISK) half.push(i);
  return pairsAlike(half, solved.risk);
}

function pairsAlike(cells: readonly number[], risk: Float64Array): Pair[] {
  return cells.flatMap((a, at) =>
    cells
      .slice(at + 1)
      .filter((b) => Math.abs((risk[a] as number) - (risk[b] as number)) < SAME_RISK)
      .map((b): Pair => [a, b]),
  );
}

/** Whether a cell is a mine wherever another is none. */
function isOneMine({ solved }: OpenPosition, a: number, b: number, memory: CountMemory): boolean {
  return solveOpened(solved, a, -1, memory)?.certain[b] === 1;
}

/** Whether two cells have the same neighbours of those that `counts` is true of, each other left out. */
export function touchedAlike({ neighbours }: Topology, a: number, b: number, counts: (n: number) => boolean): boolean {
  const around = (cell: number) => (neighbours[cell] as Int32Array).filter((n) => n !== a && n !== b && counts(n));
  const first = around(a);
  const second = around(b);
  return first.length === second.length && first.every((n, i) => n === second[i]);
}
