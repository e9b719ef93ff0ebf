import { numberOf } from '../model/board.ts';
import type { Rect } from '../model/frame.ts';
import { commonRect, doOverlap } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { cellPosition } from '../model/topology.ts';
import type { Extent, Side } from './sides.ts';
import { lastLane, SIDES, wholeOf } from './sides.ts';

/** Rectangles of cells, and the lattices that they are of. */

/** Whether a cell, of `cols` a row, is in a rectangle of cells. */
export function isWithin({ left, top, right, bottom }: Extent, cell: number, cols: number): boolean {
  const [col, row] = [cell % cols, Math.floor(cell / cols)];
  return col >= left && col < right && row >= top && row < bottom;
}

/** The cells of a rectangle, one row after the other. */
export function placesIn({ left, top, right, bottom }: Extent): { readonly row: number; readonly col: number }[] {
  const places: { readonly row: number; readonly col: number }[] = [];
  for (let row = top; row < bottom; row++) for (let col = left; col < right; col++) places.push({ row, col });
  return places;
}

/** The smallest rectangle around some cells, of `cols` a row, of which there is at least one. */
export function boxOfCells(cells: readonly number[], cols: number): Extent {
  const rows = cells.map((cell) => cellPosition(cell, cols).row);
  const columns = cells.map((cell) => cellPosition(cell, cols).col);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** How many cells a rectangle has. */
export function cellsIn({ left, top, right, bottom }: Extent): number {
  return (right - left) * (bottom - top);
}

/** The smallest board, in rows and columns. */
export const LEAST_SIDE = 4;

/** Whether a rectangle of cells has the rows and columns of a board. */
export function isLargeEnough({ left, top, right, bottom }: Extent): boolean {
  return Math.min(right - left, bottom - top) >= LEAST_SIDE;
}

/** The lattice of a rectangle of a lattice's cells, or of more around them; of hexagons and triangles it begins at an even cell. */
export function latticeWithin(lattice: Lattice, { left, top, right, bottom }: Extent): Lattice {
  const { wideX = 0, wideY = 0 } = lattice;
  return {
    ...lattice,
    x: gridToPxX(lattice, left),
    y: gridToPxY(lattice, top),
    cols: right - left,
    rows: bottom - top,
    wideX: wideX && Math.max(0, wideX - left),
    wideY: wideY && Math.max(0, wideY - top),
  };
}

/** The lattice of the cells in the middle of a lattice, so many each way at most. */
export function middleCells(lattice: Lattice, most: number): Lattice {
  const within = (count: number) => {
    const first = Math.max(0, (count - most) >> 1);
    return [first, Math.min(count, first + most)] as const;
  };
  const [[left, right], [top, bottom]] = [within(lattice.cols), within(lattice.rows)];
  return latticeWithin(lattice, { left, top, right, bottom });
}

/** The cells of a rectangle, of `cols` a row. */
export function cellsWithin({ left, top, right, bottom }: Extent, cols: number): number[] {
  return Array.from({ length: bottom - top }, (_, j) =>
    Array.from({ length: right - left }, (_, i) => (top + j) * cols + left + i),
  ).flat();
}

/** The outermost columns and rows of so many rows and columns. */
export function rimLanes(size: { readonly rows: number; readonly cols: number }): readonly Extent[] {
  return SIDES.map((side) => lastLane(wholeOf(size), side));
}

/** Rows or columns that are taken off a rectangle at once, by side. */
const ONE_EACH: Extent = { left: 1, top: 1, right: 1, bottom: 1 };

/**
 * A rectangle of cells without the rows and columns at its rim that are false, looked at from the top, the bottom, the left and the
 * right in turn.
 * @param least rows and columns that are left.
 * @param steps how many of them are looked at together, and taken off together, at each side.
 */
export function trimmed(
  whole: Extent,
  isFalse: (lanes: Extent, side: Side) => boolean,
  least: number,
  steps: Extent = ONE_EACH,
): Extent {
  let extent = whole;
  for (;;) {
    const { left, top, right, bottom } = extent;
    const [rows, cols] = [bottom - top - least, right - left - least];
    const at = {
      left: left + steps.left,
      top: top + steps.top,
      right: right - steps.right,
      bottom: bottom - steps.bottom,
    };
    if (rows >= steps.top && isFalse({ ...extent, bottom: at.top }, 'top')) extent = { ...extent, top: at.top };
    else if (rows >= steps.bottom && isFalse({ ...extent, top: at.bottom }, 'bottom'))
      extent = { ...extent, bottom: at.bottom };
    else if (cols >= steps.left && isFalse({ ...extent, right: at.left }, 'left'))
      extent = { ...extent, left: at.left };
    else if (cols >= steps.right && isFalse({ ...extent, left: at.right }, 'right'))
      extent = { ...extent, right: at.right };
    else return extent;
  }
}

/** Whether a lattice and a rectangle (Px) have an area in common. */
export function meets(lattice: Lattice, region: Rect): boolean {
  return doOverlap(latticeRegion(lattice), region);
}

/** Whether one rectangle takes more than a part of another. */
export function fills(rect: Rect, region: Rect, part: number): boolean {
  const common = commonRect(rect, region);
  return common !== null && common.width * common.height > part * region.width * region.height;
}

/** Whether a rectangle is within another, but for rounding. */
export function lies(inner: Rect, outer: Rect): boolean {
  return (
    inner.x > outer.x - 1 &&
    inner.y > outer.y - 1 &&
    inner.x + inner.width < outer.x + outer.width + 1 &&
    inner.y + inner.height < outer.y + outer.height + 1
  );
}

/** Lattices whose corners are nearer than this part of a cell are the same. */
const SAME_PLACE = 0.02;

/** Whether two lattices of squares have as many cells and corners nearer than a part of a cell. */
export function isSameLattice(a: Lattice, b: Lattice, part = SAME_PLACE): boolean {
  if (a.rows !== b.rows || a.cols !== b.cols) return false;
  const isNear = (one: number, other: number, pitch: number) => Math.abs(one - other) < part * pitch;
  return (
    isNear(a.x, b.x, b.pitchX) &&
    isNear(a.y, b.y, b.pitchY) &&
    isNear(gridToPxX(a, a.cols), gridToPxX(b, b.cols), b.pitchX) &&
    isNear(gridToPxY(a, a.rows), gridToPxY(b, b.rows), b.pitchY)
  );
}

/** Numbers in rows and columns from which these belong to the board. */
const SEVERAL = 3;

/** Whether a smaller box leaves out rows or columns in which numbers are read. */
export function cutsNumbers({ cells, lattice: { cols } }: Reading, box: Extent): boolean {
  return cells.filter((symbol, cell) => numberOf(symbol) > 0 && !isWithin(box, cell, cols)).length >= SEVERAL;
}
