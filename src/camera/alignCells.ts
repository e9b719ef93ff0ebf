import type { Frame } from '../model/frame.ts';
import type { Shift } from './cellShift.ts';
import { BEFORE, PITCH, REACH, SIDE, SPAN, shiftTo } from './cellShift.ts';
import type { Sight } from './fitView.ts';
import { levelsOf } from './levels.ts';
import type { Box, View } from './rectify.ts';
import { rectifyBox } from './rectify.ts';

/** Looks that are told apart. */
const MOST_LOOKS = 24;
/** Standard deviation (levels) of a cell's picture below which it shows nothing but noise, and from which on it counts in full. */
const BLANK = 2;
const CLEAR = 10;

/** Cells that are laid over each other, about, evenly chosen all over the box: more make a view no truer. */
const MOST_COMPARED = 200;

/** Whether a cell is one of every n-th, in each row some further on. */
function everyNth(rows: number, cols: number): (cell: number) => boolean {
  const step = Math.ceil((rows * cols) / MOST_COMPARED);
  const further = step > 3 ? 2 : 1;
  return (cell) => ((cell % cols) + further * Math.floor(cell / cols)) % step === 0;
}

/** Sights of cells weigh so much that they count like those of well drawn sides. */
const WORTH = 500;

/**
 * Where the cells of a box are beside where a view puts them: those that look alike are laid over each other, whatever is drawn on them.
 * What all cells of a look are off by together stays unknown: each look is a group.
 */
export function compareCells(photo: Frame, view: View, box: Box): Compared {
  const [rows, cols] = [box.bottom - box.top, box.right - box.left];
  const looks = makeLooks();
  const at = patchesOf(photo, view, box);
  let blank = 0;
  const sights: Sight[] = [];
  const compared = fromMiddle(rows, cols).filter(everyNth(rows, cols));
  for (const cell of compared) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const seen = looks.see(at(row, col));
    if (!seen) blank++;
    if (!seen?.shift) continue;
    const { shift, group, worth } = seen;
    const middle = { x: box.left + col + 0.5, y: box.top + row + 0.5 };
    sights.push({ at: middle, isUpright: true, shift: shift.x / PITCH, weight: shift.wx * worth, group });
    sights.push({ at: middle, isUpright: false, shift: shift.y / PITCH, weight: shift.wy * worth, group });
  }
  return { sights, alike: sights.length / 2 / Math.max(1, compared.length - blank) };
}

/**
 * How cells look on a board and around it: of any box it tells how many cells look like one of the board, or like others around it that show lines
 * both ways. What is beside a board runs along it one way only.
 * @param wide the board's box with its surroundings.
 */
export function learnLooks(photo: Frame, view: View, own: Box, wide: Box): (lane: Box) => LikeCells {
  const looks = makeLooks();
  const [rows, cols] = [wide.bottom - wide.top, wide.right - wide.left];
  const at = patchesOf(photo, view, wide);
  const isOwn = (cell: number) => {
    const [x, y] = [wide.left + (cell % cols), wide.top + Math.floor(cell / cols)];
    return x >= own.left && x < own.right && y >= own.top && y < own.bottom;
  };
  const seen = new Map<number, Seen | null>();
  const order = fromMiddle(rows, cols);
  for (const cell of [...order.filter(isOwn), ...order.filter((cell) => !isOwn(cell))])
    seen.set(cell, looks.see(at(Math.floor(cell / cols), cell % cols)));
  const groups = new Map<number, Seats>();
  for (const [cell, look] of seen) {
    if (!look) continue;
    const seats: Seats = groups.get(look.group) ?? { cells: 0, own: 0, rows: new Set(), cols: new Set() };
    groups.set(look.group, seats);
    seats.cells++;
    if (isOwn(cell)) seats.own++;
    seats.rows.add(Math.floor(cell / cols));
    seats.cols.add(cell % cols);
  }
  // The frame of a board repeats too, but along one row or column.
  const counted = ({ group, shift, isCrossed }: Seen) => {
    const { cells, own: inBoard, rows, cols } = groups.get(group) as Seats;
    const isInPlace = !shift || Math.hypot(shift.x, shift.y) <= IN_PLACE;
    return (
      isCrossed && isInPlace && cells > 1 && (inBoard > 0 || (cells >= LEAST_COUNT && rows.size > 1 && cols.size > 1))
    );
  };
  return (lane) => {
    const count = { alike: 0, blank: 0, cells: 0 };
    for (let y = lane.top; y < lane.bottom; y++)
      for (let x = lane.left; x < lane.right; x++) {
        const look = seen.get((y - wide.top) * cols + x - wide.left);
        count.cells++;
        if (look === null) count.blank++;
        else if (look && counted(look)) count.alike++;
      }
    return count;
  };
}

