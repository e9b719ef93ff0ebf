import { expect, test } from 'vitest';
import { anchorOf } from '../../src/camera/anchor.ts';

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
