import type { Lattice } from '../../model/lattice.ts';
import { cellsIn, cellsWithin, latticeWithin, trimmed } from '../extents.ts';
import type { Extent, Side } from '../sides.ts';
import { outward, wholeOf } from '../sides.ts';
import type { Side as CellSide, GridSides } from './cellSides.ts';
import { drawnShare, gridSidesOf, placeOf, sidesOf, sumAlong, UNIT } from './cellSides.ts';
import type { EdgePlane } from './edgePlane.ts';

/** The slanted sides of a lane at the rim surpass the inside of its cells by this part of what the board's do, at least. */
const LEAST_LEAD = 0.25;
/** What cells are shrunk to for places that are inside them, and far from their sides. */
const INNER = 0.5;
/** Sides that slant the other way are weaker than the board's, by this part at least: level lines, as of bricks, are not. */
const MOST_MIRRORED = 0.95;
/** Cells of a board that are looked at, about. */
const MOST_CELLS = 120;

/**
 * The part of a lattice's slanted sides that are drawn, less that of its cells shrunk, where no lines of a board are: in text
 * and textures both are the same. -1 to 1.
 */
export function leadOf(plane: EdgePlane, lattice: Lattice, edge: number): number {
  const { sides, inner } = slantedSides(lattice, someCells(lattice));
  const strength = (of: GridSides) => sumAlong(plane, lattice, of);
  if (strength(mirrored(sides)) >= MOST_MIRRORED * strength(sides)) return 0;
  return drawnShare(plane, lattice, sides, edge) - drawnShare(plane, lattice, inner, edge);
}

/** Sides that slant the other way, each about its own middle. */
function mirrored(sides: GridSides): GridSides {
  return sides.map((value, k) => (k % 2 === 0 ? value : (sides[k ^ 2] as number)));
}

/**
 * A lattice without the rows and columns at its rim whose sides only a texture draws, as of text and toolbars. How strong
 * sides are is compared: hatched cells are full of edges, too, but of weaker ones than their lines.
 * @param least rows and columns that are left.
 */
export function withoutTexture(plane: EdgePlane, lattice: Lattice, least: number): Lattice {
  const { shape, rows, cols } = lattice;
  if (shape === 'square') return lattice;
  const strengthLead = (cells: readonly number[], others: readonly number[] = []) => {
    const { sides, inner } = slantedSides(lattice, cells, others);
    return (sumAlong(plane, lattice, sides) - sumAlong(plane, lattice, inner)) / (sides.length / 4);
  };
  const whole = wholeOf(lattice);
  const enough = LEAST_LEAD * strengthLead(someCells(lattice));
  const isTexture = (lanes: Extent, side: Side) =>
    lanesOf(lanes, side).every(
      ([lane, next]) => strengthLead(cellsWithin(lane, cols), cellsWithin(next, cols)) < enough,
    );
  // A board's first row is not shifted, and its first triangle points up.
  const steps = { left: shape === 'triangle' ? 2 : 1, top: 2, right: 1, bottom: 1 };
  const own = trimmed(whole, isTexture, least, steps);
  return cellsIn(own) === rows * cols ? lattice : latticeWithin(lattice, own);
}

/** All cells of a lattice, or every n-th: an odd number, so that triangles point both ways. */
function someCells({ rows, cols }: Lattice): number[] {
  const step = Math.floor((rows * cols) / MOST_CELLS) | 1;
  return Array.from({ length: Math.ceil((rows * cols) / step) }, (_, k) => k * step);
}

/** The single rows or columns of some at a rim, each with the one that is next to it on the way into the board. */
function lanesOf(lanes: Extent, side: Side): (readonly [Extent, Extent])[] {
  const { left, top, right, bottom } = lanes;
  const step = -outward(side);
  if (side === 'top' || side === 'bottom') {
    const row = (at: number) => ({ left, right, top: at, bottom: at + 1 });
    return Array.from({ length: bottom - top }, (_, k) => [row(top + k), row(top + k + step)]);
  }
  const column = (at: number) => ({ top, bottom, left: at, right: at + 1 });
  return Array.from({ length: right - left }, (_, k) => [column(left + k), column(left + k + step)]);
}

/** The slanted sides of some cells that others do not share, and the same of these cells shrunk. */
function slantedSides(lattice: Lattice, cells: readonly number[], others: readonly number[] = []) {
  const unit = { ...lattice, ...UNIT };
  const shared = new Set(others.flatMap((cell) => sidesOf(unit, cell).map((side) => placeOf(side, UNIT))));
  const isWanted = (side: CellSide) =>
    side.ax !== side.bx && side.ay !== side.by && (shared.size === 0 || !shared.has(placeOf(side, UNIT)));
  return { sides: gridSidesOf(lattice, cells, isWanted), inner: gridSidesOf(lattice, cells, isWanted, INNER) };
}
