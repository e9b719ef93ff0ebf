import { expect, test } from 'vitest';
import { boardOf, newGame, openCell } from '../../src/game/game.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Reading } from '../../src/model/reading.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { isGame } from '../../src/vision/isGame.ts';
import { playEvidence } from '../../src/vision/playEvidence.ts';
import type { UnusualLooks } from '../../src/vision/readGroups.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import { latticeFor } from '../support/lattices.ts';
import type { Colour } from '../support/paint.ts';
import { paintRect } from '../support/paint.ts';

const PITCH = 20;
const EDGE = 0.1;
const GREY: Colour = [120, 140, 160];
const DARK: Colour = [40, 50, 60];
const LIGHT: Colour = [150, 170, 190];
const WHITE: Colour = [255, 255, 255];
const random = makeRandom(7);
/** A colour that a screen may show for another one, but a program does not draw twice. */
const nearly = (colour: Colour): Colour => {
  const by = random.int(-14, 14);
  return [colour[0] + by, colour[1] + by, colour[2] + by];
};

/** Whether a grid of plain cells with dark lines between them is taken for a game. */
function isGameOf(
  rows: number,
  cols: number,
  colourOf: (row: number, col: number) => Colour,
  tall = PITCH,
  unusual?: UnusualLooks,
): boolean {
  const width = cols * PITCH + 21;
  const height = rows * tall + 21;
  let frame: Frame = { width, height, data: new Uint8Array(width * height * 4).fill(90) };
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const box = { x: 10 + col * PITCH, y: 10 + row * tall, width: PITCH - 1, height: tall - 1 };
      frame = paintRect(frame, box, colourOf(row, col));
    }
  const lattice = { shape: 'square', rows, cols, x: 10, y: 10, pitchX: PITCH, pitchY: tall, gapX: 1, gapY: 1 } as const;
  const track = startTrack(frame, lattice, EDGE, makeGlyphMemory());
  return isGame(unusual ? { ...track, unusual } : track);
}

test.each([
  ['one tone', () => GREY],
  ['two tones in chequer order', (row: number, col: number) => ((row + col) % 2 ? GREY : LIGHT)],
] as const)('covered ground of %s is a game that has not begun', (_name, colourOf) => {
  expect(isGameOf(9, 9, colourOf)).toBe(true);
});

test.each([
  ['two tones in any order', 10, 10, () => (random.unit() < 0.5 ? GREY : DARK), PITCH],
  ['the paper of an empty table', 9, 9, () => WHITE, PITCH],
  ['a floor larger than any level', 26, 40, () => GREY, PITCH],
  ['a table of wide cells', 9, 9, () => GREY, PITCH - 6],
  ['a few tiles', 5, 5, () => GREY, PITCH],
] as const)('%s is none', (_name, rows, cols, colourOf, tall) => {
  expect(isGameOf(rows, cols, colourOf, tall)).toBe(false);
});

test.each([
  ['as many rows and columns as a usual level', 16, 30, () => GREY, true],
  ['as many, of cells wider than high', 16, 16, () => GREY, true],
  ['one column less', 16, 29, () => nearly(GREY), false],
  ['a small level, as many grids have', 9, 9, () => nearly(GREY), false],
  ['any size, if they are the very same', 9, 14, () => GREY, true],
  ['too few rows of the very same', 7, 9, () => GREY, false],
  ['more of the very same than any level has', 26, 40, () => GREY, false],
  ['a usual level, on paper', 16, 16, () => WHITE, false],
  ['a usual level, of two tones in any order', 16, 16, () => (random.unit() < 0.5 ? GREY : DARK), false],
] as const)('cells with drawings of no known meaning: %s', (_name, rows, cols, colourOf, expected) => {
  expect(isGameOf(rows, cols, colourOf, PITCH - (cols === 16 ? 6 : 0), { looks: 2, cells: rows * cols })).toBe(
    expected,
  );
});

test('a table of plain wide cells is none, however many it has', () => {
  expect(isGameOf(16, 16, () => GREY, PITCH - 6)).toBe(false);
});

