import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { mayTell, withKnownMarks } from '../../src/vision/sameMark.ts';

type Drawing = (block: number) => number;

interface Look {
  readonly symbol: CellSymbol;
  readonly confidence: number;
  readonly level: Drawing;
  readonly options?: readonly CellSymbol[];
}

/** What looks on two cells each are named, where only those from 0.95 on are sure. */
function namesOf(looks: readonly Look[]): string {
  const signatures = new Uint8Array(looks.length * SIGNATURE);
  const named = looks.map(({ symbol, confidence, level, options = [symbol, 'F', '?'] }, k): NamedGroup => {
    for (let block = 0; block < SIGNATURE; block++) signatures[k * SIGNATURE + block] = level(block);
    const best = glyphOfSymbol(symbol);
    const group = { cells: [k, k], glyphs: new Float64Array(GLYPH_COUNT), best, closed: 0, alike: 2, isNoisy: false };
    return { group, symbol, confidence, options, isUnusual: false };
  });
  const isSure = (entry: NamedGroup) => entry.confidence >= 0.95;
  return withKnownMarks(named, { signatures } as unknown as CellSamples, isSure, 0.8)
    .map(({ symbol }) => symbol)
    .join('');
}

/** Strong grain, which all covered cells show, and what is drawn on some of them. */
const GRAIN: Drawing = (block) => (block % 3 === 0 ? 130 : 60);
const FLAG: Drawing = (block) => GRAIN(block) + (block % 5 === 0 ? 90 : 0);
const OTHER: Drawing = (block) => GRAIN(block) + (block % 7 < 3 ? 60 : 0);
const inOtherLight =
  (drawing: Drawing): Drawing =>
  (block) =>
    drawing(block) + 30 + (block % 11 === 0 ? 12 : 0);

const COVERED: Look = { symbol: '#', confidence: 1, level: GRAIN };
const SURE_FLAG: Look = { symbol: 'F', confidence: 1, level: FLAG };

describe('what is drawn like a sure flag', () => {
  test.each<CellSymbol>(['?', '~', '#'])('is one where it was taken for %s, but not surely', (symbol) => {
    expect(namesOf([COVERED, SURE_FLAG, { symbol, confidence: 0.6, level: inOtherLight(FLAG) }])).toBe('#FF');
  });

  test('stays what it surely is', () => {
    expect(namesOf([COVERED, SURE_FLAG, { symbol: '?', confidence: 1, level: inOtherLight(FLAG) }])).toBe('#F?');
  });

  test('is one only if it may be', () => {
    const look: Look = { symbol: '3', confidence: 0.6, level: inOtherLight(FLAG), options: ['3', '8'] };
    expect(namesOf([COVERED, SURE_FLAG, look])).toBe('#F3');
  });

  test('is none where another drawing is as like', () => {
    const mine: Look = { symbol: '*', confidence: 1, level: inOtherLight(FLAG) };
    expect(namesOf([COVERED, SURE_FLAG, mine, { symbol: '~', confidence: 0.6, level: inOtherLight(FLAG) }])).toBe(
      '#F*~',
    );
  });
});

test('another drawing on the same grain, and the grain alone, are no flags', () => {
  expect(namesOf([COVERED, SURE_FLAG, { symbol: '~', confidence: 0.6, level: OTHER }])).toBe('#F~');
  expect(namesOf([COVERED, SURE_FLAG, { symbol: '~', confidence: 0.6, level: inOtherLight(GRAIN) }])).toBe('#F~');
});

test('without covered ground nothing tells what is drawn', () => {
  expect(namesOf([SURE_FLAG, { symbol: '~', confidence: 0.6, level: FLAG }])).toBe('F~');
});

test('one look tells another on many more cells only if it is very sure, or the network sees it there too', () => {
  const look = (cells: number, confidence: number, seen = 0): NamedGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[glyphOfSymbol('F')] = seen;
    const all = Array.from({ length: cells }, (_, cell) => cell);
    const group = { cells: all, glyphs, best: glyphOfSymbol('F'), closed: 0, alike: cells, isNoisy: false };
    return { group, symbol: 'F', confidence, options: ['F'], isUnusual: false };
  };
  expect(mayTell(look(3, 0.95), look(12, 0.5))).toBe(true);
  expect(mayTell(look(3, 0.95), look(13, 0.5))).toBe(false);
  expect(mayTell(look(3, 0.995), look(40, 0.5))).toBe(true);
  expect(mayTell(look(3, 0.95), look(40, 0.5, 0.8))).toBe(true);
});
