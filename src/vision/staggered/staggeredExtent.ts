import type { StaggeredShape } from './matchShape.ts';

/** A rectangle of cells in a window: `right` and `bottom` are the first beyond it. */
export interface CellExtent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What an undrawn side costs against a drawn one: a cell beyond the board has some, shared with the board's own. */
const MISSING_SIDE = 3;

const SIDES: Readonly<Record<StaggeredShape, number>> = { hex: 6, triangle: 3 };

/**
 * The rectangle of cells with the most evidence of being a board: each cell counts its drawn sides, less its missing
 * ones, within the limits of a fully drawn cell either way, so that what lies over a part of the board does not cut it.
 * The first row must be one that is not shifted (hexagons), the first cell one that points up (triangles): `isFirst`.
 * @param counts drawn sides of each cell of a window of so many columns.
 * @param isFirst whether a cell of the window may be the first cell of a board.
 * @param at which cell of the window is in a row and column of the board's counting, or -1.
 */
export function bestCells(
  counts: Uint8Array,
  shape: StaggeredShape,
  rows: number,
  cols: number,
  isFirst: (row: number, col: number) => boolean,
  at: (row: number, col: number) => number,
): (CellExtent & { readonly value: number }) | null {
  const sides = SIDES[shape];
  const worth = (row: number, col: number) => {
    const i = at(row, col);
    if (i < 0) return -sides;
    const drawn = counts[i] as number;
    return Math.max(-sides, drawn - MISSING_SIDE * (sides - drawn));
  };
  const table = Float64Array.from({ length: rows * cols }, (_, i) => worth(Math.floor(i / cols), i % cols));
  let best: (CellExtent & { value: number }) | null = null;
  const sums = new Float64Array(cols);
  for (let top = 0; top < rows; top++) {
    sums.fill(0);
    for (let bottom = top + 1; bottom <= rows; bottom++) {
      for (let col = 0; col < cols; col++)
        sums[col] = (sums[col] as number) + (table[(bottom - 1) * cols + col] as number);
      let before = 0;
      let lowest = Number.POSITIVE_INFINITY;
      let left = 0;
      for (let col = 0; col < cols; col++) {
        if (before < lowest && isFirst(top, col)) {
          lowest = before;
          left = col;
        }
        before += sums[col] as number;
        if (before - lowest <= (best?.value ?? 0)) continue;
        best = { left, top, right: col + 1, bottom, value: before - lowest };
      }
    }
  }
  return best;
}
