import { expect, test } from 'vitest';
import { markOnGround } from '../../src/vision/markOnGround.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

type Level = (x: number, y: number) => number;

/** A grey cell by the level of each sample. */
function cellOf(level: Level): ColourPatch {
  return Float32Array.from({ length: 3 * PATCH_AREA }, (_, i) => {
    const at = i % PATCH_AREA;
    return level(at % PATCH, Math.floor(at / PATCH));
  });
}

const TILE: Level = (x, y) => (x + y < PATCH ? 90 : 180);
const onTile = (isMark: (x: number, y: number) => boolean, level = 20) =>
  cellOf((x, y) => (isMark(x, y) ? level : TILE(x, y)));

test('a mark on a tile is left alone on the mean of the tile, as large as a character', () => {
  const mark = markOnGround(
    onTile((x, y) => x >= 10 && x < 14 && y >= 3 && y < 9),
    cellOf(TILE),
  );
  const [levels, mean] = [[...(mark ?? []).slice(0, PATCH_AREA)], 135];
  // The tile's own edge is gone: beside the mark all is one colour.
  expect(Math.abs((levels[0] as number) - mean)).toBeLessThan(6);
  expect(Math.abs((levels[PATCH_AREA - 1] as number) - mean)).toBeLessThan(6);
  const marked = levels.filter((level) => level < 60).length / PATCH_AREA;
  expect(marked).toBeGreaterThan(0.15);
  expect(marked).toBeLessThan(0.4);
});

test.each([
  ['nothing but the tile', () => false],
  ['lines of one sample, where a tile lies a fraction of a pixel off', (x: number, y: number) => x + y === PATCH],
  ['another cell altogether', (x: number) => x < 16],
] as const)('there is no mark where a cell shows %s', (_, isMark) => {
  expect(markOnGround(onTile(isMark), cellOf(TILE))).toBeNull();
});

test('a mark hardly darker than its tile is none', () => {
  const faint = cellOf((x, y) => TILE(x, y) - (x >= 8 && x < 16 && y >= 8 && y < 16 ? 10 : 0));
  expect(markOnGround(faint, cellOf(TILE))).toBeNull();
});
