import type { BrowserWindow, Display } from 'electron';
import { desktopCapturer, screen } from 'electron';
import type { Rect } from '../model/frame.ts';
import { listen, tell } from './ipc.ts';
import { displayOf, physical, pictureToScreen } from './placement.ts';
import { pointer } from './pointer.ts';
import { openWindow } from './windows.ts';

/** The windows of the desktop need this long to show without ours, ms. */
const SETTLE = 150;

/**
 * Shows a picture of the screen that the pointer is on, full-screen, and lets the user draw where the board is.
 * @returns the rectangle in physical pixels of the screen, or null when the user thought better of it.
 * @throws when the system gives no picture of the screen.
 */
export async function askForBoard(): Promise<Rect | null> {
  await rest(SETTLE);
  const at = await pointer();
  const display = displayOf({ ...at, width: 0, height: 0 }, screen.getAllDisplays()) ?? screen.getPrimaryDisplay();
  const picture = await pictureOf(display);
  const window = openWindow('calibrate');
  window.webContents.once('did-finish-load', () => {
    tell(window, 'main-to-calibrate:picture', { url: picture.toDataURL() });
    window.setBounds(display.bounds);
    window.setAlwaysOnTop(true, 'screen-saver');
    window.show();
    window.setFullScreen(true);
    window.focus();
  });
  const drawn = await answerOf(window);
  await rest(SETTLE);
  return drawn && pictureToScreen(drawn, picture.getSize(), display);
}

/** The rectangle that the user drew, in pixels of the picture, or null; the window is gone then. */
function answerOf(window: BrowserWindow): Promise<Rect | null> {
  return new Promise((resolve) => {
    let answer: Rect | null = null;
    const stops = [
      listen({ calibrate: window }, 'calibrate-to-main:chosen', (rect) => {
        answer = rect;
        window.destroy();
      }),
      listen({ calibrate: window }, 'calibrate-to-main:cancel', () => window.destroy()),
    ];
    window.webContents.once('render-process-gone', () => window.destroy());
    window.once('closed', () => {
      for (const stop of stops) stop();
      resolve(answer);
    });
  });
}

async function pictureOf({ id, bounds, scaleFactor }: Display) {
  const { width, height } = physical(bounds, scaleFactor);
  const thumbnailSize = { width: Math.round(width), height: Math.round(height) };
  const sources = await desktopCapturer.getSources({ types: ['screen'], thumbnailSize });
  const source = sources.find(({ display_id }) => display_id === String(id)) ?? sources[0];
  if (!source || source.thumbnail.isEmpty()) throw new Error('the system gives no picture of the screen');
  return source.thumbnail;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
