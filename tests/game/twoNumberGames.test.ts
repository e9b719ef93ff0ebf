import { expect, test } from 'vitest';
import { makeTwoNumberGames } from '../../src/game/twoNumberGames.ts';
import { twoNumberRisks, ZONES } from '../../src/solver/twoNumbers.ts';

/** The draws are seeded: a difference of more standard errors than this is no chance. */
const MOST_ERRORS = 4;

test.each([
  [8, 8, 10],
  [4, 5, 6],
  [16, 30, 99],
])('the simulation agrees with the formula on %dx%d with %d mines', (rows, cols, mines) => {
  const pairs = [
    [1, 1],
    [1, 2],
    [3, 1],
    [2, 4],
  ] as const;
  const games = makeTwoNumberGames({ rows, cols, mines, pairs, seed: 11 });
  games.play(rows > 10 ? 1000 : 8000);
  games.counts().forEach(({ seen, zones }, i) => {
    const { risk } = twoNumberRisks({ cells: rows * cols, mines, pair: pairs[i] ?? [0, 0] }) ?? {};
    expect(seen).toBeGreaterThan(100);
    for (const zone of ZONES) {
      const measured = zones?.[zone];
      expect(measured?.error).toBeGreaterThan(0);
      expect(measured?.error).toBeLessThan(0.03);
      const difference = Math.abs((measured?.risk ?? 1) - (risk?.[zone] ?? 0));
      expect(difference / (measured?.error ?? 1)).toBeLessThan(MOST_ERRORS);
    }
  });
});

test('the same seed gives the same counts, in any portions, another one others', () => {
  const counts = (seed: number, portions: readonly number[]) => {
    const games = makeTwoNumberGames({ rows: 5, cols: 4, mines: 5, pairs: [[1, 2]], seed });
    for (const boards of portions) games.play(boards);
    return games.counts();
  };
  expect(counts(3, [500])).toEqual(counts(3, [1, 200, 299]));
  expect(counts(3, [500])).not.toEqual(counts(4, [500]));
});

test('a pair that is never seen has no risks', () => {
  const games = makeTwoNumberGames({ rows: 4, cols: 3, mines: 1, pairs: [[1, 4]], seed: 1 });
  games.play(50);
  expect(games.counts()).toEqual([{ seen: 0, zones: null, cells: new Array(12).fill(null) }]);
});

test('a board without room for two numbers is misuse', () => {
  expect(() => makeTwoNumberGames({ rows: 3, cols: 3, mines: 1, pairs: [[1, 1]], seed: 1 })).toThrow(TypeError);
  expect(() => makeTwoNumberGames({ rows: 4, cols: 4, mines: 17, pairs: [[1, 1]], seed: 1 })).toThrow(TypeError);
});
