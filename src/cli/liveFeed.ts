import { openReplay } from '../capture/frameSource.ts';
import { loadRecording } from '../capture/recording.ts';
import { openScreenshots } from '../capture/screenshots.ts';
import { startFrameLive } from '../live/frameLive.ts';
import { isReading, makeObstacles } from '../live/obstacles.ts';
import type { LiveEvents } from '../live/x11Live.ts';
import { startX11Live } from '../live/x11Live.ts';
import type { PlayMode } from '../model/analysis.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { describeState } from '../session/describe.ts';
import type { SessionOptions, SessionState } from '../session/session.ts';
import { makeSession } from '../session/session.ts';
import { allLooks, loadProfiles } from '../settings/profiles.ts';
import { rememberLooks } from '../settings/rememberLooks.ts';
import type { Surroundings } from './startCommand.ts';
import { hasDisplay } from './startCommand.ts';

/** Where live pictures come from. */
export type LiveSource =
  | { readonly kind: 'auto' | 'x11' | 'screenshots' }
  | { readonly kind: 'recording'; readonly folder: string };

/** What a live session says: what is watched, why nothing can be shown, and the board with its hints. */
export interface LiveNews {
  readonly watching: string;
  readonly obstacle: string | null;
  readonly state: SessionState;
  /** What the session is at, or why nothing can be shown; with why the last window is no longer watched. */
  readonly sentence: string;
}

export interface FeedEvents {
  readonly news: (news: LiveNews) => void;
  /** Nothing more will come. */
  readonly ended: (reason: string) => void;
}

export interface FeedOptions {
  readonly source: LiveSource;
  readonly mines?: number | undefined;
  /** What the best move is chosen for. */
  readonly mode?: PlayMode | undefined;
  /** The folder with the profiles; else the platform's place. */
  readonly profiles?: string | undefined;
  /** Whether the user agreed to looks being kept. */
  readonly remember?: boolean | undefined;
  /** How fast a recording is replayed; Infinity does not wait. */
  readonly speed?: number;
}

export interface LiveFeed {
  readonly close: () => void;
}

const RECORDING = 'recording:';
const NOTHING_KNOWN: SessionState = { phase: 'searching', reason: 'start', board: null, ms: null };

/** "auto", "x11", "screenshots" or "recording:FOLDER"; null for anything else. */
export function parseSource(text: string): LiveSource | null {
  if (text === 'auto' || text === 'x11' || text === 'screenshots') return { kind: text };
  if (text.startsWith(RECORDING) && text.length > RECORDING.length)
    return { kind: 'recording', folder: text.slice(RECORDING.length) };
  return null;
}

/**
 * Starts to watch. `auto` is the X11 desktop where there is one, else screenshots. Fails with `no-display`,
 * `capture-failed` or as `loadRecording` does.
 */
export async function startFeed(options: FeedOptions, events: FeedEvents): Promise<Result<LiveFeed>> {
  const { source, mines, mode, speed = 1 } = options;
  const looks = allLooks((await loadProfiles(options.profiles)).profiles);
  const session = { looks, mines, mode };
  const live: LiveEvents = {
    ...makeLiveEvents(events),
    learnt: (fresh) => void (options.remember && rememberLooks(fresh, options.profiles)),
  };
  if (source.kind === 'recording') {
    const recording = await loadRecording(source.folder);
    if (!recording.ok) return recording;
    return success(startFrameLive(openReplay(recording.value, { speed }), live, session));
  }
  if (!hasDisplay(process)) return failure('no-display', 'There is no display to watch: start it on a desktop.');
  if (source.kind === 'x11' || (source.kind === 'auto' && isX11Desktop(process))) return startX11(live, session);
  const screenshots = await openScreenshots();
  return screenshots.ok ? success(startFrameLive(screenshots.value, live, session)) : screenshots;
}

/** Whether the desktop itself is X11: on macOS and Windows an X server shows a few programs only. */
function isX11Desktop({ platform, env }: Surroundings): boolean {
  return Boolean(env.DISPLAY) && platform !== 'darwin' && platform !== 'win32';
}

async function startX11(events: LiveEvents, session: SessionOptions): Promise<Result<LiveFeed>> {
  try {
    return success(await startX11Live(events, makeSession(session)));
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : String(error);
    const where = process.env.DISPLAY ? `The X11 display ${process.env.DISPLAY}` : 'An X11 display';
    return failure('no-display', `${where} cannot be watched (${why}): try --source screenshots.`);
  }
}

/** One stream of news out of the events of a live session; hints that are taken away are news at once. */
function makeLiveEvents({ news, ended }: FeedEvents): LiveEvents {
  const obstacles = makeObstacles();
  let state = NOTHING_KNOWN;
  let cleared = false;
  const tell = () => {
    cleared = false;
    if (isReading(state.phase)) obstacles.read();
    const sentence = obstacles.explain(describeState(state));
    news({ watching: obstacles.watching(), obstacle: obstacles.current(), state, sentence });
  };
  return {
    paint({ hints }) {
      if (hints) return;
      state = NOTHING_KNOWN;
      cleared = true;
      // What took their place is told right after, unless the session was restarted.
      queueMicrotask(() => {
        if (cleared) tell();
      });
    },
    change(next) {
      state = next;
      tell();
    },
    view: () => undefined,
    place: () => undefined,
    watching(what, obstacle) {
      obstacles.watch(what, obstacle);
      tell();
    },
    ended,
  };
}

/** Whether the hints of a state may be shown: they are valid, and nothing keeps the board from being seen. */
export function showsHints({ obstacle, state }: LiveNews): boolean {
  return state.phase === 'playing' && obstacle === null;
}
