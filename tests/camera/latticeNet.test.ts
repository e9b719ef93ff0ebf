import { describe, expect, test } from 'vitest';
import { evenPhoto } from '../../src/camera/evenPhoto.ts';
import { FIELD_VALUES, seeLattice } from '../../src/camera/latticeNet.ts';
import { LATTICE_LAYERS } from '../../src/camera/latticeWeights.ts';
import type { StoredLayer } from '../../src/camera/uNet.ts';
import type { Image } from './netByDefinition.ts';
import { convolve, imageOf, plus, somePicture, worstOf } from './netByDefinition.ts';

const layer = (name: string) => LATTICE_LAYERS[name] as StoredLayer;

function byDefinition(input: Image): Image {
  const down: Image[] = [];
  for (const k of [1, 2, 3, 4, 5])
    down.push(convolve(layer(`d${k}b`), convolve(layer(`d${k}a`), down[k - 2] ?? input, 2)));
  const [l1, l2, l3, l4, l5] = down as [Image, Image, Image, Image, Image];
  const u4 = convolve(layer('u4'), plus(l4, l5));
  const u3 = convolve(layer('u3'), plus(l3, u4));
  const u2 = convolve(layer('u2'), plus(l2, convolve(layer('l2'), u3, 1, false)));
  const u1 = convolve(layer('u1b'), convolve(layer('u1a'), plus(l1, convolve(layer('l1'), u2, 1, false))));
  return convolve(layer('out'), u1, 1, false);
}

describe('the lattice network', () => {
  test('computes its definition, whatever size it saw before', () => {
    seeLattice(somePicture(160, 90));
    const photo = somePicture(128, 64);
    const want = byDefinition(imageOf(evenPhoto(photo)));
    const got = seeLattice(photo);
    expect([got.width, got.height, got.step, got.first]).toEqual([want.width, want.height, 4, 1]);
    expect(worstOf(want, got.values, FIELD_VALUES)).toBeLessThan(1e-3);
    expect(Math.max(...want.values.map(Math.abs))).toBeGreaterThan(0.1);
  });

  test('sees even light as no light at all', () => {
    const { values } = evenPhoto({ width: 64, height: 48, data: new Uint8Array(64 * 48 * 4).fill(130) });
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(1e-3);
  });
});
