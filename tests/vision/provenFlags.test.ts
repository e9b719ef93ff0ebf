import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { BLANK, GLYPH_COUNT, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { withProvenFlags } from '../../src/vision/provenFlags.ts';
import { board } from '../support/boards.ts';

/** What a drawing on the `~` cells of a board is named. @param second those of them that have another drawing. */
function nameOf(
  rows: readonly string[],
  glyph: number,
  foreign: readonly number[] = [],
  mark: 'is' | 'may be' | null = 'may be',
  second: readonly number[] = [],
): CellSymbol | undefined {
  const { shape, cols, cells } = board(rows.join('\n'));
  const looks = [...cells.keys()].map((cell) => `${cells[cell]}${second.includes(cell)}`);
  const named = [...new Set(looks)].map((look): NamedGroup => {
    const own = [...cells.keys()].filter((cell) => looks[cell] === look);
    const symbol = cells[own[0] as number] as CellSymbol;
    const glyphs = new Float64Array(GLYPH_COUNT);
    const best = symbol === '~' ? glyph : BLANK;
    glyphs[best] = 1;
    const group = { cells: own, glyphs, best, closed: 0, alike: own.length, isNoisy: false };
    return { group, symbol, confidence: 0.95, options: [symbol], isUnusual: false };
  });
  const covered = cells.map((_, cell) => foreign.includes(cell));
  const isNamed = ({ symbol }: NamedGroup) => symbol !== '~';
  const topology = makeTopology(shape, rows.length, cols);
  const after = withProvenFlags(
    named,
    isNamed,
    () => mark,
    covered,
    topology,
    0.95,
    (a, b) => a.group === b.group || second.length === 0,
  );
  return after.find(({ group }) => cells[group.cells[0] as number] === '~')?.symbol;
}

const TWO_MARKED = ['~10#', '1110', '01~1', '0111'];

test('an unknown drawing on mines is a flag', () => {
  expect(nameOf(TWO_MARKED, OTHER)).toBe('F');
});

test.each([
  ['that may be a question mark', TWO_MARKED, QUESTION, []],
  ['that shows nothing', TWO_MARKED, BLANK, []],
  ['that a window lies over', TWO_MARKED, OTHER, [10]],
  ['on cells that need not be mines', ['~#10', '11~0', '01#1', '0111'], OTHER, []],
  ['where flags are drawn in another way', ['~10F', '1111', '01~1', '0111'], OTHER, []],
  ['where the game is lost', ['~10*', '1110', '01~1', '0111'], OTHER, []],
] as const)('a drawing %s is not', (_, rows, glyph, foreign) => {
  expect(nameOf(rows, glyph, foreign)).toBe('~');
});

const UNPROVED = ['~###', '#1##', '###~', '1111'];

test('the only unknown drawing on ground that surely is covered is a flag wherever it is', () => {
  expect(nameOf(UNPROVED, OTHER, [], 'is')).toBe('F');
  expect(nameOf(UNPROVED, OTHER, [], 'may be')).toBe('~');
  expect(nameOf(TWO_MARKED, OTHER, [], null)).toBe('~');
});

test.each([
  ['on a single cell', ['####', '#1##', '###~', '1111'], OTHER],
  ['that may be a mine', UNPROVED, MINE],
])('… but not one %s', (_, rows, glyph) => {
  expect(nameOf(rows, glyph, [], 'is')).toBe('~');
});

const FOUR_OF_TEN = ['~1001~', '110011', '000000', '110011', '~1001~', '222222', '~~~~~~'];

test('a drawing of which few cells are mines for sure is a flag where none is free', () => {
  expect(nameOf(FOUR_OF_TEN, OTHER)).toBe('F');
  const oneFree = FOUR_OF_TEN.map((row, i) => (i === 5 ? '122222' : row));
  expect(nameOf(oneFree, OTHER)).toBe('~');
});

test('of two drawings that may both be on mines nobody knows which are the flags', () => {
  const both = ['~1001~', '110011', '000000', '110011', '~1001~', '110011', '000000', '110011', '~1001~'];
  expect(nameOf(both, OTHER)).toBe('F');
  expect(nameOf(both, OTHER, [], 'may be', [24, 29, 48])).toBe('~');
  expect(nameOf(both, OTHER, [], 'may be', [24])).toBe('F');
});
