import { describe, expect, test } from 'vitest';
import { makeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { makeSamePixels } from '../../src/vision/samePixels.ts';
import { latticeFor } from '../support/lattices.ts';

const SIDE = 10;
const LATTICE: Lattice = { ...latticeFor({ shape: 'square', rows: 2, cols: 3 }, SIDE), x: 5, y: 5 };

/** Six cells of which some have a dot, with plain ground around. */
function draw(dots: readonly number[]) {
  const data = new Uint8Array(40 * 30 * 4).fill(200);
  for (const cell of dots) {
    const x = 5 + (cell % 3) * SIDE + 4;
    const y = 5 + Math.floor(cell / 3) * SIDE + 4;
    data[(y * 40 + x) * 4] = 0;
  }
  return makeFrame(40, 30, data);
}

const askAll = (lattice: Lattice, dots: readonly number[]) =>
  Array.from({ length: 6 }, (_, i) => i).map(makeSamePixels(draw(dots), lattice, 0.3));

describe('cells with the same pixels', () => {
  test('are those that show the same', () => expect(askAll(LATTICE, [1, 5])).toEqual([0, 1, 0, 0, 0, 1]));

  test('are not looked for where cells lie on different parts of a pixel', () =>
    expect(askAll({ ...LATTICE, pitchX: 9.5 }, [])).toEqual([0, 1, 2, 3, 4, 5]));

  test('are none that the picture cuts', () => expect(askAll({ ...LATTICE, x: 0 }, [])).toEqual([0, 1, 1, 3, 1, 1]));
});
