import type { Board } from '../../model/board.ts';
import { makeHeader } from '../../model/notation.ts';
import type { GridSize } from '../../model/topology.ts';
import { analyse } from '../analyse.ts';
import { NO_SEARCH } from '../chooseMove.ts';
import type { LocalPattern } from '../localPattern.ts';
import { localPattern } from '../localPattern.ts';
import type { Decision, Strategy } from './strategy.ts';

/**
 * For each board (`bookKey`) how much more often than usual games were won in which a guess in a local pattern was
 * survived: 1 is usual.
 */
export type LearnedBooks = ReadonlyMap<string, ReadonlyMap<LocalPattern, number>>;

/** Cells whose risk is so little above the least are weighed too: what they open may be worth it. */
const MARGIN = 0.02;

/** The board that something was learned on: shape, size and mines. */
export function bookKey(size: GridSize, mines: number): string {
  return makeHeader({ ...size, mines });
}

/** Cells that may be guessed, with their risks and patterns. */
interface Candidate {
  readonly cell: number;
  readonly risk: number;
  readonly pattern: LocalPattern;
}

type Pick = (candidates: readonly Candidate[], usual: Candidate) => Candidate;

/**
 * Opens what is proved safe, else one of the cells of nearly the least risk.
 * @param reason why another than the usual one is opened.
 */
function decide(board: Board, reason: string, pick: Pick): Decision {
  const { safe, best, risk, mineCells } = analyse(board, { budget: NO_SEARCH });
  if (safe.length > 0) return { open: safe, flag: [], guess: false, reason: 'safe' };
  if (!best) throw new Error('Expected a possible game in play for board but received one without a cell to open');
  const mines = new Set(mineCells);
  const candidates = risk.flatMap((r, cell): Candidate[] =>
    r !== null && r <= best.risk + MARGIN && r < 1 && board.cells[cell] === '#'
      ? [{ cell, risk: r, pattern: localPattern(board, cell, mines) }]
      : [],
  );
  const usual = candidates.find(({ cell }) => cell === best.cell);
  if (!usual) return { open: [best.cell], flag: [], guess: true, reason: best.reason };
  const { cell, pattern } = pick(candidates, usual);
  return { open: [cell], flag: [], guess: true, reason: cell === best.cell ? best.reason : reason, pattern };
}

/**
 * The player that uses what was learned over arena games, as the thesis proposes ("keep the statistic of the good choice of
 * next step for various patterns", "learn the most successful way to solve specific patterns"): of the cells of nearly
 * the least risk the one whose chance to survive times the learned worth of its pattern is greatest. Patterns that it
 * does not know are worth 1; where nothing is better it opens what `safest` opens.
 */
export function makeLearnedPlayer(books: LearnedBooks): Strategy {
  return (board) => {
    const book = board.mines === null ? undefined : books.get(bookKey(board, board.mines));
    if (!book) return decide(board, 'learned', (_, usual) => usual);
    const worth = ({ risk, pattern }: Candidate) => (1 - risk) * (book.get(pattern) ?? 1);
    return decide(board, 'learned', (candidates, usual) =>
      candidates.reduce((best, candidate) => (worth(candidate) > worth(best) ? candidate : best), usual),
    );
  };
}

/**
 * The player to learn from: of the cells of nearly the least risk it opens any, each pattern as likely as the others, so
 * that every choice is tried wherever it could be made, and choices can be compared.
 */
export const playExplorer: Strategy = (board, { random }) =>
  decide(board, 'explored', (candidates) => {
    const patterns = [...new Set(candidates.map(({ pattern }) => pattern))].sort();
    const chosen = patterns[Math.floor(random() * patterns.length)] as LocalPattern;
    const cells = candidates.filter(({ pattern }) => pattern === chosen);
    return cells[Math.floor(random() * cells.length)] as Candidate;
  });
