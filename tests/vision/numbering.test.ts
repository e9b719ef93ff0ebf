import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isNumbering } from '../../src/vision/numbering.ts';

const lane = (symbols: string) => isNumbering([...symbols] as CellSymbol[]);

test('numbers in turn are those of rows or columns, whatever is beyond nine', () => {
  expect(lane('1234')).toBe(true);
  expect(lane('~1234~~~~~1')).toBe(true);
  expect(lane('0123456~')).toBe(true);
  expect(lane('123456~~~0111')).toBe(true);
});

test('a row of a board is none', () => {
  expect(lane('123~~~')).toBe(false);
  expect(lane('1234#~')).toBe(false);
  expect(lane('12340')).toBe(false);
  expect(lane('11234')).toBe(false);
  expect(lane('21234')).toBe(false);
  expect(lane('1235~')).toBe(false);
  expect(lane('~~~~')).toBe(false);
  expect(lane('1')).toBe(false);
});
