import type { Board } from '../../model/board.ts';
import { numberOf } from '../../model/board.ts';
import type { Topology } from '../../model/topology.ts';
import { cellIndex, makeTopology } from '../../model/topology.ts';
import { DEFAULT_DENSITY } from '../analyse.ts';
import { isMarked, isUnknown } from './neighbourhood.ts';

/** A board as FindRisk looks at it: what each cell shows, and the cells in the order in which it goes through them. */
export interface Squares {
  readonly topology: Topology;
  /** Column by column from the left, as the thesis' loops run; the average in the first run depends on it. */
  readonly order: readonly number[];
  /** The number a cell shows, -1 where it shows none. */
  readonly numbers: readonly number[];
  /** Neither open nor taken for a mine. Cells that could not be read count, though no player may open them. */
  readonly covered: readonly boolean[];
  /** "Think_Bomb": flagged by the player, or shown as a mine. */
  readonly marked: readonly boolean[];
  readonly mines: number | null;
}

export function viewSquares(board: Board): Squares {
  const { shape, rows, cols, cells, mines } = board;
  const columns = Array.from({ length: cols }, (_, col) => col);
  return {
    topology: makeTopology(shape, rows, cols),
    order: columns.flatMap((col) => Array.from({ length: rows }, (_, row) => cellIndex(row, col, cols))),
    numbers: cells.map(numberOf),
    covered: cells.map((_, i) => isUnknown(board, i)),
    marked: cells.map((_, i) => isMarked(board, i)),
    mines,
  };
}

/**
 * Step 1 of FindRisk, the "full search" of the Automine thesis (section 5.2, 5.3 "First_Run" and "Second Run"), as its
 * Appendix A has it: the risk of every covered cell, where 0 is proved safe and 1 proved a mine.
 *
 * Every cell starts with the far risk, mines left / covered cells. In the first run each number gives its covered
 * neighbours mines left / covered neighbours: 0 and 1 are final, anything else is averaged with the cell's value so
 * far. In the second run, repeated until no risk changes by a percent, cells of risk 0 and 1 count as known, the far
 * risk is computed anew, and a cell takes the largest value that a number gives it.
 *
 * Readings: (1) The first average includes the far risk, so that a lone 1 in the middle of a board of low risk gives
 * a little more than Figure 10's 1/8, as Appendix A computes it. (2) The pseudo code does not say how the second run
 * combines values; Appendix A takes the maximum. (3) Where the far risk is 0 or 1 Appendix A keeps what the call
 * before had left; here there was none, and 0 and 1 mean what they say. (4) Where the mine total is unknown, which the
 * thesis does not consider, the far risk is the density that the rest of the solver assumes. (5) Cells beside a
 * number whose risk happens to equal the far risk change with it, as in Appendix A. (6) A cell proved a mine stays
 * one. Appendix A lets a number that has all its mines write 0 over them too unless they are flagged, so that it would
 * show green on the mine of its own Figure 25: a slip, as its other steps leave 0 and 1 alone.
 *
 * @returns one value a cell; meaningless where a cell is not covered.
 */
export function fullSearch(squares: Squares): Float64Array {
  const { covered } = squares;
  const risk = new Float64Array(covered.length);
  let far = farRisk(squares, risk, false);
  risk.fill(far);
  spread(squares, risk, { settled: false, combine: (before, now) => (now + before) / 2 });
  for (let changed = true; changed; ) {
    const before = Float64Array.from(risk);
    const next = farRisk(squares, risk, true);
    if (next > 0 && next < 1) {
      for (const [cell, value] of risk.entries()) if (value === far) risk[cell] = next;
      far = next;
    }
    spread(squares, risk, { settled: true, combine: Math.max });
    changed = risk.some((value, cell) => covered[cell] && inPercent(value) !== inPercent(before[cell] as number));
  }
  return risk;
}

/** Appendix A compares risks before and after a run as whole percent, cut off. */
function inPercent(risk: number): number {
  return Math.trunc(100 * risk);
}

/** Mines left / covered cells; `settled` counts cells of risk 0 and 1 as known. */
function farRisk({ covered, marked, mines }: Squares, risk: Float64Array, settled: boolean): number {
  if (mines === null) return DEFAULT_DENSITY;
  let unknown = 0;
  let left = mines;
  for (const [cell, isCovered] of covered.entries()) {
    if (marked[cell] || (settled && isCovered && risk[cell] === 1)) left--;
    else if (isCovered && !(settled && risk[cell] === 0)) unknown++;
  }
  return unknown > 0 ? left / unknown : 0;
}

interface Spreading {
  /** Whether cells of risk 0 and 1 count as known. */
  readonly settled: boolean;
  /** The new risk of a cell from the one before and the one that a number gives, both neither 0 nor 1. */
  readonly combine: (before: number, now: number) => number;
}

/** Goes through all numbers once and writes what each gives its covered neighbours into `risk`. */
function spread({ topology, order, numbers, covered, marked }: Squares, risk: Float64Array, how: Spreading): void {
  for (const cell of order) {
    const number = numbers[cell] as number;
    if (number < 0) continue;
    const around = topology.neighbours[cell] as Int32Array;
    let mines = 0;
    let unknown = 0;
    for (const n of around) {
      if (marked[n] || (how.settled && covered[n] && risk[n] === 1)) mines++;
      else if (covered[n] && !(how.settled && risk[n] === 0)) unknown++;
    }
    if (unknown === 0) continue;
    const now = (number - mines) / unknown;
    for (const n of around) {
      if (covered[n]) risk[n] = merge(risk[n] as number, now, how.combine);
    }
  }
}

/** Proofs are final and win over estimates. */
function merge(before: number, now: number, combine: Spreading['combine']): number {
  if (before === 0 || before === 1) return before;
  return now === 0 || now === 1 ? now : combine(before, now);
}
