import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { seeBoard } from '../vision/boardNet.ts';
import { isProved } from '../vision/playEvidence.ts';
import { endOfBoard } from '../vision/seenExtent.ts';
import { sightedReading } from './agreed.ts';

/** Where more than this part of the cells is read, the board network knows the board without a proof by its numbers: it may be untouched. */
const READS_NEARLY_ALL = 0.9;

/**
 * The board that the board network surely sees end at each side, with what it reads there; null where it does not: then drawings are compared, which takes longer.
 * @param start where the board may be in a flat picture of 24 Px a cell.
 */
export function readBySight(flat: Frame, start: Lattice): Reading | null {
  const end = endOfBoard(start, (lattice) => (isWithin(lattice, flat) ? seeBoard(flat, lattice, 1) : null));
  return end && sightedReading(end.lattice, end.seen, end.box);
}

/** Whether so much is read that the cells are where the board is. @param enough the part that must be read where its numbers prove it. */
export function readsEnough(reading: Reading, enough: number): boolean {
  const part = readPart(reading.cells);
  return part > READS_NEARLY_ALL || (part > enough && isProved(reading));
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
