import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import { measureBlocks, SIGNATURE_SIDE } from './blockSums.ts';
import { latticeWithin } from './extents.ts';

/**
 * Rows and columns next to a board that hold the same cells as the board: they are part of it, though its lines (or
 * the looks that the search took for a board's) do not reach there.
 */

const SIGNATURE = 3 * SIGNATURE_SIDE ** 2;
/** Rows (or columns) beyond the known board that are looked at on each side at a time. */
const REACH = 4;
/** The part of a row's cells that look like cells of the board, or where it has lines have their rim, at least. */
const ALIKE = 0.8;
/** The part of them on which something is drawn, at least: plain ground goes on beyond a board too. */
const SHOWN = 0.2;
/** … and where this part of a row shows the board's drawings, something may lie over the others. */
const SHOWN_ALONE = 0.5;
/** Difference of the lightest and darkest block of a cell (levels) from which something is drawn on it. */
const DRAWN = 16;
/** Blocks of cells of one look differ by no more levels, and where it is to tell drawings by no more than this part of its contrast. */
const SAME_LOOK = 18;
const SAME_PART = 0.4;

/**
 * The lattice with the rows and columns added that hold its cells too.
 * @param bare whether the board has no lines: where it has, they show tiles, and only drawings are to be added.
 */
export function extendByLooks(frame: Frame, lattice: Lattice, bare: boolean): Lattice {
  const { rows, cols } = lattice;
  const wide = latticeWithin(lattice, { left: -REACH, top: -REACH, right: cols + REACH, bottom: rows + REACH });
  const signatures = new Uint8Array(wide.rows * wide.cols * SIGNATURE);
  const isMeasured = new Uint8Array(wide.rows * wide.cols);
  const measure = (cell: number) => {
    if (isMeasured[cell]) return;
    isMeasured[cell] = 1;
    measureBlocks(frame, cellRect(wide, cell), signatures, cell * SIGNATURE);
  };
  let extent = { left: REACH, top: REACH, right: REACH + cols, bottom: REACH + rows };
  const looks = looksWithin(signatures, wide.cols, extent, measure);
  const drawings = looks
    .map((look) => ({ look, most: Math.min(SAME_LOOK, SAME_PART * contrastOf(signatures, look, bare)) }))
    .filter(({ most }) => most >= SAME_PART * DRAWN);
  const belongs = (cells: readonly number[]) => {
    if (cells.some((cell) => !isWithin(cellRect(wide, cell), frame))) return false;
    cells.forEach(measure);
    const alike = cells.filter((cell) =>
      looks.some(
        (look) => sameLook(signatures, look, cell, SAME_LOOK) || (!bare && hasSameRim(signatures, look, cell)),
      ),
    );
    // A frame beside a plain cell makes no drawing of it: the look that a cell is like must be one.
    const shown = alike.filter((cell) => drawings.some(({ look, most }) => sameLook(signatures, look, cell, most)));
    const isAll = alike.length >= ALIKE * cells.length && shown.length >= SHOWN * cells.length;
    return isAll || shown.length >= SHOWN_ALONE * cells.length;
  };
  for (let changed = true; changed; ) {
    changed = false;
    const { left, top, right, bottom } = extent;
    const row = (r: number) => Array.from({ length: right - left }, (_, k) => r * wide.cols + left + k);
    const column = (c: number) => Array.from({ length: bottom - top }, (_, k) => (top + k) * wide.cols + c);
    if (top > 0 && belongs(row(top - 1))) extent = { ...extent, top: top - 1 };
    else if (bottom < wide.rows && belongs(row(bottom))) extent = { ...extent, bottom: bottom + 1 };
    else if (left > 0 && belongs(column(left - 1))) extent = { ...extent, left: left - 1 };
    else if (right < wide.cols && belongs(column(right))) extent = { ...extent, right: right + 1 };
    else continue;
    changed = true;
  }
  const extended = latticeWithin(wide, extent);
  const { left, top, right, bottom } = extent;
  const mayGoOn = left === 0 || top === 0 || right === wide.cols || bottom === wide.rows;
  return mayGoOn ? extendByLooks(frame, extended, bare) : extended;
}

function isWithin({ x, y, width, height }: Rect, frame: Frame): boolean {
  return x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height;
}

/** One cell of each look of a board, each of whose cells is measured. */
function looksWithin(
  signatures: Uint8Array,
  cols: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  measure: (cell: number) => void,
): number[] {
  const looks: number[] = [];
  for (let j = top; j < bottom; j++) {
    for (let i = left; i < right; i++) {
      const cell = j * cols + i;
      measure(cell);
      if (!looks.some((look) => sameLook(signatures, look, cell, SAME_LOOK))) looks.push(cell);
    }
  }
  return looks;
}

/** Whether the outermost blocks of two cells are the same: a number that is not seen elsewhere on a board has a ground that is. */
function hasSameRim(signatures: Uint8Array, a: number, b: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const [x, y] = [k % SIGNATURE_SIDE, Math.floor(k / SIGNATURE_SIDE) % SIGNATURE_SIDE];
    const isInner = x > 0 && x < SIGNATURE_SIDE - 1 && y > 0 && y < SIGNATURE_SIDE - 1;
    if (isInner) continue;
    const [one, other] = [signatures[a * SIGNATURE + k] as number, signatures[b * SIGNATURE + k] as number];
    if (Math.abs(one - other) > SAME_LOOK) return false;
  }
  return true;
}

/** Levels by which what is drawn in the middle of a cell, or (of tiles) along two opposite sides, differs from its ground. */
function contrastOf(signatures: Uint8Array, cell: number, mayBeTile: boolean): number {
  const last = SIGNATURE_SIDE - 1;
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const at = (x: number, y: number) =>
      signatures[cell * SIGNATURE + (c * SIGNATURE_SIDE + y) * SIGNATURE_SIDE + x] as number;
    let low = 255;
    let high = 0;
    const sides = [0, 0, 0, 0];
    for (let y = 1; y < last; y++) {
      for (let x = 1; x < last; x++) {
        low = Math.min(low, at(x, y));
        high = Math.max(high, at(x, y));
      }
      [at(0, y), at(last, y), at(y, 0), at(y, last)].forEach((level, side) => {
        sides[side] = (sides[side] as number) + level / (last - 1);
      });
    }
    most = Math.max(most, high - low);
    if (!mayBeTile) continue;
    const [left = 0, right = 0, top = 0, bottom = 0] = sides.map((level) => Math.abs(level - (low + high) / 2));
    most = Math.max(most, Math.min(left, right), Math.min(top, bottom));
  }
  return most;
}

/** Whether two cells differ by at most so many levels but for one of their sides: the last cells of a board may lack a line, or have another. */
function sameLook(signatures: Uint8Array, a: number, b: number, most: number): boolean {
  const last = SIGNATURE_SIDE - 1;
  let unlike = 0;
  let left = 0;
  let right = 0;
  let top = 0;
  let bottom = 0;
  for (let block = 0; block < SIGNATURE_SIDE ** 2; block++) {
    let difference = 0;
    for (let k = block; k < SIGNATURE; k += SIGNATURE_SIDE ** 2)
      difference = Math.max(
        difference,
        Math.abs((signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number)),
      );
    if (difference <= most) continue;
    if (++unlike > SIGNATURE_SIDE) return false;
    const x = block % SIGNATURE_SIDE;
    const y = Math.floor(block / SIGNATURE_SIDE);
    if (x === 0) left++;
    if (x === last) right++;
    if (y === 0) top++;
    if (y === last) bottom++;
  }
  return unlike === 0 || unlike === left || unlike === right || unlike === top || unlike === bottom;
}
