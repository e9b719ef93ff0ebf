import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import { contrastWithin, drawnAlike } from '../../src/vision/drawnAlike.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

const GROUND = 100;

/** A plain cell, engraved: a stroke `depth` levels darker with as light a one beside it, so that blocks keep their mean. */
function engrave(strokes: readonly (readonly [x: number, y: number])[], depth: number): ColourPatch {
  const patch = new Float32Array(3 * PATCH_AREA).fill(GROUND);
  for (let c = 0; c < 3; c++)
    for (const [x, y] of strokes) {
      patch[c * PATCH_AREA + y * PATCH + x] = GROUND - depth;
      patch[c * PATCH_AREA + y * PATCH + x + 1] = GROUND + depth;
    }
  return patch;
}

const upright = Array.from({ length: 12 }, (_, k) => [12, 6 + k] as const);
const slanted = Array.from({ length: 12 }, (_, k) => [6 + k, 6 + k] as const);

test('engraved drawings whose blocks have the same mean are told apart', () => {
  const alike = drawnAlike([engrave(upright, 40), engrave(slanted, 40), engrave(upright, 40)], 2);
  expect(alike(0, 2)).toBe(true);
  expect(alike(0, 1)).toBe(false);
});

test('what differs by less than the least difference shows the same', () => {
  expect(drawnAlike([engrave(upright, 4), engrave(slanted, 4)], 3)(0, 1)).toBe(true);
});

test('the noise of the picture makes no difference', () => {
  const random = makeRandom(3);
  const cells = Array.from({ length: 12 }, () => engrave(upright, 30).map((level) => level + random.int(-6, 7)));
  const alike = drawnAlike(cells, 2);
  expect(cells.every((_, k) => alike(0, k))).toBe(true);
});

test('a plain cell has no contrast, whatever its rim looks like', () => {
  const patch = engrave([], 0);
  for (let x = 0; x < PATCH; x++) patch[x] = 255;
  expect(contrastWithin(patch)).toBe(0);
  expect(contrastWithin(engrave(upright, 40))).toBeGreaterThan(5);
});
