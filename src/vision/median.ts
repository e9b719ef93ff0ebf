/** The middle one of some values, of two the larger; 0 where there are none. */
export function median(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}

/** The level up to which half of so many values lie. @param counts how many values each level has. */
export function medianOfCounts(counts: Uint16Array, total: number): number {
  let level = 0;
  for (let sum = counts[0] as number; 2 * sum < total; sum += counts[level] as number) level++;
  return level;
}

/** The value at which half of the weight is reached, in ascending order; 0 where there are none. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  let left = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { value, weight } of [...values].sort((a, b) => a.value - b.value)) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}
