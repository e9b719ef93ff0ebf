import type { ColourPatch } from './patch.ts';
import { medianOfPlane, PATCH, PATCH_AREA, RIM } from './patch.ts';

/** What differs from the ground by less (levels) is no drawing. */
export const LEAST_CONTRAST = 24;
/** Of the samples of a cell so many may stand out by accident; from this part of what stands out most, samples are ink. */
const ACCIDENTS = 6;
const INKED = 0.75;
/** The colour of a drawing and of what it is drawn on, levels; `contrast` is their distance. */
export interface Ink {
  readonly colour: readonly number[];
  readonly ground: readonly number[];
  readonly contrast: number;
}

/** Distances of colours are less than this (levels). */
const FARTHEST = 442;

/** The usual colour of a cell: of its ground, unless most of it is drawn on. */
export function mainColour(patch: ColourPatch): readonly [number, number, number] {
  return [medianOfPlane(patch, 0), medianOfPlane(patch, 1), medianOfPlane(patch, 2)];
}

/** The colour of what stands out most from the ground of a cell; null where nothing does. */
export function inkOf(patch: ColourPatch): Ink | null {
  const [red, green, blue] = mainColour(patch);
  const apart = new Float32Array(PATCH_AREA);
  const counts = new Uint16Array(FARTHEST);
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      const i = y * PATCH + x;
      const r = (patch[i] as number) - red;
      const g = (patch[PATCH_AREA + i] as number) - green;
      const b = (patch[2 * PATCH_AREA + i] as number) - blue;
      const distance = Math.sqrt(r * r + g * g + b * b);
      apart[i] = distance;
      const level = Math.floor(distance);
      counts[level] = (counts[level] as number) + 1;
    }
  }
  let contrast = FARTHEST - 1;
  for (let more = counts[contrast] as number; more <= ACCIDENTS && contrast > 0; ) more += counts[--contrast] as number;
  if (contrast < LEAST_CONTRAST) return null;
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < PATCH_AREA; i++) {
    if ((apart[i] as number) < INKED * contrast) continue;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (patch[c * PATCH_AREA + i] as number);
    sums[3] = (sums[3] as number) + 1;
  }
  const colour = [0, 1, 2].map((c) => (sums[c] as number) / (sums[3] as number));
  return { colour, ground: [red, green, blue], contrast };
}

/** Cosine of the colours in which two inks differ from their grounds, below which they are not one ink in another light. */
const SAME_HUE = 0.9;

/** Whether two inks may be one, however their cells are shaded. */
export function mayBeOneInk(a: Ink | null, b: Ink | null): boolean {
  return !a || !b || likenessOfHues(a, b) >= SAME_HUE;
}

/** What is drawn in one colour is as far from its ground as what stands out most, up to this part: where light and dark lie side by side, their mean is not. */
const ONE_COLOUR = 0.75;

/** Whether an ink is of one colour. */
export function isOneColour({ colour, ground, contrast }: Ink): boolean {
  return Math.hypot(...colour.map((level, c) => level - (ground[c] as number))) >= ONE_COLOUR * contrast;
}

/** The cosine of the colours in which two inks differ from their grounds; 1 where one does not in the mean. */
export function likenessOfHues(a: Ink, b: Ink): number {
  const [u, v] = [a, b].map(({ colour, ground }) => colour.map((level, c) => level - (ground[c] as number))) as [
    number[],
    number[],
  ];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, x, c) => sum + x * (q[c] as number), 0);
  const lengths = Math.sqrt(dot(u, u) * dot(v, v));
  return lengths === 0 ? 1 : dot(u, v) / lengths;
}
