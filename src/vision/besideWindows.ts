import type { CellGroup } from './groupCells.ts';

/** An edge of what lies over a board is so many cells long before what is beside it is told from the board. */
const LEAST_RUN = 3;
/** So many cells of one look that is nowhere else are no row of the board. */
const LEAST_ALIKE = 3;

/**
 * Cells beside what lies over a board that belong to it, too, although no edge runs through them: a title bar that begins on a line of the board, or all of a window
 * of which one edge is seen. All looks of such a row or column are nowhere else than there and further on in the same direction, and one of them is on
 * several cells.
 * @param foreign whether something lies over each cell.
 * @param isPiece whether a group may show a piece of a window.
 */
export function besideWindows(
  foreign: readonly boolean[],
  groups: readonly CellGroup[],
  cols: number,
  isPiece: (group: CellGroup) => boolean,
): number[] {
  const groupAt = new Map(groups.flatMap((group) => group.cells.map((cell) => [cell, group] as const)));
  const looksOf = (cells: readonly number[]) => [...new Set(cells.map((cell) => groupAt.get(cell) as CellGroup))];
  // A title has characters.
  const mayBePiece = (group: CellGroup) => group.cells.length === 1 || isPiece(group);
  const shown = [...foreign.keys()].filter((cell) => !foreign[cell]);
  /** What belongs to a window of the lanes beyond one of its edges, the nearest first. */
  const piecesIn = (lanes: readonly (readonly number[])[]): number[] => {
    const beyond = new Set(lanes.flat());
    const isNowhereElse = ({ cells }: CellGroup) => cells.every((cell) => beyond.has(cell) || foreign[cell]);
    const isPart = (lane: readonly number[]) =>
      !lane.some((cell) => foreign[cell]) && looksOf(lane).every((look) => mayBePiece(look) && isNowhereElse(look));
    const end = lanes.findIndex((lane) => !isPart(lane));
    const found = lanes.slice(0, end < 0 ? lanes.length : end).flat();
    const isRepeated = ({ cells }: CellGroup) => cells.filter((cell) => found.includes(cell)).length >= LEAST_ALIKE;
    // Where hardly anything else is shown, nothing tells what belongs to the board.
    const isLess = found.length <= shown.filter((cell) => !beyond.has(cell)).length;
    return isLess && looksOf(found).some(isRepeated) ? found : [];
  };
  const rows = foreign.length / cols;
  const level = range(rows).map((row) => range(cols).map((col) => row * cols + col));
  const upright = range(cols).map((col) => range(rows).map((row) => row * cols + col));
  return [level, upright].flatMap((lanes) =>
    lanes.flatMap((lane, at) => {
      const sides = [lanes.slice(0, at).reverse(), lanes.slice(at + 1)];
      const runs = runsOf(lane.map((cell) => foreign[cell] === true));
      const piecesBeside = (side: typeof lanes, run: Run) =>
        spansOf(run)
          .map(([from, to]) => piecesIn(side.map((other) => other.slice(from, to))))
          .find((found) => found.length > 0) ?? [];
      return runs.flatMap((run) => sides.flatMap((side) => piecesBeside(side, run)));
    }),
  );
}

/** Where a run begins and ends. */
type Run = readonly [from: number, to: number];

/** The run of an edge, and those that a window may have: its edge reaches into the cells at its ends, of which it may take little. */
function spansOf([from, to]: Run): Run[] {
  const spans: Run[] = [
    [from, to],
    [from + 1, to],
    [from, to - 1],
    [from + 1, to - 1],
  ];
  return spans.filter(([first, end]) => end - first >= LEAST_RUN);
}

/** Where the runs of marked cells of a row or column begin and end, without one that parts the board in two: nothing tells which part is the board's. */
function runsOf(isMarked: readonly boolean[]): Run[] {
  const begins = range(isMarked.length).filter((at) => isMarked[at] && !isMarked[at - 1]);
  return begins
    .map((from) => [from, from + [...isMarked.slice(from), false].indexOf(false)] as const)
    .filter(([from, to]) => to - from >= LEAST_RUN && to - from < isMarked.length);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, k) => k);
}
