import { MessageChannelMain } from 'electron';
import type { X11Desktop } from '../capture/x11/desktop.ts';
import { openX11Desktop } from '../capture/x11/desktop.ts';
import { excludeFromCapture, makeDirector } from './director.ts';
import { listen, tell } from './ipc.ts';
import type { Windows } from './windows.ts';
import type { HintSource, SourceEvents } from './x11Source.ts';

/** The windows of the desktop where they can be asked for, which is on X11; elsewhere null. */
export async function openDesktop(onEnd: () => void): Promise<X11Desktop | null> {
  if (process.platform !== 'linux' || !process.env.DISPLAY || process.env.AUTOMINE_CAPTURE === 'screen') return null;
  return openX11Desktop(onEnd).catch(() => null);
}

/** Whole screens, captured by a hidden page, one after the other until one shows a board. */
export function startScreenSource(windows: Windows, events: SourceEvents): HintSource {
  const director = makeDirector({
    ...events,
    exclude: () => excludeFromCapture(windows.overlay),
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
    explain: null,
    choose: null,
    forget: () => undefined,
    close: () => tell(windows.reader, 'main-to-reader:stop', null),
  };
}

/** A direct line from the worker to the overlay: hints do not pass through main. */
function connectPages({ reader, overlay }: Windows): void {
  const { port1, port2 } = new MessageChannelMain();
  reader.webContents.postMessage('main-to-page:port', null, [port1]);
  overlay.webContents.postMessage('main-to-page:port', null, [port2]);
}
