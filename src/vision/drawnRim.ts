import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellsIn, latticeWithin } from './extents.ts';
import { laneLooks } from './laneLooks.ts';
import type { Extent } from './sides.ts';
import { laneBeyond, outward, SIDES } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** So many cells of a row or column beside a board look like its numbers, flags or mines where it is one of the board's. */
const LEAST_DRAWN = 2;

/**
 * The lattice of a reading with the rows and columns beside it that show its drawings: lines may end before them, where a program draws
 * none between open cells. Null where there are none.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 */
export function drawnRim(frame: Frame, picture: Rect, track: BoardTrack): Lattice | null {
  const { lattice, cells } = track.reading;
  if (lattice.shape !== 'square') return null;
  const isDrawing = (symbol: CellSymbol) => numberOf(symbol) > 0 || symbol === 'F' || isShownMine(symbol);
  const drawn = [...cells.keys()].filter((cell) => isDrawing(cells[cell] as CellSymbol));
  const showsDrawings = (lane: Extent) => {
    const looks = laneLooks(frame, picture, track, lane);
    return looks !== null && looks.like(drawn) >= LEAST_DRAWN;
  };
  const extent = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  for (const side of SIDES) while (showsDrawings(laneBeyond(extent, side))) extent[side] += outward(side);
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}
