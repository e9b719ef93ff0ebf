import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FramePart, Rect } from '../../src/model/frame.ts';
import { commonRect, cropPart, makeFrame, padFrame, patchPart, unionRect } from '../../src/model/frame.ts';

const rect = fc.record({
  x: fc.integer({ min: -20, max: 20 }),
  y: fc.integer({ min: -20, max: 20 }),
  width: fc.integer({ min: 1, max: 15 }),
  height: fc.integer({ min: 1, max: 15 }),
});
const holds = (r: Rect, x: number, y: number) => x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height;
const within = (inner: Rect, outer: Rect) =>
  holds(outer, inner.x, inner.y) && holds(outer, inner.x + inner.width - 1, inner.y + inner.height - 1);

/** A part of a picture in which every pixel tells its place in the picture, and how new it is. */
function partOf({ x, y, width, height }: Rect, age: number): FramePart {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([x + (i % width) + 100, y + Math.floor(i / width) + 100, age, 255], 4 * i);
  return { frame: makeFrame(width, height, data), x, y };
}

test('what two rectangles have in common lies in both, and both lie in their union', () => {
  fc.assert(
    fc.property(rect, rect, (a, b) => {
      const common = commonRect(a, b);
      for (let y = -20; y < 40; y++)
        for (let x = -20; x < 40; x++)
          expect(common !== null && holds(common, x, y)).toBe(holds(a, x, y) && holds(b, x, y));
      expect(within(a, unionRect(a, b)) && within(b, unionRect(a, b))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a newer part replaces just its own pixels, in a copy', () => {
  fc.assert(
    fc.property(rect, rect, (a, b) => {
      const newer = commonRect(a, b);
      fc.pre(newer !== null);
      const before = partOf(a, 0);
      const after = patchPart(before, partOf(newer, 1));
      expect(before).toEqual(partOf(a, 0));
      expect(cropPart(after, newer)).toEqual({ ...partOf(newer, 1), frame: cropPart(partOf(newer, 1), newer)?.frame });
      let newPixels = 0;
      for (let i = 2; i < after.frame.data.length; i += 4) newPixels += after.frame.data[i] as number;
      expect(newPixels).toBe(newer.width * newer.height);
    }),
  );
});

test('a padded picture is the same in memory that was used before', () => {
  const { frame } = partOf({ x: 0, y: 0, width: 7, height: 5 }, 40);
  const used = (bytes: number) => new Uint8Array(bytes).fill(99).buffer;
  expect(padFrame(frame, 3, used)).toEqual(padFrame(frame, 3));
});
