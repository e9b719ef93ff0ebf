import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose, invert, localScale, mapPoint, scaling } from '../../src/camera/homography.ts';

const tilt = fc.record({
  a: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  g: fc.double({ min: -3e-4, max: 3e-4, noNaN: true }),
  x: fc.double({ min: -200, max: 200, noNaN: true }),
});
const made = ({ a, g, x }: { a: number; g: number; x: number }) => [
  1 + a,
  a / 2,
  x,
  -a / 3,
  1 - a / 2,
  -x,
  g,
  -g / 2,
  1,
];
test('an inverse leads back', () => {
  fc.assert(
    fc.property(tilt, (parts) => {
      const there = made(parts);
      const both = compose(invert(there), there);
      const p = mapPoint(both, { x: 123, y: 45 });
      expect(Math.hypot(p.x - 123, p.y - 45)).toBeLessThan(1e-6);
    }),
  );
  expect(() => invert([1, 0, 0, 1, 0, 0, 0, 0, 1])).toThrow(TypeError);
});

test('the local scale is the root of the area', () => {
  expect(localScale(scaling(2, 8, 5, 5), { x: 3, y: 3 })).toBeCloseTo(4);
});
