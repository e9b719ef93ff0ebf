import type { Board, CellSymbol } from '../../../src/model/board.ts';
import type { CellBox, Context } from '../lab/skin.ts';
import { digitText } from '../lab/skin.ts';
import type { DigitStyle } from './glyphs.ts';
import { drawDigit } from './glyphs.ts';
import type { MarkStyle } from './marks.ts';

/** Whether a cell is drawn as still covered: closed ones, and after a loss flags and (often) mines. */
export function looksCovered(symbol: CellSymbol, minesLookCovered: boolean): boolean {
  if (symbol === '#' || symbol === 'F' || symbol === '?') return true;
  return minesLookCovered && (symbol === '*' || symbol === 'x');
}

/** Draws what a cell shows on top of its ground. */
export function drawContents(ctx: Context, cell: CellBox, digits: DigitStyle, marks: MarkStyle): void {
  const { symbol } = cell;
  const digit = digitText(symbol);
  if (digit) drawDigit(ctx, digit, cell, digits);
  else if (symbol === 'F') marks.flag(ctx, cell);
  else if (symbol === '?') marks.question(ctx, cell);
  else if (symbol === '*' || symbol === 'X') marks.mine(ctx, cell);
  else if (symbol === 'x' && marks.wrong) marks.wrong(ctx, cell);
  else if (symbol === 'x') {
    if (marks.crossesNothing) marks.cross(ctx, cell);
    else if (marks.crossesFlag) marks.flag(ctx, cell);
    else marks.mine(ctx, cell);
    if (!marks.crossesNothing) marks.cross(ctx, cell);
  }
}

/** The symbol of the cell at an offset, or null outside the board. */
export function symbolAt(board: Board, row: number, col: number): CellSymbol | null {
  if (row < 0 || col < 0 || row >= board.rows || col >= board.cols) return null;
  return board.cells[row * board.cols + col] as CellSymbol;
}
