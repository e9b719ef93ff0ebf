import { setTimeout as sleep } from 'node:timers/promises';
import type { FrameSource, TimedFrame } from '../capture/frameSource.ts';
import type { SessionOptions } from '../session/session.ts';
import { makeFrameTaker } from './frameTaker.ts';
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
/** After this long without a change the source may take its time, ms: a player who thinks should not pay for captures. */
const QUIET = 2000;
/** Whether a pause is over is looked up this often, ms. */
const PAUSE = 100;

/**
 * Watches whole frames of any source, knowing nothing about windows: places are in the frames' own Px and nothing is
 * known to cover them.
 */
export function startFrameLive(source: FrameSource, events: LiveEvents, options: SessionOptions = {}): FrameLive {
  const taker = makeFrameTaker(events, options, () => source.lookElsewhere?.());
  const closing = new AbortController();
  const rest = (ms: number) => sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  let paused = false;
  let failures = 0;
  let lastChange = performance.now();

  function onFrame({ frame }: TimedFrame): void {
    if (failures >= MOST_FAILURES) events.watching(source.name, null);
    failures = 0;
    if (!paused && taker.take(frame)) lastChange = performance.now();
  }

  /** @returns after how many ms to try again. */
  function onFailure(reason: string): number {
    failures++;
    if (failures === MOST_FAILURES) {
      taker.forget();
      events.watching(source.name, reason);
    }
    return failures < MOST_FAILURES ? RETRY : RETRY_LATER;
  }

  function onEnd(): void {
    closing.abort();
    taker.forget();
    events.ended(`There is nothing more to see of ${source.name}.`);
  }

  async function look(): Promise<void> {
    const next = await source.next(performance.now() - lastChange > QUIET);
    if (closing.signal.aborted) return;
    if (!next.ok) await rest(onFailure(next.reason));
    else if (next.value) onFrame(next.value);
    else onEnd();
  }

  async function run(): Promise<void> {
    events.watching(source.name, null);
    while (!closing.signal.aborted) await (paused ? rest(PAUSE) : look());
  }

  void run();
  return {
    configure: taker.configure,
    restart: taker.forget,
    setPaused(next) {
      paused = next;
      taker.forget();
      events.watching(paused ? 'nothing' : source.name, null);
    },
    close() {
      closing.abort();
      source.close();
      taker.forget();
      taker.close();
    },
  };
}
