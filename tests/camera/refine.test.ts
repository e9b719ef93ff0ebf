import { expect, test } from 'vitest';
import { anchorOf } from '../../src/camera/anchor.ts';
import { boxBySides } from '../../src/camera/boardExtent.ts';
import { compose, invert } from '../../src/camera/homography.ts';
import { levelsOf } from '../../src/camera/levels.ts';
import { rectifyBox, seenAt, straightLens } from '../../src/camera/rectify.ts';
import { refineView } from '../../src/camera/refine.ts';
import { drawnBoard } from './drawnBoard.ts';

const PHOTO = { width: 480, height: 360 };
const [ROWS, COLS] = [9, 12];
/** Grid to photo, seen at an angle. */
const TRUE = [26, 1.5, 60, -1, 25, 55, 2e-3, -1e-3, 1];
const photo = drawnBoard(PHOTO, invert(TRUE), ROWS, COLS, 12);
const lens = straightLens(PHOTO);
const BOX = { left: 0, top: 0, right: COLS, bottom: ROWS };

test('a view that is a little off is put right, but for where cells begin', () => {
  // Two percent too wide, and a little turned.
  const off = compose(TRUE, [1.02, 0.006, -0.1, -0.006, 0.99, 0.05, 0, 0, 1]);
  const { view } = refineView(photo, { toPhoto: off, lens }, BOX);
  const truth = { toPhoto: TRUE, lens };
  const middle = { x: COLS / 2, y: ROWS / 2 };
  const [p, q] = [seenAt(view, middle), seenAt(truth, middle)];
  for (const corner of [
    { x: 0, y: 0 },
    { x: COLS, y: 0 },
    { x: COLS, y: ROWS },
    { x: 0, y: ROWS },
  ]) {
    const [a, b] = [seenAt(view, corner), seenAt(truth, corner)];
    expect(Math.hypot(a.x - p.x - b.x + q.x, a.y - p.y - b.y + q.y)).toBeLessThan(0.06 * 25);
  }
  expect(Math.abs(view.lens.bend)).toBeLessThan(0.01);
});

test.each([0.1, -0.15, 0])('cells begin where their edges are symmetrical: %d of a cell further', (shift) => {
  const size = { rows: ROWS, cols: COLS, pitch: 24, margin: 24 };
  const around = { left: shift - 1, top: -1, right: COLS + 1 + shift, bottom: ROWS + 1 };
  const flat = rectifyBox(photo, { toPhoto: TRUE, lens }, around, 24);
  const { x, y } = anchorOf(levelsOf(flat), flat.width, size);
  expect(x).toBeCloseTo(-shift, 1);
  expect(Math.abs(y)).toBeLessThan(0.03);
});

test('rows and columns with sides are added, those without are not', () => {
  const view = { toPhoto: TRUE, lens };
  expect(boxBySides(photo, view, BOX)).toEqual(BOX);
  expect(boxBySides(photo, view, { left: 2, top: 1, right: COLS - 1, bottom: ROWS })).toEqual(BOX);
  expect(boxBySides(photo, view, { ...BOX, bottom: ROWS + 1 })).toEqual(BOX);
});
