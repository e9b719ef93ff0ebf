import type { Point } from '../model/topology.ts';
import { weightedMedian } from '../vision/median.ts';
import { spread } from '../vision/spread.ts';
import { compose, invert, mapPoint, scaling } from './homography.ts';
import type { View } from './rectify.ts';
import { seenAt, withoutLens } from './rectify.ts';
import { addEquation, solveLinear } from './solveLinear.ts';
import type { Sighting } from './unwrapField.ts';

/** Something of a lattice that was found beside where a view puts it. */
export interface Sight {
  /** Where it should be, Grid. */
  readonly at: Point;
  /** Whether it is off to the right (else downwards), and by how much (Grid). */
  readonly isUpright: boolean;
  readonly shift: number;
  readonly weight: number;
  /** Sights of one group are all off by one more amount, which nobody knows; null where there is none. */
  readonly group: number | null;
}

/** Sights of what the place network sees: of these is known where cells are, not up to a shift only. */
export function sightsIn({ toPhoto, lens }: View, sightings: readonly Sighting[]): Sight[] {
  const toGrid = invert(toPhoto);
  return spread(sightings, MOST_SIGHTINGS).flatMap((sighting) => {
    const { x, y } = mapPoint(toGrid, withoutLens(lens, sighting));
    const at = { x: sighting.column, y: sighting.row };
    const weight = WORTH * sighting.weight;
    return [
      { at, isUpright: true, shift: x - at.x, weight, group: null },
      { at, isUpright: false, shift: y - at.y, weight, group: null },
    ];
  });
}

/** Sightings by which a view is fitted, and how much each weighs beside a side that is drawn (1.5 to 36). */
const MOST_SIGHTINGS = 400;
const WORTH = 4;

/** Sights further off than so many times the usual error do not count: Tukey's biweight. */
const TUKEY = 4.7;

/** Eight numbers of a homography and the bend. */
const PARAMETERS = 9;
const FIT_ROUNDS = 4;
const LEAST_SIGHTS = 12;

/**
 * The view that puts all sights right: a homography and the lens' bend, by robust least squares (Gauss-Newton, Tukey weights). What groups are
 * off by together is eliminated (variable projection), so that they tell of the lattice's shape and not of where it begins.
 * @returns also the usual error, in cells; 1 where there are too few sights.
 */
export function fitView(start: View, sights: readonly Sight[]): { readonly view: View; readonly error: number } {
  if (sights.length < LEAST_SIGHTS) return { view: start, error: 1 };
  const targets = sights.map(({ at, isUpright, shift, weight }) => {
    const h = 0.01;
    const there = seenAt(start, isUpright ? { x: at.x + shift, y: at.y } : { x: at.x, y: at.y + shift });
    const here = seenAt(start, at);
    const next = seenAt(start, isUpright ? { x: at.x + h, y: at.y } : { x: at.x, y: at.y + h });
    const cell = Math.hypot(next.x - here.x, next.y - here.y) / h;
    return { at, there, weight, n: { x: (next.x - here.x) / (h * cell), y: (next.y - here.y) / (h * cell) }, cell };
  });
  // The correction acts in a frame of about ±1 so that all its numbers are alike.
  const span = Math.max(...sights.map(({ at }) => Math.max(Math.abs(at.x), Math.abs(at.y))), 1);
  let view = start;
  let error = 1;
  const total = new Float64Array(PARAMETERS);
  const hold = HOLD * span ** 2;
  const groupOf = groupsOf(sights);
  for (let round = 0; round < FIT_ROUNDS; round++) {
    const plain = targets.map(({ at, there, n, cell }) => {
      const p = seenAt(view, at);
      return ((p.x - there.x) * n.x + (p.y - there.y) * n.y) / cell;
    });
    const residuals = withoutMedians(plain, targets, groupOf);
    error =
      1.48 * weightedMedian(targets.map(({ weight }, i) => ({ value: Math.abs(residuals[i] as number), weight })));
    const limit = TUKEY * Math.max(error, 0.01);
    const weights = targets.map(({ weight }, i) => {
      const r = residuals[i] as number;
      return Math.abs(r) >= limit ? 0 : weight * (1 - (r / limit) ** 2) ** 2;
    });
    const nearby = nearbyViews(view, span);
    const rows = targets.map(({ at, n, cell }, i) => {
      if (weights[i] === 0) return null;
      const here = seenAt(view, at);
      const row = nearby.map((other) => {
        const there = seenAt(other, at);
        return ((there.x - here.x) * n.x + (there.y - here.y) * n.y) / (STEP * cell);
      });
      return [...row, plain[i] as number];
    });
    centre(rows, weights, groupOf);
    const normal = new Float64Array(PARAMETERS * PARAMETERS);
    const right = new Float64Array(PARAMETERS);
    rows.forEach((row, i) => {
      if (!row) return;
      addEquation(normal, right, row, -(row[PARAMETERS] as number), weights[i] as number);
    });
    // The bend is held near 0 where the board tells little of it.
    normal[80] = (normal[80] as number) + BEND_PRIOR;
    right[8] = (right[8] as number) - BEND_PRIOR * view.lens.bend;
    // … and all else where it was, as far as few sights tell of it.
    for (let a = 0; a < 8; a++) {
      normal[a * 10] = (normal[a * 10] as number) + hold;
      right[a] = (right[a] as number) - hold * (total[a] as number);
    }
    const step = solveLinear(normal, right);
    if (!step) break;
    step.forEach((value, a) => {
      total[a] = (total[a] as number) + value;
    });
    view = moved(view, step, span);
  }
  return { view, error };
}

