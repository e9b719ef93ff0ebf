import type { BrowserWindow } from 'electron';
import { desktopCapturer, screen } from 'electron';
import { screenPlace } from '../settings/places.ts';
import type { Screen } from './director.ts';
import { physical } from './placement.ts';

/** The screens in physical pixels, the primary one first. */
export async function listScreens(): Promise<Screen[]> {
  const sources = await desktopCapturer.getSources({ types: ['screen'], thumbnailSize: { width: 0, height: 0 } });
  const primary = screen.getPrimaryDisplay().id;
  const displays = screen.getAllDisplays();
  return sources
    .flatMap((source) => {
      const named = displays.find((d) => String(d.id) === source.display_id);
      // Where it is not said which display a picture is of, hints over it could be anywhere.
      const display = named ?? (sources.length === 1 ? screen.getPrimaryDisplay() : null);
      return display ? [{ source, display }] : [];
    })
    .sort((a, b) => Number(b.display.id === primary) - Number(a.display.id === primary))
    .map(({ source, display }, k) => ({
      sourceId: source.id,
      name: sources.length > 1 ? `screen ${k + 1}` : 'the screen',
      place: screenPlace(String(display.id)),
      bounds: physical(display.bounds, display.scaleFactor),
    }));
}

/**
 * Asks the system to leave a window out of what is captured. Linux has nothing to ask; whether the others do it is found
 * out by the reader.
 */
export function excludeFromCapture(window: BrowserWindow): boolean {
  if (process.platform !== 'win32' && process.platform !== 'darwin') return false;
  window.setContentProtection(true);
  return true;
}
