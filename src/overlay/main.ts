import { app, globalShortcut } from 'electron';
import { z } from 'zod';
import type { X11Desktop } from '../capture/x11/desktop.ts';
import { messageOf } from '../model/errors.ts';
import { openLog } from '../report/log.ts';
import { REPORT_OPTION } from '../report/reportOption.ts';
import { loadPlaces, savePlaces } from '../settings/placesFile.ts';
import type { Settings, SettingsChanges } from '../settings/settings.ts';
import { loadSettings, saveSettings, settingsPath } from '../settings/settingsFile.ts';
import { makeActions } from './actions.ts';
import { registerScheme, servePages } from './appProtocol.ts';
import { ASSISTANT_PAGES } from './assistantPages.ts';
import { ANY_CAMERA } from './camera/cameraStart.ts';
import { makeCameraWindow } from './cameraWindow.ts';
import { listen, tell } from './ipc.ts';
import { registerKeys } from './keys.ts';
import type { OverlayShape } from './overlayShape.ts';
import { makeOverlayShape } from './overlayShape.ts';
import { allowOnlyCapture } from './permissions.ts';
import type { Placer } from './placer.ts';
import { makePlacer } from './placer.ts';
import { giveReadersRoom } from './readersHeap.ts';
import { makeReporter } from './reporter.ts';
import { openDesktop, startScreenSource } from './sources.ts';
import { tellStarted } from './started.ts';
import type { StatusKeeper } from './status.ts';
import { makeStatus } from './status.ts';
import type { Windows } from './windows.ts';
import { openWindow } from './windows.ts';
import type { HintSource, SourceEvents } from './x11Source.ts';
import { startX11Source } from './x11Source.ts';

const secondStart = z.object({ report: z.string().nullable() });

/** Electron's main process: windows, messages, keys. It reads no pixels and solves nothing. */

/** Quitting may take this long, ms. */
const LONGEST_END = 2000;

registerScheme();
giveReadersRoom();
app.commandLine.appendSwitch('disable-features', 'CalculateNativeWinOcclusion');
if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform-hint', 'x11');

/** Where to save a report, when that is all that this start is for. */
const report = process.argv.find((word) => word.startsWith(REPORT_OPTION))?.slice(REPORT_OPTION.length) ?? null;

if (!app.requestSingleInstanceLock({ report })) {
  if (report === null) console.error('automine: Automine is already running; its window was asked to show itself.');
  app.exit(0);
} else if (report === null) app.whenReady().then(start, fail);
else app.exit(1);

function fail(error: unknown): void {
  console.error(`automine: ${messageOf(error)}`);
  app.exit(1);
}

async function start(): Promise<void> {
  servePages(ASSISTANT_PAGES);
  allowOnlyCapture();
  const desktop = await openDesktop(() => {
    console.error('automine: The display is gone.');
    app.exit(1);
  });
  const windows: Windows = {
    reader: openWindow('reader'),
    overlay: openWindow('overlay'),
    control: openWindow('control'),
  };
  windows.control.on('closed', () => app.quit());
  await whenLoaded(windows);
  tellStarted();
  const log = openLog();
  const status = makeStatus((next) => {
    tell(windows.control, 'main-to-control:status', next);
    const trouble = log.write(`${next.headline}: ${next.detail}`);
    if (trouble) status.notice(trouble);
  });
  const preferences = keepPreferences(windows, status);
  const shape = await shapeOverlay(windows, desktop, preferences.setOpaque);
  const placer = makePlacer({
    overlay: windows.overlay,
    tell: (place) => tell(windows.overlay, 'main-to-overlay:place', place),
    positionOf: desktop && ((window) => desktop.positionOf(window.getNativeWindowHandle().readUInt32LE(0))),
  });
  const reporter = makeReporter({
    control: windows.control,
    ask: () => source.askHistory(),
    tell: (explanation) => status.change({ explanation }),
  });
  const source = startSource(windows, desktop, placer, status, reporter.received);
  app.on('second-instance', (_event, _words, _folder, other) => {
    showControl(windows);
    const asked = secondStart.safeParse(other).data?.report;
    if (asked) void reporter.save(asked);
  });
  const camera = makeCameraWindow({
    settings: preferences.settings,
    opened: () => restWhile(source, status),
  });
  const act = makeActions({
    source,
    status,
    setShown: placer.setShown,
    ask: () => tell(windows.overlay, 'main-to-overlay:ask', null),
    saveReport: () => void reporter.save(null),
    openCamera: () => camera.open(ANY_CAMERA),
    mode: () => preferences.settings().mode,
    setMode: (mode) => preferences.change({ mode }),
  });
  listen(windows, 'control-to-main:action', act);
  listen(windows, 'control-to-main:mines', ({ mines }) => source.setMines(mines));
  preferences.onChange(({ remember, mode }) => {
    source.setRemember?.(remember);
    source.setMode(mode);
    camera.apply();
  });
  const taken = registerKeys(preferences.settings().keys, act, (key, run) => globalShortcut.register(key, run));
  if (taken) status.notice(taken);
  status.send();
  app.on('will-quit', () => globalShortcut.unregisterAll());
  app.on('before-quit', () => {
    // A page or a helper that hangs must not keep the assistant alive.
    setTimeout(() => app.exit(0), LONGEST_END).unref();
    shape?.close();
    source.close();
    desktop?.close();
  });
}

