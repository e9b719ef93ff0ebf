import type { Lattice } from '../../model/lattice.ts';
import { cellsIn, cellsWithin, latticeWithin } from '../extents.ts';
import { slantedShare } from './cellSides.ts';
import type { EdgePlane } from './edgePlane.ts';
import type { StaggeredShape } from './matchShape.ts';
import type { CellExtent } from './staggeredExtent.ts';

/** A row or column at a rim, and the part of its slanted sides that it shares with the board, were it none of it. */
const SHARED: Readonly<Record<StaggeredShape, { readonly row: number; readonly column: number }>> = {
  hex: { row: 0.5, column: 0.25 },
  triangle: { row: 0, column: 0.5 },
};
/** The part of the other slanted sides by which those of a lane of the board surpass those half a W further, at least. */
const LEAST_LEAD = 0.25;
/** The least rows and columns of a board. */
const LEAST_SIDE = 4;

/**
 * The part of a lattice's slanted sides (or of those of some cells) that are drawn, less that of the same lattice half a W
 * further, where none of a board are: in text and textures both are the same. -1 to 1.
 */
export function leadOf(plane: EdgePlane, lattice: Lattice, edge: number, cells?: readonly number[]): number {
  const aside = { ...lattice, x: lattice.x + lattice.pitchX / (lattice.shape === 'hex' ? 2 : 1) };
  return slantedShare(plane, lattice, edge, cells) - slantedShare(plane, aside, edge, cells);
}

/** A lattice without the rows and columns at its rim whose sides only a texture draws, as of text and toolbars. */
export function withoutTexture(plane: EdgePlane, lattice: Lattice, edge: number): Lattice {
  const { shape, rows, cols } = lattice;
  if (shape === 'square') return lattice;
  const own = { left: 0, top: 0, right: cols, bottom: rows };
  const isTexture = (side: Side, k: number) => {
    const shared = SHARED[shape][side === 'top' || side === 'bottom' ? 'row' : 'column'];
    const lead = leadOf(plane, lattice, edge, cellsWithin(laneAt(own, side, k), cols));
    return lead < shared + LEAST_LEAD * (1 - shared);
  };
  const dropWhile = (side: Side, by: number) => {
    const sign = side === 'left' || side === 'top' ? 1 : -1;
    const length = () => (side === 'left' || side === 'right' ? own.right - own.left : own.bottom - own.top);
    while (length() >= LEAST_SIDE + by && Array.from({ length: by }, (_, k) => k).every((k) => isTexture(side, k)))
      own[side] += sign * by;
  };
  // A board's first row is not shifted, and its first triangle points up.
  dropWhile('top', 2);
  dropWhile('bottom', 1);
  dropWhile('left', shape === 'triangle' ? 2 : 1);
  dropWhile('right', 1);
  return cellsIn(own) === rows * cols ? lattice : latticeWithin(lattice, own);
}

type Side = keyof CellExtent;

/** The row or column of a rectangle of cells so many lanes from one of its sides. */
function laneAt({ left, top, right, bottom }: CellExtent, side: Side, k: number): CellExtent {
  if (side === 'top') return { left, right, top: top + k, bottom: top + k + 1 };
  if (side === 'bottom') return { left, right, top: bottom - k - 1, bottom: bottom - k };
  if (side === 'left') return { top, bottom, left: left + k, right: left + k + 1 };
  return { top, bottom, left: right - k - 1, right: right - k };
}
