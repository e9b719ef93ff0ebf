import type { CellSymbol } from '../../../src/model/board.ts';
import type { Reading } from '../../../src/model/reading.ts';
import type { HeldOutScene } from './scene.ts';
import { cellUnder, isSame } from './score.ts';

/** Cells that were read with about the same confidence. */
export interface ConfidenceBand {
  /** The confidence is below this, and not below that of the band before. */
  readonly below: number;
  readonly cells: number;
  /** The sum of the cells' confidences: so many should be right. */
  readonly expected: number;
  readonly right: number;
}

const EDGES = [0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 0.9999, Number.POSITIVE_INFINITY];
export const NO_CELLS: readonly ConfidenceBand[] = EDGES.map((below) => ({ below, cells: 0, expected: 0, right: 0 }));

/** The bands with the cells of one reading added; cells where the truth has none are left out. */
export function addReading(
  bands: readonly ConfidenceBand[],
  { truth, cells: want }: Omit<HeldOutScene, 'frame'>,
  { lattice, cells, confidence }: Reading,
): ConfidenceBand[] {
  const added = bands.map((band) => ({ ...band }));
  cells.forEach((got, i) => {
    const cell = cellUnder(lattice, i, truth);
    if (cell === null || got === '~') return;
    const sure = confidence[i] as number;
    const band = added.find(({ below }) => sure < below);
    if (!band) throw new Error(`Expected a number for the confidence but received ${sure}.`);
    band.cells++;
    band.expected += sure;
    if (isSame(want[cell] as CellSymbol, got)) band.right++;
  });
  return added;
}

/** Rows for a table: what the cells of each band claim and how many of them are right. */
export function reliabilityRows(bands: readonly ConfidenceBand[]) {
  return bands.map(({ below, cells, expected, right }) => ({
    'confidence below': below,
    cells,
    'should be right %': part(expected, cells),
    'right %': part(right, cells),
  }));
}

function part(count: number, of: number): number {
  return Math.round((100_000 * count) / Math.max(1, of)) / 1000;
}
