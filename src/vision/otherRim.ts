import type { FramePart } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { moveLattice } from '../model/lattice.ts';
import { looksAlike } from './cellSamples.ts';
import { cellsWithin, isWithin, rimLanes } from './extents.ts';
import { withoutFalseRim } from './falseRim.ts';
import { makeGradients } from './gradients.ts';
import type { Extent } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack } from './trackBoard.ts';

/** What is known of the rim of a board once its cells are named. */

/**
 * Whether a row or column at a board's rim shows nothing but zeros that look like none within: a program draws its zeros alike, and these are ground beside its board.
 * @param within the part of the board that is known, in its cells.
 */
export function hasUnlikeZeros({ reading: { cells, lattice }, samples }: BoardTrack, within: Extent): boolean {
  const isZero = (cell: number) => cells[cell] === '0';
  const known = [...cells.keys()].filter((cell) => isZero(cell) && isWithin(within, cell, lattice.cols));
  if (known.length === 0) return false;
  const isLikeKnown = (cell: number) =>
    known.some((other) => looksAlike(samples.signatures, cell, samples.signatures, other));
  const added = rimLanes(lattice)
    .map((lane) => cellsWithin(lane, lattice.cols))
    .filter((lane) => !lane.some((cell) => isWithin(within, cell, lattice.cols)));
  return added.some((lane) => lane.every(isZero) && !lane.some(isLikeKnown));
}

/**
 * The lattice of a board without a row or column at its rim of which no cell is read, where its lines tell that it is none (`withoutFalseRim`); or null. A title bar may pass for covered
 * cells as long as covered cells are not told from open ones.
 * @param part the picture, with all of the board.
 */
export function withoutUnreadRim(track: BoardTrack, part: FramePart): Lattice | null {
  const { cells, lattice } = track.reading;
  if (lattice.shape !== 'square') return null;
  const isUnread = (lane: Extent) => cellsWithin(lane, lattice.cols).every((cell) => cells[cell] === '~');
  if (!rimLanes(lattice).some(isUnread)) return null;
  const local = withoutFalseRim(moveTrack(track, -part.x, -part.y), makeGradients(part.frame), track.edge);
  return local && moveLattice(local, part.x, part.y);
}
