import { BLANK, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';

/** The look of ground on which nothing is drawn, and the first of those of drawn ground. */
export const PLAIN_GROUND = 0;
export const DRAWN_GROUND = 1;

/** Ground is plain from this probability of being blank, and surely drawn on below that one. */
const PLAIN = 0.5;
const DRAWN = 0.1;
/** Ground is on so many cells … */
export const LEAST_GROUND = 4;
/** … or what is drawn passes for a number or a mark with this probability. */
const LIKE_GLYPHS = 0.5;
/** Two drawings are one where the network's opinions of them have so much in common. */
const ALIKE = 0.5;

/**
 * What each group shows if it is covered or open ground: `PLAIN_GROUND`, one of several drawings, or null where it is not clear whether
 * anything is drawn. A program draws its ground in one way: a mark that the network does not know, too, is drawn on all cells it is on.
 */
export function groundLooks(groups: readonly Pick<CellGroup, 'cells' | 'glyphs'>[]): (number | null)[] {
  const drawings: Float64Array[] = [];
  return groups.map(({ cells, glyphs }) => {
    const blank = glyphs[BLANK] as number;
    if (blank >= PLAIN) return PLAIN_GROUND;
    const isLikeGlyphs = 1 - blank - (glyphs[OTHER] as number) >= LIKE_GLYPHS;
    if (blank >= DRAWN || !(isLikeGlyphs || cells.length >= LEAST_GROUND)) return null;
    const like = drawings.findIndex((other) => inCommon(other, glyphs) >= ALIKE);
    return like < 0 ? drawings.push(glyphs) : like + DRAWN_GROUND;
  });
}

/** What two distributions have in common, 0 to 1. */
function inCommon(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, p, glyph) => sum + Math.min(p, b[glyph] as number), 0);
}
