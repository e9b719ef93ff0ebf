import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { numberedSides, numbersInTurn } from '../../src/vision/numbering.ts';

const inTurn = (symbols: string) => numbersInTurn([...symbols] as CellSymbol[]);

test('numbers in turn are counted, whatever is beyond nine', () => {
  expect(inTurn('1234')).toBe(4);
  expect(inTurn('~1234~~~~~1')).toBe(4);
  expect(inTurn('0123456~')).toBe(6);
  expect(inTurn('123456789~10111')).toBe(9);
});

test('a row of a board numbers nothing', () => {
  expect(inTurn('123~~~')).toBe(3);
  for (const row of ['1234#~', '12340', '11234', '21234', '1235~', '~~~~']) expect(inTurn(row)).toBe(0);
});

/** The numbered sides of a board of rows. */
function sidesOf(rows: readonly string[]) {
  const cells = [...rows.join('')] as CellSymbol[];
  const lattice = { shape: 'square', rows: rows.length, cols: (rows[0] as string).length } as unknown as Lattice;
  return [...numberedSides({ lattice, cells })].sort();
}

test('four numbers of columns tell together with those of rows, five alone', () => {
  const rows = ['~1234~~', '1######', '2######', '3######', '4######', '~######'];
  expect(sidesOf(rows)).toEqual(['left', 'top']);
  expect(sidesOf(rows.map((row, r) => (r > 0 ? `#${row.slice(1)}` : row)))).toEqual([]);
  expect(sidesOf(['~12345~', '#######', '#######'])).toEqual(['top']);
});
