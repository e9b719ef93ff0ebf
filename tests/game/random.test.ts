import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRandom, sample } from '../../src/game/random.ts';

test('a seed always gives the same numbers, in their ranges', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, span) => {
      const [a, b] = [makeRandom(seed), makeRandom(seed)];
      for (let i = 0; i < 10; i++) {
        const number = a.int(min, min + span);
        expect(b.int(min, min + span)).toBe(number);
        expect(number).toBeGreaterThanOrEqual(min);
        expect(number).toBeLessThanOrEqual(min + span);
        const unit = a.unit();
        expect(b.unit()).toBe(unit);
        expect(unit >= 0 && unit < 1).toBe(true);
      }
    }),
  );
});

test('a sample takes different entries and leaves the items as they were', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(20), fc.nat(25), (seed, size, count) => {
      const items = Array.from({ length: size }, (_, i) => i);
      const taken = sample(makeRandom(seed), items, count);
      expect(taken).toHaveLength(Math.min(size, count));
      expect(new Set(taken).size).toBe(taken.length);
      for (const item of taken) expect(items).toContain(item);
      expect(items).toEqual(Array.from({ length: size }, (_, i) => i));
    }),
  );
});

test('every entry is equally likely to be taken', () => {
  const random = makeRandom(3);
  const counts = new Array<number>(5).fill(0);
  const rounds = 5000;
  for (let i = 0; i < rounds; i++) for (const k of sample(random, [0, 1, 2, 3, 4], 2)) counts[k] = (counts[k] ?? 0) + 1;
  // Binomial with p = 2/5: five standard deviations are 173.
  for (const count of counts) expect(Math.abs(count - rounds * 0.4)).toBeLessThan(5 * Math.sqrt(rounds * 0.4 * 0.6));
});
