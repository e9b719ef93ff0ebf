import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { boxOfCells, cellsWithin, isLargeEnough, isWithin } from './extents.ts';
import type { Extent, Side } from './sides.ts';
import { laneBeyond, lastLane, OPPOSITE, SIDES, wholeOf } from './sides.ts';

/** So many numbers at the rim of the board are no chance where all of them have their mines within the frame. */
const LEAST_AT_RIM = 6;

/**
 * The cells within a frame, where more of a lattice than a board passes for one: a desktop of shade blocks looks like covered cells, and on it lies the window with the board. No cell of
 * the four rows and columns around it can be read, nothing but covered or unread cells lies beyond them, and all that is opened or marked lies within. Null where there is no such frame.
 */
export function unreadFrame({ cells, lattice }: Pick<Reading, 'cells' | 'lattice'>): Extent | null {
  const { cols } = lattice;
  const whole = wholeOf(lattice);
  const isKnown = (symbol: CellSymbol) => symbol !== '~' && symbol !== '#';
  const known = [...cells.keys()].filter((cell) => isKnown(cells[cell] as CellSymbol));
  if (known.length === 0) return null;
  const isUnread = (lane: Extent) => cellsWithin(lane, cols).every((cell) => cells[cell] === '~');
  const shown = boxOfCells(known, cols);
  /** Where the board ends at a side, if the first unread row or column beyond what is shown is its frame; null where there is none. */
  const endAt = (side: Side): number | null => {
    const most = Math.abs(whole[side] - shown[side]);
    for (let k = 0, lane = laneBeyond(shown, side); k < most; k++, lane = laneBeyond(lane, side))
      if (isUnread(lane)) return lane[OPPOSITE[side]];
    return null;
  };
  const [left, top, right, bottom] = [endAt('left'), endAt('top'), endAt('right'), endAt('bottom')];
  if (left === null || top === null || right === null || bottom === null) return null;
  const inner = { left, top, right, bottom };
  const ring = cellsWithin({ left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }, cols);
  const isFrame = ring.every((cell) => isWithin(inner, cell, cols) || cells[cell] === '~');
  if (!isFrame || !isLargeEnough(inner)) return null;
  const rim = new Set(SIDES.flatMap((side) => cellsWithin(lastLane(inner, side), cols)));
  const numbers = [...rim].filter((cell) => numberOf(cells[cell] as CellSymbol) >= 0);
  return numbers.length >= LEAST_AT_RIM ? inner : null;
}
