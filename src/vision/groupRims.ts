import type { CellSamples } from './cellSamples.ts';
import type { CellGroup } from './groupCells.ts';
import { median } from './median.ts';
import { atFullContrast, RIM_VALUES, rimDistance } from './rim.ts';

/** Members of a group that are compared with another group. */
const COMPARED = 12;

type Cells = Pick<CellGroup, 'cells'>;

/**
 * The median distance between two groups' rims (levels, on a board of full contrast), each cell compared with the nearest
 * one of the other group: grounds may be shaded.
 */
export function rimsApart(a: Cells, b: Cells, { rims, contrast }: CellSamples, cols: number): number {
  const [few, many] = a.cells.length <= b.cells.length ? [a.cells, b.cells] : [b.cells, a.cells];
  const step = Math.max(1, few.length / COMPARED);
  const distances: number[] = [];
  for (let k = 0; k < few.length; k += step) {
    const cell = few[Math.floor(k)] as number;
    distances.push(rimDistance(rims, cell * RIM_VALUES, rims, nearest(cell, many, cols) * RIM_VALUES));
  }
  return atFullContrast(median(distances), contrast);
}

function nearest(cell: number, others: readonly number[], cols: number): number {
  const row = Math.floor(cell / cols);
  const col = cell - row * cols;
  let best = others[0] as number;
  let least = Number.POSITIVE_INFINITY;
  // Of other cells none is nearer than the next ones.
  for (let k = 0; k < others.length && least > 1; k++) {
    const other = others[k] as number;
    const below = Math.floor(other / cols);
    const distance = Math.abs(row - below) + Math.abs(col - (other - below * cols));
    if (distance >= least) continue;
    least = distance;
    best = other;
  }
  return best;
}
