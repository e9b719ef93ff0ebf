import type { Frame } from '../model/frame.ts';
import type { Sight } from './fitView.ts';
import { levelsOf } from './levels.ts';
import type { Box, View } from './rectify.ts';
import { rectifyBox } from './rectify.ts';

/** Px of a cell, and how far (Px) cells are shifted. */
const PITCH = 12;
const REACH = 3;
/** What is compared goes beyond the cell by this part of it: its lines belong to it. */
const BEYOND = 0.15;
/** Correlation from which two cells look alike. */
const ALIKE = 0.82;
/** Looks that are told apart. */
const MOST_LOOKS = 24;
/** Standard deviation (levels) of a cell's picture below which it shows nothing but noise, and from which on it counts in full. */
const BLANK = 2;
const CLEAR = 10;

/** Px that the square of a cell's picture begins before the cell, and its side. */
const BEFORE = Math.round(BEYOND * PITCH);
const SIDE = PITCH + 2 * BEFORE;
const SPAN = 2 * REACH + 1;
/** Sights of cells weigh so much that they count like those of well drawn sides. */
const WORTH = 500;

/**
 * Where the cells of a box are beside where a view puts them: those that look alike are laid over each other, whatever is drawn on them.
 * What all cells of a look are off by together stays unknown: each look is a group.
 */
export function compareCells(photo: Frame, view: View, box: Box): Compared {
  const [rows, cols] = [box.bottom - box.top, box.right - box.left];
  const rim = (BEFORE + REACH + 1) / PITCH;
  const around = { left: box.left - rim, top: box.top - rim, right: box.right + rim, bottom: box.bottom + rim };
  const flat = rectifyBox(photo, view, around, PITCH);
  const levels = levelsOf(flat);
  const { width } = flat;
  const looks: Look[] = [];
  let blank = 0;
  const sights: Sight[] = [];
  const patch = new Float32Array(SIDE * SIDE);
  const sizes = new Float32Array(SPAN * SPAN);
  for (const cell of fromMiddle(rows, cols)) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const corner = (row * PITCH + REACH + 1) * width + col * PITCH + REACH + 1;
    const spread = takePatch(levels, width, corner, patch);
    if (spread < BLANK) {
      blank++;
      continue;
    }
    const blocks = blocksOf(patch);
    sizes.fill(-1);
    let found: Shift | null = null;
    for (const look of looks) {
      if (dot(blocks, look.blocks) < ROUGHLY_ALIKE) continue;
      found = shiftTo(levels, width, corner, look.patch, sizes);
      if (!found) continue;
      look.count++;
      const at = { x: box.left + col + 0.5, y: box.top + row + 0.5 };
      const worth = WORTH * Math.min(1, spread / CLEAR);
      const group = look.number;
      sights.push({ at, isUpright: true, shift: found.x / PITCH, weight: found.wx * worth, group });
      sights.push({ at, isUpright: false, shift: found.y / PITCH, weight: found.wy * worth, group });
      break;
    }
    if (found || looks.length >= MOST_LOOKS) continue;
    looks.push({ number: looks.length, patch: normalised(patch, spread), blocks, count: 0 });
    looks.sort((a, b) => b.count - a.count);
  }
  return { sights, alike: sights.length / 2 / Math.max(1, rows * cols - blank) };
}

export interface Compared {
  readonly sights: readonly Sight[];
  /** The part of the cells that show anything which look like another one. */
  readonly alike: number;
}

interface Look {
  readonly number: number;
  /** Without mean, of length 1. */
  readonly patch: Float32Array;
  readonly blocks: Float32Array;
  count: number;
}

interface Shift {
  readonly x: number;
  readonly y: number;
  readonly wx: number;
  readonly wy: number;
}

/** Blocks a side by which looks are compared roughly, and the correlation of those of a look at least. */
const BLOCKS = 4;
const ROUGHLY_ALIKE = 0.4;

/** Means of a patch's blocks, of length 1. */
function blocksOf(patch: Float32Array): Float32Array {
  const out = new Float32Array(BLOCKS * BLOCKS);
  const size = SIDE / BLOCKS;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = Math.floor(y / size) * BLOCKS + Math.floor(x / size);
      out[at] = (out[at] as number) + (patch[y * SIDE + x] as number);
    }
  const length = Math.sqrt(dot(out, out)) || 1;
  return out.map((v) => v / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
}

/** The cells of a box, those in the middle first: there the view is best. */
function fromMiddle(rows: number, cols: number): number[] {
  const off = (cell: number) => Math.hypot(Math.floor(cell / cols) - (rows - 1) / 2, (cell % cols) - (cols - 1) / 2);
  return [...Array(rows * cols).keys()].sort((a, b) => off(a) - off(b));
}

/** Copies a square of the levels, less its mean; returns its standard deviation. */
function takePatch(levels: Float32Array, width: number, corner: number, patch: Float32Array): number {
  let sum = 0;
  for (let y = 0, k = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, k++) {
      patch[k] = levels[corner + y * width + x] as number;
      sum += patch[k] as number;
    }
  const mean = sum / patch.length;
  let squares = 0;
  for (let k = 0; k < patch.length; k++) {
    patch[k] = (patch[k] as number) - mean;
    squares += (patch[k] as number) ** 2;
  }
  return Math.sqrt(squares / patch.length);
}

function normalised(patch: Float32Array, spread: number): Float32Array {
  const size = spread * Math.sqrt(patch.length);
  return patch.map((v) => v / size);
}

/** By how many Px a cell is off from a look, with how sure that is across and down; null where it does not look like it. */
function shiftTo(
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
  let best = 0;
  for (let at = 1; at < scores.length; at++) if (scoreAt(at) > scoreAt(best)) best = at;
  const [bx, by] = [best % SPAN, Math.floor(best / SPAN)];
  const peak = scoreAt(best);
  if (peak < ALIKE || bx === 0 || by === 0 || bx === SPAN - 1 || by === SPAN - 1) return null;
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
