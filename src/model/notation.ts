import type { Board, CellSymbol } from './board.ts';
import { isCellSymbol } from './board.ts';
import type { Result } from './errors.ts';
import { failure, success } from './errors.ts';
import type { Shape } from './topology.ts';
import { MAX_SIDE, SHAPES } from './topology.ts';

const HEADER = /^(square|hex|triangle)\s+(\d+)x(\d+)(?:\/(\d+|\?))?$/;

/** "16x30/99": a board's size and its mines, `?` where their number is unknown. */
export function makeLevelText({ rows, cols, mines }: Pick<Board, 'rows' | 'cols' | 'mines'>): string {
  return `${rows}x${cols}/${mines ?? '?'}`;
}

/** "square 16x30/99": what the first line of a board says. */
export function makeHeader(board: Pick<Board, 'shape' | 'rows' | 'cols' | 'mines'>): string {
  return `${board.shape} ${makeLevelText(board)}`;
}

/** A board in the text notation: the header line `square 9x9/10` (`/?` for an unknown total), then a line a row. */
export function makeBoardText(board: Board): string {
  return [makeHeader(board), ...makeRows(board)].join('\n');
}

/** The cells alone, one string a row. */
export function makeRows({ rows, cols, cells }: Pick<Board, 'rows' | 'cols' | 'cells'>): string[] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(''));
}

/**
 * Boards written in the text notation, one after another with blank lines between them. The header line is
 * optional: without it a board is square, as large as its rows say, with an unknown mine total.
 * Fails with `board-text-invalid` and the line that is wrong.
 */
export function parseBoards(text: string): Result<readonly Board[]> {
  const boards: Board[] = [];
  for (const board of parseEachBoard(text)) {
    if (!board.ok) return board;
    boards.push(board.value);
  }
  return success(boards);
}

/** As `parseBoards`, but one result a board, so that a bad one does not take the others with it. */
export function parseEachBoard(text: string): Result<Board>[] {
  const blocks = splitBlocks(text);
  if (blocks.length === 0)
    return [failure('board-text-invalid', 'The text holds no board: give one line a row of cells.')];
  return blocks.map(parseBlock);
}

/** One board in the text notation; fails as `parseBoards` does, and when there is more than one. */
export function parseBoard(text: string): Result<Board> {
  const boards = parseBoards(text);
  if (!boards.ok) return boards;
  if (boards.value.length !== 1) {
    return failure(
      'board-text-invalid',
      `Expected one board but found ${boards.value.length}: separate calls for each.`,
    );
  }
  return success(boards.value[0] as Board);
}

/** Cells from one string a row; fails with `board-text-invalid` on unequal rows or unknown characters. */
export function parseRows(rows: readonly string[], firstLine = 1): Result<Pick<Board, 'rows' | 'cols' | 'cells'>> {
  const cols = rows[0]?.length ?? 0;
  if (cols === 0) return failure('board-text-invalid', `Line ${firstLine}: a board needs at least one row of cells.`);
  if (rows.length > MAX_SIDE || cols > MAX_SIDE) {
    return failure('board-text-invalid', `Line ${firstLine}: a board has at most ${MAX_SIDE} rows and columns.`);
  }
  const cells: CellSymbol[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.length !== cols) {
      return failure(
        'board-text-invalid',
        `Line ${firstLine + i}: ${row.length} cells where the rows above have ${cols}.`,
      );
    }
    for (const symbol of row) {
      if (!isCellSymbol(symbol)) {
        return failure(
          'board-text-invalid',
          `Line ${firstLine + i}: "${symbol}" is not a cell; use # F ? 0-8 9 a b c * X x ~.`,
        );
      }
      cells.push(symbol);
    }
  }
  return success({ rows: rows.length, cols, cells });
}

interface Block {
  readonly lines: readonly string[];
  readonly firstLine: number;
}

function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const allLines = text.split(/\r?\n/);
  allLines.push('');
  for (const [i, raw] of allLines.entries()) {
    const line = raw.trim();
    if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      blocks.push({ lines, firstLine: i - lines.length + 1 });
      lines = [];
    }
  }
  return blocks;
}

function parseBlock({ lines, firstLine }: Block): Result<Board> {
  const first = lines[0] as string;
  const header = HEADER.exec(first);
  if (!header) {
    if (/\s/.test(first) || SHAPES.some((shape) => first.startsWith(shape))) {
      return failure(
        'board-text-invalid',
        `Line ${firstLine}: "${first}" is not a header; write for example "square 9x9/10".`,
      );
    }
    const cells = parseRows(lines, firstLine);
    return cells.ok ? success({ shape: 'square', mines: null, ...cells.value }) : cells;
  }
  const cells = parseRows(lines.slice(1), firstLine + 1);
  if (!cells.ok) return cells;
  const [, shape, rows, cols, mines] = header;
  if (cells.value.rows !== Number(rows) || cells.value.cols !== Number(cols)) {
    const found = `${cells.value.rows}x${cells.value.cols}`;
    return failure(
      'board-text-invalid',
      `Line ${firstLine}: the header says ${rows}x${cols} but ${found} cells follow.`,
    );
  }
  const total = mines === undefined || mines === '?' ? null : Number(mines);
  return success({ shape: shape as Shape, mines: total, ...cells.value });
}
