import { expect } from 'vitest';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx } from '../../src/model/lattice.ts';
import type { Fixture } from './fixtures.ts';
import { latticeOf } from './fixtures.ts';

/** Expects the middles of the first and the last cell of a lattice less than this part of a cell beside those of a picture's labels. */
export function expectInPlace(lattice: Lattice, picture: Fixture, mostOff: number): void {
  const truth = latticeOf(picture);
  for (const cell of [0, truth.rows * truth.cols - 1]) {
    const [here, there] = [cellCentrePx(lattice, cell), cellCentrePx(truth, cell)];
    expect(Math.abs(here.x - there.x)).toBeLessThan(mostOff * truth.pitchX);
    expect(Math.abs(here.y - there.y)).toBeLessThan(mostOff * truth.pitchY);
  }
}
