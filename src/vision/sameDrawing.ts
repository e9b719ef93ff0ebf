import type { CellSamples } from './cellSamples.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { NET_INPUTS } from './glyphNet.ts';
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

/** Whether two cells, given by their indices, show one drawing on grounds that are alike. */
export function showsSameDrawing(
  { patches, rims, contrast }: CellSamples,
  memory: GlyphMemory,
): (a: number, b: number) => boolean {
  const planes = new Map<number, Float32Array>();
  const planesOf = (cell: number) => {
    const known = planes.get(cell);
    if (known) return known;
    const made = new Float32Array(NET_INPUTS);
    normalisePatch(patches[cell] as ColourPatch, made, 0);
    planes.set(cell, made);
    return made;
  };
  return (a, b) =>
    cosine(patches[a] as ColourPatch, patches[b] as ColourPatch, memory) >= LEAST_COSINE &&
    atFullContrast(rimDistance(rims, a * RIM_VALUES, rims, b * RIM_VALUES), contrast) <= SAME_RIM &&
    correlation(planesOf(a), planesOf(b)) >= LEAST_CORRELATION;
}

/** Cosine of the directions in which the network sees two cells. */
export function cosine(a: ColourPatch, b: ColourPatch, memory: GlyphMemory): number {
  const u = memory.directionOf(a);
  const v = memory.directionOf(b);
  return u.reduce((sum, value, k) => sum + value * (v[k] as number), 0);
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
