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

const LEVEL = board(`
  00000122
  011101##
  01#102##
  011212##
  001#####
  111#####
  ########
`);

/** The size found for a board that is one row short of a usual level, on a window of its ground that leaves so much room (Px) above it. */
function sizeOnWindow(room: number, { rows, cols, cells } = LEVEL) {
  const at: Lattice = { ...latticeFor({ shape: 'square', rows, cols }, PITCH), x: 60, y: 60 };
  const empty: Frame = { width: 300, height: 300, data: new Uint8ClampedArray(300 * 300 * 4).fill(255) };
  const frame = cells.reduce(
    (painted, symbol, i) => {
      const [x, y] = [60 + (i % cols) * PITCH, 60 + Math.floor(i / cols) * PITCH];
      return symbol === '#' ? paintRect(painted, { x, y, width: PITCH - 1, height: PITCH - 1 }, GREY) : painted;
    },
    paintRect(empty, { x: 0, y: 0, width: 300, height: 60 - room }, GREY),
  );
  const wider = withOpenRim(frame, {
    lattice: at,
    cells,
    confidence: cells.map(() => 1),
    status: 'playing',
    cutOff: false,
  });
  return wider && [wider.rows, wider.cols, wider.y];
}

test('a row of open ground that a usual level lacks is found on a window of its colour', () => {
  expect(sizeOnWindow(50)).toEqual([8, 8, 60 - PITCH]);
});

test('… where there is room for it', () => {
  expect(sizeOnWindow(12)).toBeNull();
});

test('… and not where it may be on either side', () => {
  const open = { ...LEVEL, cells: LEVEL.cells.map((symbol, i) => (i >= 6 * 8 ? ('1' as const) : symbol)) };
  expect(sizeOnWindow(50, open)).toBeNull();
});

test('… nor for a board that is a usual level as it is', () => {
  const cells = [...LEVEL.cells, ...LEVEL.cells.slice(6 * 8)];
  expect(sizeOnWindow(50, { ...LEVEL, rows: 8, cells })).toBeNull();
});
