import type { Analysis, Contradiction, MinesSource } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import { chooseMove } from './chooseMove.ts';
import type { Combination } from './combine.ts';
import { combineWithDensity, combineWithTotal } from './combine.ts';
import { isContradiction, makeConstraints } from './constraints.ts';
import { explainContradiction, unsolvable } from './contradiction.ts';
import { countAll } from './countAll.ts';
import type { RiskMap } from './riskMap.ts';
import { mapRisks } from './riskMap.ts';

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
  const measureBy = (combination: Combination) => mapRisks(system, counts, offFrontier, combination);
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

function report(
  board: Board,
  { risk }: RiskMap,
  { certain }: RiskMap,
  total: Pick<Analysis, 'mines' | 'minesSource' | 'log10Solutions' | 'exact'>,
): Analysis {
  const { rows, cols, cells } = board;
  const risks: (number | null)[] = new Array(cells.length);
  const safe: number[] = [];
  const mineCells: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    const closed = isClosed(cells[i] as CellSymbol);
    risks[i] = closed ? (risk[i] as number) : null;
    if (!closed) continue;
    if (certain[i] === 0) safe.push(i);
    else if (certain[i] === 1) mineCells.push(i);
  }
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
