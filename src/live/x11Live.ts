import type { DesktopWindow, WindowPlace } from '../capture/x11/desktop.ts';
import { openX11Desktop } from '../capture/x11/desktop.ts';
import { hideOwnBoards } from '../capture/x11/ownBoards.ts';
import type { PlayMode } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { CounterReader } from '../ocr/counterReader.ts';
import { openCounterReader } from '../ocr/counterReader.ts';
import type { Session, SessionState } from '../session/session.ts';
import { makeSession } from '../session/session.ts';
import type { ChosenPlaces } from '../settings/places.ts';
import { placeIn } from '../settings/places.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import type { Explanation } from './explain.ts';
import { explainAt } from './explain.ts';
import type { LivePlace } from './livePlace.ts';
import { makePlace } from './livePlace.ts';
import type { LiveView } from './liveView.ts';
import { makeLookLearner } from './lookLearner.ts';
import type { PaintMessage } from './publisher.ts';
import { makePublisher } from './publisher.ts';
import { makeStillness } from './stillness.ts';
import { makeTotalKeeper } from './totalKeeper.ts';
import type { Look, PixelWatch } from './watchPixels.ts';
import { watchPixels } from './watchPixels.ts';

export interface LiveEvents {
  readonly paint: (message: PaintMessage) => void;
  readonly view: (view: LiveView, state: SessionState) => void;
  /** Every change of the session, also of cells that no sentence speaks of; after the hints were painted. */
  readonly change?: (state: SessionState) => void;
  readonly place: (place: LivePlace) => void;
  /** What is watched, and why nothing can be shown, in words. */
  readonly watching: (what: string, obstacle: string | null) => void;
  /** The user chose or forgot where a program's board is. */
  readonly places?: (places: ChosenPlaces) => void;
  /** Looks of cells that were read without doubt and were not known. */
  readonly learnt?: (looks: readonly KnownLook[]) => void;
  /** The display is gone; nothing more will come. */
  readonly ended: (reason: string) => void;
  /** Reading failed, and goes on only when it is begun anew; without a listener it is tried again here. */
  readonly failed?: (error: Error) => void;
}

/** A sentence about a cell of a board; places are in Px of the captured picture, as hints are. */
export interface CellExplanation extends Explanation {
  readonly boardId: number;
}

