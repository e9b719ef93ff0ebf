import type { Analysis } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import { misuse } from '../model/errors.ts';
import type { Explanation, ProvedExplanation } from '../model/explanation.ts';
import { MINE_TOTAL } from '../model/explanation.ts';
import type { AnalyseOptions } from './analyse.ts';
import { analyse } from './analyse.ts';
import { demandOfTotal, demandsOf } from './demands.ts';
import { weighGuess } from './guess.ts';
import { namePattern } from './patterns.ts';
import type { Claim } from './proofSearch.ts';
import { findProof } from './proofSearch.ts';
import { stepsOf } from './proofSteps.ts';

export interface ExplainOptions extends AnalyseOptions {
  /** The board's analysis with these options, where the caller has it already. */
  readonly analysis?: Analysis;
}

/**
 * Why a closed cell is what it is: for a proved one a smallest set of numbers that proves it, whether the mine total is
 * needed and the textbook pattern, if it is one; for a guess what there is to weigh. Null where there is nothing to
 * explain: an open or unreadable cell, or a board that breaks the rules.
 *
 * Guaranteed of a proof: its numbers decide the cell (with the mine total, where `usesTotal`), and none can be left
 * out. Where `smallest`, no set with fewer numbers exists; the numbers alone are preferred to fewer with the total.
 * Where a frontier is too wide to count, a proof may not be found: then it has neither numbers nor steps.
 * @throws TypeError when the board has no such cell.
 */
export function explain(board: Board, cell: number, options: ExplainOptions = {}): Explanation | null {
  const symbol = board.cells[cell];
  if (symbol === undefined) throw misuse('cell', `a cell from 0 to ${board.cells.length - 1}`, cell);
  const { analysis = analyse(board, options), ...rest } = options;
  if (analysis.contradiction || !isClosed(symbol)) return null;
  const kind = analysis.safe.includes(cell) ? 'safe' : analysis.mineCells.includes(cell) ? 'mine' : null;
  // A total that was assumed and cannot be is no total.
  if (!kind) return weighGuess({ ...board, mines: analysis.mines }, cell, analysis, rest);
  const proved = new Map<number, 0 | 1>();
  for (const safe of analysis.safe) proved.set(safe, 0);
  for (const mine of analysis.mineCells) proved.set(mine, 1);
  const mines = analysis.minesSource === 'assumed' ? null : analysis.mines;
  return explainProved({ board: { ...board, mines }, cell, value: kind === 'mine' ? 1 : 0, proved });
}

function explainProved(claim: Claim): ProvedExplanation {
  const { board, cell, value } = claim;
  const kind = value === 1 ? 'mine' : 'safe';
  const proof = findProof(claim);
  if (!proof) {
    const nothing = { numbers: [], smallest: false, usesTotal: false, pattern: null, reduced: false, steps: [] };
    return { kind, cell, ...nothing };
  }
  const counted = new Set(proof.numbers);
  const total = proof.usesTotal ? demandOfTotal(board) : null;
  const numbers = demandsOf(board).filter(({ source }) => source !== MINE_TOTAL && counted.has(source));
  const demands = total ? [...numbers, total] : numbers;
  const steps = stepsOf(demands, cell);
  return { kind, cell, ...proof, ...namePattern(board, demands, steps), steps };
}
