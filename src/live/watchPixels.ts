import { XRequestError } from '../capture/x11/connection.ts';
import type { X11Desktop } from '../capture/x11/desktop.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import { commonRect, patchPart, unionRect } from '../model/frame.ts';

/** Gets the pixels of a part of the window, or of all of it; only those that changed are asked of the server. */
export type Grab = (area: Rect | null) => Promise<FramePart>;

export interface PixelWatch {
  /** Looks although nothing was drawn. */
  readonly lookNow: () => void;
  /** The next picture is got as a whole: what was known of the window's pixels may be void. */
  readonly anew: () => void;
  readonly stop: () => void;
}

/** Looks at a window: `grab` gets its pixels, `isOver` tells whether the watch ended meanwhile. */
export type Look = (grab: Grab, isOver: () => boolean) => Promise<number | null>;

/**
 * Calls `look` once at the start and after each burst of drawing in a window, never twice at a time and not more often
 * than `rest` ms. `look` returns after how many ms it wants to be called again in any case, or null.
 * @param failed told why a look failed, where that is not the window's fault; nothing is looked at any more.
 */
export function watchPixels(
  desktop: Pick<X11Desktop, 'x'>,
  window: number,
  rest: number,
  look: Look,
  failed: (error: Error) => void,
): PixelWatch {
  const { x } = desktop;
  const isScreen = window === x.root;
  let busy = false;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  /** The last picture that was got, and what was drawn upon since then. */
  let known: FramePart | null = null;
  let drawn: Rect | null = null;
  let wholeAt = 0;
  const grab: Grab = async (area) => {
    const { width, height } = area ?? (await x.geometry(window));
    const rect = { x: area?.x ?? 0, y: area?.y ?? 0, width, height };
    // The screen is looked at rarely, and as a whole.
    const isFresh = !isScreen && performance.now() - wholeAt < MOST_AGE;
    const before = known && isFresh && isPlaceOf(known, rect) ? known : null;
    if (!before) wholeAt = performance.now();
    const changed = before ? drawn && commonRect(drawn, rect) : rect;
    known = null;
    drawn = null;
    if (before && !changed) known = before;
    else {
      const part = changed as Rect;
      const frame = await (isScreen ? watch.quietImage(part) : x.image(window, part));
      const newer = { frame, x: part.x, y: part.y };
      known = before ? patchPart(before, newer) : newer;
    }
    // What is no longer watched must not be taken for what is watched now.
    if (stopped) throw new Error('The watch has ended.');
    return known;
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
      next = await look(grab, () => stopped).catch(afterFailure);
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
  /** A window that is hidden, resized or closed while it is read fails; its place says what became of it. */
  const afterFailure = (error: Error) => {
    if (!stopped && !(error instanceof XRequestError)) {
      stop();
      failed(error);
    }
    return RETRY;
  };
  const stop = () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    watch.stop();
  };
  const watch = x.watchDrawing(window, (area) => {
    drawn = drawn ? unionRect(drawn, area) : area;
    void run();
  });
  void run();
  return {
    lookNow: () => void run(),
    anew() {
      wholeAt = 0;
    },
    stop,
  };
}

function isPlaceOf({ frame, x, y }: FramePart, rect: Rect): boolean {
  return x === rect.x && y === rect.y && frame.width === rect.width && frame.height === rect.height;
}

/** A picture is put together from its changes for so long, ms; then it is got as a whole again. */
const MOST_AGE = 3000;
/** A failed look is tried again after this time, ms. */
const RETRY = 200;
