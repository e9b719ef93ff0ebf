/** The middle one of some values, of two the larger; 0 where there are none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
