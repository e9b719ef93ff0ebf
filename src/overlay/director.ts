import type { LivePlace } from '../live/livePlace.ts';
import type { LiveView } from '../live/liveView.ts';
import type { CellExplanation } from '../live/x11Live.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { ChosenPlaces } from '../settings/places.ts';
import { forgetPlace, placeIn } from '../settings/places.ts';
import type { ReaderView, SourcePoint, WatchTarget } from './messages.ts';

/** A screen that can be captured. */
export interface Screen {
  /** Electron's source id. */
  readonly sourceId: string;
  readonly name: string;
  /** Under which name a place on it is remembered. */
  readonly place: string;
  /** Physical pixels. */
  readonly bounds: Rect;
}

/**
 * Where windows cannot be asked for: decides which screen is captured. It goes from screen to screen until one shows
 * a board, and stays there. Where the user drew a rectangle on a screen, only that is searched there.
 */
export interface Director {
  /** A view from the reader. */
  readonly seen: (view: ReaderView) => void;
  /** The capture ended by itself. */
  readonly ended: (watchId: number, reason: string) => void;
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
  /** Has the cell under the pointer explained. */
  readonly explain: () => void;
  /** The user drew a rectangle around the board (physical pixels): it is remembered for its screen. */
  readonly choose: (area: Rect) => void;
  /** Forgets the place on the screen that is watched, or all places where it has none. */
  readonly forget: () => void;
}

export interface DirectorOptions {
  readonly listScreens: () => Promise<readonly Screen[]>;
  /** Where the pointer is, physical pixels. */
  readonly pointer: () => Promise<Point>;
  /** The places that were chosen before. */
  readonly chosen: ChosenPlaces;
  readonly watch: (target: WatchTarget) => void;
  /** Asks the system to leave the overlay out of what is captured; says whether it was asked. */
  readonly exclude?: () => boolean;
  readonly stop: () => void;
  /** Asks the reader about a cell. */
  readonly ask: (at: SourcePoint) => void;
  readonly place: (place: LivePlace) => void;
  readonly hide: () => void;
  readonly view: (view: LiveView) => void;
  /** What is watched and why nothing is shown, in words. */
  readonly report: (watching: string, obstacle: string | null) => void;
  readonly explained: (explanation: CellExplanation | null) => void;
  /** The user chose or forgot a place. */
  readonly places: (places: ChosenPlaces) => void;
}

/** A screen without a board is left for the next one after this time, ms. */
const NEXT_SCREEN = 1500;
/** Pause before a capture that ended is started again, ms. */
const RETRY = 700;
const NOTHING_DRAWN =
  'No Minesweeper board shows where you drew. Draw around it again, or forget that place to search the whole screen.';

export function makeDirector(options: DirectorOptions): Director {
  const { listScreens, watch, stop, place, hide, view, report } = options;
  let places = options.chosen;
  let target: (Screen & { readonly region: Rect | null }) | null = null;
  let timer: NodeJS.Timeout | null = null;
  let paused = false;
  let screenIndex = 0;
  let screenCount = 0;
  let watchId = 0;
  /** Grows with every search for screens, so that only the last one counts. */
  let searches = 0;
  const asksExclusion = options.exclude?.() ?? false;

  function later(ms: number, run: () => void): void {
    cancel();
    timer = setTimeout(() => {
      timer = null;
      run();
    }, ms);
  }

  function cancel(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  /** Watches the next screen; those with a place that the user chose come first. */
  async function searchScreens(): Promise<void> {
    cancel();
    hide();
    target = null;
    const search = ++searches;
    if (paused) return;
    const listed = await listScreens();
    if (search !== searches) return;
    const hasPlace = (screen: Screen) => Number(Object.hasOwn(places, screen.place));
    const screens = [...listed].sort((a, b) => hasPlace(b) - hasPlace(a));
    screenCount = screens.length;
    const next = screens[screenIndex++ % Math.max(1, screens.length)];
    if (next) watchScreen(next);
    else {
      report('nothing', 'The system offers no screen to capture: allow screen recording for Automine.');
      later(NEXT_SCREEN, () => void searchScreens());
    }
  }

  function watchScreen(next: Screen): void {
    cancel();
    hide();
    const chosen = Object.hasOwn(places, next.place) ? places[next.place] : undefined;
    const region = chosen ? placeIn(chosen, next.bounds) : null;
    target = { ...next, region };
    report(region ? `${next.name}, where you drew` : next.name, null);
    watch({ watchId: ++watchId, sourceId: next.sourceId, asksExclusion, region });
  }

  function seen(next: ReaderView): void {
    if (!target || paused || next.watchId !== watchId) return;
    const isBarren = next.reason === 'none-found' && !next.region;
    view(isBarren && target.region ? { ...next, sentence: NOTHING_DRAWN } : next);
    if (next.region) {
      cancel();
      const { bounds: origin } = target;
      const region = { ...next.region, x: next.region.x + origin.x, y: next.region.y + origin.y };
      place({ boardId: next.boardId, visible: true, region, origin, covers: [] });
      return;
    }
    hide();
    // The only screen is captured on: starting over would show nothing new.
    if (isBarren && screenCount > 1 && !timer) later(NEXT_SCREEN, () => void searchScreens());
  }

  async function choose(area: Rect): Promise<void> {
    const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    const screen = (await listScreens()).find(({ bounds }) => holds(bounds, centre));
    if (!screen) {
      report('nothing', 'There is no screen where you drew.');
      return;
    }
    const { x, y, width, height } = screen.bounds;
    setPlaces({
      ...places,
      [screen.place]: { rect: { ...area, x: area.x - x, y: area.y - y }, window: { width, height } },
    });
    searches++;
    if (!paused) watchScreen(screen);
  }

  async function explain(): Promise<void> {
    const at = await options.pointer();
    if (!target || !holds(target.bounds, at)) options.explained(null);
    else options.ask({ watchId, x: at.x - target.bounds.x, y: at.y - target.bounds.y });
  }

  function setPlaces(next: ChosenPlaces): void {
    places = next;
    options.places(places);
  }

  return {
    seen,
    ended(id, reason) {
      if (paused || !target || id !== watchId) return;
      report('nothing', `The capture ended (${reason}); trying again.`);
      later(RETRY, () => void searchScreens());
    },
    restart: () => void searchScreens(),
    setPaused(next) {
      paused = next;
      if (paused) stop();
      void searchScreens();
    },
    explain: () => void explain(),
    choose: (area) => void choose(area),
    forget() {
      setPlaces(forgetPlace(places, target?.place ?? null));
      void searchScreens();
    },
  };
}

function holds({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
}
