import type { Frame } from '../model/frame.ts';

/** The level (0 to 255, green counts double) of a frame's pixels. */
export function levelsOf({ data, width, height }: Frame): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 4)
    out[i] = ((data[j] as number) + 2 * (data[j + 1] as number) + (data[j + 2] as number)) / 4;
  return out;
}
