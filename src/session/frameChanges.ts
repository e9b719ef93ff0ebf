import type { CellSymbol } from '../model/board.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import { cropPart, equalPixels, growRect } from '../model/frame.ts';
import type { FrameMemory, FrameResult, PipelineOptions } from '../pipeline.ts';
import { askAgain, searchFrame } from '../pipeline.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { trackArea, unchangedCells } from '../vision/trackBoard.ts';

/** What changed from one frame of a board to the next, and whether it is still one. */

/** From this part of redrawn cells, something else may have come to lie where the board was. */
const MOSTLY_REDRAWN = 0.5;

/** Whether most of a board was drawn anew. */
export function isRedrawn({ tracks: [before] }: FrameMemory, { tracks: [after] }: FrameMemory): boolean {
  if (!before || !after || before === after) return false;
  return unchangedCells(before, after).length < (1 - MOSTLY_REDRAWN) * after.reading.cells.length;
}

/** Whether cells that look as they did are read otherwise. */
export function isReadOtherwise({ tracks: [before] }: FrameMemory, { tracks: [after] }: FrameMemory): boolean {
  if (!before || !after || before === after) return false;
  return unchangedCells(before, after).some((cell) => {
    const was = before.reading.cells[cell] as CellSymbol;
    const is = after.reading.cells[cell] as CellSymbol;
    return was !== '~' && is !== '~' && was !== is;
  });
}

/**
 * Whether a board that was followed would be found at first sight too, as large as it is: a panel that covers it
 * exactly ("Paused") leaves all around it as it was, and reads as plain ground.
 */
export function isFoundAfresh(part: FramePart, memory: FrameMemory, options: PipelineOptions): boolean {
  const [track] = memory.tracks;
  const place = track && cropPart(part, withSurroundings(track));
  if (!place) return false;
  const { rows, cols } = track.reading.lattice;
  const isAsLarge = (found: FrameResult | null) => found?.main?.board.rows === rows && found.main.board.cols === cols;
  const found = searchFrame(place, { ...options, memory });
  return isAsLarge(found) || isAsLarge(askAgain(found.memory, options));
}

/** Whether two boards are of one size and the same in every pixel. */
export function isSamePicture(a: BoardTrack | null, b: BoardTrack | undefined): boolean {
  if (!a || !b) return false;
  const [was, is] = [a.reading.lattice, b.reading.lattice];
  return was.rows === is.rows && was.cols === is.cols && equalPixels(a.seen.frame, b.seen.frame);
}

/** The area of a board with a cell and more around it: a picture that ends just beside a board seems to cut it. */
function withSurroundings(track: BoardTrack): Rect {
  const { pitchX, pitchY } = track.reading.lattice;
  return growRect(trackArea(track), Math.ceil(Math.max(pitchX, pitchY)));
}
