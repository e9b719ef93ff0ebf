import { describeContradiction } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import type { Explanation } from '../model/explanation.ts';
import { latticeRegion } from '../model/lattice.ts';
import { makeRows } from '../model/notation.ts';
import { cellPosition } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';

/** The machine forms of boards and analyses; rows and columns count from 0. */

export function makeReadJson({ reading, board, minesSource, status }: BoardResult) {
  const { shape, rows, cols } = board;
  const { x, y, width, height } = latticeRegion(reading.lattice);
  const region = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return { shape, rows, cols, region, cells: makeRows(board), status, mines: board.mines, minesSource };
}

export function makeHintJson(result: BoardResult) {
  const { analysis, board } = result;
  return {
    ...makeReadJson(result),
    risk: makeGrid(analysis.risk, board.cols),
    best: makeBestJson(analysis),
    safe: positions(analysis.safe, board.cols),
    mineCells: positions(analysis.mineCells, board.cols),
    mines: analysis.mines,
    minesSource: analysis.minesSource,
    ...contradictionJson(analysis, board),
  };
}

export function makeSolveJson(analysis: Analysis, board: Board, status: string) {
  return {
    p: makeGrid(analysis.risk, board.cols),
    safe: positions(analysis.safe, board.cols),
    mineCells: positions(analysis.mineCells, board.cols),
    best: makeBestJson(analysis),
    mines: analysis.mines,
    log10Solutions: analysis.log10Solutions,
    status,
    ...(analysis.exact ? {} : { exact: false }),
    ...contradictionJson(analysis, board),
  };
}

/** Why a cell is what it is; `why` is null where there is nothing to explain, `words` are there all the same. */
export function makeWhyJson(why: Explanation | null, cell: number, words: string, { cols }: Board) {
  const at = (c: number): [number, number] => {
    const { row, col } = cellPosition(c, cols);
    return [row, col];
  };
  if (!why) return { cell: at(cell), kind: null, numbers: [], pattern: null, words };
  if (why.kind !== 'guess') {
    const { kind, numbers, pattern, reduced, usesTotal, smallest } = why;
    return { cell: at(cell), kind, numbers: positions(numbers, cols), pattern, reduced, usesTotal, smallest, words };
  }
  const { kind, risk, leastRisk, best, hasSafe, zeroChance, fiftyFifty } = why;
  const candidates = why.candidates.map((candidate) => ({ ...candidate, cell: at(candidate.cell) }));
  const pair = fiftyFifty && { ...fiftyFifty, partner: at(fiftyFifty.partner) };
  const weighed = { risk, leastRisk, best: best === null ? null : at(best), hasSafe, zeroChance };
  return { cell: at(cell), kind, numbers: [], pattern: null, ...weighed, candidates, fiftyFifty: pair, words };
}

function makeBestJson({ best, cols }: Analysis) {
  if (!best) return null;
  const { cell, ...rest } = best;
  return { ...cellPosition(cell, cols), ...rest };
}

function contradictionJson({ contradiction }: Analysis, board: Board) {
  if (!contradiction) return {};
  const { code, cells } = contradiction;
  return { code, reason: describeContradiction(contradiction, board), contradiction: positions(cells, board.cols) };
}

function positions(cells: readonly number[], cols: number): [number, number][] {
  return cells.map((cell) => {
    const { row, col } = cellPosition(cell, cols);
    return [row, col];
  });
}

function makeGrid<T>(values: readonly T[], cols: number): T[][] {
  return Array.from({ length: values.length / cols }, (_, row) => values.slice(row * cols, (row + 1) * cols));
}

/** Hundredths of a pixel are more than a lattice is exact to. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
