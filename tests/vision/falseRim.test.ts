import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { BLOCKS, SIGNATURE } from '../../src/vision/cellSamples.ts';
import { withoutFalseRim } from '../../src/vision/falseRim.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import { CLEAN_EDGE } from '../../src/vision/gridLines.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { latticeFor } from '../support/lattices.ts';

const SIDE = 8;
const PITCH = 20;
const lattice: Lattice = { ...latticeFor({ shape: 'square', rows: SIDE, cols: SIDE }, PITCH), x: 10, y: 10 };

/** A board some rows of which were not read, the last one if nothing else is said; each cell is of one colour, given by its row. */
function trackOf(levelOf: (row: number) => number, unread: readonly number[] = [SIDE - 1]): BoardTrack {
  const rowOf = (cell: number) => Math.floor(cell / SIDE);
  const cells = Array.from({ length: SIDE ** 2 }, (_, cell): CellSymbol => (unread.includes(rowOf(cell)) ? '~' : '#'));
  const signatures = Uint8Array.from({ length: SIDE ** 2 * SIGNATURE }, (_, k) =>
    levelOf(rowOf(Math.floor(k / SIGNATURE))),
  );
  const frame = { width: 200, height: 200, data: new Uint8ClampedArray(200 * 200 * 4) };
  const samples = { patches: [], signatures, rims: new Uint8Array(0), contrast: 0 };
  return {
    reading: { lattice, cells, confidence: cells.map(() => 0), status: 'playing', cutOff: false },
    edge: CLEAN_EDGE,
    unusual: { looks: 0, cells: 0 },
    doubted: [],
    laidOver: 0,
    isMisread: false,
    opened: [],
    looks: [],
    read: samples,
    seen: { frame, x: 0, y: 0 },
    samples,
    memory: makeGlyphMemory(),
  };
}

const rowsLeft = (track: BoardTrack) => withoutFalseRim(track, makeGradients(track.seen.frame), CLEAN_EDGE)?.rows;

test('an unread row that looks like nothing else on the board is none of its rows', () => {
  expect(rowsLeft(trackOf((row) => (row === SIDE - 1 ? 200 : 90)))).toBe(SIDE - 1);
});

test('an unread row that looks like rows elsewhere on the board belongs to it', () => {
  expect(rowsLeft(trackOf(() => 90))).toBeUndefined();
});

test('two rows of a toolbar do not vouch for each other', () => {
  expect(rowsLeft(trackOf((row) => (row >= SIDE - 2 ? 200 : 90)))).toBe(SIDE - 1);
});

test('both sides of a frame look alike and are none of its rows', () => {
  const isRim = (row: number) => row === 0 || row === SIDE - 1;
  expect(rowsLeft(trackOf((row) => (isRim(row) ? 200 : 90), [0, SIDE - 1]))).toBe(SIDE - 2);
});

/** Covered cells in white lines on a page of their colour; the first column of the lattice is page. */
function drawOnPage(): Frame {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  const { x, y } = lattice;
  for (let row = 0; row < 200; row++) {
    for (let col = 0; col < 200; col++) {
      const [dx, dy] = [col - x - PITCH, row - y];
      const isOnBoard = dx >= -1 && dy >= -1 && dx <= (SIDE - 1) * PITCH && dy <= SIDE * PITCH;
      const isLine = isOnBoard && [dx, dy].some((d) => (d + 1) % PITCH < 2);
      if (!isLine) data.set([78, 121, 167], (row * 200 + col) * 4);
    }
  }
  return { width: 200, height: 200, data };
}

test("ground of the covered cells' colour beside a lined board is no column of it", () => {
  const track = trackOf(() => 90);
  const cells = track.reading.cells.map((): CellSymbol => '#');
  const page = { ...track, reading: { ...track.reading, cells }, seen: { frame: drawOnPage(), x: 0, y: 0 } };
  expect(withoutFalseRim(page, makeGradients(page.seen.frame), CLEAN_EDGE)).toMatchObject({
    rows: SIDE,
    cols: SIDE - 1,
  });
});

