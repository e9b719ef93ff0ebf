import { expect, test } from 'vitest';
import { processFrame } from '../../src/pipeline.ts';

const MARGIN = 60;
const SIDE = 16;

/** An untouched board of raised cells that a browser has put on whole pixels. @param pitch Px. */
function untouched(pitch: number) {
  const edge = (k: number) => MARGIN + Math.round(k * pitch);
  const width = edge(SIDE) + MARGIN;
  const data = new Uint8Array(width * width * 4).fill(255);
  const put = (x: number, y: number, level: number) => data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) put(x, y, 230);
  for (let row = 0; row < SIDE; row++)
    for (let col = 0; col < SIDE; col++)
      for (let y = edge(row); y < edge(row + 1); y++)
        for (let x = edge(col); x < edge(col + 1); x++) {
          const isFar = x >= edge(col + 1) - 2 || y >= edge(row + 1) - 2;
          const isNear = x < edge(col) + 2 || y < edge(row) + 2;
          put(x, y, isNear ? 255 : isFar ? 123 : 189);
        }
  return { width, height: width, data };
}

test.each([16, 16.5, 24.5])(
  'an untouched board of cells of %d Px is one, though every other cell may be a pixel wider',
  (pitch) => {
    const lattice = processFrame(untouched(pitch)).main?.reading.lattice;
    expect([lattice?.rows, lattice?.cols]).toEqual([SIDE, SIDE]);
    expect(lattice?.pitchX).toBeCloseTo(pitch, 1);
  },
);
