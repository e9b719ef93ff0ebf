import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import { findPeriod, makeWorkspace } from '../../src/vision/periodicity.ts';

/** The strongest sums of edges that a tile can have. */
const MOST = 128 * 48;

describe.each([64, 128])('a profile of %i values', (length) => {
  const random = makeRandom(length);
  const work = makeWorkspace(length);

  test.each([9, 13, 20])('repeats after %i', (period) => {
    const cell = Array.from({ length: period }, () => random.int(0, MOST));
    const profile = Uint16Array.from({ length }, (_, i) => cell[i % period] as number);
    expect(findPeriod(profile, 0, work)?.pitch).toBeCloseTo(period, 0);
    expect(findPeriod(profile, 0, work)?.peak).toBeCloseTo(1, 6);
  });

  test('that holds too few edges has no period', () => {
    const profile = Uint16Array.from({ length }, (_, i) => (i % 10 === 0 ? 1 : 0));
    expect(findPeriod(profile, 0.05, work)).not.toBeNull();
    expect(findPeriod(profile, 0.15, work)).toBeNull();
  });
});
