import type { BrowserWindow } from 'electron';
import { screen } from 'electron';
import type { LivePlace } from '../live/livePlace.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { OverlayPlace } from './messages.ts';
import { displayOf, overlayBounds, pagePlace, sameRect } from './placement.ts';

export interface PlacerOptions {
  readonly overlay: BrowserWindow;
  /** Tells the overlay's page where it lies. */
  readonly tell: (place: OverlayPlace) => void;
  /** Where a window of ours really is, in physical pixels, where the system can be asked. */
  readonly positionOf: ((window: BrowserWindow) => Promise<Point>) | null;
}

export interface Placer {
  readonly hide: () => void;
  readonly place: (place: LivePlace) => Promise<void>;
  /** The user's wish: shows the hints, or hides them until they are wanted again. */
  readonly setShown: (shown: boolean) => void;
}

const NOWHERE: OverlayPlace = { boardId: 0, x: 0, y: 0, visible: false, covers: [] };

/** Moves the overlay over the board and tells its page what it shows of it. */
export function makePlacer({ overlay, tell, positionOf }: PlacerOptions): Placer {
  let latest: LivePlace | null = null;
  let shown = true;

  async function put(place: LivePlace): Promise<void> {
    const scale = (displayOf(place.region, screen.getAllDisplays()) ?? screen.getPrimaryDisplay()).scaleFactor;
    const bounds = overlayBounds(place.region, scale);
    if (!sameRect(overlay.getBounds(), bounds)) overlay.setBounds(bounds);
    if (!overlay.isVisible()) overlay.showInactive();
    const at = await actualOrigin(overlay, positionOf, bounds);
    if (latest === place && shown) tell(pagePlace(place, at));
  }

  return {
    hide() {
      latest = null;
      tell(NOWHERE);
    },
    async place(place) {
      latest = place.visible ? place : null;
      if (latest && shown) await put(latest);
      else tell(NOWHERE);
    },
    setShown(next) {
      shown = next;
      if (latest && shown) void put(latest);
      else tell(NOWHERE);
    },
  };
}

/** Where the overlay's first physical pixel really is: a window manager may have moved it, and Dip are rounded. */
async function actualOrigin(overlay: BrowserWindow, positionOf: PlacerOptions['positionOf'], bounds: Rect) {
  const scale = screen.getDisplayMatching(bounds).scaleFactor;
  const expected = { x: Math.round(bounds.x * scale), y: Math.round(bounds.y * scale) };
  return positionOf ? positionOf(overlay).catch(() => expected) : expected;
}
