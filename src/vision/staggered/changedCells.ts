import type { Frame } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellsNear, latticeRegion } from '../../model/lattice.ts';

/** Px beyond its box that a cell's samples may be made of. */
const BLEND = 2;

/**
 * The hexagonal or triangular cells with a changed pixel in or near their box, in order; null when something beside the
 * board changed.
 * @param left where `before` lies in `after`, with `top`.
 */
export function changedStaggeredCells(
  before: Frame,
  after: Frame,
  left: number,
  top: number,
  lattice: Lattice,
): number[] | null {
  const { width, height } = before;
  const region = latticeRegion(lattice);
  const touched = new Uint8Array(lattice.rows * lattice.cols);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * after.width + left;
    for (let x = 0; x < width; x++) {
      if (samePixel(before, y * width + x, after, from + x)) continue;
      const isBeside =
        x < Math.floor(region.x) ||
        x >= Math.ceil(region.x + region.width) ||
        y < Math.floor(region.y) ||
        y >= Math.ceil(region.y + region.height);
      if (isBeside) return null;
      for (const cell of cellsNear(lattice, x + 0.5, y + 0.5, BLEND)) touched[cell] = 1;
    }
  }
  return [...touched.keys()].filter((i) => touched[i] === 1);
}

function samePixel(a: Frame, i: number, b: Frame, k: number): boolean {
  return (
    a.data[4 * i] === b.data[4 * k] &&
    a.data[4 * i + 1] === b.data[4 * k + 1] &&
    a.data[4 * i + 2] === b.data[4 * k + 2]
  );
}
