import { fileURLToPath } from 'node:url';
import type { BrowserWindowConstructorOptions } from 'electron';
import { BrowserWindow, screen } from 'electron';
import { ORIGIN } from './appProtocol.ts';
import { lockDown, SAFE_PREFERENCES } from './lockDown.ts';

/** The pages of the assistant; each has its own window and speaks only on its own channels. */
export const PAGES = ['reader', 'overlay', 'control', 'calibrate', 'camera'] as const;
export type Page = (typeof PAGES)[number];
/** The windows that are always there; the others come and go. */
export type Windows = Readonly<Record<Exclude<Page, 'calibrate' | 'camera'>, BrowserWindow>>;

/** Dip between the control window and the edges of the screen: room for its frame. */
const CORNER_GAP = 40;
const PRELOAD = fileURLToPath(new URL('./pages/preload.cjs', import.meta.url));

const LOOKS: Readonly<Record<Page, BrowserWindowConstructorOptions>> = {
  reader: { show: false, width: 320, height: 200, skipTaskbar: true, focusable: false },
  overlay: {
    show: false,
    width: 64,
    height: 64,
    transparent: true,
    frame: false,
    hasShadow: false,
    resizable: true,
    movable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    focusable: false,
    title: 'Automine hints',
    backgroundColor: '#00000000',
    type: process.platform === 'linux' ? 'notification' : '',
  },
  calibrate: {
    show: false,
    frame: false,
    hasShadow: false,
    skipTaskbar: true,
    resizable: true,
    title: 'Automine: where is the board?',
    backgroundColor: '#000000',
  },
  camera: { width: 1300, height: 618, useContentSize: true, title: 'Automine camera', backgroundColor: '#14171c' },
  control: { show: true, width: 420, height: 780, resizable: true, title: 'Automine', backgroundColor: '#f4f5f7' },
};

/** Opens a page's window: sandboxed, isolated, without Node, without a way to anywhere else. */
export function openWindow(page: Page): BrowserWindow {
  const { type, ...look } = LOOKS[page];
  const window = new BrowserWindow({
    ...look,
    ...(type ? { type } : {}),
    autoHideMenuBar: true,
    webPreferences: {
      preload: PRELOAD,
      additionalArguments: [`--automine-page=${page}`],
      ...SAFE_PREFERENCES,
      backgroundThrottling: false,
    },
  });
  lockDown(window.webContents, page);
  window.setMenuBarVisibility(false);
  if (page === 'overlay') {
    window.setIgnoreMouseEvents(true);
    window.setAlwaysOnTop(true, 'screen-saver');
    window.setVisibleOnAllWorkspaces(true);
  }
  if (page === 'control') moveToCorner(window);
  void window.loadURL(`${ORIGIN}/${page}.html`);
  return window;
}

/** Out of the way: the lower right corner of the primary screen. */
function moveToCorner(window: BrowserWindow): void {
  const { workArea } = screen.getPrimaryDisplay();
  const { width, height: wanted } = window.getBounds();
  const height = Math.min(wanted, workArea.height - 2 * CORNER_GAP);
  window.setSize(width, height);
  window.setPosition(
    workArea.x + workArea.width - width - CORNER_GAP,
    workArea.y + workArea.height - height - CORNER_GAP,
  );
}
