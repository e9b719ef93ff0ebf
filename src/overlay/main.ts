import type { BrowserWindow } from 'electron';
import { app, globalShortcut, MessageChannelMain, session } from 'electron';
import { openX11Desktop } from '../capture/x11/desktop.ts';
import type { LiveView } from '../live/liveView.ts';
import type { Settings } from '../settings/settings.ts';
import { loadSettings, saveSettings } from '../settings/settingsFile.ts';
import { registerScheme, servePages } from './appProtocol.ts';
import { makeDirector } from './director.ts';
import { listen, tell } from './ipc.ts';
import type { ControlAction, ControlStatus } from './messages.ts';
import { makePlacer } from './placer.ts';
import type { Page } from './windows.ts';
import { openWindow } from './windows.ts';
import type { HintSource, SourceEvents } from './x11Source.ts';
import { startX11Source } from './x11Source.ts';

/** Electron's main process: windows, messages, keys. It sees no pixels and solves nothing. */

registerScheme();
app.commandLine.appendSwitch('disable-features', 'CalculateNativeWinOcclusion');
if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform-hint', 'x11');

if (app.requestSingleInstanceLock()) {
  app.whenReady().then(start, fail);
} else {
  console.error('automine: Automine is already running; its window was asked to show itself.');
  app.exit(0);
}

function fail(error: unknown): void {
  console.error(`automine: ${error instanceof Error ? error.message : String(error)}`);
  app.exit(1);
}

async function start(): Promise<void> {
  servePages();
  allowOnlyCapture();
  const { settings: loaded, problem } = loadSettings();
  let settings: Settings = loaded;
  const windows: Windows = {
    reader: openWindow('reader'),
    overlay: openWindow('overlay'),
    control: openWindow('control'),
  };
  const status = makeStatus(windows.control, problem);

  function apply(next: Settings): void {
    settings = next;
    tell(windows.control, 'main-to-control:settings', settings);
    const { palette, opacity, percent, level } = settings;
    tell(windows.overlay, 'main-to-overlay:drawing', { palette, opacity, percent, level });
  }

  await whenLoaded(windows);
  const source = await startSource(windows, status);
  const act = makeActions(windows, source, status);
  listen(windows, 'control-to-main:action', act);
  listen(windows, 'control-to-main:mines', ({ mines }) => source.setMines(mines));
  listen(windows, 'control-to-main:settings', (changes) => {
    apply({ ...settings, ...changes });
    const trouble = saveSettings(settings);
    if (trouble) status.trouble(trouble);
  });
  apply(settings);
  status.send();
  registerKeys(settings, act, status.trouble);
  windows.control.on('closed', () => app.quit());
  app.on('second-instance', () => windows.control.show());
  app.on('before-quit', () => source.close());
}

/** The windows that are always there; the practice board comes and goes. */
type Windows = Readonly<Record<Exclude<Page, 'practice'>, BrowserWindow>>;

/** On X11 windows are watched by id and read without what lies over them; elsewhere whole screens are captured. */
async function startSource(windows: Windows, status: ReturnType<typeof makeStatus>): Promise<HintSource> {
  const hasX11 =
    process.platform === 'linux' && Boolean(process.env.DISPLAY) && process.env.AUTOMINE_CAPTURE !== 'screen';
  const desktop = hasX11 ? await openX11Desktop(() => app.quit()).catch(() => null) : null;
  const placer = makePlacer({
    overlay: windows.overlay,
    tell: (place) => tell(windows.overlay, 'main-to-overlay:place', place),
    positionOf: desktop && ((window) => desktop.positionOf(window.getNativeWindowHandle().readUInt32LE(0))),
  });
  const events: SourceEvents = {
    view: status.seen,
    place: (place) => void placer.place(place),
    hide: placer.hide,
    report: status.report,
  };
  if (desktop) return startX11Source(windows.overlay, [windows.overlay, windows.reader], events);
  return startScreenSource(windows, events);
}

function startScreenSource(windows: Windows, events: SourceEvents): HintSource {
  const director = makeDirector({
    ...events,
    watch: (target) => tell(windows.reader, 'main-to-reader:watch', target),
    stop: () => tell(windows.reader, 'main-to-reader:stop', null),
  });
  connectPages(windows);
  listen(windows, 'reader-to-main:view', director.seen);
  listen(windows, 'reader-to-main:ended', ({ watchId, reason }) => director.ended(watchId, reason));
  director.restart();
  return {
    restart: director.restart,
    setPaused: director.setPaused,
    setMines: (mines) => tell(windows.reader, 'main-to-reader:mines', { mines }),
    close: () => tell(windows.reader, 'main-to-reader:stop', null),
  };
}

