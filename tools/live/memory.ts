import { wholeFrame } from '../../src/model/frame.ts';
import { makeSession } from '../../src/session/session.ts';
import { loadKMinesGame } from '../../tests/support/recordings.ts';
import type { Measured } from './summary.ts';
import { sumUp } from './summary.ts';

/** Frames of the accelerated hour, and how often each is repeated: on most frames of a real hour nothing changes. */
const FRAMES = 100_000;
const REPEATS = 20;
/** Frames after which everything that is kept has been made. */
const WARM_UP = 5000;
const MEGABYTE = 1024 * 1024;

/** How much the memory of a session's process grows over many frames of games that begin again and again. */
export async function measureMemory(): Promise<Measured[]> {
  const { frames } = await loadKMinesGame();
  const session = makeSession();
  let taken = 0;
  const takeUntil = (count: number) => {
    for (; taken < count; taken++) {
      const frame = frames[Math.floor(taken / REPEATS) % frames.length];
      if (frame) session.take(wholeFrame(frame));
    }
    globalThis.gc?.();
    return process.memoryUsage.rss() / MEGABYTE;
  };
  const before = takeUntil(WARM_UP);
  const after = takeUntil(FRAMES + WARM_UP);
  return [sumUp(`growth of the memory over ${FRAMES} frames`, 'MB', [after - before])];
}
