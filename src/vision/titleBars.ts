import type { CellGroup } from './groupCells.ts';

/** What lies over a board is so many cells wide, or high, before something along its side is told from a row of the board. */
const LEAST_RUN = 3;
/** So many cells of one look that is nowhere else are no row of the board. */
const LEAST_ALIKE = 3;

/**
 * Cells along one whole side of what lies over a board that belong to it, too, as a title bar does that begins on a line of the board, so that no edge runs
 * through its cells: all of their looks are nowhere else, and one of them is on several.
 * @param foreign whether something lies over each cell.
 * @param isPiece whether a group may show a piece of a window.
 */
export function titleBars(
  foreign: readonly boolean[],
  groups: readonly CellGroup[],
  cols: number,
  isPiece: (group: CellGroup) => boolean,
): number[] {
  const groupAt = new Map(groups.flatMap((group) => group.cells.map((cell) => [cell, group] as const)));
  const isBar = (bar: readonly number[]) => {
    const own = new Set(bar);
    const looks = [...new Set(bar.map((cell) => groupAt.get(cell) as CellGroup))];
    const isNowhereElse = ({ cells }: CellGroup) => cells.every((cell) => own.has(cell) || foreign[cell]);
    const isRepeated = ({ cells }: CellGroup) => cells.filter((cell) => own.has(cell)).length >= LEAST_ALIKE;
    return looks.every((look) => isPiece(look) && isNowhereElse(look)) && looks.some(isRepeated);
  };
  const rows = foreign.length / cols;
  const lanes = [
    ...Array.from({ length: rows }, (_, row) => ({ first: row * cols, step: 1, length: cols, across: cols })),
    ...Array.from({ length: cols }, (_, col) => ({ first: col, step: cols, length: rows, across: 1 })),
  ];
  return lanes.flatMap(({ first, step, length, across }, i) => {
    const at = i < rows ? i : i - rows;
    const sides = [...(at > 0 ? [-across] : []), ...(at < (i < rows ? rows : cols) - 1 ? [across] : [])];
    const lane = Array.from({ length }, (_, k) => first + k * step);
    return runsOf(lane, (cell) => foreign[cell] === true)
      .flatMap((run) => sides.map((side) => run.map((cell) => cell + side)))
      .filter((bar) => !bar.some((cell) => foreign[cell]) && isBar(bar))
      .flat();
  });
}

/** The runs of some cells that lie over each other or side by side. */
function runsOf(lane: readonly number[], isOne: (cell: number) => boolean): number[][] {
  const runs: number[][] = [[]];
  for (const cell of lane) {
    if (isOne(cell)) runs.at(-1)?.push(cell);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= LEAST_RUN);
}
