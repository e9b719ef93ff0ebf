import { numberOf } from '../model/board.ts';
import { bestGlyph, FLAG } from './glyphs.ts';
import { rimsApart } from './groupRims.ts';
import type { Ground } from './rim.ts';
import { SAME_RIM, VERY_LIKE } from './rim.ts';
import { isClearlyOf, takesItsPlace } from './rimEvidence.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook, looksNamed } from './trackLooks.ts';

/** How far the rim of a look is from the nearest ones of other looks. */
function fromNearest(
  cells: readonly number[],
  others: readonly (readonly number[])[],
  { reading, samples }: BoardTrack,
): number {
  return Math.min(...others.map((look) => rimsApart({ cells }, { cells: look }, samples, reading.lattice.cols)));
}

function looksOfNumbers(track: BoardTrack): (readonly number[])[] {
  return looksNamed(track, (symbol) => numberOf(symbol) > 0);
}

/** Whether a look clearly has the rim of a board's numbers, or that of its covered cells; null where it has neither, or both have the same. Of a mark, which may reach into its rim, more is told than `liesOnOpenGround` says of anything. */
export function groundUnder(cells: readonly number[], track: BoardTrack): Ground | null {
  const open = fromNearest(cells, looksOfNumbers(track), track);
  const closed = fromNearest(
    cells,
    looksNamed(track, (symbol) => symbol === '#'),
    track,
  );
  return isClearlyOf(open, closed) ? 'open' : isClearlyOf(closed, open) ? 'closed' : null;
}

/** Whether a look has the rim of a board's numbers, and clearly not that of its covered cells: where these end otherwise, no flag lies there. */
export function liesOnOpenGround(cells: readonly number[], track: BoardTrack): boolean {
  const covered = looksNamed(track, (symbol) => symbol === '#');
  const [largest] = [...covered].sort((a, b) => b.length - a.length);
  if (!largest) return false;
  const flag = glyphsOfLook(track, cells)[FLAG] as number;
  if (takesItsPlace(bestGlyph(glyphsOfLook(track, largest)), flag)) return false;
  return fromNearest(cells, looksOfNumbers(track), track) <= VERY_LIKE && fromNearest(cells, covered, track) > SAME_RIM;
}
