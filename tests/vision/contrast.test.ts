import { describe, expect, test } from 'vitest';
import { isVeiled } from '../../src/vision/contrast.ts';
import { PATCH_AREA } from '../../src/vision/patch.ts';

/** Cells of one level each, row by row. */
const flat = (levels: readonly number[]) => levels.map((level) => new Float32Array(PATCH_AREA * 3).fill(level));
const size = { shape: 'square', rows: 4, cols: 4 } as const;
const RIM = [200, 200, 200, 200];

describe('a veil', () => {
  test.each([
    ['cells that differ by a few levels are veiled', [...RIM, 200, 215, 210, 200, 200, 200, 212, 200, ...RIM], true],
    ['cells that differ by many are not', [...RIM, 200, 160, 210, 200, 200, 200, 212, 200, ...RIM], false],
    ['what shows at the rim only is beside the veil', [0, 200, 200, 0, ...RIM, ...RIM, 0, 200, 200, 0], true],
  ])('%s', (_, levels, expected) => {
    expect(isVeiled(flat(levels), size)).toBe(expected);
  });
});
