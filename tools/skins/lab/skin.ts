import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import type { Board, CellSymbol } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';

export type Context = SKRSContext2D;

/** One cell to draw: its box in canvas pixels and where it is on the board. */
export interface CellBox extends Rect {
  readonly symbol: CellSymbol;
  readonly row: number;
  readonly col: number;
}

/** Nominal cell size, in canvas pixels. */
export interface Pitch {
  readonly x: number;
  readonly y: number;
}

/** How one imaginary program draws its board. Everything random about it is settled when it is made. */
export interface Skin {
  /** Width over height of a cell; 1 where cells are square. */
  readonly aspect?: number;
  /** Space between neighbouring cells, as a part of the pitch. */
  readonly gap?: number;
  /** Symbols that the skin draws with a mark of its own where other programs draw none (dots for covered cells). */
  readonly oddMarks?: readonly CellSymbol[];
  /** Whether the cells of a board of something else are raised. */
  readonly isRaised?: boolean;
  /** Space around the board that the skin draws on (frame, headers), as a part of the pitch. */
  readonly margin: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Draws what lies under and around the cells. `inner` is the board, `outer` the board with its margin. */
  drawGround(ctx: Context, inner: Rect, outer: Rect, board: Board): void;
  drawCell(ctx: Context, cell: CellBox, board: Board): void;
  /** Draws over the finished board. */
  drawOver?(ctx: Context, inner: Rect, board: Board): void;
}

/** Makes a random skin of one family for cells of the given pitch. */
export type Family = (random: Random, pitch: Pitch) => Skin;

export const NO_MARGIN = { left: 0, top: 0, right: 0, bottom: 0 };

export function even(margin: number): Skin['margin'] {
  return { left: margin, top: margin, right: margin, bottom: margin };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.int(0, items.length - 1)] as T;
}

export function between(random: Random, low: number, high: number): number {
  return low + random.unit() * (high - low);
}

export function chance(random: Random, probability: number): boolean {
  return random.unit() < probability;
}

/** A closed cell: covered, flagged or marked. */
export function isClosedSymbol(symbol: CellSymbol): boolean {
  return symbol === '#' || symbol === 'F' || symbol === '?';
}

/** The number of an open cell as text, or null where it shows none. */
export function digitText(symbol: CellSymbol): string | null {
  if (symbol >= '1' && symbol <= '9') return symbol;
  const large = 'abc'.indexOf(symbol);
  return large < 0 ? null : String(10 + large);
}
