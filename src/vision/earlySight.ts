import type { Board } from '../model/board.ts';
import type { FramePart } from '../model/frame.ts';
import type { Place } from './candidate.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import type { Rated } from './rated.ts';
import { rate, unreadShare } from './rated.ts';
import { foundBySight, withSecondOpinion } from './secondOpinion.ts';

/**
 * The board network is asked at last anyway. Where lines tell of cells that are not all read, what it says at once may spare the search for other cells,
 * which takes seconds where something is drawn on each.
 */
export interface EarlySight {
  /** A board whose numbers prove it where it is, with what the network reads of the rest where hardly anything is left then; else the same. */
  readonly withMore: (rated: Rated) => Rated;
  /** A board in cells that were taken for none. */
  readonly boardAt: (place: Place) => Rated | null;
  /** Whether another place may be asked about. */
  readonly hasTime: () => boolean;
}

/** This part of the cells may be unread then: else cells of whole pixels, or half as wide, may be read better. */
const MOST_LEFT = 0.02;
/** So many boards, and places without one, are looked at. */
const MOST_PLACES = 2;

/** @param part the picture, in which the lattices have their places. */
export function makeEarlySight(
  part: FramePart,
  memory: GlyphMemory,
  isPossible: (board: Board) => boolean,
): EarlySight {
  let places = 0;
  let boards = 0;
  return {
    withMore(rated) {
      const { laidOver, reading } = rated.track;
      // What lies over a board leaves more unread, whatever the network sees.
      if (laidOver > MOST_LEFT * reading.cells.length || ++boards > MOST_PLACES) return rated;
      const seen = withSecondOpinion(rated.track, part, isPossible);
      if (seen === rated.track || seen.reading.cutOff) return rated;
      const more = { ...rate(seen, isPossible), isLined: rated.isLined };
      return more.isSound && unreadShare(seen.reading) <= MOST_LEFT ? more : rated;
    },
    hasTime: () => places < MOST_PLACES,
    boardAt(place) {
      places++;
      const board = foundBySight([place], memory, part, isPossible);
      return board && rate(board, isPossible);
    },
  };
}
