import { expect, test } from 'vitest';
import { isCoverAlike } from '../../src/camera/coverAlike.ts';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import type { CellSymbol } from '../../src/model/board.ts';

const SIZE = { rows: 8, cols: 10, pitch: 24, margin: 0 };
const LATTICE = flatLattice(SIZE, { x: 0, y: 0 });
const COVERED = new Array<CellSymbol>(80).fill('#');

/** A picture of cells, each of the level that it is given. */
function picture(levelOf: (row: number, col: number) => number) {
  const [width, height] = [SIZE.cols * 24, SIZE.rows * 24];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = levelOf(Math.floor(y / 24), Math.floor(x / 24));
      data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height, data };
}

const isAlike = (levelOf: (row: number, col: number) => number, cells = COVERED) =>
  isCoverAlike(picture(levelOf), { cells, lattice: LATTICE });

test.each([
  ['cells of one colour', () => 120],
  ['a chequer', (row: number, col: number) => ((row + col) % 2 ? 90 : 200)],
  ['stripes', (row: number) => (row % 2 ? 90 : 200)],
  ['light that fades over the board', (row: number, col: number) => 100 + 6 * row + 5 * col],
  ['a hand over a third of it', (_: number, col: number) => (col < 3 ? 40 : 180)],
])('%s is covered ground', (_, levelOf) => {
  expect(isAlike(levelOf)).toBe(true);
});

test('open cells among covered ones are not, where they are of a far other colour', () => {
  const isOpen = (row: number, col: number) => (row * 5 + col * 3) % 7 < 2;
  expect(isAlike((row, col) => (isOpen(row, col) ? 230 : 130))).toBe(false);
  expect(isAlike((row, col) => (isOpen(row, col) ? 170 : 130))).toBe(true);
});

test('squares of four colours without order are not', () => {
  const levelOf = (row: number, col: number) => 40 + 50 * (((row * 7 + col * 13 + row * col) >> 1) % 4);
  expect(isAlike(levelOf)).toBe(false);
  // Only what is covered is compared.
  const few = COVERED.map((symbol, i): CellSymbol => (i % 10 < 2 ? symbol : '1'));
  expect(isAlike((row, col) => (col < 2 ? 120 : levelOf(row, col)), few)).toBe(true);
});
