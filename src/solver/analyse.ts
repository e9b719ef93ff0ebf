import type { Analysis, Contradiction, MinesSource } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import { chooseMove } from './chooseMove.ts';
import type { Combination } from './combine.ts';
import { combineWithDensity, combineWithTotal } from './combine.ts';
import type { ConstraintSystem } from './constraints.ts';
import { isContradiction, makeConstraints } from './constraints.ts';
import { explainContradiction, unsolvable } from './contradiction.ts';
import type { ComponentCount } from './count.ts';
import { countAll } from './countAll.ts';
import type { GroupMarginal } from './marginals.ts';
import { marginals } from './marginals.ts';

export interface AnalyseOptions {
  /** Where `board.mines` comes from; an `assumed` total shades risks but proves nothing. */
  readonly minesSource?: MinesSource;
  /** Mine probability of a cell before any number is seen, used where the total is unknown. */
  readonly density?: number;
}

export const DEFAULT_DENSITY = 0.2;

/**
 * Exact mine probabilities of a position, the cells that are proved safe or mined, and the best move.
 *
 * Every layout of mines that fits the numbers (and the mine total, where there is one) counts the same. Flags and
 * question marks are ordinary closed cells; an unreadable cell may or may not be a mine. A position that breaks
 * the rules gives an Analysis with `contradiction` set and nothing else.
 * Method: propagation, grouping of equivalent cells, exact counting of independent components and their
 * combination with the mine total; see docs/solver.md.
 */
export function analyse(board: Board, { minesSource, density = DEFAULT_DENSITY }: AnalyseOptions = {}): Analysis {
  const source: MinesSource = board.mines === null ? 'unknown' : (minesSource ?? 'typed');
  const system = makeConstraints(board);
  if (isContradiction(system)) return impossible(board, explainContradiction(board, system), source);
  const counted = countAll(system);
  const broken = unsolvable(system, counted);
  if (broken) return impossible(board, explainContradiction(board, broken), source);
  const { counts, offFrontier, exact: complete } = counted;
  const minesLeft = board.mines === null ? null : board.mines - system.settledMines;
  const byTotal = minesLeft === null ? null : combineWithTotal(counts, offFrontier.length, minesLeft);
  if (minesLeft !== null && !byTotal && source !== 'assumed') {
    return impossible(board, { code: 'mine-total-impossible', cells: [] }, source);
  }
  const byDensity = combineWithDensity(counts, offFrontier.length, density);
  const measureBy = (combination: Combination) => measure(system, counts, offFrontier, combination);
  const shading = measureBy(byTotal ?? byDensity);
  const proof = byTotal && source === 'assumed' ? measureBy(byDensity) : shading;
  return report(board, shading, proof, {
    mines: byTotal ? board.mines : null,
    minesSource: byTotal ? source : 'unknown',
    log10Solutions: complete ? (byTotal?.log10Solutions ?? null) : null,
    exact: complete,
  });
}

/** Whether any layout of mines fits a board (and its mine total, where it has one). */
export function isConsistent(board: Board): boolean {
  const system = makeConstraints(board);
  if (isContradiction(system)) return false;
  const counted = countAll(system);
  if (unsolvable(system, counted)) return false;
  if (board.mines === null) return true;
  return combineWithTotal(counted.counts, counted.offFrontier.length, board.mines - system.settledMines) !== null;
}

/** Per cell: probability of a mine, and whether it is proved to be one (1), proved not to be (0) or open (-1). */
interface Measure {
  readonly risk: Float64Array;
  readonly certain: Int8Array;
}

function measure(
  system: ConstraintSystem,
  counts: readonly ComponentCount[],
  offFrontier: readonly number[],
  combination: Combination,
): Measure {
  const { cellCount } = system.topology;
  const risk = new Float64Array(cellCount);
  const certain = new Int8Array(cellCount).fill(-1);
  const set = (cell: number, size: number, { expected, least, most }: GroupMarginal) => {
    certain[cell] = most === 0 ? 0 : least === size ? 1 : -1;
    risk[cell] = most === 0 ? 0 : least === size ? 1 : expected / size;
  };
  for (let i = 0; i < cellCount; i++) {
    const value = system.value[i] as number;
    if (value < 0) continue;
    certain[i] = value;
    risk[i] = value;
  }
  counts.forEach((count, c) => {
    marginals(count, combination.weights[c] as Float64Array).forEach((marginal, g) => {
      const { cells } = count.component.groups[g] as (typeof count.component.groups)[number];
      for (const cell of cells) set(cell, cells.length, marginal);
    });
  });
  for (const cell of offFrontier) set(cell, offFrontier.length, combination.offFrontier);
  return { risk, certain };
}

function report(
  board: Board,
  { risk }: Measure,
  { certain }: Measure,
  total: Pick<Analysis, 'mines' | 'minesSource' | 'log10Solutions' | 'exact'>,
): Analysis {
  const closed = board.cells.map(isClosed);
  const indices = [...closed.keys()].filter((i) => closed[i]);
  const risks = Array.from(risk, (r, i) => (closed[i] ? r : null));
  const safe = indices.filter((i) => certain[i] === 0);
  const mineCells = indices.filter((i) => certain[i] === 1);
  const { rows, cols } = board;
  const best = chooseMove(board, risks, safe, mineCells);
  return { rows, cols, contradiction: null, risk: risks, safe, mineCells, best, ...total };
}

function impossible(board: Board, contradiction: Contradiction, minesSource: MinesSource): Analysis {
  const { rows, cols, mines } = board;
  const risk = board.cells.map(() => null);
  return {
    rows,
    cols,
    contradiction,
    risk,
    safe: [],
    mineCells: [],
    best: null,
    mines,
    minesSource,
    log10Solutions: null,
    exact: true,
  };
}
