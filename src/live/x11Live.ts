import type { DesktopWindow, WindowPlace, X11Desktop } from '../capture/x11/desktop.ts';
import { openX11Desktop } from '../capture/x11/desktop.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import type { SessionOptions, SessionState } from '../session/session.ts';
import { makeSession } from '../session/session.ts';
import type { LiveView } from './liveView.ts';
import type { PaintMessage } from './publisher.ts';
import { makePublisher } from './publisher.ts';

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

export interface LiveEvents {
  readonly paint: (message: PaintMessage) => void;
  readonly view: (view: LiveView, state: SessionState) => void;
  readonly place: (place: LivePlace) => void;
  /** What is watched, and why nothing can be shown, in words. */
  readonly watching: (what: string, obstacle: string | null) => void;
  /** The display is gone; nothing more will come. */
  readonly ended: (reason: string) => void;
}

export interface X11Live {
  readonly configure: (options: SessionOptions) => void;
  /** Windows of ours, by id: they cover nothing and are not watched. */
  readonly ignore: (ids: readonly number[]) => void;
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
  readonly close: () => void;
}

/** The screen is searched at most this often, and only after something was drawn, ms. */
const SEARCH_EVERY = 400;
/** A second look at a board that must be seen twice alike, ms. */
const LOOK_AGAIN = 25;
/** A window that shows no board for this long is left, ms. */
const LEAVE_WINDOW = 3000;

/**
 * Watches an X11 desktop: searches the whole screen for a board, then follows the window that it is in. The window's
 * own pixels are read each time after something was drawn in it (XDamage), from where they are kept apart from what
 * lies over them (XComposite): neither our hints nor the pointer are in them, and an idle board costs nothing.
 * @throws when there is no X server, or it lacks the extensions.
 */
export async function startX11Live(events: LiveEvents, options: SessionOptions = {}): Promise<X11Live> {
  const desktop = await openX11Desktop(() => events.ended('The display is gone.'));
  const session = makeSession(options);
  const publisher = makePublisher(events);
  let stopWatching: () => void = () => undefined;
  let paused = false;

  function switchTo(start: () => () => void): void {
    stopWatching();
    session.restart();
    publisher.reset();
    stopWatching = start();
  }

  function searchScreen(): void {
    switchTo(() => {
      events.watching('the screen', null);
      return watchPixels(desktop, desktop.x.root, SEARCH_EVERY, async (grab) => {
        const state = session.take(await grab(null));
        publisher.publish(state);
        const region = state.board?.hints.region;
        if (!region) return null;
        const centre = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
        const window = await desktop.windowAt(centre);
        if (window) watchWindow(window);
        return LOOK_AGAIN;
      });
    });
  }

  function watchWindow(window: DesktopWindow): void {
    switchTo(() => {
      let place: WindowPlace | null = null;
      let lastBoard = performance.now();
      const name = window.title || 'a window without a title';
      events.watching(name, null);
      desktop.x.redirect(window.id);
      const tellPlace = () => {
        const region = session.state().board?.hints.region;
        if (place && region) events.place(makePlace(place, region, publisher.boardId()));
      };
      const unfollow = desktop.follow(window, (next) => {
        if (next.state === 'gone') {
          events.watching(name, 'The window was closed.');
          searchScreen();
          return;
        }
        if (next.state !== place?.state)
          events.watching(name, next.state === 'hidden' ? 'The window is minimised or on another desktop.' : null);
        place = next;
        tellPlace();
      });
      const unwatch = watchPixels(desktop, window.id, 0, async (grab) => {
        const wanted = session.wanted();
        const before = session.state();
        const state = session.take(await grab(wanted.kind === 'part' ? wanted.area : null));
        publisher.publish(state);
        if (state.board) {
          lastBoard = performance.now();
          if (state.board !== before.board) tellPlace();
        } else if (performance.now() - lastBoard > LEAVE_WINDOW) {
          searchScreen();
          return null;
        }
        if (state.phase === 'settling') return LOOK_AGAIN;
        return state.phase === 'searching' ? (state.reason === 'lost' ? 0 : SEARCH_EVERY) : null;
      });
      return () => {
        unfollow();
        unwatch();
      };
    });
  }

  searchScreen();
  return {
    configure: (next) => session.configure(next),
    ignore: (ids) => desktop.ignore(ids),
    restart() {
      if (!paused) searchScreen();
    },
    setPaused(next) {
      paused = next;
      if (!paused) searchScreen();
      else
        switchTo(() => {
          events.watching('nothing', null);
          return () => undefined;
        });
    },
    close() {
      switchTo(() => () => undefined);
      desktop.x.close();
    },
  };
}

function makePlace({ state, rect, covers }: WindowPlace, region: Rect, boardId: number): LivePlace {
  return {
    boardId,
    visible: state === 'shown',
    region: { ...region, x: region.x + rect.x, y: region.y + rect.y },
    origin: { x: rect.x, y: rect.y },
    covers,
  };
}

/** Gets the pixels of a part of the window, or of all of it. */
type Grab = (area: Rect | null) => Promise<FramePart>;

/**
 * Calls `look` once at the start and after each burst of drawing in a window, never twice at a time and not more often
 * than `rest` ms. `look` returns after how many ms it wants to be called again in any case, or null.
 */
function watchPixels(
  desktop: X11Desktop,
  window: number,
  rest: number,
  look: (grab: Grab) => Promise<number | null>,
): () => void {
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
  return () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    unwatch();
  };
}

/** A failed look is tried again after this time, ms. */
const RETRY = 200;
