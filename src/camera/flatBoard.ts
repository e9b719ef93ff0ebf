import type { Frame } from '../model/frame.ts';
import type { FlatSize } from './meanBoard.ts';
import type { View } from './rectify.ts';
import { rectifyBox } from './rectify.ts';

/** Px of a cell in the flat picture: as many as the recogniser samples. */
const PITCH = 24;
/** Cells around the board in the flat picture: by them it is seen whether the board goes on. */
const AROUND = 2;

/** The flat picture that a board of so many rows and columns is read from. */
export function flatSizeOf(rows: number, cols: number): FlatSize {
  return { rows, cols, pitch: PITCH, margin: AROUND * PITCH };
}

/** The flat picture of a board that a photo shows. @param view Grid of the board to the photo. */
export function flatten(photo: Frame, view: View, { rows, cols, pitch, margin }: FlatSize): Frame {
  const around = margin / pitch;
  return rectifyBox(photo, view, { left: -around, top: -around, right: cols + around, bottom: rows + around }, pitch);
}

/** The part of a flat picture of a board that is one of other rows and columns, grey where it ends. */
export function flattenAgain(
  { data, width, height }: Frame,
  { pitch }: FlatSize,
  left: number,
  top: number,
  size: FlatSize,
): Frame {
  const [w, h] = [size.cols * pitch + 2 * size.margin, size.rows * pitch + 2 * size.margin];
  const out = new Uint8Array(w * h * 4).fill(128);
  for (let y = 0; y < h; y++) {
    const from = y + top * pitch;
    if (from < 0 || from >= height) continue;
    const first = Math.max(0, -left * pitch);
    const last = Math.min(w, width - left * pitch);
    out.set(
      data.subarray((from * width + first + left * pitch) * 4, (from * width + last + left * pitch) * 4),
      (y * w + first) * 4,
    );
  }
  return { width: w, height: h, data: out };
}
