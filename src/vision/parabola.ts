/** Where the parabola through three equidistant values has its top, relative to the middle one; 0 where they lie on a line. */
export function parabolaTop(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after;
  return bend === 0 ? 0 : (0.5 * (before - after)) / bend;
}
