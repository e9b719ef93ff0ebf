import type { Frame } from '../model/frame.ts';
import { makeFrame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { resample } from './patch.ts';

/**
 * A board on a screenshot as the board network sees it: `pitch` Px a cell, whatever its size and shape, with as many cells around it as are asked for.
 * @param lattice of square cells, Px of the picture. @param around cells beside the board on each side; beyond the picture its outermost pixels go on.
 */
export function flatPicture(
  frame: Frame,
  { rows, cols, x, y, pitchX, pitchY }: Lattice,
  pitch: number,
  around: number,
): Frame {
  const [wide, high] = [Math.round((cols + 2 * around) * pitch), Math.round((rows + 2 * around) * pitch)];
  const box = {
    x: x - around * pitchX,
    y: y - around * pitchY,
    width: (cols + 2 * around) * pitchX,
    height: (rows + 2 * around) * pitchY,
  };
  const planes = resample(frame, box, wide, high);
  const area = wide * high;
  const data = new Uint8Array(area * 4).fill(255);
  for (let i = 0; i < area; i++)
    for (let c = 0; c < 3; c++) data[i * 4 + c] = Math.round(planes[c * area + i] as number);
  return makeFrame(wide, high, data);
}
