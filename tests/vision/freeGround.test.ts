import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { withFreeGroundOpen } from '../../src/vision/freeGround.ts';
import { BLANK, GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';

/** Looks of a board by letters: capitals look raised; letters are named covered, unless they are named another symbol. */
function namesOf(
  rows: readonly string[],
  closed: Readonly<Record<string, number>>,
  nameOf: Readonly<Record<string, CellSymbol>> = {},
  isPossible = isConsistent,
) {
  const text = rows.join('');
  const named = [...new Set(text)].map((look): NamedGroup => {
    const isCovered = /[a-z]/i.test(look);
    const cells = [...text].flatMap((other, cell) => (other === look ? [cell] : []));
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[BLANK] = 1;
    return {
      group: { cells, glyphs, best: BLANK, closed: closed[look] ?? -5, isNoisy: false, alike: cells.length },
      symbol: nameOf[look] ?? ((isCovered ? '#' : look) as CellSymbol),
      confidence: 1,
      options: ['#', '0'],
      isUnusual: false,
    };
  });
  const topology = makeTopology('square', rows.length, rows[0]?.length ?? 0);
  const foreign = [...text].map(() => false);
  const isNamed = ({ symbol }: NamedGroup) => symbol !== '~';
  return withFreeGroundOpen({ named, isNamed, foreign, topology }, isPossible).map(({ symbol, group }) =>
    [text[group.cells[0] as number], symbol].join(' '),
  );
}

/** The numbers on the left say that every C is a mine, those on the right that nothing else is. */
const ENCLOSED = ['2C2a', '3C3a', '3C3a', '3C3a', '3C3b', '3C3b', '3C3b', '2C2b'];

test('looks that stand among open cells, and of which none can be a mine, are open ground', () => {
  const names = namesOf(ENCLOSED, { C: 5, a: 0.3, b: -0.2 });
  expect(names).toEqual(expect.arrayContaining(['C #', 'a 0', 'b 0']));
});

test('raised ones may be either', () => {
  expect(namesOf(ENCLOSED, { C: 5, a: 4, b: 4 })).toEqual(expect.arrayContaining(['C #', 'a ~', 'b ~']));
});

test('so are those of which one stands beside covered cells', () => {
  const beside = ENCLOSED.map((row, k) => `${row}${k === 0 ? 'C' : '0'}`);
  expect(namesOf(beside, { C: 5, a: 0.3, b: -0.2 })).toEqual(expect.arrayContaining(['a #', 'b #']));
});

test('so are those that may be mines', () => {
  const mayBe = ENCLOSED.map((row) => row.slice(1));
  expect(namesOf(mayBe, { C: 5, a: 0.3, b: -0.2 })).toEqual(expect.arrayContaining(['a #', 'b #']));
});

/** An opening of zeros (a) between flags (C), as by a program that draws its open cells raised. */
const OPENING = ['C1aa1C', '11aa11', 'aaaaaa', 'aaaaaa', '11aa11', 'C1aa1C'];

test('raised cells that could all be zeros are an opening', () => {
  expect(namesOf(OPENING, { C: 5, a: 5 })).toEqual(expect.arrayContaining(['C #', 'a 0']));
});

test('they are covered where one of them must be a mine', () => {
  const mined = OPENING.map((row, k) => (k === 1 ? '12aa11' : row));
  expect(namesOf(mined, { C: 5, a: 5 })).toEqual(expect.arrayContaining(['a #']));
});

test.each(['F', '?', '*'] as const)('they are covered where one of them touches what shows %s', (symbol) => {
  const isOpening = namesOf(OPENING, { C: 5, a: 5 }, { C: symbol }).includes('a 0');
  expect(isOpening).toBe(true);
  const touching = OPENING.map((row, k) => (k === 2 ? 'aaCaaa' : row));
  expect(namesOf(touching, { C: 5, a: 5 }, { C: symbol })).toEqual(expect.arrayContaining(['a #']));
});

test('a few of them may be the last of a game', () => {
  const few = ['C1a1C', '11a11', 'aaaaa', '11a11', 'C1a1C'];
  expect(namesOf(few, { C: 5, a: 5 })).toEqual(expect.arrayContaining(['a #']));
});

test('they are covered where hardly any numbers say so: the mines may be anywhere', () => {
  const corner = ['C1aaaa', '11aaaa', 'aaaaaa'];
  expect(namesOf(corner, { C: 5, a: 5 }, { C: 'F' })).toEqual(expect.arrayContaining(['a #']));
});

/** An opening that was not read (u), in a game that hardly began: its numbers have their mines among the covered cells (a). */
const UNREAD = [
  'aaaaaaaaa',
  'aaaaaaaaa',
  'aaaaaaaaa',
  'aaaaaaaaa',
  '11aaaaaaa',
  'u1aaaaaaa',
  'u1aaaaaaa',
  'u1111aaaa',
  'uuuu1aaaa',
];

test('they are covered where only what is not read could be the mines of the numbers', () => {
  expect(namesOf(UNREAD, { a: 5 }, { u: '~' })).toEqual(expect.arrayContaining(['a #']));
});

test('they are covered where a number has no other cell for its mines, though the rest of the board is out of sight', () => {
  const begun = ['aaaaaa', 'aaaaaa', 'aa1111', 'aa1000', 'aa1111', 'aaaaaa', 'aaaaaa'];
  expect(namesOf(begun, { a: 5 }, {}, () => true)).toEqual(expect.arrayContaining(['a #']));
});
