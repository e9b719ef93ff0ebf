import { expect, test } from 'vitest';
import { localMean } from '../../src/vision/localMean.ts';

/** The mean around a place by its definition. */
function meanAt(values: readonly number[], width: number, height: number, radius: number, channels: number, i: number) {
  const [channel, x, y] = [i % channels, Math.floor(i / channels) % width, Math.floor(i / channels / width)];
  const around: number[] = [];
  for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
    for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++)
      around.push(values[(v * width + u) * channels + channel] as number);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

test.each([
  { width: 9, height: 7, radius: 2, channels: 1 },
  { width: 9, height: 7, radius: 2, channels: 3 },
  { width: 5, height: 11, radius: 20, channels: 3 },
  { width: 1, height: 1, radius: 3, channels: 1 },
  { width: 8, height: 3, radius: 0, channels: 2 },
])('local means are those of the squares around: %o', ({ width, height, radius, channels }) => {
  const values = Array.from({ length: width * height * channels }, (_, i) => (i * 7919) % 251);
  const means = localMean(values, width, height, radius, channels);
  values.forEach((_, i) => {
    expect(means[i]).toBeCloseTo(meanAt(values, width, height, radius, channels, i), 3);
  });
});
