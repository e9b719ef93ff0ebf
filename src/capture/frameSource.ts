import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { Recording } from './recording.ts';

export interface TimedFrame {
  readonly frame: Frame;
  /** Since the source was opened, ms. */
  readonly ms: number;
}

/** Whole frames of one place, one at a time. The source keeps the pace: the next frame may always be asked for. */
export interface FrameSource {
  /** What is captured, in words. */
  readonly name: string;
  /**
   * The next frame; null after the last one. A failure does not end the source: ask again.
   * @param isQuiet nothing has changed for a while: where each frame costs work, it may come later.
   */
  readonly next: (isQuiet?: boolean) => Promise<Result<TimedFrame | null>>;
  /** Told after a frame in which nothing was found: where there are several screens, the next one is captured. */
  readonly lookElsewhere?: () => void;
  /** Ends the source: a frame that is waited for comes at once, or null. */
  readonly close: () => void;
}

export interface ReplayOptions {
  /** How much faster than recorded; Infinity does not wait. */
  readonly speed?: number;
  /** How often each frame is given: a screen is looked at more often than it changes. */
  readonly looks?: number;
}

/** Frames of a recording as a live screen would show them; a frame that cannot be decoded fails and is passed over. */
export function openReplay(recording: Recording, { speed = 1, looks = 2 }: ReplayOptions = {}): FrameSource {
  const { meta, loadFrame } = recording;
  const start = performance.now();
  const closing = new AbortController();
  const ended = success(null);
  let given = 0;
  let decoded: { readonly index: number; readonly frame: Result<Frame> } | null = null;
  return {
    name: `a recording of ${meta.program}`,
    async next() {
      const index = Math.floor(given / looks);
      const recorded = meta.frames[index];
      if (!recorded || closing.signal.aborted) return ended;
      const following = meta.frames[index + 1]?.ms ?? recorded.ms;
      const ms = recorded.ms + ((following - recorded.ms) * (given % looks)) / looks;
      const wait = start + ms / speed - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return ended;
      if (decoded?.index !== index) decoded = { index, frame: await loadFrame(index) };
      given = decoded.frame.ok ? given + 1 : (index + 1) * looks;
      return decoded.frame.ok ? success({ frame: decoded.frame.value, ms }) : decoded.frame;
    },
    close: () => closing.abort(),
  };
}
