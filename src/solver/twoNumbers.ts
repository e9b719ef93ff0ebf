import { logBinomial } from './scaled.ts';

/**
 * Two open numbers side by side, nothing else known: the risks of the ten cells around them in closed form.
 * Source: the thesis "Automine" (A. T. Huang, California State University, San Bernardino), 4.1.2, where the numbers
 * stand one above the other: `top` are the 3 cells that only the first touches, `middle` the 4 that both touch,
 * `bottom` the 3 that only the second touches.
 */
export const ZONES = ['top', 'middle', 'bottom'] as const;
export type Zone = (typeof ZONES)[number];

/** Cells of each zone around two numbers that stand nowhere at the rim of the board. */
export const ZONE_SIZES: Readonly<Record<Zone, number>> = { top: 3, middle: 4, bottom: 3 };
/** The two numbers and the ten cells around them. */
export const PATTERN_CELLS = 12;

export interface TwoNumberSpec {
  /** Cells of the board, and mines on it. */
  readonly cells: number;
  readonly mines: number;
  /** What the two numbers say. */
  readonly pair: readonly [number, number];
}

export interface TwoNumberRisks {
  /** The risk of each cell of a zone, 0 to 1. */
  readonly risk: Readonly<Record<Zone, number>>;
  /** The probability that two given cells away from the rim show these numbers. */
  readonly chance: number;
}

/**
 * The risks around two numbers, or null where no layout of the mines shows them.
 *
 * With s mines shared, there are C(4, s) C(3, a - s) C(3, b - s) C(cells - 12, mines - a - b + s) layouts
 * (hypergeometric counts); the mean number of mines in a zone, divided by its cells, is the risk.
 */
export function twoNumberRisks({ cells, mines, pair: [first, second] }: TwoNumberSpec): TwoNumberRisks | null {
  const logs: { shared: number; log: number }[] = [];
  for (let shared = 0; shared <= ZONE_SIZES.middle; shared++) {
    const log =
      logBinomial(ZONE_SIZES.middle, shared) +
      logBinomial(ZONE_SIZES.top, first - shared) +
      logBinomial(ZONE_SIZES.bottom, second - shared) +
      logBinomial(cells - PATTERN_CELLS, mines - first - second + shared);
    if (log !== Number.NEGATIVE_INFINITY) logs.push({ shared, log });
  }
  if (logs.length === 0) return null;
  const largest = Math.max(...logs.map(({ log }) => log));
  const weights = logs.map(({ shared, log }) => ({ shared, weight: Math.exp(log - largest) }));
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  const meanShared = weights.reduce((mean, { shared, weight }) => mean + (shared * weight) / sum, 0);
  return {
    risk: {
      top: (first - meanShared) / ZONE_SIZES.top,
      middle: meanShared / ZONE_SIZES.middle,
      bottom: (second - meanShared) / ZONE_SIZES.bottom,
    },
    chance: Math.exp(largest + Math.log(sum) - logBinomial(cells, mines)),
  };
}
