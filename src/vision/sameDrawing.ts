import type { CellSamples } from './cellSamples.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { NET_INPUTS } from './glyphNet.ts';
import { inkOf, mayBeOneInk } from './ink.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { normalisePatch, PATCH, RIM } from './patch.ts';
import { atFullContrast, RIM_VALUES, rimDistance, SAME_RIM } from './rim.ts';

/**
 * Which looks show one drawing. Shading, texture, noise and scaling to a fraction of a pixel draw every cell anew, so that
 * each has a look of its own and little to tell what it means; together they tell much. What the network sees in its last
 * hidden layer tells drawings apart far better than it can name them: on boards of the laboratory nearly half of all pairs
 * that show the same pass, and one in ten thousand of those that do not.
 */

/** Cosine of the directions in which the network sees two cells, and correlation of what is drawn on them, at least. */
export const LEAST_COSINE = 0.94;
const LEAST_CORRELATION = 0.75;
/** Drawings are compared shifted by so many samples each way. */
const SHIFT = 1;

/** Whether two cells, given by their indices, show one drawing in one ink on grounds that are alike: the network hardly sees colours. */
export function showsSameDrawing(
  { patches, rims, contrast }: CellSamples,
  memory: GlyphMemory,
): (a: number, b: number) => boolean {
  // Asking the memory means comparing pixels: each cell is asked about once.
  const planesOf = remembered((cell: number) => {
    const planes = new Float32Array(NET_INPUTS);
    normalisePatch(patches[cell] as ColourPatch, planes, 0);
    return planes;
  });
  const inkAt = remembered((cell: number) => inkOf(patches[cell] as ColourPatch));
  const directionOf = remembered((cell: number) => memory.directionOf(patches[cell] as ColourPatch));
  return (a, b) =>
    product(directionOf(a), directionOf(b)) >= LEAST_COSINE &&
    atFullContrast(rimDistance(rims, a * RIM_VALUES, rims, b * RIM_VALUES), contrast) <= SAME_RIM &&
    correlation(planesOf(a), planesOf(b)) >= LEAST_CORRELATION &&
    mayBeOneInk(inkAt(a), inkAt(b));
}

/** Cosine of the directions in which the network sees two cells. */
export function cosine(a: ColourPatch, b: ColourPatch, memory: GlyphMemory): number {
  return product(memory.directionOf(a), memory.directionOf(b));
}

function product(u: Float32Array, v: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < u.length; k++) sum += (u[k] as number) * (v[k] as number);
  return sum;
}

/** The highest correlation of the first planes of two normalised cells, within their rims, at any small shift. */
function correlation(a: Float32Array, b: Float32Array): number {
  let best = -1;
  for (let down = -SHIFT; down <= SHIFT; down++)
    for (let right = -SHIFT; right <= SHIFT; right++) best = Math.max(best, correlationAt(a, b, right, down));
  return best;
}

function correlationAt(a: Float32Array, b: Float32Array, right: number, down: number): number {
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      const u = a[y * PATCH + x] as number;
      const v = b[(y + down) * PATCH + x + right] as number;
      aa += u * u;
      bb += v * v;
      ab += u * v;
    }
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
