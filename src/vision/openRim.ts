import type { CellSymbol } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import { usualMineTotal } from '../model/mineTotal.ts';
import type { Reading } from '../model/reading.ts';
import { latticeWithin } from './extents.ts';
import type { Side } from './sides.ts';
import { outward, SIDES } from './sides.ts';

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
/** Open rows or columns that a usual level may lack at one side, at most. */
const MOST_LACKING = 2;

/**
 * The lattice of a reading with the rows and columns of open ground beside it; null where there are none.
 * @param frame the picture that the lattice's Px are of.
 */
export function withOpenRim(frame: Frame, { lattice, cells }: Reading): Lattice | null {
  if (lattice.shape !== 'square') return null;
  const ground = openGround(frame, lattice, cells);
  if (!ground) return null;
  const extent = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  const openSides = SIDES.filter((side) =>
    laneAt(side, lattice, cells).every((symbol) => !isClosed(symbol) && symbol !== '~'),
  );
  for (const side of openSides) extent[side] += outward(side) * cellsBeyond(frame, lattice, side, ground);
  const wider = latticeWithin(lattice, extent);
  return wider.rows === lattice.rows && wider.cols === lattice.cols
    ? asUsualLevel(frame, lattice, openSides, ground)
    : wider;
}

/**
 * The lattice with open ground at one side of it that makes it a usual level, where the ground goes on for that far or further: the window
 * has the same colour. Null where it may be so at no side, or at more than one.
 */
function asUsualLevel(frame: Frame, lattice: Lattice, openSides: readonly Side[], ground: Uint8Array): Lattice | null {
  if (usualMineTotal(lattice) !== null) return null;
  const whole = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  const counts = Array.from({ length: MOST_LACKING }, (_, k) => k + 1);
  const [level, ...others] = openSides.flatMap((side) =>
    counts
      .map((count) => ({
        count,
        wider: latticeWithin(lattice, { ...whole, [side]: whole[side] + outward(side) * count }),
      }))
      .filter(({ wider }) => usualMineTotal(wider) !== null)
      .filter(({ count }) => {
        const { end, pitch } = groundBeyond(frame, lattice, side, ground);
        return end >= (count - WHOLE) * pitch;
      }),
  );
  return level && others.length === 0 ? level.wider : null;
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

/** Ground beyond a side of a board. */
interface GroundBeyond {
  /** Px of a cell that way, and up to where all along the side is ground. */
  readonly pitch: number;
  readonly end: number;
  /** Px of the side, the part of its length that is ground at a distance of it, and at one along it up to where the ground ends. */
  readonly length: number;
  readonly share: (across: number) => number;
  readonly shareBeside: (along: number) => number;
}

/** How far ground goes on beyond a side of the board. */
function groundBeyond(frame: Frame, lattice: Lattice, side: Side, ground: Uint8Array): GroundBeyond {
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
  const shareBeside = (along: number) => {
    let found = 0;
    for (let across = 0; across < end; across++) if (is(across, along)) found++;
    return found / end;
  };
  return { pitch, end, length, share, shareBeside };
}

/** How many whole cells of open ground lie beyond a side of the board; 0 where it ends elsewhere or is that of the window too. */
function cellsBeyond(frame: Frame, lattice: Lattice, side: Side, ground: Uint8Array): number {
  const { pitch, end, length, share, shareBeside } = groundBeyond(frame, lattice, side, ground);
  const count = Math.round(end / pitch);
  if (count === 0 || count > MOST_CELLS || Math.abs(end - count * pitch) > Math.max(1, WHOLE * pitch)) return 0;
  let after = end;
  while (after < end + BESIDE && share(after) > NONE) after++;
  if (share(after) > NONE) return 0;
  return [-BESIDE, length + BESIDE].every((along) => shareBeside(along) <= NONE) ? count : 0;
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
