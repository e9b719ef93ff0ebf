import type { CellSymbol } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { coloursApart } from './coloursApart.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { glyphOfSymbol, numberOfGlyph } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { remembered } from './once.ts';
import { atFullContrast, groundIn, RIM_VALUES, SAME_RIM } from './rim.ts';
import { directionsOf, showsSameDrawing } from './sameDrawing.ts';

/**
 * A program draws a number in one way. What is taken for a number that others of the board show, on the same ground, in another drawing or another colour, may be another number: where a digit is small,
 * or made of dots, a 3 looks like a 2 to the networks.
 */

/** The network is sure of a number from this probability: then its drawing may differ, as it does where pixels of a fractional pitch cut it in another way. */
const SURE = 0.9;
/** Another number is possible from this one; where this one is not, any other is. */
const POSSIBLE = 0.03;
/** Cells of one drawing that show a number without doubt. */
const ESTABLISHED = 2;

/**
 * Tells whether what is taken for a number is drawn otherwise than that number is on this board.
 * @param readAs looks that are read as a symbol.
 */
export function makeDrawnOtherwise(
  samples: CellSamples,
  memory: GlyphMemory,
  readAs: (symbol: CellSymbol) => readonly (readonly number[])[],
): (look: Pick<CellGroup, 'cells' | 'glyphs'>, symbol: CellSymbol) => boolean {
  const { rims, contrast } = samples;
  const isSame = showsSameDrawing(samples, directionsOf(samples, memory));
  const groundOf = remembered((cell: number) => groundIn(rims, cell * RIM_VALUES));
  // Pixels of a fractional pitch cut the rims of cells otherwise, but leave their ground.
  const hasSameGround = (a: number, b: number) =>
    atFullContrast(coloursApart(groundOf(a), groundOf(b)), contrast) <= SAME_RIM;
  const established = remembered((symbol: CellSymbol) => readAs(symbol).filter((cells) => cells.length >= ESTABLISHED));
  return ({ cells, glyphs }, symbol) => {
    const own = glyphOfSymbol(symbol);
    if ((glyphs[own] as number) >= SURE) return false;
    const isOther = (p: number, glyph: number) => glyph !== own && numberOfGlyph(glyph) !== null && p >= POSSIBLE;
    if ((glyphs[own] as number) >= POSSIBLE && !Array.from(glyphs).some(isOther)) return false;
    const cell = cells[0] as number;
    const others = established(symbol)
      .filter((look) => !look.includes(cell))
      .map(([first]) => first as number)
      .filter((first) => hasSameGround(cell, first));
    return others.length > 0 && !others.some((first) => isSame(cell, first));
  };
}
