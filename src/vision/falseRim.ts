import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { SIGNATURE, signatureDifference } from './cellSamples.ts';
import { findOutlines } from './foreignCells.ts';
import type { Gradients } from './gradients.ts';
import { FORBIDDEN } from './readCells.ts';
import type { Extent } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** A row or column at the rim is doubtful when at least this part of its cells could not be read. */
const UNREAD = 0.85;
/** … unless at least this part of those look like cells elsewhere on the board: nothing else does. */
const ALIKE = 0.7;
/** Blocks of cells that look alike differ by at most so many levels. */
const SAME = 10;
/** Rows (or columns) from one to another that is elsewhere: a toolbar is less high. */
const FAR = 3;
/** The least rows and columns that are left. */
const LEAST_SIDE = 4;

/**
 * The lattice of a reading without the rows and columns at its rim that are none: a toolbar, a frame or a line of text
 * beside a board may pass for cells. Hardly any of them can be read or looks like a cell elsewhere on the board, and none
 * that can be read is outlined, as those are that a dialog leaves free in a row that it covers. Null when nothing is to be
 * taken away.
 * @param edge compressed strength from which a step is an edge on this board.
 */
export function withoutFalseRim(
  { reading: { lattice, cells, confidence }, samples: { signatures } }: BoardTrack,
  gradients: Gradients,
  edge: number,
): Lattice | null {
  const { rows, cols } = lattice;
  const isRead = (cell: number) => cells[cell] !== '~' || confidence[cell] === FORBIDDEN;
  let outlined: readonly boolean[] | null = null;
  const isFalse = (lane: readonly number[]) => {
    const read = lane.filter(isRead);
    if (read.length > (1 - UNREAD) * lane.length) return false;
    const unread = lane.filter((cell) => !isRead(cell));
    const step = lane[1] === (lane[0] as number) + 1 ? cols : 1;
    const isFar = (cell: number, other: number) =>
      Math.abs(step === 1 ? (cell % cols) - (other % cols) : Math.floor(cell / cols) - Math.floor(other / cols)) >= FAR;
    const isAlike = (cell: number) =>
      cells.some(
        (_, other) =>
          isFar(cell, other) &&
          signatureDifference(signatures, cell * SIGNATURE, signatures, other * SIGNATURE, SAME) < SAME,
      );
    if (unread.filter(isAlike).length >= ALIKE * unread.length) return false;
    outlined ??= findOutlines(gradients, lattice, edge).outlined;
    return !read.some((cell) => outlined?.[cell]);
  };
  let extent: Extent = { left: 0, top: 0, right: cols, bottom: rows };
  const row = ({ left, right }: Extent, r: number) =>
    Array.from({ length: right - left }, (_, k) => r * cols + left + k);
  const column = ({ top, bottom }: Extent, c: number) =>
    Array.from({ length: bottom - top }, (_, k) => (top + k) * cols + c);
  for (;;) {
    const { left, top, right, bottom } = extent;
    const isTall = bottom - top > LEAST_SIDE;
    const isWide = right - left > LEAST_SIDE;
    if (isTall && isFalse(row(extent, top))) extent = { ...extent, top: top + 1 };
    else if (isTall && isFalse(row(extent, bottom - 1))) extent = { ...extent, bottom: bottom - 1 };
    else if (isWide && isFalse(column(extent, left))) extent = { ...extent, left: left + 1 };
    else if (isWide && isFalse(column(extent, right - 1))) extent = { ...extent, right: right - 1 };
    else break;
  }
  const { left, top, right, bottom } = extent;
  if (right - left === cols && bottom - top === rows) return null;
  const { x, y, pitchX, pitchY } = lattice;
  return { ...lattice, x: x + left * pitchX, y: y + top * pitchY, cols: right - left, rows: bottom - top };
}

/** Lattices whose cells are nearer than this part of a cell are the same but for how far they go. */
const SAME_CELLS = 0.25;

/** Whether a reading is one of a known board's cells and of more around them, none of which shows anything. */
export function addsOnlyGround({ lattice, cells }: Reading, { lattice: known }: Reading): boolean {
  const { rows, cols, x, y, pitchX, pitchY } = lattice;
  const left = Math.round((known.x - x) / pitchX);
  const top = Math.round((known.y - y) / pitchY);
  const right = left + known.cols;
  const bottom = top + known.rows;
  if (left < 0 || top < 0 || right > cols || bottom > rows) return false;
  const isNear = (one: number, other: number, pitch: number) => Math.abs(one - other) < SAME_CELLS * pitch;
  const isSame =
    isNear(known.x, x + left * pitchX, pitchX) &&
    isNear(known.y, y + top * pitchY, pitchY) &&
    isNear(known.x + known.cols * known.pitchX, x + right * pitchX, pitchX) &&
    isNear(known.y + known.rows * known.pitchY, y + bottom * pitchY, pitchY);
  const isInside = (cell: number) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    return col >= left && col < right && row >= top && row < bottom;
  };
  return isSame && cells.every((symbol, cell) => symbol === '0' || symbol === '~' || isInside(cell));
}
