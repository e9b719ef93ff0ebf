import type { Frame } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { latticeRegion } from '../../model/lattice.ts';
import type { EdgePlane } from './edgePlane.ts';
import { makeCellPlane } from './edgePlane.ts';
import { findRows, findStaggeredTiles, repeatsStaggered } from './staggeredTiles.ts';

/** Squares are told from hexagons and triangles that squares were laid over. */

/** Side (Px), and in cells at least, of the part of a board that is looked at to tell squares from other cells. */
const LOOKED_AT = 256;
const CELLS_LOOKED_AT = 8;
/** Below this scale a part so many times as wide and as high is enough for cells that are half as wide. */
const COARSE = 4;
const SMALLER = 0.5;

/** Where the parts of a board that are looked at lie in it: left to right, top to bottom. */
const MIDDLE = [0.5, 0.5] as const;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
/** So many corners repeat as the middle does: in some the game shows nothing but open ground. */
const LEAST_CORNERS = 2;

/**
 * Whether a lattice of squares was laid over cells that repeat, with just its pitches, as hexagons or triangles do. In one
 * part alone, drawings may do so by chance.
 */
export function isStaggered(frame: Frame, lattice: Lattice): boolean {
  const isAslant = (place: Place) => repeatsAslant(planeAt(frame, lattice, place), lattice);
  return lattice.shape === 'square' && isAslant(MIDDLE) && CORNERS.filter(isAslant).length >= LEAST_CORNERS;
}

/** Whether cells that repeat as hexagons or triangles do, at whatever pitches, lie under a lattice of squares. */
export function mayBeStaggered(frame: Frame, lattice: Lattice): boolean {
  const plane = planeAt(frame, lattice, MIDDLE);
  if (repeatsAslant(plane, lattice) || hasTiles(plane)) return true;
  // Squares may be laid over several cells each, whose lines are finer; a smaller part of them shows as many.
  if (plane.scale === 1) return false;
  return hasTiles(planeAt(frame, lattice, MIDDLE, lattice.pitchX, plane.scale < COARSE ? SMALLER : 1));
}

function hasTiles(plane: EdgePlane): boolean {
  return [128, 64].some((size) => findStaggeredTiles(plane, findRows(plane, size)).length > 0);
}

function repeatsAslant(plane: EdgePlane, { pitchX, pitchY }: Lattice): boolean {
  return repeatsStaggered(plane, { ...plane, x: 0, y: 0 }, pitchX / plane.scale, pitchY / plane.scale);
}

type Place = readonly [right: number, down: number];

/** The edges of a part of a board. @param size what the part is enlarged by. */
function planeAt(
  frame: Frame,
  lattice: Lattice,
  [right, down]: Place,
  cellWidth = 2 * lattice.pitchX,
  size = 1,
): EdgePlane {
  const { x, y, width, height } = latticeRegion(lattice);
  const side = size * Math.max(LOOKED_AT, CELLS_LOOKED_AT * Math.max(lattice.pitchX, lattice.pitchY));
  const [wide, high] = [Math.min(width, side), Math.min(height, side)];
  const part = { x: x + right * (width - wide), y: y + down * (height - high), width: wide, height: high };
  return makeCellPlane(frame, part, cellWidth);
}
