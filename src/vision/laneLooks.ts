import type { Frame, Rect } from '../model/frame.ts';
import { latticeRegion } from '../model/lattice.ts';
import { looksAlike, sampleCells } from './cellSamples.ts';
import { latticeWithin, lies } from './extents.ts';
import type { Extent } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** A row or column beside a board. */
export interface LaneLooks {
  readonly cells: number;
  /** How many of its cells look like one of some cells of the board. */
  readonly like: (known: readonly number[]) => number;
}

/** Of cells with the very same pixels the first: what looks like one of `cells` looks like one of these. */
export function firstsOfLooks({ samples: { patches } }: BoardTrack, cells: readonly number[]): number[] {
  const seen = new Set<unknown>();
  return cells.filter((cell) => {
    const isNew = !seen.has(patches[cell]);
    seen.add(patches[cell]);
    return isNew;
  });
}

/**
 * The looks of a row or column beside a board; null where the picture does not hold it.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 */
export function laneLooks(
  frame: Frame,
  picture: Rect,
  { reading: { lattice }, samples }: BoardTrack,
  lane: Extent,
): LaneLooks | null {
  const beyond = latticeWithin(lattice, lane);
  if (!lies(latticeRegion(beyond), picture)) return null;
  const { signatures } = sampleCells(frame, beyond);
  const cells = Array.from({ length: beyond.rows * beyond.cols }, (_, at) => at);
  const isLike = (known: readonly number[]) => (at: number) =>
    known.some((cell) => looksAlike(samples.signatures, cell, signatures, at));
  return { cells: cells.length, like: (known) => cells.filter(isLike(known)).length };
}
