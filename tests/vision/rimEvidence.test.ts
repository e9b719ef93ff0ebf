import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Outlines } from '../../src/vision/foreignCells.ts';
import { BLANK, FLAG, GLYPH_COUNT, glyphOfSymbol, MINE, OTHER } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { RIM_VALUES } from '../../src/vision/rim.ts';
import { blankBiases, hasRimOfMarks, isClearlyOf, rimKinds } from '../../src/vision/rimEvidence.ts';

const SIDE = 10;
const ALL = SIDE ** 2;

function groupOf(cells: readonly number[], glyph: number): CellGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[glyph] = 1;
  return { cells, glyphs, best: glyph, alike: cells.length, closed: 0, isNoisy: false };
}

const ALL_CELLS = Array.from({ length: ALL }, (_, i) => i);
const NO_SIDES = { sides: null } as Pick<Outlines, 'sides'> as Outlines;

/** A board on which all rims are the same. */
const sameRims = () => ({
  patches: ALL_CELLS.map(() => new Float32Array(0)),
  signatures: new Uint8Array(0),
  rims: new Uint8Array(ALL * RIM_VALUES).fill(180),
  contrast: 255,
});

/** The log-odds of being covered of a blank look on a board on which all rims are the same and so many cells show a 1. */
function biasBeside(numbers: number): number {
  const cells = ALL_CELLS;
  const one: CellSymbol = '1';
  const groups = [groupOf(cells.slice(numbers), BLANK), groupOf(cells.slice(0, numbers), glyphOfSymbol(one))];
  const samples = sameRims();
  return blankBiases(groups, samples, NO_SIDES, SIDE)[0] as number;
}

test('blank cells with the rim of numbers are open, but not most of a board beside a number or two', () => {
  expect(biasBeside(20)).toBeLessThan(0);
  expect(biasBeside(3)).toBeLessThan(0);
  expect(biasBeside(2)).toBeGreaterThan(0);
  expect(biasBeside(1)).toBeGreaterThan(0);
});

test('of two blank looks with nearly the rim of numbers, the farther one is not open for that', () => {
  const cells = ALL_CELLS;
  const groups = [
    groupOf(cells.slice(0, 40), BLANK),
    groupOf(cells.slice(40, 80), BLANK),
    groupOf(cells.slice(80), glyphOfSymbol('1')),
  ];
  const samples = sameRims();
  const biasOf = (apart: number) => {
    samples.rims.fill(180 - apart, 0, 40 * RIM_VALUES);
    return blankBiases(groups, samples, NO_SIDES, SIDE)[0] as number;
  };
  expect(biasOf(0)).toBeLessThan(-4);
  expect(Math.abs(biasOf(14))).toBe(0);
});

test('what is drawn on many cells and known to nobody is ground, which has the rim of the numbers', () => {
  const cells = ALL_CELLS;
  const glyphs = new Float64Array(GLYPH_COUNT).fill(0.04);
  const drawn = { ...groupOf(cells.slice(0, 40), BLANK), glyphs, best: MINE };
  const few = { ...groupOf(cells.slice(40, 42), BLANK), glyphs, best: MINE };
  const groups = [drawn, few, groupOf(cells.slice(42), glyphOfSymbol('1'))];
  const samples = sameRims();
  const [common, rare] = blankBiases(groups, samples, NO_SIDES, SIDE);
  expect(common).toBeLessThan(-4);
  expect(Math.abs(rare as number)).toBe(0);
});

test.each([
  ['two flags', FLAG, 2, 180, true],
  ['one flag', FLAG, 1, 180, false],
  ['mines', MINE, 2, 180, false],
  ['flags of another rim', FLAG, 2, 90, false],
])('a blank look has the rim of clear marks or not: %s', (_, glyph, count, level, expected) => {
  const marks = { ...groupOf([8, 9].slice(0, count), glyph), closed: 3 };
  const blank = groupOf([0, 1, 2], BLANK);
  const rims = new Uint8Array(SIDE * RIM_VALUES).fill(180);
  rims.fill(level, 8 * RIM_VALUES);
  const samples = { patches: [], signatures: new Uint8Array(0), rims, contrast: 255 };
  expect(hasRimOfMarks(blank, [blank, marks], samples, SIDE)).toBe(expected);
});

test('a clear flag takes the place of a picture that covers cells, but what passes for a flag on the ground of numbers is none', () => {
  const cells = ALL_CELLS;
  const kindOfFlag = (coveredGlyph: number, seen: number) => {
    const flag = groupOf(cells.slice(80, 90), FLAG);
    flag.glyphs[FLAG] = seen;
    const groups = [groupOf(cells.slice(0, 40), coveredGlyph), groupOf(cells.slice(40, 80), glyphOfSymbol('1')), flag];
    const samples = sameRims();
    samples.rims.fill(60, 0, 40 * RIM_VALUES);
    const named = groups.map((group, k) => {
      const symbol = (['#', '1', 'F'] as const)[k] as CellSymbol;
      return { group, symbol, confidence: 1, options: [symbol], isUnusual: false };
    });
    return rimKinds(named, named, samples, SIDE)[2];
  };
  expect(kindOfFlag(BLANK, 0.98)).toBe('open');
  expect(kindOfFlag(MINE, 0.98)).toBeNull();
  expect(kindOfFlag(MINE, 0.5)).toBe('open');
  expect(kindOfFlag(OTHER, 0.5)).toBeNull();
  expect(kindOfFlag(OTHER, 0.1)).toBe('open');
});

test.each([
  [0, 9, false],
  [8, 21, true],
  [8, 20, false],
  [20, 71, true],
  [20, 69, false],
  [11, 39, false],
  [31, 200, false],
])('rims %i levels from one ground and %i from another are clearly those of the one: %s', (one, other, isClear) => {
  expect(isClearlyOf(one, other)).toBe(isClear);
});
