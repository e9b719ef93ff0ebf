import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayOf, overlayBounds, pagePlace, physical, pictureToScreen } from '../../src/overlay/placement.ts';

const SCALES = [1, 1.25, 1.5, 2];
const left = { bounds: { x: -1280, y: 40, width: 1280, height: 800 }, scaleFactor: 1 };
const main = { bounds: { x: 0, y: 0, width: 1920, height: 1080 }, scaleFactor: 1 };

describe('overlayBounds', () => {
  test.each([
    [1, { x: 99, y: 49, width: 202, height: 102 }],
    [1.25, { x: 79, y: 39, width: 162, height: 82 }],
    [2, { x: 49, y: 24, width: 102, height: 52 }],
  ])('at scale %d holds the board and one Dip around it', (scale, bounds) => {
    expect(overlayBounds({ x: 100, y: 50, width: 200, height: 100 }, scale)).toEqual(bounds);
  });

  test('holds any board at any scale, negative coordinates too, with less than 3 Dip to spare', () => {
    const edge = fc.double({ min: -4000, max: 4000, noNaN: true });
    const side = fc.double({ min: 10, max: 3000, noNaN: true });
    fc.assert(
      fc.property(edge, edge, side, side, fc.constantFrom(...SCALES), (x, y, width, height, scale) => {
        const dip = overlayBounds({ x, y, width, height }, scale);
        const px = physical(dip, scale);
        expect(Object.values(dip).every(Number.isInteger)).toBe(true);
        expect(px.x).toBeLessThanOrEqual(x);
        expect(px.y).toBeLessThanOrEqual(y);
        expect(px.x + px.width).toBeGreaterThanOrEqual(x + width);
        expect(px.y + px.height).toBeGreaterThanOrEqual(y + height);
        // A side that ends on a pixel but for the rounding of doubles takes one more.
        expect(px.width).toBeLessThan(width + 4 * scale + 1e-6);
      }),
    );
  });
});

describe('displayOf', () => {
  test.each([
    ['left', { x: -700, y: 100, width: 300, height: 300 }, left],
    ['main', { x: 10, y: 10, width: 300, height: 300 }, main],
    ['mostly main', { x: -100, y: 100, width: 300, height: 300 }, main],
    ['none', { x: 5000, y: 0, width: 10, height: 10 }, null],
  ])('%s', (_, rect, display) => {
    expect(displayOf(rect, [main, left])).toBe(display);
  });

  test('counts in physical pixels', () => {
    const dense = { ...main, scaleFactor: 2 };
    expect(displayOf({ x: 3000, y: 1500, width: 100, height: 100 }, [dense])).toBe(dense);
  });
});

test('the page gets its own corner and what covers the board in pixels of the picture', () => {
  const place = {
    boardId: 3,
    visible: true,
    region: { x: 150, y: 250, width: 90, height: 90 },
    origin: { x: 100, y: 200 },
    covers: [{ x: 160, y: 190, width: 20, height: 70 }],
  };
  expect(pagePlace(place, { x: 149, y: 249 })).toEqual({
    boardId: 3,
    visible: true,
    x: 49,
    y: 49,
    covers: [{ x: 60, y: -10, width: 20, height: 70 }],
  });
});

test.each([
  ['as large as the display', { width: 1280, height: 800 }, { x: 100, y: 50, width: 200, height: 100 }],
  ['half as large', { width: 640, height: 400 }, { x: 50, y: 25, width: 100, height: 50 }],
])('a rectangle in a picture %s lies where it was drawn', (_, picture, drawn) => {
  expect(pictureToScreen(drawn, picture, left)).toEqual({ x: -1180, y: 90, width: 200, height: 100 });
});
