/**
 * How well a number goes with what is around it: with covered cells of which some part are mines, with flags that are
 * mostly right, with mines that are shown. This tells a flag from a covered cell and covered from open ground long
 * before a rule is broken.
 */

/** Parts of the covered cells beside numbers that may be mines on a board, and how often: many are late in a game. */
const DENSITIES: readonly { readonly part: number; readonly weight: number }[] = [
  { part: 0.02, weight: 0.05 },
  { part: 0.1, weight: 0.2 },
  { part: 0.2, weight: 0.3 },
  { part: 0.35, weight: 0.2 },
  { part: 0.55, weight: 0.15 },
  { part: 0.85, weight: 0.1 },
  { part: 0.96, weight: 0.05 },
];
/** The densities, with that of a game that shows its mines. */
export const DENSITY_COUNT = DENSITIES.length + 1;
/** What an entry weighs against these where a lost game shows its mines: programs show the one that was hit, or all. */
const SHOWN = { part: 0.01, weight: 200 };
/** Part of the flags, and of the cells that are not read, that are mines. */
const RIGHT_FLAGS = 0.96;
const MINES_UNREAD = 0.15;
/** How often a cell with a number from 1 on shows each number. */
const USUAL = [0.48, 0.29, 0.14, 0.06, 0.02, 0.007, 0.002, 0.0006, 0.0003, 0.0002, 0.0001, 0.0001];
/** Part of the numbers that anything may surround: for misread neighbours. */
const ANYTHING = 0.01;
/** A number's neighbours are those of others too, so that its evidence counts for a part only … */
const COUNTED = 0.35;
/** … and speaks for what it is with so much at most: the cost is no less. */
const LEAST_COST = -1.2;

const MOST = 13;
const remembered: (Float64Array | undefined)[] = new Array(MOST ** 5);

/**
 * What it costs (part of a negative log-likelihood ratio) that a number has these surroundings and not any, for each
 * density of mines that the board's covered cells may have, the last that of a game that shows them.
 * @param number from 1 to 12.
 * @param covered covered cells around it, with question marks.
 * @param mines mines that are shown.
 * @param unread cells that are not read.
 */
export function numberCosts(
  number: number,
  covered: number,
  flags: number,
  mines: number,
  unread: number,
): Float64Array {
  const key = (((number * MOST + covered) * MOST + flags) * MOST + mines) * MOST + unread;
  const known = remembered[key];
  if (known) return known;
  const sure = convolve(binomial(flags, RIGHT_FLAGS), binomial(unread, MINES_UNREAD));
  const costs = Float64Array.from([...DENSITIES, SHOWN], ({ part }) => {
    const odds = convolve(sure, binomial(covered, part));
    const isNumber = mines > 0 ? 1 : 1 - (odds[0] as number);
    const here = isNumber > 0 ? (odds[number - mines] ?? 0) / isNumber : 0;
    const usual = USUAL[number - 1] as number;
    return COUNTED * Math.max(LEAST_COST, -Math.log((1 - ANYTHING) * (here / usual) + ANYTHING));
  });
  remembered[key] = costs;
  return costs;
}

/**
 * The cost of all numbers of a board, whose covered cells have one density of mines.
 * @param sums over all numbers, for each density.
 * @param isLost whether the game shows its mines.
 */
export function numbersCost(sums: Float64Array, isLost: boolean): number {
  const weights = isLost ? WEIGHTS_WHEN_LOST : WEIGHTS;
  let least = Number.POSITIVE_INFINITY;
  for (let d = 0; d < sums.length; d++) least = Math.min(least, sums[d] as number);
  let odds = 0;
  for (let d = 0; d < sums.length; d++) odds += (weights[d] as number) * Math.exp(least - (sums[d] as number));
  return least - Math.log(odds);
}

const WEIGHTS = shares([...DENSITIES, { ...SHOWN, weight: 0 }]);
const WEIGHTS_WHEN_LOST = shares([...DENSITIES, SHOWN]);

function shares(of: readonly { readonly weight: number }[]): number[] {
  const total = of.reduce((sum, { weight }) => sum + weight, 0);
  return of.map(({ weight }) => weight / total);
}

function binomial(count: number, part: number): number[] {
  let odds = [1];
  for (let k = 0; k < count; k++) odds = convolve(odds, [1 - part, part]);
  return odds;
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = (sum[i + j] as number) + p * q;
    });
  });
  return sum;
}
