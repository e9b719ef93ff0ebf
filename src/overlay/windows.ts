import { fileURLToPath } from 'node:url';
import type { BrowserWindowConstructorOptions, WebContents } from 'electron';
import { BrowserWindow } from 'electron';
import { ORIGIN } from './appProtocol.ts';

/** The pages of the assistant; each has its own window and speaks only on its own channels. */
export const PAGES = ['reader', 'overlay', 'control'] as const;
export type Page = (typeof PAGES)[number];

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
  control: { show: true, width: 400, height: 560, resizable: true, title: 'Automine', backgroundColor: '#f4f5f7' },
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
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      backgroundThrottling: false,
      spellcheck: false,
      devTools: process.env.AUTOMINE_DEVTOOLS === '1',
    },
  });
  lockDown(window.webContents);
  window.setMenuBarVisibility(false);
  if (page === 'overlay') {
    window.setIgnoreMouseEvents(true);
    window.setAlwaysOnTop(true, 'screen-saver');
    window.setVisibleOnAllWorkspaces(true);
  }
  void window.loadURL(`${ORIGIN}/${page}.html`);
  return window;
}

function lockDown(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
