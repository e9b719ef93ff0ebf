import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import type { GlyphMemory } from '../../src/vision/glyphMemory.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { NET_OUTPUTS } from '../../src/vision/glyphNet.ts';
import { bestGlyph, FLAG, GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { seesOtherNumber } from '../../src/vision/ownOpinion.ts';
import { digitLattice, drawDigits } from '../support/drawnDigits.ts';

const samples = sampleCells(
  drawDigits('112', (_cell, _dx, _dy, isInk) => (isInk ? 40 : 200)),
  digitLattice(3),
);

const [ONE, TWO] = [glyphOfSymbol('1'), glyphOfSymbol('2')];

/** Probabilities of a one, and of something else. */
function chances(one: number, other: number, rest: number): Float64Array {
  return new Float64Array(GLYPH_COUNT)
    .fill(1e-6)
    .fill(one, ONE, ONE + 1)
    .fill(rest, other, other + 1);
}

/** Whether the last of three cells, which are one look, is none of it: in the look a one has some probability and a two the rest, in each cell alone others. */
function isOther(look: number, alone: number, symbol: CellSymbol = '1', other = TWO): boolean {
  const glyphs = chances(look, TWO, 1 - look);
  const group = { cells: [0, 1, 2], glyphs, best: bestGlyph(glyphs), closed: 0, isNoisy: false, alike: 3 };
  const entry: NamedGroup = { group, symbol, confidence: 1, options: [symbol], isUnusual: false };
  const scores = Float32Array.from({ length: NET_OUTPUTS }, (_, k) =>
    Math.log(chances(alone, other, 1 - alone)[k] ?? 1),
  );
  const memory: GlyphMemory = { ...makeGlyphMemory(), scoresOf: () => scores };
  return seesOtherNumber(2, entry, samples, memory);
}

test('a cell that clearly shows more of another number than its look does is another number', () => {
  expect(isOther(0.16, 0.002)).toBe(true);
});

test.each([
  ['that shows hardly more of it', isOther(0.16, 0.05)],
  ['of a look of which the network is sure', isOther(0.95, 0.002)],
  ['that shows no number', isOther(0.16, 0.002, '1', FLAG)],
  ['of a look that is named no number', isOther(0.16, 0.002, '#')],
])('but not one %s', (_title, is) => {
  expect(is).toBe(false);
});
