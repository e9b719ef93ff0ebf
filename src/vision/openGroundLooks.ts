import { numberOf } from '../model/board.ts';
import { bestGlyph, FLAG } from './glyphs.ts';
import { rimsApart } from './groupRims.ts';
import { SAME_RIM, VERY_LIKE } from './rim.ts';
import { takesItsPlace } from './rimEvidence.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook, looksNamed } from './trackLooks.ts';

/** Whether a look has the rim of a board's numbers, and clearly not that of its covered cells: where these end otherwise, no flag lies there. */
export function liesOnOpenGround(cells: readonly number[], track: BoardTrack): boolean {
  const { reading, samples } = track;
  const nearest = (others: readonly (readonly number[])[]) =>
    Math.min(...others.map((look) => rimsApart({ cells }, { cells: look }, samples, reading.lattice.cols)));
  const covered = looksNamed(track, (symbol) => symbol === '#');
  const [largest] = [...covered].sort((a, b) => b.length - a.length);
  if (!largest) return false;
  const flag = glyphsOfLook(track, cells)[FLAG] as number;
  if (takesItsPlace(bestGlyph(glyphsOfLook(track, largest)), flag)) return false;
  return nearest(looksNamed(track, (symbol) => numberOf(symbol) > 0)) <= VERY_LIKE && nearest(covered) > SAME_RIM;
}
