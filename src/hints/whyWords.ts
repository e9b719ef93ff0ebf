import type { Board } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type {
  Candidate,
  Explanation,
  GuessExplanation,
  PatternName,
  ProofStep,
  ProvedExplanation,
  Source,
} from '../model/explanation.ts';
import { MINE_TOTAL } from '../model/explanation.ts';
import { cellWords } from '../model/topology.ts';
import { percentText } from './shapes.ts';
import { listCells, listWords, MOST_NAMED } from './words.ts';

/** Explanations in sentences for players. Rows and columns are counted from 1. */

/** Steps that a player follows one by one; of a longer proof only its numbers are named. */
const MOST_STEPS = 3;
/** Risks closer than this are called equal: a player cannot see the difference. */
const SAME_RISK = 0.0005;

/** Patterns that are said by name; the others are what the sentence says anyway. */
const PATTERN_WORDS: Readonly<Partial<Record<PatternName, string>>> = {
  '1-1': 'the 1-1 pattern',
  '1-2': 'the 1-2 pattern',
  '1-2-1': 'the 1-2-1 pattern',
  '1-2-2-1': 'the 1-2-2-1 pattern',
  hole: 'a hole pattern',
};

/** One sentence or a few that say why a cell is what it is, without saying what it is first (`describeCell` does). */
export function describeWhy(why: Explanation, board: Board): string {
  return why.kind === 'guess' ? describeGuess(why, board) : describeProof(why, board);
}

function describeProof(why: ProvedExplanation, board: Board): string {
  const { steps, pattern, reduced, numbers, usesTotal, cell, kind } = why;
  if (steps.length === 0) return 'So many numbers prove it together that no few of them could be named.';
  const isShort = steps.length <= MOST_STEPS && steps.every(({ rule }) => rule !== 'together');
  const sources: readonly Source[] = usesTotal ? [...numbers, MINE_TOTAL] : numbers;
  const sentences = isShort
    ? steps.map((step) => describeStep(step, board))
    : [`If ${cellWords(cell, board.cols)} were ${kind === 'safe' ? 'a mine' : 'safe'}, ${clash(sources, board)}.`];
  const name = pattern && PATTERN_WORDS[pattern];
  if (name) sentences.push(`This is ${name}${reduced ? ', once the known mines are subtracted' : ''}.`);
  return sentences.join(' ');
}

function clash(sources: readonly Source[], board: Board): string {
  const first = sources.length > MOST_NAMED + 1 ? MOST_NAMED : sources.length;
  const total = sources.includes(MINE_TOTAL);
  const named = sources.filter((source) => source !== MINE_TOTAL).slice(0, first);
  const left = sources.length - named.length - (total ? 1 : 0);
  const words = [
    ...named.map((source) => sourceWords(source, board)),
    ...(left > 0 ? [`${left} more numbers`] : []),
    ...(total ? [sourceWords(MINE_TOTAL, board)] : []),
  ];
  return words.length === 1 ? `${words[0]} would be wrong` : `${listWords(words)} could not all be true`;
}

