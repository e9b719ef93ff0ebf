import { expect, test } from 'vitest';
import { flatten } from '../../src/camera/flatBoard.ts';
import { invert, scaling } from '../../src/camera/homography.ts';
import { levelsOf } from '../../src/camera/levels.ts';
import type { View } from '../../src/camera/rectify.ts';
import { seenAt, straightLens } from '../../src/camera/rectify.ts';
import { makeReference, trackView } from '../../src/camera/trackView.ts';
import type { Frame } from '../../src/model/frame.ts';
import { drawnBoard } from './drawnBoard.ts';

const [ROWS, COLS, CELL, MARGIN] = [8, 8, 30, 60];
const WHERE = scaling(CELL, CELL, MARGIN, MARGIN);
const SIZE = { rows: ROWS, cols: COLS, pitch: 24, margin: 48 };
const plain = drawnBoard({ width: 360, height: 360 }, invert(WHERE), ROWS, COLS);

/** The photo with a striped hand over the lower right of the board, so far to the right (Px). */
function withHand(right: number): Frame {
  const data = plain.data.slice();
  for (let y = 150; y < 360; y++)
    for (let x = 190 + right; x < 280 + right; x++) {
      const level = (x - right) % 12 < 6 ? 20 : 235;
      data.fill(level, (y * 360 + x) * 4, (y * 360 + x) * 4 + 3);
    }
  return { ...plain, data };
}

test('a hand over a board that goes its own way does not take the board with it', () => {
  const start: View = { toPhoto: WHERE, lens: straightLens(plain) };
  const flat = flatten(withHand(0), start, SIZE);
  const isUnderHand = (cell: number) => cell % COLS >= 3 && Math.floor(cell / COLS) >= 2;
  const follow = (isOwn?: (cell: number) => boolean) => {
    const reference = makeReference(levelsOf(flat), flat.width, SIZE, isOwn);
    let view = start;
    for (let right = 1; right <= 12; right++) {
      const photo = withHand(right);
      view = trackView(levelsOf(photo), photo, view, reference).view;
    }
    const corners = [0, COLS].flatMap((x) => [0, ROWS].map((y) => ({ x, y })));
    return Math.max(
      ...corners.map((corner) => {
        const [a, b] = [seenAt(view, corner), seenAt(start, corner)];
        return Math.hypot(a.x - b.x, a.y - b.y) / CELL;
      }),
    );
  };
  expect(follow((cell) => !isUnderHand(cell))).toBeLessThan(0.05);
  // With the hand in what is compared, it would.
  expect(follow()).toBeGreaterThan(0.1);
});
