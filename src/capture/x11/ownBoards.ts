import type { FramePart, Rect } from '../../model/frame.ts';
import { pixelWords } from '../../model/frame.ts';

/** A window on the screen, in Px of its picture, and whether it shows a board that we drew. */
export interface StackedWindow {
  readonly rect: Rect;
  readonly isOwnBoard: boolean;
}

/** Titles of what shows our own picture of a board: the mirror in a browser, `watch` and `demo` in a terminal, the camera's window. */
const OWN_BOARD = /\bAutomine (mirror|watch|demo|camera)\b/;

/** Whether the window with this title shows a board that we drew; the practice board is a game like any other. */
export function isOwnBoard(title: string): boolean {
  return OWN_BOARD.test(title);
}

/**
 * A picture of the screen in which the boards that we drew are blank, so that none of them is taken for a game.
 * @param windows from the lowest to the highest: what lies over ours stays.
 */
export function hideOwnBoards(part: FramePart, windows: readonly StackedWindow[]): FramePart {
  const lowest = windows.findIndex((window) => window.isOwnBoard);
  if (lowest < 0) return part;
  const { frame } = part;
  const shown = pixelWords(frame);
  const hidden = shown.slice();
  for (const { rect, isOwnBoard: isHidden } of windows.slice(lowest)) {
    const left = Math.max(0, rect.x - part.x);
    const right = Math.min(frame.width, rect.x - part.x + rect.width);
    const bottom = Math.min(frame.height, rect.y - part.y + rect.height);
    for (let y = Math.max(0, rect.y - part.y); y < bottom && left < right; y++) {
      const [start, end] = [y * frame.width + left, y * frame.width + right];
      if (isHidden) hidden.fill(BLANK, start, end);
      else hidden.set(shown.subarray(start, end), start);
    }
  }
  return { ...part, frame: { ...frame, data: new Uint8Array(hidden.buffer) } };
}

/** An opaque grey pixel. */
const BLANK = 0xff808080;