test('ground that heavy lines part into blocks is none', () => {
  const lines = { thin: 1, heavy: 3 };
  const isHeavy = (k: number) => k % 5 === 0;
  const paint = (inset: (k: number) => number) => {
    let frame: Frame = { width: 321, height: 321, data: new Uint8Array(321 * 321 * 4).fill(90) };
    for (let row = 0; row < 15; row++)
      for (let col = 0; col < 15; col++) {
        const [left, top] = [inset(col), inset(row)];
        const box = {
          x: 10 + col * PITCH + left,
          y: 10 + row * PITCH + top,
          width: PITCH - 1 - left,
          height: PITCH - 1 - top,
        };
        frame = paintRect(frame, box, GREY);
      }
    return frame;
  };
  const lattice = {
    shape: 'square',
    rows: 15,
    cols: 15,
    x: 10,
    y: 10,
    pitchX: PITCH,
    pitchY: PITCH,
    gapX: 1,
    gapY: 1,
  } as const;
  const isGameIn = (frame: Frame) => isGame(startTrack(frame, lattice, EDGE, makeGlyphMemory()));
  expect(isGameIn(paint(() => 0))).toBe(true);
  expect(isGameIn(paint((k) => (isHeavy(k) ? lines.heavy - lines.thin : 0)))).toBe(false);
});

test.each([
  ['where all is read and the rules hold', 0, true],
  ['where some cells cannot be read', 6, false],
] as const)('numbers among unusual drawings, %s', (_name, unread, expected) => {
  let game = newGame({ shape: 'square', rows: 9, cols: 9, mines: 16, firstClick: 'safe', seed: 5 });
  for (let cell = 0; cell < 81; cell += 4) if (!game.mined?.[cell]) game = openCell(game, cell);
  const cells = boardOf(game).cells.map((s, i) => (i % 9 === 8 && i < 9 * unread ? '~' : game.mined?.[i] ? 'F' : s));
  const lattice = latticeFor({ shape: 'square', rows: 9, cols: 9 });
  const frame: Frame = { width: 400, height: 400, data: new Uint8Array(400 * 400 * 4).fill(90) };
  const track = startTrack(frame, lattice, EDGE, makeGlyphMemory());
  const reading: Reading = { lattice, cells, confidence: cells.map(() => 1), status: 'playing', cutOff: false };
  expect(isGame({ ...track, reading, unusual: { looks: 2, cells: 40 } })).toBe(expected);
});

test.each([
  [4, true],
  [60, false],
] as const)('covered ground of which %i cells carry an unusual drawing and no number: %s', (cells, expected) => {
  expect(isGameOf(9, 9, () => nearly(GREY), PITCH, { looks: 1, cells })).toBe(expected);
});

test('parts of tiles that read as a game again and again are none', () => {
  // What quarters of wooden crates were read as.
  const crate = ['#4#F', 'FF4F', '#33F', '###3'];
  const size = { rows: 20, cols: 24 };
  const cells = Array.from({ length: size.rows }, (_, row) => (crate[row % 4] ?? '').repeat(6).split(''));
  const lattice = latticeFor({ shape: 'square', ...size });
  const frame: Frame = { width: 600, height: 500, data: new Uint8Array(600 * 500 * 4).fill(90) };
  const track = startTrack(frame, lattice, EDGE, makeGlyphMemory());
  const reading = { lattice, cells: cells.flat() as CellSymbol[], status: 'playing', cutOff: false } as const;
  expect(playEvidence({ ...reading, confidence: [] })).toBeGreaterThan(6);
  expect(isGame({ ...track, reading: { ...reading, confidence: cells.flat().map(() => 1) } })).toBe(false);
});

test('cells much higher than wide are none, whatever their numbers say', () => {
  const isGameWith = (high: number) => {
    const game = openCell(newGame({ shape: 'square', rows: 9, cols: 12, mines: 16, firstClick: 'zero', seed: 5 }), 40);
    const cells = boardOf(game).cells;
    const lattice = { ...latticeFor({ shape: 'square', rows: 9, cols: 12 }), pitchX: 16, pitchY: high * 16 };
    const frame: Frame = { width: 500, height: 600, data: new Uint8Array(500 * 600 * 4).fill(90) };
    const track = startTrack(frame, lattice, EDGE, makeGlyphMemory());
    const reading: Reading = { lattice, cells, confidence: cells.map(() => 1), status: 'playing', cutOff: false };
    expect(playEvidence(reading)).toBeGreaterThan(8);
    return isGame({ ...track, reading });
  };
  expect(isGameWith(2.2)).toBe(true);
  expect(isGameWith(3)).toBe(false);
});
