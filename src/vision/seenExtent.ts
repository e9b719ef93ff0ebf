import type { Lattice } from '../model/lattice.ts';
import type { SeenCells } from './boardNet.ts';
import { isLargeEnough, latticeWithin, placesIn } from './extents.ts';
import type { Extent, Side } from './sides.ts';
import { laneBeyond, lastLane, outward, wholeOf } from './sides.ts';

/** A row or column is the board's where the mean chance of being beside it is less than half; and surely, where it is this far from 0 or 1. */
const HALF = 0.5;
const SURE = 0.1;

/** How often a lattice is mended by a row or column at each side, as a rule. */
const USUALLY_MENDED = 3;

/** Where the board network sees a board end. */
export interface SeenExtent {
  /** The board's cells, in cells of the lattice that was looked at. */
  readonly box: Extent;
  /** Whether every row and column is surely the board's or surely not, and some beside each side was seen. */
  readonly isSure: boolean;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** The rows and columns that are a board's, of those of a lattice and around it that the board network saw. */
export function seenExtent(
  seen: SeenCells,
  { rows, cols }: { readonly rows: number; readonly cols: number },
): SeenExtent {
  const { ring } = seen;
  const whole: Extent = { left: -ring, top: -ring, right: cols + ring, bottom: rows + ring };
  const box = trimmed(whole, seen);
  const isSure = SIDES.every((side) => {
    if (box[side] === whole[side]) return false;
    return besideOf(lastLane(box, side), seen) < SURE && besideOf(laneBeyond(box, side), seen) > 1 - SURE;
  });
  return { box, isSure };
}

/** A board of which the board network surely sees each side end. */
export interface EndedBoard {
  readonly lattice: Lattice;
  /** What was seen of a lattice of the same cells, and which of these are the board's. */
  readonly seen: SeenCells;
  readonly box: Extent;
}

/**
 * The board that surely ends where the network sees it end, or null. Rows and columns are added and left out until it does.
 * @param look what the network sees of a lattice and of a ring around it; null where that cannot be seen.
 */
export function endOfBoard(
  start: Lattice,
  look: (lattice: Lattice) => SeenCells | null,
  mostMended = USUALLY_MENDED,
): EndedBoard | null {
  let lattice = start;
  for (let mended = 0; mended <= mostMended; mended++) {
    const seen = look(lattice);
    if (!seen) return null;
    const { box, isSure } = seenExtent(seen, lattice);
    if (!isLargeEnough(box)) return null;
    const own = latticeWithin(lattice, box);
    if (isSure) return { lattice: own, seen, box };
    if (box.left === 0 && box.top === 0 && own.rows === lattice.rows && own.cols === lattice.cols) return null;
    lattice = own;
  }
  return null;
}

/** From this chance a cell beside a lattice is one that shows something. */
const SHOWN = 0.8;

/**
 * A lattice with the rows and columns beside it in which the network surely sees a number, a mark or covered ground; null where they go on, or cannot be
 * seen. Zeros beside a board pass for its ground.
 * @param isInSight whether what is beside a lattice at a side is in the picture; nothing is added where it is not.
 */
export function withShownLanes(
  start: Lattice,
  look: (lattice: Lattice) => SeenCells | null,
  isInSight: (lattice: Lattice, side: Side) => boolean = () => true,
): Lattice | null {
  let lattice = start;
  for (let added = 0; added <= USUALLY_MENDED; added++) {
    const seen = look(lattice);
    if (!seen) return null;
    const box = wholeOf(lattice);
    const sides = SIDES.filter((side) => isInSight(lattice, side) && showsCells(laneBeyond(box, side), seen));
    if (sides.length === 0) return lattice;
    const grown = sides.map((side) => [side, box[side] + outward(side)] as const);
    lattice = latticeWithin(lattice, { ...box, ...Object.fromEntries(grown) });
  }
  return null;
}

function showsCells(lane: Extent, seen: SeenCells): boolean {
  return placesIn(lane).some(({ row, col }) => {
    const { symbol, chance } = seen.best(row, col);
    return symbol !== null && symbol !== '0' && symbol !== '~' && chance >= SHOWN;
  });
}

/** Whether one of the outermost rows and columns of a lattice is surely none of the board's. */
export function hasRimBeside(lattice: Lattice, seen: SeenCells): boolean {
  const box = wholeOf(lattice);
  return SIDES.some((side) => besideOf(lastLane(box, side), seen) > 1 - SURE);
}

/** A column (for `left` and `right`) or row of a box, or beside it. */
export function laneAt({ left, top, right, bottom }: Extent, side: Side, at: number): Extent {
  return side === 'left' || side === 'right'
    ? { left: at, top, right: at + 1, bottom }
    : { left, top: at, right, bottom: at + 1 };
}

/** The mean chance that cells are beside the board. */
function besideOf(lane: Extent, seen: SeenCells): number {
  const places = placesIn(lane);
  return places.reduce((sum, { row, col }) => sum + seen.beside(row, col), 0) / Math.max(1, places.length);
}

/** A box without the rows and columns at its rim that are none of the board's, the least likely first. */
function trimmed(whole: Extent, seen: SeenCells): Extent {
  let box = whole;
  while (box.right > box.left && box.bottom > box.top) {
    const rims = SIDES.map((side) => ({
      side,
      beside: besideOf(lastLane(box, side), seen),
    }));
    const worst = rims.reduce((a, b) => (b.beside > a.beside ? b : a));
    if (worst.beside < HALF) break;
    box = { ...box, [worst.side]: box[worst.side] - outward(worst.side) };
  }
  return box;
}
