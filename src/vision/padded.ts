import type { Frame } from '../model/frame.ts';
import { padFrame } from '../model/frame.ts';

/** Px of plain ground put around a picture, so that a board may end where the picture does. */
export const PADDING = 40;

/** The memory of the last padded picture: new pages of it take several times as long to come by as a picture to copy. */
let last = new ArrayBuffer(0);

/**
 * A picture with plain ground around it.
 * @param isKept whether it is used after the next picture was padded; else its memory is used again then.
 */
export function padded(picture: Frame, isKept: boolean): Frame {
  return padFrame(picture, PADDING, isKept ? undefined : memoryOf);
}

function memoryOf(bytes: number): ArrayBuffer {
  if (last.byteLength !== bytes) last = new ArrayBuffer(bytes);
  return last;
}
