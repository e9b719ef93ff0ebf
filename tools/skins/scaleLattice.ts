import type { Lattice } from '../../src/model/lattice.ts';

/** The same cells in a picture that is so many times as wide and as high. */
export function scaleLattice(lattice: Lattice, across: number, down: number): Lattice {
  return {
    ...lattice,
    x: lattice.x * across,
    y: lattice.y * down,
    pitchX: lattice.pitchX * across,
    pitchY: lattice.pitchY * down,
    gapX: lattice.gapX * across,
    gapY: lattice.gapY * down,
  };
}
