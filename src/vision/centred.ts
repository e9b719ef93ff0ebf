import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import type { Gradients } from './gradients.ts';

/**
 * Where cells have gaps or round corners, one side of them may be the strongest line of a board, and the lattice begins there: its
 * cells have the whole gap on their other side.
 */

/** Cells are looked for up to this part of a cell from where they begin, in so many steps of a cell. */
const REACH = 0.3;
const STEPS = 128;
/** By this part of a cell, and so many Px, they must be off … */
const LEAST_OFF = 0.06;
const LEAST_PX = 1.5;
/** … and so much more symmetrical must their edges be there (correlation). */
const CLEARER = 0.15;

/**
 * The lattice with its lines in the middle of what lies between cells: the edges of all cells, laid over each other, are symmetrical about
 * it. Null where the lattice has them there already.
 */
export function centred(gradients: Gradients, lattice: Lattice): Lattice | null {
  if (lattice.shape !== 'square') return null;
  const { x, y, width, height } = latticeRegion(lattice);
  const across = new Float64Array(STEPS);
  const down = new Float64Array(STEPS);
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const [right, bottom] = [Math.min(gradients.width, x + width), Math.min(gradients.height, y + height)];
  const columns = binsOf(left, right, lattice.cols, (i) => gridToPxX(lattice, i));
  const rows = binsOf(top, bottom, lattice.rows, (i) => gridToPxY(lattice, i));
  for (let py = top; py < bottom; py++)
    for (let px = left; px < right; px++) {
      const at = py * gradients.width + px;
      const [column, row] = [columns[px - left] as number, rows[py - top] as number];
      across[column] = (across[column] as number) + (gradients.across[at] as number);
      down[row] = (down[row] as number) + (gradients.down[at] as number);
    }
  const offX = clearlyOff(across, lattice.pitchX);
  const offY = clearlyOff(down, lattice.pitchY);
  return offX === 0 && offY === 0 ? null : { ...lattice, x: x + offX, y: y + offY };
}

/** For each pixel from one place to another the part of a cell at which its left (upper) side lies, in steps. */
function binsOf(from: number, to: number, cells: number, lineAt: (i: number) => number): Int32Array {
  let cell = 0;
  return Int32Array.from({ length: Math.max(0, Math.ceil(to - from)) }, (_, k) => {
    const px = from + k;
    while (cell + 1 < cells && lineAt(cell + 1) <= px) cell++;
    const part = (px - lineAt(cell)) / (lineAt(cell + 1) - lineAt(cell));
    return ((Math.floor(part * STEPS) % STEPS) + STEPS) % STEPS;
  });
}

/** By how many Px the middle of a profile of one cell lies beside its beginning, where that is clear; else 0. */
function clearlyOff(bins: Float64Array, pitch: number): number {
  const profile = smoothed(bins, STEPS / pitch);
  const mean = profile.reduce((a, b) => a + b, 0) / STEPS;
  const at = (k: number) => (profile[((k % STEPS) + STEPS) % STEPS] as number) - mean;
  const power = profile.reduce((sum, p) => sum + (p - mean) ** 2, 0);
  /** Correlation of the profile with itself, turned about a place. */
  const symmetry = (middle: number) => {
    let sum = 0;
    for (let d = 0; d < STEPS; d++) sum += at(middle + d) * at(middle - d);
    return sum / Math.max(1e-9, power);
  };
  const reach = Math.round(REACH * STEPS);
  let [best, most] = [0, symmetry(0)];
  const here = most;
  for (let k = -reach; k <= reach; k++) {
    const value = symmetry(k);
    if (value > most) [best, most] = [k, value];
  }
  const off = (best / STEPS) * pitch;
  const isOff = Math.abs(best) >= LEAST_OFF * STEPS && Math.abs(off) >= LEAST_PX && most >= here + CLEARER;
  return isOff ? off : 0;
}

/** Means over a pixel, `width` steps: pixels fall on few of the steps. */
function smoothed(bins: Float64Array, width: number): Float64Array {
  const reach = Math.max(1, Math.round(width / 2));
  return bins.map((_, k) => {
    let sum = 0;
    for (let d = -reach; d <= reach; d++) sum += bins[(k + d + STEPS) % STEPS] as number;
    return sum;
  });
}
