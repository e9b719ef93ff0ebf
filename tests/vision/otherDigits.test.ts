import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { GLYPH_COUNT, glyphOfSymbol } from '../../src/vision/glyphs.ts';
import { makeDrawnOtherwise } from '../../src/vision/otherDigits.ts';
import { digitLattice, drawDigits } from '../support/drawnDigits.ts';

/** The ink of a digit in a cell, and its ground; red, green, blue. */
interface Paint {
  readonly ink: readonly number[];
  readonly ground: readonly number[];
}

const PLAIN: Paint = { ink: [40, 40, 40], ground: [200, 200, 200] };

/**
 * Whether the last of some digits, in which the network sees symbols with these probabilities, is drawn otherwise than a symbol is.
 * @param read the cells of the looks that are read as each symbol.
 */
function isDrawnOtherwise(
  line: string,
  paintOf: (cell: number) => Paint,
  read: Partial<Record<CellSymbol, readonly number[][]>>,
  seen: Partial<Record<CellSymbol, number>>,
  symbol: CellSymbol,
): boolean {
  const drawn = drawDigits(line, (cell, _dx, _dy, isInk) => (isInk ? paintOf(cell).ink : paintOf(cell).ground));
  const samples = sampleCells(drawn, digitLattice(line.length));
  const isOtherwise = makeDrawnOtherwise(samples, makeGlyphMemory(), (as) => read[as] ?? []);
  const glyphs = new Float64Array(GLYPH_COUNT);
  for (const [as, chance] of Object.entries(seen)) glyphs[glyphOfSymbol(as as CellSymbol)] = chance;
  return isOtherwise({ cells: [line.length - 1], glyphs }, symbol);
}

/** Whether the last of some digits is drawn otherwise than the first three, all of which are taken for the first; the network gives it this probability, and the rest to another symbol. */
function isOther(line: string, seen: number, paintOf: (cell: number) => Paint = () => PLAIN, rest = '3'): boolean {
  return isDrawnOtherwise(line, paintOf, { '2': [[0, 1, 2]] }, { '2': seen, [rest]: 1 - seen }, '2');
}

test('a digit that is drawn as the others is one of them', () => {
  expect(isOther('2222', 0.7)).toBe(false);
});

test('a digit of another drawing may be another number', () => {
  expect(isOther('2223', 0.7)).toBe(true);
});

test('a digit in another colour may be another number', () => {
  const red = { ...PLAIN, ink: [200, 20, 20] };
  expect(isOther('2222', 0.7, (cell) => (cell === 3 ? red : { ...PLAIN, ink: [20, 120, 20] }))).toBe(true);
});

test('a digit on another ground tells nothing', () => {
  expect(isOther('2223', 0.7, (cell) => (cell === 3 ? { ...PLAIN, ground: [120, 120, 120] } : PLAIN))).toBe(false);
});

test('nor does one of which the network is sure', () => {
  expect(isOther('2223', 0.95)).toBe(false);
});

test('nor does one that is the only possible number; one that is none may be any', () => {
  expect(isOther('2223', 0.4, () => PLAIN, 'F')).toBe(false);
  expect(isOther('2223', 0.01, () => PLAIN, 'F')).toBe(true);
});

describe('the ink of another number', () => {
  const GREEN: Paint = { ink: [140, 150, 138], ground: [218, 209, 200] };
  const BLUE: Paint = { ink: [135, 156, 172], ground: [218, 209, 200] };

  /** Whether the last digit of "11221", in which the network sees a 1 and a 2 with these probabilities, is drawn otherwise than a 1 is: the ones are blue, the twos green. */
  function isOtherIn(paint: Paint, one: number, two: number): boolean {
    const paintOf = (cell: number) => (cell === 4 ? paint : cell < 2 ? BLUE : GREEN);
    return isDrawnOtherwise('11221', paintOf, { '1': [[0, 1]], '2': [[2, 3]] }, { '1': one, '2': two }, '1');
  }

  test('speaks against a number of which the network is nearly sure', () => {
    expect(isOtherIn(GREEN, 0.94, 0.02)).toBe(true);
  });

  test.each([
    ['that has its own ink', isOtherIn(BLUE, 0.94, 0.02)],
    ['of which the network is very sure', isOtherIn(GREEN, 0.985, 0.012)],
    ['in which the other one is not seen', isOtherIn(GREEN, 0.94, 0.001)],
    ['in an ink of no number', isOtherIn({ ...GREEN, ink: [218, 120, 90] }, 0.94, 0.02)],
  ])('but not against one %s', (_title, is) => {
    expect(is).toBe(false);
  });
});
