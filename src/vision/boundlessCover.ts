import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { cellsWithin } from './extents.ts';
import { colourOfCell, groundBeside } from './groundBeside.ts';
import type { Side } from './sides.ts';
import { lastLane, SIDES, wholeOf } from './sides.ts';

/** The part of the covered cells of a row or column at the rim that go on beyond it, at least, and how many these are. */
const MOSTLY = 0.8;
const LEAST_CELLS = 4;
/** By how many levels pixels of one flat colour differ at most: faint lines differ by more. */
const SAME = 2;
/** Px about a side of a cell in which a line may be, and the part of a line of pixels that has the cell's colour where there is none. */
const REACH = 2;
const NO_LINE = 0.5;
/** The part of a cell's pixels that have its colour where it is plain. */
const PLAIN = 0.97;
/** Parts of a cell inside and outside of the side that are looked at: what is drawn in covered cells, be it at one side of them, ends with the board. */
const INSIDE = 0.9;
const OUTSIDE = 0.25;

/**
 * Whether covered ground goes on beyond a side of a board without any line, be it between its cells or at its end: it is the ground of a window, and what is covered
 * lies elsewhere. A player could not see either where the board ends.
 * @param frame the picture that the lattice's Px are of.
 */
export function isCoverBoundless(frame: Frame, { lattice, cells }: Pick<Reading, 'lattice' | 'cells'>): boolean {
  if (lattice.shape !== 'square') return false;
  const whole = wholeOf(lattice);
  const isCovered = (cell: number) => cells[cell] === '#';
  return SIDES.some((side) => {
    const lane = cellsWithin(lastLane(whole, side), lattice.cols);
    const boundless = lane.filter(
      (cell, place) => isCovered(cell) && goesOn(frame, lattice, side, { cell, place, of: lane.length }),
    );
    return boundless.length >= Math.max(LEAST_CELLS, MOSTLY * lane.filter(isCovered).length);
  });
}

/** A cell at a side, the n-th of so many. */
interface RimCell {
  readonly cell: number;
  readonly place: number;
  readonly of: number;
}

/** Whether a plain cell at a side goes on beyond it, and no line is at the side or between the cell and those beside it. */
function goesOn(frame: Frame, lattice: Lattice, side: Side, { cell, place, of }: RimCell): boolean {
  const { pitch, length, is } = groundBeside(frame, lattice, side, colourOfCell(frame, lattice, cell), SAME);
  const acrosses = stepsFrom(-INSIDE * pitch, OUTSIDE * pitch);
  const alongs = stepsFrom((place * length) / of, ((place + 1) * length) / of);
  const shareOf = (steps: readonly number[], isGround: (step: number) => boolean) =>
    steps.filter(isGround).length / steps.length;
  const isLineAt = (across: number) => shareOf(alongs, (along) => is(across, along)) < NO_LINE;
  const isLineAlong = (along: number) => shareOf(acrosses, (across) => is(across, along)) < NO_LINE;
  if (stepsFrom(-REACH, REACH).some(isLineAt)) return false;
  const ends = [place > 0 ? alongs[0] : null, place < of - 1 ? alongs.at(-1) : null];
  const isParted = ends.some((end) => typeof end === 'number' && stepsFrom(end - REACH, end + REACH).some(isLineAlong));
  return !isParted && acrosses.every((across) => shareOf(alongs, (along) => is(across, along)) >= PLAIN);
}

/** The whole numbers of a range. */
function stepsFrom(first: number, last: number): number[] {
  const low = Math.ceil(first);
  return Array.from({ length: Math.max(1, Math.floor(last) - low + 1) }, (_, k) => low + k);
}
