import { makeRandom } from '../src/game/random.ts';

/** A seed of its own for each name, of a family or a picture, and number. */
export function seedOf(name: string, seed: number): number {
  let hash = seed;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return makeRandom(hash).int(0, 0x3fffffff);
}
