import { expect, test } from 'vitest';
import type { Axis } from '../../src/vision/gridLines.ts';
import { repeatingPitch } from '../../src/vision/repeatingPitch.ts';

const CELLS = 14;
const FROM = 20;
const HEIGHT = 16;

/** Edges across a row of cells: `edgeAt(cell, x)` is the strength (0 to 63) `x` Px from where a cell begins. */
function drawRow(pitch: number, edgeAt: (cell: number, x: number) => number): Axis {
  const width = Math.ceil(2 * FROM + CELLS * pitch);
  const plane = new Uint8Array(width * HEIGHT * CELLS);
  for (let x = 0; x < width; x++) {
    const cell = Math.round((x - FROM) / pitch);
    const offset = x - Math.round(FROM + cell * pitch);
    for (let y = 0; y < HEIGHT * CELLS; y++) plane[y * width + x] = edgeAt(cell, offset);
  }
  return { plane, stepAcross: 1, stepAlong: width, across: width, along: HEIGHT * CELLS };
}

function pitchOf(axis: Axis, folded: number): number {
  const span = { from: FROM, cells: CELLS, pitch: folded, halfWidth: 1 };
  return repeatingPitch(axis, span, { from: 0, cells: CELLS, pitch: HEIGHT, halfWidth: 1 });
}

test('a fractional pitch is measured to a few hundredths of a pixel', () => {
  const axis = drawRow(18.43, (_, x) => (Math.abs(x) <= 1 ? 30 : 0));
  expect(Math.abs(pitchOf(axis, 18.5) - 18.43)).toBeLessThan(0.04);
});

test('both edges of a bevel, which lie a little less than a cell apart, do not bend the pitch', () => {
  // The edge at the end of one cell and that at the beginning of the next: strong at one lag, but not at its multiples.
  const axis = drawRow(18.43, (cell, x) => (x === 0 ? (cell % 2 === 0 ? 40 : 8) : x === -1 && cell % 2 === 1 ? 40 : 0));
  expect(Math.abs(pitchOf(axis, 18.45) - 18.43)).toBeLessThan(0.06);
});

test('lines that are dips in a dither and peaks on plain ground tell one pitch', () => {
  const isDither = (cell: number) => cell >= 7;
  const axis = drawRow(25, (cell, x) => {
    const isLine = Math.abs(x) <= 1;
    return isDither(cell) ? (isLine ? 0 : 40) : isLine ? 40 : 0;
  });
  expect(Math.abs(pitchOf(axis, 25.1) - 25)).toBeLessThan(0.06);
});
