/** Cells of which the nearest like is looked for. */
const PROBES = 40;

/**
 * How much cells differ from the one most like them, as a median: nothing in a clean picture of a few looks, and in
 * another its noise.
 * @param count cells of the board.
 * @param most what is not exceeded.
 * @param differ by how much two cells differ, or `enough` if it is that or more.
 */
export function medianNearest(
  count: number,
  most: number,
  differ: (a: number, b: number, enough: number) => number,
): number {
  const step = Math.max(1, Math.floor(count / PROBES));
  const nearest: number[] = [];
  for (let i = 0; i < count; i += step) {
    let least = most;
    for (let j = 0; j < count && least > 0; j++) if (j !== i) least = differ(i, j, least);
    nearest.push(least);
  }
  nearest.sort((a, b) => a - b);
  return nearest[nearest.length >> 1] ?? 0;
}
