import type { Board } from '../../model/board.ts';
import { findNeighbourhoods, findNestedPairs } from './neighbourhood.ts';
import { cellsWithLeast, isOpenable, openableCells, pickOne } from './openable.ts';
import type { Strategy } from './strategy.ts';

/*
 * The rules and the heuristic of "Project Report on implementation of semi-automated Minesweeper" (Toshniwal and
 * Singh, IIT Rajasthan, 2011), sections "Rules" and "Heuristics". Marked cells are taken for mines; the mine total is
 * not used, as in the report.
 */

/** The rating of a cell that no number touches, and the highest one ("Initially all cells have rating 9"). */
export const HIGHEST_RATING = 9;

/**
 * Rule A, "X neighbour mines, X found, so rest is safe": the cells to open, ascending. Its second condition (a zero
 * opens its neighbours) is the same rule with X = 0.
 */
export function ruleA(board: Board): readonly number[] {
  const applies = findNeighbourhoods(board).filter(({ minesLeft }) => minesLeft === 0);
  return openableOf(
    board,
    applies.flatMap(({ unknown }) => unknown),
  );
}

/** Rule B, "Mines left equals unknown cells. So, all closed neighbours are mines": the cells to flag, ascending. */
export function ruleB(board: Board): readonly number[] {
  const applies = findNeighbourhoods(board).filter(({ minesLeft, unknown }) => minesLeft === unknown.length);
  return openableOf(
    board,
    applies.flatMap(({ unknown }) => unknown),
  );
}

/**
 * Rule C, "All unknown neighbours of cell A are a subset of the unknown neighbours of cell B, outside subset is
 * safe": the cells to open, ascending. The report leaves out the condition without which this is wrong, that A and B
 * have equally many mines left; here it must hold. (The report says that "the mines are opened"; it means the safe
 * cells outside the subset.)
 */
export function ruleC(board: Board): readonly number[] {
  const pairs = findNestedPairs(board, findNeighbourhoods(board));
  const applies = pairs.filter(({ inner, outer }) => inner.minesLeft === outer.minesLeft);
  return openableOf(
    board,
    applies.flatMap(({ outside }) => outside),
  );
}

/**
 * The heuristic's rating of every closed cell without a flag, 0 to 9: "Higher the ratings higher is the probability
 * of the cell to contain mine"; null for all other cells.
 *
 * The report's formula for each open neighbour, (um − mm) / mm with mm "number of mines marked", divides by zero at
 * the start and is no probability. The reading taken here follows the report's own data fields, "numerators
 * (denominators) of all chances a mine is NOT in this closed cell": a number with u unknown neighbours and m mines
 * left (not yet marked) among them gives the chance (u − m) / u that this cell is free. "Multiply these values
 * obtained from every neighbourhood" is the chance that it is free by all of them, as if they were independent; its
 * complement times 9, rounded to the nearest integer, is the rating; the program that the authors published computes
 * the same. A cell that no number touches keeps the initial 9. Where wrong flags leave a number with fewer mines than
 * none or more than cells, its chance is held between 0 and 1.
 */
export function rateCells(board: Board): readonly (number | null)[] {
  const free = new Map<number, number>();
  for (const { unknown, minesLeft } of findNeighbourhoods(board)) {
    const chance = Math.min(1, Math.max(0, (unknown.length - minesLeft) / unknown.length));
    for (const cell of unknown) free.set(cell, (free.get(cell) ?? 1) * chance);
  }
  return board.cells.map((_, cell) => {
    if (!isOpenable(board, cell)) return null;
    const chance = free.get(cell);
    return chance === undefined ? HIGHEST_RATING : Math.round(HIGHEST_RATING * (1 - chance));
  });
}

/**
 * Plays by rule A, else B, else C, as the report's program checks them with all three automated; else opens a cell
 * with the lowest rating. The report leaves the choice among equal ratings to its user: here it is random.
 */
export const playRulesAbc: Strategy = (board, tools) => {
  const safe = ruleA(board);
  if (safe.length > 0) return { open: safe, flag: [], guess: false, reason: 'rule-a' };
  const mines = ruleB(board);
  if (mines.length > 0) return { open: [], flag: mines, guess: false, reason: 'rule-b' };
  const outside = ruleC(board);
  if (outside.length > 0) return { open: outside, flag: [], guess: false, reason: 'rule-c' };
  const ratings = rateCells(board);
  const lowest = cellsWithLeast(openableCells(board), (cell) => ratings[cell] ?? HIGHEST_RATING);
  return { open: [pickOne(lowest, tools)], flag: [], guess: true, reason: 'rating' };
};

function openableOf(board: Board, cells: readonly number[]): readonly number[] {
  return [...new Set(cells)].filter((cell) => isOpenable(board, cell)).sort((a, b) => a - b);
}
