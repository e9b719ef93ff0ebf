import { describeWhy } from '../hints/whyWords.ts';
import { describeCell, listCells, MOST_NAMED } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import type { Explanation } from '../model/explanation.ts';
import type { Decision } from '../solver/strategies/strategy.ts';

/** What the players' own words for their reasons mean. */
const REASONS: Readonly<Record<string, string>> = {
  safe: 'certainly safe, as it holds',
  endgame: 'perfect play to the end of the game',
  'fifty-fifty': 'an even chance that nothing will ever tell apart: settled now',
  'look-ahead': 'the best guess by looking ahead',
  'lowest-risk': 'the least risk',
  'rule-a': 'rule A: a number has found all its mines, the rest around it is safe',
  'rule-b': 'rule B: a number has just as many cells left as mines',
  'rule-c': 'rule C: the cells of one number lie within those of another, what is outside is safe',
  rating: 'the lowest rating of the heuristic',
  obvious: 'a single number says so',
  implication: 'two numbers say so together',
  guesswork: 'the lowest of its local probabilities',
  random: 'by chance',
};

/** "Opens row 1, column 2 (certainly safe, as it holds)." and, where it is known, why that is right or what it risks. */
export function describeDecision(
  { open, flag, reason, guess }: Decision,
  board: Board,
  analysis: Analysis | null,
  why: Explanation | null,
): string {
  const acts = [actWords('flags', flag, board.cols), actWords(guess ? 'guesses' : 'opens', open, board.cols)]
    .filter((words) => words !== '')
    .join(' and ');
  const sentence = `${acts.charAt(0).toUpperCase()}${acts.slice(1)} (${REASONS[reason] ?? reason}).`;
  const cell = open[0] ?? flag[0];
  if (!analysis || cell === undefined) return sentence;
  const known = guess ? ` ${describeCell({ board, analysis, cell, hinted: true })}` : '';
  return `${sentence}${known}${why ? ` ${describeWhy(why, board)}` : ''}`;
}

function actWords(act: string, cells: readonly number[], cols: number): string {
  if (cells.length === 0) return '';
  const more = cells.length > MOST_NAMED ? ` and ${cells.length - MOST_NAMED} more` : '';
  return `${act} ${listCells(cells.slice(0, MOST_NAMED), cols)}${more}`;
}
