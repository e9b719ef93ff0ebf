import type { SeenCells } from '../vision/boardNet.ts';
import type { Extent } from '../vision/sides.ts';
import { laneBeyond, lastLane, SIDES, wholeOf } from '../vision/sides.ts';

/** From this chance a cell is one that a hand or a glare hides. */
const HIDDEN = 0.5;
/** From this part of the cells of a side on that are hidden, it is not seen where the board ends there. */
const MUCH = 0.5;
/** From this chance a cell shows something, and so many side by side beside a board are some of its own. */
const SHOWN = 0.8;
const SIDE_BY_SIDE = 2;

/**
 * Whether something that lies over a board may hide that it goes on: it lies over a corner or over much of a side, or cells are seen beside a
 * side, which need not be all of theirs.
 * @param seen what the board network sees of the board and of a ring of one cell around it.
 */
export function mayGoOnHidden(seen: SeenCells, size: { readonly rows: number; readonly cols: number }): boolean {
  const isHidden = (row: number, col: number) => seen.chance(row, col, '~') > HIDDEN;
  const isCornerHidden = [0, size.rows - 1].some((row) => [0, size.cols - 1].some((col) => isHidden(row, col)));
  const box = wholeOf(size);
  return (
    isCornerHidden ||
    SIDES.some((side) => {
      const hidden = along(lastLane(box, side), isHidden);
      return (
        hidden.filter(Boolean).length >= MUCH * hidden.length ||
        hasRun(along(laneBeyond(box, side), (row, col) => showsCell(seen, row, col)))
      );
    })
  );
}

function showsCell(seen: SeenCells, row: number, col: number): boolean {
  const { symbol, chance } = seen.best(row, col);
  return symbol !== null && chance >= SHOWN;
}

function hasRun(all: readonly boolean[]): boolean {
  let run = 0;
  return all.some((is) => {
    run = is ? run + 1 : 0;
    return run >= SIDE_BY_SIDE;
  });
}

/** What holds of the cells of a row or column, one after the other. */
function along({ left, top, right, bottom }: Extent, of: (row: number, col: number) => boolean): boolean[] {
  const all: boolean[] = [];
  for (let row = top; row < bottom; row++) for (let col = left; col < right; col++) all.push(of(row, col));
  return all;
}
