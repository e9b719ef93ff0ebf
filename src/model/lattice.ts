import type { Rect } from './frame.ts';
import type { GridSize, Point } from './topology.ts';
import { cellAt, cellCentre, cellOutline, cellPosition, gridExtent } from './topology.ts';

/**
 * Where a board's cells are in a frame. `x`, `y` is the outer top left edge of the first cell in Px, sub-pixel.
 * A Grid point g lies at (x + g.x · pitchX, y + g.y · pitchY). Cells may have a gap between them (Px); the gap
 * belongs to the right and bottom of a cell's unit square, so that the first cell starts exactly at (x, y). Toolkits that
 * share some width out to squares give each of the first ones a Px more.
 */
export interface Lattice extends GridSize {
  readonly x: number;
  readonly y: number;
  readonly pitchX: number;
  readonly pitchY: number;
  readonly gapX: number;
  readonly gapY: number;
  /** So many of the first columns and rows of squares are one Px wider than the pitch, and what follows them lies further on; none where it is not given. */
  readonly wideX?: number | undefined;
  readonly wideY?: number | undefined;
  /** How far right of the middle of their cells and below it programs draw what is in them, in parts of a cell; not at all where it is not given. */
  readonly drawn?: Point | undefined;
}

/** Px by which a Grid coordinate lies further on where so many of the first cells are a Px wider. */
export function widening(at: number, wide: number): number {
  return wide > 0 ? Math.min(at, wide) : 0;
}

/** Where a Grid coordinate lies in the frame, Px. */
export function gridToPxX({ x, pitchX, wideX = 0 }: Lattice, at: number): number {
  return x + at * pitchX + widening(at, wideX);
}

/** Where a Grid coordinate lies in the frame, Px. */
export function gridToPxY({ y, pitchY, wideY = 0 }: Lattice, at: number): number {
  return y + at * pitchY + widening(at, wideY);
}

/** The board's rectangle in Px, from the outer edge of the first cell to the outer edge of the last. */
export function latticeRegion(lattice: Lattice): Rect {
  const { width, height } = gridExtent(lattice);
  return {
    x: lattice.x,
    y: lattice.y,
    width: gridToPxX(lattice, width) - lattice.gapX - lattice.x,
    height: gridToPxY(lattice, height) - lattice.gapY - lattice.y,
  };
}

/** A lattice so many Px further right and down. */
export function moveLattice(lattice: Lattice, dx: number, dy: number): Lattice {
  return { ...lattice, x: lattice.x + dx, y: lattice.y + dy };
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
  const x = gridToPxX(lattice, left);
  const y = gridToPxY(lattice, top);
  const width = gridToPxX(lattice, right) - lattice.gapX - x;
  const height = gridToPxY(lattice, bottom) - lattice.gapY - y;
  return { x, y, width, height };
}

/** The corners of a cell in Px, without the gap to its neighbours. */
export function cellPolygon(lattice: Lattice, index: number): readonly Point[] {
  const { row, col } = cellPosition(index, lattice.cols);
  const outline = cellOutline(lattice.shape, row, col);
  const right = Math.max(...outline.map((p) => p.x));
  const bottom = Math.max(...outline.map((p) => p.y));
  return outline.map((p) => ({
    x: gridToPxX(lattice, p.x) - (p.x === right ? lattice.gapX : 0),
    y: gridToPxY(lattice, p.y) - (p.y === bottom ? lattice.gapY : 0),
  }));
}

/** The centre of a cell in Px. */
export function cellCentrePx(lattice: Lattice, index: number): Point {
  const { row, col } = cellPosition(index, lattice.cols);
  const centre = cellCentre(lattice.shape, row, col);
  return {
    x: gridToPxX(lattice, centre.x) - lattice.gapX / 2,
    y: gridToPxY(lattice, centre.y) - lattice.gapY / 2,
  };
}

/** The cell under a pixel, or null outside the board. */
export function cellAtPx(lattice: Lattice, { x, y }: Point): number | null {
  const { pitchX, pitchY, wideX = 0, wideY = 0 } = lattice;
  return cellAt(lattice, { x: pxToGrid(x - lattice.x, pitchX, wideX), y: pxToGrid(y - lattice.y, pitchY, wideY) });
}

function pxToGrid(px: number, pitch: number, wide: number): number {
  return px < wide * (pitch + 1) ? px / (pitch + 1) : (px - wide) / pitch;
}
