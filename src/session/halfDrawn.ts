import { isOpened } from '../model/board.ts';
import type { FrameMemory, FrameResult } from '../pipeline.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { unchangedCells } from '../vision/trackBoard.ts';
import { isSamePicture } from './frameChanges.ts';

/** A picture that is the same in so many frames in a row stands still; that of an untouched board in fewer, as no move can be half drawn on it. */
const STILL = 3;
const STILL_UNTOUCHED = 2;

/** A move is waited for no longer than so many frames, and a new game: a pointer that moves over it leaves none as it was. */
const MOST_LOOKS = 20;
const MOST_ANEW = 5;

/**
 * Boards that were mostly drawn anew, and prove nothing: they may be a move, or a new game, of which a capture caught a half. What is no game is searched for the longest,
 * seconds even, and the next frame may show all of it.
 */
export interface HalfDrawn {
  /**
   * Whether such a board is to be waited for, as some cells are as they were, which a panel that covers it leaves none, and it does not stand still yet; and whether
   * it was seen more than once alike when it is not.
   * @param isNew whether it is a new game.
   */
  readonly look: (known: FrameMemory, next: FrameResult, isNew: boolean) => 'waits' | 'stands still' | 'unknown';
  /** Whether a new game is waited for: the cells of the one before say nothing of it. */
  readonly isNewGame: () => boolean;
  readonly forget: () => void;
}

export function makeHalfDrawn(): HalfDrawn {
  let last: {
    readonly track: BoardTrack;
    readonly looks: number;
    readonly still: number;
    readonly isNew: boolean;
  } | null = null;
  return {
    look(known, { main, memory }, isNew) {
      const [before, track] = [known.tracks[0], memory.tracks[0]];
      if (!before || !track || unchangedCells(before, track).length === 0) return 'unknown';
      const looks = (last?.looks ?? 0) + 1;
      const still = last && isSamePicture(last.track, track) ? last.still + 1 : 1;
      last = { track, looks, still, isNew };
      const enough = main?.board.cells.some(isOpened) ? STILL : STILL_UNTOUCHED;
      if (still >= enough) return 'stands still';
      return looks <= (isNew ? MOST_ANEW : MOST_LOOKS) ? 'waits' : 'unknown';
    },
    isNewGame: () => last?.isNew ?? false,
    forget() {
      last = null;
    },
  };
}
