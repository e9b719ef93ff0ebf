import { describe, expect, test } from 'vitest';
import { NO_RULES, playRules } from '../../src/game/automatic.ts';
import type { GameSpec } from '../../src/game/game.ts';
import { boardOf, gameWithMines, markCell, newGame, openCell } from '../../src/game/game.ts';
import { makeRows } from '../../src/model/notation.ts';

const SPEC: GameSpec = { shape: 'square', rows: 3, cols: 4, mines: 1, firstClick: 'any', seed: 1 };

describe('rules that play by themselves', () => {
  const begun = openCell(gameWithMines(SPEC, [0]), 5);

  test('none of them plays without being switched on, nor before the first click', () => {
    expect(playRules(begun, NO_RULES)).toBe(begun);
    const fresh = newGame(SPEC);
    expect(playRules(fresh, { a: true, b: true, c: true })).toBe(fresh);
  });

  test('A opens what is left around a number that has its flags', () => {
    const flagged = markCell(begun, 0, 'flag');
    expect(makeRows(boardOf(flagged))).toEqual(['F###', '#1##', '####']);
    expect(playRules(flagged, { ...NO_RULES, b: true, c: true })).toBe(flagged);
    expect(playRules(flagged, { ...NO_RULES, a: true }).status).toBe('won');
  });

  test('B flags the cells that are just enough for a number', () => {
    const row = openCell(gameWithMines({ ...SPEC, rows: 1 }, [1]), 0);
    expect(playRules(row, { ...NO_RULES, a: true, c: true })).toBe(row);
    expect(makeRows(boardOf(playRules(row, { ...NO_RULES, b: true })))).toEqual(['1F##']);
  });

  test('C opens what lies outside of a subset', () => {
    // Both numbers of the upper row need one mine; the corner has it in the four cells around, its neighbour in two more.
    const pair = openCell(openCell(gameWithMines({ ...SPEC, rows: 2 }, [4]), 0), 1);
    expect(makeRows(boardOf(pair))).toEqual(['11##', '####']);
    expect(playRules(pair, { ...NO_RULES, a: true, b: true })).toBe(pair);
    expect(playRules(pair, { ...NO_RULES, c: true }).open[2]).toBe(1);
  });

  test('a wrong flag loses the game, as with a chord', () => {
    expect(playRules(markCell(begun, 1, 'flag'), { ...NO_RULES, a: true }).status).toBe('lost');
  });

  test('all three together win boards that need nothing else', () => {
    const won = Array.from({ length: 50 }, (_, seed) =>
      playRules(openCell(newGame({ shape: 'square', rows: 9, cols: 9, mines: 10, firstClick: 'zero', seed }), 40), {
        a: true,
        b: true,
        c: true,
      }),
    ).filter(({ status }) => status === 'won').length;
    expect(won).toBeGreaterThan(10);
  });
});
