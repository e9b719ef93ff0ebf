import type { Topology } from '../../model/topology.ts';
import { UNKNOWN } from '../constraints.ts';
import type { CountMemory } from '../countAll.ts';
import type { SolvedPosition } from './solvePosition.ts';
import { solveOpened } from './solvePosition.ts';

/** A position in which nothing is proved safe. */
export interface OpenPosition {
  readonly topology: Topology;
  readonly solved: SolvedPosition;
  /** Which cells may be opened (1): closed ones; what is unreadable is unknown, too, but no move. Left as it was. */
  readonly closed: Uint8Array;
}

export interface LookAheadOptions {
  /** Positions that may be solved. */
  readonly positions: number;
  /** Whether time is up. */
  readonly isLate: () => boolean;
  /** What a large opening (a zero) is worth beside staying alive; 0 where only winning counts. */
  readonly opening: number;
  readonly memory: CountMemory;
}

/** Cells with less than this share of the best chance to be safe are not looked at. */
const WORTH_A_LOOK = 0.9;
/** So many cells beside numbers are looked at, and so many others. */
const FRONTIER_CELLS = 10;
const OTHER_CELLS = 5;
/**
 * After a guess the next may follow: a position is worth the chance of its safest cell, to this power (one more guess of the
 * same kind, as a rule, is yet to come), and by this share more where something is safe. Chosen by playing 5,000 games
 * of Expert; see docs/solver.md.
 */
const GUESSES_TO_COME = 2;
const PROGRESS = 0.1;
/** Where nothing is safe after a guess, so many of the safest cells are tried as the next one. */
const NEXT_GUESSES = 3;
/** Chances below this are rounding. */
const NOTHING = 1e-9;

/**
 * The cell to guess: of the safest cells the one after which, over all that it may show, the game is safest to go on; where
 * another guess would have to follow, the best of these and what it may show is looked at, too. Every outcome is solved
 * exactly. The best of what could be looked at within the budget.
 */
export function lookAhead(position: OpenPosition, options: LookAheadOptions): number | null {
  const candidates = chooseCandidates(position, options.opening);
  if (candidates.length <= 1) return candidates[0] ?? null;
  const search: Search = { ...options, topology: position.topology, left: options.positions };
  const bound = (1 + PROGRESS) * (1 + options.opening);
  let best: number | null = null;
  let most = 0;
  for (const cell of candidates) {
    if (best !== null && (search.left <= 0 || options.isLate())) break;
    if ((1 - (position.solved.risk[cell] as number)) * bound <= most) break;
    const worth = worthOf(search, position, cell, most, true);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  return best ?? (candidates[0] as number);
}

/** A search and what is left of its budget. */
interface Search extends LookAheadOptions {
  readonly topology: Topology;
  /** Positions that may still be solved. */
  left: number;
}

type Place = Pick<OpenPosition, 'solved' | 'closed'>;

/** Cells that are worth a look, the safest first; among equals those with the fewest mines around. */
function chooseCandidates({ topology, solved, closed }: OpenPosition, opening: number): number[] {
  const { risk, certain, counted } = solved;
  const isOff = new Uint8Array(closed.length);
  for (const cell of counted.offFrontier) isOff[cell] = 1;
  let least = 1;
  for (let i = 0; i < closed.length; i++)
    if (closed[i] && certain[i] !== 1 && (risk[i] as number) < least) least = risk[i] as number;
  const most = 1 - (1 - least) * (WORTH_A_LOOK / (1 + opening));
  const beside: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < closed.length; i++) {
    if (!closed[i] || certain[i] === 1 || (risk[i] as number) > most) continue;
    (isOff[i] ? others : beside).push(i);
  }
  const around = new Map([...beside, ...others].map((cell) => [cell, surroundings(topology, solved, cell)]));
  const unknownAround = (cell: number) => around.get(cell)?.unknown ?? 0;
  const mines = (cell: number) => around.get(cell)?.mines ?? 0;
  others.sort((a, b) => unknownAround(a) - unknownAround(b) || mines(a) - mines(b));
  const first = [...bySafety(beside, risk, mines).slice(0, FRONTIER_CELLS), ...others.slice(0, OTHER_CELLS)];
  return bySafety(first, risk, mines);
}

