import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isProved } from '../vision/playEvidence.ts';
import { sightedReading } from './agreed.ts';
import { LEAST_SIDE } from './boardExtent.ts';
import { seeBoard } from '../vision/boardNet.ts';
import { seenExtent } from './seenExtent.ts';

/** How often a lattice is mended by a row or column at each side. */
const MOST_MENDED = 3;
/** Where more than this part of the cells is read, the board network knows the board without a proof by its numbers: it may be untouched. */
const READS_NEARLY_ALL = 0.9;

/**
 * The board that the board network surely sees end at each side, with what it reads there; else null: then drawings are compared, which takes longer.
 * @param start where the board may be in a flat picture of 24 Px a cell. @param enough the part of its cells that must be read, where its numbers prove it.
 */
export function readBySight(flat: Frame, start: Lattice, enough: number): Reading | null {
  let lattice = start;
  for (let mended = 0; mended <= MOST_MENDED && isWithin(lattice, flat); mended++) {
    const seen = seeBoard(flat, lattice, 1);
    const { box, isSure } = seenExtent(seen, lattice);
    const [rows, cols] = [box.bottom - box.top, box.right - box.left];
    if (rows < LEAST_SIDE || cols < LEAST_SIDE) return null;
    const { pitchX, pitchY } = lattice;
    const own = { ...lattice, x: lattice.x + box.left * pitchX, y: lattice.y + box.top * pitchY, rows, cols };
    if (isSure) {
      const reading = sightedReading(own, seen, box);
      const part = readPart(reading.cells);
      return part > READS_NEARLY_ALL || (part > enough && isProved(reading)) ? reading : null;
    }
    const isSame = box.left === 0 && box.top === 0 && rows === lattice.rows && cols === lattice.cols;
    if (isSame) return null;
    lattice = own;
  }
  return null;
}

/** Whether a flat picture shows more than a cell around a lattice. */
function isWithin({ x, y, rows, cols, pitchX, pitchY }: Lattice, { width, height }: Frame): boolean {
  const [across, down] = [1.5 * pitchX, 1.5 * pitchY];
  return x >= across && y >= down && x + cols * pitchX + across <= width && y + rows * pitchY + down <= height;
}

/** The part of cells that are read. */
export function readPart(cells: readonly CellSymbol[]): number {
  return cells.filter((symbol) => symbol !== '~').length / Math.max(1, cells.length);
}
