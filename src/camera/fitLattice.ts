import { median } from '../vision/median.ts';
import type { Homography } from './homography.ts';
import { compose, invert, mapPoint, scaling } from './homography.ts';
import type { Lens, View } from './rectify.ts';
import { straightLens, withoutLens } from './rectify.ts';
import { addEquation, solveLinear } from './solveLinear.ts';
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
/** Places this near to the plane's horizon, or beyond, do not count. */
const LEAST_DEPTH = 0.05;
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

function fitPlane(sightings: readonly Sighting[], lens: Lens): FittedView | null {
  // About ±1, so that all unknowns are alike.
  const unit = lens.reach;
  const toUnit = scaling(1 / unit, 1 / unit, -lens.x / unit, -lens.y / unit);
  const points = sightings.map(({ x, y, column, row, weight }) => ({
    ...mapPoint(toUnit, withoutLens(lens, { x, y })),
    column,
    row,
    weight,
  }));
  let weights = points.map(({ weight }) => weight);
  let toGrid: Homography | null = null;
  let error = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const plane = solvePlane(points, weights);
    if (!plane) return null;
    toGrid = plane;
    const off = points.map((point) => {
      const at = mapPoint(plane, point);
      return Math.hypot(at.x - point.column, at.y - point.row);
    });
    error = Math.max(LEAST_ERROR / 4, median(off));
    const limit = TUKEY * Math.max(LEAST_ERROR, error);
    // What is solved are errors times depth.
    weights = points.map(({ x, y, weight }, i) => {
      const part = (off[i] as number) / limit;
      const depth = (plane[6] as number) * x + (plane[7] as number) * y + 1;
      return part >= 1 || depth <= LEAST_DEPTH ? 0 : (weight * (1 - part * part) ** 2) / (depth * depth);
    });
  }
  return toGrid && { view: { toPhoto: invert(compose(toGrid, toUnit)), lens }, error };
}

/** The homography from points to columns and rows. */
function solvePlane(
  points: readonly { x: number; y: number; column: number; row: number }[],
  weights: readonly number[],
): Homography | null {
  const normal = new Float64Array(UNKNOWNS * UNKNOWNS);
  const right = new Float64Array(UNKNOWNS);
  points.forEach(({ x, y, column, row }, i) => {
    const weight = weights[i] as number;
    if (weight === 0) return;
    addEquation(normal, right, [x, y, 1, 0, 0, 0, -column * x, -column * y], column, weight);
    addEquation(normal, right, [0, 0, 0, x, y, 1, -row * x, -row * y], row, weight);
  });
  const solved = solveLinear(normal, right);
  return solved && [...solved, 1];
}
