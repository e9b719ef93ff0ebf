import { expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import { cornersOf, joinCutCorners, joinRoundTiles } from '../../src/vision/roundTiles.ts';
import { latticeFor } from '../support/lattices.ts';

const PITCH = 24;
const TILES = 8;
const lattice = { ...latticeFor({ shape: 'square', rows: 1, cols: TILES }, PITCH), x: 0, y: 0 };
const each = Array.from({ length: TILES }, (_, cell) => [cell]);

/** A row of tiles, lighter above than below, each with another grey in its corners, unless a cell has its own level at a place in it (Px). */
function drawTiles(own: (cell: number, dx: number, dy: number) => number | null = () => null): Frame {
  const width = TILES * PITCH;
  const data = new Uint8ClampedArray(width * PITCH * 4).fill(255);
  for (let y = 0; y < PITCH; y++)
    for (let x = 0; x < width; x++) {
      const [cell, dx] = [Math.floor(x / PITCH), x % PITCH];
      const isCorner = [dx, y].every((at) => Math.min(at, PITCH - 1 - at) < 4);
      const level = isCorner ? 30 * cell : (own(cell, dx, y) ?? 200 - 4 * y);
      data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height: PITCH, data };
}

const looksOf = (frame: Frame, areDrawnAlike = () => true) =>
  joinRoundTiles(each, sampleCells(frame, lattice), 6, areDrawnAlike).map((cells) => cells.length);

test('tiles that differ in their corners only are one look', () => {
  expect(looksOf(drawTiles())).toEqual([TILES]);
});

test('a tile on which something is drawn is none of them', () => {
  expect(looksOf(drawTiles((cell, dx) => (cell === 3 && Math.abs(dx - 12) < 3 ? 20 : null)))).toEqual([TILES - 1, 1]);
});

test('nor is one with other sides', () => {
  expect(looksOf(drawTiles((cell, dx) => (cell === 3 && dx < 3 ? 0 : null)))).toEqual([TILES - 1, 1]);
});

test('looks that samples tell apart are not joined', () => {
  expect(looksOf(drawTiles(), () => false)).toEqual(each.map(() => 1));
});

test('plain cells have no drawing by which they could be joined', () => {
  expect(looksOf(drawTiles(() => 180))).toEqual(each.map(() => 1));
});

test('a few alike are no tiles of a board', () => {
  expect(looksOf(drawTiles((cell, dx) => (cell < 3 && Math.abs(dx - 12) < 3 ? 40 * cell : null)))).toEqual(
    each.map(() => 1),
  );
});

const SIZE = { shape: 'square', rows: 4, cols: 5 } as const;
/** The looks of a board but for its last cell, which is one alone. */
const LOOKS = [[0, 2, 4, 6], [1, 3, 5, 7], [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [19]];

/**
 * A board of cells of the grey of their look, the last of which has the grey given and is cut by a round corner of so many Px; it may show a digit's stem.
 */
function drawCorner(radius: number, level: number, hasStem = false): Frame {
  const { rows, cols } = SIZE;
  const [width, height] = [cols * PITCH, rows * PITCH];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / PITCH) * cols + Math.floor(x / PITCH);
      const look = LOOKS.findIndex((cells) => cells.includes(cell));
      const [dx, dy] = [x + 0.5 - (width - radius), y + 0.5 - (height - radius)];
      const isCut = dx > 0 && dy > 0 && Math.hypot(dx, dy) > radius;
      const [inX, inY] = [(x % PITCH) / PITCH, (y % PITCH) / PITCH];
      const isStem = hasStem && cell === 19 && inX > 0.5 && inX < 0.62 && inY > 0.5 && inY < 0.75;
      data.fill(
        isCut ? 20 : isStem ? 40 : cell === 19 ? level : 100 + 40 * look,
        (y * width + x) * 4,
        (y * width + x) * 4 + 3,
      );
    }
  return { width, height, data };
}

const cornerLooks = (frame: Frame) =>
  joinCutCorners(LOOKS, cornersOf(SIZE), sampleCells(frame, { ...lattice, ...SIZE }), 6).map((cells) => cells.length);

test('a cell that the round corner of a board cuts shows what it shows elsewhere', () => {
  expect(cornerLooks(drawCorner(PITCH, 140))).toEqual([4, 5, 11]);
});

test.each([
  ['shows something else', PITCH, 160, false],
  ['shows a digit in the half that is cut', 8, 140, true],
  ['is not cut', 0, 140, false],
])('… but not one that %s', (_, radius, level, hasStem) => {
  expect(cornerLooks(drawCorner(radius, level, hasStem))).toEqual([4, 4, 11, 1]);
});

test('triangles have no corners of a board', () => {
  expect(cornersOf({ ...SIZE, shape: 'triangle' })).toEqual([]);
});
