import type { CellSymbol } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { latticeWithin } from './extents.ts';
import type { Side } from './sides.ts';
import { outward } from './sides.ts';

/**
 * Rows and columns at the rim of a board that are open ground from end to end. Where a program draws no lines between open cells
 * nothing is seen of them but that the ground goes on, exactly as far as whole cells go, and ends there.
 */

/** Open cells from which the colour of open ground is known, and by how many levels it may differ. */
const LEAST_OPEN = 3;
const SAME_GROUND = 6;
/** The part of a line of pixels that is ground inside of such rows, at least, and beyond their end, at most. */
const ALL = 0.97;
const NONE = 0.1;
/** Cells that ground may go on for, and by which part of a cell it may end before or after a whole one. */
const MOST_CELLS = 8;
const WHOLE = 0.12;
/** Px beside a side of the board at which its ground has ended: a line lies between. */
const BESIDE = 4;

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/**
 * The lattice of a reading with the rows and columns of open ground beside it; null where there are none.
 * @param frame the picture that the lattice's Px are of.
 */
export function withOpenRim(frame: Frame, { lattice, cells }: Reading): Lattice | null {
  if (lattice.shape !== 'square') return null;
  const ground = openGround(frame, lattice, cells);
  if (!ground) return null;
  const extent = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  let isLarger = false;
  for (const side of SIDES) {
    if (laneAt(side, lattice, cells).some((symbol) => isClosed(symbol) || symbol === '~')) continue;
    const count = cellsBeyond(frame, lattice, side, ground);
    if (count === 0) continue;
    isLarger = true;
    extent[side] += outward(side) * count;
  }
  return isLarger ? latticeWithin(lattice, extent) : null;
}

/** The colour of open cells that show nothing, where nothing is drawn between two of them; null where something is, or no two touch. */
function openGround(frame: Frame, lattice: Lattice, cells: readonly CellSymbol[]): Uint8Array | null {
  const { cols, pitchX, pitchY } = lattice;
  const open = [...cells.keys()].filter((i) => cells[i] === '0');
  if (open.length < LEAST_OPEN) return null;
  const pair = open.find((i) => (i + 1) % cols > 0 && cells[i + 1] === '0');
  if (pair === undefined) return null;
  const [left, top] = [gridToPxX(lattice, pair % cols), gridToPxY(lattice, Math.floor(pair / cols))];
  const ground = colourAt(frame, Math.round(left + pitchX / 2), Math.round(top + pitchY / 2));
  const between = isGroundIn(frame, ground);
  const middle = Math.round(top + pitchY / 2);
  for (let px = Math.round(left + pitchX / 2); px < left + 1.5 * pitchX; px++) if (!between(px, middle)) return null;
  return ground;
}

function laneAt(side: Side, { rows, cols }: Lattice, cells: readonly CellSymbol[]): CellSymbol[] {
  const isRow = side === 'top' || side === 'bottom';
  const last = side === 'top' || side === 'left' ? 0 : (isRow ? rows : cols) - 1;
  return cells.filter((_, i) => (isRow ? Math.floor(i / cols) : i % cols) === last);
}

/** How many whole cells of open ground lie beyond a side of the board; 0 where it ends elsewhere or is that of the window too. */
function cellsBeyond(frame: Frame, lattice: Lattice, side: Side, ground: Uint8Array): number {
  const { x, y, width, height } = latticeRegion(lattice);
  const isGround = isGroundIn(frame, ground);
  const isRow = side === 'top' || side === 'bottom';
  const isBefore = side === 'top' || side === 'left';
  const pitch = isRow ? lattice.pitchY : lattice.pitchX;
  const [start, size] = isRow ? [y, height] : [x, width];
  const [from, length] = isRow ? [x, width] : [y, height];
  /** The pixel at a distance across from the side, and along it from the board's corner. */
  const is = (across: number, along: number) => {
    const a = Math.round(isBefore ? start - 1 - across : start + size + across);
    const b = Math.round(from + along);
    return isRow ? isGround(b, a) : isGround(a, b);
  };
  const share = (across: number) => {
    let count = 0;
    for (let along = 1; along < length - 1; along++) if (is(across, along)) count++;
    return count / (length - 2);
  };
  // The side itself may be the border of a last cell.
  let end = Math.ceil(WHOLE * pitch);
  while (end < (MOST_CELLS + 1) * pitch && share(end) >= ALL) end++;
  const count = Math.round(end / pitch);
  if (count === 0 || count > MOST_CELLS || Math.abs(end - count * pitch) > Math.max(1, WHOLE * pitch)) return 0;
  let after = end;
  while (after < end + BESIDE && share(after) > NONE) after++;
  if (share(after) > NONE) return 0;
  const isEndedBeside = (along: number) => {
    let found = 0;
    for (let across = 0; across < end; across++) if (is(across, along)) found++;
    return found <= NONE * end;
  };
  return isEndedBeside(-BESIDE) && isEndedBeside(length + BESIDE) ? count : 0;
}

function colourAt({ width, data }: Frame, x: number, y: number): Uint8Array {
  return Uint8Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
}

function isGroundIn({ width, height, data }: Frame, ground: Uint8Array): (x: number, y: number) => boolean {
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = (y * width + x) * 4;
    return ground.every((level, c) => Math.abs(level - (data[at + c] as number)) <= SAME_GROUND);
  };
}