/** Cells with the safest first, among equals those with the fewest mines around. */
function bySafety(cells: readonly number[], risk: Float64Array, mines: (cell: number) => number): number[] {
  return [...cells].sort((a, b) => (risk[a] as number) - (risk[b] as number) || mines(a) - mines(b));
}

/** Unknown cells around a cell, mines expected among them, and mines that are certain. */
function surroundings({ neighbourStart, neighbourList }: Topology, { risk, certain }: SolvedPosition, cell: number) {
  let unknown = 0;
  let mines = 0;
  let proved = 0;
  for (let k = neighbourStart[cell] as number, end = neighbourStart[cell + 1] as number; k < end; k++) {
    const n = neighbourList[k] as number;
    if (certain[n] === UNKNOWN) {
      unknown++;
      mines += risk[n] as number;
    } else proved += certain[n] as number;
  }
  return { unknown, mines, proved };
}

/** What opening a cell is worth, over all numbers that it may show; less than `beat` where it cannot pass that. */
function worthOf(search: Search, place: Place, cell: number, beat: number, goesOn: boolean): number {
  const { solved, closed } = place;
  const { topology, opening, memory } = search;
  const { unknown, proved } = surroundings(topology, solved, cell);
  const bound = (1 + PROGRESS) * (1 + opening);
  let worth = 0;
  let chance = 1 - (solved.risk[cell] as number);
  closed[cell] = 0;
  try {
    for (let shown = proved; shown <= proved + unknown; shown++) {
      search.left--;
      const next = solveOpened(solved, cell, shown, memory);
      if (!next) continue;
      const likely = 10 ** (next.combination.log10Solutions - solved.combination.log10Solutions);
      const after = worthAfter(search, { solved: next, closed }, goesOn);
      worth += likely * after * (shown === 0 ? 1 + opening : 1);
      chance -= likely;
      if (chance < NOTHING || worth + chance * bound <= beat) break;
    }
  } finally {
    closed[cell] = 1;
  }
  return worth;
}

/** What a position is worth: most where something is safe, else by the guesses that have to follow. */
function worthAfter(search: Search, place: Place, goesOn: boolean): number {
  const { solved, closed } = place;
  const { risk, certain } = solved;
  const least = new Float64Array(NEXT_GUESSES).fill(2);
  for (let i = 0; i < closed.length; i++) {
    if (!closed[i] || certain[i] === 1) continue;
    if (certain[i] === 0) return 1 + PROGRESS;
    enter(risk[i] as number, least);
  }
  const safestRisk = least[0] as number;
  if (safestRisk > 1) return 1 + PROGRESS;
  if (!goesOn || search.left <= 0 || search.isLate()) return (1 - safestRisk) ** GUESSES_TO_COME;
  const worst = least[NEXT_GUESSES - 1] as number;
  const guesses: number[] = [];
  for (let i = 0; i < closed.length; i++)
    if (closed[i] && certain[i] !== 1 && (risk[i] as number) <= worst) guesses.push(i);
  const around = new Map(guesses.map((cell) => [cell, surroundings(search.topology, solved, cell).mines]));
  const safest = bySafety(guesses, risk, (cell) => around.get(cell) ?? 0);
  let most = 0;
  for (const cell of safest.slice(0, NEXT_GUESSES)) {
    if ((1 - (risk[cell] as number)) * (1 + PROGRESS) <= most) break;
    most = Math.max(most, worthOf(search, place, cell, most, false));
  }
  return most;
}

/** Enters a value into the least ones so far, which are in ascending order. */
function enter(value: number, least: Float64Array): void {
  let at = least.length - 1;
  if (value >= (least[at] as number)) return;
  for (; at > 0 && value < (least[at - 1] as number); at--) least[at] = least[at - 1] as number;
  least[at] = value;
}
