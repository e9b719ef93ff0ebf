import type { GridSize } from './topology.ts';
import { maxNeighbours } from './topology.ts';

/**
 * What a cell shows, one character each (the project's text notation):
 * `#` covered, `F` flag, `?` question mark, `0`…`8` open, `9 a b c` = 9 to 12 (triangles), `*` mine shown after a
 * loss, `X` the mine that was hit, `x` a wrong flag shown after a loss, `~` not readable.
 */
export const CELL_SYMBOLS = [
  '#',
  'F',
  '?',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'a',
  'b',
  'c',
  '*',
  'X',
  'x',
  '~',
] as const;
export type CellSymbol = (typeof CELL_SYMBOLS)[number];

const SYMBOL_SET: ReadonlySet<string> = new Set(CELL_SYMBOLS);
const DIGITS = '0123456789abc';

/** A game position as the player sees it. `cells` is row-major; `mines` is the total, null where unknown. */
export interface Board extends GridSize {
  readonly mines: number | null;
  readonly cells: readonly CellSymbol[];
}

/** A position of which only the cells are known, not how many mines there are. @param cells row by row. */
export function positionOf({ shape, rows, cols }: GridSize, cells: readonly CellSymbol[]): Board {
  return { shape, rows, cols, mines: null, cells };
}

export const GAME_STATUSES = ['playing', 'won', 'lost', 'contradiction', 'unclear'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Whether a game is over. */
export function isFinished(status: GameStatus | 'ready'): status is 'won' | 'lost' {
  return status === 'won' || status === 'lost';
}

export function isCellSymbol(text: string): text is CellSymbol {
  return SYMBOL_SET.has(text);
}

/** The number an open cell shows, or -1 where the cell is not an open number. */
export function numberOf(symbol: CellSymbol): number {
  return DIGITS.indexOf(symbol);
}

/** The symbol of an open cell with this many mines around it (0 to 12). */
export function symbolOfNumber(count: number): CellSymbol {
  return DIGITS.charAt(count) as CellSymbol;
}

/** A closed cell that the player may still open: covered, flagged or marked with a question mark. */
export function isClosed(symbol: CellSymbol): boolean {
  return symbol === '#' || symbol === 'F' || symbol === '?';
}

/** A cell that was opened: it shows a number, or a mine. */
export function isOpened(symbol: CellSymbol | undefined): boolean {
  return symbol !== undefined && symbol !== '~' && !isClosed(symbol);
}

/** The symbols of the numbers from 1 on. */
export const NUMBERS = [...DIGITS].slice(1) as readonly CellSymbol[];

/** How many cells show a number from 1 on. */
export function countNumbers(cells: readonly CellSymbol[]): number {
  return cells.filter((symbol) => numberOf(symbol) > 0).length;
}

/** A mine that the program has shown. */
export function isShownMine(symbol: CellSymbol): boolean {
  return symbol === '*' || symbol === 'X';
}

/** Whether a number is possible on a board of this shape. */
export function isPossibleNumber(count: number, { shape }: GridSize): boolean {
  return count >= 0 && count <= maxNeighbours(shape);
}
