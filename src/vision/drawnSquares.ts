import type { Lattice } from '../model/lattice.ts';
import { LEAST_SIDE, middleCells } from './extents.ts';
import { linesOf } from './foreignCells.ts';
import type { Gradients } from './gradients.ts';
import { mapSides, sidesBetween } from './sides.ts';

/** Rows and columns in the middle of a lattice that tell whether squares are drawn. */
const LOOKED_AT = 8;
/** Sides between squares are drawn, most of them; half a cell beside them hardly any, or all is full of edges. Of squares that were laid over other cells about half were, at most. */
const MOST = 0.8;
const HARDLY_ANY = 0.25;

/**
 * Whether the squares of a lattice are drawn, lines along most of their sides and none elsewhere: hexagons and triangles have none down through a row, or along one.
 * @param edge compressed strength from which a step is an edge.
 */
export function areSquaresDrawn(gradients: Gradients, lattice: Lattice, edge: number): boolean {
  const { rows, cols, pitchX, pitchY } = lattice;
  if (rows <= LEAST_SIDE || cols <= LEAST_SIDE) return false;
  const middle = middleCells(lattice, LOOKED_AT);
  const drawnIn = (at: Lattice) => {
    const cells = Array.from({ length: at.rows * at.cols }, (_, cell) => cell);
    return sidesBetween(mapSides(gradients, linesOf(at), edge, at.cols, at.rows), cells).drawn;
  };
  const between = { ...middle, rows: middle.rows - 1, cols: middle.cols - 1, gapX: 0, gapY: 0 };
  const beside = { ...between, x: between.x + pitchX / 2, y: between.y + pitchY / 2 };
  return drawnIn(middle) >= MOST && drawnIn(beside) <= HARDLY_ANY;
}
