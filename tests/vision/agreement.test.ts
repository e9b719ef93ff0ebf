import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { agreesButForCover, agreesMore, agreesWith } from '../../src/vision/agreement.ts';

const READ = [...'####001122'] as CellSymbol[];

/** The chance of what was read, in covered cells and in all others. */
const seen = (covered: number, others: number) => (symbol: CellSymbol, cell: number) => {
  expect(symbol).toBe(READ[cell]);
  return symbol === '#' ? covered : others;
};

test('a network agrees with a reading that it sees in every kind of cell', () => {
  expect(agreesWith(READ, seen(0.9, 0.9))).toBe(true);
  expect(agreesWith(READ, seen(0.8, 0.9))).toBe(false);
  expect(agreesWith(READ, seen(0.9, 0.8))).toBe(false);
  expect(agreesMore(READ, seen(0.89, 1))).toBe(false);
  expect(agreesMore(READ, seen(0.91, 0.91))).toBe(true);
});

test('covered cells of many drawings may be taken for other things in half of them', () => {
  expect(agreesButForCover(READ, seen(0.6, 0.9))).toBe(true);
  expect(agreesButForCover(READ, seen(0.4, 1))).toBe(false);
  expect(agreesButForCover(READ, seen(1, 0.8))).toBe(false);
});

test('marks and mines tell nothing, as every program draws its own', () => {
  expect(agreesWith([...'F?*x~'] as CellSymbol[], () => 1)).toBe(false);
  expect(agreesWith([...READ, 'F'], (symbol) => (symbol === 'F' ? 0 : 1))).toBe(true);
});
