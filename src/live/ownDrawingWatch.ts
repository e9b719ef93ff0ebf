import type { Frame, Rect } from '../model/frame.ts';
import { equalPixels } from '../model/frame.ts';
import type { Look, OwnDrawings } from './ownDrawing.ts';
import type { CellMap } from './ownDrawingPixels.ts';
import { differingCells, differingMargin, replaceCells } from './ownDrawingPixels.ts';

/** What is to be done after a frame. */
export interface WatchStep {
  /** Which cells show hints has changed: paint again. */
  readonly repaint: boolean;
  /** Pixels to read, free of our drawing; null when there is nothing new. */
  readonly read: Frame | null;
}

export interface BoardWatch {
  /** Whether hints may be painted on a cell. */
  readonly mayShow: (cell: number) => boolean;
  /** The board as it is known to look without our drawing. */
  readonly base: () => Frame;
  /** The paint that leaves out the cells of the last step was sent. */
  readonly withdrew: () => void;
  /** Whether everything in the last frame was as it is known to be. */
  readonly isQuiet: () => boolean;
  readonly take: (frame: Frame) => WatchStep;
}

/**
 * Px (of a side) that a mouse pointer may take up. What changes within so little is no new game and no moved board,
 * but a pointer over it.
 */
const POINTER = 72;
/** Frames in a row that a changed cell must stay as it is before it is read: a pointer passing by is not read. */
const STILL = 3;
/** … but after so many frames it is read however it moves. */
const LONGEST_WAIT = 20;
/** From this part of changed cells, all hints go at once. */
const MOST_CHANGED = 1 / 3;
/** Where our drawing looks so different in the frames, no hints on this board rather than flickering ones. */
const MOST_FALSE_ALARMS = 4;
const ALL_HIDDEN: WatchStep = { repaint: true, read: null };
const NOTHING: WatchStep = { repaint: false, read: null };

/** A look of a cell that was not expected, under which the cell turned out to be as it was. */
interface Oddity {
  readonly print: number;
  readonly frame: Frame;
}

/**
 * Follows one board through frames that show our own drawing over it. Each cell of a frame is as it was (with or
 * without one of the drawings that may show), or it changed: then its hints are withdrawn, and it is read once none of
 * them can show on it any more. Until then the rest of the board is read from what is known of it.
 * @param isOpen whether a cell is known to be open: in a game it stays as it is.
 */
