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
  ['beside another one that a zero had opened', '000 0~~ 000', [4, 5]],
  ['beside another one that may be a mine', '000 0~1 12~', []],
  ['all around zeros', '~~~ ~0~ ~~~', [0, 1, 2, 3, 5, 6, 7, 8]],
])('what is unread %s', (_, rows, expected) => {
  const cells = [...rows.replaceAll(' ', '')] as CellSymbol[];
  expect(provenZeros(cells, makeTopology('square', 3, 3), () => true)).toEqual(expected);
});
