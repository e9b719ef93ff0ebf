import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Board, CellSymbol } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Dice } from './dice.ts';

export type Brush = SKRSContext2D;

/** One cell to draw; the box is in device pixels, without the gap to its neighbours. */
export interface Tile extends Rect {
  readonly symbol: CellSymbol;
  readonly row: number;
  readonly col: number;
}

export interface Edge {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How one imaginary program looks. Lengths are device pixels. */
export interface Theme {
  readonly gap?: number;
  /** What the program draws around its cells. */
  readonly edge?: Edge;
  /** Whether a lost game crosses out the flags that were wrong. */
  readonly showsWrongFlags?: boolean;
  /** Whether a won game flags the mines that were not flagged. */
  readonly flagsOnWin?: boolean;
  /** Draws around and under the cells. */
  ground(brush: Brush, inner: Rect, outer: Rect, board: Board): void;
  tile(brush: Brush, tile: Tile, board: Board): void;
  /** Draws over all cells. */
  varnish?(brush: Brush, inner: Rect, board: Board): void;
}

/** Cell size and device pixels of a program's own pixel: 1.25 where the desktop is scaled to 125 %. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

export interface HeldOutFamily {
  /** Cell heights that such programs have, before scaling. */
  readonly heights: readonly [number, number];
  /** Cell width over height. */
  readonly aspect?: readonly [number, number];
  /** Whether it is a page in a browser, a window of its own, or a screen full of nothing else. */
  readonly setting: 'window' | 'page' | 'console';
  make(dice: Dice, size: Size): Theme;
}

/** Line width of so many of the program's own pixels. */
export function line(size: Size, pixels = 1): number {
  return Math.max(1, Math.round(pixels * size.unit));
}

export function evenEdge(width: number): Edge {
  return { left: width, top: width, right: width, bottom: width };
}

export function isShut(symbol: CellSymbol): boolean {
  return symbol === '#' || symbol === 'F' || symbol === '?' || symbol === 'x';
}

export function countOf(symbol: CellSymbol): number {
  return '012345678'.indexOf(symbol);
}

export function shrink({ x, y, width, height }: Rect, by: number, byY = by): Rect {
  return { x: x + by, y: y + byY, width: width - 2 * by, height: height - 2 * byY };
}
