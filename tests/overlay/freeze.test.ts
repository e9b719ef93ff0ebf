import { describe, expect, test } from 'vitest';
import { makeFreezeWatch } from '../../src/overlay/reader/freeze.ts';

/** Frames at 60 a second from a time on; returns the time of the last. */
function stream(watch: ReturnType<typeof makeFreezeWatch>, from: number, frames: number): number {
  for (let k = 0; k < frames; k++) watch.onFrame(from + k * 16);
  return from + (frames - 1) * 16;
}

describe('a capture', () => {
  test('that never sends a frame froze', () => {
    const watch = makeFreezeWatch();
    watch.start(1000);
    expect(watch.isFrozen(3900)).toBe(false);
    expect(watch.isFrozen(4100)).toBe(true);
  });

  test('that sent frames all the time and stops froze', () => {
    const watch = makeFreezeWatch();
    watch.start(0);
    const last = stream(watch, 100, 60);
    expect(watch.isFrozen(last + 2900)).toBe(false);
    expect(watch.isFrozen(last + 3100)).toBe(true);
  });

  test('that sends only changes froze when it misses one of ours', () => {
    const watch = makeFreezeWatch();
    watch.start(0);
    watch.onFrame(100);
    watch.onFrame(2000);
    expect(watch.isFrozen(60_000)).toBe(false);
    watch.onChange(60_000);
    expect(watch.isFrozen(62_900)).toBe(false);
    expect(watch.isFrozen(63_100)).toBe(true);
    watch.onFrame(63_200);
    expect(watch.isFrozen(70_000)).toBe(false);
  });

  test('that was stopped is not frozen', () => {
    const watch = makeFreezeWatch();
    watch.start(0);
    watch.stop();
    expect(watch.isFrozen(10_000)).toBe(false);
  });
});
