import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { isProved } from '../vision/playEvidence.ts';
import type { CellBox } from './cellBox.ts';
import { findSquares } from './readFlatBoard.ts';

/** Pitches and phases within this part of a cell are the same. */
const SAME = 0.12;
/** The part of its cells that must be read for a board to make other lattices superfluous. */
const ENOUGH = 0.9;

/**
 * Whether a board ends where it is thought to, in a flat picture with some cells of surroundings: the finder of screenshots is asked
 * afresh, now that noise is averaged away. `sure` where it finds the same board, the box of the right one (in cells of
 * the given lattice) where that has other rows or columns and its numbers prove it, else `doubtful`: numbers alone
 * prove a game, but not that it ends where it is thought to.
 * @param lit the flat picture with even light.
 */
export function judgeExtent(lit: Frame, lattice: Lattice): 'sure' | 'doubtful' | CellBox {
  const track = findSquares(lit, ENOUGH);
  const found = track?.reading.lattice;
  const isLike =
    found &&
    Math.abs(found.pitchX / lattice.pitchX - 1) < SAME / 4 &&
    Math.abs(found.pitchY / lattice.pitchY - 1) < SAME / 4;
  if (!track || !found || !isLike) return 'doubtful';
  const [left, top] = [(found.x - lattice.x) / lattice.pitchX, (found.y - lattice.y) / lattice.pitchY];
  const box = {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(left) + found.cols,
    bottom: Math.round(top) + found.rows,
  };
  if (Math.abs(left - box.left) > SAME * 2 || Math.abs(top - box.top) > SAME * 2 || track.reading.cutOff)
    return 'doubtful';
  const isSame = box.left === 0 && box.top === 0 && box.right === lattice.cols && box.bottom === lattice.rows;
  // Another extent has to be proved by its own numbers.
  return isSame ? 'sure' : isProved(track.reading) ? box : 'doubtful';
}
