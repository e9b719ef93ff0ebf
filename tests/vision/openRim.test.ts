import { expect, test } from 'vitest';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import { withOpenRim } from '../../src/vision/openRim.ts';
import { board } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';
import { paintRect } from '../support/paint.ts';

const PITCH = 20;
const WHITE = [255, 255, 255] as const;
const GREY = [200, 200, 200] as const;
const { rows, cols, cells } = board(`
  #1000
  11000
  00000
  00000
`);
const lattice: Lattice = { ...latticeFor({ shape: 'square', rows, cols }, PITCH), x: 60, y: 60 };
const reading: Reading = { lattice, cells, confidence: cells.map(() => 1), status: 'playing', cutOff: false };

/** A grey window with white ground of some size where the board is; its covered cell is grey too. */
function windowWith(ground: Rect): Frame {
  const empty: Frame = { width: 300, height: 300, data: new Uint8ClampedArray(300 * 300 * 4).fill(255) };
  const panel = paintRect(empty, { x: 10, y: 10, width: 280, height: 280 }, GREY);
  return paintRect(paintRect(panel, ground, WHITE), { x: 60, y: 60, width: PITCH, height: PITCH }, GREY);
}

const groundOf = (wider: number, higher = 0) => ({
  x: 60,
  y: 60,
  width: cols * PITCH + wider,
  height: rows * PITCH + higher,
});
const sizeWith = (ground: Rect, of = reading) => {
  const wider = withOpenRim(windowWith(ground), of);
  return wider && [wider.rows, wider.cols];
};

test('open ground that goes on for a whole column is a column', () => {
  expect(sizeWith(groundOf(PITCH))).toEqual([rows, cols + 1]);
});

test('open ground that goes on for two rows is two rows', () => {
  expect(sizeWith(groundOf(0, 2 * PITCH))).toEqual([rows + 2, cols]);
});

test('ground that ends where the board does is no more cells', () => {
  expect(sizeWith(groundOf(0))).toBeNull();
});

test('ground that ends within a cell is a margin', () => {
  expect(sizeWith(groundOf(0.5 * PITCH))).toBeNull();
});

test('ground that goes on above and below the board too is that of a window', () => {
  expect(sizeWith({ x: 60, y: 30, width: cols * PITCH + PITCH, height: rows * PITCH + 60 })).toBeNull();
});

test('beside covered cells no open cells are without a number', () => {
  const covered: Reading = { ...reading, cells: cells.map((symbol, i) => (i % cols === cols - 1 ? '#' : symbol)) };
  expect(sizeWith(groundOf(PITCH), covered)).toBeNull();
});