export function makeBoardWatch(
  map: CellMap,
  start: Frame,
  drawings: OwnDrawings,
  isOpen: (cell: number) => boolean,
): BoardWatch {
  const { cells } = map;
  let base = start;
  let last = start;
  /** Sequence of the paint that withdrew each cell's hints; 0 where they may show. */
  const withdrawn = new Int32Array(cells);
  const still = new Int32Array(cells);
  const waited = new Int32Array(cells);
  const oddities = new Map<number, Oddity>();
  /** Times that all hints were withdrawn and then nothing had changed. */
  let falseAlarms = 0;
  /** Everything is read anew once nothing of ours shows. */
  let afresh = false;

  function changedCells(frame: Frame, looks: readonly Look[]): Uint8Array {
    const same = looks.map(({ picture }) => differingCells(map, frame, picture).map((differs) => 1 - differs));
    const proved = looks.findIndex((_, k) => k > 0 && provesLook(same, k));
    if (proved > 0) drawings.proved(proved);
    const bare = differingCells(map, frame, base);
    return bare.map((is, cell) =>
      is === 0 || same.some((alike) => alike[cell] === 1) || isKnownOddity(cell, frame, looks) ? 0 : 1,
    );
  }

  /** Remembered looks: of a pointer at rest over a hint, or of a system that draws our shapes a little differently. */
  function isKnownOddity(cell: number, frame: Frame, looks: readonly Look[]): boolean {
    const odd = oddities.get(cell);
    if (!odd || withdrawn[cell] !== 0 || !looks.some(({ prints }) => prints[cell] === odd.print)) return false;
    return differingCells(map, frame, odd.frame)[cell] === 0;
  }

  function isFree(cell: number, looks: readonly Look[]): boolean {
    return drawings.wasDrawn(withdrawn[cell] as number) && looks.every(({ prints }) => prints[cell] === 0);
  }

  /** Withdraws hints of cells that changed; those that are as they were get theirs back once they stand still. */
  function withdraw(frame: Frame, changed: Uint8Array, looks: readonly Look[]): boolean {
    let repaint = false;
    for (let cell = 0; cell < cells; cell++) {
      if (changed[cell] === 1 && withdrawn[cell] === 0) {
        withdrawn[cell] = -1;
        waited[cell] = 0;
        const print = looks[looks.length - 1]?.prints[cell] ?? 0;
        if (print !== 0) oddities.set(cell, { print, frame });
        repaint = true;
      } else if (changed[cell] === 0 && withdrawn[cell] !== 0 && isSettled(cell) && isFree(cell, looks)) {
        withdrawn[cell] = 0;
        repaint = true;
      }
    }
    return repaint;
  }

  const isSettled = (cell: number) => (still[cell] as number) >= STILL || (waited[cell] as number) >= LONGEST_WAIT;

  function readAfresh(frame: Frame): WatchStep {
    if (!drawings.isFree()) return NOTHING;
    afresh = false;
    if (!differingCells(map, frame, base).includes(1) && !differingMargin(map, frame, [base])) falseAlarms++;
    withdrawn.fill(0);
    oddities.clear();
    base = frame;
    return { repaint: false, read: frame };
  }

  function hideAll(): WatchStep {
    afresh = true;
    withdrawn.fill(-1);
    return ALL_HIDDEN;
  }

  function take(frame: Frame): WatchStep {
    const moving = differingCells(map, frame, last);
    for (let cell = 0; cell < cells; cell++) {
      still[cell] = moving[cell] === 1 ? 0 : (still[cell] as number) + 1;
      waited[cell] = (waited[cell] as number) + 1;
    }
    last = frame;
    if (afresh) return readAfresh(frame);
    const looks = drawings.looks(base, map);
    const changed = changedCells(frame, looks);
    if (isWide(differingMargin(map, frame, [base, ...looks.map(({ picture }) => picture)])) || isUpheaval(changed))
      return hideAll();
    const repaint = withdraw(frame, changed, looks);
    const ready = changed.map((is, cell) => (is === 1 && isSettled(cell) && isFree(cell, looks) ? 1 : 0));
    if (!ready.includes(1)) return repaint ? { repaint, read: null } : NOTHING;
    base = replaceCells(map, base, frame, (cell) => ready[cell] === 1);
    for (const [cell, is] of ready.entries()) {
      if (is !== 1) continue;
      withdrawn[cell] = 0;
      oddities.delete(cell);
    }
    return { repaint: true, read: base };
  }

  /** A new game, or another board: far more changed than a move or a pointer changes. */
  function isUpheaval(changed: Uint8Array): boolean {
    let count = 0;
    for (const is of changed) count += is;
    if (count > MOST_CHANGED * cells) return true;
    return isScattered([...changed.keys()].filter((cell) => changed[cell] === 1 && isOpen(cell)));
  }

  /** Whether cells are more than a pointer touches, here and where it was before. */
  function isScattered(list: readonly number[]): boolean {
    const boxes = list.map((cell) => map.boxes[cell] as Rect);
    const [first] = boxes;
    return (
      first !== undefined &&
      boxes.some((a) => isApart(a, first) && boxes.some((b) => isApart(b, first) && isApart(a, b)))
    );
  }

  const isQuiet = () => !afresh && withdrawn.every((at) => at === 0);

  return {
    mayShow: (cell) => withdrawn[cell] === 0 && falseAlarms < MOST_FALSE_ALARMS,
    base: () => base,
    withdrew() {
      for (let cell = 0; cell < cells; cell++) if (withdrawn[cell] === -1) withdrawn[cell] = drawings.sequence();
    },
    isQuiet,
    take(frame) {
      if (isQuiet() && drawings.isSettled() && equalPixels(frame, last)) return NOTHING;
      return take(frame);
    },
  };
}

/** Wider than a pointer. */
function isWide(box: Rect | null): boolean {
  return box !== null && (box.width > POINTER || box.height > POINTER);
}

/** Too far from each other for one pointer to touch both. */
function isApart(a: Rect, b: Rect): boolean {
  const gapX = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const gapY = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  return Math.max(gapX, gapY) > POINTER;
}

/** Whether some cell looks like one drawing and like none before it: then that one, or a later one, is on the screen. */
function provesLook(same: readonly Uint8Array[], look: number): boolean {
  const cells = same[look]?.length ?? 0;
  for (let cell = 0; cell < cells; cell++)
    if (same[look]?.[cell] === 1 && same.slice(0, look).every((is) => is[cell] === 0)) return true;
  return false;
}