export interface X11Live {
  /** The mine total that the user typed, or null. */
  readonly setMines: (mines: number | null) => void;
  readonly setMode: (mode: PlayMode) => void;
  /** Windows of ours, by id: they cover nothing and are not watched. */
  readonly ignore: (ids: readonly number[]) => void;
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
  /** What is known of the cell under the pointer, or null where there is none. */
  readonly explain: () => Promise<CellExplanation | null>;
  /** Where the boards of some programs are, as chosen before. */
  readonly setPlaces: (places: ChosenPlaces) => void;
  /** The user drew a rectangle around the board (physical pixels of the screen): it is remembered for its program. */
  readonly choose: (area: Rect) => Promise<void>;
  /** Forgets the place in the program that is watched, or all of them while none is. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** The screen is searched at most this often, and only after something was drawn, ms. */
const SEARCH_EVERY = 400;
/** A second look at a board that must be seen twice alike, ms. */
const LOOK_AGAIN = 25;
/** After reading failed it is tried again after this time, ms. */
const TRY_AGAIN = 1000;
/** A window that shows no board for this long is left, ms. */
const LEAVE_WINDOW = 3000;

/**
 * Watches an X11 desktop: searches the whole screen for a board, then follows the window that it is in. The window's
 * own pixels are read each time after something was drawn in it (XDamage), from where they are kept apart from what
 * lies over them (XComposite): neither our hints nor the pointer are in them, and an idle board costs nothing.
 * @throws when there is no X server, or it lacks the extensions.
 */
export async function startX11Live(
  events: LiveEvents,
  session: Session = makeSession(),
  counters: CounterReader = openCounterReader(),
): Promise<X11Live> {
  let isGone = false;
  const desktop = await openX11Desktop(() => {
    isGone = true;
    events.ended('The display is gone.');
  });
  const publisher = makePublisher(events);
  const lookAgain = () => pixels?.lookNow();
  const totals = makeTotalKeeper({ session, read: counters.read, changed: lookAgain, ready: lookAgain });
  const learn = makeLookLearner(session, events.learnt ?? (() => undefined));
  let stopWatching: () => void = () => undefined;
  /** The last watch of pixels that began; it may have ended. */
  let pixels: PixelWatch | null = null;
  let paused = false;
  let places: ChosenPlaces = {};
  /** The window that is watched and where it is; null while the screen is searched. */
  let watched: { readonly window: DesktopWindow; readonly place: () => WindowPlace | null } | null = null;
  /** When a window without a board was left. */
  let leftAt = Number.NEGATIVE_INFINITY;

  function fail(error: Error): void {
    publisher.reset();
    if (isGone) return;
    if (events.failed) {
      events.failed(error);
      return;
    }
    switchTo(() => {
      events.watching('the screen', `Reading it failed (${error.message}); it is tried again.`);
      const timer = setTimeout(searchScreen, TRY_AGAIN);
      return () => clearTimeout(timer);
    });
  }

  /** Watches a window's pixels; returns how to stop. */
  function follow(window: number, rest: number, look: Look): () => void {
    pixels = watchPixels(desktop, window, rest, look, fail);
    return pixels.stop;
  }

  function switchTo(start: () => () => void): void {
    stopWatching();
    watched = null;
    session.restart();
    publisher.reset();
    stopWatching = start();
  }

  function searchScreen(): void {
    switchTo(() => {
      events.watching('the screen', null);
      return follow(desktop.x.root, SEARCH_EVERY, async (grab, isOver) => {
        const chosen = await chosenWindow();
        if (isOver()) return null;
        if (chosen) {
          watchWindow(chosen);
          return null;
        }
        const stack = await desktop.stack();
        const picture = hideOwnBoards(await grab(null), stack);
        const state = session.take(picture);
        publisher.publish(state);
        const region = state.board?.hints.region;
        // A board that was lost is looked for in the next picture, drawn upon or not.
        if (!region) return state.reason === 'lost' ? LOOK_AGAIN : session.longerIn(picture);
        const centre = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
        const window = await desktop.windowAt(centre);
        if (window && !isOver()) watchWindow(window);
        return LOOK_AGAIN;
      });
    });
  }

  /** A window in which the user once showed the board, unless nothing was found there just now. */
  async function chosenWindow(): Promise<DesktopWindow | null> {
    if (Object.keys(places).length === 0 || performance.now() - leftAt < LEAVE_WINDOW) return null;
    return (await desktop.windows()).find(({ program }) => Object.hasOwn(places, program)) ?? null;
  }

  /** The part of a window that the user chose, in its own pixels; null for all of it. */
  async function chosenPart({ id, program }: DesktopWindow): Promise<Rect | null> {
    const chosen = Object.hasOwn(places, program) ? places[program] : undefined;
    return chosen ? placeIn(chosen, await desktop.x.geometry(id)) : null;
  }

  function setPlaces(next: ChosenPlaces): void {
    places = next;
    events.places?.(places);
  }

  function watchWindow(window: DesktopWindow): void {
    switchTo(() => {
      let place: WindowPlace | null = null;
      let lastBoard = performance.now();
      const stillness = makeStillness();
      /** Grows with every size of the window. */
      let layout = 0;
      watched = { window, place: () => place };
      const title = window.title || 'a window without a title';
      const name = Object.hasOwn(places, window.program) ? `${title}, where you drew` : title;
      events.watching(name, null);
      desktop.x.redirect(window.id);
      const tellPlace = () => {
        const region = session.state().board?.hints.region;
        if (place && region) events.place(makePlace(place, region, publisher.boardId()));
      };
      const unfollow = desktop.follow(window, (next) => {
        if (next.state === 'gone') {
          events.watching(name, "The game's window was closed.");
          searchScreen();
          return;
        }
        if (next.state !== place?.state || !isSameSize(next.rect, place.rect)) pixels?.anew();
        if (next.state !== place?.state)
          events.watching(name, next.state === 'hidden' ? 'The window is minimised or on another desktop.' : null);
        if (place && !isSameSize(place.rect, next.rect)) {
          // Its board is laid out anew, and where it was may not even be in the window any more.
          layout++;
          stillness.begin(performance.now());
          session.restart();
          publisher.reset();
        }
        place = next;
        tellPlace();
      });
      const unwatch = follow(window.id, 0, async (grab, isOver) => {
        const wanted = session.wanted();
        const before = session.state();
        const layoutBefore = layout;
        const start = performance.now();
        const wantsAll = totals.wants(start);
        const whole = wantsAll ? null : await chosenPart(window);
        const part = await grab(wanted.kind === 'part' && !wantsAll ? wanted.area : whole);
        // Resized while it was read: these pixels may be a part of the old picture.
        if (layout !== layoutBefore) return 0;
        if (wanted.kind === 'whole' && !stillness.isStill(part.frame, start)) return LOOK_AGAIN;
        const state = session.take(part, publisher.withdraw);
        const isOurs = state.phase === 'settling' && (await desktop.showsOwnBoard(window.id));
        if (isOver()) return null;
        if (isOurs) {
          leftAt = performance.now();
          searchScreen();
          return null;
        }
        publisher.publish(state);
        const now = performance.now();
        totals.observe(state, now);
        learn(state, now);
        if (wantsAll) totals.took(part, now);
        if (state.board) {
          lastBoard = performance.now();
          if (state.board !== before.board) tellPlace();
        } else if (start - lastBoard > LEAVE_WINDOW) {
          leftAt = performance.now();
          searchScreen();
          return null;
        }
        if (state.phase === 'settling') return LOOK_AGAIN;
        if (state.phase === 'playing') return session.wantsAgain() ? LOOK_AGAIN : totals.nextLook(now);
        const isLost = state.phase === 'searching' && state.reason === 'lost';
        if (isLost) stillness.begin(now);
        if (state.phase === 'searching') return isLost ? 0 : SEARCH_EVERY;
        return session.wantsAgain() ? SEARCH_EVERY : null;
      });
      return () => {
        unfollow();
        unwatch();
      };
    });
  }

  searchScreen();
  return {
    setMines(mines) {
      totals.configure({ ...session.options(), mines: mines ?? undefined });
      pixels?.lookNow();
    },
    setMode(mode) {
      if (session.options().mode === mode) return;
      totals.configure({ ...session.options(), mode });
      pixels?.lookNow();
    },
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
    async explain() {
      const at = await desktop.x.pointer();
      const place = watched?.place();
      if (watched && place?.state !== 'shown') return null;
      const origin: Point = place?.rect ?? { x: 0, y: 0 };
      const found = explainAt(session.state(), { x: at.x - origin.x, y: at.y - origin.y });
      return found && { ...found, boardId: publisher.boardId() };
    },
    setPlaces(next) {
      places = next;
    },
    async choose(area) {
      const window = await desktop.windowAt({ x: area.x + area.width / 2, y: area.y + area.height / 2 });
      if (!window) {
        events.watching('the screen', 'There is no window where you drew.');
        return;
      }
      const [{ width, height }, at] = await Promise.all([desktop.x.geometry(window.id), desktop.x.position(window.id)]);
      const rect = { ...area, x: area.x - at.x, y: area.y - at.y };
      setPlaces({ ...places, [window.program]: { rect, window: { width, height } } });
      watchWindow(window);
    },
    forget() {
      const forgotten = watched?.window.program;
      setPlaces(Object.fromEntries(Object.entries(places).filter(([name]) => forgotten && name !== forgotten)));
      if (!paused) searchScreen();
    },
    close() {
      switchTo(() => () => undefined);
      counters.close();
      desktop.x.close();
    },
  };
}

function isSameSize(a: Rect, b: Rect): boolean {
  return a.width === b.width && a.height === b.height;
}
