import { describe, expect, test } from 'vitest';
import type { ThesisStep } from '../../../src/solver/strategies/thesis.ts';
import { findRisk, makeThesisPlayer } from '../../../src/solver/strategies/thesis.ts';
import { board } from '../../support/boards.ts';

const DIGITS = 12;
const ALWAYS_FIRST = { random: () => 0 };

function risksOf(step: ThesisStep, text: string): readonly (number | null)[] {
  return findRisk(board(text), step);
}

function expectRisks(step: ThesisStep, text: string, expected: readonly (number | null)[]): void {
  const rounded = (risks: readonly (number | null)[]) => risks.map((risk) => risk && Number(risk.toFixed(DIGITS)));
  expect(rounded(risksOf(step, text))).toEqual(rounded(expected));
}

/** An untouched 8x8 board of squares but for some numbers, by row and column from 0. */
function opened(
  mines: number | '?',
  numbers: readonly (readonly [row: number, col: number, symbol: string])[],
): string {
  const cells = Array.from({ length: 8 }, () => '#'.repeat(8).split(''));
  for (const [row, col, symbol] of numbers) (cells[row] as string[])[col] = symbol;
  return [`square 8x8/${mines}`, ...cells.map((row) => row.join(''))].join('\n');
}

function riskAt(step: ThesisStep, text: string, row: number, col: number): number {
  return findRisk(board(text), step)[row * 8 + col] as number;
}

describe('step 1: the full search', () => {
  test.each([
    ['in the middle', 4, 4, 1 / 8],
    ['at the edge', 0, 4, 1 / 5],
    ['in the corner', 0, 0, 1 / 3],
  ])('gives the cells around a lone 1 the risk of Figure 10 %s', (_, row, col, risk) => {
    // 7 mines in 63 cells: a far risk below all three, which the average does not lift above them.
    const text = opened(7, [[row, col, '1']]);
    expect(riskAt('search', text, row, col + 1)).toBeCloseTo(risk, DIGITS);
    expect(riskAt('search', text, 7, 7)).toBeCloseTo(1 / 9, DIGITS);
  });

  test('averages the first number with the far risk, where that is higher', () => {
    const text = opened(10, [[4, 4, '1']]);
    expect(riskAt('search', text, 4, 5)).toBeCloseTo((1 / 8 + 10 / 63) / 2, DIGITS);
  });

  test('takes the largest of several numbers', () => {
    expectRisks('search', 'square 1x6/1\n#1#1##', [0.5, null, 0.5, null, 0.5, 1 / 4]);
    const between = opened(6, [
      [4, 3, '1'],
      [4, 5, '2'],
    ]);
    expect(riskAt('search', between, 4, 4)).toBeCloseTo(2 / 8, DIGITS);
  });

  test('goes through the numbers column by column, which the average shows', () => {
    const text = opened(30, [
      [3, 5, '2'],
      [5, 3, '1'],
    ]);
    const afterOne = (30 / 62 + 1 / 8) / 2;
    expect(riskAt('search', text, 4, 4)).toBeCloseTo((afterOne + 2 / 8) / 2, DIGITS);
  });

  test('uses what it proved: the mine in the corner clears the rest, and the far risk goes up (Figure 25)', () => {
    const text = 'square 2x4/2\n#1##\n11##';
    expectRisks('search', text, [1, null, 0, 1 / 2, null, null, 0, 1 / 2]);
    const proved = { open: [2, 6], flag: [0], guess: false, reason: 'safe' };
    expect(makeThesisPlayer('search')(board(text), ALWAYS_FIRST)).toEqual(proved);
  });

  test('takes flags for mines and rates them no more', () => {
    expectRisks('search', 'square 2x4/2\nF1##\n11##', [null, null, 0, 1 / 2, null, null, 0, 1 / 2]);
  });

  test('does not know what two numbers tell only together', () => {
    expectRisks('search', 'square 2x3/1\n###\n11#', [1 / 2, 1 / 2, 1 / 4, null, null, 1 / 4]);
  });

  test.each([
    ['are all found', 'square 1x5/1\nF1~##', 0],
    ['are all that is left', 'square 1x5/3\nF1~##', 2 / 3],
    ['are not counted by the program', 'square 1x5/?\n~1~##', 0.2],
  ])('the far risk where mines %s', (_, text, risk) => {
    expect(risksOf('search', text).slice(3)).toEqual([risk, risk]);
  });

  test.each([
    ['hex', 1 / 2],
    ['triangle', 0],
  ])('asks the topology who touches whom: %s', (shape, risk) => {
    expectRisks('search', `${shape} 1x4/2\nF1##`, [null, null, 0, risk]);
  });
});

/** Section 2.1: f is a flag and W X Y Z are covered; "1 2" touch W, X and Y. */
const CORNER = 'F21\n2##\n1##';