/** Pages may capture the desktop, and nothing else of what pages can ask for. */
function allowOnlyCapture(): void {
  session.defaultSession.setPermissionRequestHandler((contents, permission, answer) => {
    answer(permission === 'media' && contents.getURL().endsWith('/reader.html'));
  });
  session.defaultSession.setPermissionCheckHandler(
    (contents, permission) => permission === 'media' && (contents?.getURL().endsWith('/reader.html') ?? false),
  );
}

/** Waits until every page has loaded, so that no message is lost. */
async function whenLoaded(windows: Windows): Promise<void> {
  await Promise.all(
    Object.values(windows).map(
      ({ webContents }) =>
        new Promise<void>((resolve) => {
          if (webContents.isLoading()) webContents.once('did-finish-load', () => resolve());
          else resolve();
        }),
    ),
  );
}

/** A direct line from the worker to the overlay: hints do not pass through main. */
function connectPages({ reader, overlay }: Windows): void {
  const { port1, port2 } = new MessageChannelMain();
  reader.webContents.postMessage('main-to-page:port', null, [port1]);
  overlay.webContents.postMessage('main-to-page:port', null, [port2]);
}

function makeStatus(control: BrowserWindow, problem: string | null) {
  let status: ControlStatus = {
    headline: 'Starting',
    detail: problem ?? '',
    watching: 'nothing',
    paused: false,
    mines: null,
    minesSource: 'unknown',
  };
  const send = () => tell(control, 'main-to-control:status', status);
  const change = (changes: Partial<ControlStatus>) => {
    status = { ...status, ...changes };
    send();
  };
  return {
    send,
    paused: () => status.paused,
    setPaused: (paused: boolean) =>
      change({ paused, headline: paused ? 'Paused' : 'Searching', detail: paused ? 'Nothing is captured.' : '' }),
    trouble: (detail: string) => change({ detail }),
    report: (watching: string, obstacle: string | null) =>
      change({ watching, ...(obstacle ? { detail: obstacle } : {}) }),
    seen(view: LiveView) {
      const { mines, minesSource, sentence: detail } = view;
      change({ headline: headlineOf(view), detail, mines, minesSource });
    },
  };
}

function headlineOf({ phase, rows, cols, mines }: LiveView): string {
  const board = `${rows}×${cols}${mines === null ? '' : `, ${mines} mines`}`;
  switch (phase) {
    case 'searching':
      return 'Searching';
    case 'settling':
      return `Reading ${board}`;
    case 'playing':
      return `Hints for ${board}`;
    case 'finished':
      return `Finished: ${board}`;
    default:
      return `No hints for ${board}`;
  }
}

function makeActions(
  windows: Windows,
  source: HintSource,
  status: ReturnType<typeof makeStatus>,
): (action: ControlAction) => void {
  let practice: BrowserWindow | null = null;
  return (action) => {
    switch (action) {
      case 'pause':
        status.setPaused(!status.paused());
        source.setPaused(status.paused());
        break;
      case 'search':
        source.restart();
        break;
      case 'ask':
        tell(windows.overlay, 'main-to-overlay:ask', null);
        break;
      case 'quit':
        app.quit();
        break;
      default:
        if (!practice || practice.isDestroyed()) practice = openWindow('practice');
        practice.focus();
    }
  };
}

function registerKeys({ keys }: Settings, act: (action: ControlAction) => void, trouble: (text: string) => void): void {
  const actions: readonly (readonly [string, ControlAction])[] = [
    [keys.pause, 'pause'],
    [keys.search, 'search'],
    [keys.ask, 'ask'],
    [keys.quit, 'quit'],
  ];
  for (const [key, action] of actions) {
    let taken = false;
    try {
      taken = !globalShortcut.register(key, () => act(action));
    } catch {
      taken = true;
    }
    if (taken)
      trouble(
        `The key ${key} cannot be used (another program has it, or it is no key); choose another in the settings.`,
      );
  }
  app.on('will-quit', () => globalShortcut.unregisterAll());
}
