import type { Frame } from '../model/frame.ts';
import { pixelWords } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';

/** A whole number of pixels around a cell: all that its samples are made of. */
interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds the cells that are drawn exactly like an earlier one, pixel by pixel, as most cells of a clean picture are: they
 * need not be sampled again. Only where pitches are whole numbers do all cells lie alike on the pixels.
 * @param reach Px beyond a cell's box that its samples reach.
 * @returns for each cell, asked in any order, the first one asked that has the same pixels, or itself.
 */
export function makeSamePixels(frame: Frame, lattice: Lattice, reach: number): (cell: number) => number {
  const { shape, pitchX, pitchY } = lattice;
  if (shape !== 'square' || !Number.isInteger(pitchX) || !Number.isInteger(pitchY)) return (cell) => cell;
  const pixels = pixelWords(frame);
  const known = new Map<number, number[]>();
  const boxOf = (cell: number): PixelBox => {
    const { x, y, width, height } = cellRect(lattice, cell);
    const left = Math.floor(x - reach);
    const top = Math.floor(y - reach);
    return { left, top, width: Math.ceil(x + width + reach) - left, height: Math.ceil(y + height + reach) - top };
  };
  return (cell) => {
    const box = boxOf(cell);
    const { left, top, width, height } = box;
    if (left < 0 || top < 0 || left + width > frame.width || top + height > frame.height) return cell;
    const key = hashOf(pixels, frame.width, box);
    const others = known.get(key);
    const same = others?.find((other) => areSame(pixels, frame.width, box, boxOf(other)));
    if (same !== undefined) return same;
    if (others) others.push(cell);
    else known.set(key, [cell]);
    return cell;
  };
}

/** FNV-1a over the pixels of a box. */
function hashOf(pixels: Uint32Array, stride: number, { left, top, width, height }: PixelBox): number {
  let h = 0x811c9dc5;
  for (let y = top; y < top + height; y++) {
    const end = y * stride + left + width;
    for (let i = y * stride + left; i < end; i++) h = Math.imul(h ^ (pixels[i] as number), 0x01000193);
  }
  return h;
}

function areSame(pixels: Uint32Array, stride: number, a: PixelBox, b: PixelBox): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let row = 0; row < a.height; row++) {
    const from = (a.top + row) * stride + a.left;
    const other = (b.top + row) * stride + b.left;
    for (let i = 0; i < a.width; i++) if (pixels[from + i] !== pixels[other + i]) return false;
  }
  return true;
}
