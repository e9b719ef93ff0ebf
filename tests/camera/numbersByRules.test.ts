import { expect, test } from 'vitest';
import { numbersByRules } from '../../src/camera/numbersByRules.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import type { SeenCells } from '../../src/vision/boardNet.ts';

/** What a network sees of one cell, everywhere. */
function seen(chances: Partial<Record<CellSymbol, number>>): SeenCells {
  const chance = (_row: number, _col: number, symbol: CellSymbol) => chances[symbol] ?? 0;
  return { ring: 0, chance, best: () => ({ symbol: null, chance: 0 }), beside: () => 0 };
}

const read = (rows: readonly string[], chances: Partial<Record<CellSymbol, number>>, isOpen = () => true) => {
  const cells = rows.flatMap((row) => [...row] as CellSymbol[]);
  return [...numbersByRules(cells, makeTopology('square', rows.length, rows[0]?.length ?? 0), seen(chances), isOpen)];
};

/** Two mines that are proved by the ones around them, and an unread cell between. */
const BESIDE_TWO = ['111', '1F1', '2~2', '1F1', '111'];

test('a number that the network doubts between two of which the rules forbid one is the other', () => {
  expect(read(BESIDE_TWO, { '2': 0.8, '1': 0.19, '3': 0.006 })).toEqual([[7, '2']]);
  expect(read(BESIDE_TWO, { '2': 0.6, '3': 0.39, '1': 0.005 })).toEqual([[7, '2']]);
});

test.each([
  ['the cell may be no number', { '2': 0.8, '#': 0.1, '1': 0.09 }],
  ['the network hardly saw the one that is left', { '2': 0.4, '1': 0.595 }],
  ['the one that it saw is impossible', { '1': 0.99, '5': 0.008 }],
  ['the cell shows no number at all', { '0': 0.999 }],
])('nothing is read where %s', (_, chances) => {
  expect(read(BESIDE_TWO, chances)).toEqual([]);
});

test('where a mine beside it is not proved, both numbers stay possible', () => {
  const open = ['###', '#~#', '###'];
  expect(read(open, { '2': 0.8, '1': 0.195 })).toEqual([]);
  expect(read(open, { '2': 0.996 })).toEqual([[4, '2']]);
});

test('nothing is read that may not be, of a game that is over, or of a position that breaks the rules', () => {
  const chances = { '2': 0.8, '1': 0.195 };
  expect(read(BESIDE_TWO, chances, () => false)).toEqual([]);
  expect(read(['111', '1*1', '2~2', '1*1', '111'], chances)).toEqual([]);
  expect(read(['111', '1F1', '2~5', '1F1', '111'], chances)).toEqual([]);
});
