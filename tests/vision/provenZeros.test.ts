import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { areZeros, cellsBesideCovered, openedZeros, provenZeros } from '../../src/vision/provenZeros.ts';

test.each([
  ['between zeros', '000 0~0 000', [4]],
  ['between a zero and numbers', '011 1~1 111', [4]],
  ['in a corner', '~01 011 111', [0]],
  ['between numbers alone: it may be a number, or a mine', '111 1~1 111', []],
  ['beside a covered cell: it may be a number', '000 0~1 01#', []],
  ['beside a flag', '000 0~1 01F', []],
  ['beside another one', '000 0~~ 000', []],
])('what is unread %s', (_, rows, expected) => {
  const cells = [...rows.replaceAll(' ', '')] as CellSymbol[];
  expect(provenZeros(cells, makeTopology('square', 3, 3))).toEqual(expected);
});

test.each([
  ['beside one that a zero opened too', '000 0~~ 000', [4]],
  ['beside one that may be a mine', '000 0~1 12~', []],
  ['between numbers alone', '111 1~1 111', []],
  ['at the rim, where the board may not be', '~00 000 000', []],
  ['at a rim that shows more of a game', '1~~ 000 001', [1, 2]],
  ['in a corner of which one rim does not', '~~1 000 000', [1]],
])('something is drawn %s', (_, rows, expected) => {
  const cells = [...rows.replaceAll(' ', '')] as CellSymbol[];
  expect(openedZeros(cells, makeTopology('square', 3, 3))).toEqual(expected);
});

test('unread cells beside covered ones can be no zeros', () => {
  const cells = [...'~1#1~F00~'] as CellSymbol[];
  expect(cellsBesideCovered(cells, makeTopology('square', 3, 3))).toEqual([4]);
});

test.each([
  ['a look among open cells, of which the numbers beside it have fewer mines', ['1~1', '1~1', '111', '1#1'], true],
  ['one that may be the mines', ['2~2', '2~2', '111', '1#1'], false],
  ['one beside a covered cell', ['1~#', '1~1', '111', '1#1'], false],
])('the cells of a look are zeros, if they are open: %s', (_, rows, expected) => {
  const cells = [...rows.join('')] as CellSymbol[];
  const look = [...cells.keys()].filter((cell) => cells[cell] === '~');
  expect(areZeros(look, cells, makeTopology('square', rows.length, 3))).toBe(expected);
});
