import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { INNER } from '../../src/vision/blocks.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { BLANK, FLAG, GLYPH_COUNT, QUESTION } from '../../src/vision/glyphs.ts';
import { mayBeGrain, withGrainBlank } from '../../src/vision/grain.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

/** A look of several cells, on which a square that is so many levels darker is drawn, and what the network sees in it. */
interface Look {
  readonly glyph: number;
  readonly sure: number;
  readonly darker: number;
}

const MIDDLE = PATCH / 2;
const CELLS = 6;
const EIGHT = 8;

/** What is best in each of some looks, as their grain is seen. */
function bestOf(looks: readonly Look[]): number[] {
  const groups = looks.map(({ glyph, sure }, k): CellGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT).fill((1 - sure) / (GLYPH_COUNT - 1));
    glyphs[glyph] = sure;
    const cells = Array.from({ length: CELLS }, (_, i) => k * CELLS + i);
    return { cells, glyphs, best: glyph, closed: 0, alike: CELLS, isNoisy: false };
  });
  const patches = looks.flatMap(({ darker }) => new Array(CELLS).fill(patchOf(darker)));
  return withGrainBlank(groups, { patches } as unknown as CellSamples, EIGHT).map(({ best }) => best);
}

function patchOf(darker: number): Float32Array {
  const patch = new Float32Array(3 * PATCH_AREA).fill(200);
  for (let plane = 0; plane < 3; plane++)
    for (let y = MIDDLE - 3; y < MIDDLE + 3; y++)
      patch.fill(
        200 - darker,
        plane * PATCH_AREA + y * PATCH + MIDDLE - 3,
        plane * PATCH_AREA + y * PATCH + MIDDLE + 3,
      );
  return patch;
}

const ONES: Look = { glyph: 1, sure: 0.99, darker: 150 };
const GRASS: Look = { glyph: BLANK, sure: 0.97, darker: 20 };

test('grass that looks like a question mark is grass', () => {
  expect(bestOf([ONES, GRASS, { glyph: QUESTION, sure: 0.9, darker: 24 }])).toEqual([1, BLANK, BLANK]);
});

test('so is what the network hardly knows, if it is faint', () => {
  expect(bestOf([ONES, { glyph: 12, sure: 0.3, darker: 40 }])).toEqual([1, BLANK]);
  expect(bestOf([ONES, { glyph: 7, sure: 0.3, darker: 40 }])).toEqual([1, 7]);
  expect(bestOf([ONES, { glyph: 7, sure: 0.3, darker: 10 }])).toEqual([1, BLANK]);
});

test('where there are no digits, the grain of blank cells tells', () => {
  const speckled: Look = { glyph: BLANK, sure: 0.9, darker: 20 };
  const flag = (darker: number, sure = 0.8): Look => ({ glyph: FLAG, sure, darker });
  expect(bestOf([speckled, flag(25)])).toEqual([BLANK, BLANK]);
  expect(bestOf([speckled, flag(60)])).toEqual([BLANK, FLAG]);
  expect(bestOf([speckled, flag(25, 0.95)])).toEqual([BLANK, FLAG]);
  // The network knows digits.
  expect(bestOf([speckled, { glyph: 3, sure: 0.85, darker: 25 }])).toEqual([BLANK, 3]);
  // Clean ground has no grain, and few blank cells tell of none.
  expect(bestOf([{ ...speckled, darker: 0 }, flag(5)])).toEqual([BLANK, FLAG]);
  expect(bestOf([speckled, flag(25), flag(24)])).toEqual([BLANK, FLAG, FLAG]);
});

test('a mark that shows no more than as many blank cells is the grain of their cover', () => {
  const cover: Look = { glyph: BLANK, sure: 0.5, darker: 60 };
  const mark = (darker: number): Look => ({ glyph: QUESTION, sure: 0.9, darker });
  expect(bestOf([ONES, cover, mark(60)])).toEqual([1, BLANK, BLANK]);
  expect(bestOf([ONES, cover, mark(70)])).toEqual([1, BLANK, QUESTION]);
  expect(bestOf([ONES, { ...cover, darker: 18 }, mark(26)])).toEqual([1, BLANK, BLANK]);
  // Marks may be as faint as digits are.
  expect(bestOf([{ ...ONES, darker: 80 }, cover, mark(60)])).toEqual([1, BLANK, QUESTION]);
});

test.each([
  ['a mark as strong as digits', [ONES, GRASS, { glyph: QUESTION, sure: 0.9, darker: 120 }], QUESTION],
  [
    'a faint mark where blank cells show nothing',
    [ONES, { ...GRASS, darker: 0 }, { glyph: FLAG, sure: 0.9, darker: 24 }],
    FLAG,
  ],
  ['a faint digit', [ONES, GRASS, { glyph: 7, sure: 0.9, darker: 24 }], 7],
  ['a mark on a board without digits', [GRASS, GRASS, { glyph: QUESTION, sure: 0.9, darker: 24 }], QUESTION],
] as const)('%s is none', (_, looks, expected) => {
  expect(bestOf(looks).at(-1)).toBe(expected);
});

/** Signatures of cells on each of which one inner block differs from the others by so many levels. */
function signaturesOf(differences: readonly number[]): Pick<CellSamples, 'signatures'> {
  const signatures = new Uint8Array(differences.length * SIGNATURE).fill(100);
  differences.forEach((difference, cell) => {
    signatures[cell * SIGNATURE + (INNER[0] as number)] = 100 + difference;
  });
  return { signatures };
}

function entryOf(symbol: CellSymbol, best: number, cells: readonly number[], confidence = 0.95): NamedGroup {
  const group = { cells, glyphs: new Float64Array(GLYPH_COUNT), best, closed: 0, alike: cells.length, isNoisy: false };
  return { group, symbol, confidence, options: [symbol], isUnusual: false };
}

test.each([
  ['shows no more than a covered cell', '?', [0], 0.95, 60, true],
  ['shows more than all covered cells', '?', [0], 0.95, 90, false],
  ['is sure', '?', [0], 0.995, 60, false],
  ['is on several cells', '?', [0, 4], 0.95, 60, false],
  ['is a number', '1', [0], 0.95, 60, false],
] as const)('a mark on one cell may be grain: what %s', (_, symbol, cells, confidence, shown, isGrain) => {
  const samples = signaturesOf([shown, 20, 70, 30, 20]);
  const mark = entryOf(symbol, QUESTION, cells, confidence);
  expect(mayBeGrain(mark, [mark, entryOf('#', BLANK, [1, 2, 3])], samples)).toBe(isGrain);
});
