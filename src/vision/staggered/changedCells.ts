import type { Frame, Rect } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellRect, latticeRegion } from '../../model/lattice.ts';
import { eachChange } from '../eachChange.ts';

/** Px beyond its box that a cell's samples may be made of, and that its outline may be drawn upon. */
const BLEND = 2;
/** Outlines of a few cells change with these; if those of so many do, the board has moved. */
const MOST_CHANGED = 0.5;

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
  const [right, bottom] = [Math.ceil(region.x + region.width), Math.ceil(region.y + region.height)];
  let changes: Uint8Array | null = null;
  let isBeside = false;
  const isOnBoard = eachChange(before, after, left, top, (x, y) => {
    const beside = Math.max(Math.floor(region.x) - x, x + 1 - right, Math.floor(region.y) - y, y + 1 - bottom);
    if (beside > BLEND) return false;
    if (beside > 0) isBeside = true;
    changes ??= new Uint8Array(width * height);
    changes[y * width + x] = 1;
    return true;
  });
  if (!isOnBoard) return null;
  if (changes === null) return [];
  const changed = changes;
  const cells = Array.from({ length: lattice.rows * lattice.cols }, (_, cell) => cell);
  const touched = cells.filter((cell) => hasChange(changed, width, height, cellRect(lattice, cell)));
  return isBeside && touched.length > MOST_CHANGED * cells.length ? null : touched;
}

/** Whether a pixel in or near a box (Px) changed. */
function hasChange(changes: Uint8Array, width: number, height: number, box: Rect): boolean {
  const left = Math.max(0, Math.floor(box.x) - BLEND);
  const right = Math.min(width, Math.ceil(box.x + box.width) + BLEND);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + BLEND);
  for (let y = Math.max(0, Math.floor(box.y) - BLEND); y < bottom; y++)
    if (changes.subarray(y * width + left, y * width + right).includes(1)) return true;
  return false;
}
