import { z } from 'zod';
import type { Rect } from '../model/frame.ts';
import { SHORTEST_SIDE } from './shortestSide.ts';

/** Where the user said that the board is: a rectangle in a program's window, physical pixels from the window's corner. */
export interface ChosenPlace {
  readonly rect: Rect;
  /** The window's size when the rectangle was drawn. */
  readonly window: { readonly width: number; readonly height: number };
}

/**
 * The chosen places by program; on X11 a program's name is the class of its window (WM_CLASS). Where windows cannot be
 * asked for, a place belongs to a screen (`screenPlace`), which then counts as the window.
 */
export type ChosenPlaces = Readonly<Record<string, ChosenPlace>>;

/** The name under which a screen's place is kept; no window's class has a colon and a space in it. */
export function screenPlace(screen: string): string {
  return `screen: ${screen}`;
}

/** Without the place of what is watched; where that has none, without any. */
export function forgetPlace(places: ChosenPlaces, watched: string | null): ChosenPlaces {
  if (watched === null || !Object.hasOwn(places, watched)) return {};
  return Object.fromEntries(Object.entries(places).filter(([name]) => name !== watched));
}

/** Pixels; X11 counts no further. */
const FURTHEST = 65_535;

const coordinate = z.number().min(-FURTHEST).max(FURTHEST);
const side = z.number().min(SHORTEST_SIDE).max(FURTHEST);

export const placesSchema = z.record(
  z.string().min(1),
  z.object({
    rect: z.object({ x: coordinate, y: coordinate, width: side, height: side }),
    window: z.object({ width: side, height: side }),
  }),
);

/**
 * Physical pixels around a chosen place that are searched too: rectangles are drawn tight or a little short, and a
 * board's outermost lines are only known as such beside something else.
 */
const AIR = 24;

/**
 * A chosen place in a window that may have been resized since. Some programs then keep a board's distances to the
 * sides, others scale it: the place is whatever holds both, with some air around it, cut to the window. Null where
 * nothing of it is left.
 */
export function placeIn({ rect, window }: ChosenPlace, now: ChosenPlace['window']): Rect | null {
  const sx = now.width / window.width;
  const sy = now.height / window.height;
  const endX = rect.x + rect.width;
  const endY = rect.y + rect.height;
  const left = Math.max(0, Math.floor(Math.min(rect.x, rect.x * sx) - AIR));
  const top = Math.max(0, Math.floor(Math.min(rect.y, rect.y * sy) - AIR));
  const right = Math.min(now.width, Math.ceil(Math.max(endX + now.width - window.width, endX * sx) + AIR));
  const bottom = Math.min(now.height, Math.ceil(Math.max(endY + now.height - window.height, endY * sy) + AIR));
  if (right - left < SHORTEST_SIDE || bottom - top < SHORTEST_SIDE) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
