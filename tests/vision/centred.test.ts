import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { centred } from '../../src/vision/centred.ts';
import { makeGradients } from '../../src/vision/gradients.ts';

const PITCH = 32;
const GAP = 8;
const CELLS = 6;
const AT = 20;

/** A board of discs with gaps between them on plain ground, whose cells begin in the middle of the gaps, at AT. */
function drawDiscs(): Frame {
  const size = 2 * AT + CELLS * PITCH;
  const data = new Uint8Array(size * size * 4).fill(255);
  const fromMiddle = (along: number) => ((along - AT) % PITCH) - PITCH / 2 + 0.5;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const isInside = [x, y].every((at) => at >= AT && at < AT + CELLS * PITCH);
      if (isInside && Math.hypot(fromMiddle(x), fromMiddle(y)) < (PITCH - GAP) / 2)
        data.fill(60, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  return { width: size, height: size, data };
}

describe('a lattice of cells with gaps', () => {
  const gradients = makeGradients(drawDiscs());
  const lattice = { shape: 'square' as const, rows: CELLS, cols: CELLS, x: AT, y: AT, pitchX: PITCH, pitchY: PITCH };
  test.each([
    [5, 0],
    [-6, 4],
    [0, -5],
  ])('that is off by %i and %i Px is moved to the middle of the gaps', (offX, offY) => {
    const found = centred(gradients, { ...lattice, gapX: 0, gapY: 0, x: AT + offX, y: AT + offY });
    expect(found?.x).toBeCloseTo(AT, 0);
    expect(found?.y).toBeCloseTo(AT, 0);
  });
  test('that begins there stays', () => {
    expect(centred(gradients, { ...lattice, gapX: 0, gapY: 0 })).toBeNull();
  });
});
