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
  // A title has characters.
  const mayBePiece = (group: CellGroup) => group.cells.length === 1 || isPiece(group);
  const shown = foreign.filter((is) => !is).length;
  // An edge reaches into the cells at its ends, of which the window may take little.
  const piecesBeside = (run: readonly number[], steps: readonly number[]): number[] =>
    [run, run.slice(1), run.slice(0, -1), run.slice(1, -1)]
      .filter((part) => part.length >= LEAST_RUN)
      .map((part) => piecesBesideAll(part, steps))
      .find((found) => found.length > 0) ?? [];
  const piecesBesideAll = (run: readonly number[], steps: readonly number[]): number[] => {
    const lanes = steps.map((step) => run.map((cell) => cell + step));
    const beyond = new Set(lanes.flat());
    const isNowhereElse = ({ cells }: CellGroup) => cells.every((cell) => beyond.has(cell) || foreign[cell]);
    const looksOf = (lane: readonly number[]) => [...new Set(lane.map((cell) => groupAt.get(cell) as CellGroup))];
    const isPart = (lane: readonly number[]) =>
      !lane.some((cell) => foreign[cell]) && looksOf(lane).every((look) => mayBePiece(look) && isNowhereElse(look));
    const end = lanes.findIndex((lane) => !isPart(lane));
    const parts = end < 0 ? lanes : lanes.slice(0, end);
    const found = parts.flat();
    const isRepeated = ({ cells }: CellGroup) => cells.filter((cell) => found.includes(cell)).length >= LEAST_ALIKE;
    if (!looksOf(found).some(isRepeated)) return [];
    // Where hardly anything else is shown, nothing tells what belongs to the board.
    const outside = shown - [...beyond].filter((cell) => !foreign[cell]).length;
    return found.length <= outside ? found : [];
  };
  const rows = foreign.length / cols;
  const isForeign = (cell: number) => foreign[cell] === true;
  const along = (length: number, from: number, step: number) => Array.from({ length }, (_, k) => from + k * step);
  return [
    ...along(rows, 0, 1).flatMap((row) =>
      runsOf(along(cols, row * cols, 1), isForeign).flatMap((run) => [
        ...piecesBeside(run, along(row, -cols, -cols)),
        ...piecesBeside(run, along(rows - row - 1, cols, cols)),
      ]),
    ),
    ...along(cols, 0, 1).flatMap((col) =>
      runsOf(along(rows, col, cols), isForeign).flatMap((run) => [
        ...piecesBeside(run, along(col, -1, -1)),
        ...piecesBeside(run, along(cols - col - 1, 1, 1)),
      ]),
    ),
  ];
}

/** The runs of such cells in a row or column, without one that parts the board in two: nothing tells which part is the board's. */
function runsOf(lane: readonly number[], isOne: (cell: number) => boolean): number[][] {
  const runs: number[][] = [[]];
  for (const cell of lane) {
    if (isOne(cell)) runs.at(-1)?.push(cell);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= LEAST_RUN && run.length < lane.length);
}
