import type { LivePlace } from '../live/livePlace.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { OverlayPlace } from './messages.ts';

/** The arithmetic of where the overlay lies: physical pixels, Dip and the source's Px. */

/** A display as Electron describes it: its bounds in Dip and its physical pixels a Dip. */
export interface DisplayLike {
  readonly bounds: Rect;
  readonly scaleFactor: number;
}

/** Dip around the board that belong to the overlay, so that halos at the rim are not cut. */
const RIM = 1;

/** A rectangle of Dip in physical pixels. */
export function physical({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** The smallest window (whole Dip) that holds a rectangle of physical pixels. */
export function overlayBounds(px: Rect, scale: number): Rect {
  const x = Math.floor(px.x / scale) - RIM;
  const y = Math.floor(px.y / scale) - RIM;
  return {
    x,
    y,
    width: Math.ceil((px.x + px.width) / scale) + RIM - x,
    height: Math.ceil((px.y + px.height) / scale) + RIM - y,
  };
}

/** The display that the middle of a rectangle of physical pixels lies on, or null. */
export function displayOf<T extends DisplayLike>({ x, y, width, height }: Rect, displays: readonly T[]): T | null {
  const centre = { x: x + width / 2, y: y + height / 2 };
  const isOn = ({ bounds, scaleFactor }: T) => {
    const b = physical(bounds, scaleFactor);
    return centre.x >= b.x && centre.y >= b.y && centre.x < b.x + b.width && centre.y < b.y + b.height;
  };
  return displays.find(isOn) ?? null;
}

/** What the overlay's page needs of a place, once its window really is at `at` (physical pixels). */
export function pagePlace({ boardId, origin, covers }: LivePlace, at: Point): OverlayPlace {
  return {
    boardId,
    x: at.x - origin.x,
    y: at.y - origin.y,
    visible: true,
    covers: covers.map((c) => ({ ...c, x: c.x - origin.x, y: c.y - origin.y })),
  };
}

/** A rectangle of a picture of a display, in physical pixels of the screen. */
export function pictureToScreen(
  { x, y, width, height }: Rect,
  picture: { readonly width: number; readonly height: number },
  display: DisplayLike,
): Rect {
  const screen = physical(display.bounds, display.scaleFactor);
  const sx = screen.width / picture.width;
  const sy = screen.height / picture.height;
  return {
    x: Math.round(screen.x + x * sx),
    y: Math.round(screen.y + y * sy),
    width: Math.round(width * sx),
    height: Math.round(height * sy),
  };
}

export function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
