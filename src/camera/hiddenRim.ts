import type { SeenCells } from '../vision/boardNet.ts';
import { placesIn } from '../vision/extents.ts';
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
      const own = placesIn(lastLane(box, side));
      const hidden = own.filter(({ row, col }) => isHidden(row, col));
      const shown = placesIn(laneBeyond(box, side)).map(({ row, col }) => showsCell(seen, row, col));
      return hidden.length >= MUCH * own.length || hasRun(shown);
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
