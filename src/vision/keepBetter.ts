import type { Lattice } from '../model/lattice.ts';
import { cellCentrePx, latticeRegion } from '../model/lattice.ts';
import type { LatticeCandidate } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { fills, meets } from './extents.ts';
import { addsDrawings } from './largerReading.ts';
import type { Rated } from './rated.ts';
import { MOST_UNREAD, unreadShare } from './rated.ts';

/** Which of several readings of one place stays. */

/** From this part of cells that cannot be read, and so many times as much as on what lies there, something lies over them. */
const UNREAD_UNDER = 0.3;
const MORE_UNREAD = 2;
/** Pitches that differ by more than this part are not those of one board. */
const OTHER_PITCH = 0.02;
/** A board with more than this part of unread cells may be one of other cells. */
const MOSTLY_READ = 0.25;
/** A candidate of which more than this part lies on a board is one of its place. */
const MOST_OF_IT = 0.5;
/** Beside a board with so many times fewer unread cells a reading that is none is not worth being corrected. */
const FAR_BETTER = 2;

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

/** Whether a candidate lies on a board that is read well, most of it, with a multiple or a part of its cells as cells. */
export function hasOtherCells(candidate: LatticeCandidate, { track }: Rated): boolean {
  const { lattice } = track.reading;
  const { x, y } = candidate.lines;
  const [wide, high] = [timesOf(x.pitch, lattice.pitchX), timesOf(y.pitch, lattice.pitchY)];
  if (!wide || !high || wide * high === 1 || unreadShare(track.reading) > MOSTLY_READ) return false;
  return fills(latticeRegion(lattice), candidateRegion(candidate), MOST_OF_IT);
}

/** How many times as long one pitch is as another, or how many times shorter; 0 where that is no whole number. */
function timesOf(pitch: number, other: number): number {
  const ratio = Math.max(pitch, other) / Math.min(pitch, other);
  const times = Math.round(ratio);
  return Math.abs(ratio - times) <= OTHER_PITCH * times ? times : 0;
}

/** Whether a board lies where another reading is hardly one, and has far fewer unread cells: to grow, shift or cut the other one takes long and will not do better. */
export function isFarBetter(known: Rated, other: Rated): boolean {
  const [best, unread] = [unreadShare(known.track.reading), unreadShare(other.track.reading)];
  return (
    unread > MOST_UNREAD &&
    FAR_BETTER * best <= unread &&
    meets(known.track.reading.lattice, latticeRegion(other.track.reading.lattice))
  );
}
