import { describe, expect, test } from 'vitest';
import type { Rect } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { latticeRegion } from '../../src/model/lattice.ts';
import { isCutByPicture } from '../../src/vision/pictureEdge.ts';
import { latticeFor } from '../support/lattices.ts';
import { paintRect } from '../support/paint.ts';

const SIZE = 400;
const lattice: Lattice = { ...latticeFor({ shape: 'square', rows: 8, cols: 8 }, 20), x: 100, y: 100 };
const board = latticeRegion(lattice);

/** Chequered cells on a plain ground; `beyond` columns of them go on at the right. */
function draw(beyond: number) {
  let frame = makeFrame(SIZE, SIZE, new Uint8Array(SIZE * SIZE * 4).fill(230));
  for (let row = 0; row < lattice.rows; row++)
    for (let col = 0; col < lattice.cols + beyond; col++) {
      const level = (row + col) % 2 === 0 ? 90 : 170;
      const cell = { x: lattice.x + 20 * col, y: lattice.y + 20 * row, width: 20, height: 20 };
      frame = paintRect(frame, cell, [level, level, level]);
    }
  return frame;
}

/** A picture with so many Px around the board. */
function around(left: number, top: number, right: number, bottom: number): Rect {
  return {
    x: board.x - left,
    y: board.y - top,
    width: board.width + left + right,
    height: board.height + top + bottom,
  };
}

describe('a board at the edge of a picture', () => {
  test.each([
    ['with room on all sides is whole', around(50, 50, 50, 50), 0, false],
    ['alone is whole', around(0, 0, 0, 0), 0, false],
    ['with a few Px at two sides is whole', around(0, 0, 9, 14), 0, false],
    ['that fills a window under its bars is whole', around(0, 60, 0, 0), 0, false],
    ['with a frame of few Px is whole', around(50, 50, 5, 50), 0, false],
    ['flush with one side only is cut', around(50, 50, 0, 50), 0, true],
    ['flush with two sides that meet is cut', around(50, 0, 0, 50), 0, true],
    ['beside slices of cells is cut', around(50, 50, 6, 50), 1, true],
  ] as const)('%s', (_, picture, beyond, expected) => {
    expect(isCutByPicture(draw(beyond), lattice, picture)).toBe(expected);
  });
});
