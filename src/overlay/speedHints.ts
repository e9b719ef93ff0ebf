import type { HintMark, Hints } from '../model/hints.ts';
import type { Point } from '../model/topology.ts';

/**
 * "Speed": what a fast player can use at a glance. Only what is proved within two cells of the cells opened last, and
 * the best move; no shades of risk besides the best guess. Hints know closed cells only, so a cell that had a mark and
 * has none was opened, unless the mark was red: then it was flagged.
 */
export interface LastOpened {
  readonly boardId: number;
  readonly marks: readonly HintMark[];
  /** Centres of the cells opened last, Px; null before any was. */
  readonly centres: readonly Point[] | null;
}

export const NOTHING_OPENED: LastOpened = { boardId: 0, marks: [], centres: null };

/** How far a mark may lie from an opened cell, in cells: the cells around its neighbours, diagonally too. */
const NEAR = 2.5;

/** What was opened last, after the next hints for a board. */
export function followOpened(before: LastOpened, boardId: number, hints: Hints): LastOpened {
  const { marks } = hints;
  if (before.boardId !== boardId) return { boardId, marks, centres: null };
  const still = new Set(marks.map((mark) => mark.cell));
  const opened = before.marks.filter(({ cell, kind }) => kind !== 'mine' && !still.has(cell));
  return { boardId, marks, centres: opened.length > 0 ? opened.map((mark) => mark.centre) : before.centres };
}

/** The part of the hints that the mode "speed" shows. */
export function onlyNear(hints: Hints, { centres }: LastOpened): Hints {
  const reach = NEAR * hints.cellSize;
  const isNear = ({ x, y }: Point) =>
    centres === null || centres.some((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= reach);
  const marks = hints.marks.filter(
    ({ kind, cell, centre }) => cell === hints.best?.cell || (kind !== 'risk' && isNear(centre)),
  );
  return { ...hints, marks };
}
