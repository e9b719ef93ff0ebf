import { median } from '../vision/median.ts';
import type { Homography } from './homography.ts';
import { invert } from './homography.ts';
import type { Lens, View } from './rectify.ts';
import { straightLens } from './rectify.ts';
import { solveLinear } from './solveLinear.ts';
import type { Sighting } from './unwrapField.ts';

/** A view that was fitted to sightings, and how far these usually are from it, in cells. */
export interface FittedView {
  readonly view: View;
  readonly error: number;
}

/** Steps by which the bend of the lens is looked for, from that of none: together they reach the strongest of usual cameras. */
const BENDS = [0.03, 0.015, 0.008];
/** Another bend must fit so much better: on a small board all fit alike. */
const BETTER = 0.96;
/** Sightings that are fitted: more tell nothing new. */
const MOST_SIGHTINGS = 700;
const LEAST_SIGHTINGS = 12;
const ROUNDS = 4;
/** Sightings off by more than so many usual errors do not count (Tukey's biweight), and the least error (cells) that is thought usual. */
const TUKEY = 4.7;
const LEAST_ERROR = 0.02;
/** Unknowns of a homography. */
const UNKNOWNS = 8;

/** The view (Grid to photo) that puts sightings where they are, by least squares in cells that start as they are and leave out what is far off. */
export function fitLattice(
  sightings: readonly Sighting[],
  photo: { readonly width: number; readonly height: number },
): FittedView | null {
  const stride = Math.max(1, sightings.length / MOST_SIGHTINGS);
  const some = Array.from(
    { length: Math.floor(sightings.length / stride) },
    (_, k) => sightings[Math.floor(k * stride)] as Sighting,
  );
  if (some.length < LEAST_SIGHTINGS) return null;
  const straight = straightLens(photo);
  let best = fitPlane(some, straight);
  for (const step of BENDS) {
    const from = best?.view.lens.bend ?? 0;
    for (const bend of [from - step, from + step]) {
      const other = fitPlane(some, { ...straight, bend });
      if (other && (!best || other.error < BETTER * best.error)) best = other;
    }
  }
  return best;
}

/** Where a point of the photo would be without the lens, Px: `throughLens` the other way, by iteration. */
export function withoutLens({ x, y, reach, bend }: Lens, px: number, py: number): { x: number; y: number } {
  let [dx, dy] = [px - x, py - y];
  if (bend !== 0)
    for (let round = 0; round < 6; round++) {
      const part = 1 + (bend * (dx * dx + dy * dy)) / (reach * reach);
      [dx, dy] = [(px - x) / part, (py - y) / part];
    }
  return { x: x + dx, y: y + dy };
}

function fitPlane(sightings: readonly Sighting[], lens: Lens): FittedView | null {
  // About ±1, so that all unknowns are alike.
  const unit = lens.reach;
  const points = sightings.map(({ x, y, column, row, weight }) => {
    const p = withoutLens(lens, x, y);
    return { x: (p.x - lens.x) / unit, y: (p.y - lens.y) / unit, column, row, weight };
  });
  let weights = points.map(({ weight }) => weight);
  let back: Float64Array | null = null;
  let error = 1;
  for (let round = 0; round < ROUNDS; round++) {
    back = solvePlane(points, weights);
    if (!back) return null;
    const [a, b, c, d, e, f, g, h] = back as unknown as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const depths = points.map(({ x, y }) => g * x + h * y + 1);
    const off = points.map(({ x, y, column, row }, i) => {
      const w = depths[i] as number;
      return Math.hypot((a * x + b * y + c) / w - column, (d * x + e * y + f) / w - row);
    });
    error = Math.max(LEAST_ERROR / 4, median(off));
    const limit = TUKEY * Math.max(LEAST_ERROR, error);
    // What is solved are errors times depth.
    weights = points.map(({ weight }, i) => {
      const part = (off[i] as number) / limit;
      const depth = depths[i] as number;
      return part >= 1 || depth <= 0.05 ? 0 : (weight * (1 - part * part) ** 2) / (depth * depth);
    });
  }
  if (!back) return null;
  const toGrid = [...back, 1];
  const scaled = toGrid.map((v, i) => (i % 3 === 2 ? v : v / unit));
  const moved = scaled.map((v, i) =>
    i % 3 === 2 ? v - (scaled[i - 2] as number) * lens.x - (scaled[i - 1] as number) * lens.y : v,
  );
  return { view: { toPhoto: invert(moved) as Homography, lens }, error };
}

/** The homography from points to columns and rows, its last number 1. */
function solvePlane(
  points: readonly { x: number; y: number; column: number; row: number }[],
  weights: readonly number[],
): Float64Array | null {
  const normal = new Float64Array(UNKNOWNS * UNKNOWNS);
  const right = new Float64Array(UNKNOWNS);
  const add = (line: readonly number[], value: number, weight: number) => {
    for (let i = 0; i < UNKNOWNS; i++) {
      const scaled = weight * (line[i] as number);
      if (scaled === 0) continue;
      right[i] = (right[i] as number) + scaled * value;
      for (let j = 0; j < UNKNOWNS; j++)
        normal[i * UNKNOWNS + j] = (normal[i * UNKNOWNS + j] as number) + scaled * (line[j] as number);
    }
  };
  points.forEach(({ x, y, column, row }, i) => {
    const weight = weights[i] as number;
    if (weight === 0) return;
    add([x, y, 1, 0, 0, 0, -column * x, -column * y], column, weight);
    add([0, 0, 0, x, y, 1, -row * x, -row * y], row, weight);
  });
  return solveLinear(normal, right);
}