/** Where a look is seen: on how many cells, how many of them on the board, in which rows and columns. */
interface Seats {
  cells: number;
  own: number;
  readonly rows: Set<number>;
  readonly cols: Set<number>;
}

/** Cells of a look that is seen around a board only, at least. */
const LEAST_COUNT = 3;
/** A cell beside a board is in its place when it is off by no more, Px of the flat picture. */
const IN_PLACE = 2;
/** A look shows lines both ways when there is at least this part of the steps of one way in the other. */
const CROSSED = 0.2;

/** How many cells look like others, show nothing, and are in all. */
export interface LikeCells {
  readonly alike: number;
  readonly blank: number;
  readonly cells: number;
}

/** Where the square of a cell's picture begins in a flat picture of levels. */
interface Place {
  readonly levels: Float32Array;
  readonly width: number;
  readonly corner: number;
}

/** A flat picture of a box and its surroundings, by row and column of the box. */
function patchesOf(photo: Frame, view: View, box: Box): (row: number, col: number) => Place {
  const rim = (BEFORE + REACH + 1) / PITCH;
  const around = { left: box.left - rim, top: box.top - rim, right: box.right + rim, bottom: box.bottom + rim };
  const flat = rectifyBox(photo, view, around, PITCH);
  const levels = levelsOf(flat);
  const { width } = flat;
  return (row, col) => ({ levels, width, corner: (row * PITCH + REACH + 1) * width + col * PITCH + REACH + 1 });
}

/** The look of a cell. */
interface Seen {
  readonly group: number;
  /** Where the cell is beside the first one of its look, null for that one, and how much that tells. */
  readonly shift: Shift | null;
  readonly worth: number;
  /** Whether it shows lines both ways. */
  readonly isCrossed: boolean;
}

/** Looks that are learnt cell by cell: `see` tells which one a cell has, null where it shows nothing. */
function makeLooks(): { readonly see: (place: Place) => Seen | null } {
  const looks: Look[] = [];
  const patch = new Float32Array(SIDE * SIDE);
  const sizes = new Float32Array(SPAN * SPAN);
  let count = 0;
  return {
    see({ levels, width, corner }) {
      const contrast = takePatch(levels, width, corner, patch);
      if (contrast < BLANK) return null;
      const blocks = blocksOf(patch);
      sizes.fill(-1);
      const worth = WORTH * Math.min(1, contrast / CLEAR);
      for (const look of looks) {
        if (dot(blocks, look.blocks) < ROUGHLY_ALIKE) continue;
        const shift = shiftTo(levels, width, corner, look.patch, sizes);
        if (!shift) continue;
        look.count++;
        return { group: look.number, shift, worth, isCrossed: showsBothWays(patch) };
      }
      const number = count++;
      if (looks.length < MOST_LOOKS) {
        looks.push({ number, patch: normalised(patch, contrast), blocks, count: 1 });
        looks.sort((a, b) => b.count - a.count);
      }
      return { group: number, shift: null, worth, isCrossed: showsBothWays(patch) };
    },
  };
}

/** Whether there are steps both across and down a patch. */
function showsBothWays(patch: Float32Array): boolean {
  let [across, down] = [0, 0];
  for (let y = 0; y + 1 < SIDE; y++)
    for (let x = 0; x + 1 < SIDE; x++) {
      const here = patch[y * SIDE + x] as number;
      across += ((patch[y * SIDE + x + 1] as number) - here) ** 2;
      down += ((patch[(y + 1) * SIDE + x] as number) - here) ** 2;
    }
  return Math.min(across, down) >= CROSSED * Math.max(across, down);
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

function normalised(patch: Float32Array, contrast: number): Float32Array {
  const size = contrast * Math.sqrt(patch.length);
  return patch.map((v) => v / size);
}
