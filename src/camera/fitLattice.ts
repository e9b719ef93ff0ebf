import type { Point } from '../model/topology.ts';
import { median } from '../vision/median.ts';
import type { Homography } from './homography.ts';
import { compose, invert, mapPoint, scaling } from './homography.ts';
import type { Lens, View } from './rectify.ts';
import { straightLens, withoutLens } from './rectify.ts';
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

/** A sighting as it is fitted: x and y about ±1, so that all unknowns are alike. */
interface Fitted extends Point {
  readonly column: number;
  readonly row: number;
}

function fitPlane(sightings: readonly Sighting[], lens: Lens): FittedView | null {
  const unit = lens.reach;
  const toUnit = scaling(1 / unit, 1 / unit, -lens.x / unit, -lens.y / unit);
  const points = sightings.map((sighting): Fitted => {
    const { x, y } = mapPoint(toUnit, withoutLens(lens, sighting));
    return { x, y, column: sighting.column, row: sighting.row };
  });
  let weights = sightings.map(({ weight }) => weight);
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
    weights = points.map(({ x, y }, i) => {
      const part = (off[i] as number) / limit;
      const depth = (plane[6] as number) * x + (plane[7] as number) * y + 1;
      const { weight } = sightings[i] as Sighting;
      return part >= 1 || depth <= LEAST_DEPTH ? 0 : (weight * (1 - part * part) ** 2) / (depth * depth);
    });
  }
  return toGrid && { view: { toPhoto: invert(compose(toGrid, toUnit)), lens }, error };
}

/** Products of x, y and 1 in pairs: the places of a symmetric matrix of three rows, row by row. */
const PAIRS = [0, 1, 2, 1, 3, 4, 2, 4, 5] as const;

/**
 * The homography from points to columns and rows. Each point says that a x + b y + c - column (g x + h y) = column, and the same of its row (the direct linear
 * transformation); the normal equations consist of sums of the pairs' products alone, times the column, the row, and the sum of their squares.
 */
function solvePlane(points: readonly Fitted[], weights: readonly number[]): Homography | null {
  const [plain, byColumn, byRow, bySquares] = [0, 0, 0, 0].map(() => new Float64Array(6)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const products = new Float64Array(6);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (weight === 0) continue;
    const { x, y, column, row } = points[i] as Fitted;
    products[0] = weight * x * x;
    products[1] = weight * x * y;
    products[2] = weight * x;
    products[3] = weight * y * y;
    products[4] = weight * y;
    products[5] = weight;
    const squares = column * column + row * row;
    for (let k = 0; k < 6; k++) {
      const product = products[k] as number;
      plain[k] = (plain[k] as number) + product;
      byColumn[k] = (byColumn[k] as number) + column * product;
      byRow[k] = (byRow[k] as number) + row * product;
      bySquares[k] = (bySquares[k] as number) + squares * product;
    }
  }
  const normal = new Float64Array(UNKNOWNS * UNKNOWNS);
  const right = new Float64Array(UNKNOWNS);
  const put = (sums: Float64Array, top: number, left: number, sign: 1 | -1) => {
    for (let k = 0; k < 9; k++) {
      const [r, c] = [top + Math.floor(k / 3), left + (k % 3)];
      if (r < UNKNOWNS && c < UNKNOWNS) normal[r * UNKNOWNS + c] = sign * (sums[PAIRS[k] as number] as number);
    }
  };
  put(plain, 0, 0, 1);
  put(plain, 3, 3, 1);
  put(bySquares, 6, 6, 1);
  for (const [sums, at] of [[byColumn, 0] as const, [byRow, 3] as const]) {
    put(sums, at, 6, -1);
    put(sums, 6, at, -1);
    for (let k = 0; k < 3; k++) right[at + k] = sums[PAIRS[3 * k + 2] as number] as number;
  }
  for (let k = 0; k < 2; k++) right[6 + k] = -(bySquares[PAIRS[3 * k + 2] as number] as number);
  const solved = solveLinear(normal, right);
  return solved && [...solved, 1];
}
