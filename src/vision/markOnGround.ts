import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/**
 * Marks on tiles that are drawings themselves: gems, bricks, folded corners. The network sees the tile, which stands out more, and not what is drawn on it; where a
 * cell shows the tile but for a part, that part alone is the mark.
 */

/** Levels by which a sample of a cell differs from its tile at least, in any colour, if something else is drawn there. */
const LEAST_STEP = 24;
/** Samples around a drawn one, itself included, that are drawn too: the edges of tiles of a fractional pitch differ in lines of one. */
const LEAST_AROUND = 4;
/** A mark takes this part of its cell at least, and leaves that much of its tile to be seen. */
const LEAST_MARK = 0.02;
/** Characters take this part of their cells: one over this. */
const ROOM = 1.6;
const MOST_MARK = 0.5;

/**
 * A cell with its tile made plain, of which only what is drawn on it is left.
 * @param tile a cell that shows nothing but the tile.
 * @returns null where the cell shows no such tile, or nothing but it.
 */
export function markOnGround(cell: ColourPatch, tile: ColourPatch): ColourPatch | null {
  const isOther = new Uint8Array(PATCH_AREA);
  for (let i = 0; i < PATCH_AREA; i++) {
    let step = 0;
    for (let c = 0; c < 3; c++)
      step = Math.max(step, Math.abs((cell[c * PATCH_AREA + i] as number) - (tile[c * PATCH_AREA + i] as number)));
    isOther[i] = step >= LEAST_STEP ? 1 : 0;
  }
  const isDrawn = isOther.map((is, i) => (is && around(isOther, i) >= LEAST_AROUND ? 1 : 0));
  const part = isDrawn.reduce((sum, is) => sum + is, 0) / PATCH_AREA;
  if (part < LEAST_MARK || part > MOST_MARK) return null;
  const plain = cell.slice();
  for (let c = 0; c < 3; c++) {
    const from = c * PATCH_AREA;
    const mean = tile.subarray(from, from + PATCH_AREA).reduce((sum, level) => sum + level, 0) / PATCH_AREA;
    for (let i = 0; i < PATCH_AREA; i++) if (!isDrawn[i]) plain[from + i] = mean;
  }
  return enlarged(plain, boxOf(isDrawn));
}

/** The square around some samples with as much beside them as around characters in cells: middle and side, in samples. */
function boxOf(isDrawn: Uint8Array): { readonly x: number; readonly y: number; readonly side: number } {
  let [left, top, right, bottom] = [PATCH, PATCH, 0, 0];
  isDrawn.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  });
  const side = Math.min(PATCH, ROOM * Math.max(right - left, bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, side };
}

/** A square of a cell as large as a cell, sampled linearly; beyond the cell goes on what is at its rim. */
function enlarged(
  cell: ColourPatch,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
) {
  const out = new Float32Array(cell.length);
  const at = (middle: number, k: number) =>
    Math.max(0, Math.min(PATCH - 1, middle - 0.5 + ((k + 0.5) / PATCH - 0.5) * side));
  for (let c = 0; c < 3; c++)
    for (let j = 0; j < PATCH; j++)
      for (let i = 0; i < PATCH; i++) {
        const [u, v] = [at(x, i), at(y, j)];
        const [left, top] = [Math.min(PATCH - 2, Math.floor(u)), Math.min(PATCH - 2, Math.floor(v))];
        const level = (dx: number, dy: number) => cell[c * PATCH_AREA + (top + dy) * PATCH + left + dx] as number;
        const above = level(0, 0) + (u - left) * (level(1, 0) - level(0, 0));
        const below = level(0, 1) + (u - left) * (level(1, 1) - level(0, 1));
        out[c * PATCH_AREA + j * PATCH + i] = above + (v - top) * (below - above);
      }
  return out;
}

/** How many samples are drawn among one and those beside it. */
function around(isOther: Uint8Array, at: number): number {
  const [x, y] = [at % PATCH, Math.floor(at / PATCH)];
  let count = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(PATCH - 1, y + 1); row++)
    for (let col = Math.max(0, x - 1); col <= Math.min(PATCH - 1, x + 1); col++)
      count += isOther[row * PATCH + col] as number;
  return count;
}
