import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { CUSTOM_SIDES, checkCustom, LEVEL_IDS, LEVELS, levelOf, mostMines } from '../../src/game/levels.ts';

describe('levels', () => {
  test.each([
    ['beginner', 9, 9, 10],
    ['beginner8', 8, 8, 10],
    ['intermediate', 16, 16, 40],
    ['expert', 16, 30, 99],
    ['thesis-expert', 16, 32, 99],
    ['palm', 11, 11, 20],
    ['college-easy', 9, 9, 13],
    ['college-medium', 9, 9, 28],
    ['college-hard', 9, 9, 40],
    ['ocaml', 10, 10, 15],
  ] as const)('%s is %i x %i with %i mines', (id, rows, cols, mines) => {
    expect(LEVELS[id]).toMatchObject({ rows, cols, mines });
    expect(levelOf({ rows, cols, mines })).toBe(id);
  });

  test('no other level is named, and no two are the same', () => {
    expect(LEVEL_IDS).toHaveLength(10);
    expect(new Set(LEVEL_IDS.map((id) => levelOf(LEVELS[id]))).size).toBe(10);
    expect(levelOf({ rows: 9, cols: 9, mines: 11 })).toBeNull();
  });
});

describe('custom boards', () => {
  const [fewestRows, mostRows] = CUSTOM_SIDES.rows;
  const [fewestCols, mostCols] = CUSTOM_SIDES.cols;

  test.each([
    [fewestRows, fewestCols, 1],
    [mostRows, mostCols, 1],
    [mostRows, mostCols, mostRows * mostCols - 1],
  ])('%i x %i with %i mines can be played', (rows, cols, mines) => {
    expect(checkCustom({ rows, cols, mines }, 'safe').ok).toBe(true);
    expect(() => newGame({ rows, cols, mines, shape: 'square', firstClick: 'safe', seed: 1 })).not.toThrow();
  });

  test.each([
    [fewestRows - 1, 9, 1, 'Rows must be a whole number from 2 to 40.'],
    [9, mostCols + 1, 1, 'Columns must be a whole number from 2 to 60.'],
    [9, 9, 0, 'Mines must be a whole number from 1 to 80 on 9×9 cells.'],
    [9, 9, 81, 'Mines must be a whole number from 1 to 80 on 9×9 cells.'],
    [9.5, 9, 10, 'Rows must be a whole number from 2 to 40.'],
    [9, Number.NaN, 10, 'Columns must be a whole number from 2 to 60.'],
  ])('%d x %d with %d mines cannot: one sentence says why', (rows, cols, mines, reason) => {
    expect(checkCustom({ rows, cols, mines }, 'safe')).toEqual({ ok: false, code: 'game-invalid', reason });
  });

  test('where the first click may hit anything, every cell may be a mine', () => {
    expect(mostMines({ rows: 3, cols: 3 }, 'any')).toBe(9);
    expect(checkCustom({ rows: 3, cols: 3, mines: 9 }, 'any').ok).toBe(true);
    expect(checkCustom({ rows: 3, cols: 3, mines: 9 }, 'zero').ok).toBe(false);
  });
});
