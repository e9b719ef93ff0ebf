import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { CHARACTERS } from './characters.ts';

/** Side of a cell of a line of digits, and of a dot of a digit, Px. */
export const DIGIT_PITCH = 30;
const DOT = 3;

/** The lattice of a line of so many digits. */
export function digitLattice(cols: number): Lattice {
  return { shape: 'square', rows: 1, cols, x: 0, y: 0, pitchX: DIGIT_PITCH, pitchY: DIGIT_PITCH, gapX: 0, gapY: 0 };
}

/** One row of cells with the digits of a line. @param colourAt the grey, or red, green and blue, of a place in a cell, Px from its corner. */
export function drawDigits(
  line: string,
  colourAt: (cell: number, dx: number, dy: number, isInk: boolean) => number | readonly number[],
): Frame {
  const width = DIGIT_PITCH * line.length;
  const data = new Uint8ClampedArray(width * DIGIT_PITCH * 4).fill(255);
  for (let y = 0; y < DIGIT_PITCH; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(x / DIGIT_PITCH);
      const [dx, dy] = [x - cell * DIGIT_PITCH, y];
      const [col, row] = [Math.floor((dx - 7) / DOT), Math.floor((dy - 5) / DOT)];
      const isInk =
        col >= 0 && col < 5 && row >= 0 && row < 7 && CHARACTERS[line[cell] as string]?.[row * 5 + col] === '#';
      const colour = colourAt(cell, dx, dy, isInk);
      data.set(typeof colour === 'number' ? [colour, colour, colour] : colour, (y * width + x) * 4);
    }
  }
  return { width, height: DIGIT_PITCH, data };
}
