import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import type { Side } from './sides.ts';
import { isRowSide, outward } from './sides.ts';

/** By how many levels the colour of ground may differ, usually. */
const SAME_GROUND = 6;

/** A colour: red, green and blue. */
export type Colour = Uint8Array;

/** Where a picture has the colour of ground about a side of a board. */
export interface GroundBeside {
  /** Px of a cell across the side, and of all of the side. */
  readonly pitch: number;
  readonly length: number;
  /** Whether the pixel at a distance beyond the side (inside where it is negative), and along it from the board's corner, is ground. */
  readonly is: (across: number, along: number) => boolean;
  /** The part of the side's length that is ground at a distance. */
  readonly share: (across: number) => number;
}

/** @param allowed levels by which the colour of ground may differ. */
export function groundBeside(
  frame: Frame,
  lattice: Lattice,
  side: Side,
  ground: Colour,
  allowed = SAME_GROUND,
): GroundBeside {
  const { x, y, width, height } = latticeRegion(lattice);
  const isGround = isGroundIn(frame, ground, allowed);
  const isRow = isRowSide(side);
  const isBefore = outward(side) < 0;
  const [start, size] = isRow ? [y, height] : [x, width];
  const [from, length] = isRow ? [x, width] : [y, height];
  const is = (across: number, along: number) => {
    const a = Math.round(isBefore ? start - 1 - across : start + size + across);
    const b = Math.round(from + along);
    return isRow ? isGround(b, a) : isGround(a, b);
  };
  const share = (across: number) => {
    let count = 0;
    for (let along = 1; along < length - 1; along++) if (is(across, along)) count++;
    return count / (length - 2);
  };
  return { pitch: isRow ? lattice.pitchY : lattice.pitchX, length, is, share };
}

/** The colour in the middle of a cell, which must lie in the picture. */
export function colourOfCell({ width, data }: Frame, lattice: Lattice, cell: number): Colour {
  const x = Math.round(gridToPxX(lattice, cell % lattice.cols) + lattice.pitchX / 2);
  const y = Math.round(gridToPxY(lattice, Math.floor(cell / lattice.cols)) + lattice.pitchY / 2);
  return Uint8Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
}

/** Tells whether pixels have the colour of ground; those beyond the picture have not. */
export function isGroundIn(
  { width, height, data }: Frame,
  ground: Colour,
  allowed = SAME_GROUND,
): (x: number, y: number) => boolean {
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = (y * width + x) * 4;
    return ground.every((level, c) => Math.abs(level - (data[at + c] as number)) <= allowed);
  };
}
