import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { cellsIn, cellsWithin, isSameLattice, isWithin, latticeWithin } from './extents.ts';
import type { Extent } from './sides.ts';

/** What a reading shows more than one of fewer of the same cells does. */

/** Cells of two lattices whose corners are nearer than this part of a cell are the same. */
const SAME_CELLS = 0.25;

/**
 * Whether a reading is one of a known board's cells and of more around them, none of which shows anything.
 * @param mayBeCovered whether that may also be like covered cells, as a wallpaper is.
 */
export function addsOnlyGround(
  { lattice, cells }: Reading,
  { lattice: known }: Reading,
  mayBeCovered = false,
): boolean {
  const isGround = (symbol: CellSymbol) => symbol === '0' || symbol === '~' || (mayBeCovered && symbol === '#');
  const extent = extentIn(lattice, known);
  return (
    extent !== null &&
    cells.length > cellsIn(extent) &&
    cells.every((symbol, cell) => isGround(symbol) || isWithin(extent, cell, lattice.cols))
  );
}

/** So many drawings beside a board are none by chance. */
const LEAST_DRAWINGS = 2;
/** Where more than this part of what is beside a board cannot be read, a scrolled window cuts it there. */
const MOST_UNREAD = 0.6;

/** Whether a reading is one of a known board's cells and of more around them, most of them readable, that show numbers or flags. */
export function addsDrawings({ lattice, cells }: Reading, { lattice: known }: Reading): boolean {
  const extent = extentIn(lattice, known);
  if (!extent) return false;
  const beside = cells.filter((_, cell) => !isWithin(extent, cell, lattice.cols));
  if (beside.filter((symbol) => symbol === '~').length > MOST_UNREAD * beside.length) return false;
  return beside.filter((symbol) => symbol === 'F' || numberOf(symbol) > 0).length >= LEAST_DRAWINGS;
}

/**
 * Whether a reading shows all that a larger one does but for marks and mines, which only what is no board may have told: with more covered ground than there
 * is, flags of a game that is won may be the mines of a lost one.
 */
export function lacksOnlyMarks({ lattice, cells }: Reading, larger: Reading): boolean {
  const isMark = (symbol: CellSymbol) => symbol !== '~' && symbol !== '#' && numberOf(symbol) < 0;
  const extent = extentIn(larger.lattice, lattice);
  if (!extent) return false;
  const isSame = (cell: number, place: number) => {
    const [before, now] = [larger.cells[cell] as CellSymbol, cells[place] as CellSymbol];
    return now === before || before === '~' || (now === '~' && isMark(before));
  };
  return (
    larger.cells.every((symbol, cell) => symbol === '~' || isWithin(extent, cell, larger.lattice.cols)) &&
    cellsWithin(extent, larger.lattice.cols).every(isSame)
  );
}

/** The unread part of the cells that a larger reading has more than a smaller one. */
export function unreadOfMore({ cells }: Reading, smaller: Reading): number {
  const unread = (of: readonly CellSymbol[]) => of.filter((symbol) => symbol === '~').length;
  return (unread(cells) - unread(smaller.cells)) / Math.max(1, cells.length - smaller.cells.length);
}

/** Where the cells of one lattice are in another one; null where some are not. */
export function extentIn(lattice: Lattice, part: Lattice): Extent | null {
  const left = Math.round((part.x - lattice.x) / lattice.pitchX);
  const top = Math.round((part.y - lattice.y) / lattice.pitchY);
  const extent = { left, top, right: left + part.cols, bottom: top + part.rows };
  if (left < 0 || top < 0 || extent.right > lattice.cols || extent.bottom > lattice.rows) return null;
  return isSameLattice(latticeWithin(lattice, extent), part, SAME_CELLS) ? extent : null;
}
