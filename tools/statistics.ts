/** The value below which the given part (0 to 1) of the values lies, by nearest rank; NaN for none. */
export function percentileOf(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 0.5);
}
