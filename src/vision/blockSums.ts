import type { Frame, Rect } from '../model/frame.ts';

/** Sums of the colours of a part of a picture from its corner to every pixel: the mean of any box of it is at hand. */
export interface BlockSums {
  /** The part of the picture that was summed, whole Px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** For red, green and blue: sums over all pixels before (x, y), at y · (width + 1) + x. */
  readonly planes: readonly Uint32Array[];
}

/** Blocks along each side of a cell that are measured. */
export const SIGNATURE_SIDE = 6;

/** Sums a part of a picture; what lies outside of the picture is left out. */
export function sumBlocks({ width, height, data }: Frame, part: Rect): BlockSums {
  const x = Math.max(0, Math.floor(part.x));
  const y = Math.max(0, Math.floor(part.y));
  const w = Math.max(1, Math.min(width, Math.ceil(part.x + part.width)) - x);
  const h = Math.max(1, Math.min(height, Math.ceil(part.y + part.height)) - y);
  const planes = [0, 1, 2].map((c) => {
    const sums = new Uint32Array((w + 1) * (h + 1));
    for (let j = 0; j < h; j++) {
      let row = 0;
      let from = ((y + j) * width + x) * 4 + c;
      const to = (j + 1) * (w + 1);
      const above = j * (w + 1);
      for (let i = 1; i <= w; i++, from += 4) {
        row += data[from] as number;
        sums[to + i] = (sums[above + i] as number) + row;
      }
    }
    return sums;
  });
  return { x, y, width: w, height: h, planes };
}

/** Writes the mean red, green and blue of SIGNATURE_SIDE × SIGNATURE_SIDE blocks of a box (Px of the picture, rounded). */
export function meanBlocks({ x, y, width, height, planes }: BlockSums, box: Rect, out: Uint8Array, at: number): void {
  const left = Math.round(box.x) - x;
  const top = Math.round(box.y) - y;
  const across = Math.round(box.width) / SIGNATURE_SIDE;
  const down = Math.round(box.height) / SIGNATURE_SIDE;
  const clamp = (v: number, most: number) => Math.max(0, Math.min(most, v));
  let k = at;
  for (const sums of planes) {
    for (let j = 0; j < SIGNATURE_SIDE; j++) {
      const y0 = clamp(Math.round(top + j * down), height - 1);
      const y1 = Math.max(y0 + 1, clamp(Math.round(top + (j + 1) * down), height));
      const upper = y0 * (width + 1);
      const lower = y1 * (width + 1);
      for (let i = 0; i < SIGNATURE_SIDE; i++) {
        const x0 = clamp(Math.round(left + i * across), width - 1);
        const x1 = Math.max(x0 + 1, clamp(Math.round(left + (i + 1) * across), width));
        const sum =
          (sums[lower + x1] as number) -
          (sums[lower + x0] as number) -
          (sums[upper + x1] as number) +
          (sums[upper + x0] as number);
        out[k++] = Math.round(sum / ((x1 - x0) * (y1 - y0)));
      }
    }
  }
}
