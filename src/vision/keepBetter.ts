import type { Lattice } from '../model/lattice.ts';
import { cellCentrePx, latticeRegion } from '../model/lattice.ts';
import { meets } from './extents.ts';
import { addsDrawings } from './falseRim.ts';
import type { Rated } from './rated.ts';
import { unreadShare } from './rated.ts';

/** Which of several readings of one place stays. */

/** From this part of cells that cannot be read, and so many times as much as on what lies there, something lies over them. */
const UNREAD_UNDER = 0.3;
const MORE_UNREAD = 2;
/** Pitches that differ by more than this part are not those of one board. */
const OTHER_PITCH = 0.02;

/**
 * Adds a board to those of a picture, where it is better than all that overlap with it, which go.
 * @param provesItself whether a board is proved by its numbers.
 */
export function keepBetter(kept: Rated[], rated: Rated, provesItself: (board: Rated) => boolean): void {
  const region = latticeRegion(rated.track.reading.lattice);
  const rivals = kept.filter((known) => meets(known.track.reading.lattice, region));
  if (rivals.some((rival) => isBetter(rival, rated, provesItself))) return;
  for (const rival of rivals) kept.splice(kept.indexOf(rival), 1);
  kept.push(rated);
}

/** Whether one of two readings that overlap stays: what takes a part of a board for all of it is not better for reading less. */
function isBetter(one: Rated, other: Rated, provesItself: (board: Rated) => boolean): boolean {
  const hasMore = (a: Rated, b: Rated) => a.isSound && addsDrawings(a.track.reading, b.track.reading);
  const isAhead = (a: Rated, b: Rated) => liesOver(a, b, provesItself) || hasMore(a, b);
  if (isAhead(one, other)) return true;
  return !isAhead(other, one) && one.worth >= other.worth;
}

/** Whether a board that is read better lies over what reads as another one but there: a wallpaper of tiles passes for a board that nobody has played on. */
function liesOver(board: Rated, other: Rated, provesItself: (board: Rated) => boolean): boolean {
  const [over, under] = [board.track.reading, other.track.reading];
  if (!board.isSound || over.cutOff || !hasOtherPitch(over.lattice, under.lattice)) return false;
  const { x, y, width, height } = latticeRegion(over.lattice);
  const covered = [...under.cells.keys()].filter((cell) => {
    const middle = cellCentrePx(under.lattice, cell);
    return middle.x >= x && middle.x < x + width && middle.y >= y && middle.y < y + height;
  });
  const unread = covered.filter((cell) => under.cells[cell] === '~').length;
  const least = Math.max(UNREAD_UNDER, MORE_UNREAD * unreadShare(over));
  return unread >= least * covered.length && provesItself(board);
}

function hasOtherPitch(one: Lattice, other: Lattice): boolean {
  const isOther = (p: number, q: number) => Math.abs(p - q) > OTHER_PITCH * Math.max(p, q);
  return isOther(one.pitchX, other.pitchX) && isOther(one.pitchY, other.pitchY);
}
