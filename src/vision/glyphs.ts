import type { CellSymbol } from '../model/board.ts';
import { numberOf, symbolOfNumber } from '../model/board.ts';

/**
 * What can be drawn on a cell, whatever the cell itself looks like: nothing, a number from 1 to 12, a flag, a
 * question mark, a mine, a crossed-out flag or mine, or something else (part of a dialog, a pointer, a texture).
 * The numbers are the outputs of the glyph network.
 */
export const BLANK = 0;
export const FLAG = 13;
export const QUESTION = 14;
export const MINE = 15;
export const CROSSED = 16;
export const OTHER = 17;

/** What the network takes for a wrong flag with this probability is no plain flag, nor a mine: some programs cross out mines. */
export const MAY_BE_CROSSED = 0.1;
export const GLYPH_COUNT = 18;

/** The glyph that a symbol is drawn with; covered cells and zeros are both blank. */
export function glyphOfSymbol(symbol: CellSymbol): number {
  const number = numberOf(symbol);
  if (number > 0) return number;
  switch (symbol) {
    case 'F':
      return FLAG;
    case '?':
      return QUESTION;
    case '*':
    case 'X':
      return MINE;
    case 'x':
      return CROSSED;
    case '~':
      return OTHER;
    default:
      return BLANK;
  }
}

/** The number a glyph stands for, or null where it is none. */
export function numberOfGlyph(glyph: number): number | null {
  return glyph > BLANK && glyph < FLAG ? glyph : null;
}

/** The symbol of a number glyph. */
export function symbolOfGlyphNumber(glyph: number): CellSymbol {
  return symbolOfNumber(glyph);
}

/** The probability that a drawing is any number up to one. @param glyphs the probability of each glyph. */
export function numberProbability(glyphs: Float64Array, most = FLAG - 1): number {
  return glyphs.reduce((sum, p, glyph) => sum + ((numberOfGlyph(glyph) ?? most + 1) > most ? 0 : p), 0);
}

/** The probability of every glyph, from the network's scores. */
export function glyphProbabilities(outputs: Float32Array | Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < GLYPH_COUNT; k++) top = Math.max(top, outputs[k] as number);
  const powers = new Float64Array(GLYPH_COUNT);
  let total = 0;
  for (let k = 0; k < GLYPH_COUNT; k++) {
    powers[k] = Math.exp((outputs[k] as number) - top);
    total += powers[k] as number;
  }
  for (let k = 0; k < GLYPH_COUNT; k++) powers[k] = (powers[k] as number) / total;
  return powers;
}

/** The likeliest glyph. @param glyphs probability of each. */
export function bestGlyph(glyphs: Float64Array): number {
  return glyphs.reduce((top, p, k) => (p > (glyphs[top] as number) ? k : top), 0);
}
