import { fileURLToPath } from 'node:url';
import type { BrowserWindow, UtilityProcess } from 'electron';
import { MessageChannelMain, utilityProcess } from 'electron';
import type { HistoryEntry } from '../live/history.ts';
import type { LivePlace } from '../live/livePlace.ts';
import type { LiveView } from '../live/liveView.ts';
import type { CellExplanation } from '../live/x11Live.ts';
import type { PlayMode } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import type { ChosenPlaces } from '../settings/places.ts';
import type { FromX11, ToX11 } from './x11Messages.ts';

/** Where hints come from: what watches the desktop. */
export interface HintSource {
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
  readonly setMines: (mines: number | null) => void;
  /** What the best move is chosen for. */
  readonly setMode: (mode: PlayMode) => void;
  /** Whether the user agreed to looks of cells being kept; null where that cannot be done. */
  readonly setRemember: ((remember: boolean) => void) | null;
  /** Has the cell under the pointer explained; `explained` is told. */
  readonly explain: () => void;
  /** Remembers where the user drew the board, physical pixels of the screen. */
  readonly choose: (area: Rect) => void;
  readonly forget: () => void;
  /** Asks what was read lately; `history` is told. */
  readonly askHistory: () => void;
  readonly close: () => void;
}

export interface SourceEvents {
  readonly view: (view: LiveView) => void;
  readonly place: (place: LivePlace) => void;
  readonly hide: () => void;
  readonly report: (watching: string, obstacle: string | null) => void;
  readonly explained: (explanation: CellExplanation | null) => void;
  readonly places: (places: ChosenPlaces) => void;
  readonly history: (entries: readonly HistoryEntry[]) => void;
}

const SCRIPT = fileURLToPath(new URL('./x11Process.cjs', import.meta.url));
/** A helper that ended is started again after this time, ms … */
const RETRY = 500;
/** … unless it ended so often within a minute. */
const MOST_RETRIES = 5;
const MINUTE = 60_000;
/** Whether it still answers is asked so often, ms … */
const PING_EVERY = 1000;
/** … and so many questions may be open: the first sight of a large screen takes some time. */
const MOST_PINGS = 10;

/** The helper process that watches an X11 desktop; it is started again when it dies. */
export function startX11Source(
  overlay: BrowserWindow,
  own: readonly BrowserWindow[],
  initialPlaces: ChosenPlaces,
  events: SourceEvents,
): HintSource {
  const ownWindows = own.map((window) => window.getNativeWindowHandle().readUInt32LE(0));
  let child: UtilityProcess | null = null;
  let closed = false;
  let mines: number | null = null;
  let mode: PlayMode = 'careful';
  let paused = false;
  let remember = false;
  let places = initialPlaces;
  let deaths: number[] = [];
  let hasGivenUp = false;
  /** Why the helper was ended, where we did it. */
  let fault: string | null = null;
  let openPings = 0;

  const send = (message: ToX11) => child?.postMessage(message);

  function start(): void {
    const { port1, port2 } = new MessageChannelMain();
    const started = utilityProcess.fork(SCRIPT, [], { serviceName: 'Automine reader', stdio: 'inherit' });
    child = started;
    openPings = 0;
    started.on('message', onMessage);
    started.once('exit', onExit);
    started.postMessage({ kind: 'port', ownWindows, places } satisfies ToX11, [port1]);
    overlay.webContents.postMessage('main-to-page:port', null, [port2]);
    if (mines !== null) send({ kind: 'mines', mines });
    send({ kind: 'mode', mode });
    if (paused) send({ kind: 'pause', paused });
    if (remember) send({ kind: 'remember', remember });
  }

  function onMessage(message: FromX11): void {
    if (message.kind === 'view') events.view(message.view);
    else if (message.kind === 'place') events.place(message.place);
    else if (message.kind === 'watching') events.report(message.what, message.obstacle);
    else if (message.kind === 'explained') events.explained(message.explanation);
    else if (message.kind === 'history') events.history(message.entries);
    else if (message.kind === 'places') {
      places = message.places;
      events.places(places);
    } else if (message.kind === 'pong') openPings = 0;
    else if (message.kind === 'failed') endIt(message.reason);
    else {
      events.hide();
      events.report('nothing', message.reason);
    }
  }

  /** Ends a helper that cannot go on, whatever it is at. */
  function endIt(why: string): void {
    fault = why;
    openPings = 0;
    try {
      if (child?.pid) process.kill(child.pid, 'SIGKILL');
    } catch {
      // It has just ended by itself; that will be told.
    }
  }

  function ping(): void {
    if (!child?.pid) return;
    if (openPings >= MOST_PINGS) endIt(`no answer for ${(MOST_PINGS * PING_EVERY) / 1000} seconds`);
    else {
      openPings++;
      send({ kind: 'ping' });
    }
  }

  function onExit(): void {
    child = null;
    const why = fault ? ` (${fault})` : '';
    fault = null;
    events.hide();
    if (closed) return;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < MINUTE), now];
    if (deaths.length > MOST_RETRIES) {
      hasGivenUp = true;
      events.report(
        'nothing',
        `The reader ended too often${why}: search again to start it, and report it if that fails.`,
      );
      return;
    }
    events.report('nothing', `The reader ended unexpectedly${why}; it is started again.`);
    setTimeout(() => closed || start(), RETRY);
  }

  start();
  const pinging = setInterval(ping, PING_EVERY);
  return {
    restart() {
      send({ kind: 'restart' });
      if (!hasGivenUp) return;
      hasGivenUp = false;
      deaths = [];
      start();
    },
    setPaused(next) {
      paused = next;
      if (paused) events.hide();
      send({ kind: 'pause', paused });
    },
    setMines(next) {
      mines = next;
      send({ kind: 'mines', mines });
    },
    setMode(next) {
      mode = next;
      send({ kind: 'mode', mode });
    },
    setRemember(next) {
      remember = next;
      send({ kind: 'remember', remember });
    },
    explain: () => send({ kind: 'explain' }),
    choose: (area) => send({ kind: 'choose', area }),
    forget: () => send({ kind: 'forget' }),
    askHistory: () => send({ kind: 'history' }),
    close() {
      closed = true;
      clearInterval(pinging);
      child?.kill();
    },
  };
}
