import type { CellSymbol } from '../model/board.ts';
import type { BoardSight } from './boardSight.ts';
import { areSure } from './boardSight.ts';
import { groundUnder } from './openGroundLooks.ts';
import type { SeenPart } from './seenCells.ts';
import type { BoardTrack } from './trackBoard.ts';

/** What may be on a cell that has the rim of covered ones: a program shows its mines on open ground, as nearly all do. */
const CLOSED: readonly CellSymbol[] = ['#', 'F', '?'];
/** A single cell may be anything; flags are seen with this chance in the mean, at least, whatever else may be there. */
const LEAST_CELLS = 2;
const LIKELY = 0.75;

/**
 * The only look without a name that may lie on covered ground, where it clearly does and the board network sees flags in it rather than anything else that may lie there, and none is read: a drawing
 * of a flag that nobody knows looks a little like a mine. Of 220 looks without a name, of 700 boards, 6 are such, all of them flags; where covered cells are drawn in several ways,
 * most passed for flags, too, but those have several looks.
 * @param unnamed the cells of each look without a name.
 */
export function flagOnCover(
  track: BoardTrack,
  unnamed: readonly (readonly number[])[],
  { chanceOf, seenAs }: BoardSight,
): SeenPart | null {
  if (track.reading.cells.includes('F')) return null;
  // Others that reach into their rims may be flags, too.
  const mayBeMarks = unnamed
    .filter((cells) => seenAs(cells) !== '#')
    .map((cells) => ({ cells, ground: groundUnder(cells, track) }))
    .filter(({ ground }) => ground !== 'open');
  const [only] = mayBeMarks;
  if (!only || mayBeMarks.length > 1 || only.ground !== 'closed' || only.cells.length < LEAST_CELLS) return null;
  const { cells } = only;
  const chances = cells.map((cell) => chanceOf('F', cell));
  const among = cells.map((cell, k) => {
    const all = CLOSED.reduce((sum, symbol) => sum + chanceOf(symbol, cell), 0);
    return (chances[k] as number) / Math.max(all, Number.EPSILON);
  });
  return areSure(chances, LIKELY, 0) && areSure(among) ? { cells, name: 'F' } : null;
}
