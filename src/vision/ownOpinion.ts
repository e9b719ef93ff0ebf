import { numberOf } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { glyphsIn } from './glyphMemory.ts';
import { BLANK, bestGlyph, glyphOfSymbol, numberOfGlyph, OTHER } from './glyphs.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { ColourPatch } from './patch.ts';
import { cosine, LEAST_COSINE } from './sameDrawing.ts';

/** What the network sees in one cell of a look, asked about it alone: cells of one look may show different things where a picture is noisy or digits are small. */

/** A cell of a noisy picture is not read when the network gives its group's glyph less than this by the cell alone. */
const LEAST_OF_ITS_OWN = 0.1;
/** … nor, where it is less sure than this of its group's number, when it gives another one so much by the cell alone, and that so many times more than by the group. */
const SURE_OF_LOOK = 0.9;
const SURE_OF_ITS_OWN = 0.8;
const CLEARLY_MORE = 20;

/** Whether the network, asked about one cell, may see in it what its group shows. */
export function isLikeItsLook(
  cell: number,
  { group, symbol }: NamedGroup,
  { patches }: CellSamples,
  memory: GlyphMemory,
): boolean {
  const patch = patches[cell] as ColourPatch;
  const own = glyphsIn(patch, memory);
  if ((own[glyphOfSymbol(symbol)] as number) >= LEAST_OF_ITS_OWN || group.best === OTHER) return true;
  if (own.reduce((sum, p, glyph) => sum + p * (group.glyphs[glyph] as number), 0) >= LEAST_OF_ITS_OWN) return true;
  return (
    group.best !== BLANK && cosine(patch, patches[group.cells[0] as number] as ColourPatch, memory) >= LEAST_COSINE
  );
}

/**
 * Whether a cell of a look that is named a number, of which the network is not sure, clearly shows more of another one than the others of the look do: small digits of one colour that differ by a few Px may be of one
 * look.
 */
export function seesOtherNumber(
  cell: number,
  { group, symbol }: NamedGroup,
  { patches }: CellSamples,
  memory: GlyphMemory,
): boolean {
  const [named, { glyphs, cells }] = [glyphOfSymbol(symbol), group];
  if (numberOf(symbol) <= 0 || cells.length === 1 || (glyphs[named] as number) >= SURE_OF_LOOK) return false;
  const own = glyphsIn(patches[cell] as ColourPatch, memory);
  const other = bestGlyph(own);
  const lead = (of: Float64Array) => (of[other] as number) / (of[named] as number);
  return (
    numberOfGlyph(other) !== null &&
    (own[other] as number) >= SURE_OF_ITS_OWN &&
    lead(own) > CLEARLY_MORE * lead(glyphs)
  );
}
