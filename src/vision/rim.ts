import type { Frame } from '../model/frame.ts';

/**
 * How the rim of a cell looks: a strip along the middle of each side, where bevels and lines are, and a patch near
 * each corner, where the ground shows. No digit or flag reaches there, so cells of one kind share a rim whatever
 * they show.
 */
const PATCHES = 8;
const STRIPS = 4;
/** What a cell lies on, as its rim says: open or covered ground. */
export type Ground = 'open' | 'closed';

/** Colour values of a rim: red, green, blue of every patch. */
export const RIM_VALUES = PATCHES * 3;

/** Depth of the strips along the sides, where they begin and end along them, and where the corner patches are. */
const NEAR = 0.03;
const DEEP = 0.12;
const ALONG = [0.27, 0.73] as const;
const CORNER = [0.1, 0.19] as const;

type Area = readonly [left: number, top: number, right: number, bottom: number];

const AREAS: readonly Area[] = [
  [NEAR, ALONG[0], DEEP, ALONG[1]],
  [1 - DEEP, ALONG[0], 1 - NEAR, ALONG[1]],
  [ALONG[0], NEAR, ALONG[1], DEEP],
  [ALONG[0], 1 - DEEP, ALONG[1], 1 - NEAR],
  [CORNER[0], CORNER[0], CORNER[1], CORNER[1]],
  [1 - CORNER[1], CORNER[0], 1 - CORNER[0], CORNER[1]],
  [CORNER[0], 1 - CORNER[1], CORNER[1], 1 - CORNER[0]],
  [1 - CORNER[1], 1 - CORNER[1], 1 - CORNER[0], 1 - CORNER[0]],
];

/** Writes the rim colours of the cell with the given box (Px) at `out[at …]`. */
export function sampleRim(
  frame: Frame,
  x: number,
  y: number,
  cellWidth: number,
  cellHeight: number,
  out: Uint8Array,
  at: number,
): void {
  for (let k = 0; k < PATCHES; k++) {
    const [left, top, right, bottom] = AREAS[k] as Area;
    const x0 = x + left * cellWidth;
    const y0 = y + top * cellHeight;
    meanColour(frame, x0, y0, x + right * cellWidth, y + bottom * cellHeight, out, at + k * 3);
  }
}

/** Writes the mean colour between two corners (Px, rounded to pixels, at least one of them) at `out[at …]`. */
export function meanColour(
  { width, height, data }: Frame,
  left: number,
  top: number,
  right: number,
  bottom: number,
  out: Uint8Array,
  at: number,
): void {
  const x0 = Math.max(0, Math.min(width - 1, Math.round(left)));
  const y0 = Math.max(0, Math.min(height - 1, Math.round(top)));
  const x1 = Math.max(x0 + 1, Math.min(width, Math.round(right)));
  const y1 = Math.max(y0 + 1, Math.min(height, Math.round(bottom)));
  let r = 0;
  let g = 0;
  let b = 0;
  for (let y = y0; y < y1; y++) {
    for (let i = (y * width + x0) * 4; i < (y * width + x1) * 4; i += 4) {
      r += data[i] as number;
      g += data[i + 1] as number;
      b += data[i + 2] as number;
    }
  }
  const count = (x1 - x0) * (y1 - y0);
  out[at] = Math.round(r / count);
  out[at + 1] = Math.round(g / count);
  out[at + 2] = Math.round(b / count);
}

/**
 * How different two rims are, in levels: the largest difference of any patch's colour, not counting the two patches
 * that differ most: a neighbour's edge, or a pointer, may touch two patches of a cell.
 */
export function rimDistance(a: Uint8Array, atA: number, b: Uint8Array, atB: number): number {
  // The largest differences so far, in order: one more than are spared.
  let first = 0;
  let second = 0;
  let third = 0;
  for (let k = 0; k < RIM_VALUES; k += 3) {
    const d0 = Math.abs((a[atA + k] as number) - (b[atB + k] as number));
    const d1 = Math.abs((a[atA + k + 1] as number) - (b[atB + k + 1] as number));
    const d2 = Math.abs((a[atA + k + 2] as number) - (b[atB + k + 2] as number));
    const d = Math.max(d0, d1, d2);
    if (d > first) {
      third = second;
      second = first;
      first = d;
    } else if (d > second) {
      third = second;
      second = d;
    } else if (d > third) third = d;
  }
  return third;
}

/** The least difference, in levels, of the colours that two rims have near any corner, where the ground of a cell shows. */
export function groundsApart(a: Uint8Array, atA: number, b: Uint8Array, atB: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = STRIPS * 3; k < RIM_VALUES; k += 3) {
    const apart = (c: number) => Math.abs((a[atA + k + c] as number) - (b[atB + k + c] as number));
    least = Math.min(least, Math.max(apart(0), apart(1), apart(2)));
  }
  return least;
}

/** The largest difference, in levels, of the colours that two rims have along a side. */
export function sidesApart(a: Uint8Array, atA: number, b: Uint8Array, atB: number): number {
  let most = 0;
  for (let k = 0; k < STRIPS * 3; k++) most = Math.max(most, Math.abs((a[atA + k] as number) - (b[atB + k] as number)));
  return most;
}

/** The colour of a cell's ground: of each colour what its corners show in the middle. */
export function groundIn(rims: Uint8Array, at: number): readonly number[] {
  return [0, 1, 2].map((c) => {
    const levels = [];
    for (let k = STRIPS * 3; k < RIM_VALUES; k += 3) levels.push(rims[at + k + c] as number);
    levels.sort((a, b) => a - b);
    return ((levels[1] as number) + (levels[2] as number)) / 2;
  });
}

/** Rims that differ by no more levels than this look the same. */
export const SAME_RIM = 20;
/** Rims that differ by no more levels are the same beyond doubt. */
export const VERY_LIKE = 8;
/** Rims are the same by `SAME_RIM` on a board with at least this contrast (levels): through a veil, all that is drawn differs less. */
const FULL_CONTRAST = 130;
/** The least contrast that counts, so that roundings do not. */
const LEAST_CONTRAST = 13;

/** What a difference of colours (levels) would be on a board that nothing lies over, from the board's contrast. */
export function atFullContrast(distance: number, contrast: number): number {
  return (distance * FULL_CONTRAST) / Math.min(FULL_CONTRAST, Math.max(LEAST_CONTRAST, contrast));
}

/** Whether the rims of two cells look the same. @param samples of a board: the rims of its cells, and its contrast. */
export function haveSameRim(
  { rims, contrast }: { readonly rims: Uint8Array; readonly contrast: number },
  one: number,
  other: number,
): boolean {
  return atFullContrast(rimDistance(rims, one * RIM_VALUES, rims, other * RIM_VALUES), contrast) <= SAME_RIM;
}
