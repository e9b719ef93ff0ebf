/** Shifts of a cell's picture by which it is most like another one (correlation, with a parabola through its peak). */

/** Px of a cell. */
export const PITCH = 12;
/** What is compared goes beyond the cell by this part of it: its lines belong to it. */
const BEYOND = 0.15;
/** Px that the square of a cell's picture begins before the cell, and its side. */
export const BEFORE = Math.round(BEYOND * PITCH);
export const SIDE = PITCH + 2 * BEFORE;
/** How far (Px) the squares are shifted, and how many shifts that are each way. */
export const REACH = 3;
export const SPAN = 2 * REACH + 1;
/** Correlation from which two cells look alike. */
const ALIKE = 0.82;
/** … and that which every second shift must reach somewhere for the others to be tried. */
const NEARLY_ALIKE = 0.45;
/** Every second shift each way. */
const COARSE = [...Array(SPAN * SPAN).keys()].filter((at) => (at % SPAN) % 2 === 1 && Math.floor(at / SPAN) % 2 === 1);
/** The shifts beside one. */
const AROUND = [-SPAN - 1, -SPAN, -SPAN + 1, -1, 1, SPAN - 1, SPAN, SPAN + 1];
/** Whether a shift has others on all sides. */
const isInside = (at: number) => at % SPAN > 0 && at % SPAN < SPAN - 1 && at >= SPAN && at < SPAN * (SPAN - 1);

export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly wx: number;
  readonly wy: number;
}

/** By how many Px a cell is off from a look, with how sure that is across and down; null where it does not look like it. */
export function shiftTo(
  levels: Float32Array,
  width: number,
  corner: number,
  look: Float32Array,
  sizes: Float32Array,
): Shift | null {
  const scores = new Float32Array(SPAN * SPAN).fill(-2);
  const scoreAt = (at: number): number => {
    if ((scores[at] as number) > -2) return scores[at] as number;
    const from = corner + (Math.floor(at / SPAN) - REACH) * width + (at % SPAN) - REACH;
    // A square's own size is the same for all looks.
    if ((sizes[at] as number) < 0) sizes[at] = sizeOf(levels, width, from);
    let product = 0;
    for (let y = 0, k = 0; y < SIDE; y++)
      for (let x = 0, i = from + y * width; x < SIDE; x++, i++, k++)
        product += (levels[i] as number) * (look[k] as number);
    scores[at] = product / (sizes[at] as number);
    return scores[at] as number;
  };
  // A peak is as wide as the strokes in a picture: looks that are alike are somewhat so beside it.
  if (!COARSE.some((at) => scoreAt(at) >= NEARLY_ALIKE)) return null;
  // … so the way up from the best of the coarse ones leads to it.
  let best = COARSE.reduce((a, b) => (scoreAt(b) > scoreAt(a) ? b : a));
  for (let from = -1; from !== best; ) {
    from = best;
    for (const step of AROUND) {
      const at = from + step;
      if (isInside(from) && scoreAt(at) > scoreAt(best)) best = at;
    }
  }
  const peak = scoreAt(best);
  if (peak < ALIKE || !isInside(best)) return null;
  const [bx, by] = [best % SPAN, Math.floor(best / SPAN)];
  const bow = (low: number, high: number) => 2 * peak - low - high;
  const [left, right] = [scores[best - 1] as number, scores[best + 1] as number];
  const [up, down] = [scores[best - SPAN] as number, scores[best + SPAN] as number];
  const [wx, wy] = [bow(left, right), bow(up, down)];
  const x = bx - REACH + (wx > 1e-6 ? (right - left) / (2 * wx) : 0);
  const y = by - REACH + (wy > 1e-6 ? (down - up) / (2 * wy) : 0);
  return { x, y, wx, wy };
}

/** The length of a square of levels as a vector, less its mean. */
function sizeOf(levels: Float32Array, width: number, from: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0, i = from + y * width; x < SIDE; x++, i++) {
      const v = levels[i] as number;
      sum += v;
      squares += v * v;
    }
  return Math.sqrt(Math.max(1, squares - (sum * sum) / (SIDE * SIDE)));
}
