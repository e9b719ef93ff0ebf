import { describe, expect, test } from 'vitest';
import { placeCaption } from '../../src/overlay/captionPlace.ts';

const PAGE = { width: 450, height: 450 };
const CAPTION = { width: 440, height: 44 };
const cellAt = (row: number, col: number) => ({ x: col * 50, y: row * 50, width: 50, height: 50 });

describe('placeCaption', () => {
  test.each([
    ['below the cell', 2, 4, [], 154],
    ['above it where a number lies below', 4, 4, [cellAt(5, 5)], 152],
    ['beyond all numbers where they lie on both sides', 4, 4, [cellAt(5, 5), cellAt(3, 3)], 304],
    ['above the cell at the lower edge', 8, 0, [], 352],
    ['above all where the numbers reach the lower edge', 7, 4, [cellAt(8, 4), cellAt(6, 4)], 252],
  ])('%s', (_, row, col, numbers, y) => {
    const cell = cellAt(row, col);
    const place = placeCaption(CAPTION, PAGE, cell, numbers);
    expect(place.y).toBe(y);
    for (const { y: top, height } of [cell, ...numbers])
      expect(place.y + place.height <= top || place.y >= top + height).toBe(true);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(PAGE.width);
  });

  test('where something must be covered it is as little as can be, and on the page', () => {
    const numbers = [0, 2, 4, 6, 8].map((row) => cellAt(row, 4));
    const tall = { width: 200, height: 90 };
    const place = placeCaption(tall, PAGE, cellAt(4, 4), numbers);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.y + place.height).toBeLessThanOrEqual(PAGE.height);
  });
});
