import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of random numbers: the same seed always gives the same sequence. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number from 0 (included) to 1 (excluded). */
  unit(): number;
}

export function makeRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  return {
    int: (min, max) => uniformInt(generator, min, max),
    unit: () => uniformFloat64(generator),
  };
}

/** `count` different entries of `items`, in random order (partial Fisher-Yates shuffle of a copy). */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const pool = [...items];
  const last = Math.min(count, pool.length);
  for (let i = 0; i < last; i++) {
    const j = random.int(i, pool.length - 1);
    [pool[i], pool[j]] = [pool[j] as T, pool[i] as T];
  }
  return pool.slice(0, last);
}
