import type { BrowserWindow } from 'electron';
import type { Rect } from '../model/frame.ts';

/**
 * Without a compositing manager a transparent window is black: then the overlay is cut to what is drawn on it. Whether
 * one runs may change at any time, and a window that was made without one stays black under the next.
 */
export interface OverlayShape {
  /** What the page has drawn, Dip of the overlay. */
  readonly cut: (drawn: readonly Rect[]) => void;
  readonly close: () => void;
}

/** How often is asked whether a compositing manager runs, ms: one small request to the X server. */
const ASK_EVERY = 1000;
/** An empty list would mean the whole window; a pixel outside of it means nothing. */
const NOTHING: readonly Rect[] = [{ x: -2, y: -2, width: 1, height: 1 }];
/** All of any overlay: X11 counts no further. */
const EVERYTHING: readonly Rect[] = [{ x: 0, y: 0, width: 32_767, height: 32_767 }];

/**
 * @param isComposited asks the system.
 * @param tell whether the page must draw opaque marks and tell their shape.
 */
export async function makeOverlayShape(
  overlay: BrowserWindow,
  isComposited: () => Promise<boolean>,
  tell: (opaque: boolean) => void,
): Promise<OverlayShape> {
  const madeComposited = await isComposited();
  let opaque = false;

  function update(composited: boolean): void {
    const next = !composited || !madeComposited;
    if (next === opaque || overlay.isDestroyed()) return;
    opaque = next;
    overlay.setShape([...(opaque ? NOTHING : EVERYTHING)]);
    tell(opaque);
  }

  update(madeComposited);
  // The display may be gone between two questions; then the whole program ends.
  const timer = setInterval(() => void isComposited().then(update, () => undefined), ASK_EVERY);
  return {
    cut(drawn) {
      if (opaque && !overlay.isDestroyed()) overlay.setShape([...(drawn.length > 0 ? drawn : NOTHING)]);
    },
    close: () => clearInterval(timer),
  };
}
