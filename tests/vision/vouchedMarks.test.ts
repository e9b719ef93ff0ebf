import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { isOneOfTheGames } from '../../src/vision/vouchedMarks.ts';

/** A look of cell `cell`, whose blocks follow a drawing. */
interface Look {
  readonly symbol: CellSymbol;
  readonly confidence: number;
  readonly level: (block: number) => number;
}

/** Whether the first of two looks, each on one cell of a row, is one of the game's drawings. */
function isBelieved(looks: readonly [Look, Look]): boolean {
  const signatures = new Uint8Array(looks.length * SIGNATURE);
  const named = looks.map(({ symbol, confidence, level }, cell): NamedGroup => {
    for (let block = 0; block < SIGNATURE; block++) signatures[cell * SIGNATURE + block] = level(block);
    const glyphs = new Float64Array(GLYPH_COUNT);
    const best = glyphOfSymbol(symbol);
    glyphs[best] = 1;
    const group = { cells: [cell], glyphs, best, closed: 0, alike: 1, isNoisy: false };
    return { group, symbol, confidence, options: [symbol], isUnusual: false };
  });
  const samples = { signatures } as unknown as CellSamples;
  const topology = makeTopology('square', 1, looks.length);
  const always = () => true;
  return isOneOfTheGames(named[0] as NamedGroup, named, always, () => false, samples, topology);
}

const DRAWN = (block: number) => (block % 5 === 0 ? 200 : 60);
const OTHERWISE = (block: number) => (block % 7 < 3 ? 90 : 60);

test('a flag in another light is the same flag, another drawing is none', () => {
  const usual: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  expect(isBelieved([{ symbol: 'F', confidence: 0.95, level: (block) => DRAWN(block) + 50 }, usual])).toBe(true);
  expect(isBelieved([{ symbol: 'F', confidence: 0.95, level: OTHERWISE }, usual])).toBe(false);
});

test('the grain of covered cells is no question mark beside a clear one, however sure the network is', () => {
  const clear: Look = { symbol: '?', confidence: 1, level: DRAWN };
  expect(isBelieved([{ symbol: '?', confidence: 1, level: OTHERWISE }, clear])).toBe(false);
  expect(isBelieved([clear, { symbol: '?', confidence: 1, level: OTHERWISE }])).toBe(true);
  expect(isBelieved([{ symbol: '?', confidence: 1, level: (block) => DRAWN(block) - 40 }, clear])).toBe(true);
});
