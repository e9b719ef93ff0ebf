import type { Frame } from '../model/frame.ts';
import { LEAST_SIDE } from '../vision/extents.ts';
import { median } from '../vision/median.ts';
import { learnLooks } from './alignCells.ts';
import type { CellBox } from './cellBox.ts';
import type { View } from './rectify.ts';
import { seenAt } from './rectify.ts';
import { drawnMap, refineView } from './refine.ts';

/** Rows and columns that are looked at in one step. */
const AT_ONCE = 3;
/** Steps of growing. */
const MOST_STEPS = 14;
/** A further row or column belongs to the board when so much of the sides between its cells is drawn, as a part of what is usual on the board … */
const BELONGS = 0.7;
/** … where at least this part is. */
const LEAST_DRAWN = 0.25;
/** The last row or column is none of the board when less than this part of what is usual is drawn. */
const IS_NONE = 0.25;

/** The box with all further rows and columns whose sides are drawn, as far as the photo shows them, without those at its rim that have none. */
export function boxBySides(photo: Frame, start: View, box: CellBox): CellBox {
  let [view, now] = [start, box];
  for (let step = 0; step < MOST_STEPS; step++) {
    const wide = grownWithin(photo, view, now, AT_ONCE);
    const lanes = lanesOf(photo, view, wide, now);
    const isAlike = lookalikes(photo, view, now, wide);
    const isColumn = (from: number, to: number) =>
      isEach(from, to, (col) => lanes.column(col) >= BELONGS) ||
      isAlike({ ...now, left: Math.min(from, to), right: Math.max(from, to) + 1 }, { ...now, left: to, right: to + 1 });
    const isRow = (from: number, to: number) =>
      isEach(from, to, (row) => lanes.row(row) >= BELONGS) ||
      isAlike({ ...now, top: Math.min(from, to), bottom: Math.max(from, to) + 1 }, { ...now, top: to, bottom: to + 1 });
    let left = last(now.left - 1, wide.left, isColumn) ?? now.left;
    let right = (last(now.right, wide.right - 1, isColumn) ?? now.right - 1) + 1;
    let top = last(now.top - 1, wide.top, isRow) ?? now.top;
    let bottom = (last(now.bottom, wide.bottom - 1, isRow) ?? now.bottom - 1) + 1;
    if (step === 0) {
      if (left === now.left && right - left > LEAST_SIDE && lanes.isNoColumn(left, left)) left++;
      if (right === now.right && right - left > LEAST_SIDE && lanes.isNoColumn(right - 1, right)) right--;
      if (top === now.top && bottom - top > LEAST_SIDE && lanes.isNoRow(top, top)) top++;
      if (bottom === now.bottom && bottom - top > LEAST_SIDE && lanes.isNoRow(bottom - 1, bottom)) bottom--;
    }
    const same = left === now.left && top === now.top && right === now.right && bottom === now.bottom;
    now = { left, top, right, bottom };
    if (same) break;
    view = refineView(photo, view, now, 1).view;
  }
  return now;
}

function isEach(from: number, to: number, holds: (at: number) => boolean): boolean {
  for (let at = Math.min(from, to); at <= Math.max(from, to); at++) if (!holds(at)) return false;
  return true;
}

/** The furthest row or column from `from` to `to` that belongs, and with it those before; null where none does. */
function last(from: number, to: number, belongs: (from: number, at: number) => boolean): number | null {
  const way = Math.sign(to - from) || 1;
  for (let at = to; (at - from) * way >= 0; at -= way) if (belongs(from, at)) return at;
  return null;
}

/** … or when so much of what it shows looks like cells of the board, as a part of what does on the board, and so many of its cells do … */
const LOOKS_LIKE = 0.75;
const LEAST_LIKE = 0.3;
/** … and so much of what is between it and the board. */
const BETWEEN = 0.5;
/** What is usual is at least taken for so much. */
const LEAST_USUAL = 0.6;

/** Whether a row or column shows cells like those of a board, and what is between too. */
function lookalikes(photo: Frame, view: View, own: CellBox, wide: CellBox) {
  const compare = learnLooks(photo, view, own, wide);
  const share = (box: CellBox) => {
    const { alike, blank, cells } = compare(box);
    return alike >= LEAST_LIKE * cells ? alike / (cells - blank) : 0;
  };
  const usual = Math.max(LEAST_USUAL, share(own));
  return (between: CellBox, lane: CellBox) => share(lane) >= LOOKS_LIKE * usual && share(between) >= BETWEEN * usual;
}

/** How much is drawn of the sides within a column (or row), as a part of what is usual on the board, and whether it is none. */
function lanesOf(photo: Frame, view: View, wide: CellBox, own: CellBox) {
  const { upright, level } = drawnMap(photo, view, wide);
  const cols = wide.right - wide.left;
  const mean = (from: number, to: number, at: (k: number) => number) => {
    let sum = 0;
    for (let k = from; k < to; k++) sum += at(k);
    return sum / Math.max(1, to - from);
  };
  const acrossColumn = (col: number) =>
    mean(own.top, own.bottom + 1, (line) => level[(line - wide.top) * cols + col - wide.left] as number);
  const uprightLine = (line: number) =>
    mean(own.top, own.bottom, (row) => upright[(row - wide.top) * (cols + 1) + line - wide.left] as number);
  const acrossRow = (row: number) =>
    mean(own.left, own.right + 1, (line) => upright[(row - wide.top) * (cols + 1) + line - wide.left] as number);
  const levelLine = (line: number) =>
    mean(own.left, own.right, (col) => level[(line - wide.top) * cols + col - wide.left] as number);
  const usual = (from: number, to: number, of: (k: number) => number) =>
    median(Array.from({ length: to - from }, (_, k) => of(from + k)));
  const columns = usual(own.left, own.right, acrossColumn);
  const uprights = usual(own.left + 1, own.right, uprightLine);
  const rows = usual(own.top, own.bottom, acrossRow);
  const levels = usual(own.top + 1, own.bottom, levelLine);
  const part = (drawn: number, most: number) => (most < LEAST_DRAWN ? Number.NaN : drawn / most);
  return {
    column: (col: number) => part(acrossColumn(col), columns),
    row: (row: number) => part(acrossRow(row), rows),
    // The line at its end is drawn in another way on many boards, but it is drawn.
    isNoColumn: (col: number, line: number) =>
      part(acrossColumn(col), columns) < IS_NONE && part(uprightLine(line), uprights) < IS_NONE,
    isNoRow: (row: number, line: number) =>
      part(acrossRow(row), rows) < IS_NONE && part(levelLine(line), levels) < IS_NONE,
  };
}

/** The box with so many more cells on every side, as far as all of them are in the photo. */
function grownWithin(photo: Frame, view: View, box: CellBox, by: number): CellBox {
  const isSeen = (x: number, y: number) => {
    const p = seenAt(view, { x, y });
    return p.x >= 0 && p.y >= 0 && p.x < photo.width && p.y < photo.height;
  };
  let { left, top, right, bottom } = box;
  for (let k = 0; k < by; k++) {
    if (isSeen(left - 1, top) && isSeen(left - 1, bottom)) left--;
    if (isSeen(right + 1, top) && isSeen(right + 1, bottom)) right++;
    if (isSeen(left, top - 1) && isSeen(right, top - 1)) top--;
    if (isSeen(left, bottom + 1) && isSeen(right, bottom + 1)) bottom++;
  }
  return { left, top, right, bottom };
}
