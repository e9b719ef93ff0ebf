import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { provenZeros } from '../../src/vision/provenZeros.ts';

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
