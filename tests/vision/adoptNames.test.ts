import { describe, expect, test } from 'vitest';
import { adoptNames } from '../../src/vision/adoptNames.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';

const LEAST = 0.8;

/** The name of cell k, alone in its group, with what the network sees in it. */
function named(
  k: number,
  symbol: '1' | '2' | '3',
  confidence: number,
  odds: Readonly<Record<string, number>>,
): NamedGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  for (const [seen, p] of Object.entries(odds)) glyphs[glyphOfSymbol(seen as '2')] = p;
  const best = glyphs.indexOf(Math.max(...glyphs));
  const group = { cells: [k], glyphs, best, closed: -5, alike: 1, isNoisy: false };
  return { group, symbol, confidence, options: ['3', '2'], isUnusual: false };
}

/** The cells' blocks, all of one level each. */
const samplesOf = (levels: readonly number[]) =>
  ({
    signatures: Uint8Array.from(levels.flatMap((level) => new Array(SIGNATURE).fill(level))),
  }) as unknown as CellSamples;

describe('an uncertain look that is nearly like a certain 2', () => {
  const adopted = (odds: Readonly<Record<string, number>>) =>
    adoptNames(
      [named(0, '2', 0.99, { 2: 0.9 }), named(1, '1', 0.99, { 1: 0.9 }), named(2, '3', 0.7, odds)],
      samplesOf([100, 200, 104]),
      () => LEAST,
    )[2];

  test('is one, if it may be by what is seen in it', () => {
    expect(adopted({ 3: 0.5, 2: 0.4 })).toMatchObject({ symbol: '2', confidence: LEAST });
  });

  test('is none, if it shows another digit', () => {
    expect(adopted({ 3: 0.7, 2: 0.09 })).toMatchObject({ symbol: '3', confidence: 0.7 });
  });
});
