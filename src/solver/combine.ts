import type { ComponentCount } from './count.ts';
import type { Scaled } from './scaled.ts';
import { binomialTail, convolve, correlate, normalise } from './scaled.ts';

/**
 * How the components and the cells off the frontier share the mines. `weights[c][m]` is the relative number of
 * ways in which everything outside component c can use the mines that are left when c holds m of them.
 */
export interface Combination {
  readonly weights: readonly Float64Array[];
  /** Mines off the frontier: expected, and the fewest and most in any layout. */
  readonly offFrontier: { readonly expected: number; readonly least: number; readonly most: number };
  /** log10 of the number of layouts; null where the total is unknown. */
  readonly log10Solutions: number | null;
}

/** A combination by the total, which says how many layouts there are. */
export interface TotalCombination extends Combination {
  readonly log10Solutions: number;
}

/**
 * Combines component counts with the mine total: `minesLeft` mines over all components and `offFrontier` further
 * cells, every layout equally likely. Returns null when no layout has that total.
 * Method: the product of the components' generating functions with (1 + x)^offFrontier.
 */
export function combineWithTotal(
  counts: readonly ComponentCount[],
  offFrontier: number,
  minesLeft: number,
): TotalCombination | null {
  if (counts.some(({ total }) => total.length === 0)) return null;
  const ways = counts.map(({ total, log10Scale }) => normalise(total, log10Scale));
  const before: Scaled[] = [{ values: Float64Array.of(1), log10: 0 }];
  for (const [c, w] of ways.entries()) before.push(convolve(before[c] as Scaled, w));
  const frontier = before[ways.length] as Scaled;
  let after = binomialTail(offFrontier, minesLeft, frontier.values.length);
  const share = shareOffFrontier(frontier, after, minesLeft);
  if (!share) return null;
  const weights: Float64Array[] = new Array(ways.length);
  for (let c = ways.length - 1; c >= 0; c--) {
    const own = ways[c] as Scaled;
    const earlier = before[c] as Scaled;
    weights[c] = correlate(earlier, after, own.values.length).values;
    after = correlate(own, after, earlier.values.length);
  }
  return { weights, ...share };
}

function shareOffFrontier(
  frontier: Scaled,
  rest: Scaled,
  minesLeft: number,
): Pick<TotalCombination, 'offFrontier' | 'log10Solutions'> | null {
  let total = 0;
  let mines = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = -1;
  for (let t = 0; t < frontier.values.length; t++) {
    const weight = (frontier.values[t] as number) * (rest.values[t] as number);
    if (!(frontier.values[t] as number) || !(rest.values[t] as number)) continue;
    total += weight;
    mines += weight * (minesLeft - t);
    least = Math.min(least, minesLeft - t);
    most = Math.max(most, minesLeft - t);
  }
  if (total === 0) return null;
  return {
    offFrontier: { expected: mines / total, least, most },
    log10Solutions: Math.log10(total) + frontier.log10 + rest.log10,
  };
}

/**
 * Without a total, every cell is a mine with probability `density` before the numbers are seen: a layout with m
 * mines in a component weighs odds^m and the components do not influence each other.
 */
export function combineWithDensity(
  counts: readonly ComponentCount[],
  offFrontier: number,
  density: number,
): Combination {
  const odds = density / (1 - density);
  const weights = counts.map(({ total }) => {
    const fewest = Math.max(
      0,
      total.findIndex((w) => w > 0),
    );
    return Float64Array.from(total, (_, m) => (m < fewest ? 0 : odds ** (m - fewest)));
  });
  const share = { expected: offFrontier * density, least: 0, most: offFrontier };
  return { weights, offFrontier: share, log10Solutions: null };
}
