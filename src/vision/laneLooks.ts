import type { Frame, Rect } from '../model/frame.ts';
import { latticeRegion } from '../model/lattice.ts';
import { ALIKE, BLOCKS, looksAlike, SIGNATURE, sampleCells } from './cellSamples.ts';
import { coloursApart } from './coloursApart.ts';
import { latticeWithin, lies } from './extents.ts';
import { isFlatCell } from './falseRim.ts';
import { median } from './median.ts';
import type { Extent, Side } from './sides.ts';
import { isRowSide, outward } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** A row or column beside a board. */
export interface LaneLooks {
  readonly cells: number;
  /** How many of its cells look like one of some cells of the board. */
  readonly like: (known: readonly number[]) => number;
  /** How many of its cells are flat, in the colour on which some cells of the board have their drawings. */
  readonly flatLike: (drawn: readonly number[]) => number;
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
 * @param endsAt a side of the cells along which a bar or frame may be drawn: the blocks there are taken to be like the next ones.
 */
export function laneLooks(
  frame: Frame,
  picture: Rect,
  { reading: { lattice }, samples }: BoardTrack,
  lane: Extent,
  endsAt?: Side,
): LaneLooks | null {
  const beyond = latticeWithin(lattice, lane);
  if (!lies(latticeRegion(beyond), picture)) return null;
  const { signatures } = sampleCells(frame, beyond);
  const cells = Array.from({ length: beyond.rows * beyond.cols }, (_, at) => at);
  if (endsAt) for (const at of cells) hideEdge(signatures, at, endsAt);
  const isLike = (known: readonly number[]) => (at: number) =>
    known.some((cell) => looksAlike(samples.signatures, cell, signatures, at));
  const flatLike = (drawn: readonly number[]) => {
    const ground = drawn.length > 0 ? groundOf(samples.signatures, drawn) : null;
    const isGround = (at: number) =>
      ground && isFlatCell(signatures, at) && coloursApart(groundOf(signatures, [at]), ground) < ALIKE;
    return cells.filter(isGround).length;
  };
  return { cells: cells.length, like: (known) => cells.filter(isLike(known)).length, flatLike };
}

/** Writes over the blocks along a side of a cell what the next ones show. */
function hideEdge(signatures: Uint8Array, at: number, side: Side): void {
  const [edge, next] = outward(side) < 0 ? [0, 1] : [BLOCKS - 1, BLOCKS - 2];
  const block = (along: number, deep: number) => (isRowSide(side) ? deep * BLOCKS + along : along * BLOCKS + deep);
  for (let plane = at * SIGNATURE; plane < (at + 1) * SIGNATURE; plane += BLOCKS ** 2)
    for (let along = 0; along < BLOCKS; along++)
      signatures[plane + block(along, edge)] = signatures[plane + block(along, next)] as number;
}

/** The colour of most of what some cells show. */
function groundOf(signatures: Uint8Array, cells: readonly number[]): number[] {
  return [0, 1, 2].map((plane) => {
    const levels = cells.flatMap((cell) => {
      const start = cell * SIGNATURE + (plane * SIGNATURE) / 3;
      return [...signatures.subarray(start, start + SIGNATURE / 3)];
    });
    return median(levels);
  });
}
