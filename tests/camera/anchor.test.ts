import { expect, test } from 'vitest';
import { anchorOf, heldBy } from '../../src/camera/anchor.ts';
import { straightLens } from '../../src/camera/rectify.ts';

const [PITCH, MARGIN, CELLS] = [24, 24, 6];

/** A flat picture of dark lines, 3 Px wide, whose middles are so many Px after where cells are thought to begin. */
function linesAt(shift: number): { levels: Float32Array; width: number } {
  const width = CELLS * PITCH + 2 * MARGIN;
  const isLine = (at: number) => {
    const off = (((at + 0.5 - MARGIN - shift) % PITCH) + PITCH) % PITCH;
    return Math.min(off, PITCH - off) < 1.5;
  };
  const levels = Float32Array.from({ length: width * width }, (_, i) =>
    isLine(i % width) || isLine(Math.floor(i / width)) ? 60 : 180,
  );
  return { levels, width };
}

test.each([-5, -3, -1, 0, 2, 4])('lines %i Px off are found where they are, however far that is', (shift) => {
  const { levels, width } = linesAt(shift);
  const { x, y } = anchorOf(levels, width, { rows: CELLS, cols: CELLS, pitch: PITCH, margin: MARGIN });
  expect(x * PITCH).toBeCloseTo(shift, 1);
  expect(y * PITCH).toBeCloseTo(shift, 1);
});

test('a view that knows where cells begin lets edges move them a little only', () => {
  const lens = straightLens({ width: 640, height: 480 });
  const at = (x: number, y: number) => ({ toPhoto: [20, 1, x, -1, 18, y, 0.001, 0.001, 1], lens });
  const box = { left: 0, top: 0, right: 9, bottom: 9 };
  const here = at(100, 100);
  const near = heldBy(here, here, box, { x: 0.02, y: -0.03 });
  expect(near).toEqual({ x: 0.02, y: -0.03 });
  const far = heldBy(here, here, box, { x: 0.3, y: -0.2 });
  expect(far.x).toBeCloseTo(0.04, 3);
  expect(far.y).toBeCloseTo(-0.04, 3);
  // The known one lies half a cell to the right of the other.
  const moved = heldBy(at(110, 99.5), here, box, { x: 0, y: 0 });
  expect(moved.x).toBeGreaterThan(0.4);
  expect(Math.abs(moved.y)).toBeLessThan(0.1);
});
