import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { BLANK, FLAG, GLYPH_COUNT, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { mayBeOtherMark } from '../../src/vision/otherMarks.ts';

/** A look of so many cells in which the network sees a glyph with some probability. */
function lookOf(symbol: CellSymbol, count: number, best: number, chance: number, isUnusual = true): NamedGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[best] = chance;
  const cells = Array.from({ length: count }, (_, cell) => cell);
  const group = { cells, glyphs, best, closed: 0, isNoisy: false, alike: count };
  return { group, symbol, confidence: 1, options: [symbol], isUnusual };
}

const FOUR = 4;

/** What comes of a look beside another one of its name, if they are so alike, and the look may have a ground of its own. */
const isOther = (look: NamedGroup, most: NamedGroup, likeness = 0.3, hasOwnGround = false) =>
  mayBeOtherMark(
    look,
    [look, most],
    () => likeness,
    () => hasOwnGround,
  );

test('covered ground that looks like a character may be a mark where most of it shows something else', () => {
  expect(isOther(lookOf('#', 4, FOUR, 0.9), lookOf('#', 27, MINE, 0.7))).toBe(true);
});

test('what may be such a mark itself is no witness for another that is drawn like it', () => {
  const [covered, many, few] = [lookOf('#', 90, MINE, 0.4), lookOf('#', 29, MINE, 0.9), lookOf('#', 7, MINE, 0.8)];
  const likeness = (a: NamedGroup, b: NamedGroup) => ((a === covered) === (b === covered) ? 0.95 : 0.3);
  const isOdd = (look: NamedGroup) => mayBeOtherMark(look, [covered, many, few], likeness, () => false);
  expect([covered, many, few].map(isOdd)).toEqual([false, true, true]);
});

test.each([
  ['that is drawn like the rest', lookOf('#', 4, FOUR, 0.9), lookOf('#', 27, MINE, 0.7), 0.9],
  ['of which there is as much', lookOf('#', 4, FOUR, 0.9), lookOf('#', 11, MINE, 0.7), 0.3],
  ['in which no character is seen', lookOf('#', 4, OTHER, 0.9), lookOf('#', 27, MINE, 0.7), 0.3],
  ['that is blank', lookOf('#', 4, BLANK, 0.9, false), lookOf('#', 27, MINE, 0.7), 0.3],
  ['beside which only flags are many', lookOf('#', 4, FOUR, 0.9), lookOf('F', 27, MINE, 0.7), 0.3],
] as const)('covered ground %s is no mark', (_title, look, most, likeness) => {
  expect(isOther(look, most, likeness)).toBe(false);
});

test('mines that hardly look like any may be marks where most mines are drawn otherwise', () => {
  const most = lookOf('*', 18, OTHER, 0.4);
  expect(isOther(lookOf('*', 2, MINE, 0.6, false), most)).toBe(true);
  expect(isOther(lookOf('*', 2, MINE, 0.9, false), most)).toBe(false);
});

test('but for the one that was hit', () => {
  expect(isOther(lookOf('*', 1, MINE, 0.1, false), lookOf('*', 18, MINE, 0.9), 0.3, true)).toBe(false);
});

test('flags that look more like question marks are none, unless others of that drawing look like flags', () => {
  const odd = lookOf('F', 4, QUESTION, 0.6, false);
  const flag = lookOf('F', 9, FLAG, 0.9, false);
  expect(isOther(odd, flag, 0.3)).toBe(true);
  expect(isOther(odd, flag, 0.9)).toBe(false);
  expect(isOther(flag, odd, 0.3)).toBe(false);
  expect(isOther(lookOf('F', 4, QUESTION, 0.1, false), flag, 0.3)).toBe(false);
});

test('of flags of two drawings, in neither of which one is seen, nobody knows which are flags', () => {
  const [foxes, carrots] = [lookOf('F', 28, OTHER, 0.9), lookOf('F', 6, MINE, 0.4)];
  expect(isOther(foxes, carrots, 0.3)).toBe(true);
  expect(isOther(carrots, foxes, 0.3)).toBe(true);
  expect(isOther(foxes, carrots, 0.9)).toBe(false);
  expect(isOther(foxes, lookOf('F', 6, FLAG, 0.9), 0.3)).toBe(false);
  expect(isOther(foxes, lookOf('F', 2, OTHER, 0.9), 0.3)).toBe(false);
});