const RESTING = 'This screen is not watched while the camera window is open.';

/** Nothing of this screen is watched while the camera's window shows a board on it; returns what ends that. */
function restWhile(source: HintSource, status: StatusKeeper): () => void {
  const setPaused = (paused: boolean) => {
    status.change({ paused, explanation: paused ? RESTING : '' });
    source.setPaused(paused);
  };
  if (status.current().paused) return () => undefined;
  setPaused(true);
  return () => setPaused(false);
}

/** On X11 windows are watched by id and read without what lies over them; elsewhere whole screens are captured. */
function startSource(
  windows: Windows,
  desktop: X11Desktop | null,
  placer: Placer,
  status: StatusKeeper,
  history: SourceEvents['history'],
): HintSource {
  const { value: places, problem } = loadPlaces();
  if (problem) status.notice(problem);
  status.change({ hasPlaces: Object.keys(places).length > 0 });
  const events: SourceEvents = {
    view: status.seen,
    place: (place) => void placer.place(place),
    hide: placer.hide,
    report: status.report,
    history,
    explained(explanation) {
      status.change({ explanation: explanation?.sentence ?? 'The pointer is not over a board that is read.' });
      if (explanation) tell(windows.overlay, 'main-to-overlay:caption', explanation);
    },
    places(next) {
      status.change({ hasPlaces: Object.keys(next).length > 0 });
      const trouble = savePlaces(next);
      if (trouble) status.notice(trouble);
    },
  };
  if (!desktop) return startScreenSource(windows, places, events);
  return startX11Source(windows.overlay, [windows.overlay, windows.reader], places, events);
}

/** The settings, on disk and in the windows that depend on them. */
function keepPreferences(windows: Windows, status: StatusKeeper) {
  const { settings: loaded, problem } = loadSettings();
  let settings: Settings = loaded;
  let opaque = false;
  let changed: (settings: Settings) => void = () => undefined;
  if (problem) status.notice(problem);

  function apply(): void {
    tell(windows.control, 'main-to-control:settings', { settings, path: settingsPath() });
    const { palette, opacity, percent, level, mode } = settings;
    tell(windows.overlay, 'main-to-overlay:drawing', { palette, opacity, percent, level, mode, opaque });
    changed(settings);
  }

  function change(changes: SettingsChanges): void {
    settings = { ...settings, ...changes };
    apply();
    const trouble = saveSettings(settings);
    if (trouble) status.notice(trouble);
  }

  listen(windows, 'control-to-main:settings', change);
  apply();
  return {
    settings: () => settings,
    change,
    /** Is told the settings now and with every change. */
    onChange(listener: (settings: Settings) => void) {
      changed = listener;
      changed(settings);
    },
    setOpaque(next: boolean) {
      opaque = next;
      apply();
    },
  };
}

/** Cuts the overlay to its marks while no compositing manager runs; other systems always have one. */
async function shapeOverlay(
  windows: Windows,
  desktop: X11Desktop | null,
  setOpaque: (opaque: boolean) => void,
): Promise<OverlayShape | null> {
  if (!desktop) return null;
  const shape = await makeOverlayShape(windows.overlay, desktop.isComposited, setOpaque);
  listen(windows, 'overlay-to-main:shape', shape.cut);
  return shape;
}

function showControl({ control }: Windows): void {
  if (control.isMinimized()) control.restore();
  control.show();
  control.focus();
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
