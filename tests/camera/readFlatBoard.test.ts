import { describe, expect, test } from 'vitest';
import { isSeen } from '../../src/camera/readFlatBoard.ts';
import { GLYPH_COUNT, OTHER } from '../../src/vision/glyphs.ts';
import type { KnownLook } from '../../src/vision/knownLook.ts';

const glyphs = (odds: Readonly<Record<number, number>>) =>
  Float64Array.from({ length: GLYPH_COUNT }, (_, glyph) => odds[glyph] ?? 0);

describe('a number on a photo', () => {
  const looks: KnownLook[] = [{ symbol: '1', patch: new Float32Array(0), taught: true }];
  test.each([
    ['that the network sees is one', glyphs({ 1: 0.8, 5: 0.2 }), undefined, true],
    ['that only the rules want is none', glyphs({ 5: 0.7, 1: 0.3 }), undefined, false],
    ['that may be anything is none', glyphs({ 1: 0.3, [OTHER]: 0.7 }), undefined, false],
    ['drawn as a picture, of a known program, is one', glyphs({ [OTHER]: 0.9, 1: 0.1 }), looks, true],
    ['of a known program that looks like another one is none', glyphs({ 5: 0.7, 1: 0.3 }), looks, false],
  ])('%s', (_, seen, known, expected) => {
    expect(isSeen('1', seen, known)).toBe(expected);
  });
});
