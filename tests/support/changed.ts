import { makeRandom } from '../../src/game/random.ts';
import { OVERLAYS } from '../../tools/properties/overlays.ts';
import type { Sample } from '../../tools/properties/samples.ts';
import { fixtureSamples } from '../../tools/properties/samples.ts';
import { TRANSFORMS } from '../../tools/properties/transforms.ts';

/** A screenshot under one of the changes that must not change what is read, or with something laid over it, by their names. */
export async function changedFixture(name: string, change: string, seed = 1): Promise<Sample> {
  const sample = fixtureSamples().find((s) => s.name === name);
  const transform = [...TRANSFORMS, ...OVERLAYS].find((t) => t.name === change);
  if (!sample || !transform) throw new Error('There is no such picture or change.');
  return transform.apply(await sample.load(), makeRandom(seed));
}
