import type { Board } from '../../model/board.ts';
import type { Squares } from './fullSearch.ts';
import { fullSearch, viewSquares } from './fullSearch.ts';
import { cellsWithLeast, isOpenable, openableCells, pickOne } from './openable.ts';
import type { Strategy } from './strategy.ts';
import { applySpecialPatterns } from './thesisPatterns.ts';

/** The three steps of FindRisk; each goes on from the one before. */
export const THESIS_STEPS = ['search', 'overlap', 'patterns'] as const;
export type ThesisStep = (typeof THESIS_STEPS)[number];

/**
 * Factors of the overlap adjustment, by Appendix A: cells that two or more numbers touch go up, those that only one
 * touches go down. (The pseudo code of section 5.3 has them the other way round; section 5.2 agrees with the appendix:
 * "the overlap one would take the maximum risk and the others should be reduced".)
 */
export const OVERLAP_UP = 1.05;
export const OVERLAP_DOWN = 0.9;
/** Only risks between these are adjusted, both excluded (Appendix A). */
const ADJUSTED = { above: 0.1, below: 0.9 };

/**
 * FindRisk of "Automine" (the thesis of the Linux xbomb helper; section 5.3 and Appendix A) up to one of its steps:
 * the risk of every covered, unflagged cell, 0 to 1; null for all other cells. Flags are taken for mines. Steps 1 and
 * 2 work for every shape of cell (section 7.2 suggests it), step 3 for squares only.
 */
export function findRisk(board: Board, step: ThesisStep): readonly (number | null)[] {
  const squares = viewSquares(board);
  const risk = fullSearch(squares);
  if (step !== 'search') adjustOverlaps(squares, risk);
  if (step === 'patterns') applySpecialPatterns(squares, risk);
  return Array.from(risk, (value, cell) => (isOpenable(board, cell) ? value : null));
}

/**
 * The player that follows FindRisk up to one of its steps, as section 5.2 tells its user: mark the red cells and open
 * the green ones; where there are none, "choose the smallest risk". Among equal risks, of which the thesis says
 * nothing, it chooses at random. Its advice to click at random until half of the board is open is for fast times and
 * is not followed.
 */
export function makeThesisPlayer(step: ThesisStep): Strategy {
  return (board, tools) => {
    const risk = findRisk(board, step);
    const openable = openableCells(board);
    const green = openable.filter((cell) => risk[cell] === 0);
    const red = openable.filter((cell) => risk[cell] === 1);
    if (green.length + red.length > 0) return { open: green, flag: red, guess: false, reason: 'safe' };
    const smallest = cellsWithLeast(openable, (cell) => risk[cell] as number);
    return { open: [pickOne(smallest, tools)], flag: [], guess: true, reason: 'lowest-risk' };
  };
}

/** Step 2 of FindRisk (Appendix A, "Overlap"); cells that no number touches stay as they are. */
function adjustOverlaps({ topology, numbers, covered }: Squares, risk: Float64Array): void {
  for (const [cell, value] of risk.entries()) {
    if (!covered[cell] || value <= ADJUSTED.above || value >= ADJUSTED.below) continue;
    let touching = 0;
    for (const n of topology.neighbours[cell] as Int32Array) if ((numbers[n] as number) >= 0) touching++;
    if (touching === 1) risk[cell] = value * OVERLAP_DOWN;
    else if (touching > 1) risk[cell] = value * OVERLAP_UP;
  }
}
