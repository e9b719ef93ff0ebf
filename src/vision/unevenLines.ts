import type { Lattice } from '../model/lattice.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import { profileAcross } from './gridLines.ts';
import { borderAt } from './measureLattice.ts';
import { median } from './median.ts';

/**
 * Lattices whose cells are not all of one size: a toolkit that shares some width out to its cells gives each of the first ones a
 * pixel more. Lines at one pitch then fit only a part of the board.
 */

/** Cells may be wider or narrower than the pitch by so many Px, or by this part of it. */
const STEP_SLACK = 1;
const STEP_PART = 0.05;
/** A cell is drawn like the one before when their edges correlate so well … */
const LEAST_ALIKE = 0.4;
/** … and one beyond the known board is another one of it only when they do so this well, with this part of the edges. */
const SURELY_ALIKE = 0.75;
const LEAST_DRAWN = 0.5;
/** Cells beyond either end of the known board that may belong to it. */
const MOST_ADDED = 3;
/** Px by which a line must lie off its expected place for the cells to be uneven. */
const UNEVEN = 1.75;
/** … so many steps between cells must be others than those at one pitch, and the edges correlate by so much better with them. */
const LEAST_STEPS = 2;
const BETTER = 0.25;
/** The fewest cells that tell. */
const LEAST_CELLS = 6;

/** The lattice, or the one whose first cells are a Px wider, with the cells that were left out, where such a one fits better. */
export function withUnevenLines(gradients: Gradients, lattice: Lattice, edge: number): Lattice {
  const { x, y, rows, cols, pitchX, pitchY } = lattice;
  const width: Lines = { from: x, pitch: pitchX, cells: cols };
  const height: Lines = { from: y, pitch: pitchY, cells: rows };
  const across = evenOut(axisX(gradients), width, height, edge);
  const down = evenOut(axisY(gradients), height, across ?? width, edge);
  return {
    ...lattice,
    ...(across && { x: across.from, pitchX: across.pitch, cols: across.cells, gapX: across.gap, wideX: across.wide }),
    ...(down && { y: down.from, pitchY: down.pitch, rows: down.cells, gapY: down.gap, wideY: down.wide }),
  };
}

interface Lines {
  readonly from: number;
  readonly pitch: number;
  readonly cells: number;
}

interface UnevenLines extends Lines {
  readonly gap: number;
  /** So many of the first cells are a Px wider. */
  readonly wide: number;
}

function evenOut(axis: Axis, lines: Lines, other: Lines, edge: number): UnevenLines | null {
  const places = followCells(axis, lines, other);
  if (!places) return null;
  const steps = stepsOf(places);
  const pitch = Math.min(...steps);
  const wide = steps.filter((step) => step > pitch).length;
  const cells = places.length;
  const span = { from: places[0] as number, pitch, cells, halfWidth: 0 };
  const ends = [...places, (places[cells - 1] as number) + pitch];
  const { begin, gap } = borderAt(axis, ends, span, { ...other, halfWidth: 0 }, edge);
  return { from: (places[0] as number) + begin, pitch, cells, gap, wide };
}

function stepsOf(places: readonly number[]): number[] {
  return places.slice(1).map((at, i) => at - (places[i] as number));
}

/** Where each cell begins, Px, found from the one before or after it; null where that is no other than at the known pitch. */
function followCells(axis: Axis, { from, pitch, cells }: Lines, other: Lines): number[] | null {
  if (cells < LEAST_CELLS) return null;
  const start = Math.max(0, Math.floor(from - (MOST_ADDED + 1) * pitch));
  const length = (cells + 2 * MOST_ADDED + 2) * pitch;
  const profile = profileAcross(axis, start, length, other.from, other.cells * other.pitch);
  const slack = Math.max(STEP_SLACK, Math.round(STEP_PART * pitch));
  const size = Math.round(pitch);
  const follow = (first: number, direction: 1 | -1, known: number) => {
    const places = [first];
    for (let n = 1; n < known + MOST_ADDED; n++) {
      const last = places[places.length - 1] as number;
      const next = nextCell(profile, last, direction, size, slack);
      if (n < known) {
        if (!next || next.likeness < LEAST_ALIKE) return null;
      } else if (
        !next ||
        next.likeness < SURELY_ALIKE ||
        sumOf(profile, next.at, size) < LEAST_DRAWN * sumOf(profile, last, size)
      )
        break;
      places.push(next.at);
    }
    return places;
  };
  const middle = Math.floor(cells / 2);
  const first = Math.round(from + middle * pitch - start);
  const right = follow(first, 1, cells - middle);
  const left = right && follow(first, -1, middle + 1);
  if (!left) return null;
  const places = [...left.slice(1).reverse(), ...right].map((at) => at + start);
  const added = left.length - 1 - middle;
  const isUneven = places.some((at, i) => Math.abs(at - (from + (i - added) * pitch)) >= UNEVEN);
  const steps = stepsOf(places);
  const [widest, narrowest] = [Math.max(...steps), Math.min(...steps)];
  // The wide ones come first.
  if (!isUneven || widest !== narrowest + 1 || steps.lastIndexOf(widest) > steps.indexOf(narrowest)) return null;
  // Of an even board the steps are those of roundings, which fit no worse.
  const gains = steps.flatMap((step, i) => {
    const at = (places[i] as number) - start;
    const usual = Math.round(from + (i + 1 - added) * pitch) - Math.round(from + (i - added) * pitch);
    return step === usual
      ? []
      : [correlation(profile, at, at + step, size) - correlation(profile, at, at + usual, size)];
  });
  return gains.length >= LEAST_STEPS && median(gains) >= BETTER ? places : null;
}

/** The cell beside another one that is drawn most like it, from where it begins, and how well their edges correlate. */
function nextCell(profile: Float64Array, at: number, direction: 1 | -1, size: number, slack: number) {
  let best: { readonly at: number; readonly likeness: number } | null = null;
  for (let step = size - slack; step <= size + slack; step++) {
    const next = at + direction * step;
    if (next < 0 || next + size > profile.length) continue;
    const likeness = correlation(profile, at, next, size);
    if (!best || likeness > best.likeness) best = { at: next, likeness };
  }
  return best;
}

function correlation(profile: Float64Array, a: number, b: number, size: number): number {
  const [meanA, meanB] = [sumOf(profile, a, size) / size, sumOf(profile, b, size) / size];
  let both = 0;
  let one = 0;
  let other = 0;
  for (let k = 0; k < size; k++) {
    const [u, v] = [(profile[a + k] as number) - meanA, (profile[b + k] as number) - meanB];
    both += u * v;
    one += u * u;
    other += v * v;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}

function sumOf(profile: Float64Array, from: number, size: number): number {
  let sum = 0;
  for (let k = 0; k < size; k++) sum += profile[from + k] ?? 0;
  return sum;
}
