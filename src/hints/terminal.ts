import type { Board, CellSymbol } from '../model/board.ts';
import type { Hints, MarkKind } from '../model/hints.ts';
import { percentText } from './shapes.ts';

/** A cell of a board shown with characters: CELL_WIDTH of them, how it is marked, and whether it is the best move. */
export interface TextCell {
  readonly text: string;
  readonly symbol: CellSymbol;
  readonly mark: MarkKind | null;
  readonly risk: number | null;
  readonly best: boolean;
  /** Whether it is a number that a proof rests on. */
  readonly proof: boolean;
}

export const CELL_WIDTH = 3;

const SIGNS: Readonly<Record<Exclude<MarkKind, 'risk'>, string>> = { safe: 'o', mine: 'x', 'false-flag': '!' };

/**
 * A board with its hints as characters, for a terminal: a ring o for safe, x for a mine, ! for a wrong flag, the
 * percentage for a risk, and brackets around the best move (one bracket where its risk has two digits).
 * @param proof numbers that a proof rests on: they get parentheses.
 */
export function makeTextCells(board: Board, hints: Hints | null, proof: readonly number[] = []): TextCell[][] {
  const proving = new Set(proof);
  const marks = new Map(hints?.marks.map((m) => [m.cell, m]));
  return Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.cols }, (_c, col): TextCell => {
      const cell = row * board.cols + col;
      const symbol = board.cells[cell] ?? '~';
      const mark = marks.get(cell);
      const best = hints?.best?.cell === cell;
      const sign = mark ? (mark.kind === 'risk' ? percentText(mark.risk) : SIGNS[mark.kind]) : shown(symbol);
      const unit = mark?.kind === 'risk' ? '%' : '';
      return {
        text: proving.has(cell) ? `(${symbol})` : best ? bracket(sign) : pad(sign, unit),
        symbol,
        mark: mark?.kind ?? null,
        risk: mark?.risk ?? null,
        best,
        proof: proving.has(cell),
      };
    }),
  );
}

function shown(symbol: CellSymbol): string {
  if (symbol === '0') return ' ';
  return symbol === '#' ? '\u00b7' : symbol;
}

/** A sign in the middle of a cell, with its unit where there is room: a risk of 5 % must not look like the number 5. */
function pad(sign: string, unit = ''): string {
  const text = `${sign}${unit}`.slice(0, CELL_WIDTH);
  return text.padStart(Math.floor((CELL_WIDTH + text.length) / 2)).padEnd(CELL_WIDTH);
}

function bracket(sign: string): string {
  if (sign.length >= CELL_WIDTH) return pad(sign);
  return sign.length === 1 ? `[${sign}]` : `[${sign}`;
}
