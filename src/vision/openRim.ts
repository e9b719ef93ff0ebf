import type { CellSymbol } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY } from '../model/lattice.ts';
import { usualMineTotal } from '../model/mineTotal.ts';
import type { Reading } from '../model/reading.ts';
import { cellsWithin, latticeWithin } from './extents.ts';
import type { Colour, GroundBeside } from './groundBeside.ts';
import { colourOfCell, groundBeside, isGroundIn } from './groundBeside.ts';
import type { Side } from './sides.ts';
import { lastLane, outward, SIDES, wholeOf } from './sides.ts';

/**
 * Rows and columns at the rim of a board that are open ground from end to end. Where a program draws no lines between open cells
 * nothing is seen of them but that the ground goes on, exactly as far as whole cells go, and ends there.
 */

/** Open cells from which the colour of open ground is known. */
const LEAST_OPEN = 3;
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
  const extent = { ...wholeOf(lattice) };
  const openSides = SIDES.filter((side) =>
    cellsWithin(lastLane(extent, side), lattice.cols)
      .map((cell) => cells[cell] as CellSymbol)
      .every((symbol) => !isClosed(symbol) && symbol !== '~'),
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
function asUsualLevel(frame: Frame, lattice: Lattice, openSides: readonly Side[], ground: Colour): Lattice | null {
  if (usualMineTotal(lattice) !== null) return null;
  const whole = wholeOf(lattice);
  const counts = Array.from({ length: MOST_LACKING }, (_, k) => k + 1);
  const [level, ...others] = openSides.flatMap((side) =>
    counts
      .map((count) => ({
        count,
        wider: latticeWithin(lattice, { ...whole, [side]: whole[side] + outward(side) * count }),
      }))
      .filter(({ wider }) => usualMineTotal(wider) !== null)
      .filter(({ count }) => {
        const beside = groundBeside(frame, lattice, side, ground);
        return endOfGround(beside) >= (count - WHOLE) * beside.pitch;
      }),
  );
  return level && others.length === 0 ? level.wider : null;
}

/** The colour of open cells that show nothing, where nothing is drawn between two of them; null where something is, or no two touch. */
function openGround(frame: Frame, lattice: Lattice, cells: readonly CellSymbol[]): Colour | null {
  const { cols, pitchX, pitchY } = lattice;
  const open = [...cells.keys()].filter((i) => cells[i] === '0');
  if (open.length < LEAST_OPEN) return null;
  const pair = open.find((i) => (i + 1) % cols > 0 && cells[i + 1] === '0');
  if (pair === undefined) return null;
  const [left, top] = [gridToPxX(lattice, pair % cols), gridToPxY(lattice, Math.floor(pair / cols))];
  const ground = colourOfCell(frame, lattice, pair);
  const between = isGroundIn(frame, ground);
  const middle = Math.round(top + pitchY / 2);
  for (let px = Math.round(left + pitchX / 2); px < left + 1.5 * pitchX; px++) if (!between(px, middle)) return null;
  return ground;
}

/** How far (Px) all along a side of the board is ground beyond it. */
function endOfGround({ pitch, share }: GroundBeside): number {
  // The side itself may be the border of a last cell.
  let end = Math.ceil(WHOLE * pitch);
  while (end < (MOST_CELLS + 1) * pitch && share(end) >= ALL) end++;
  return end;
}

/** How many whole cells of open ground lie beyond a side of the board; 0 where it ends elsewhere or is that of the window too. */
function cellsBeyond(frame: Frame, lattice: Lattice, side: Side, ground: Colour): number {
  const beside = groundBeside(frame, lattice, side, ground);
  const { pitch, length, is, share } = beside;
  const end = endOfGround(beside);
  const count = Math.round(end / pitch);
  if (count === 0 || count > MOST_CELLS || Math.abs(end - count * pitch) > Math.max(1, WHOLE * pitch)) return 0;
  let after = end;
  while (after < end + BESIDE && share(after) > NONE) after++;
  if (share(after) > NONE) return 0;
  const isEnded = (along: number) =>
    Array.from({ length: end }, (_, across) => across).filter((across) => is(across, along)).length <= NONE * end;
  return isEnded(-BESIDE) && isEnded(length + BESIDE) ? count : 0;
}
