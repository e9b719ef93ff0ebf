import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import { glyphsIn } from './glyphMemory.ts';
import { FLAG } from './glyphs.ts';
import { rimsApart } from './groupRims.ts';
import type { ColourPatch } from './patch.ts';
import { SAME_RIM } from './rim.ts';
import { takesItsPlace, VERY_LIKE } from './rimEvidence.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Whether a look has the rim of a board's numbers, and clearly not that of its covered cells: where these end otherwise, no flag lies there. */
export function liesOnOpenGround(
  cells: readonly number[],
  { looks, reading, samples, memory }: Pick<BoardTrack, 'looks' | 'reading' | 'samples' | 'memory'>,
): boolean {
  const glyphsOf = ([cell = 0]: readonly number[]) => glyphsIn(samples.patches[cell] as ColourPatch, memory);
  const named = (isSuch: (symbol: CellSymbol) => boolean) =>
    looks.filter((look) => look.every((cell) => isSuch(reading.cells[cell] as CellSymbol)));
  const nearest = (others: readonly (readonly number[])[]) =>
    Math.min(...others.map((look) => rimsApart({ cells }, { cells: look }, samples, reading.lattice.cols)));
  const covered = named((symbol) => symbol === '#');
  const [largest] = [...covered].sort((a, b) => b.length - a.length);
  if (!largest) return false;
  const glyphs = glyphsOf(largest);
  if (takesItsPlace(glyphs.indexOf(Math.max(...glyphs)), glyphsOf(cells)[FLAG] as number)) return false;
  return nearest(named((symbol) => numberOf(symbol) > 0)) <= VERY_LIKE && nearest(covered) > SAME_RIM;
}
