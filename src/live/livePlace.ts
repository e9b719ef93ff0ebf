import type { WindowPlace } from '../capture/x11/desktop.ts';
import type { Rect } from '../model/frame.ts';

/** Where the board's window is, in physical pixels of the screen, and what lies over it. */
export interface LivePlace {
  readonly boardId: number;
  readonly visible: boolean;
  /** The board on the screen. */
  readonly region: Rect;
  /** Where pixel (0, 0) of the captured picture lies on the screen: hints are in that picture's Px. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Windows above it, on the screen. */
  readonly covers: readonly Rect[];
}

/** Where a board lies on the screen, from where its window is. @param region the board in the window, Px of its picture. */
export function makePlace({ state, rect, covers }: WindowPlace, region: Rect, boardId: number): LivePlace {
  return {
    boardId,
    visible: state === 'shown',
    region: { ...region, x: region.x + rect.x, y: region.y + rect.y },
    origin: { x: rect.x, y: rect.y },
    covers,
  };
}
