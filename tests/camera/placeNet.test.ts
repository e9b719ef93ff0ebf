import { expect, test } from 'vitest';
import { evenPhoto } from '../../src/camera/evenPhoto.ts';
import { FIELD_VALUES } from '../../src/camera/latticeNet.ts';
import { PLACE_PITCH, seePlaces } from '../../src/camera/placeNet.ts';
import { PLACE_LAYERS } from '../../src/camera/placeWeights.ts';
import type { StoredLayer } from '../../src/camera/uNet.ts';
import type { Image } from './netByDefinition.ts';
import { convolve, imageOf, plus, somePicture, worstOf } from './netByDefinition.ts';

const layer = (name: string) => PLACE_LAYERS[name] as StoredLayer;

function byDefinition(input: Image): Image {
  const down: Image[] = [];
  for (const k of [1, 2, 3, 4, 5, 6])
    down.push(convolve(layer(`d${k}b`), convolve(layer(`d${k}a`), down[k - 2] ?? input, 2)));
  const [l4, l5, l6] = down.slice(3) as [Image, Image, Image];
  const u5 = convolve(layer('u5'), plus(l5, l6));
  const u4 = convolve(layer('u4b'), convolve(layer('u4a'), plus(l4, u5)));
  return convolve(layer('out'), u4, 1, false);
}

test('the place network computes its definition, whatever size it saw before', () => {
  seePlaces(somePicture(12 * PLACE_PITCH, 8 * PLACE_PITCH));
  const flat = somePicture(8 * PLACE_PITCH, 4 * PLACE_PITCH);
  const want = byDefinition(imageOf(evenPhoto(flat, 1)));
  const got = seePlaces(flat);
  expect([got.cols, got.rows]).toEqual([want.width, want.height]);
  expect(worstOf(want, got.values, FIELD_VALUES)).toBeLessThan(1e-3);
  expect(Math.max(...want.values.map(Math.abs))).toBeGreaterThan(0.1);
});
