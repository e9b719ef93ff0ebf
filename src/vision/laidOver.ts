import { cellPosition } from '../model/topology.ts';

/**
 * The rectangles of windows that lie over a board, from the cells that straight edges run through. Within them nothing is
 * read: text and what shines through may look like anything.
 */

/** A run of cells with an edge is that of a window from so many cells on; every third may be missed, but not its ends. */
const LEAST_RUN = 3;
const MOST_MISSED = 1 / 3;
/** Ends of runs are at one corner when they are no more cells apart. */
const AT_A_CORNER = 1;

/** A run of cells in one row or column (`lane`), from the first to the last of its columns or rows. */
interface Run {
  readonly lane: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Marks the cells within rectangles of which two sides are seen: two that face each other, or two that meet at a corner.
 * @param upright whether an edge that is no drawing of the game runs through a cell from top to bottom; `level` from left to right.
 */
export function cellsUnderWindows(upright: readonly boolean[], level: readonly boolean[], cols: number): boolean[] {
  const rows = upright.length / cols;
  const levelRuns = runsOf(rows, cols, (row, col) => level[row * cols + col] === true);
  const uprightRuns = runsOf(cols, rows, (col, row) => upright[row * cols + col] === true);
  const under = upright.map(() => false);
  const mark = (top: number, bottom: number, left: number, right: number) => {
    for (const cell of under.keys()) {
      const { row, col } = cellPosition(cell, cols);
      if (row >= top && row <= bottom && col >= left && col <= right) under[cell] = true;
    }
  };
  for (const [a, b] of facing(levelRuns))
    mark(Math.min(a.lane, b.lane), Math.max(a.lane, b.lane), Math.min(a.first, b.first), Math.max(a.last, b.last));
  for (const [a, b] of facing(uprightRuns))
    mark(Math.min(a.first, b.first), Math.max(a.last, b.last), Math.min(a.lane, b.lane), Math.max(a.lane, b.lane));
  for (const across of levelRuns)
    for (const down of uprightRuns)
      if (isEnd(down.lane, across) && isEnd(across.lane, down)) mark(down.first, down.last, across.first, across.last);
  return under;
}

/** The longest runs of each lane that begin and end with a marked cell. */
function runsOf(lanes: number, length: number, isMarked: (lane: number, at: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    let first = -1;
    let last = -1;
    let marked = 0;
    const end = () => {
      if (marked >= LEAST_RUN) runs.push({ lane, first, last });
      first = -1;
      marked = 0;
    };
    for (let at = 0; at < length; at++) {
      if (!isMarked(lane, at)) continue;
      if (first >= 0 && at - first - marked > MOST_MISSED * (at - first + 1)) end();
      if (first < 0) first = at;
      last = at;
      marked++;
    }
    end();
  }
  return runs;
}

/** Every two runs that begin and end at the same places. */
function facing(runs: readonly Run[]): (readonly [Run, Run])[] {
  return runs.flatMap((a, k) =>
    runs
      .slice(k + 1)
      .filter((b) => Math.abs(a.first - b.first) <= AT_A_CORNER && Math.abs(a.last - b.last) <= AT_A_CORNER)
      .map((b) => [a, b] as const),
  );
}

/** Whether a place is at an end of a run. */
function isEnd(at: number, { first, last }: Run): boolean {
  return Math.abs(at - first) <= AT_A_CORNER || Math.abs(at - last) <= AT_A_CORNER;
}
