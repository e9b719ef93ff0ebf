import { MessageChannelMain } from 'electron';
import type { X11Desktop } from '../capture/x11/desktop.ts';
import { openX11Desktop } from '../capture/x11/desktop.ts';
import type { ChosenPlaces } from '../settings/places.ts';
import { makeDirector } from './director.ts';
import { listen, tell } from './ipc.ts';
import { pointer } from './pointer.ts';
import { excludeFromCapture, listScreens } from './screens.ts';
import type { Windows } from './windows.ts';
import type { HintSource, SourceEvents } from './x11Source.ts';

/** The windows of the desktop where they can be asked for, which is on X11; elsewhere null. */
export async function openDesktop(onEnd: () => void): Promise<X11Desktop | null> {
  if (process.platform !== 'linux' || !process.env.DISPLAY || process.env.AUTOMINE_CAPTURE === 'screen') return null;
  return openX11Desktop(onEnd).catch(() => null);
}

/** Whole screens, captured by a hidden page, one after the other until one shows a board. */
export function startScreenSource(windows: Windows, chosen: ChosenPlaces, events: SourceEvents): HintSource {
  const { reader } = windows;
  const director = makeDirector({
    ...events,
    listScreens,
    pointer,
    chosen,
    exclude: () => excludeFromCapture(windows.overlay),
    watch: (target) => tell(reader, 'main-to-reader:watch', target),
    stop: () => tell(reader, 'main-to-reader:stop', null),
    ask: (at) => tell(reader, 'main-to-reader:explain', at),
  });
  connectPages(windows);
  listen(windows, 'reader-to-main:view', director.seen);
  listen(windows, 'reader-to-main:explained', events.explained);
  listen(windows, 'reader-to-main:history', events.history);
  listen(windows, 'reader-to-main:ended', ({ watchId, reason }) => director.ended(watchId, reason));
  director.restart();
  return {
    restart: director.restart,
    setPaused: director.setPaused,
    setMines: (mines) => tell(reader, 'main-to-reader:mines', { mines }),
    setMode: (mode) => tell(reader, 'main-to-reader:mode', { mode }),
    setRemember: null,
    explain: director.explain,
    choose: director.choose,
    forget: director.forget,
    askHistory: () => tell(reader, 'main-to-reader:history', null),
    close: () => tell(reader, 'main-to-reader:stop', null),
  };
}

/** A direct line from the worker to the overlay: hints do not pass through main. */
function connectPages({ reader, overlay }: Windows): void {
  const { port1, port2 } = new MessageChannelMain();
  reader.webContents.postMessage('main-to-page:port', null, [port1]);
  overlay.webContents.postMessage('main-to-page:port', null, [port2]);
}
