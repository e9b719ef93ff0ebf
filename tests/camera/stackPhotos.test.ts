import { expect, test } from 'vitest';
import { mapPoint } from '../../src/camera/homography.ts';
import { makePhotoStack } from '../../src/camera/stackPhotos.ts';
import type { Frame } from '../../src/model/frame.ts';
import { drawnBoard } from './drawnBoard.ts';

const PHOTO = { width: 400, height: 320 };
const seenFrom = (dx: number) => [1 / 24, 0, -(40 + dx) / 24, 0, 1 / 24, -30 / 24, 0, 0, 1];
const clean = drawnBoard(PHOTO, seenFrom(0), 10, 12);

/** The mean difference of two photos (levels), without their rims. */
function difference(a: Frame, b: Frame): number {
  let sum = 0;
  let count = 0;
  for (let y = 20; y < a.height - 20; y++)
    for (let x = 20; x < a.width - 20; x++, count++)
      sum += Math.abs((a.data[4 * (y * a.width + x)] as number) - (b.data[4 * (y * a.width + x)] as number));
  return sum / count;
}

test('photos of a camera that moved a little are laid over each other', () => {
  const stack = makePhotoStack();
  const photos = [0, 1.5, -0.75, 2.25].map((dx, i) => drawnBoard(PHOTO, seenFrom(dx), 10, 12, 40, 7 + i));
  expect(photos.map((photo) => stack.add(photo))).toEqual([1, 2, 3, 4]);
  expect(mapPoint(stack.last(), { x: 200, y: 160 }).x).toBeCloseTo(202.25, 0);
  const alone = difference(photos[0] as Frame, clean);
  expect(difference(stack.picture(), clean)).toBeLessThan(0.8 * alone);
});

test('another scene begins another stack', () => {
  const stack = makePhotoStack();
  stack.add(clean);
  expect(stack.add(clean)).toBe(2);
  const other = drawnBoard(PHOTO, [1 / 61, 0.004, -1.2, -0.003, 1 / 57, -0.7, 0, 0, 1], 5, 6);
  expect(stack.add(other)).toBe(1);
  expect(difference(stack.picture(), other)).toBe(0);
});
