import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanDifference, meanInterval, Times, wilson } from '../../src/arena/statistics.ts';

describe('wilson', () => {
  // From the formula with z = 1.96 to four digits, as in Newcombe, Statistics in Medicine 17 (1998), table I.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
    [0, 0, 0, 1],
  ])('%i of %i', (won, games, low, high) => {
    const interval = wilson(won, games);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });
});

describe('meanDifference', () => {
  test('is the mean of the differences with their standard error', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 2, maxLength: 60 }), (differences) => {
        const n = differences.length;
        const mean = differences.reduce((a, b) => a + b, 0) / n;
        const error = Math.sqrt(differences.reduce((a, d) => a + (d - mean) ** 2, 0) / (n - 1) / n);
        const count = (value: number) => differences.filter((d) => d === value).length;
        const result = meanDifference(count(1), count(-1), n);
        expect(result.mean).toBeCloseTo(mean, 12);
        expect(result.ci95[0]).toBeCloseTo(Math.max(-1, mean - 1.959964 * error), 6);
        expect(result.ci95[1]).toBeCloseTo(Math.min(1, mean + 1.959964 * error), 6);
      }),
    );
  });

  test('says nothing after one game or none', () => {
    expect(meanDifference(0, 0, 0).ci95).toEqual([-1, 1]);
    expect(meanDifference(1, 0, 1)).toEqual({ mean: 1, ci95: [-1, 1] });
  });
});

describe('meanInterval', () => {
  test('is the mean with 1.96 standard errors, never below 0', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 2, maxLength: 50 }),
        (values) => {
          const n = values.length;
          const mean = values.reduce((a, b) => a + b, 0) / n;
          const error = Math.sqrt(values.reduce((a, v) => a + (v - mean) ** 2, 0) / (n - 1) / n);
          const sum = (of: (v: number) => number) => values.reduce((a, v) => a + of(v), 0);
          const { ci95, ...rest } = meanInterval(
            n,
            sum((v) => v),
            sum((v) => v * v),
          );
          expect(rest.mean).toBeCloseTo(mean, 9);
          expect(ci95?.[0]).toBeCloseTo(Math.max(0, mean - 1.959964 * error), 3);
          expect(ci95?.[1]).toBeCloseTo(mean + 1.959964 * error, 3);
        },
      ),
    );
  });

  test('has no interval for one value or none', () => {
    expect(meanInterval(0, 0, 0)).toEqual({ mean: 0, ci95: null });
    expect(meanInterval(1, 7, 49)).toEqual({ mean: 7, ci95: null });
  });
});

describe('Times', () => {
  test('percentiles are right to half a per cent, the greatest and the sum exactly', () => {
    const time = fc.double({ min: 0.0002, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 200 }), fc.constantFrom(0.5, 0.95, 0.99), (all, share) => {
        const times = new Times();
        for (const t of all) times.add(t);
        const sorted = [...all].sort((a, b) => a - b);
        const exact = sorted[Math.ceil(share * all.length) - 1] as number;
        expect(Math.abs(times.percentile(share) / exact - 1)).toBeLessThan(0.0051);
        expect(times.max).toBe(sorted.at(-1));
        expect(times.sum).toBeCloseTo(
          all.reduce((a, b) => a + b, 0),
          6,
        );
      }),
    );
  });

  test('is 0 without any time', () => {
    expect(new Times().percentile(0.5)).toBe(0);
  });
});
