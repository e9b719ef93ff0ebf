import { expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';
import { extendByLooks } from '../../src/vision/extendByLooks.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import { findCandidates } from '../../src/vision/latticeCandidates.ts';
import { measureLattice } from '../../src/vision/measureLattice.ts';
import type { Colour } from '../support/paint.ts';

const PITCH = 24;
const ORIGIN = { x: 100, y: 80 };
const OPEN: Colour = [205, 205, 205];
const LIGHT: Colour = [250, 250, 250];
const FACE: Colour = [150, 170, 190];
const DARK: Colour = [70, 80, 90];
const INK: Colour = [20, 30, 160];

/** A picture that is drawn in place: rectangles in Px. */
function makePicture(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const fill = (x: number, y: number, w: number, h: number, colour: Colour) => {
    for (let row = y; row < y + h; row++)
      for (let col = x; col < x + w; col++) data.set(colour, (row * width + col) * 4);
  };
  return { fill, frame: makeFrame(width, height, data) };
}

/**
 * A board of text lines: `#` a covered cell with a bevel, `1`, `2` and `7` signs on open ground, which has no lines; blank is
 * open ground. The ground goes on for `margin` Px around the board, then there is a dark frame.
 */
function drawBoard(lines: readonly string[], margin: number, isOther?: (row: number, col: number) => boolean): Frame {
  const [rows, cols] = [lines.length, lines[0]?.length ?? 0];
  const { fill, frame } = makePicture(2 * ORIGIN.x + cols * PITCH + 200, 2 * ORIGIN.y + rows * PITCH + 200);
  fill(0, 0, frame.width, frame.height, [90, 60, 120]);
  const inner = { width: cols * PITCH + 2 * margin, height: rows * PITCH + 2 * margin };
  fill(ORIGIN.x - margin - 3, ORIGIN.y - margin - 3, inner.width + 6, inner.height + 6, DARK);
  fill(ORIGIN.x - margin, ORIGIN.y - margin, inner.width, inner.height, OPEN);
  const drawCell = (x: number, y: number, sign: string | undefined) => {
    if (sign === '#') {
      fill(x, y, PITCH, PITCH, DARK);
      fill(x, y, PITCH - 2, PITCH - 2, LIGHT);
      fill(x + 2, y + 2, PITCH - 4, PITCH - 4, FACE);
    }
    if (sign === '1') fill(x + 11, y + 6, 3, 13, INK);
    if (sign === '2') fill(x + 7, y + 9, 11, 4, INK);
    if (sign === '7') fill(x + 8, y + 6, 9, 9, INK);
  };
  for (let row = -4; row < rows + 8; row++) {
    for (let col = -4; col < cols + 8; col++) {
      const [x, y] = [ORIGIN.x + col * PITCH, ORIGIN.y + row * PITCH];
      if (isOther?.(row, col)) drawCell(x, y, '#');
      else drawCell(x, y, lines[row]?.[col]);
    }
  }
  return frame;
}

/** The most line-like board of a picture: its place, in Px, and size. */
function find(frame: Frame) {
  const gradients = makeGradients(frame);
  const [first] = findCandidates(frame, gradients).findOutlined();
  if (!first) return null;
  const { rows, cols, x, y } = extendByLooks(frame, measureLattice(gradients, first), false);
  // A pixel is a matter of which edge of a bevel begins a cell.
  return { rows, cols, x: Math.abs(x - ORIGIN.x) <= 1 ? ORIGIN.x : x, y: Math.abs(y - ORIGIN.y) <= 1 ? ORIGIN.y : y };
}

const COVERED = Array.from({ length: 9 }, () => '#'.repeat(12));

test('a covered cell beyond rows of open ground is part of the board', () => {
  const found = find(drawBoard([...COVERED, ' '.repeat(12), `${' '.repeat(11)}#`], 5));
  expect(found).toMatchObject({ ...ORIGIN, rows: 11, cols: 12 });
});

test('a thing like a covered cell beyond the frame of the board is not', () => {
  const found = find(drawBoard(COVERED, 5, (row, col) => row === 10 && col === 11));
  expect(found).toMatchObject({ ...ORIGIN, rows: 9, cols: 12 });
});

test('a board goes on beyond the window around what repeats', () => {
  const open = '            ';
  const far = Array.from({ length: 24 }, (_, row) => (row % 3 === 0 ? `#${open.slice(2)}#` : open));
  const found = find(drawBoard([...COVERED, ...far, COVERED[0] as string], 5));
  expect(found).toMatchObject({ ...ORIGIN, rows: 34, cols: 12 });
});

test('open ground that a frame ends is no further row', () => {
  // Two pixels of the frame lie in the row of cells that would be next.
  const lines = ['#1  21  #12 ', ...COVERED, '#1  21  #12 '];
  const frame = drawBoard(lines, PITCH - 2);
  const lattice = { ...ORIGIN, shape: 'square', rows: 11, cols: 12, pitchX: PITCH, pitchY: PITCH } as const;
  expect(extendByLooks(frame, { ...lattice, gapX: 0, gapY: 0 }, false)).toMatchObject({
    ...ORIGIN,
    rows: 11,
    cols: 12,
  });
});

test('numbers that were not seen before do not end a board, if others in their row were', () => {
  const lines = [...COVERED, '#1  21  #12 ', '#77 21 7#12 '];
  const frame = drawBoard(lines, 5);
  const lattice = { ...ORIGIN, shape: 'square', rows: 10, cols: 12, pitchX: PITCH, pitchY: PITCH } as const;
  expect(extendByLooks(frame, { ...lattice, gapX: 0, gapY: 0 }, false)).toMatchObject({ rows: 11, cols: 12 });
});
