import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoreTables } from '../../src/scores/scoreTables.ts';
import { placeOf, TABLE_LENGTH, withEntry, withoutLevel } from '../../src/scores/scoreTables.ts';

const LEVEL = 'square 9x9/10';
const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, i)).toISOString();

describe('a top ten', () => {
  test('holds the ten shortest times in order, of equal ones the earlier first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }), (times) => {
        let tables: ScoreTables = {};
        for (const [i, ms] of times.entries()) {
          const place = placeOf(tables, LEVEL, ms);
          tables = withEntry(tables, LEVEL, { name: `P${i}`, ms, date: at(i) });
          if (place !== null) expect(tables[LEVEL]?.[place - 1]?.name).toBe(`P${i}`);
        }
        const expected = times
          .map((ms, i) => ({ name: `P${i}`, ms, date: at(i) }))
          .sort((a, b) => a.ms - b.ms)
          .slice(0, TABLE_LENGTH);
        expect(tables[LEVEL] ?? []).toEqual(expected);
      }),
    );
  });

  test('a time that is not among them has no place and changes nothing', () => {
    let tables: ScoreTables = {};
    for (let i = 0; i < TABLE_LENGTH; i++) tables = withEntry(tables, LEVEL, { name: 'A', ms: 1000, date: at(i) });
    expect(placeOf(tables, LEVEL, 1000)).toBeNull();
    expect(withEntry(tables, LEVEL, { name: 'B', ms: 1000, date: at(11) })).toBe(tables);
    expect(placeOf(tables, LEVEL, 999)).toBe(1);
  });

  test('each level has its own, and one can be emptied alone', () => {
    const one = withEntry({}, LEVEL, { name: 'A', ms: 1, date: at(1) });
    const both = withEntry(one, 'hex 9x9/10', { name: 'B', ms: 2, date: at(2) });
    expect(Object.keys(both)).toEqual([LEVEL, 'hex 9x9/10']);
    expect(withoutLevel(both, 'hex 9x9/10')).toEqual(one);
    expect(withoutLevel(both, null)).toEqual({});
  });
});
