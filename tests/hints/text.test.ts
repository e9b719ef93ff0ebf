import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHints } from '../../src/hints/makeHints.ts';
import { writeText } from '../../src/hints/strokeFont.ts';
import { CELL_WIDTH, makeTextCells } from '../../src/hints/terminal.ts';
import {
  describeCell,
  describeContradiction,
  describeMines,
  describeMove,
  describeProved,
  listCells,
} from '../../src/hints/words.ts';
import type { BestMove, MinesSource } from '../../src/model/analysis.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { board, randomBoards } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

function textOf(text: string, hinted = true): string[] {
  const position = board(text);
  const hints = hinted ? makeHints(analyse(position), position.cells, latticeFor(position)) : null;
  return makeTextCells(position, hints).map((row) => row.map((cell) => cell.text).join('|'));
}

describe('makeTextCells', () => {
  test.each([
    ['proved cells and the best move', 'square 3x3/1\n#1#\n11#\n###', [' x | 1 |[o]', ' 1 | 1 | o ', ' o | o | o ']],
    ['a wrong flag', 'square 2x3/1\n#1F\n110', [' x | 1 |[!]', ' 1 | 1 |   ']],
    ['two digits leave room for one bracket', 'square 1x3/1\n#1#', ['[50| 1 |50%']],
  ])('%s', (_, text, rows) => {
    expect(textOf(text)).toEqual(rows);
  });

  test('without hints a cell shows its symbol, a blank 0 and a dot for covered', () => {
    expect(textOf('#F?\n018\n*X~', false)).toEqual([' · | F | ? ', '   | 1 | 8 ', ' * | X | ~ ']);
  });

  test('every cell is as wide as the others and tells its mark', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 5, maxCols: 6, unreadable: true }), ({ board: position }) => {
        const hints = makeHints(analyse(position), position.cells, latticeFor(position));
        const cells = makeTextCells(position, hints);
        expect(cells.map((row) => row.length)).toEqual(new Array(position.rows).fill(position.cols));
        for (const [i, cell] of cells.flat().entries()) {
          const mark = hints.marks.find((m) => m.cell === i);
          expect(cell.text).toHaveLength(CELL_WIDTH);
          expect(cell).toMatchObject({ symbol: position.cells[i], mark: mark?.kind ?? null, risk: mark?.risk ?? null });
          expect(cell.best).toBe(hints.best?.cell === i);
          if (cell.best && cell.risk !== null && cell.risk < 0.995) expect(cell.text).toMatch(/^\[|>99/);
        }
      }),
    );
  });
});

describe('words', () => {
  test.each([
    [[], ''],
    [[4], 'row 2, column 2'],
    [[0, 5], 'row 1, column 1 and row 2, column 3'],
    [[0, 1, 2], 'row 1, column 1; row 1, column 2 and row 1, column 3'],
  ])('the cells %j of three columns are "%s"', (cells, words) => {
    expect(listCells(cells, 3)).toBe(words);
  });

  test.each<[BestMove | null, string]>([
    [null, 'There is nothing to open.'],
    [{ cell: 5, risk: 0, reason: 'safe', chanceToWin: null }, 'Open row 2, column 3: it is certainly safe.'],
    [
      { cell: 0, risk: 0.125, reason: 'lowest-risk', chanceToWin: null },
      'Nothing is certainly safe; the least risk is 13 % at row 1, column 1.',
    ],
  ])('the move %j', (best, sentence) => {
    expect(describeMove(best, 3)).toBe(sentence);
  });

  test.each<[number | null, MinesSource, string]>([
    [null, 'unknown', 'mine total unknown'],
    [1, 'typed', '1 mine, as you said'],
    [10, 'read', '10 mines, read from the program'],
    [99, 'assumed', '99 mines, assumed from the size, so it proves nothing'],
  ])('%j mines, %s', (mines, source, words) => {
    expect(describeMines(mines, source)).toBe(words);
  });

  test('what is proved', () => {
    expect(describeProved(analyse(board('square 3x3/1\n#1#\n11#\n###')))).toBe('5 safe cells, 1 certain mine');
  });

  test.each([
    ['1*\n*#', 'The 1 at row 1, column 1 has more mines around it than it says: check that number.'],
    ['#1\n13', 'The 3 at row 2, column 2 has too few closed cells around it: check that number.'],
    ['10\n##', 'The numbers at row 1, column 1 and row 1, column 2 contradict each other: check them.'],
    ['square 1x3/3\n#1#', 'No layout of mines fits the numbers and the mine total together: check the total.'],
  ])('%j breaks the rules: %s', (text, sentence) => {
    const position = board(text);
    const { contradiction } = analyse(position);
    expect(contradiction && describeContradiction(contradiction, position)).toBe(sentence);
  });
});

describe('a cell in words', () => {
  const say = (text: string, cell: number, changes: { hinted?: boolean; assumed?: true } = {}) => {
    const position = board(text);
    const { hinted = true, assumed } = changes;
    const analysis = analyse(position, assumed ? { minesSource: 'assumed' } : {});
    return describeCell({ board: position, analysis, cell, hinted });
  };
  const corner = 'square 3x3/1\n#1#\n11#\n###';

  test.each([
    ['safe', corner, 8, 'Row 3, column 3: certainly safe.'],
    ['mine', corner, 0, 'Row 1, column 1: certainly a mine.'],
    ['a wrong flag', 'square 2x3/1\n#1F\n110', 2, 'Row 1, column 3: the flag is wrong, the cell is certainly safe.'],
    ['a guess', 'square 1x3/1\n#1#', 2, 'Row 1, column 3: a mine in 50 % of the possible layouts.'],
    [
      'the best guess',
      'square 1x3/1\n#1#',
      0,
      'Row 1, column 1: a mine in 50 % of the possible layouts; it is the best guess.',
    ],
    ['blank', '01\n1#', 0, 'Row 1, column 1: open, no mine around it.'],
    ['one', '1#', 0, 'Row 1, column 1: open, 1 mine around it.'],
    ['two', '#2#', 1, 'Row 1, column 2: open, 2 mines around it.'],
    ['unreadable', '~#', 0, 'Row 1, column 1: it cannot be read, so it gets no hint.'],
    ['shown', '*#', 0, 'Row 1, column 1: a mine that the program shows.'],
  ])('%s', (_, text, cell, sentence) => {
    expect(say(text, cell)).toBe(sentence);
  });

  test('says what a risk rests on, and nothing while hints are off', () => {
    expect(say('square 1x3/1\n#1#', 2, { assumed: true })).toBe(
      'Row 1, column 3: a mine in 50 % of the possible layouts with the usual 1 mine.',
    );
    expect(say(corner, 8, { hinted: false })).toBe('Row 3, column 3: there are no hints for it now.');
  });
});

describe('writeText', () => {
  test.each(['0', '7', '12', '<1', '>99', '100'])('%s is as high as asked and centred', (text) => {
    const points = writeText(text, { x: 50, y: 30 }, 10).flat();
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(25);
    expect(Math.max(...ys)).toBeLessThanOrEqual(35);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(5);
    expect(50 - Math.min(...xs)).toBeLessThanOrEqual(text.length * 4);
    expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - 50)).toBeLessThan(1.5);
  });

  test('characters without a glyph are left out', () => {
    expect(writeText('5%', { x: 0, y: 0 }, 10)).toEqual(writeText('5', { x: 0, y: 0 }, 10));
    expect(writeText('', { x: 0, y: 0 }, 10)).toEqual([]);
  });
});
