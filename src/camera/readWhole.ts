import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isConsistent } from '../solver/analyse.ts';
import { isCutOff } from '../vision/cutOff.ts';
import { extendByLooks } from '../vision/extendByLooks.ts';
import { makeGradients } from '../vision/gradients.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { rate } from '../vision/rated.ts';
import type { Read } from '../vision/rightExtent.ts';
import { withOpenGround } from '../vision/rightExtent.ts';
import { trackFlatBoard } from './readFlatBoard.ts';

/**
 * Reads a board in a flat picture with some cells of surroundings, with the rows and columns that belong to it by what its cells look like,
 * by how its lines go on and by what they read as.
 * @param lit the flat picture with even light. @param lattice what is known of the board.
 */
export function readWhole(
  flat: Frame,
  lit: Frame,
  lattice: Lattice,
  edge: number,
  looks?: readonly KnownLook[],
): Reading {
  const picture = { x: 0, y: 0, width: lit.width, height: lit.height };
  const gradients = makeGradients(lit);
  const read: Read = (tried) =>
    rate(trackFlatBoard(flat, lit, tried, edge, looks, isCutOff(gradients, tried, picture, edge)), isConsistent);
  const first = read(extendByLooks(lit, lattice, false));
  return withOpenGround(first, read, lit).track.reading;
}
