import type { CellSymbol } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import { SIGNATURE, sampleCells, signatureDifference } from './cellSamples.ts';
import { cellsIn, latticeWithin, lies } from './extents.ts';
import type { Extent, Side } from './sides.ts';
import { laneBeyond, outward } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Blocks of cells that look alike differ by at most so many levels. */
const SAME = 10;
/** Parts of a row or column beside a board that look like its cells, and like its covered ones, at least. */
const ALIKE = 0.85;
const COVERED = 0.5;
/** Ground that goes on for more cells is that of a window. */
const MOST_LANES = 8;

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/**
 * The lattice of a reading with the rows and columns beside it that are covered, with a number here and there: where no lines are drawn, nothing
 * else is seen of them. Null where there are none, or the ground goes on for too far.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 */
export function withCoveredRim(frame: Frame, picture: Rect, { reading, samples }: BoardTrack): Lattice | null {
  const { lattice, cells } = reading;
  if (lattice.shape !== 'square') return null;
  const looks = { covered: looksOf(cells, samples.signatures, ['#']), all: looksOf(cells, samples.signatures) };
  const isCovered = (lane: Extent) => {
    const beyond = latticeWithin(lattice, lane);
    if (!lies(latticeRegion(beyond), picture)) return false;
    const { signatures } = sampleCells(frame, beyond);
    const count = beyond.rows * beyond.cols;
    const like = (known: readonly number[]) =>
      Array.from({ length: count }, (_, at) => at).filter((at) =>
        known.some((cell) => isSame(samples.signatures, cell, signatures, at)),
      ).length;
    return like(looks.covered) >= COVERED * count && like(looks.all) >= ALIKE * count;
  };
  const extent = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  for (const side of SIDES) {
    let lanes = 0;
    for (; lanes <= MOST_LANES && isCovered(laneBeyond(extent, side)); lanes++) extent[side] += outward(side);
    if (lanes > MOST_LANES) return null;
  }
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}

/** One cell of each look of some symbols, or of all that are read. */
function looksOf(cells: readonly CellSymbol[], signatures: Uint8Array, wanted?: readonly CellSymbol[]): number[] {
  const looks: number[] = [];
  cells.forEach((symbol, cell) => {
    if (symbol === '~' || (wanted && !wanted.includes(symbol))) return;
    if (!looks.some((look) => isSame(signatures, look, signatures, cell))) looks.push(cell);
  });
  return looks;
}

function isSame(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean {
  return signatureDifference(one, a * SIGNATURE, other, b * SIGNATURE, SAME) < SAME;
}
