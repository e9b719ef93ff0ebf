/** The 97.5 % point of the standard normal distribution: 95 % lie within it on both sides. */
const Z95 = 1.959963984540054;

/** A range as [low, high]. */
export type Interval = readonly [number, number];

/**
 * The 95 % interval of a rate after `won` of `games` (Wilson, "Probable inference", JASA 22, 1927): right also for
 * few games and for rates near 0 and 1.
 */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = won / games;
  const z2 = Z95 ** 2 / games;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((rate * (1 - rate) + z2 / 4) / games)) / (1 + z2);
  // With no game won, or all, the bound is exact; rounding must not push it past the rate.
  return [won === 0 ? 0 : middle - half, won === games ? 1 : middle + half];
}

/**
 * The mean of per-game differences that are 1, 0 or -1 with its 95 % interval (normal, from their standard deviation).
 * @param better in how many games the difference is 1; `worse`: in how many it is -1.
 */
export function meanDifference(better: number, worse: number, games: number): { mean: number; ci95: Interval } {
  if (games === 0) return { mean: 0, ci95: [-1, 1] };
  const mean = (better - worse) / games;
  if (games === 1) return { mean, ci95: [-1, 1] };
  const variance = (better + worse - games * mean ** 2) / (games - 1);
  const half = Z95 * Math.sqrt(Math.max(0, variance) / games);
  return { mean, ci95: [Math.max(-1, mean - half), Math.min(1, mean + half)] };
}

/**
 * The mean of a quantity that is never negative with its 95 % interval (normal, from the standard deviation).
 * @param sum of all values; `squares`: of their squares.
 * @returns no interval for less than two values, which say nothing of how far they lie apart.
 */
export function meanInterval(count: number, sum: number, squares: number): { mean: number; ci95: Interval | null } {
  const mean = count === 0 ? 0 : sum / count;
  if (count < 2) return { mean, ci95: null };
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  const half = Z95 * Math.sqrt(variance / count);
  return { mean, ci95: [Math.max(0, mean - half), mean + half] };
}

/** The shortest time that is told apart, ms. */
const SHORTEST = 1e-4;
/** Each step of times is this much longer than the one before: percentiles are right to half of that. */
const STEP = Math.log(1.01);

/** Counts times in steps of 1 %, so that millions of them take no room. Times are in ms. */
export class Times {
  count = 0;
  sum = 0;
  max = 0;
  private readonly steps: number[] = [];

  add(time: number): void {
    const step = time <= SHORTEST ? 0 : Math.round(Math.log(time / SHORTEST) / STEP);
    while (this.steps.length <= step) this.steps.push(0);
    this.steps[step] = (this.steps[step] as number) + 1;
    this.count++;
    this.sum += time;
    this.max = Math.max(this.max, time);
  }

  /** The time that a share of all (0 to 1) does not exceed; 0 without any. */
  percentile(share: number): number {
    let left = Math.ceil(share * this.count);
    for (const [step, count] of this.steps.entries()) {
      left -= count;
      if (count > 0 && left <= 0) return Math.min(this.max, SHORTEST * Math.exp(step * STEP));
    }
    return 0;
  }
}
