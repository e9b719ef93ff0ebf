import { describe, expect, test } from 'vitest';
import { falseBoardsIn, listNegatives, loadNegativesReport } from '../support/negatives.ts';

/** All pictures are for the scoreboard; every so manieth is tested here, and those that once showed a board. */
const STEP = 7;
const ONCE_FALSE: readonly string[] = ['sgt-magnets'];

const report = loadNegativesReport();
const names = listNegatives();
const clean = names.filter((name) => !report.falseBoards.includes(name));

test('the scoreboard knows every picture without a board', () => {
  expect(names.length).toBeGreaterThanOrEqual(200);
  expect(report.pictures).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...report.falseBoards]));
});

describe('pictures without a board', () => {
  test.each(clean.filter((name, i) => i % STEP === 0 || ONCE_FALSE.includes(name)))('%s shows none', async (name) => {
    const found = (await falseBoardsIn(name)).map(({ board, status }) => `${board.rows}×${board.cols} ${status}`);
    expect(found).toEqual([]);
  });
});
