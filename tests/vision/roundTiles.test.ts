import { expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import { joinRoundTiles } from '../../src/vision/roundTiles.ts';
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
