import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { medianOfCounts } from '../vision/median.ts';
import { addEquation, solveLinear } from './solveLinear.ts';

/** Terms of the smooth light over a board: x, y and their products up to the third degree, with x and y from -1 to 1. */
const TERMS: readonly ((x: number, y: number) => number)[] = [
  (x) => x,
  (_, y) => y,
  (x) => x * x,
  (x, y) => x * y,
  (_, y) => y * y,
  (x) => x ** 3,
  (x, y) => x * x * y,
  (x, y) => x * y * y,
  (_, y) => y ** 3,
];
/** Two cells whose grounds differ by more (log of the level) are of two kinds, not lit otherwise. */
const SAME_KIND = 0.05;
/** Below this level a ratio tells nothing. */
const DARKEST = 12;

/**
 * Takes smooth differences of light off a flat picture of a board. Neighbouring cells of one kind have one ground: what their
 * grounds differ by is the light's slope there, to which a polynomial is fitted (robustly: most neighbours are of one kind).
 */
export function evenLight(frame: Frame, lattice: Lattice): Frame {
  const { rows, cols } = lattice;
  const grounds = groundsOf(frame, lattice);
  const normal = new Float64Array(TERMS.length ** 2);
  let field: Float64Array = new Float64Array(TERMS.length);
  const at = (row: number, col: number) => [(2 * (col + 0.5)) / cols - 1, (2 * (row + 0.5)) / rows - 1] as const;
  const light = (x: number, y: number) => TERMS.reduce((sum, term, k) => sum + (field[k] as number) * term(x, y), 0);
  for (let round = 0; round < 6; round++) {
    normal.fill(0);
    const right = new Float64Array(TERMS.length);
    const limit = SAME_KIND * (round < 2 ? 2 : 1);
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++)
        for (const [dr, dc] of STEPS) {
          if (row + dr >= rows || col + dc >= cols) continue;
          const [from, to] = [grounds[row * cols + col] as number, grounds[(row + dr) * cols + col + dc] as number];
          if (from < DARKEST || to < DARKEST) continue;
          const [[x0, y0], [x1, y1]] = [at(row, col), at(row + dr, col + dc)];
          const difference = Math.log(to / from);
          const miss = difference - (light(x1, y1) - light(x0, y0));
          const weight = 1 / (1 + (miss / limit) ** 4);
          const slopes = TERMS.map((term) => term(x1, y1) - term(x0, y0));
          addEquation(normal, right, slopes, difference, weight);
        }
    for (let k = 0; k < TERMS.length; k++)
      normal[k * (TERMS.length + 1)] = (normal[k * (TERMS.length + 1)] as number) + 0.02;
    field = solveLinear(normal, right) ?? field;
  }
  return divided(frame, lattice, light);
}

/** Pairs of cells whose grounds are compared: far ones tell more of the slope. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, 3],
  [3, 0],
  [1, 1],
] as const;

/** The median level of each cell. */
function groundsOf({ data, width, height }: Frame, { x, y, pitchX, pitchY, rows, cols }: Lattice): Float32Array {
  const counts = new Uint16Array(256);
  return Float32Array.from({ length: rows * cols }, (_, cell) => {
    counts.fill(0);
    let total = 0;
    const [left, top] = [x + (cell % cols) * pitchX, y + Math.floor(cell / cols) * pitchY];
    for (let py = Math.ceil(top + 0.1 * pitchY); py < top + 0.9 * pitchY && py < height; py++)
      for (let px = Math.ceil(left + 0.1 * pitchX); px < left + 0.9 * pitchX && px < width; px++) {
        const i = (py * width + px) * 4;
        const level = ((data[i] as number) + 2 * (data[i + 1] as number) + (data[i + 2] as number)) >> 2;
        counts[level] = (counts[level] as number) + 1;
        total++;
      }
    return medianOfCounts(counts, total);
  });
}

function divided(
  frame: Frame,
  { x, y, pitchX, pitchY, rows, cols }: Lattice,
  light: (x: number, y: number) => number,
): Frame {
  const { width, height } = frame;
  const data = frame.data.slice();
  const step = 8;
  for (let by = 0; by < height; by += step)
    for (let bx = 0; bx < width; bx += step) {
      const u = Math.max(-1.1, Math.min(1.1, (2 * (bx + step / 2 - x)) / (cols * pitchX) - 1));
      const v = Math.max(-1.1, Math.min(1.1, (2 * (by + step / 2 - y)) / (rows * pitchY) - 1));
      const gain = Math.exp(-light(u, v));
      for (let py = by; py < Math.min(height, by + step); py++)
        for (let px = bx; px < Math.min(width, bx + step); px++) {
          const i = (py * width + px) * 4;
          for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, (data[i + c] as number) * gain + 0.5);
        }
    }
  return { width, height, data };
}
