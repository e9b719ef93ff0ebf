/** The largest difference of two colours, levels of red, green or blue. */
export function coloursApart(a: readonly number[], b: readonly number[]): number {
  let most = 0;
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs((a[c] as number) - (b[c] as number)));
  return most;
}
