/**
 * The mean of the square around every pixel, of as much of it as there is, by sums of columns that go down with the square.
 * @param values those of one pixel side by side, row by row. @param radius Px on either side.
 */
export function localMean(
  values: ArrayLike<number>,
  width: number,
  height: number,
  radius: number,
  channels = 1,
): Float32Array {
  const line = width * channels;
  const reach = radius * channels;
  const columns = new Float64Array(line);
  /** Sums of the columns before each place, of its channel. */
  const before = new Float64Array(line + channels);
  const addRow = (y: number, sign: 1 | -1) => {
    for (let i = 0, at = y * line; i < line; i++, at++)
      columns[i] = (columns[i] as number) + sign * (values[at] as number);
  };
  const mean = new Float32Array(line * height);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1);
  for (let y = 0, to = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y > radius) addRow(y - radius - 1, -1);
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    for (let i = 0; i < line; i++) before[i + channels] = (before[i] as number) + (columns[i] as number);
    for (let x = 0, at = 0; x < width; x++) {
      const size = rows * (Math.min(width, x + radius + 1) - Math.max(0, x - radius));
      for (let c = 0; c < channels; c++, at++, to++) {
        const left = at >= reach ? at - reach : c;
        const right = x + radius < width ? at + reach + channels : line + c;
        mean[to] = ((before[right] as number) - (before[left] as number)) / size;
      }
    }
  }
  return mean;
}
