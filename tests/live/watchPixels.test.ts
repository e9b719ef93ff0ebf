import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { XConnection } from '../../src/capture/x11/connection.ts';
import { XRequestError } from '../../src/capture/x11/connection.ts';
import type { Look } from '../../src/live/watchPixels.ts';
import { watchPixels } from '../../src/live/watchPixels.ts';

/** Longer than a failed look waits to be tried again, ms. */
const AFTER_RETRY = 300;

function watch(look: Look) {
  const stopWatch = vi.fn();
  const failed = vi.fn();
  const watchDrawing = () => ({ stop: stopWatch, quietImage: () => Promise.reject(new Error('not asked for')) });
  const x = { root: 1, watchDrawing } as unknown as XConnection;
  return { pixels: watchPixels({ x }, 2, 0, look, failed), failed, stopWatch };
}

test('a look that fails as its window is gone is tried again', async () => {
  const look = vi.fn<Look>(async () => null).mockRejectedValueOnce(new XRequestError('BadWindow'));
  const { failed, pixels } = watch(look);
  await sleep(AFTER_RETRY);
  expect(look).toHaveBeenCalledTimes(2);
  expect(failed).not.toHaveBeenCalled();
  pixels.stop();
});

test('a look that fails for any other reason ends the watch, and tells why', async () => {
  const look = vi.fn<Look>(async () => Promise.reject(new TypeError('a bug')));
  const { failed, pixels, stopWatch } = watch(look);
  await sleep(AFTER_RETRY);
  pixels.lookNow();
  await sleep(10);
  expect(look).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls).toEqual([[new TypeError('a bug')]]);
  expect(stopWatch).toHaveBeenCalledTimes(1);
});

test('a look that fails when the watch has ended is nobody’s concern', async () => {
  const { failed, pixels } = watch(async (_grab, isOver) => {
    await sleep(20);
    throw new Error(`over: ${isOver()}`);
  });
  pixels.stop();
  await sleep(100);
  expect(failed).not.toHaveBeenCalled();
});
