import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import { cellPosition } from '../model/topology.ts';
import { median } from '../vision/median.ts';
import { apart, groundIn } from './cellLevels.ts';

/** Levels by which covered cells of a board may differ: light, moiré and noise of a photo make no more of one colour. */
const ALIKE = 20;
/** Cells as far apart as this are compared: programs draw chequers and stripes. */
const APART = 2;
/** Levels from which on two grounds are different colours in any light, and the part of the pairs that may be so: what lies over some of them. */
const FAR_APART = 60;
const MOST_FAR_APART = 0.3;
/** Fewer pairs tell nothing: one of them may be under the pointer. */
const LEAST_PAIRS = 8;

/**
 * Whether the covered cells of a board look alike: those of a program are all drawn in one colour, or in two in turn, while the many coloured squares of other
 * games are not. Half of the pairs may differ, for light and for what lies over them.
 * @param lit a flat picture of the board with even light.
 */
export function isCoverAlike(lit: Frame, { cells, lattice }: Pick<Reading, 'cells' | 'lattice'>): boolean {
  const grounds = cells.map((symbol, cell) => (symbol === '#' ? groundIn(lit, lattice, cell) : null));
  const differences = grounds.flatMap((ground, cell) => {
    const { row, col } = cellPosition(cell, lattice.cols);
    const right = col + APART < lattice.cols ? grounds[cell + APART] : null;
    const below = row + APART < lattice.rows ? grounds[cell + APART * lattice.cols] : null;
    return [right, below].flatMap((other) => (ground && other ? apart(ground, other) : []));
  });
  if (differences.length < LEAST_PAIRS) return true;
  const far = differences.filter((levels) => levels > FAR_APART).length;
  return median(differences) <= ALIKE && far <= MOST_FAR_APART * differences.length;
}
