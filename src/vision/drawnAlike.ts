import { medianNearest } from './medianNearest.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA, RIM } from './patch.ts';

/**
 * Whether two cells show the same drawing, sample by sample: engraved or faint digits are lost in the mean colours of blocks.
 * All differences are root mean squares over the samples within the rim, in levels.
 */

/** Drawings are the same if they differ by less than this part of the contrast within their cells … */
const SAME_PART = 0.45;
/** … or than this many times the noise of the picture. */
const NOISE_FACTOR = 1.5;

const SIDE = PATCH - 2 * RIM;
const VALUES = 3 * SIDE * SIDE;

/**
 * Measures the drawings of all cells of a board.
 * @param least difference (levels) up to which they show the same in any case.
 * @returns whether two cells, given by their indices, may show the same.
 */
export function drawnAlike(patches: readonly ColourPatch[], least: number): (a: number, b: number) => boolean {
  const contrasts = new Float32Array(patches.length).fill(-1);
  const contrastOf = (cell: number) => {
    if ((contrasts[cell] as number) < 0) contrasts[cell] = contrastWithin(patches[cell] as ColourPatch);
    return contrasts[cell] as number;
  };
  const squares = (a: number, b: number, enough: number) =>
    squareDifference(patches[a] as ColourPatch, patches[b] as ColourPatch, enough);
  // Most cells are equal or clearly different: only the others make it worth measuring contrast and noise.
  let noise: number | null = null;
  return (a, b) => {
    const difference = Math.sqrt(squares(a, b, Number.MAX_VALUE));
    if (difference < least || difference < SAME_PART * Math.max(contrastOf(a), contrastOf(b))) return true;
    noise ??= Math.sqrt(medianNearest(patches.length, Number.MAX_VALUE, squares));
    return difference < NOISE_FACTOR * noise;
  };
}

/**
 * Whether two cells of clean pictures show the same drawing.
 * @param least difference (levels) up to which they do in any case.
 */
export function showSame(a: ColourPatch, b: ColourPatch, least: number): boolean {
  const limit = Math.max(least, SAME_PART * Math.max(contrastWithin(a), contrastWithin(b)));
  return squareDifference(a, b, limit ** 2) < limit ** 2;
}

/** How much the colours of a cell vary within its rim: the standard deviation, levels. */
export function contrastWithin(patch: ColourPatch): number {
  let variance = 0;
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    let squares = 0;
    for (let y = RIM; y < PATCH - RIM; y++) {
      const row = c * PATCH_AREA + y * PATCH;
      for (let i = row + RIM; i < row + PATCH - RIM; i++) {
        const value = patch[i] as number;
        sum += value;
        squares += value * value;
      }
    }
    variance += squares / (SIDE * SIDE) - (sum / (SIDE * SIDE)) ** 2;
  }
  return Math.sqrt(Math.max(0, variance / 3));
}

/** The mean square difference of two patches within their rims, or `enough` if it is that or more. */
function squareDifference(a: ColourPatch, b: ColourPatch, enough: number): number {
  const most = enough * VALUES;
  let sum = 0;
  for (let c = 0; c < 3; c++)
    for (let y = RIM; y < PATCH - RIM; y++) {
      const row = c * PATCH_AREA + y * PATCH;
      for (let i = row + RIM; i < row + PATCH - RIM; i++) {
        const d = (a[i] as number) - (b[i] as number);
        sum += d * d;
      }
      if (sum >= most) return enough;
    }
  return sum / VALUES;
}
