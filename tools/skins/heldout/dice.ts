import type { Random } from '../../../src/game/random.ts';
import { makeRandom } from '../../../src/game/random.ts';

/** A seeded source of choices. */
export interface Dice {
  readonly random: Random;
  /** A number from `low` to `high`. */
  range(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  odds(probability: number): boolean;
  one<T>(...items: readonly T[]): T;
}

/** The same name and seed always give the same choices. */
export function makeDice(name: string, seed: number): Dice {
  // FNV-1a, 32 bits: families must not share their sequence of choices.
  let hash = 0x811c9dc5;
  for (const char of `${name}/${seed}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  const random = makeRandom(hash);
  return {
    random,
    range: (low, high) => low + random.unit() * (high - low),
    whole: (low, high) => random.int(low, high),
    odds: (probability) => random.unit() < probability,
    one: (...items) => items[random.int(0, items.length - 1)] as (typeof items)[number],
  };
}
