import type { BrowserWindow } from 'electron';
import { screen } from 'electron';
import type { LivePlace } from '../live/x11Live.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { OverlayPlace } from './messages.ts';

/** Dip around the board that belong to the overlay, so that halos at the rim are not cut. */
const RIM = 1;

export interface PlacerOptions {
  readonly overlay: BrowserWindow;
  /** Tells the overlay's page where it lies. */
  readonly tell: (place: OverlayPlace) => void;
  /** Where a window of ours really is, in physical pixels, where the system can be asked. */
  readonly positionOf: ((window: BrowserWindow) => Promise<Point>) | null;
}

/** Moves the overlay over the board and tells its page what it shows of it. */
export function makePlacer({ overlay, tell, positionOf }: PlacerOptions) {
  let latest: LivePlace | null = null;

  function hide(): void {
    latest = null;
    tell({ boardId: 0, x: 0, y: 0, visible: false, covers: [] });
  }

  return {
    hide,
    async place(place: LivePlace): Promise<void> {
      if (!place.visible) {
        hide();
        return;
      }
      latest = place;
      const bounds = overlayBounds(place.region);
      const moved = !sameRect(overlay.getBounds(), bounds);
      if (moved) overlay.setBounds(bounds);
      if (!overlay.isVisible()) overlay.showInactive();
      const at = await actualOrigin(overlay, positionOf, bounds);
      if (latest !== place) return;
      const { boardId, origin, covers } = place;
      tell({
        boardId,
        x: at.x - origin.x,
        y: at.y - origin.y,
        visible: true,
        covers: covers.map((c) => ({ ...c, x: c.x - origin.x, y: c.y - origin.y })),
      });
    },
  };
}

/** The smallest window (whole Dip) that holds a rectangle of physical pixels. */
function overlayBounds(px: Rect): Rect {
  const scale = scaleAt(px);
  const x = Math.floor(px.x / scale) - RIM;
  const y = Math.floor(px.y / scale) - RIM;
  return {
    x,
    y,
    width: Math.ceil((px.x + px.width) / scale) + RIM - x,
    height: Math.ceil((px.y + px.height) / scale) + RIM - y,
  };
}

function scaleAt({ x, y, width, height }: Rect): number {
  const centre = { x: x + width / 2, y: y + height / 2 };
  const on = screen.getAllDisplays().find((display) => {
    const b = physical(display.bounds, display.scaleFactor);
    return centre.x >= b.x && centre.y >= b.y && centre.x < b.x + b.width && centre.y < b.y + b.height;
  });
  return (on ?? screen.getPrimaryDisplay()).scaleFactor;
}

/** A rectangle of Dip in physical pixels. */
export function physical({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Where the overlay's first physical pixel really is: a window manager may have moved it, and Dip are rounded. */
async function actualOrigin(overlay: BrowserWindow, positionOf: PlacerOptions['positionOf'], bounds: Rect) {
  const scale = screen.getDisplayMatching(bounds).scaleFactor;
  const expected = { x: Math.round(bounds.x * scale), y: Math.round(bounds.y * scale) };
  return positionOf ? positionOf(overlay).catch(() => expected) : expected;
}

function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
