import { expect, test } from 'vitest';
import { BLANK, FLAG, GLYPH_COUNT, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import { groundLooks, PLAIN_GROUND } from '../../src/vision/groundLooks.ts';

/** A group of so many cells in which the network sees glyphs with some probabilities. */
function group(count: number, seen: Readonly<Record<number, number>>) {
  const glyphs = new Float64Array(GLYPH_COUNT);
  for (const [glyph, p] of Object.entries(seen)) glyphs[Number(glyph)] = p;
  return { cells: Array.from({ length: count }, (_, i) => i), glyphs };
}

test('a mark drawn on ground that itself passes for drawings has a look of its own', () => {
  const tiles = group(40, { [OTHER]: 0.4, [MINE]: 0.35, [FLAG]: 0.25 });
  const sameTiles = group(5, { [OTHER]: 0.5, [MINE]: 0.3, [FLAG]: 0.2 });
  const stars = group(2, { [MINE]: 0.1, [QUESTION]: 0.9 });
  const [ground, same, star] = groundLooks([tiles, sameTiles, stars]);
  expect(same).toBe(ground);
  expect(star).not.toBe(ground);
  expect([ground, star]).not.toContain(PLAIN_GROUND);
  expect([ground, star]).not.toContain(null);
});

test('blank ground is plain; what may be blank, or is unknown and rare, is not known', () => {
  const looks = groundLooks([
    group(9, { [BLANK]: 0.9, [OTHER]: 0.1 }),
    group(9, { [BLANK]: 0.3, [OTHER]: 0.7 }),
    group(1, { [OTHER]: 0.95 }),
  ]);
  expect(looks).toEqual([PLAIN_GROUND, null, null]);
});