/** For each sight the number of its group and direction, or -1. */
function groupsOf(sights: readonly Sight[]): Int32Array {
  return Int32Array.from(sights, ({ group, isUpright }) => (group === null ? -1 : 2 * group + (isUpright ? 1 : 0)));
}

/** Residuals less the median of their group. */
function withoutMedians(
  residuals: readonly number[],
  targets: readonly { readonly weight: number }[],
  groupOf: Int32Array,
): number[] {
  const groups = new Map<number, { value: number; weight: number }[]>();
  residuals.forEach((value, i) => {
    const group = groupOf[i] as number;
    if (group < 0) return;
    const list = groups.get(group) ?? [];
    list.push({ value, weight: (targets[i] as { readonly weight: number }).weight });
    groups.set(group, list);
  });
  const medians = new Map([...groups].map(([group, list]) => [group, weightedMedian(list)]));
  return residuals.map((value, i) => value - (medians.get(groupOf[i] as number) ?? 0));
}

/** Takes the weighted mean of each group off its rows. */
function centre(rows: readonly (number[] | null)[], weights: readonly number[], groupOf: Int32Array): void {
  const sums = new Map<number, { mass: number; readonly mean: Float64Array }>();
  rows.forEach((row, i) => {
    const group = groupOf[i] as number;
    if (!row || group < 0) return;
    const sum = sums.get(group) ?? { mass: 0, mean: new Float64Array(PARAMETERS + 1) };
    sum.mass += weights[i] as number;
    for (let k = 0; k <= PARAMETERS; k++)
      sum.mean[k] = (sum.mean[k] as number) + (weights[i] as number) * (row[k] as number);
    sums.set(group, sum);
  });
  rows.forEach((row, i) => {
    const sum = sums.get(groupOf[i] as number);
    if (!row || !sum) return;
    for (let k = 0; k <= PARAMETERS; k++) row[k] = (row[k] as number) - (sum.mean[k] as number) / sum.mass;
  });
}

/** As many sights as would hold each other number where it was. */
const HOLD = 20;
/** As many sights as would hold the bend (of about 0.02) where it is, in cells squared. */
const BEND_PRIOR = 100;

/** The size of a step for derivatives, in the numbers of a correction. */
const STEP = 1e-4;

/** The views a small step away in each of the eight numbers of a correction of the Grid and in the bend. */
function nearbyViews(view: View, span: number): View[] {
  return Array.from({ length: PARAMETERS }, (_, k) => {
    const step = new Float64Array(PARAMETERS);
    step[k] = STEP;
    return moved(view, step, span);
  });
}

/** A view whose Grid (about ±span) is corrected by a small homography first, and whose lens bends more. */
export function moved({ toPhoto, lens }: View, step: ArrayLike<number>, span: number): View {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0, bend = 0] = Array.from(step);
  const correction = [1 + a, b, c, d, 1 + e, f, g, k, 1];
  const scaled = compose(compose(scaling(span, span, 0, 0), correction), scaling(1 / span, 1 / span, 0, 0));
  return { toPhoto: compose(toPhoto, scaled), lens: { ...lens, bend: lens.bend + bend } };
}
