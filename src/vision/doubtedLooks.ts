import type { CellSamples } from './cellSamples.ts';
import { isSameLook } from './knownLooks.ts';
import type { ColourPatch } from './patch.ts';
import type { ReadOptions } from './readCells.ts';
import type { CellsRead } from './readGroups.ts';

/** A board without a meaning for looks that are doubted: the cells of these are not read, but where it is known otherwise what they show. */
export function withoutDoubted(
  read: CellsRead,
  { patches }: CellSamples,
  doubted: readonly ColourPatch[],
  nameOf: ReadOptions['nameOf'] = () => null,
): CellsRead {
  if (doubted.length === 0) return read;
  const { reading, looks } = read;
  const [cells, confidence] = [[...reading.cells], [...reading.confidence]];
  for (const look of looks) {
    const patch = patches[look[0] as number] as ColourPatch;
    if (nameOf(look) !== null || !doubted.some((other) => isSameLook(patch, other))) continue;
    for (const cell of look) {
      cells[cell] = '~';
      confidence[cell] = 0;
    }
  }
  return { ...read, reading: { ...reading, cells, confidence } };
}
