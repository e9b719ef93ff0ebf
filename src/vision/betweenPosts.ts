import type { Lattice } from '../model/lattice.ts';
import { cellPosition } from '../model/topology.ts';
import { cellsIn, isLargeEnough, latticeWithin } from './extents.ts';
import type { Extent } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Posts fill this part of a row or column at least, and as much of their look is there: in so many rows or columns. */
const OF_POSTS = 0.9;
const MOST_LANES = 2;

/**
 * The part of a lattice between rows and columns of one drawing that is nowhere else, or null where there are none: characters that frame a board stand
 * at its pitch, and beyond them the numbers of its rows.
 */
export function betweenPosts({ reading: { lattice }, looks }: Pick<BoardTrack, 'reading' | 'looks'>): Lattice | null {
  const { rows, cols } = lattice;
  const columns = widestBetween(
    lanesOfPosts(looks, rows, (cell) => cellPosition(cell, cols).col),
    cols,
  );
  const lines = widestBetween(
    lanesOfPosts(looks, cols, (cell) => cellPosition(cell, cols).row),
    rows,
  );
  const within: Extent = { left: columns.from, right: columns.to, top: lines.from, bottom: lines.to };
  const isSmaller = cellsIn(within) < rows * cols;
  return isSmaller && isLargeEnough(within) ? latticeWithin(lattice, within) : null;
}

/** The lanes, of so many cells, that show one look from end to end which no other lanes show. */
function lanesOfPosts(looks: BoardTrack['looks'], length: number, laneOf: (cell: number) => number): readonly number[] {
  return looks.flatMap((cells) => {
    const counts = new Map<number, number>();
    for (const cell of cells) counts.set(laneOf(cell), (counts.get(laneOf(cell)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count >= OF_POSTS * length);
    const inFull = full.reduce((sum, [, count]) => sum + count, 0);
    return full.length <= MOST_LANES && inFull >= OF_POSTS * cells.length ? full.map(([lane]) => lane) : [];
  });
}

/** The widest stretch of so many lanes between some of them. */
function widestBetween(posts: readonly number[], count: number): { readonly from: number; readonly to: number } {
  const ends = [...posts, count].sort((a, b) => a - b);
  let widest = { from: 0, to: 0 };
  let from = 0;
  for (const to of ends) {
    if (to - from > widest.to - widest.from) widest = { from, to };
    from = to + 1;
  }
  return widest;
}
