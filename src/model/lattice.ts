import type { Rect } from './frame.ts';
import type { GridSize, Point } from './topology.ts';
import { cellAt, cellCentre, cellOutline, cellPosition, gridExtent } from './topology.ts';

/**
 * Where a board's cells are in a frame. `x`, `y` is the outer top left edge of the first cell in Px, sub-pixel.
 * A Grid point g lies at (x + g.x · pitchX, y + g.y · pitchY). Cells may have a gap between them (Px); the gap
 * belongs to the right and bottom of a cell's unit square, so that the first cell starts exactly at (x, y).
 */
export interface Lattice extends GridSize {
  readonly x: number;
  readonly y: number;
  readonly pitchX: number;
  readonly pitchY: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** The board's rectangle in Px, from the outer edge of the first cell to the outer edge of the last. */
export function latticeRegion(lattice: Lattice): Rect {
  const { width, height } = gridExtent(lattice);
  return {
    x: lattice.x,
    y: lattice.y,
    width: width * lattice.pitchX - lattice.gapX,
    height: height * lattice.pitchY - lattice.gapY,
  };
}

/** The bounding box of a cell in Px, without the gap to its neighbours. */
export function cellRect(lattice: Lattice, index: number): Rect {
  const { row, col } = cellPosition(index, lattice.cols);
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of cellOutline(lattice.shape, row, col)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const x = lattice.x + left * lattice.pitchX;
  const y = lattice.y + top * lattice.pitchY;
  const width = lattice.x + right * lattice.pitchX - lattice.gapX - x;
  const height = lattice.y + bottom * lattice.pitchY - lattice.gapY - y;
  return { x, y, width, height };
}

/** The corners of a cell in Px, without the gap to its neighbours. */
export function cellPolygon(lattice: Lattice, index: number): readonly Point[] {
  const { row, col } = cellPosition(index, lattice.cols);
  const outline = cellOutline(lattice.shape, row, col);
  const right = Math.max(...outline.map((p) => p.x));
  const bottom = Math.max(...outline.map((p) => p.y));
  return outline.map((p) => ({
    x: lattice.x + p.x * lattice.pitchX - (p.x === right ? lattice.gapX : 0),
    y: lattice.y + p.y * lattice.pitchY - (p.y === bottom ? lattice.gapY : 0),
  }));
}

/** The centre of a cell in Px. */
export function cellCentrePx(lattice: Lattice, index: number): Point {
  const { row, col } = cellPosition(index, lattice.cols);
  const centre = cellCentre(lattice.shape, row, col);
  return {
    x: lattice.x + centre.x * lattice.pitchX - lattice.gapX / 2,
    y: lattice.y + centre.y * lattice.pitchY - lattice.gapY / 2,
  };
}

/** The cell under a pixel, or null outside the board. */
export function cellAtPx(lattice: Lattice, { x, y }: Point): number | null {
  return cellAt(lattice, { x: (x - lattice.x) / lattice.pitchX, y: (y - lattice.y) / lattice.pitchY });
}
