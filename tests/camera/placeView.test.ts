import { describe, expect, test } from 'vitest';
import { between } from '../../src/camera/cellBox.ts';
import { sightsIn } from '../../src/camera/fitView.ts';
import { compose, invert, scaling } from '../../src/camera/homography.ts';
import { placeView } from '../../src/camera/placeView.ts';
import type { View } from '../../src/camera/rectify.ts';
import { seenAt, straightLens } from '../../src/camera/rectify.ts';
import { drawnBoard } from './drawnBoard.ts';

const PHOTO = { width: 480, height: 360 };
const [ROWS, COLS] = [9, 12];
/** Grid to photo, seen at an angle. */
const TRUE = [26, 1.5, 60, -1, 25, 55, 2e-3, -1e-3, 1];
const photo = drawnBoard(PHOTO, invert(TRUE), ROWS, COLS, 12);
const lens = straightLens(PHOTO);
const truth: View = { toPhoto: TRUE, lens };
const BOX = { left: 0, top: 0, right: COLS, bottom: ROWS };
const CORNERS = [
  { x: 0.5, y: 0.5 },
  { x: COLS - 0.5, y: 0.5 },
  { x: COLS - 0.5, y: ROWS - 0.5 },
  { x: 0.5, y: ROWS - 0.5 },
];

/** How far (cells) the cells at the corners are at most in one view from where they are in another. */
const apart = (a: View, b: View) =>
  Math.max(
    ...CORNERS.map((corner) => {
      const [p, q] = [seenAt(a, corner), seenAt(b, corner)];
      return Math.hypot(p.x - q.x, p.y - q.y) / 25;
    }),
  );

describe('the place network', () => {
  test.each([
    ['beside its cells', scaling(1, 1, 0.25, -0.2)],
    ['too wide and a little turned', [1.015, 0.006, 0.1, -0.006, 0.99, 0.05, 0, 0, 1]],
  ])('puts a view that is %s where the cells are, and knows how far the board goes', (_, by) => {
    const start: View = { toPhoto: compose(TRUE, by), lens };
    expect(apart(start, truth)).toBeGreaterThan(0.15);
    const placed = placeView(photo, start, BOX);
    expect(placed).not.toBeNull();
    expect(apart(placed?.view ?? start, truth)).toBeLessThan(0.1);
    expect(placed?.box).toEqual(BOX);
  });

  test('finds rows and columns that are missing, and none beside the board', () => {
    expect(placeView(photo, truth, { left: 1, top: 0, right: COLS, bottom: ROWS - 1 })?.box).toEqual(BOX);
    expect(placeView(photo, truth, { left: -1, top: 0, right: COLS + 1, bottom: ROWS + 1 })?.box).toEqual(BOX);
  });

  test('does not take the rim of what it looked at for the end of the board', () => {
    const placed = placeView(photo, truth, { left: 0, top: 0, right: 4, bottom: 4 });
    const { left, top, right, bottom } = placed?.most ?? BOX;
    expect([left, top, right, bottom]).toEqual([0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(between(BOX, placed?.least, placed?.most)).toEqual(BOX);
  });

  test('sees no board beside one', () => {
    expect(placeView(photo, truth, { left: -7, top: 2, right: -3, bottom: 6 })).toBeNull();
  });

  test.each([1.03, 1.05, 1.08])(
    'counts no columns wrongly where cells of a large board are %d times too large',
    (factor) => {
      const [rows, cols] = [16, 30];
      const plane = [15, 0.4, 14, -0.3, 14.5, 60, 2e-4, -1e-4, 1];
      const large = drawnBoard({ width: 490, height: 360 }, invert(plane), rows, cols, 12);
      const start: View = { toPhoto: compose(plane, scaling(factor, factor, 0, 0)), lens: straightLens(large) };
      const placed = placeView(large, start, { left: 0, top: 0, right: cols, bottom: rows });
      if (placed) expect(placed.box).toEqual({ left: 0, top: 0, right: cols, bottom: rows });
    },
  );

  test('sees none of its cells where the view shows pairs of them', () => {
    const pairs: View = { toPhoto: compose(TRUE, scaling(2, 2, 0, 0)), lens };
    expect(placeView(photo, pairs, { left: 0, top: 0, right: COLS / 2, bottom: 4 })).toBeNull();
  });

  test('tells the fit of a view where cells are, not up to a shift only', () => {
    const start: View = { toPhoto: compose(TRUE, scaling(1, 1, 0.2, 0)), lens };
    const sights = sightsIn(start, placeView(photo, start, BOX)?.sightings ?? []);
    const mean = (isUpright: boolean) => {
      const own = sights.filter((sight) => sight.isUpright === isUpright);
      return own.reduce((sum, { shift }) => sum + shift, 0) / own.length;
    };
    expect(sights.every(({ group }) => group === null)).toBe(true);
    expect(mean(true)).toBeCloseTo(-0.2, 1);
    expect(mean(false)).toBeCloseTo(0, 1);
  });
});
