import type { CellSymbol } from '../model/board.ts';
import { NUMBERS } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { coloursApart } from './coloursApart.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { glyphOfSymbol, numberOfGlyph } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { Ink } from './ink.ts';
import { inkOf, isOneColour, likenessOfHues } from './ink.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { atFullContrast, groundIn, RIM_VALUES, SAME_RIM } from './rim.ts';
import { directionsOf, showsSameDrawing } from './sameDrawing.ts';

/**
 * A program draws a number in one way. What is taken for a number that others of the board show, on the same ground, in another drawing or another colour, may be another number: where a digit is small,
 * or made of dots, a 3 looks like a 2 to the networks.
 */

/** The network is sure of a number from this probability: then its drawing may differ, as it does where pixels of a fractional pitch cut it in another way; up to the next one it has not the ink of another number. */
const SURE = 0.9;
const VERY_SURE = 0.98;
/** An ink is another one where the cosine of its hue and a number's is less than 1 by so much, and this part of that at most with that of another number. */
const OTHER_HUE = 0.015;
const CLEARLY_NEARER = 0.1;
/** … in which the network sees it with this probability at least. */
const HARDLY_POSSIBLE = 0.01;
/** Another number is possible from this one; where this one is not, any other is. */
const POSSIBLE = 0.03;
/** Cells of one drawing that show a number without doubt. */
const ESTABLISHED = 2;

/**
 * Tells whether what is taken for a number is drawn otherwise than that number is on this board.
 * @param readAs looks that are read as a symbol. The third argument of what is returned says whether the rules leave hardly another number: then only the ink of another one speaks against it.
 */
export function makeDrawnOtherwise(
  samples: CellSamples,
  memory: GlyphMemory,
  readAs: (symbol: CellSymbol) => readonly (readonly number[])[],
): (look: Pick<CellGroup, 'cells' | 'glyphs'>, symbol: CellSymbol, isTold?: boolean) => boolean {
  const { patches, rims, contrast } = samples;
  const isSame = showsSameDrawing(samples, directionsOf(samples, memory));
  const groundOf = remembered((cell: number) => groundIn(rims, cell * RIM_VALUES));
  // Pixels of a fractional pitch cut the rims of cells otherwise, but leave their ground.
  const hasSameGround = (a: number, b: number) =>
    atFullContrast(coloursApart(groundOf(a), groundOf(b)), contrast) <= SAME_RIM;
  const established = remembered((symbol: CellSymbol) => readAs(symbol).filter((cells) => cells.length >= ESTABLISHED));
  const inkAt = remembered((cell: number) => {
    const ink = inkOf(patches[cell] as ColourPatch);
    return ink && isOneColour(ink) ? ink : null;
  });
  const firstsOf = (looks: readonly (readonly number[])[]) => looks.map(([first]) => first as number);
  /** The first cells of other looks on the same ground that show a number without doubt. */
  const othersOf = (cell: number, symbol: CellSymbol) =>
    firstsOf(established(symbol).filter((look) => !look.includes(cell))).filter((first) => hasSameGround(cell, first));
  /** By how much the hue of a cell's ink differs from the likest of some others'. */
  const hueApart = (ink: Ink, others: readonly number[]) => {
    const inks = others.map(inkAt).filter((other) => other !== null);
    return 1 - Math.max(-1, ...inks.map((other) => likenessOfHues(ink, other)));
  };
  /** Whether what is taken for a number has not the ink of that number, but that of another one, on whatever ground. */
  const hasOtherInk = (cell: number, symbol: CellSymbol, others: readonly number[], glyphs: ArrayLike<number>) => {
    const ink = inkAt(cell);
    if (!ink || !others.some(inkAt)) return false;
    const apart = hueApart(ink, others);
    const isNearer = (number: CellSymbol) =>
      number !== symbol &&
      (glyphs[glyphOfSymbol(number)] as number) >= HARDLY_POSSIBLE &&
      hueApart(ink, firstsOf(established(number))) < CLEARLY_NEARER * apart;
    return apart > OTHER_HUE && NUMBERS.some(isNearer);
  };
  return ({ cells, glyphs }, symbol, isTold = false) => {
    const own = glyphOfSymbol(symbol);
    const chance = glyphs[own] as number;
    if (chance >= VERY_SURE) return false;
    const cell = cells[0] as number;
    const others = othersOf(cell, symbol);
    if (hasOtherInk(cell, symbol, others, glyphs)) return true;
    if (chance >= SURE || isTold) return false;
    const isOther = (p: number, glyph: number) => glyph !== own && numberOfGlyph(glyph) !== null && p >= POSSIBLE;
    if (chance >= POSSIBLE && !Array.from(glyphs).some(isOther)) return false;
    return others.length > 0 && !others.some((first) => isSame(cell, first));
  };
}
