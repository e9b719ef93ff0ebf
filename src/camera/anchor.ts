import { parabolaTop } from '../vision/parabola.ts';
import type { FlatSize } from './meanBoard.ts';
import type { Box, View } from './rectify.ts';
import { seenAt } from './rectify.ts';

/** Cells are looked for up to this part of a cell from where they should begin. */
const REACH = 0.3;
/** … and likelier nearer than this. */
const USUAL = 0.25;
/** Steps a Px in which the middle is looked for. */
const STEPS = 4;

/**
 * Where cells begin in a flat picture whose lattice is known up to a shift: what is drawn around and in cells is mostly as far from the middle of a
 * line on one side as on the other, so that the edges of all cells, laid over each other, are symmetrical about it.
 * @param levels of the flat picture. @returns the shift, in cells.
 */
export function anchorOf(
  levels: Float32Array,
  width: number,
  size: FlatSize,
): { readonly x: number; readonly y: number } {
  const { rows, cols, pitch, margin } = size;
  const x = new Float64Array(pitch);
  const y = new Float64Array(pitch);
  for (let py = 0; py < rows * pitch; py++)
    for (let px = 0; px < cols * pitch; px++) {
      const i = (margin + py) * width + margin + px;
      x[px % pitch] =
        (x[px % pitch] as number) + Math.sqrt(Math.abs((levels[i + 1] as number) - (levels[i - 1] as number)));
      y[py % pitch] =
        (y[py % pitch] as number) + Math.sqrt(Math.abs((levels[i + width] as number) - (levels[i - width] as number)));
    }
  return { x: middleOf(x) / pitch, y: middleOf(y) / pitch };
}

/** The place (Px, about 0) around which a periodic profile, whose pixels are at their middles, is most symmetrical. */
function middleOf(profile: Float64Array): number {
  const size = profile.length;
  const mean = profile.reduce((a, b) => a + b, 0) / size;
  const at = (place: number) => {
    const p = (((place - 0.5) % size) + size) % size;
    const i = Math.floor(p);
    const part = p - i;
    return (1 - part) * (profile[i] as number) + part * (profile[(i + 1) % size] as number) - mean;
  };
  const steps = Math.round(REACH * size * STEPS);
  const scores = Array.from({ length: 2 * steps + 1 }, (_, k) => {
    const middle = (k - steps) / STEPS;
    let sum = 0;
    for (let d = 0.25; d < size / 2; d += 0.5) sum += at(middle + d) * at(middle - d);
    return sum;
  });
  // What is likelier only chooses between middles: weighted scores would draw them towards 0.
  let [best, most] = [0, 0];
  for (let k = 1; k < 2 * steps; k++) {
    const [before, here, after] = scores.slice(k - 1, k + 2) as [number, number, number];
    const middle = (k - steps) / STEPS;
    const weighted = here * Math.exp(-((middle / (USUAL * size)) ** 2));
    if (here < before || here < after || weighted <= most) continue;
    most = weighted;
    best = middle + parabolaTop(before, here, after) / STEPS;
  }
  return best;
}

/** The lattice network is off by at most this part of a cell; where edges are symmetrical about another place, that is in the drawing. */
const NETWORK_OFF = 0.04;

/**
 * The shift (cells) that puts the cells of a view where they begin, as far as another view that knows this roughly lets it.
 * @param shift what would put them there by their edges.
 */
export function heldBy(
  known: View,
  view: View,
  box: Box,
  shift: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const off = meanShift(view, known, box);
  const held = (value: number, near: number) => Math.max(near - NETWORK_OFF, Math.min(near + NETWORK_OFF, value));
  return { x: held(shift.x, off.x), y: held(shift.y, off.y) };
}

/** Parts of a box's width and height at which two views are compared. */
const PLACES = [0.1, 0.5, 0.9];
/** Cells over which a view is taken for straight. */
const STEP = 0.05;

/** By how much (cells) one view of a box has to be shifted, in the mean, to show what another does. */
function meanShift(view: View, other: View, { left, top, right, bottom }: Box): { x: number; y: number } {
  const places = PLACES.flatMap((u) =>
    PLACES.map((v) => ({ x: left + u * (right - left), y: top + v * (bottom - top) })),
  );
  const shifts = places.map(({ x, y }) => {
    const [here, there] = [seenAt(view, { x, y }), seenAt(other, { x, y })];
    const [across, down] = [seenAt(view, { x: x + STEP, y }), seenAt(view, { x, y: y + STEP })];
    const [a, c] = [(across.x - here.x) / STEP, (across.y - here.y) / STEP];
    const [b, d] = [(down.x - here.x) / STEP, (down.y - here.y) / STEP];
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const det = a * d - b * c;
    return { x: (d * dx - b * dy) / det, y: (a * dy - c * dx) / det };
  });
  const mean = (of: (shift: { x: number; y: number }) => number) =>
    shifts.reduce((sum, shift) => sum + of(shift), 0) / shifts.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
