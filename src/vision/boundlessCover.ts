import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import { cellsWithin, rimLane } from './extents.ts';
import { colourOfCell, groundBeside } from './groundBeside.ts';
import { SIDES } from './sides.ts';

/** The part of the covered cells of a row or column at the rim that go on beyond it, at least, and how many these are. */
const MOSTLY = 0.8;
const LEAST_CELLS = 4;
/** The part of a cell's pixels that have its colour, at least: less than a line along it takes away. */
const ALL = 0.985;
/** Parts of a cell inside and outside of the side that are looked at. */
const INSIDE = 0.5;
const OUTSIDE = 0.25;

/**
 * Whether covered ground goes on beyond a side of a board without any line, be it between its cells or at its end: it is the ground of a window, and what is covered
 * lies elsewhere. A player could not see either where the board ends.
 * @param frame the picture that the lattice's Px are of.
 */
export function isCoverBoundless(frame: Frame, { lattice, cells }: Reading): boolean {
  if (lattice.shape !== 'square') return false;
  return SIDES.some((side) => {
    const lane = cellsWithin(rimLane(lattice, side), lattice.cols);
    const isCovered = (cell: number) => cells[cell] === '#';
    const goesOn = (cell: number, place: number) => {
      const { pitch, length, is } = groundBeside(frame, lattice, side, colourOfCell(frame, lattice, cell));
      const step = length / lane.length;
      let [count, ground] = [0, 0];
      for (let across = Math.round(-INSIDE * pitch); across <= OUTSIDE * pitch; across++)
        for (let along = Math.ceil(place * step); along < (place + 1) * step; along++) {
          count++;
          if (is(across, along)) ground++;
        }
      return ground >= ALL * count;
    };
    const boundless = lane.filter((cell, place) => isCovered(cell) && goesOn(cell, place));
    return boundless.length >= Math.max(LEAST_CELLS, MOSTLY * lane.filter(isCovered).length);
  });
}
