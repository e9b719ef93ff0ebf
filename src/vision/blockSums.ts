import type { Frame, Rect } from '../model/frame.ts';

/** Sums of the colours of a part of a picture from its corner to every pixel: the mean of any box of it is at hand. */
export interface BlockSums {
  /** The part of the picture that was summed, whole Px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, summed over all pixels before (x, y), from 3 · (y · (width + 1) + x) on. */
  readonly sums: Uint32Array;
}

/** Blocks along each side of a cell that are measured. */
export const SIGNATURE_SIDE = 6;

/** Sums a part of a picture; what lies outside of the picture is left out. */
export function sumBlocks({ width, height, data }: Frame, part: Rect): BlockSums {
  const x = Math.max(0, Math.floor(part.x));
  const y = Math.max(0, Math.floor(part.y));
  const w = Math.max(1, Math.min(width, Math.ceil(part.x + part.width)) - x);
  const h = Math.max(1, Math.min(height, Math.ceil(part.y + part.height)) - y);
  const sums = new Uint32Array((w + 1) * (h + 1) * 3);
  const row = (w + 1) * 3;
  for (let j = 0; j < h; j++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let from = ((y + j) * width + x) * 4;
    const end = (j + 2) * row;
    for (let to = (j + 1) * row + 3; to < end; to += 3, from += 4) {
      red += data[from] as number;
      green += data[from + 1] as number;
      blue += data[from + 2] as number;
      sums[to] = (sums[to - row] as number) + red;
      sums[to + 1] = (sums[to + 1 - row] as number) + green;
      sums[to + 2] = (sums[to + 2 - row] as number) + blue;
    }
  }
  return { x, y, width: w, height: h, sums };
}

/** Writes the mean red, green and blue of SIGNATURE_SIDE × SIGNATURE_SIDE blocks of a box (Px of the picture, rounded). */
export function meanBlocks({ x, y, width, height, sums }: BlockSums, box: Rect, out: Uint8Array, at: number): void {
  const row = (width + 1) * 3;
  findBlocks(box.x, box.width, x, width, columns);
  for (let j = 0; j < SIGNATURE_SIDE; j++) {
    const y0 = blockStart(box.y, box.height, j, y, height);
    const y1 = blockEnd(box.y, box.height, j, y, height);
    for (let i = 0; i < SIGNATURE_SIDE; i++) {
      const x0 = columns[2 * i] as number;
      const x1 = columns[2 * i + 1] as number;
      const area = (x1 - x0) * (y1 - y0);
      const k = at + j * SIGNATURE_SIDE + i;
      for (let c = 0; c < 3; c++) {
        const sum =
          (sums[y1 * row + x1 * 3 + c] as number) -
          (sums[y1 * row + x0 * 3 + c] as number) -
          (sums[y0 * row + x1 * 3 + c] as number) +
          (sums[y0 * row + x0 * 3 + c] as number);
        out[k + c * SIGNATURE_SIDE ** 2] = Math.round(sum / area);
      }
    }
  }
}

/** The same for one box, straight from the picture's pixels: for boxes that are measured only once. */
export function measureBlocks({ width, height, data }: Frame, box: Rect, out: Uint8Array, at: number): void {
  findBlocks(box.x, box.width, 0, width, columns);
  for (let j = 0; j < SIGNATURE_SIDE; j++) {
    const y0 = blockStart(box.y, box.height, j, 0, height);
    const y1 = blockEnd(box.y, box.height, j, 0, height);
    for (let i = 0; i < SIGNATURE_SIDE; i++) {
      const x0 = columns[2 * i] as number;
      const x1 = columns[2 * i + 1] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let y = y0; y < y1; y++) {
        const end = (y * width + x1) * 4;
        for (let p = (y * width + x0) * 4; p < end; p += 4) {
          red += data[p] as number;
          green += data[p + 1] as number;
          blue += data[p + 2] as number;
        }
      }
      const area = (x1 - x0) * (y1 - y0);
      const k = at + j * SIGNATURE_SIDE + i;
      out[k] = Math.round(red / area);
      out[k + SIGNATURE_SIDE ** 2] = Math.round(green / area);
      out[k + 2 * SIGNATURE_SIDE ** 2] = Math.round(blue / area);
    }
  }
}

/** The columns of the blocks of a box, the same in all of its rows: written into by the two functions above, each for itself. */
const columns = new Int32Array(2 * SIGNATURE_SIDE);

/** Writes where each block along one side of a box begins and ends. */
function findBlocks(from: number, length: number, first: number, size: number, out: Int32Array): void {
  for (let k = 0; k < SIGNATURE_SIDE; k++) {
    out[2 * k] = blockStart(from, length, k, first, size);
    out[2 * k + 1] = blockEnd(from, length, k, first, size);
  }
}

/** The first pixel of block k along one side of a box, from the first of `size` pixels that are at hand. */
function blockStart(from: number, length: number, k: number, first: number, size: number): number {
  const at = Math.round(Math.round(from) - first + k * (Math.round(length) / SIGNATURE_SIDE));
  return Math.max(0, Math.min(size - 1, at));
}

/** The pixel after its last one; a block has at least one pixel. */
function blockEnd(from: number, length: number, k: number, first: number, size: number): number {
  const at = Math.round(Math.round(from) - first + (k + 1) * (Math.round(length) / SIGNATURE_SIDE));
  return Math.max(blockStart(from, length, k, first, size) + 1, Math.max(0, Math.min(size, at)));
}
