import type { CellSamples } from './cellSamples.ts';
import type { CellGroup } from './groupCells.ts';
import { drawingsApart, innerBlocks } from './innerBlocks.ts';
import type { NamedGroup } from './nameGroups.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** Whether two looks are one mark. */

/** The cosine of the directions in which the network sees two looks: cut or scaled in another way, one drawing has other blocks. */
export type Likeness = (a: NamedGroup, b: NamedGroup) => number;

/**
 * Looks that the network sees in directions with a smaller cosine show other drawings: one flag on another ground or cut in another way had 0.93 and more, what
 * else looked like a flag 0.15.
 */
export const MAY_BE_ALIKE = 0.7;
/** How alike two looks of one flag are at least. */
export const ONE_DRAWING = 0.9;

/** Marks are always drawn alike: the blocks of one differ from another's by no more than this part of what those differ among themselves. */
export const MOST_APART = 0.5;

/** The part of another look's drawing by which a look differs from it. */
export function drawnApart(entry: NamedGroup, other: NamedGroup, samples: CellSamples): number {
  return drawingsApart(innerBlocks(other, samples), innerBlocks(entry, samples));
}

/** Whether a look on as few cells as may be hit has a ground of its own, and the drawing of one of some others that is on more. */
export function isHitAmong(
  entry: NamedGroup,
  others: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
  likeness: Likeness,
): boolean {
  const { length } = entry.group.cells;
  const isLike = (other: NamedGroup) => other.group.cells.length > length && likeness(entry, other) >= MAY_BE_ALIKE;
  return length <= MOST_HIT && hasOwnGround(entry.group) && others.some(isLike);
}
