import { numberOf } from '../model/board.ts';
import type { BoardSight } from './boardSight.ts';
import { areSure } from './boardSight.ts';
import { glyphOfSymbol, numberOfGlyph } from './glyphs.ts';
import { makeDrawnOtherwise } from './otherDigits.ts';
import type { SeenPart } from './seenCells.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook, looksRead } from './trackLooks.ts';

/** What the board network takes for numbers is doubted where they are drawn otherwise than those of the board. */

/**
 * It is believed all the same from this chance in the mean of the cells and of each, where the glyph network is less sure than so of any other number: of 145 such looks with fonts and in families that learn and that
 * never did none was another number, of 26 with a little less chance two were.
 */
const SURE_OF_NUMBER = 0.995;
const SURE_OF_EACH_NUMBER = 0.98;
const SURE_OF_ANOTHER = 0.8;

/** Tells whether what the board network sees as a number may be another one, by its drawing on this board. */
export function makeOtherDigit(track: BoardTrack, { chanceOf }: BoardSight): (part: SeenPart) => boolean {
  const isDrawnOtherwise = makeDrawnOtherwise(track.samples, track.memory, (symbol) =>
    looksRead(track, (read) => read === symbol),
  );
  return ({ cells, name }) => {
    if (numberOf(name) <= 0) return false;
    const glyphs = glyphsOfLook(track, cells);
    const isAnother = (p: number, glyph: number) =>
      p >= SURE_OF_ANOTHER && glyph !== glyphOfSymbol(name) && numberOfGlyph(glyph) !== null;
    const chances = cells.map((cell) => chanceOf(name, cell));
    const isSure = areSure(chances, SURE_OF_NUMBER, SURE_OF_EACH_NUMBER);
    return !(isSure && !glyphs.some(isAnother)) && isDrawnOtherwise({ cells, glyphs }, name);
  };
}
