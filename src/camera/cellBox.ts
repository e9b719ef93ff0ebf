import { isLargeEnough } from '../vision/extents.ts';
import { laneAt } from '../vision/seenExtent.ts';
import type { Box } from './rectify.ts';

/** The cells of a lattice from `left`, `top` up to (not including) `right`, `bottom`, in Grid. */
export type CellBox = Box;

/** The cells that a network takes for a board's, those that surely are, and all that may be. */
export interface SeenBoxes {
  readonly box: CellBox;
  readonly least: CellBox;
  readonly most: CellBox;
}

/** A box without the lanes at its rim that are none of it. */
export function withoutRim(box: CellBox, isNone: (lane: CellBox) => boolean): CellBox {
  let { left, top, right, bottom } = box;
  while (left < right && isNone(laneAt(box, 'left', left))) left++;
  while (right > left && isNone(laneAt(box, 'right', right - 1))) right--;
  while (top < bottom && isNone(laneAt(box, 'top', top))) top++;
  while (bottom > top && isNone(laneAt(box, 'bottom', bottom - 1))) bottom--;
  return { left, top, right, bottom };
}

/** A box with the lanes around it that may be some of it, up to those of a wider one. */
export function withRim(box: CellBox, wide: CellBox, isNone: (lane: CellBox) => boolean): CellBox {
  let { left, top, right, bottom } = box;
  while (left > wide.left && !isNone(laneAt(box, 'left', left - 1))) left--;
  while (right < wide.right && !isNone(laneAt(box, 'right', right))) right++;
  while (top > wide.top && !isNone(laneAt(box, 'top', top - 1))) top--;
  while (bottom < wide.bottom && !isNone(laneAt(box, 'bottom', bottom))) bottom++;
  return { left, top, right, bottom };
}

/** How likely a lane is a board's. */
interface Lanes {
  readonly isNone: (lane: CellBox) => boolean;
  readonly isUnsure: (lane: CellBox) => boolean;
  readonly isExcluded: (lane: CellBox) => boolean;
}

/** The cells that a network takes for a board's, from some box on, up to a wider one: what is seen clearly may lie amid plain ground. Null where too few are. */
export function boxesBy({ isNone, isUnsure, isExcluded }: Lanes, start: CellBox, wide: CellBox): SeenBoxes | null {
  let box = start;
  for (let round = 0; round < 3; round++) box = withRim(withoutRim(box, isNone), wide, isNone);
  return isLargeEnough(box) ? { box, least: withoutRim(box, isUnsure), most: withRim(box, wide, isExcluded) } : null;
}

/** A box that holds all of the least, where that holds any cell, and nothing beside the most. */
export function between({ left, top, right, bottom }: CellBox, least?: CellBox, most?: CellBox): CellBox {
  const sure = least && !isEmpty(least) ? least : { left, top, right, bottom };
  return {
    left: Math.max(most?.left ?? left, Math.min(sure.left, left)),
    top: Math.max(most?.top ?? top, Math.min(sure.top, top)),
    right: Math.min(most?.right ?? right, Math.max(sure.right, right)),
    bottom: Math.min(most?.bottom ?? bottom, Math.max(sure.bottom, bottom)),
  };
}

/** Whether two boxes hold the same cells. */
export function isSameBox(a: CellBox, b: CellBox): boolean {
  return holds(a, b) && holds(b, a);
}

/** Whether a box holds all of the least, where that holds any cell, and nothing beside the most. */
export function isBetween(box: CellBox, least: CellBox, most: CellBox): boolean {
  return (isEmpty(least) || holds(box, least)) && holds(most, box);
}

function isEmpty({ left, top, right, bottom }: CellBox): boolean {
  return right <= left || bottom <= top;
}

function holds(outer: CellBox, inner: CellBox): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

/** The cells that are in both boxes. */
export function intersection(a: CellBox, b: CellBox): CellBox {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The smallest box that holds two. */
export function hull(a: CellBox, b: CellBox): CellBox {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) ? b : a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
