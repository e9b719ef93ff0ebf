import { describe, expect, test } from 'vitest';
import { playRulesAbc, rateCells, ruleA, ruleB, ruleC } from '../../../src/solver/strategies/rulesAbc.ts';
import { board } from '../../support/boards.ts';

const ALWAYS_FIRST = { random: () => 0 };

/** Cells by what applies to them; all numbers of cells count row by row from 0. */
const POSITIONS = [
  { name: 'A: all mines found', text: 'F1#\n11#', a: [2, 5], b: [], c: [] },
  { name: 'A: a zero', text: '0#\n0#', a: [1, 3], b: [], c: [] },
  { name: 'A does not apply with a flag too many', text: 'F1#\nF1#', a: [], b: [], c: [] },
  { name: 'B: mines left equals unknown cells', text: '#1\n11', a: [], b: [0], c: [] },
  { name: 'B counts what is marked', text: 'F2#\n12#', a: [], b: [], c: [] },
  { name: 'C: the cells outside the subset', text: '###\n11#', a: [], b: [], c: [2, 5] },
  { name: 'C needs equally many mines left', text: '####\n12##', a: [], b: [], c: [] },
  { name: 'C counts the mines left, not the numbers', text: '##F\n12#', a: [], b: [], c: [5] },
  { name: 'an unreadable cell counts as unknown and is never named', text: '~1#\n11#', a: [], b: [], c: [2, 5] },
  { name: 'on triangles', text: 'triangle 1x4/1\n##1#', a: [], b: [], c: [] },
  { name: 'on hexagons', text: 'hex 2x3/1\n11#\n###', a: [], b: [3], c: [2, 4] },
];

describe('the rules one by one', () => {
  test.each(POSITIONS)('$name', ({ text, a, b, c }) => {
    const position = board(text);
    expect({ a: ruleA(position), b: ruleB(position), c: ruleC(position) }).toEqual({ a, b, c });
  });
});

/** The ratings of a board, a character a cell, `.` where there is none. */
function ratingsOf(text: string): string {
  return rateCells(board(text))
    .map((rating) => rating ?? '.')
    .join('');
}

describe('the rating', () => {
  test.each([
    ['starts with 9 everywhere', '###\n###', '999999'],
    ['is 9 times the chance of a mine by one number: 9/8, 9/5, 9/3, 9/2', '###\n#1#\n###', '1111.1111'],
    ['… at the side', '###\n#1#', '2222.2'],
    ['… in the corner', '1#\n##', '.333'],
    ['… rounded up at the half', '#1#', '5.5'],
    ['multiplies the chances of no mine: 9 (1 − 1/2 · 1/2)', '#1#1#', '5.7.5'],
    ['is 9 for a cell that must be a mine', '#1\n11', '9...'],
    ['counts the mines left, not the number: a safe cell has 0', 'F1#\n11#', '..0..0'],
    ['is 9 where no number touches', '1###', '.999'],
    ['stays from 0 to 9 where flags are wrong', 'F1#\nF1#\n#5#', '..0..99.9'],
  ])('%s', (_, text, ratings) => {
    expect(ratingsOf(text)).toBe(ratings);
  });
});

describe('the player', () => {
  test.each([
    ['plays A before B and C', 'F1#\n11#', { open: [2, 5], flag: [], guess: false, reason: 'rule-a' }],
    ['plays B before C', 'hex 2x3/1\n11#\n###', { open: [], flag: [3], guess: false, reason: 'rule-b' }],
    ['plays C before it guesses', '###\n11#', { open: [2, 5], flag: [], guess: false, reason: 'rule-c' }],
    ['guesses the lowest rating', '####\n12##', { open: [2], flag: [], guess: true, reason: 'rating' }],
  ])('%s', (_, text, decision) => {
    expect(playRulesAbc(board(text), ALWAYS_FIRST)).toEqual(decision);
  });

  test('chooses among equal ratings at random', () => {
    const untouched = board('square 2x4/1\n####\n####');
    const chosen = [0, 0.3, 0.99].map((unit) => playRulesAbc(untouched, { random: () => unit }).open);
    expect(chosen).toEqual([[0], [2], [7]]);
  });
});
