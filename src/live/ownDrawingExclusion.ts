import type { Frame } from '../model/frame.ts';
import type { OwnDrawings } from './ownDrawing.ts';
import type { CellMap } from './ownDrawingPixels.ts';
import { differingCells } from './ownDrawingPixels.ts';

/** Frames in a row, after a drawing certainly shows on the screen, in which nothing of it may show. */
const PROOF_FRAMES = 20;

/**
 * Finds out whether our drawing is missing in the frames, with the first hints as the test picture. It is believed only
 * where the system was asked for it, so that a window that is late to show proves nothing.
 */
export function makeExclusionTest(isAsked: boolean) {
  let frames = 0;
  let isOver = !isAsked;
  return {
    /** Takes the board in a frame and its look without our drawing; true once it is proved that it never shows. */
    take(frame: Frame, base: Frame, map: CellMap, drawings: OwnDrawings): boolean {
      if (isOver || !drawings.isSettled() || drawings.isWaiting()) return false;
      const [look] = drawings.looks(base, map);
      if (!look) return false;
      const painted = differingCells(map, look.picture, base);
      if (!painted.includes(1)) return false;
      const dressed = differingCells(map, frame, look.picture);
      const bare = differingCells(map, frame, base);
      if (painted.some((is, cell) => is === 1 && dressed[cell] === 0)) {
        isOver = true;
        return false;
      }
      const isMissing = painted.every((is, cell) => is === 0 || bare[cell] === 0);
      frames = isMissing ? frames + 1 : 0;
      isOver = frames >= PROOF_FRAMES;
      return isOver;
    },
  };
}
