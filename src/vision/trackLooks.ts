import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { glyphsIn } from './glyphMemory.ts';
import type { ColourPatch } from './patch.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Cells of each look of a board that was read as nothing but such symbols. */
export function looksNamed(
  { looks, reading }: Pick<BoardTrack, 'looks' | 'reading'>,
  isSuch: (symbol: CellSymbol) => boolean,
): (readonly number[])[] {
  return looks.filter((cells) => cells.every((cell) => isSuch(reading.cells[cell] as CellSymbol)));
}

/** What the glyph network sees in a look of a board, by the first of its cells: the probability of each glyph. */
export function glyphsOfLook(
  { samples, memory }: Pick<BoardTrack, 'samples' | 'memory'>,
  [cell = 0]: readonly number[],
): Float64Array {
  return glyphsIn(samples.patches[cell] as ColourPatch, memory);
}

/** Whether a cell was not drawn anew since all of its board was read. */
export function isAsRead({ read, samples }: BoardTrack, cell: number): boolean {
  return read.patches[cell] === samples.patches[cell];
}

/** Cells of each look that was read as nothing but such symbols, and is as it was read. */
export function looksRead(track: BoardTrack, isSuch: (symbol: CellSymbol) => boolean): (readonly number[])[] {
  return looksNamed(track, isSuch).filter((cells) => cells.every((cell) => isAsRead(track, cell)));
}

/** The topology of a board's cells. */
export function topologyOf({ reading: { lattice } }: BoardTrack): Topology {
  return makeTopology(lattice.shape, lattice.rows, lattice.cols);
}
