import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import { centredOnNumbers } from '../../src/vision/centredNumbers.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

const [ROWS, COLS, CELL] = [4, 10, 40];
const LATTICE: Lattice = {
  ...{ shape: 'square', rows: ROWS, cols: COLS, x: 100, y: 60, pitchX: CELL, pitchY: CELL },
  ...{ gapX: 0, gapY: 0, wideX: 0, wideY: 0 },
};

/** A number whose middle lies so far (parts of a cell) beside that of its cell. */
function numberAt(off: number): ColourPatch {
  const middle = PATCH / 2 - 0.5 + off * PATCH;
  return Float32Array.from({ length: 3 * PATCH_AREA }, (_, i) => {
    const [x, y] = [i % PATCH, Math.floor((i % PATCH_AREA) / PATCH)];
    return Math.abs(x - middle) < 3 && y > 5 && y < 18 ? 0 : 255;
  });
}

/** What comes of a board of numbers that are so far beside the middle in each column, where its ground may meet at its columns. */
function centred(offOf: (col: number) => number, columns = false) {
  const cells: Reading['cells'] = new Array(ROWS * COLS).fill('1');
  const patches = cells.map((_, cell) => numberAt(offOf(cell % COLS)));
  const samples = { patches, signatures: new Uint8Array(), rims: new Uint8Array(), contrast: 0 };
  const reading = {
    lattice: LATTICE,
    cells,
    confidence: cells.map(() => 1),
    status: 'playing',
    cutOff: false,
  } as const;
  return centredOnNumbers({ reading, samples }, () => ({ columns, rows: true }));
}

describe('numbers', () => {
  test('in the middle of their cells leave a lattice as it is', () => {
    expect(centred(() => 0)).toBeNull();
    expect(centred((col) => [-0.04, 0.03, 0, 0.04, -0.03][(col * 3) % 5] ?? 0)).toBeNull();
  });

  test('that lie beside it all alike move the lattice', () => {
    const found = centred(() => 0.25);
    expect(found?.x).toBeCloseTo(LATTICE.x + 10, 0);
    expect(found?.pitchX).toBe(CELL);
  });

  test('do not where covered and open ground meet at its columns', () => {
    expect(centred(() => 0.25, true)).toBeNull();
  });

  test('that lie anywhere say nothing', () => {
    expect(centred((col) => [-0.3, 0.2, 0.3, -0.1][col % 4] ?? 0)).toBeNull();
  });
});
