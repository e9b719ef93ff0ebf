import type { BrowserWindow } from 'electron';
import { desktopCapturer, screen } from 'electron';
import type { LiveView } from '../live/liveView.ts';
import type { LivePlace } from '../live/x11Live.ts';
import type { Rect } from '../model/frame.ts';
import type { ReaderView, WatchTarget } from './messages.ts';
import { physical } from './placement.ts';

/**
 * Where windows cannot be asked for: decides which screen is captured. It goes from screen to screen until one shows
 * a board, and stays there.
 */
export interface Director {
  /** A view from the reader. */
  readonly seen: (view: ReaderView) => void;
  /** The capture ended by itself. */
  readonly ended: (watchId: number, reason: string) => void;
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
}

export interface DirectorOptions {
  readonly watch: (target: WatchTarget) => void;
  /** Asks the system to leave the overlay out of what is captured; says whether it was asked. */
  readonly exclude?: () => boolean;
  readonly stop: () => void;
  readonly place: (place: LivePlace) => void;
  readonly hide: () => void;
  readonly view: (view: LiveView) => void;
  /** What is watched and why nothing is shown, in words. */
  readonly report: (watching: string, obstacle: string | null) => void;
}

/** A screen without a board is left for the next one after this time, ms. */
const NEXT_SCREEN = 1500;
/** Pause before a capture that ended is started again, ms. */
const RETRY = 700;

interface Screen {
  readonly sourceId: string;
  readonly name: string;
  /** Physical pixels. */
  readonly bounds: Rect;
}

export function makeDirector({ watch, exclude, stop, place, hide, view, report }: DirectorOptions): Director {
  let target: Screen | null = null;
  let timer: NodeJS.Timeout | null = null;
  let paused = false;
  let screenIndex = 0;
  let screenCount = 0;
  let watchId = 0;
  const asksExclusion = exclude?.() ?? false;

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

  async function searchScreens(): Promise<void> {
    cancel();
    hide();
    target = null;
    if (paused) return;
    const screens = await listScreens();
    screenCount = screens.length;
    const next = screens[screenIndex++ % Math.max(1, screens.length)];
    if (!next) {
      report('nothing', 'The system offers no screen to capture: allow screen recording for Automine.');
      later(NEXT_SCREEN, () => void searchScreens());
      return;
    }
    target = next;
    report(next.name, null);
    watch({ watchId: ++watchId, sourceId: next.sourceId, asksExclusion });
  }

  return {
    seen(next) {
      if (!target || paused || next.watchId !== watchId) return;
      view(next);
      if (next.region) {
        cancel();
        const { bounds: origin } = target;
        const region = { ...next.region, x: next.region.x + origin.x, y: next.region.y + origin.y };
        place({ boardId: next.boardId, visible: true, region, origin, covers: [] });
        return;
      }
      hide();
      // The only screen is captured on: starting over would show nothing new.
      if (next.reason === 'none-found' && screenCount > 1 && !timer) later(NEXT_SCREEN, () => void searchScreens());
    },
    ended(id, reason) {
      if (paused || !target || id !== watchId) return;
      report('nothing', `The capture ended (${reason}); trying again.`);
      later(RETRY, () => void searchScreens());
    },
    restart() {
      void searchScreens();
    },
    setPaused(next) {
      paused = next;
      if (paused) stop();
      void searchScreens();
    },
  };
}

/**
 * Asks the system to leave a window out of what is captured (`exclude`). Linux has nothing to ask; whether the others
 * do it is found out by the reader.
 */
export function excludeFromCapture(window: BrowserWindow): boolean {
  if (process.platform !== 'win32' && process.platform !== 'darwin') return false;
  window.setContentProtection(true);
  return true;
}

/** The screens in physical pixels, the primary one first. */
async function listScreens(): Promise<Screen[]> {
  const sources = await desktopCapturer.getSources({ types: ['screen'], thumbnailSize: { width: 0, height: 0 } });
  const primary = screen.getPrimaryDisplay().id;
  const displays = screen.getAllDisplays();
  return sources
    .map((source, k) => {
      const display = displays.find((d) => String(d.id) === source.display_id) ?? displays[k] ?? displays[0];
      return { source, display };
    })
    .sort((a, b) => Number(b.display?.id === primary) - Number(a.display?.id === primary))
    .map(({ source, display }, k) => ({
      sourceId: source.id,
      name: sources.length > 1 ? `screen ${k + 1}` : 'the screen',
      bounds: display ? physical(display.bounds, display.scaleFactor) : { x: 0, y: 0, width: 0, height: 0 },
    }));
}
