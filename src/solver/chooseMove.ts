import type { BestMove, PlayMode } from '../model/analysis.ts';
import type { Topology } from '../model/topology.ts';
import type { CountMemory } from './countAll.ts';
import { solveEndgame } from './search/endgame.ts';
import { findFiftyFifty } from './search/fiftyFifty.ts';
import { listLayouts } from './search/layouts.ts';
import type { OpenPosition } from './search/lookAhead.ts';
import { lookAhead } from './search/lookAhead.ts';

/** How much a search for the best guess may do. All zero: none, the least risk decides. */
export interface SearchBudget {
  /** Layouts up to which the rest of a game is searched to its end. */
  readonly layouts: number;
  /** Layouts looked at over the whole tree of that search, after which it is given up. */
  readonly nodes: number;
  /** Positions solved in looking ahead. */
  readonly positions: number;
  /** Whether time is up, for live use: results then depend on the machine. The best so far is taken. */
  readonly isLate?: () => boolean;
}

/** A decision takes at most some tens of milliseconds with it. */
export const DEFAULT_BUDGET: SearchBudget = { layouts: 2000, nodes: 70_000, positions: 200 };
export const NO_SEARCH: SearchBudget = { layouts: 0, nodes: 0, positions: 0 };

/** Risks closer than this are equal: the difference is rounding, not chance. */
const SAME_RISK = 1e-12;
/** What a large opening is worth to a hunter of records, beside staying alive. */
const SPEED_OPENING = 0.5;

/** What a choice is made from. */
export interface Choice {
  readonly topology: Topology;
  /** Risks of closed cells, null for others, and the cells that are proved safe. */
  readonly risk: readonly (number | null)[];
  readonly safe: readonly number[];
  /** The position to search from; null where its total is unknown or the risks are approximate. */
  readonly position: OpenPosition | null;
  readonly mode: PlayMode;
  readonly budget: SearchBudget;
  readonly memory: CountMemory;
}

/**
 * The best next cell to open: a safe one if there is one, else the best guess. Where few layouts are left, that is the first
 * move of perfect play; before that it is found by looking ahead. Where there is nothing to search by it is the
 * cell with the least risk, among equals the one whose neighbours are least mined, because it most likely opens a
 * large area. Null when every closed cell is a mine or none is left.
 */
export function chooseMove(choice: Choice): BestMove | null {
  const { topology, risk, safe } = choice;
  if (safe.length > 0) return move(leastMined(topology, safe, risk), risk, 'safe');
  const candidates = leastRisky(risk);
  if (candidates.length === 0) return null;
  const least = risk[candidates[0] as number] as number;
  return (least > 0 ? search(choice) : null) ?? move(leastMined(topology, candidates, risk), risk, 'lowest-risk');
}

function move(cell: number, risk: readonly (number | null)[], reason: BestMove['reason']): BestMove {
  return { cell, risk: risk[cell] as number, reason, chanceToWin: null };
}

function search({ position, risk, mode, budget, memory }: Choice): BestMove | null {
  if (!position || isUntouched(position)) return null;
  const { isLate = () => false } = budget;
  const won = playOut(position, budget, isLate);
  if (won) return { ...move(won.cell, risk, 'endgame'), chanceToWin: won.chance };
  if (budget.positions === 0) return null;
  const unavoidable = findFiftyFifty(position, memory);
  if (unavoidable !== null) return move(unavoidable, risk, 'fifty-fifty');
  const opening = mode === 'speed' ? SPEED_OPENING : 0;
  const cell = lookAhead(position, { positions: budget.positions, isLate, opening, memory });
  return cell === null ? null : move(cell, risk, 'look-ahead');
}

/** Before the first number all cells are alike but for their neighbours, and there is no rest of a game that is small. */
function isUntouched({ solved, closed }: OpenPosition): boolean {
  return solved.counted.offFrontier.length === closed.length;
}

/** Perfect play to the end, where the layouts are few enough and none of the unknown cells is unreadable. */
function playOut({ solved, closed }: OpenPosition, { layouts, nodes }: SearchBudget, isLate: () => boolean) {
  if (10 ** solved.combination.log10Solutions > layouts + 0.5) return null;
  if (solved.certain.some((c, i) => c === -1 && !closed[i])) return null;
  const all = listLayouts(solved.system, solved.minesLeft, layouts);
  if (!all) return null;
  const result = solveEndgame(all, nodes, isLate);
  return result && { cell: result.cell, chance: result.won / all.count };
}

function leastMined(
  { neighbourStart: start, neighbourList: list }: Topology,
  cells: readonly number[],
  risk: readonly (number | null)[],
): number {
  let best = cells[0] as number;
  let fewest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    let around = 0;
    for (let k = start[cell] as number, end = start[cell + 1] as number; k < end; k++)
      around += risk[list[k] as number] ?? 0;
    if (around < fewest - SAME_RISK) {
      fewest = around;
      best = cell;
    }
  }
  return best;
}

/** Cells of the least risk that is below 1. */
function leastRisky(risk: readonly (number | null)[]): number[] {
  let least = 1;
  let cells: number[] = [];
  for (let i = 0; i < risk.length; i++) {
    const r = risk[i] as number | null;
    if (r === null || r >= 1 || r > least + SAME_RISK) continue;
    if (r < least - SAME_RISK) cells = [];
    if (r < least) least = r;
    cells.push(i);
  }
  return cells;
}
