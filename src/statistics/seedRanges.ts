/** Seeds as ranges [first, last], ascending, with at least one seed between two of them. */
export type SeedRanges = readonly (readonly [first: number, last: number])[];

/** More are not kept: the shortest ranges are forgotten. */
export const MOST_RANGES = 200;

export function hasSeed(ranges: SeedRanges, seed: number): boolean {
  return ranges.some(([first, last]) => seed >= first && seed <= last);
}

/** The ranges with more seeds in them. */
export function addSeeds(ranges: SeedRanges, seeds: readonly number[]): SeedRanges {
  const all = [...ranges, ...seeds.map((seed) => [seed, seed] as const)].sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [first, last] of all) {
    const open = joined.at(-1);
    if (open && first <= open[1] + 1) open[1] = Math.max(open[1], last);
    else joined.push([first, last]);
  }
  if (joined.length <= MOST_RANGES) return joined;
  const bySize = [...joined].sort((a, b) => b[1] - b[0] - (a[1] - a[0]) || a[0] - b[0]);
  const kept = new Set(bySize.slice(0, MOST_RANGES));
  return joined.filter((range) => kept.has(range));
}
