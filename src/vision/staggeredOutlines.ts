import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellPolygon, cellRect } from '../model/lattice.ts';
import { depthIn } from './cutCell.ts';
import type { Outlines } from './foreignCells.ts';
import { countDrawnSides } from './staggered/cellSides.ts';
import type { EdgePlane } from './staggered/edgePlane.ts';
import { makeLatticePlane, strengthAt } from './staggered/edgePlane.ts';

/**
 * The outlines of hexagonal and triangular cells, and the straight edges that run through cells and belong to something
 * that lies over them, as `foreignCells.ts` has them for square ones.
 */

/** A board is outlined when this part of its cells have all their sides but one; then a cell is bare that lacks half of them. */
const MOSTLY = 0.72;
const SPARED = 1;
/** The part of a cell's box, in the middle, in which an edge must not run all the way through, and how many lines are tried there. */
const MIDDLE = [0.3, 0.7] as const;
const LINES = 9;
/** Lines through a cell are looked at every Px, this far (samples) from its sides, and only where they are this long against its box. */
const INSET = 2.5;
const LEAST_LENGTH = 0.5;
/** An edge runs through when it covers this part of the way; with more such lines than this a cell is textured. */
const ALL_THE_WAY = 0.96;
const TEXTURE = 0.6;
/** If more cells than this part have such an edge, it is how the program draws them. */
const RARE = 0.2;

/** @param edge compressed strength from which a step is an edge. */
export function findStaggeredOutlines(frame: Frame, lattice: Lattice, edge: number): Outlines {
  const plane = makeLatticePlane(frame, { x: 0, y: 0, ...frame }, lattice);
  const sides = lattice.shape === 'hex' ? 6 : 3;
  const counts = [...countDrawnSides(plane, lattice, edge)];
  const outlined = counts.map((count) => count >= sides - SPARED);
  const boardIsOutlined = outlined.filter(Boolean).length >= MOSTLY * counts.length;
  const bare = counts.map((count) => boardIsOutlined && count <= sides / 2);
  return {
    upright: crossed(plane, lattice, edge, true),
    level: crossed(plane, lattice, edge, false),
    outlined: counts.map((count) => count === sides),
    bare,
    sides: null,
    isHatched: () => false,
  };
}

function crossed(plane: EdgePlane, lattice: Lattice, edge: number, isUpright: boolean): boolean[] {
  const flags = Array.from({ length: lattice.rows * lattice.cols }, (_, i) =>
    isCrossed(plane, lattice, i, edge, isUpright),
  );
  return flags.filter(Boolean).length > RARE * flags.length ? flags.map(() => false) : flags;
}

function isCrossed(plane: EdgePlane, lattice: Lattice, index: number, edge: number, isUpright: boolean): boolean {
  const box = cellRect(lattice, index);
  const corners = cellPolygon(lattice, index);
  const [across, along] = isUpright ? [box.width, box.height] : [box.height, box.width];
  let lines = 0;
  for (let k = 0; k < LINES; k++) {
    const u = (MIDDLE[0] + ((MIDDLE[1] - MIDDLE[0]) * k) / (LINES - 1)) * across;
    let length = 0;
    let misses = 0;
    // Most lines are no edge, which shows after a few pixels.
    for (let v = 0.5; v < along && misses <= (1 - ALL_THE_WAY) * along; v++) {
      const x = box.x + (isUpright ? u : v);
      const y = box.y + (isUpright ? v : u);
      if (depthIn(corners, x, y) < INSET * plane.scale) continue;
      length++;
      if (strengthAt(plane, x, y) < edge) misses++;
    }
    if (length >= LEAST_LENGTH * along && misses <= (1 - ALL_THE_WAY) * length) lines++;
  }
  return lines > 0 && lines <= TEXTURE * LINES;
}
