/**
 * The mean of the square around every pixel, of as much of it as there is, by sums over rectangles (Crow's summed-area table).
 * @param values those of one pixel side by side, row by row. @param radius Px on either side.
 */
export function localMean(
  values: ArrayLike<number>,
  width: number,
  height: number,
  radius: number,
  channels = 1,
): Float32Array {
  const wide = (width + 1) * channels;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++)
    for (let c = 0; c < channels; c++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += values[(y * width + x) * channels + c] as number;
        const at = (y + 1) * wide + (x + 1) * channels + c;
        sums[at] = (sums[at - wide] as number) + row;
      }
    }
  const mean = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const size = (right - left) * (bottom - top);
      for (let c = 0; c < channels; c++) {
        const at = (px: number, py: number) => sums[py * wide + px * channels + c] as number;
        const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
        mean[(y * width + x) * channels + c] = sum / size;
      }
    }
  }
  return mean;
}
