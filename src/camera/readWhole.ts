import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isConsistent } from '../solver/analyse.ts';
import { isCutOff } from '../vision/cutOff.ts';
import { extendByLooks } from '../vision/extendByLooks.ts';
import { makeGradients } from '../vision/gradients.ts';
import { rate } from '../vision/rated.ts';
import type { Read } from '../vision/rightExtent.ts';
import { withOpenGround } from '../vision/rightExtent.ts';
import type { FlatPicture } from './readFlatBoard.ts';
import { trackFlatBoard } from './readFlatBoard.ts';

/**
 * Reads a board in a flat picture with some cells of surroundings, with the rows and columns that belong to it by what its cells look like,
 * by how its lines go on and by what they read as.
 * @param lattice what is known of the board.
 */
export function readWhole(picture: FlatPicture, lattice: Lattice): Reading {
  const { lit, edge } = picture;
  const region = { x: 0, y: 0, width: lit.width, height: lit.height };
  const gradients = makeGradients(lit);
  const read: Read = (tried) =>
    rate(trackFlatBoard(picture, tried, isCutOff(gradients, tried, region, edge)), isConsistent);
  const first = read(extendByLooks(lit, lattice, false));
  return withOpenGround(first, read, lit).track.reading;
}
