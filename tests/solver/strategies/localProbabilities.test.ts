import { describe, expect, test } from 'vitest';
import type { Combination } from '../../../src/solver/strategies/localProbabilities.ts';
import { findLocalProbabilities, makeLocalPlayer } from '../../../src/solver/strategies/localProbabilities.ts';
import { board } from '../../support/boards.ts';

const ALWAYS_FIRST = { random: () => 0 };
const EACH_COMBINATION: readonly Combination[] = ['avg', 'min', 'max'];

/** What each number, by its cell, says of one cell. */
function saidOf(text: string, cell: number): Record<number, number> {
  return Object.fromEntries(findLocalProbabilities(board(text)).get(cell) ?? []);
}

function decide(combination: Combination, text: string, unit = 0) {
  return makeLocalPlayer(combination)(board(text), { random: () => unit });
}

describe('step 2: each number by itself', () => {
  test('the square to the right says 50 %, the square to the left says 33 % (the example of the draft)', () => {
    expect(saidOf('triangle 1x6/2\n##1#1#', 3)).toEqual({ 2: 1 / 3, 4: 1 / 2 });
  });

  test('flags are mines that are found, and have no probability', () => {
    expect(saidOf('#2#\n#F#', 0)).toEqual({ 1: 1 / 4 });
    expect(saidOf('#2#\n#F#', 4)).toEqual({});
  });

  test.each(EACH_COMBINATION)('local-%s opens and flags what is obvious, all of it at once', (combination) => {
    const obvious = { open: [2], flag: [3, 5], guess: false, reason: 'obvious' };
    expect(decide(combination, 'F1##2#')).toEqual(obvious);
  });
});

describe('step 3: implication', () => {
  test.each(EACH_COMBINATION)('local-%s: one mine is in two cells, so the third has the other', (combination) => {
    const implied = { open: [], flag: [1, 2], guess: false, reason: 'implication' };
    expect(decide(combination, '####\n1221')).toEqual(implied);
    expect(decide(combination, '#FF#\n1221')).toEqual({ open: [0, 3], flag: [], guess: false, reason: 'obvious' });
  });

  test('one mine is in two cells, so the rest has none', () => {
    expect(decide('avg', '###\n11#')).toEqual({ open: [2, 5], flag: [], guess: false, reason: 'implication' });
  });

  test('what is not certain replaces the probability of the rest alone', () => {
    // The 2 at cell 13 has two mines in cells 8, 9, 10, 12, 14; the 1 at cell 15 has one of them in 10 and 14.
    const text = '####\n1#21\n###1\n#2#1';
    expect(saidOf(text, 12)).toEqual({ 13: 1 / 3 });
    expect(saidOf(text, 14)).toEqual({ 11: 1 / 2, 13: 2 / 5, 15: 1 / 2 });
  });
});

describe('step 4: guesswork', () => {
  test.each([
    // Cell 14 is 2/5 and 1/3; cell 10 is 1/2, 2/5 and 1/3; cell 8 is 2/5 alone.
    ['avg', 14],
    ['min', 10],
    ['max', 8],
  ] as const)('local-%s opens cell %i: three different ones', (combination, cell) => {
    const guess = { open: [cell], flag: [], guess: true, reason: 'guesswork' };
    expect(decide(combination, 'square 4x4/4\n#22#\n###2\n####\n#2#1')).toEqual(guess);
  });

  test.each([
    ['lower than anywhere: the cell beside the number', 'square 1x6/3\n#1####', 0, 0, 'guesswork'],
    ['higher: any cell that no number touches', 'square 1x6/2\n#1####', 0, 3, 'random'],
    ['… at random', 'square 1x6/2\n#1####', 0.99, 5, 'random'],
    ['none left that no number touches', 'square 1x5/2\n#1#1#', 0, 0, 'guesswork'],
    ['no total: against the density of 0.2', 'square 1x6/?\n#1####', 0, 3, 'random'],
    ['no total, lower than the density', 'square 3x4/?\n####\n#1##\n####', 0, 0, 'guesswork'],
  ])('%s', (_, text, unit, cell, reason) => {
    expect(decide('avg', text, unit)).toEqual({ open: [cell], flag: [], guess: true, reason });
  });

  test('equal to anywhere is not lower', () => {
    expect(decide('avg', 'square 1x5/2\n#1###').open).toEqual([3]);
  });

  test('flags are taken off the total: with all mines found any cell is safe', () => {
    expect(decide('avg', 'square 1x6/1\n1F~###')).toEqual({ open: [3], flag: [], guess: false, reason: 'random' });
  });

  test('a board on which everything closed is flagged is misuse', () => {
    expect(() => makeLocalPlayer('avg')(board('1F'), ALWAYS_FIRST)).toThrow('Expected a closed cell without a flag');
  });
});
