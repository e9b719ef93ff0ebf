import type { CellSymbol } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { looksAlike } from './cellSamples.ts';
import { cellsIn, latticeWithin } from './extents.ts';
import { laneLooks } from './laneLooks.ts';
import type { Extent } from './sides.ts';
import { laneBeyond, outward, SIDES, wholeOf } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Parts of a row or column beside a board that look like its cells, and like its covered ones, at least. */
const ALIKE = 0.85;
const COVERED = 0.5;
/** Ground that goes on for more cells is that of a window. */
const MOST_LANES = 8;

/**
 * The lattice of a reading with the rows and columns beside it that are covered, with a number here and there: where no lines are drawn, nothing
 * else is seen of them. Null where there are none, or the ground goes on for too far.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 */
export function withCoveredRim(frame: Frame, picture: Rect, track: BoardTrack): Lattice | null {
  const { lattice, cells } = track.reading;
  if (lattice.shape !== 'square') return null;
  const covered = looksOf(track, (symbol) => symbol === '#');
  const all = looksOf(track, (symbol) => symbol !== '~');
  const isCovered = (lane: Extent) => {
    const beside = laneLooks(frame, picture, track, lane);
    if (!beside) return false;
    const { cells: count, like } = beside;
    return like(covered) >= COVERED * count && like(all) >= ALIKE * count;
  };
  const extent = { ...wholeOf(lattice) };
  for (const side of SIDES) {
    let lanes = 0;
    for (; lanes <= MOST_LANES && isCovered(laneBeyond(extent, side)); lanes++) extent[side] += outward(side);
    if (lanes > MOST_LANES) return null;
  }
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}

/** One cell of each look of the cells with some symbols. */
function looksOf(
  { reading, samples: { signatures } }: BoardTrack,
  isWanted: (symbol: CellSymbol) => boolean,
): number[] {
  const looks: number[] = [];
  reading.cells.forEach((symbol, cell) => {
    if (isWanted(symbol) && !looks.some((look) => looksAlike(signatures, look, signatures, cell))) looks.push(cell);
  });
  return looks;
}
