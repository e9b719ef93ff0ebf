import type { GridSize } from '../model/topology.ts';
import { cellPosition } from '../model/topology.ts';
import type { ColourPatch } from './patch.ts';

/**
 * The contrast of a board: by how many levels its darkest and lightest places differ in any colour. A game is drawn
 * with nearly all of it; through a veil (a translucent panel over a paused game) little of it is left, and what differs
 * by a few levels only cannot be told apart any more.
 */

/** Levels below which nothing on a board can be read. */
const LEAST = 30;

/** The contrast of some colour levels. */
export function contrastOf(levels: Uint8Array): number {
  let least = 255;
  let most = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number;
    if (level < least) least = level;
    if (level > most) most = level;
  }
  return Math.max(0, most - least);
}

/**
 * Whether the cells of a board differ so little within and among each other that something must lie over it. Those at the
 * board's rim are left out: beside them there may be something that is not covered.
 */
export function isVeiled(patches: readonly ColourPatch[], { rows, cols }: GridSize): boolean {
  let least = 255;
  let most = 0;
  for (const [cell, patch] of patches.entries()) {
    const { row, col } = cellPosition(cell, cols);
    if (row === 0 || col === 0 || row === rows - 1 || col === cols - 1) continue;
    for (let i = 0; i < patch.length; i++) {
      const level = patch[i] as number;
      if (level < least) least = level;
      if (level > most) most = level;
    }
    if (most - least >= LEAST) return false;
  }
  return true;
}
