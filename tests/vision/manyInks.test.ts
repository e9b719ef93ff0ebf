import { expect, test } from 'vitest';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { FLAG, GLYPH_COUNT, OTHER } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { inOtherInks, withManyInks } from '../../src/vision/manyInks.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

type Rgb = readonly [number, number, number];
const GROUND: Rgb = [220, 200, 170];
const RED: Rgb = [180, 30, 40];
const GREEN: Rgb = [30, 120, 40];
const CELLS = 4;
const EIGHT = 8;

/** A bar in the middle of a cell, in one ink above and another below, whose edges are half as strong. */
function barOf(above: Rgb, below: Rgb): ColourPatch {
  const patch = new Float32Array(3 * PATCH_AREA);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < PATCH_AREA; i++) {
      const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
      const share = y < 6 || y >= 18 ? 0 : x >= 9 && x < 15 ? 1 : x === 8 || x === 15 ? 0.5 : 0;
      const ink = y < 12 ? above : below;
      patch[c * PATCH_AREA + i] = (1 - share) * (GROUND[c] as number) + share * (ink[c] as number);
    }
  return patch;
}

/** A look of some cells: what the network sees in it, and its two inks. */
interface Look {
  readonly glyph: number;
  readonly sure: number;
  readonly inks: readonly [Rgb, Rgb];
}

/** What is likeliest in each of some looks, and how likely. */
function seen(looks: readonly Look[]) {
  const groups = looks.map(({ glyph, sure }, k): CellGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[glyph] = sure;
    glyphs[OTHER] = (glyphs[OTHER] as number) + 1 - sure;
    const cells = Array.from({ length: CELLS }, (_, i) => k * CELLS + i);
    return { cells, glyphs, best: glyph, closed: 0, alike: CELLS, isNoisy: false };
  });
  const patches = looks.flatMap(({ inks }) => new Array<ColourPatch>(CELLS).fill(barOf(...inks)));
  return withManyInks(groups, { patches } as unknown as CellSamples).map(({ best, glyphs }) => [best, glyphs[best]]);
}

const plain = (glyph: number): Look => ({ glyph, sure: 0.99, inks: [RED, RED] });
const beet: Look = { glyph: 3, sure: 0.97, inks: [GREEN, RED] };

test('half of a bar in two inks is in another one, and nothing of one in one ink', () => {
  expect(inOtherInks(barOf(RED, GREEN))).toBeCloseTo(0.5, 1);
  expect(inOtherInks(barOf(RED, RED))).toBe(0);
  expect(inOtherInks(barOf(GROUND, GROUND))).toBe(0);
});

test('light and dark of one hue are two inks, a thin layer of one is not', () => {
  const half = GROUND.map((level, c) => (level + (RED[c] as number)) / 2) as unknown as Rgb;
  expect(inOtherInks(barOf(RED, half))).toBe(0);
  expect(inOtherInks(barOf([90, 70, 40], [255, 255, 255]))).toBeGreaterThan(0.2);
});

test('what is drawn in two inks is no digit where other digits are drawn in one', () => {
  const [one, two, other] = seen([plain(1), plain(2), beet]);
  expect([one, two]).toEqual([
    [1, 0.99],
    [2, 0.99],
  ]);
  expect(other).toEqual([OTHER, expect.closeTo(0.98, 2)]);
});

test.each([
  ['few other digits', [plain(1), beet]],
  [
    'other digits of several inks',
    [plain(1), { ...plain(2), inks: [RED, GREEN] }, { ...plain(EIGHT), inks: [RED, GREEN] }, beet],
  ],
  [
    'some of several inks, though most cells are in one: the ink of those outlines all',
    [plain(1), plain(1), plain(1), ...[2, 4].map((glyph) => ({ ...plain(glyph), inks: [RED, GREEN] as const })), beet],
  ],
  ['a digit of that glyph only', [plain(3), plain(3), beet]],
  ['what the network hardly takes for a digit', [plain(1), plain(2), { ...beet, sure: 0.8 }]],
  ['a flag', [plain(1), plain(2), { ...beet, glyph: FLAG }]],
] as const)('beside %s nothing is told', (_, looks) => {
  expect(seen(looks).map(([best]) => best)).toEqual(looks.map(({ glyph }) => glyph));
});
