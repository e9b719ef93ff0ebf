import type { Analysis } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Candidate, FiftyFifty, GuessExplanation } from '../model/explanation.ts';
import { makeTopology } from '../model/topology.ts';
import type { AnalyseOptions } from './analyse.ts';
import { analyse, isConsistent } from './analyse.ts';
import { NO_SEARCH } from './chooseMove.ts';
import { touchedAlike } from './search/fiftyFifty.ts';

/** Other cells that are weighed besides the one that is asked for. */
const MOST_CANDIDATES = 3;
/** Risks closer than this are equal: the difference is rounding. */
const SAME_RISK = 1e-9;

/** What there is to weigh about a cell that is not proved. */
export function weighGuess(board: Board, cell: number, analysis: Analysis, options: AnalyseOptions): GuessExplanation {
  const risks = analysis.risk;
  const others = risks.flatMap((risk, i) => (risk === null || i === cell || risk > 1 - SAME_RISK ? [] : [i]));
  others.sort((a, b) => (risks[a] as number) - (risks[b] as number));
  // A frontier too wide to count takes seconds to analyse, and the chance would only be approximate.
  const weigh = (i: number): Candidate => ({
    cell: i,
    risk: risks[i] as number,
    zeroChance: analysis.exact ? zeroChance(board, i, options) : null,
  });
  return {
    kind: 'guess',
    ...weigh(cell),
    leastRisk: risks.reduce<number>((least, risk) => Math.min(least, risk ?? 1), 1),
    best: analysis.best?.cell ?? null,
    hasSafe: analysis.safe.length > 0,
    candidates: others.slice(0, MOST_CANDIDATES).map(weigh),
    fiftyFifty: analysis.exact ? findFiftyFifty(board, cell, analysis) : null,
  };
}

/**
 * The probability that a cell is a zero: it and all its neighbours are no mines. By the chain rule: each is declared
 * open in turn, and the risk of the next is asked for.
 */
function zeroChance(board: Board, cell: number, options: AnalyseOptions): number | null {
  const { neighbours } = makeTopology(board.shape, board.rows, board.cols);
  const around = [...(neighbours[cell] as Int32Array)];
  const symbols = around.map((i) => board.cells[i] ?? '~');
  if (symbols.some(isShownMine)) return 0;
  if (symbols.includes('~')) return null;
  const cells = [...board.cells];
  let chance = 1;
  for (const i of [cell, ...around]) {
    if (!isClosed(cells[i] as CellSymbol)) continue;
    const risk = analyse({ ...board, cells }, { ...options, budget: NO_SEARCH }).risk[i] ?? 1;
    chance *= 1 - risk;
    if (chance < SAME_RISK) return 0;
    // A wrong flag is an open cell that says nothing.
    cells[i] = 'x';
  }
  return chance;
}

/** The cell that shares all open numbers with this one and is a mine exactly where this one is none; null without one. */
function findFiftyFifty(board: Board, cell: number, { risk, mineCells }: Analysis): FiftyFifty | null {
  const topology = makeTopology(board.shape, board.rows, board.cols);
  const isHalf = (i: number) => Math.abs((risk[i] ?? 0) - 1 / 2) < SAME_RISK;
  if (!isHalf(cell)) return null;
  const isNumber = (i: number) => numberOf(board.cells[i] ?? '~') >= 0;
  const partner = [...risk.keys()].find(
    (i) =>
      i !== cell &&
      isHalf(i) &&
      touchedAlike(topology, cell, i, isNumber) &&
      !isConsistent({ ...board, cells: board.cells.map((s, k): CellSymbol => (k === i || k === cell ? '*' : s)) }),
  );
  if (partner === undefined) return null;
  const mines = new Set(mineCells);
  // A cell that is opened later tells the two apart if it touches just one of them; mines and open cells never do.
  const mayTell = (i: number) => !mines.has(i) && (isClosed(board.cells[i] ?? '~') || board.cells[i] === '~');
  return { partner, forced: touchedAlike(topology, cell, partner, mayTell) };
}
