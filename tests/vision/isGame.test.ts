import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { isGame } from '../../src/vision/isGame.ts';
import type { UnusualLooks } from '../../src/vision/readCells.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import type { Colour } from '../support/paint.ts';
import { paintRect } from '../support/paint.ts';

const PITCH = 20;
const EDGE = 0.1;
const GREY: Colour = [120, 140, 160];
const DARK: Colour = [40, 50, 60];
const LIGHT: Colour = [150, 170, 190];
const WHITE: Colour = [255, 255, 255];
const random = makeRandom(7);

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
  [4, true],
  [60, false],
] as const)('covered ground of which %i cells carry an unusual drawing and no number: %s', (cells, expected) => {
  expect(isGameOf(9, 9, () => GREY, PITCH, { looks: 1, cells })).toBe(expected);
});
