import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/** How alike what is drawn on a cell is to what is drawn on another one, whatever a cursor makes of its colours. */

/** Levels by which a sample of a cell differs from the same one of another cell, where it is under the cursor. */
const OTHERWISE = 24;
/** A cursor is as large a part of its cell, as wide and as high, and so is the ground of a mine that was hit, … */
export const OF_CURSOR = { wide: 0.3, high: 0.6 };
export const OF_HIT = { wide: 0.25, high: 0.4 };
/** … and of two colours: of how much its samples differ this part may be beside the line between these. */
const MOST_BESIDE = 0.3;
/** Samples at its rim whose colours run into those beside it. */
const BLURRED = 2;
/** … and where so few lie side by side, of one. */
const SMALL = 12;
/** Levels (root of the variance) from which on something is drawn under it. */
const DRAWN = 10;
/** What is around the sign of a cell leaves so much of it free, as a part of its width or height. */
const LEAST_FREE = 0.25;
/** The sides of a box, and where outwards is. */
const SIDES = [
  ['left', -1],
  ['right', 1],
  ['top', -1],
  ['bottom', 1],
] as const;

/** How well what is drawn on a cell correlates with what is drawn on another one, whichever is lighter, where the first one differs; 'blank' where nothing is drawn on either; 0 where that is no cursor. */
export function likenessUnder(
  patch: ColourPatch,
  other: ColourPatch,
  least: { readonly wide: number; readonly high: number },
): number | 'blank' {
  let [left, top, right, bottom] = [PATCH, PATCH, -1, -1];
  for (let i = 0; i < PATCH_AREA; i++) {
    if (squareApart(patch, other, i) < OTHERWISE ** 2) continue;
    const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right - left + 1 < least.wide * PATCH || bottom - top + 1 < least.high * PATCH) return 0;
  const [across, down] = [blurOf(right - left + 1), blurOf(bottom - top + 1)];
  const inside = { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
  const [own, others] = [levelsIn(patch, inside), levelsIn(other, inside)];
  if (own.spread < DRAWN && others.spread < DRAWN) return 'blank';
  return likenessOfLevels(own, others);
}

/** How well all that is seen of a cell correlates with another one, as a block of another colour does with a block. */
export function likenessOfWhole(patch: ColourPatch, other: ColourPatch): number {
  return likenessOfLevels(levelsIn(patch, WHOLE), levelsIn(other, WHOLE));
}

/** How well levels of a cell and of another one correlate, whichever are lighter; 0 where nothing is drawn on one of them, or the cell has more than two colours. */
function likenessOfLevels(own: Levels, others: Levels): number {
  if (own.spread < DRAWN || others.spread < DRAWN || own.beside > MOST_BESIDE) return 0;
  let sum = 0;
  for (let k = 0; k < own.levels.length; k++) sum += (own.levels[k] as number) * (others.levels[k] as number);
  return Math.abs(sum) / (own.levels.length * own.spread * others.spread);
}

/** Samples at the rim of so many whose colours run into those beside them. */
function blurOf(samples: number): number {
  return samples < SMALL ? 1 : BLURRED;
}

/**
 * 1 where a cell shows in its middle just what another one does, with something around it: the sign of the other one lies within what is alike and
 * touches nothing that is not, and the rest of the other one is plain; 'blank' where there is no sign; else 0.
 */
export function likenessAmid(patch: ColourPatch, other: ColourPatch): 0 | 1 | 'blank' {
  const differs = (x: number, y: number) => squareApart(patch, other, y * PATCH + x) >= OTHERWISE ** 2;
  const free = freeBox((x, y) => !differs(x, y));
  if (!free) return 0;
  const [wide, high] = [free.right - free.left + 1, free.bottom - free.top + 1];
  const isWhole = wide === PATCH && high === PATCH;
  if (isWhole || wide < LEAST_FREE * PATCH || high < LEAST_FREE * PATCH) return 0;
  // What the other one shows just there, and where the cell differs, is its ground.
  const isBetween = (at: number, from: number, to: number) => at >= from && at <= to;
  const isRim = (x: number, y: number) =>
    isBetween(x, free.left, free.right) &&
    isBetween(y, free.top, free.bottom) &&
    (x === free.left || x === free.right || y === free.top || y === free.bottom);
  let first: number | null = null;
  for (let y = BLURRED; y < PATCH - BLURRED; y++)
    for (let x = BLURRED; x < PATCH - BLURRED; x++) {
      if (!isRim(x, y) && !differs(x, y)) continue;
      const at = y * PATCH + x;
      first ??= at;
      if (squareApart(other, other, at, first) >= OTHERWISE ** 2) return 0;
    }
  if (first === null) return 0;
  return levelsIn(other, free).spread < DRAWN ? 'blank' : 1;
}

/** The largest box around the middle of a cell that is found by moving its sides outwards in turn as long as it is allowed; null where the middle is not. */
function freeBox(isAllowed: (x: number, y: number) => boolean): Box | null {
  const middle = PATCH / 2;
  const box = { left: middle, top: middle, right: middle, bottom: middle };
  const across = (y: number) => areAll(box.left, box.right, (x) => isAllowed(x, y));
  const down = (x: number) => areAll(box.top, box.bottom, (y) => isAllowed(x, y));
  if (!isAllowed(middle, middle)) return null;
  for (let moved = true; moved; ) {
    moved = false;
    for (const [side, step] of SIDES) {
      const at = box[side] + step;
      if (at < 0 || at >= PATCH || !(side === 'left' || side === 'right' ? down(at) : across(at))) continue;
      box[side] = at;
      moved = true;
    }
  }
  return box;
}

function areAll(from: number, to: number, is: (at: number) => boolean): boolean {
  for (let at = from; at <= to; at++) if (!is(at)) return false;
  return true;
}

/** The square of the distance of the colours of a sample of two cells, or of two samples. */
function squareApart(a: ColourPatch, b: ColourPatch, i: number, k = i): number {
  const red = (a[i] as number) - (b[k] as number);
  const green = (a[PATCH_AREA + i] as number) - (b[PATCH_AREA + k] as number);
  const blue = (a[2 * PATCH_AREA + i] as number) - (b[2 * PATCH_AREA + k] as number);
  return red * red + green * green + blue * blue;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Levels {
  readonly levels: Float64Array;
  readonly spread: number;
  readonly beside: number;
}

const WHOLE: Box = { left: 0, top: 0, right: PATCH - 1, bottom: PATCH - 1 };

/** The samples of a cell in a box along the colours in which they differ most, less their mean, the root of their variance, and how much of it is beside these colours. */
function levelsIn(patch: ColourPatch, { left, top, right, bottom }: Box): Levels {
  const wide = right - left + 1;
  const count = wide * (bottom - top + 1);
  const planes = [0, 1, 2].map((plane) => {
    const levels = new Float64Array(count);
    for (let y = top, k = 0; y <= bottom; y++, k += wide)
      levels.set(patch.subarray(plane * PATCH_AREA + y * PATCH + left, plane * PATCH_AREA + y * PATCH + right + 1), k);
    let mean = 0;
    for (let k = 0; k < count; k++) mean += (levels[k] as number) / count;
    for (let k = 0; k < count; k++) levels[k] = (levels[k] as number) - mean;
    return levels;
  });
  const [red, green, blue] = planes as [Float64Array, Float64Array, Float64Array];
  // The sample that is farthest from the mean tells the direction.
  let [all, most, farthest] = [0, 0, 0];
  for (let k = 0; k < count; k++) {
    const square = (red[k] as number) ** 2 + (green[k] as number) ** 2 + (blue[k] as number) ** 2;
    all += square;
    if (square <= most) continue;
    most = square;
    farthest = k;
  }
  const length = Math.max(1e-6, Math.sqrt(most));
  const along = planes.map((plane) => (plane[farthest] as number) / length) as [number, number, number];
  const levels = new Float64Array(count);
  let own = 0;
  for (let k = 0; k < count; k++) {
    const level = (red[k] as number) * along[0] + (green[k] as number) * along[1] + (blue[k] as number) * along[2];
    levels[k] = level;
    own += level * level;
  }
  return {
    levels,
    spread: Math.sqrt(own / count),
    beside: Math.sqrt(Math.max(0, all - own) / Math.max(1e-6, all)),
  };
}
