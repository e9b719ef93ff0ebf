import { expect, test } from 'vitest';
import { makePhotoMemory } from '../../src/camera/photoGlyphs.ts';
import { PHOTO_WEIGHTS } from '../../src/camera/photoWeights.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { loadGlyphNet } from '../../src/vision/glyphNet.ts';
import { PATCH_AREA } from '../../src/vision/patch.ts';

test('the scores of a cell are the mean of both networks, its direction that of the network of screenshots', () => {
  const patch = Float32Array.from({ length: 3 * PATCH_AREA }, (_, i) => 128 + 100 * Math.sin(i * 0.031));
  const screen = makeGlyphMemory();
  const photo = makeGlyphMemory([], () => loadGlyphNet(PHOTO_WEIGHTS));
  const both = makePhotoMemory();
  const [a, b] = [screen.scoresOf(patch), photo.scoresOf(patch)];
  expect([...a]).not.toEqual([...b]);
  both.scoresOf(patch).forEach((score, k) => {
    expect(score).toBeCloseTo(((a[k] as number) + (b[k] as number)) / 2, 4);
  });
  expect([...both.directionOf(patch)]).toEqual([...screen.directionOf(patch)]);
});
