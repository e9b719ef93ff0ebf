import type { Frame } from '../model/frame.ts';

/**
 * Edge strength between neighbouring pixels, compressed: a faint grid line and a black frame count by ratio, not
 * by difference. `across[y · width + x]` is the step from pixel x − 1 to x, so an edge there lies exactly at
 * x in Px; `down` likewise from y − 1 to y. The first column (row) is 0.
 */
export interface Gradients {
  readonly width: number;
  readonly height: number;
  readonly across: Uint8Array;
  readonly down: Uint8Array;
}

/** Steps of fewer levels than this are rounding, not edges. */
const SMALLEST_STEP = 3;
/** Compressed strength of a step of `levels` (0 to 255): 0, or 4 for the smallest edge up to about 48. */
export const STRENGTH = Uint8Array.from({ length: 256 }, (_, levels) =>
  levels < SMALLEST_STEP ? 0 : Math.round(8 * Math.log2(1 + levels / 4)),
);

/** Edge strengths of a whole frame: the largest step of any colour channel. */
export function makeGradients({ width, height, data }: Frame): Gradients {
  const across = new Uint8Array(width * height);
  const down = new Uint8Array(width * height);
  const pixels = asWords(data);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const i = row + x;
      const here = pixels[i] as number;
      if (x > 0) {
        const left = pixels[i - 1] as number;
        if (here !== left) across[i] = STRENGTH[largestStep(here, left)] as number;
      }
      if (y > 0) {
        const above = pixels[i - width] as number;
        if (here !== above) down[i] = STRENGTH[largestStep(here, above)] as number;
      }
    }
  }
  return { width, height, across, down };
}

/** The same bytes as one 32-bit word a pixel (the order of the channels in it does not matter to differences). */
function asWords(data: Uint8Array | Uint8ClampedArray): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

/** The largest difference of a colour channel between two pixels; opaque alpha never differs. */
function largestStep(a: number, b: number): number {
  const d0 = Math.abs((a & 255) - (b & 255));
  const d1 = Math.abs(((a >> 8) & 255) - ((b >> 8) & 255));
  const d2 = Math.abs(((a >> 16) & 255) - ((b >> 16) & 255));
  return Math.max(d0, d1, d2);
}

/** A frame at half size, each pixel the mean of four; an odd last row or column is dropped. */
export function halveFrame({ width, height, data }: Frame): Frame {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    let from = 2 * y * width * 4;
    let to = y * w * 4;
    const below = width * 4;
    for (let x = 0; x < w; x++, from += 8, to += 4) {
      for (let c = 0; c < 3; c++) {
        const i = from + c;
        const sum =
          (data[i] as number) + (data[i + 4] as number) + (data[i + below] as number) + (data[i + below + 4] as number);
        out[to + c] = (sum + 2) >> 2;
      }
      out[to + 3] = 255;
    }
  }
  return { width: w, height: h, data: out };
}
