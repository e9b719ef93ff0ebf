import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { medianOfCounts } from '../vision/median.ts';

/** Levels from which a pixel of a camera is over-exposed. */
export const WHITE = 250;

export type Colour = readonly [red: number, green: number, blue: number];

/** How far two colours are apart: levels of the channel that differs most. */
export function apart(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** What levels the middle of a cell has. */
export interface CellLevels {
  readonly total: number;
  readonly white: number;
  /** How many pixels have each level of red, green and blue. */
  readonly counts: readonly [Uint16Array, Uint16Array, Uint16Array];
}

/** The levels in the middle of a cell of a flat picture. */
export function levelsIn(frame: Frame, { x, y, pitchX, pitchY, cols }: Lattice, cell: number): CellLevels {
  const { data, width } = frame;
  const [left, top] = [x + (cell % cols) * pitchX, y + Math.floor(cell / cols) * pitchY];
  const counts = [new Uint16Array(256), new Uint16Array(256), new Uint16Array(256)] as const;
  let total = 0;
  let white = 0;
  for (let py = Math.ceil(top + 0.12 * pitchY); py < top + 0.88 * pitchY; py++)
    for (let px = Math.ceil(left + 0.12 * pitchX); px < left + 0.88 * pitchX; px++) {
      const i = (py * width + px) * 4;
      let least = 255;
      for (let c = 0; c < 3; c++) {
        const level = data[i + c] as number;
        const of = counts[c] as Uint16Array;
        of[level] = (of[level] as number) + 1;
        least = Math.min(least, level);
      }
      total++;
      if (least >= WHITE) white++;
    }
  return { total, white, counts };
}

/** The median colour of a cell of a flat picture: drawings cover less than half of it. */
export function groundIn(frame: Frame, lattice: Lattice, cell: number): Colour {
  const { total, counts } = levelsIn(frame, lattice, cell);
  const [red, green, blue] = counts;
  return [medianOfCounts(red, total), medianOfCounts(green, total), medianOfCounts(blue, total)];
}
