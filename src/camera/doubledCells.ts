import type { Frame } from '../model/frame.ts';
import { isLargeEnough } from '../vision/extents.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { compose, scaling } from './homography.ts';
import type { ReadScreen } from './readScreen.ts';
import { isSettled, readWhereSeen } from './readScreen.ts';
import type { View } from './rectify.ts';

/** Characters are about twice as high as wide, and what networks see as cells may be squares: halves of them, one above the other, or beside each other where two characters are a cell. */
const DOUBLED = [
  { x: 1, y: 2 },
  { x: 2, y: 1 },
] as const;

/**
 * The board each of whose cells is two of those of a reading, where its numbers prove that, or the place and the board network are sure where it ends; else null. Where the cells begin is found anew. What
 * the place network does not see is not read: of 16 tuning boards it saw pairs on those three that had them, and on one more that was not believed.
 */
export function readDoubled(
  photo: Frame,
  { view, rows, cols, edge }: Pick<ReadScreen, 'view' | 'rows' | 'cols' | 'edge'>,
  looks?: readonly KnownLook[],
): ReadScreen | null {
  for (const { x, y } of DOUBLED) {
    const box = { left: 0, top: 0, right: Math.floor(cols / x), bottom: Math.floor(rows / y) };
    if (!isLargeEnough(box)) continue;
    const pairs: View = { toPhoto: compose(view.toPhoto, scaling(x, y, 0, 0)), lens: view.lens };
    const found = readWhereSeen(photo, { view: pairs, box, edge }, looks);
    if (found && (isSettled(found) || found.isAgreed)) return found;
  }
  return null;
}
