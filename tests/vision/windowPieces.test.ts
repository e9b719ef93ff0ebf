import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { BLANK, GLYPH_COUNT, OTHER } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { windowPieces } from '../../src/vision/windowPieces.ts';

const COLS = 10;
/** A piece of three rows and four columns. */
const PIECE = [0, 1, 2].flatMap((row) => [3, 4, 5, 6].map((col) => row * COLS + col));
const BELOW = Array.from({ length: 40 }, (_, k) => 4 * COLS + k);

function look(symbol: CellSymbol, cells: readonly number[], best: number): NamedGroup {
  const group = { cells, glyphs: new Float64Array(GLYPH_COUNT), best, closed: 0, alike: cells.length, isNoisy: false };
  return { group, symbol, confidence: 1, options: [symbol], isUnusual: false };
}

/** How many looks may be pieces of a window. */
const count = (...named: readonly NamedGroup[]) => windowPieces(named, {} as CellSamples, COLS).size;

test('a plain rectangle beside more ground of its name on which something is drawn may be a window', () => {
  expect(count(look('0', PIECE, BLANK), look('0', BELOW, OTHER))).toBe(1);
  // Some of it shows nothing known.
  const [first = 0, ...rest] = PIECE;
  expect(count(look('0', rest, BLANK), look('~', [first], OTHER), look('0', BELOW, OTHER))).toBe(1);
});

test.each([
  ['alone', [look('0', PIECE, BLANK)]],
  ['beside few on which something is drawn', [look('#', PIECE, BLANK), look('#', BELOW.slice(0, 8), OTHER)]],
  ['beside ground of another name', [look('0', PIECE, BLANK), look('#', BELOW, OTHER)]],
  ['too full of holes', [look('0', [0, 3, 6, 20, 23, 26], BLANK), look('0', BELOW, OTHER)]],
] as const)('plain ground %s is none', (_, named) => {
  expect(count(...named)).toBe(0);
});
