import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../src/hints/shapes.ts';
import { makeSvg } from '../../src/hints/svg.ts';

const SQUARE: Shape = {
  points: [
    { x: 110, y: 60 },
    { x: 120, y: 60 },
    { x: 120, y: 70.126 },
    { x: 110, y: 70 },
  ],
  closed: true,
  fill: { colour: '#ff0000', opacity: 0.5 },
  stroke: null,
};
const LINE: Shape = {
  points: [
    { x: 100, y: 55 },
    { x: 140, y: 55 },
  ],
  closed: false,
  fill: null,
  stroke: { colour: '#0000ff', width: 4 },
};
const VIEW = { x: 100, y: 50, width: 40, height: 30 };

describe('makeSvg', () => {
  test('has the size of the view and a path a shape', () => {
    const svg = makeSvg([SQUARE, LINE], VIEW);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="40" height="30" viewBox="100 50 40 30">/,
    );
    expect(svg.match(/<path [^<>]*\/>/g)).toEqual([
      '<path d="M110 60L120 60L120 70.13L110 70Z" fill="#ff0000" fill-opacity="0.5"/>',
      '<path d="M100 55L140 55" fill="none" stroke="#0000ff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>',
    ]);
    expect(svg).toMatch(/<\/svg>$/);
  });

  test('draws its shapes where they are, seen from the view', async () => {
    const svg = makeSvg([SQUARE, LINE], VIEW);
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x + 1) * 4)];
    expect([info.width, info.height]).toEqual([VIEW.width, VIEW.height]);
    expect(pixel(15, 15)).toEqual([255, 0, 0, 128]);
    expect(pixel(30, 5)).toEqual([0, 0, 255, 255]);
    expect(pixel(15, 25)[3]).toBe(0);
  });

  test('a drawing of nothing is a picture of nothing', async () => {
    const { width, height } = await sharp(Buffer.from(makeSvg([], VIEW))).metadata();
    expect([width, height]).toEqual([40, 30]);
  });

  test.each([
    { x: 0, y: 0, width: 0, height: 5 },
    { x: 0, y: 0, width: 5, height: Number.NaN },
  ])('an empty view is misuse: %j', (view) => {
    expect(() => makeSvg([], view)).toThrow('Expected a rectangle with an area for view');
  });
});
