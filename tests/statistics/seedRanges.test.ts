import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSeeds, hasSeed, MOST_RANGES } from '../../src/statistics/seedRanges.ts';

test('ranges hold exactly the seeds that were added, in any order', () => {
  const seeds = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(seeds, seeds, (first, second) => {
      const ranges = addSeeds(addSeeds([], first), second);
      for (let seed = 0; seed <= 60; seed++)
        expect(hasSeed(ranges, seed)).toBe(first.includes(seed) || second.includes(seed));
      // As few ranges as can be.
      for (const [k, [, last]] of ranges.entries()) {
        const next = ranges[k + 1];
        if (next) expect(next[0]).toBeGreaterThan(last + 1);
      }
    }),
  );
});

test('the shortest ranges are forgotten where there are too many', () => {
  const scattered = Array.from({ length: MOST_RANGES + 5 }, (_, k) => 10 * k);
  const ranges = addSeeds(addSeeds([], [100_000, 100_001]), scattered);
  expect(ranges).toHaveLength(MOST_RANGES);
  expect(hasSeed(ranges, 100_001)).toBe(true);
});
