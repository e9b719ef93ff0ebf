import type { GridSize } from './topology.ts';

/** Mine totals of the usual levels. A total taken from here is only assumed: the same size is played with others too. */
const USUAL_TOTALS: Readonly<Record<string, number>> = {
  'square 8x8': 10,
  'square 9x9': 10,
  'square 16x16': 40,
  'square 16x30': 99,
  'square 30x16': 99,
  // The levels of the game in Google's search.
  'square 8x10': 10,
  'square 14x18': 40,
  'square 20x24': 99,
  // XBomb's levels.
  'hex 8x8': 10,
  'hex 16x16': 40,
  'hex 16x30': 99,
  'triangle 8x8': 10,
  'triangle 16x16': 40,
  'triangle 16x30': 99,
};

/** The mine total usual for a board of this size, or null where there is none. */
export function usualMineTotal({ shape, rows, cols }: GridSize): number | null {
  return USUAL_TOTALS[`${shape} ${rows}x${cols}`] ?? null;
}
