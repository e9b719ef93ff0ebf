import { app, BrowserWindow, safeStorage, session } from 'electron';
import { messageOf } from '../model/errors.ts';
import { ORIGIN, registerScheme, servePages } from '../overlay/appProtocol.ts';
import { lockDown, SAFE_PREFERENCES } from '../overlay/lockDown.ts';
import { tellStarted } from '../overlay/started.ts';
import { openScoreFile } from '../scores/scoreFile.ts';
import type { SecretStore } from '../scores/scoreKey.ts';
import { openScoreKey } from '../scores/scoreKey.ts';
import { platformFolder } from '../settings/platformFolder.ts';
import { keepGames } from './keepGames.ts';
import { PAGE_OPTION } from './pageOption.ts';
import { makePracticeApi } from './practiceApi.ts';

/** Electron's main process of the practice game: one window, the time of its games and the top ten. */

const FOLDER = new URL('./page/', import.meta.url);
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
/** Room for the usual levels with the panel beside them, Dip. */
const SIZE = { width: 1240, height: 800, minWidth: 420, minHeight: 480 } as const;

// A folder of its own for what the browser keeps: the assistant may run at the same time.
app.setName('automine-practice');
registerScheme();
if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform-hint', 'x11');

/** What the page is told of the board to begin with, as an address has it. */
const query = process.argv.find((word) => word.startsWith(PAGE_OPTION))?.slice(PAGE_OPTION.length) ?? '';
let window: BrowserWindow | null = null;

if (!app.requestSingleInstanceLock()) app.exit(0);
else app.whenReady().then(start, fail);

function fail(error: unknown): void {
  console.error(`automine: ${messageOf(error)}`);
  app.exit(1);
}

async function start(): Promise<void> {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  const folder = platformFolder('data');
  const key = openScoreKey(folder, secretStore());
  const answer = makePracticeApi({ scores: openScoreFile(folder, key), keeper: key.keeper, onGamesOver: keepGames });
  servePages({
    folder: FOLDER,
    policy: () => POLICY,
    api(name, body) {
      const answered = answer(name, body);
      return answered.ok ? Response.json(answered.value) : new Response(answered.reason, { status: 400 });
    },
  });
  window = new BrowserWindow({
    ...SIZE,
    title: 'Automine practice board',
    autoHideMenuBar: true,
    webPreferences: SAFE_PREFERENCES,
  });
  lockDown(window.webContents, 'practice');
  tellStarted();
  window.setMenuBarVisibility(false);
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());
  await window.loadURL(`${ORIGIN}/practice.html?${query}`);
}

/** The platform's secret store, where it really encrypts: on Linux there may be none, and then the key is in the program. */
function secretStore(): SecretStore | null {
  if (!safeStorage.isEncryptionAvailable()) return null;
  if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null;
  return { encrypt: (text) => safeStorage.encryptString(text), decrypt: (data) => safeStorage.decryptString(data) };
}