describe('step 2: the overlap adjustment', () => {
  test.each([
    // One mine of the four is W; two are X and Y, or W and Z. Only the far risk of Z tells these steps which it is.
    ['search', 2, [0.5, 0.5, 0.5, 0.25]],
    ['overlap', 2, [0.525, 0.525, 0.525, 0.25]],
    ['search', 3, [0.5, 0.5, 0.5, 0.5]],
    ['overlap', 3, [0.525, 0.525, 0.525, 0.5]],
  ] as const)('thesis-%s in the corner end-game of section 2.1 with %i mines', (step, mines, [w, x, y, z]) => {
    expectRisks(step, `square 3x3/${mines}\n${CORNER}`, [null, null, null, null, w, x, null, y, z]);
  });

  test('changes the choice: of four equal cells the one that no number touches', () => {
    const corner = board(`square 3x3/3\n${CORNER}`);
    const last = { random: () => 0.25 };
    expect(makeThesisPlayer('search')(corner, last).open).toEqual([5]);
    expect(makeThesisPlayer('overlap')(corner, last).open).toEqual([8]);
  });

  test('takes cells that one number touches down to 0.9 of their risk, and leaves 0, 1 and small risks alone', () => {
    expectRisks('overlap', 'square 1x6/1\n#1#1##', [0.45, null, 0.525, null, 0.45, 0.25]);
    expectRisks('overlap', 'square 2x4/2\n#1##\n11##', [1, null, 0, 1 / 2, null, null, 0, 1 / 2]);
    expect(riskAt('overlap', opened(5, [[4, 4, '1']]), 4, 5)).toBeCloseTo(0.9 / 8, DIGITS);
    expect(riskAt('overlap', opened(5, [[4, 4, '1']]), 0, 0)).toBeCloseTo(5 / 63, DIGITS);
    const lowRisks = risksOf('overlap', 'triangle 3x7/1\n#######\n###1###\n#######');
    expect(lowRisks[9]).toBeCloseTo(1 / 12, DIGITS);
  });
});

/** A special pattern on 8x8: where the two numbers are, and one cell of each kind. */
const TURNS = [
  { turn: 'down', one: [3, 3], two: [4, 3], smaller: [2, 4], shared: [4, 2], larger: [5, 3] },
  { turn: 'up', one: [4, 3], two: [3, 3], smaller: [5, 4], shared: [4, 2], larger: [2, 3] },
  { turn: 'right', one: [3, 3], two: [3, 4], smaller: [4, 2], shared: [2, 4], larger: [3, 5] },
  { turn: 'left', one: [3, 4], two: [3, 3], smaller: [4, 5], shared: [2, 4], larger: [3, 2] },
] as const;

/** The table that Appendix A prints. */
const TABLE = [
  ['1', '2', 0.04, 0.21, 0.37],
  ['1', '3', 0.01, 0.24, 0.68],
  ['1', '4', 0, 0.25, 1],
  ['2', '3', 0.09, 0.43, 0.42],
  ['2', '4', 0.03, 0.47, 0.7],
  ['2', '5', 0, 0.5, 1],
  ['3', '4', 0.13, 0.65, 0.46],
  ['3', '5', 0.09, 0.69, 0.75],
  ['4', '5', 0.27, 0.79, 0.61],
] as const;

describe('step 3: the special patterns', () => {
  describe.each(TURNS)('with the larger number $turn', ({ one, two, smaller, shared, larger }) => {
    test.each(TABLE)('(%s,%s) has the risks of Appendix A: %d, %d, %d', (n1, n2, a, b, c) => {
      const text = opened(10, [
        [...one, n1],
        [...two, n2],
      ]);
      const risks = [smaller, shared, larger].map(([row, col]) => riskAt('patterns', text, row, col));
      expect(risks).toEqual([a, b, c]);
    });
  });

  test('(1,4) proves: its three cells are flagged and the three beside the 1 opened', () => {
    const text = opened(10, [
      [3, 3, '1'],
      [4, 3, '4'],
    ]);
    const proved = { open: [18, 19, 20], flag: [42, 43, 44], guess: false, reason: 'safe' };
    expect(makeThesisPlayer('patterns')(board(text), ALWAYS_FIRST)).toEqual(proved);
    expect(makeThesisPlayer('overlap')(board(text), ALWAYS_FIRST).guess).toBe(true);
  });

  test('changes the choice: beside the 1 of a (1,2) rather than far off', () => {
    const text = opened(6, [
      [3, 3, '1'],
      [4, 3, '2'],
    ]);
    expect(makeThesisPlayer('overlap')(board(text), ALWAYS_FIRST).open).toEqual([0]);
    expect(makeThesisPlayer('patterns')(board(text), ALWAYS_FIRST).open).toEqual([18]);
  });

  test.each([
    ['a third number beside the smaller one', [4, 4, '1'], false],
    ['a flag beside the smaller one', [4, 2, 'F'], false],
    ['a third number beside the larger one alone', [5, 3, '2'], true],
  ] as const)('with %s', (_, third, applies) => {
    const text = opened(10, [[3, 3, '1'], [4, 3, '2'], third]);
    expect(riskAt('patterns', text, 3, 2) === 0.21).toBe(applies);
  });

  test.each([
    ['the smaller number at the rim', [0, 3, '1'], [1, 3, '2']],
    ['the numbers corner to corner', [3, 3, '1'], [4, 4, '2']],
    ['equal numbers', [3, 3, '1'], [4, 3, '1']],
  ] as const)('does not apply with %s', (_, one, two) => {
    const text = opened(10, [one, two]);
    expect(risksOf('patterns', text)).toEqual(risksOf('overlap', text));
  });

  test('leaves what is proved: the cells beside a 0 are safe', () => {
    const text = opened(10, [
      [3, 3, '1'],
      [4, 3, '2'],
      [6, 3, '0'],
    ]);
    expect([riskAt('patterns', text, 5, 3), riskAt('patterns', text, 4, 2)]).toEqual([0, 0.21]);
  });

  test('applies with the larger number at the rim to the cells that there are', () => {
    const text = opened(10, [
      [1, 3, '1'],
      [0, 3, '2'],
    ]);
    expect([riskAt('patterns', text, 2, 3), riskAt('patterns', text, 0, 2)]).toEqual([0.04, 0.21]);
  });

  test.each(['hex', 'triangle'])('is for squares: nothing changes on a %s board', (shape) => {
    const text = opened(10, [
      [3, 3, '1'],
      [3, 4, '2'],
    ]).replace('square', shape);
    expect(risksOf('patterns', text)).toEqual(risksOf('overlap', text));
  });
});