function describeStep(step: ProofStep, board: Board): string {
  const reason = step.rule === 'done' ? doneWords : step.rule === 'full' ? fullWords : pairWords;
  const text = `${reason(step, board)}, so ${shownWords(step, board)}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "row 1, column 2 is safe": what a step shows. */
function shownWords({ safe, mines }: ProofStep, { cols }: Board): string {
  const are = (cells: readonly number[], one: string, many: string) =>
    cells.length === 0 ? [] : [`${listCells(cells, cols)} ${cells.length === 1 ? `is ${one}` : `are ${many}`}`];
  return [...are(mines, 'a mine', 'mines'), ...are(safe, 'safe', 'safe')].join(', and ');
}

function doneWords({ sources: [source], known }: ProofStep, board: Board): string {
  if (source === MINE_TOTAL) return board.mines === 1 ? 'the only mine is found' : `all ${board.mines} mines are found`;
  const number = numberOf(board.cells[source as number] ?? '~');
  const words = sourceWords(source as number, board);
  if (number === 0) return `${words} has no mine around it`;
  const where = known.length === number && number <= MOST_NAMED ? ` (${listCells(known, board.cols)})` : '';
  return `${words} already has its ${number === 1 ? 'mine' : `${number} mines`}${where}`;
}

function fullWords({ sources: [source], needed: [needed = 0] }: ProofStep, board: Board): string {
  if (source === MINE_TOTAL) return 'as many mines are left as cells for them';
  const isReduced = needed !== numberOf(board.cells[source as number] ?? '~');
  const words = sourceWords(source as number, board);
  const cells = needed === 1 ? 'one cell' : `${needed} cells`;
  if (!isReduced) return `${words} has only ${cells} left for its ${needed === 1 ? 'mine' : `${needed} mines`}`;
  const left = needed === 1 ? 'one more mine' : `${needed} more mines`;
  return `${words} needs ${left} and has only ${cells} left`;
}

function pairWords(step: ProofStep, board: Board): string {
  const [fewer, more] = step.sources as [Source, Source];
  const [less, most] = step.needed as [number, number];
  if (more === MINE_TOTAL) return `away from ${sourceWords(fewer, board)} as many mines are left as cells`;
  const words = sourceWords(more, board);
  if (fewer === MINE_TOTAL) return `around ${words} ${most === 1 ? 'is the last mine' : `are the last ${most} mines`}`;
  const other = sourceWords(fewer, board);
  if (most === less) {
    const need = most === 1 ? 'mine' : `${most} mines`;
    const still = isReduced(step, board) ? 'missing ' : '';
    return `every cell left around ${words} is also around ${other}, where its ${still}${need} must then be the ${still}${need} of both`;
  }
  const difference = most - less;
  const mines = difference === 1 ? 'one more mine' : `${difference} more mines`;
  const cells = difference === 1 ? 'one cell' : `${difference} cells`;
  const needs = isReduced(step, board) ? 'still needs' : 'needs';
  const reason = `${words} ${needs} ${mines} than ${other} and has only ${cells} that the other does not touch`;
  if (step.mines.length > 0) return reason;
  return `${reason}; they share all other mines`;
}

function isReduced({ sources, needed }: ProofStep, board: Board): boolean {
  return sources.some((source, i) => source !== MINE_TOTAL && numberOf(board.cells[source] ?? '~') !== needed[i]);
}

/** "the 2 at row 1, column 2", or the mine total. */
function sourceWords(source: Source, { cells, cols, mines }: Board): string {
  if (source === MINE_TOTAL) return `the mine total of ${mines}`;
  return `the ${cells[source]} at ${cellWords(source, cols)}`;
}

function describeGuess(why: GuessExplanation, board: Board): string {
  const { cols } = board;
  const sentences: string[] = [];
  if (why.fiftyFifty) {
    const { partner, forced } = why.fiftyFifty;
    const apart = forced
      ? 'nothing that can still be opened tells which: waiting will not help'
      : 'no number that is open tells which';
    sentences.push(`Either it or ${cellWords(partner, cols)} is a mine, and ${apart}.`);
  }
  if (why.hasSafe) sentences.push('No guess is needed: another cell is certainly safe.');
  else if (why.risk > why.leastRisk + SAME_RISK)
    sentences.push(`The least risk on the board is ${percentText(why.leastRisk)} %.`);
  else sentences.push('No cell has less risk.');
  if (why.zeroChance !== null) sentences.push(`It opens a zero with a chance of ${percentText(why.zeroChance)} %.`);
  if (why.candidates.length > 0 && !why.hasSafe)
    sentences.push(`Also weighed: ${listWords(why.candidates.map((c) => candidateWords(c, cols)))}.`);
  return sentences.join(' ');
}

function candidateWords({ cell, risk, zeroChance }: Candidate, cols: number): string {
  const zero = zeroChance === null ? '' : `, a zero ${percentText(zeroChance)} %`;
  return `${cellWords(cell, cols)} (risk ${percentText(risk)} %${zero})`;
}
