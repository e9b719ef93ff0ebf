import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY } from '../model/lattice.ts';
import { median } from './median.ts';

/**
 * Whether some of the lines between cells are much heavier than the others: puzzles on squared paper (Sudoku, nonograms)
 * part their cells into blocks, a field of mines has none.
 */

/** How far a line may reach into the cells beside it, as a part of the pitch. */
const REACH = 0.22;
/** A line is heavier by this factor, and by so much (levels · Px): rounding makes some lines twice as wide as others. */
const HEAVIER = 2.5;
const LEAST_MORE = 24;

/** @param lattice of squares, in Px of the frame. */
export function hasBlockLines(frame: Frame, lattice: Lattice): boolean {
  const { rows, cols, pitchX, pitchY, gapX, gapY } = lattice;
  const { width, data } = frame;
  const grey = (px: number, py: number) => {
    const at = (py * width + px) * 4;
    return ((data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number)) / 3;
  };
  const toX = (at: number) => gridToPxX(lattice, at) - gapX / 2;
  const toY = (at: number) => gridToPxY(lattice, at) - gapY / 2;
  const upright = weights(cols, toX, pitchX, rows, toY, grey);
  const level = weights(rows, toY, pitchY, cols, toX, (along, across) => grey(across, along));
  return [upright, level].some((lines) => Math.max(...lines) > HEAVIER * median(lines) + LEAST_MORE);
}

/**
 * How heavy the lines between cells are: what the levels across them differ from those at either end in sum, the median over the cells
 * along a line.
 */
function weights(
  count: number,
  toPx: (at: number) => number,
  pitch: number,
  countAlong: number,
  toPxAlong: (at: number) => number,
  levelAt: (across: number, along: number) => number,
): number[] {
  return Array.from({ length: count - 1 }, (_, k) => {
    const line = toPx(k + 1);
    const [from, to] = [Math.floor(line - REACH * pitch), Math.ceil(line + REACH * pitch)];
    const cells = Array.from({ length: countAlong }, (_, i) => {
      const along = Math.floor(toPxAlong(i + 0.5));
      const [first, last] = [levelAt(from, along), levelAt(to, along)];
      let sum = 0;
      for (let across = from + 1; across < to; across++)
        sum += Math.abs(levelAt(across, along) - first - ((last - first) * (across - from)) / (to - from));
      return sum;
    });
    return median(cells);
  });
}
