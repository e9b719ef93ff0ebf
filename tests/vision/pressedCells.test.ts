import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { withoutPressed } from '../../src/vision/pressedCells.ts';

const topology = makeTopology('square', 3, 4);
const cellsOf = (rows: string) => [...rows.replaceAll(/\s/g, '')] as CellSymbol[];

test('a blank cell beside a plain covered one is pressed or half drawn', () => {
  expect(withoutPressed(cellsOf('#### #0## ####'), topology)).toEqual(cellsOf('#### #~## ####'));
});

test('blank cells among numbers, flags and unreadable cells are open', () => {
  const cells = cellsOf('01## 02## 0F~#');
  expect(withoutPressed(cells, topology)).toBe(cells);
});

test('a blank cell that was known before stays, as where a flag was taken away', () => {
  const seen = cellsOf('0011 01F# 01##');
  const cells = cellsOf('0011 01## 01##');
  expect(withoutPressed(cells, topology, seen)).toBe(cells);
  const bare = cellsOf('000# 0000 0000');
  expect(withoutPressed(bare, topology, cellsOf('000F 0000 0000'))).toBe(bare);
});
