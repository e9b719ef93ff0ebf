import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { processFrame } from '../../src/pipeline.ts';
import { drawnRim } from '../../src/vision/drawnRim.ts';
import { latticeWithin } from '../../src/vision/extents.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, fixtureNamed, loadFrame } from '../support/fixtures.ts';
import { copyLook } from '../support/liveFrames.ts';

async function readFixture(name: string) {
  const frame = await loadFrame(fixtureNamed(name).picture);
  const picture = { x: 0, y: 0, width: frame.width, height: frame.height };
  return { frame, picture, track: findBoards(wholeFrame(frame)).tracks[0] as BoardTrack };
}

test.each([
  { name: 'winemine-16x30/03', without: 'top' },
  { name: 'kmines-16x16/00', without: 'right' },
  { name: 'sgt-mines-16x30/05', without: 'left' },
  { name: 'xbomb-16x30/07', without: 'bottom' },
  // A single number, and tiles.
  { name: 'kmines-16x16/02', without: 'top' },
  { name: 'kmines-16x16/06', without: 'bottom' },
  { name: 'kmines-9x9/04', without: 'left' },
] as const)('$name: what shows numbers at the $without is of the board', async ({ name, without }) => {
  const { frame, picture, track } = await readFixture(name);
  const { lattice, edge } = { ...track.reading, ...track };
  const whole = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  const step = without === 'bottom' || without === 'right' ? -1 : 1;
  const smaller = latticeWithin(lattice, { ...whole, [without]: whole[without] + step });
  const { rows, cols, x, y } = lattice;
  expect(drawnRim(frame, picture, startTrack(frame, smaller, edge, makeGlyphMemory()))).toMatchObject({
    rows,
    cols,
    x,
    y,
  });
});

describe.each(['winemine-16x30/03', 'kmines-16x16/04', 'sgt-mines-16x30/05', 'xbomb-16x30/02'])('%s', (name) => {
  test('nothing beside the whole board is of it', async () => {
    const { frame, picture, track } = await readFixture(name);
    expect(drawnRim(frame, picture, track)).toBeNull();
  });
});

test('plain covered cells are of the board up to where they end, whether one of them shows anything or not', async () => {
  const frame = await loadFrame(`${FIXTURES}toolkits/web-plain-rim.png`);
  const tracks = findBoards(wholeFrame(frame)).tracks;
  const { lattice, cells } = (tracks[0] as BoardTrack).reading;
  expect(lattice).toMatchObject({ rows: 15, cols: 28 });
  const flag = 14 * lattice.cols;
  expect(cells[flag]).toBe('F');
  const blank = findBoards(wholeFrame(copyLook(frame, lattice, 0, [flag]))).tracks[0] as BoardTrack;
  expect(blank.reading.lattice).toMatchObject({ rows: 15, cols: 28 });
  expect(blank.reading.cells[flag]).toBe('#');
});

/** What is drawn on a board of 8 by 8 cells and on the page around it that shows both kinds of ground beyond one side, or neither. */
test.each([
  ['a page between two grounds that are close is neither', 43, 34, 38, false],
  ['… however dark', 52, 40, 46, false],
  ['a row of both grounds is one of the board', 150, 40, 90, true],
])('%s', (_title, covered, open, page, hasNinthRow) => {
  const [pitch, at, size] = [24, 96, 420];
  const symbolAt = (row: number, col: number) => ((row + (col >> 1)) % 2 === 0 ? '#' : '0');
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [row, col] = [y, x].map((px) => Math.floor((px - at) / pitch)) as [number, number];
      const isIn = row >= 0 && row < (hasNinthRow ? 9 : 8) && col >= 0 && col < 8;
      const level = !isIn ? page : symbolAt(row, col) === '#' ? covered : open;
      data.fill(level, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  const frame = { width: size, height: size, data };
  const grid = { shape: 'square' as const, rows: 8, cols: 8 };
  const lattice = { ...grid, x: at, y: at, pitchX: pitch, pitchY: pitch, gapX: 0, gapY: 0 };
  const cells = Array.from({ length: 64 }, (_, cell): CellSymbol => symbolAt(cell >> 3, cell % 8));
  const track = { ...startTrack(frame, lattice, 6, makeGlyphMemory()) };
  const drawn = { ...track, reading: { ...track.reading, cells } };
  const picture = { x: 0, y: 0, width: size, height: size };
  expect(drawnRim(frame, picture, drawn)?.rows ?? 8).toBe(hasNinthRow ? 9 : 8);
});

test('labels that stand in a frame beside a board take no hints from it', async () => {
  const { main } = processFrame(await loadFrame(`${FIXTURES}toolkits/drawn-framed-labels.png`));
  expect(main?.reading).toMatchObject({ status: 'playing', cutOff: false });
  expect(main?.hints.marks.filter(({ kind }) => kind === 'safe')).not.toEqual([]);
});
