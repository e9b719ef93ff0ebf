import type { X11Desktop } from '../capture/x11/desktop.ts';
import type { FramePart, Rect } from '../model/frame.ts';

/** Gets the pixels of a part of the window, or of all of it. */
export type Grab = (area: Rect | null) => Promise<FramePart>;

export interface PixelWatch {
  /** Looks although nothing was drawn. */
  readonly lookNow: () => void;
  readonly stop: () => void;
}

/**
 * Calls `look` once at the start and after each burst of drawing in a window, never twice at a time and not more often
 * than `rest` ms. `look` returns after how many ms it wants to be called again in any case, or null.
 */
export function watchPixels(
  desktop: X11Desktop,
  window: number,
  rest: number,
  look: (grab: Grab) => Promise<number | null>,
): PixelWatch {
  const { x } = desktop;
  let busy = false;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  const grab: Grab = async (area) => {
    const rect = area ?? { x: 0, y: 0, ...(await x.geometry(window)) };
    return { frame: await x.image(window, rect), x: rect.x, y: rect.y };
  };
  const wake = (ms: number) => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      void run();
    }, ms);
  };
  const run = async () => {
    if (stopped) return;
    if (busy || (timer && rest > 0)) {
      again = true;
      return;
    }
    busy = true;
    let next: number | null = null;
    do {
      again = false;
      // A window that is hidden, resized or closed while it is read fails here; its place says what became of it.
      next = await look(grab).catch(() => RETRY);
    } while (again && rest === 0 && !stopped);
    busy = false;
    if (stopped) return;
    if (again || next !== null) wake(Math.max(rest, next ?? 0));
    else if (rest > 0)
      timer = setTimeout(() => {
        timer = null;
        if (again) void run();
      }, rest);
  };
  const unwatch = x.watchDrawing(window, () => void run());
  void run();
  return {
    lookNow: () => void run(),
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      unwatch();
    },
  };
}

/** A failed look is tried again after this time, ms. */
const RETRY = 200;
