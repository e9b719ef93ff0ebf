import type { CellSymbol } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { boxOfCells, cellsIn, cellsWithin } from './extents.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { countCells, insidesApart } from './groupCells.ts';
import { joined } from './joined.ts';
import type { NamedGroup } from './nameGroups.ts';

/** A piece of a window covers so many cells of each of as many rows and columns at least, and this part of their rectangle, but for cells that show nothing known. */
const LEAST_LANES = 2;
const LEAST_CELLS = 6;
const FILLED = 0.75;
/** It differs from all other ground of its name by so many levels. */
const OTHER_COLOUR = 60;

/**
 * The looks that are named covered or open ground and may be a plain window over the board, no edge of which is seen: all in one rectangle and nowhere
 * else, in quite another colour than the rest of the ground of that name, which is in several places, or fewer than those of that name on which something is drawn.
 */
export function windowPieces(named: readonly NamedGroup[], samples: CellSamples, cols: number): ReadonlySet<CellGroup> {
  const found = new Set<CellGroup>();
  const unread = new Set(named.flatMap(({ symbol, group }) => (symbol === '~' ? group.cells : [])));
  for (const ground of ['#', '0'] as const) {
    const colours = coloursOf(ground, named, samples);
    const pieces = colours.filter((groups) => isRectangle(cellsOf(groups), unread, cols));
    const drawn = named.filter(({ symbol, group }) => symbol === ground && group.best !== BLANK);
    const isLess = countCells(pieces.flat()) < countCells(drawn.map(({ group }) => group));
    if (pieces.length < colours.length || isLess) for (const group of pieces.flat()) found.add(group);
  }
  return found;
}

/** The blank looks of a symbol, those of about one colour together. */
function coloursOf(symbol: CellSymbol, named: readonly NamedGroup[], samples: CellSamples): CellGroup[][] {
  const groups = named
    .filter((entry) => entry.symbol === symbol && entry.group.best === BLANK)
    .map(({ group }) => group);
  return joined(groups, (a, b) => insidesApart(a, b, samples) < OTHER_COLOUR);
}

function cellsOf(groups: readonly CellGroup[]): number[] {
  return groups.flatMap(({ cells }) => cells);
}

function isRectangle(cells: readonly number[], unread: ReadonlySet<number>, cols: number): boolean {
  if (cells.length < LEAST_CELLS) return false;
  const box = boxOfCells(cells, cols);
  const lanes = Math.min(box.bottom - box.top, box.right - box.left);
  const further = cellsWithin(box, cols).filter((cell) => unread.has(cell)).length;
  return lanes >= LEAST_LANES && cells.length + further >= FILLED * cellsIn(box);
}
