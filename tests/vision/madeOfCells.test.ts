import { expect, test } from 'vitest';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import type { Outlines } from '../../src/vision/foreignCells.ts';
import { BLANK, GLYPH_COUNT, OTHER } from '../../src/vision/glyphs.ts';
import { isMadeOfCells } from '../../src/vision/madeOfCells.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';
import { latticeFor } from '../support/lattices.ts';

const SIDE = 8;
const lattice = latticeFor({ shape: 'square', rows: SIDE, cols: SIDE }, 30);

/** Whether the first rows of a board, on which the network sees nothing for sure, are cells, by the level of each pixel of one. */
function isMade(levelOf: (x: number) => number, rows = 6): boolean {
  const patch = Float32Array.from({ length: 3 * PATCH_AREA }, (_, k) => levelOf(k % PATCH));
  const glyphs = new Float64Array(GLYPH_COUNT);
  [glyphs[BLANK], glyphs[OTHER]] = [0.7, 0.1];
  const cells = Array.from({ length: rows * SIDE }, (_, cell) => cell);
  const group = { cells, glyphs, best: BLANK, closed: 0, alike: cells.length, isNoisy: false };
  const outlines = { outlined: new Array(SIDE ** 2).fill(false), sides: null } as unknown as Outlines;
  const samples = { patches: cells.map(() => patch) } as unknown as CellSamples;
  return isMadeOfCells(group, outlines, lattice, samples);
}

test('what is drawn alike all over the place is cells, if the network knows it or not; plain ground may be a dialog', () => {
  expect(isMade((x) => (x < PATCH / 2 ? 60 : 200))).toBe(true);
  expect(isMade((x) => 120 + (x % 2))).toBe(false);
});

test('what is drawn on a row or two only may be something else', () => {
  expect(isMade((x) => (x < PATCH / 2 ? 60 : 200), 2)).toBe(false);
});
