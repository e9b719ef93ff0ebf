import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { withKnownDirections } from '../../src/vision/sameDirection.ts';

const SURE = 1;
const GIVEN = 0.8;

/** A look whose likeness to the uncertain one is given. */
interface Look {
  readonly symbol: CellSymbol;
  readonly likeness: number;
}

/** The confidence of an uncertain look beside sure ones. */
function confidenceOf(symbol: CellSymbol, sure: readonly Look[]): number | undefined {
  const entry = (named: CellSymbol, confidence: number): NamedGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    const group = { cells: [0], glyphs, best: 0, closed: 0, alike: 1, isNoisy: false };
    return { group, symbol: named, confidence, options: [named], isUnusual: false };
  };
  const uncertain = entry(symbol, 0.5);
  const known = sure.map((look) => ({ look, entry: entry(look.symbol, SURE) }));
  const likeness = (_: NamedGroup, other: NamedGroup) =>
    known.find((one) => one.entry === other)?.look.likeness ?? Number.NaN;
  const named = [uncertain, ...known.map((one) => one.entry)];
  const after = withKnownDirections(named, ({ confidence }) => confidence === SURE, likeness, GIVEN);
  expect(after.slice(1)).toEqual(named.slice(1));
  return after[0]?.confidence;
}

const OPEN: Look = { symbol: '0', likeness: 0.2 };

test.each([
  ['#', [OPEN, { symbol: '#', likeness: 0.99 }]],
  ['F', [OPEN, { symbol: 'F', likeness: 0.99 }, { symbol: '#', likeness: 0.3 }]],
] as const)('an uncertain %s that the network sees as a sure one is sure', (symbol, sure) => {
  expect(confidenceOf(symbol, sure)).toBe(GIVEN);
});

test.each([
  ['is seen otherwise', '#', [OPEN, { symbol: '#', likeness: 0.95 }]],
  [
    'is somewhat like a sure look of another name',
    'F',
    [
      { symbol: '0', likeness: 0.75 },
      { symbol: 'F', likeness: 0.99 },
    ],
  ],
  [
    'is seen where no open ground is',
    '#',
    [
      { symbol: '1', likeness: 0.2 },
      { symbol: '#', likeness: 0.99 },
    ],
  ],
  ['is a number', '3', [OPEN, { symbol: '3', likeness: 0.99 }]],
  ['is a mine', '*', [OPEN, { symbol: '*', likeness: 0.99 }]],
] as const)('… but not what %s', (_, symbol, sure) => {
  expect(confidenceOf(symbol, sure)).toBe(0.5);
});
