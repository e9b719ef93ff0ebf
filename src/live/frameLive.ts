import { setTimeout as sleep } from 'node:timers/promises';
import type { FrameSource, TimedFrame } from '../capture/frameSource.ts';
import type { Frame, Rect } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import type { SessionOptions, SessionState } from '../session/session.ts';
import { makeSession } from '../session/session.ts';
import { makePublisher } from './publisher.ts';
import type { LiveEvents } from './x11Live.ts';

export interface FrameLive {
  readonly configure: (options: SessionOptions) => void;
  readonly restart: () => void;
  readonly setPaused: (paused: boolean) => void;
  readonly close: () => void;
}

/** A failed capture is tried again after this time, ms … */
const RETRY = 200;
/** … and more rarely once it is clear that something is wrong, ms. */
const RETRY_LATER = 2000;
/** Failures in a row after which hints are taken away and the user is told. */
const MOST_FAILURES = 3;
/** After this long without a change frames are asked for more rarely, ms … */
const QUIET = 2000;
/** … with this rest between them: a player who thinks should not pay for captures, ms. */
const QUIET_REST = 300;
/** Whether a pause is over is looked up this often, ms. */
const PAUSE = 100;
/** Screens without a board that are remembered, so that only their changes are searched. */
const MOST_SCREENS = 3;

/**
 * Watches whole frames of any source, knowing nothing about windows: places are in the frames' own Px and nothing is
 * known to cover them. A frame in which the board is as it was costs one comparison of bytes.
 */
export function startFrameLive(source: FrameSource, events: LiveEvents, options: SessionOptions = {}): FrameLive {
  const session = makeSession(options);
  const publisher = makePublisher(events);
  const closing = new AbortController();
  let paused = false;
  /** The frame that the session's state comes from. */
  let last: Frame | null = null;
  /** Frames in which no board was found, one a screen. */
  let barren: Frame[] = [];
  let failures = 0;
  let lastChange = performance.now();

  function take(frame: Frame): void {
    if (isKnown(frame)) return;
    lastChange = performance.now();
    last = frame;
    tell(session.take(wholeFrame(frame)));
    const { phase, reason } = session.state();
    // The hints are gone already; where the board is now, this same frame shows.
    if (phase === 'searching' && reason === 'lost') tell(session.take(wholeFrame(frame)));
    if (session.state().phase !== 'searching') barren = [];
    else {
      barren = [...barren, frame].slice(-MOST_SCREENS);
      source.lookElsewhere?.();
    }
  }

  /** Whether taking a frame would bring nothing new: only a board that must be seen twice waits for the same again. */
  function isKnown(frame: Frame): boolean {
    const wanted = session.wanted();
    if (wanted.kind === 'part')
      return session.state().phase !== 'settling' && last !== null && samePixels(last, frame, wanted.area);
    if (!barren.some((known) => samePixels(known, frame))) return false;
    source.lookElsewhere?.();
    return true;
  }

  function tell(state: SessionState): void {
    publisher.publish(state);
    const region = state.board?.hints.region;
    if (!region) return;
    events.place({ boardId: publisher.boardId(), visible: true, region, origin: { x: 0, y: 0 }, covers: [] });
  }

  function forget(): void {
    last = null;
    barren = [];
    session.restart();
    publisher.reset();
  }

  function onFailure(reason: string): number {
    failures++;
    if (failures === MOST_FAILURES) {
      forget();
      events.watching(source.name, reason);
    }
    return failures < MOST_FAILURES ? RETRY : RETRY_LATER;
  }

  function onFrame({ frame }: TimedFrame): void {
    if (failures >= MOST_FAILURES) events.watching(source.name, null);
    failures = 0;
    if (!paused) take(frame);
  }

  async function run(): Promise<void> {
    events.watching(source.name, null);
    while (!closing.signal.aborted) {
      const next = paused ? null : await source.next();
      if (closing.signal.aborted) return;
      if (next === null) await rest(PAUSE);
      else if (!next.ok) await rest(onFailure(next.reason));
      else if (next.value) {
        onFrame(next.value);
        if (performance.now() - lastChange > QUIET) await rest(QUIET_REST);
      } else {
        closing.abort();
        forget();
        events.ended(`There is nothing more to see of ${source.name}.`);
      }
    }
  }

  const rest = (ms: number) => sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);

  void run();
  return {
    configure(next) {
      session.configure(next);
      last = null;
      barren = [];
    },
    restart: forget,
    setPaused(next) {
      paused = next;
      forget();
      events.watching(paused ? 'nothing' : source.name, null);
    },
    close() {
      closing.abort();
      source.close();
      publisher.reset();
    },
  };
}

/** Whether two frames are equal in an area (whole Px inside both), or everywhere. */
function samePixels(a: Frame, b: Frame, area: Rect = { x: 0, y: 0, width: a.width, height: a.height }): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  const [from, to] = [bytesOf(a), bytesOf(b)];
  for (let y = area.y; y < area.y + area.height; y++) {
    const start = (y * a.width + area.x) * 4;
    const end = start + area.width * 4;
    if (from.compare(to, start, end, start, end) !== 0) return false;
  }
  return true;
}

function bytesOf({ data }: Frame): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}
