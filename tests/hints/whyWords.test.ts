import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWhy } from '../../src/hints/whyWords.ts';
import { cellWords } from '../../src/model/topology.ts';
import { explain } from '../../src/solver/explain.ts';
import { board, randomBoards } from '../support/boards.ts';

function say(text: string, cell: number): string {
  const position = board(text);
  const why = explain(position, cell);
  if (!why) throw new Error(`There is nothing to explain about cell ${cell}.`);
  return describeWhy(why, position);
}

describe('a proof in words', () => {
  test.each([
    ['a zero', '0#', 1, 'The 0 at row 1, column 1 has no mine around it, so row 1, column 2 is safe.'],
    [
      'a number that is done',
      '1#1#',
      3,
      'The 1 at row 1, column 1 has only one cell left for its mine, so row 1, column 2 is a mine. ' +
        'The 1 at row 1, column 3 already has its mine (row 1, column 2), so row 1, column 4 is safe.',
    ],
    [
      'a number less a shown mine',
      '2*\n#x',
      2,
      'The 2 at row 1, column 1 needs one more mine and has only one cell left, so row 2, column 1 is a mine.',
    ],
    [
      '1-1',
      '####\n1111',
      2,
      'Every cell left around the 1 at row 2, column 1 is also around the 1 at row 2, column 2, where its mine must ' +
        'then be the mine of both, so row 1, column 3 is safe. This is the 1-1 pattern.',
    ],
    [
      '1-2, the safe cell',
      '#####\nx12xx',
      0,
      'The 2 at row 2, column 3 needs one more mine than the 1 at row 2, column 2 and has only one cell that the ' +
        'other does not touch; they share all other mines, so row 1, column 1 is safe. This is the 1-2 pattern.',
    ],
    [
      '1-2 less a shown mine',
      '#####\nx23xx\nx*xxx',
      3,
      'The 3 at row 2, column 3 still needs one more mine than the 2 at row 2, column 2 and has only one cell that ' +
        'the other does not touch, so row 1, column 4 is a mine. ' +
        'This is the 1-2 pattern, once the known mines are subtracted.',
    ],
    [
      'the total reached',
      'square 1x4/1\n1###',
      3,
      'The 1 at row 1, column 1 has only one cell left for its mine, so row 1, column 2 is a mine. ' +
        'The only mine is found, so row 1, column 4 is safe.',
    ],
    [
      'mines everywhere',
      'square 1x3/3\n###',
      1,
      'As many mines are left as cells for them, so row 1, column 2 is a mine.',
    ],
    [
      'the last mine',
      'square 1x4/1\n#1##',
      3,
      'Around the 1 at row 1, column 2 is the last mine, so row 1, column 4 is safe.',
    ],
    [
      'the corner end-game',
      'square 3x3/2\nF21\n2##\n1##',
      4,
      'Around the 2 at row 2, column 1 are the last 2 mines, so row 2, column 3 is safe. ' +
        'The 1 at row 1, column 3 has only one cell left for its mine, so row 2, column 2 is a mine.',
    ],
    [
      'three numbers that only together prove it',
      '##1\n3F2\n#2#',
      1,
      'If row 1, column 2 were safe, the 3 at row 2, column 1; the 2 at row 2, column 3 and the 2 at row 3, column 2 ' +
        'could not all be true.',
    ],
  ])('%s', (_, text, cell, words) => {
    expect(say(text, cell)).toBe(words);
  });

  test('names every number of a proof, or says how many more there are', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 5, maxCols: 5 }), ({ board: position }) => {
        position.cells.forEach((_, cell) => {
          const why = explain(position, cell);
          if (!why) return;
          const words = describeWhy(why, position);
          expect(words).toMatch(/^[A-Z].*\.$/);
          expect(words).not.toMatch(/undefined|null|NaN| {2}/);
          if (why.kind === 'guess') return;
          if (!/\d+ more numbers/.test(words)) {
            for (const number of why.numbers) expect(words).toContain(cellWords(number, position.cols));
          }
          expect(/total|all \d+ mines|All \d+ mines|only mine|mines are left|last/.test(words)).toBe(why.usesTotal);
        });
      }),
      { numRuns: 150 },
    );
  });
});

test.each([
  [
    'a forced guess',
    'square 1x3/1\n#1#',
    0,
    'Either it or row 1, column 3 is a mine, and nothing that can still be opened tells which: waiting will not help. ' +
      'No cell has less risk. It opens a zero with a chance of 50 %. ' +
      'Also weighed: row 1, column 3 (risk 50 %, a zero 50 %).',
  ],
  [
    'a pair that may be told apart',
    '#1##\nxxxx',
    0,
    'Either it or row 1, column 3 is a mine, and no number that is open tells which. ' +
      'The least risk on the board is 20 %. It opens a zero with a chance of 50 %. ' +
      'Also weighed: row 1, column 4 (risk 20 %, a zero 40 %) and row 1, column 3 (risk 50 %, a zero 40 %).',
  ],
  [
    'a guess that nobody needs',
    'square 1x6/1\n#1#x0#',
    0,
    'Either it or row 1, column 3 is a mine, and nothing that can still be opened tells which: waiting will not help. ' +
      'No guess is needed: another cell is certainly safe. It opens a zero with a chance of 50 %.',
  ],
])('what was weighed for %s', (_, text, cell, words) => {
  expect(say(text, cell)).toBe(words);
});
