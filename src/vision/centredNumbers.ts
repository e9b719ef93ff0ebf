import { numberOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellPosition } from '../model/topology.ts';
import { median } from './median.ts';
import { PATCH } from './patch.ts';
import { inkBox } from './smallGlyph.ts';
import type { BoardTrack } from './trackBoard.ts';

/**
 * Programs write their numbers in the middle of the cells: of 782 boards of over 90 programs the median number lies further than a twelfth of a
 * cell to the side on two only. A line below it takes more room in some fonts than one above it, so less is certain upwards and
 * downwards. Where soft shadows lie between cells, nothing else tells where one ends and the next begins.
 */

/** Numbers from which this is known, and the part of a cell by which half of them may differ from their median. */
const LEAST_NUMBERS = 6;
const SPREAD = 0.04;
/** Parts of a cell from which numbers are off its middle, to the side and up or down. */
const OFF_X = 0.12;
const OFF_Y = 0.16;

/** Numbers that tell of the size of cells are so far from each other, as a part of all rows or columns. */
const APART = 0.3;
/** … and differ so many times less with it than without. */
const STRAIGHT = 0.5;

/** A lattice with the numbers of a board in the middle of its cells. */
export interface Centred {
  readonly lattice: Lattice;
  /** Whether its cells are of another size: the numbers drift from one side of a cell to the other. */
  readonly isOtherSize: boolean;
}

/** The lattice with the numbers of a board in the middle of its cells; null where they are there, or where they do not agree. */
export function centredOnNumbers({ reading, samples }: Pick<BoardTrack, 'reading' | 'samples'>): Centred | null {
  const { cells, lattice } = reading;
  if (lattice.shape !== 'square') return null;
  const numbers = [...cells.keys()].flatMap((cell) => {
    const patch = samples.patches[cell];
    const box = patch && numberOf(cells[cell] ?? '~') > 0 ? inkBox(patch) : null;
    return box ? [{ ...cellPosition(cell, lattice.cols), box }] : [];
  });
  if (numbers.length < LEAST_NUMBERS) return null;
  const x = offsetsAlong(
    numbers.map(({ col, box }) => ({ at: col, off: (box.x + box.width / 2) / PATCH - 0.5 })),
    lattice.cols,
    OFF_X,
  );
  const y = offsetsAlong(
    numbers.map(({ row, box }) => ({ at: row, off: (box.y + box.height / 2) / PATCH - 0.5 })),
    lattice.rows,
    OFF_Y,
  );
  if (!x && !y) return null;
  const [wide, high] = [lattice.pitchX - lattice.gapX, lattice.pitchY - lattice.gapY];
  const [first, firstDown] = [(x?.first ?? 0) * wide, (y?.first ?? 0) * high];
  const [growX, growY] = [(x?.each ?? 0) * wide, (y?.each ?? 0) * high];
  const moved = {
    ...lattice,
    x: lattice.x + first - growX / 2,
    y: lattice.y + firstDown - growY / 2,
    pitchX: lattice.pitchX + growX,
    pitchY: lattice.pitchY + growY,
  };
  return { lattice: moved, isOtherSize: growX !== 0 || growY !== 0 };
}

interface Offset {
  /** Row or column. */
  readonly at: number;
  /** Parts of a cell. */
  readonly off: number;
}

/**
 * How far numbers are off the middle in the first row or column, and how much further in each after it; null where they are in the middle, or do not
 * agree.
 */
function offsetsAlong(
  offsets: readonly Offset[],
  count: number,
  least: number,
): { readonly first: number; readonly each: number } | null {
  const sorted = [...offsets].sort((a, b) => a.at - b.at);
  const half = Math.floor(sorted.length / 2);
  const pairs = sorted.slice(half).map((far, k) => [sorted[k] as Offset, far] as const);
  const apart = pairs.filter(([near, far]) => far.at - near.at >= APART * count);
  if (2 * apart.length >= Math.max(LEAST_NUMBERS, pairs.length)) {
    const each = median(apart.map(([near, far]) => (far.off - near.off) / (far.at - near.at)));
    const straight = offsets.map(({ at, off }) => ({ at, off: off - each * at }));
    const first = commonOffset(straight);
    const isDrift = Math.abs(each) * (count - 1) > least && spreadOf(straight) <= STRAIGHT * spreadOf(offsets);
    if (first !== null && isDrift) return { first, each };
  }
  const common = commonOffset(offsets);
  return common !== null && Math.abs(common) > least ? { first: common, each: 0 } : null;
}

/** The median of offsets, or null where they do not agree. */
function commonOffset(offsets: readonly Offset[]): number | null {
  return spreadOf(offsets) <= SPREAD ? median(offsets.map(({ off }) => off)) : null;
}

/** The median distance of offsets from their median. */
function spreadOf(offsets: readonly Offset[]): number {
  const middle = median(offsets.map(({ off }) => off));
  return median(offsets.map(({ off }) => Math.abs(off - middle)));
}