/** Open cells without lines, numbers in one column; a dark line stands before column `frameAt` of the lattice, from end to end or not. */
function framedTrack(frameAt: number, isWhole = true, numbersAt = 2) {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(90);
  const x = lattice.x + frameAt * PITCH;
  for (let row = 0; row < (isWhole ? 200 : 90); row++)
    for (const px of [x, x + 1, x + 2]) data.fill(0, (row * 200 + px) * 4, (row * 200 + px) * 4 + 3);
  const track = trackOf(() => 90);
  const cells = track.reading.cells.map((_, cell): CellSymbol => {
    const col = cell % SIDE;
    return col === numbersAt ? '1' : col === SIDE - 1 && cell < 3 * SIDE ? '~' : '0';
  });
  return {
    ...track,
    reading: { ...track.reading, cells },
    seen: { frame: { width: 200, height: 200, data }, x: 0, y: 0 },
  };
}
const columnsLeft = (track: BoardTrack) => withoutFalseRim(track, makeGradients(track.seen.frame), CLEAN_EDGE)?.cols;

test('ground beyond a line that runs all along a board without lines is none of it', () => {
  expect(columnsLeft(framedTrack(6))).toBe(6);
});

test('ground beyond a line along a part of it, or before numbers, stays', () => {
  expect(columnsLeft(framedTrack(6, false))).toBeUndefined();
  expect(columnsLeft(framedTrack(6, true, 6))).toBeUndefined();
});

test('cover on which nothing is drawn beside text at a rim is ground beside the board, where something is on all other cover', () => {
  const rowsWith = (isDrawn: (cell: number) => boolean, text = 3) => {
    const track = trackOf(() => 90);
    const cells = track.reading.cells.map((_, cell): CellSymbol => (cell < text ? '~' : '#'));
    const signatures = track.samples.signatures.slice();
    const middle = BLOCKS * (BLOCKS >> 1) + (BLOCKS >> 1);
    for (let cell = 0; cell < SIDE ** 2; cell++)
      for (let colour = 0; colour < 3 && isDrawn(cell); colour++)
        signatures[cell * SIGNATURE + colour * BLOCKS ** 2 + middle] = 180;
    // A line is below all cells.
    for (let k = 0; k < signatures.length; k++) if (k % BLOCKS ** 2 >= BLOCKS ** 2 - BLOCKS) signatures[k] = 20;
    const reading = { ...track.reading, cells, confidence: cells.map((symbol) => (symbol === '#' ? 1 : 0)) };
    return rowsLeft({ ...track, reading, samples: { ...track.samples, signatures } });
  };
  expect(rowsWith((cell) => cell >= SIDE)).toBe(SIDE - 1);
  expect(rowsWith((cell) => cell >= SIDE, 0)).toBeUndefined();
  expect(rowsWith(() => true)).toBeUndefined();
  expect(rowsWith(() => false)).toBeUndefined();
});

test('a ring of one sign that is on no other cell is a frame of characters', () => {
  const isRing = (cell: number) => {
    const [row, col] = [Math.floor(cell / SIDE), cell % SIDE];
    return row === 0 || col === 0 || row === SIDE - 1 || col === SIDE - 1;
  };
  const sizeWith = (signOn: (cell: number) => number) => {
    const track = trackOf(() => 0, []);
    const { signatures } = track.samples;
    for (let cell = 0; cell < SIDE ** 2; cell++) {
      // A sign is a block in the middle that is lighter, or darker, than the others.
      signatures.fill(90, cell * SIGNATURE, (cell + 1) * SIGNATURE);
      for (let plane = 0; plane < 3; plane++)
        signatures[cell * SIGNATURE + (plane * BLOCKS + BLOCKS / 2) * BLOCKS + BLOCKS / 2] = signOn(cell);
    }
    const lattice = withoutFalseRim(track, makeGradients(track.seen.frame), CLEAN_EDGE);
    return lattice && [lattice.rows, lattice.cols];
  };
  expect(sizeWith((cell) => (isRing(cell) ? 250 : 170))).toEqual([SIDE - 2, SIDE - 2]);
  // Covered cells all around are the same as some within; nor is a ring with a cell that differs one sign.
  expect(sizeWith((cell) => (isRing(cell) || cell % 5 === 0 ? 250 : 170))).toBeNull();
  expect(sizeWith((cell) => (isRing(cell) && cell % 5 > 0 ? 250 : 170))).toBeNull();
  expect(sizeWith((cell) => (isRing(cell) ? 90 : 170))).toBeNull();
});
