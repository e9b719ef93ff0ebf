import type { Board } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { PatternName, ProofStep, Source } from '../model/explanation.ts';
import { MINE_TOTAL } from '../model/explanation.ts';
import { cellIndex, cellPosition, makeTopology } from '../model/topology.ts';
import type { Demand } from './demands.ts';
import { demandsOf } from './demands.ts';
import type { Rest } from './proofSteps.ts';
import { afterSingles, rest } from './proofSteps.ts';

export interface NamedPattern {
  readonly pattern: PatternName | null;
  readonly reduced: boolean;
}

const NONE: NamedPattern = { pattern: null, reduced: false };

/**
 * The textbook pattern that a proof is, if it is one: after single numbers have given away what they do, the rest must
 * be the pattern and nothing else.
 * @param demands those of the proof. @param steps how they prove the cell (`stepsOf`).
 */
export function namePattern(board: Board, demands: readonly Demand[], steps: readonly ProofStep[]): NamedPattern {
  const last = steps[steps.length - 1];
  const isSingle = ({ rule }: ProofStep) => rule === 'done' || rule === 'full';
  if (!last) return NONE;
  if (steps.every(isSingle)) {
    const byTotal = last.sources[0] === MINE_TOTAL;
    if (!byTotal && demands.some(({ source }) => source === MINE_TOTAL)) return NONE;
    const done: PatternName = byTotal ? 'mines-found' : 'number-done';
    const full: PatternName = byTotal ? 'mines-left' : 'number-full';
    return { pattern: last.rule === 'done' ? done : full, reduced: isReduced(board, last.sources, last.needed) };
  }
  if (demands.some(({ source }) => source === MINE_TOTAL)) return NONE;
  const isPair = last.rule === 'pair' && steps.slice(0, -1).every(isSingle);
  const { open, known } = afterSingles(demands);
  const pattern = isPair ? pairPattern(board, last) : runPattern(board, open, known);
  if (!pattern) return NONE;
  const sources = isPair ? last.sources : open.map(({ source }) => source);
  const needed = isPair ? last.needed : open.map((o) => o.needed);
  return { pattern, reduced: isReduced(board, sources, needed) };
}

/** Whether some number still needs fewer mines than it says. */
function isReduced(board: Board, sources: readonly Source[], needed: readonly number[]): boolean {
  return sources.some((source, i) => {
    const says = source === MINE_TOTAL ? board.mines : numberOf(board.cells[source] ?? '~');
    return says !== needed[i];
  });
}

function pairPattern(board: Board, { sources: [fewer, more], needed: [less, most] }: ProofStep): PatternName | null {
  if (typeof fewer !== 'number' || typeof more !== 'number' || less !== 1) return null;
  const beside = isBeside(board, fewer, more);
  if (most === 1) return beside ? '1-1' : 'hole';
  return most === 2 && beside ? '1-2' : null;
}

/** Whether two cells share a side (squares), or touch at all (other shapes). */
function isBeside({ shape, rows, cols }: Board, a: number, b: number): boolean {
  if (shape !== 'square') return makeTopology(shape, rows, cols).neighbours[a]?.includes(b) ?? false;
  const [p, q] = [cellPosition(a, cols), cellPosition(b, cols)];
  return Math.abs(p.row - q.row) + Math.abs(p.col - q.col) === 1;
}

/** The runs with a name, and how many of their numbers a proof must use at least to be more than a 1-2. */
const RUNS: readonly { readonly name: PatternName; readonly needs: readonly number[] }[] = [
  { name: '1-2-1', needs: [1, 2, 1] },
  { name: '1-2-2-1', needs: [1, 2, 2, 1] },
];
const FEWEST_IN_RUN = 3;

/**
 * The run that the rest of a proof is part of: numbers in a straight line whose needs are those of the pattern, all
 * their cells in one line beside them. Of a 1-2-2-1 three numbers can be enough; the fourth must be there all the same.
 */
function runPattern(board: Board, open: readonly Rest[], known: ReadonlyMap<number, 0 | 1>): PatternName | null {
  const sources = open.map(({ source }) => source).filter((source) => source !== MINE_TOTAL);
  if (board.shape !== 'square' || sources.length < FEWEST_IN_RUN) return null;
  const places = sources.map((source) => cellPosition(source, board.cols));
  for (const along of ['row', 'col'] as const) {
    const across = along === 'row' ? 'col' : 'row';
    if (places.some((place) => place[across] !== places[0]?.[across])) continue;
    const facing = open.flatMap(({ cells }) => cells.map((cell) => cellPosition(cell, board.cols)[across]));
    if (new Set(facing).size !== 1 || facing[0] === places[0]?.[across]) return null;
    const needs = needsAlong(board, places[0]?.[across] ?? 0, along, known);
    const used = places.map((place) => place[along]);
    return RUNS.find((run) => isWithin(run.needs, needs, used))?.name ?? null;
  }
  return null;
}

/** What each number of a row or column of cells still needs; -1 where there is no number. */
function needsAlong(board: Board, line: number, along: 'row' | 'col', known: ReadonlyMap<number, 0 | 1>): number[] {
  const demands = new Map(demandsOf(board).map((demand) => [demand.source, rest(demand, known).needed]));
  const length = along === 'row' ? board.rows : board.cols;
  return Array.from({ length }, (_, i) => {
    const cell = along === 'row' ? cellIndex(i, line, board.cols) : cellIndex(line, i, board.cols);
    return demands.get(cell) ?? -1;
  });
}

function isWithin(pattern: readonly number[], needs: readonly number[], used: readonly number[]): boolean {
  return needs.some(
    (_, start) =>
      pattern.every((need, i) => needs[start + i] === need) &&
      used.every((place) => place >= start && place < start + pattern.length),
  );
}
