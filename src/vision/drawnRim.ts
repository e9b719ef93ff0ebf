import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import { SIGNATURE, sampleCells, signatureDifference } from './cellSamples.ts';
import { cellsIn, latticeWithin, lies } from './extents.ts';
import type { Extent, Side } from './sides.ts';
import { laneBeyond, outward } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** So many cells of a row or column beside a board look like its numbers, flags or mines where it is one of the board's. */
const LEAST_DRAWN = 2;
/** Blocks of cells that look alike differ by at most so many levels. */
const SAME = 10;

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/**
 * The lattice of a reading with the rows and columns beside it that show its drawings: lines may end before them, where a program draws
 * none between open cells. Null where there are none.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 */
export function drawnRim(frame: Frame, picture: Rect, { reading, samples }: BoardTrack): Lattice | null {
  const { lattice, cells } = reading;
  if (lattice.shape !== 'square') return null;
  const isDrawing = (symbol: CellSymbol) => numberOf(symbol) > 0 || symbol === 'F' || isShownMine(symbol);
  const drawn = [...cells.keys()].filter((cell) => isDrawing(cells[cell] as CellSymbol));
  const showsDrawings = (lane: Extent) => {
    const beyond = latticeWithin(lattice, lane);
    if (!lies(latticeRegion(beyond), picture)) return false;
    const { signatures } = sampleCells(frame, beyond);
    const isDrawn = (at: number) =>
      drawn.some(
        (cell) => signatureDifference(samples.signatures, cell * SIGNATURE, signatures, at * SIGNATURE, SAME) < SAME,
      );
    return Array.from({ length: beyond.rows * beyond.cols }, (_, at) => at).filter(isDrawn).length >= LEAST_DRAWN;
  };
  const extent = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  for (const side of SIDES) while (showsDrawings(laneBeyond(extent, side))) extent[side] += outward(side);
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}
