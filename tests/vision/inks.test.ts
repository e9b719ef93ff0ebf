import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { BLANK, GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { inksOf, makeInkCost } from '../../src/vision/inks.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

type Rgb = readonly [number, number, number];
const GROUND: Rgb = [200, 200, 200];

/** A cell with a bar of ink on its ground. */
function cellWith(ink: Rgb, ground = GROUND): ColourPatch {
  const patch = new Float32Array(3 * PATCH_AREA);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < PATCH_AREA; i++) {
      const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
      const isInk = x >= 10 && x < 14 && y >= 5 && y < 19;
      patch[c * PATCH_AREA + i] = (isInk ? ink : ground)[c] as number;
    }
  return patch;
}

function groupOf(cell: number, glyph: number): CellGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[glyph] = 1;
  return { cells: [cell], glyphs, best: glyph, alike: 1, closed: 0, isNoisy: false };
}

function inksOfCells(patches: readonly ColourPatch[], glyph = glyphOfSymbol('1')): number[] {
  const samples = { patches, signatures: new Uint8Array(0), rims: new Uint8Array(0), contrast: 255 };
  return inksOf(
    patches.map((_, cell) => groupOf(cell, glyph)),
    samples,
  );
}

describe('inks', () => {
  test('are one where the colours are, on another ground too', () => {
    expect(inksOfCells([cellWith([0, 0, 255]), cellWith([0, 0, 250], [230, 230, 230]), cellWith([255, 0, 0])])).toEqual(
      [0, 0, 1],
    );
  });

  test('are not seen in blank cells, nor where hardly anything stands out', () => {
    expect(inksOfCells([cellWith([0, 0, 0])], BLANK)).toEqual([-1]);
    expect(inksOfCells([cellWith([190, 190, 190])])).toEqual([-1]);
  });
});

describe('the cost of inks', () => {
  const costOf = (symbols: string, inks: readonly number[], size = 1) => {
    const cost = makeInkCost(
      inks.map((_, k) => ({
        cells: Array.from({ length: size }, (_v, i) => k * size + i),
        glyphs: new Float64Array(GLYPH_COUNT),
      })),
      inks,
    );
    return cost((k) => symbols[k] as CellSymbol);
  };

  test('is nothing where each number has its own', () => {
    expect(costOf('123', [0, 1, 2])).toBe(0);
    expect(costOf('11223', [0, 0, 1, 1, 2])).toBe(0);
  });

  test('is little where all numbers have one', () => {
    expect(costOf('1234', [0, 0, 0, 0])).toBeLessThan(costOf('1233', [0, 1, 2, 1]));
  });

  test('tells which number a look is that may be either', () => {
    expect(costOf('1233', [0, 1, 2, 2])).toBeLessThan(costOf('1238', [0, 1, 2, 2]));
    expect(costOf('1238', [0, 1, 2, 3])).toBeLessThan(costOf('1233', [0, 1, 2, 3]));
  });

  test('speaks against question marks in the ink of a number, where numbers have several', () => {
    expect(costOf('12?', [0, 1, 2])).toBe(0);
    expect(costOf('12?', [0, 1, 0])).toBeGreaterThan(0);
  });

  test('lets flags share the ink of a number, but not have two', () => {
    expect(costOf('123F', [0, 1, 2, 2])).toBe(0);
    expect(costOf('123FF', [0, 1, 2, 2, 3])).toBeGreaterThan(0);
  });

  test('speaks against mines of two inks, but not where few of them were hit or each has its own', () => {
    expect(costOf('123**', [0, 1, 2, 3, 3], 8)).toBe(0);
    expect(costOf('123**', [0, 1, 2, 3, 4], 8)).toBeGreaterThan(0);
    expect(costOf('123****', [0, 1, 2, 3, 4, 5, 6])).toBe(0);
  });
});
