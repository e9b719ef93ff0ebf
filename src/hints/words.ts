import type { Analysis, BestMove, Contradiction, MinesSource } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import { cellWords } from '../model/topology.ts';
import { percentText } from './shapes.ts';

/** Sentences for people. Rows and columns are counted from 1. */

/** "row 1, column 2; row 1, column 3 and row 2, column 2": some cells in words. */
export function listCells(cells: readonly number[], cols: number): string {
  return listWords(cells.map((cell) => cellWords(cell, cols)));
}

/** "a; b and c": some things that may have commas in them. */
export function listWords(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join('; ')} and ${words[words.length - 1]}`;
}

/** Cells named in a sentence before it says "and N more". */
export const MOST_NAMED = 4;

export function describeContradiction({ code, cells }: Contradiction, { cols, cells: symbols }: Board): string {
  const first = cells[0] ?? 0;
  const number = symbols[first];
  switch (code) {
    case 'too-many-mines-around':
      return `The ${number} at ${cellWords(first, cols)} has more mines around it than it says: check that number.`;
    case 'too-few-cells-around':
      return `The ${number} at ${cellWords(first, cols)} has too few closed cells around it: check that number.`;
    case 'mine-total-impossible':
      return 'No layout of mines fits the numbers and the mine total together: check the total.';
    default: {
      const named = listCells(cells.slice(0, MOST_NAMED), cols);
      const more = cells.length > MOST_NAMED ? `, and ${cells.length - MOST_NAMED} more` : '';
      return `The numbers at ${named}${more} contradict each other: check them.`;
    }
  }
}

/** A half, less what rounding takes from it. */
const HALF = 1 / 2 - 1e-9;

export function describeMove(best: BestMove | null, cols: number): string {
  if (!best) return 'There is nothing to open.';
  const where = cellWords(best.cell, cols);
  if (best.reason === 'safe') return `Open ${where}: it is certainly safe.`;
  const risk = `${percentText(best.risk)} % risk`;
  const nothing = 'Nothing is certainly safe';
  if (best.chanceToWin !== null)
    return `${nothing}; perfect play opens ${where} (${risk}) and wins ${percentText(best.chanceToWin)} % of the games from here.`;
  if (best.reason === 'fifty-fifty' && best.risk > HALF)
    return `${nothing}; ${where} is half of a fifty-fifty that nothing will ever tell apart: settle it now.`;
  if (best.reason === 'fifty-fifty')
    return `${nothing}; ${where} (${risk}) is one of two cells that only opening one of them will tell apart: settle it now.`;
  if (best.reason === 'look-ahead') return `${nothing}; the best guess is ${where} (${risk}).`;
  return `${nothing}; the least risk is ${percentText(best.risk)} % at ${where}.`;
}

export function describeMines(mines: number | null, source: MinesSource): string {
  if (mines === null) return 'mine total unknown';
  const words: Readonly<Record<MinesSource, string>> = {
    read: 'read from the program',
    typed: 'as you said',
    assumed: 'assumed from the size, so it proves nothing',
    unknown: 'unknown',
  };
  return `${countMines(mines)}, ${words[source]}`;
}

function countMines(mines: number): string {
  return `${mines} ${mines === 1 ? 'mine' : 'mines'}`;
}

/** "3 safe cells, 2 mines": what an analysis proved. */
export function describeProved({ safe, mineCells }: Analysis): string {
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  return `${count(safe.length, 'safe cell', 'safe cells')}, ${count(mineCells.length, 'certain mine', 'certain mines')}`;
}

/** What a sentence about one cell needs to know. */
export interface CellFacts {
  readonly board: Board;
  readonly analysis: Analysis;
  readonly cell: number;
  /** Whether hints may be shown of this board now. */
  readonly hinted: boolean;
}

/** "Row 4, column 7: a mine in 37 % of the possible layouts.": what is known of a cell (`describeWhy` says why). */
export function describeCell(facts: CellFacts): string {
  const where = cellWords(facts.cell, facts.board.cols);
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${knownOf(facts)}.`;
}

function knownOf({ board, analysis, cell, hinted }: CellFacts): string {
  const symbol = board.cells[cell] ?? '~';
  if (symbol === '~') return 'it cannot be read, so it gets no hint';
  if (isShownMine(symbol)) return 'a mine that the program shows';
  const number = numberOf(symbol);
  if (number === 0) return 'open, no mine around it';
  if (number > 0) return `open, ${countMines(number)} around it`;
  const risk = analysis.risk[cell] ?? null;
  if (!isClosed(symbol) || !hinted || risk === null) return 'there are no hints for it now';
  if (analysis.safe.includes(cell))
    return symbol === 'F' ? 'the flag is wrong, the cell is certainly safe' : 'certainly safe';
  if (analysis.mineCells.includes(cell)) return 'certainly a mine';
  const share = `a mine in ${analysis.exact ? '' : 'about '}${percentText(risk)} % of the possible layouts`;
  const total = analysis.minesSource === 'assumed' ? ` with the usual ${countMines(analysis.mines ?? 0)}` : '';
  return `${share}${total}${analysis.best?.cell === cell ? '; it is the best guess' : ''}`;
}
