import type { Analysis, Contradiction, MinesSource, PlayMode } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { makeTopology } from '../model/topology.ts';
import type { SearchBudget } from './chooseMove.ts';
import { chooseMove, DEFAULT_BUDGET } from './chooseMove.ts';
import { combineWithDensity, combineWithTotal } from './combine.ts';
import type { CellCodes } from './constraints.ts';
import { CODE, codeBoard, isContradiction, makeConstraints, settleCells } from './constraints.ts';
import { explainContradiction, unsolvable } from './contradiction.ts';
import { CountMemory, countAll } from './countAll.ts';
import { mapRisks } from './riskMap.ts';

export interface AnalyseOptions {
  /** Where `board.mines` comes from; an `assumed` total shades risks but proves nothing. */
  readonly minesSource?: MinesSource;
  /** Mine probability of a cell before any number is seen, used where the total is unknown. */
  readonly density?: number;
  readonly mode?: PlayMode;
  /** How long to search for the best guess. */
  readonly budget?: SearchBudget;
  /** What was counted before, for positions that differ in a few cells; filled by the call. */
  readonly memory?: CountMemory;
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
export function analyse(board: Board, options: AnalyseOptions = {}): Analysis {
  const { minesSource, density = DEFAULT_DENSITY, memory } = options;
  const source: MinesSource = board.mines === null ? 'unknown' : (minesSource ?? 'typed');
  const topology = makeTopology(board.shape, board.rows, board.cols);
  const codes = codeBoard(board);
  const system = settleCells(topology, codes);
  if (isContradiction(system)) return impossible(board, explainContradiction(board, system), source);
  const counted = countAll(system, memory);
  const broken = unsolvable(system, counted);
  if (broken) return impossible(board, explainContradiction(board, broken), source);
  const { counts, offFrontier, exact } = counted;
  const minesLeft = board.mines === null ? null : board.mines - system.settledMines;
  const byTotal = minesLeft === null ? null : combineWithTotal(counts, offFrontier.length, minesLeft);
  if (minesLeft !== null && !byTotal && source !== 'assumed') {
    return impossible(board, { code: 'mine-total-impossible', cells: [] }, source);
  }
  const shading = mapRisks(
    system,
    counts,
    offFrontier,
    byTotal ?? combineWithDensity(counts, offFrontier.length, density),
  );
  // What an assumed total seems to prove does not count.
  const isAssumed = byTotal !== null && source === 'assumed';
  const { certain } = isAssumed
    ? mapRisks(system, counts, offFrontier, combineWithDensity(counts, offFrontier.length, density))
    : shading;
  const found = listCells(board, codes, shading.risk, certain);
  const { mines } = board;
  const position =
    exact && byTotal && minesLeft !== null
      ? {
          topology,
          solved: { ...shading, system, minesLeft, counted, combination: byTotal },
          closed: found.closed,
        }
      : null;
  const { mode = 'careful', budget = DEFAULT_BUDGET } = options;
  const best = chooseMove({ topology, ...found, position, mode, budget, memory: memory ?? new CountMemory() });
  return {
    rows: board.rows,
    cols: board.cols,
    contradiction: null,
    risk: found.risk,
    safe: found.safe,
    mineCells: found.mineCells,
    best,
    mines: byTotal ? mines : null,
    minesSource: byTotal ? source : 'unknown',
    log10Solutions: exact ? (byTotal?.log10Solutions ?? null) : null,
    exact,
  };
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

/** Closed cells with their risks, and which of them are proved. */
function listCells({ cells }: Board, codes: CellCodes, risks: Float64Array, certain: Int8Array) {
  const closed = new Uint8Array(cells.length);
  const risk: (number | null)[] = new Array(cells.length).fill(null);
  const safe: number[] = [];
  const mineCells: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (codes[i] !== CODE.unknown || cells[i] === '~') continue;
    closed[i] = 1;
    risk[i] = risks[i] as number;
    if (certain[i] === 0) safe.push(i);
    else if (certain[i] === 1) mineCells.push(i);
  }
  return { closed, risk, safe, mineCells };
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
