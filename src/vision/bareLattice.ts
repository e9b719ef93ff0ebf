import type { Frame } from '../model/frame.ts';
import type { BlockSums } from './blockSums.ts';
import { meanBlocks, SIGNATURE_SIDE, sumBlocks } from './blockSums.ts';
import { phasesApart } from './cellBorders.ts';
import type { Fold } from './comb.ts';
import { foldPeaks } from './comb.ts';
import { isWithin } from './extents.ts';
import type { LineFamily } from './gridLines.ts';
import type { Extent } from './sides.ts';

/**
 * Boards without lines around every cell: rows and columns of characters, discs or patches of colour. Their cells are
 * told from other things that stand in rows by their looks: a board has few, each many times; text has many.
 */

/** Colour values of a cell's look. */
export const SIGNATURE = 3 * SIGNATURE_SIDE ** 2;
/** Reach, on both sides of where cells meet, in which nothing is drawn, as a part of the pitch, and Px next to it that may be. */
const QUIET = 0.13;
const MEETING = 1;
/** Places that are this much louder than the quietest (as a part of the fold's mean) are as quiet. */
const AS_QUIET = 0.12;
/** An edge between quiet flanks is where cells meet when it is this many times the fold's mean. */
const STANDS_OUT = 1.5;
/** Edges at which cells may meet that are tried beside the quiet place. */
const MOST_EDGES = 2;
const LEAST_EDGE_SHARE = 0.5;
/** Difference of the lightest and darkest block of a cell (levels) from which something is drawn on it. */
export const DRAWN = 16;
/** Blocks of cells of one look differ by no more levels, and by no more than this part of what is drawn. */
const SAME_LOOK = 14;
const SAME_PART = 0.3;
/** A drawing may lie by this part of a block beside its place: pitches are fractional, and known to a few hundredths of a pixel. */
const SHIFT = 0.3;
/** A look of a board is seen at least so many times, and on this part of all cells where something is drawn. */
const LEAST_COUNT = 3;
const LEAST_SHARE = 0.02;
/** … in so many rows and columns: a frame of characters has each look in two at most. */
export const LEAST_LANES = 3;
/** The most frequent looks of a board, and the part of its drawn cells that have one of them, at least. */
const MAIN_LOOKS = 8;
const MAIN_SHARE = 0.7;
/** What a cell says for the board that it may be in: one with a frequent look, one with a rare look, an empty one. */
export const FREQUENT = 1;
const RARE = -1.5;
const EMPTY = -0.05;
/** The least sum of these for a board. */
export const LEAST_SUM = 18;

/** Where cells may meet, Px from the fold's start, the likeliest first: in the quiet, or at the strongest edges. */
export function meetingPhases(fold: Fold): number[] {
  const quiet = quietPhase(fold);
  const peaks = foldPeaks(fold, MOST_EDGES, LEAST_EDGE_SHARE);
  const edges = peaks.filter((edge) => phasesApart(edge, quiet, fold.pitch) > MEETING);
  return [quiet, ...edges];
}

/** The place of a fold with the quietest flanks: the edge that stands out there, or else the middle. */
function quietPhase({ bins, pitch }: Fold): number {
  const n = bins.length;
  const at = (k: number) => bins[((k % n) + n) % n] as number;
  const reach = Math.max(MEETING + 1, Math.round(QUIET * n));
  const loudness = Array.from({ length: n }, (_, k) => {
    let sum = 0;
    for (let d = MEETING + 1; d <= reach; d++) sum += at(k - d) + at(k + d);
    return sum / (2 * (reach - MEETING));
  });
  const mean = bins.reduce((a, b) => a + b, 0) / n;
  const limit = Math.min(...loudness) + AS_QUIET * mean;
  const isQuiet = (k: number) => (loudness[((k % n) + n) % n] as number) <= limit;
  const places = loudness.map((_, k) => k).filter(isQuiet);
  const edge = places.reduce((best, k) => (at(k) > at(best) ? k : best), places[0] as number);
  if (at(edge) >= STANDS_OUT * mean) return (edge * pitch) / n;
  let middle = 0;
  let longest = 0;
  for (const first of places) {
    if (isQuiet(first - 1) && places.length < n) continue;
    let length = 1;
    while (length < n && isQuiet(first + length)) length++;
    if (length <= longest) continue;
    longest = length;
    middle = first + (length - 1) / 2;
  }
  return ((middle % n) * pitch) / n;
}

/** A picture's colours, summed so that the look of any cell is measured at once. */
export function sumColours(picture: Frame, x: LineFamily, y: LineFamily, cols: number, rows: number): BlockSums {
  return sumBlocks(picture, {
    x: x.origin,
    y: y.origin,
    width: (cols + 2) * x.pitch,
    height: (rows + 2) * y.pitch,
  });
}

/** Cells that look most like a board, whether enough like one, and whether two of them side by side are one cell of it. */
export interface BareExtent extends Extent {
  readonly value: number;
  readonly isBoard: boolean;
  readonly isHalfX: boolean;
  readonly isHalfY: boolean;
}

/** The looks of all cells around a repetition, `cols` × `rows` from the first lines on. */
export function signaturesOf(sums: BlockSums, x: LineFamily, y: LineFamily, cols: number, rows: number): Uint8Array {
  const signatures = new Uint8Array(cols * rows * SIGNATURE);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const box = {
        x: x.origin + (x.phases[0] as number) + i * x.pitch,
        y: y.origin + (y.phases[0] as number) + j * y.pitch,
        width: x.pitch,
        height: y.pitch,
      };
      meanBlocks(sums, box, signatures, (j * cols + i) * SIGNATURE);
    }
  }
  return signatures;
}

/** The rectangle of cells, of `cols` × `rows` from the first lines on, that looks most like a board. */
export function bareExtent(sums: BlockSums, x: LineFamily, y: LineFamily, cols: number, rows: number): BareExtent {
  const signatures = signaturesOf(sums, x, y, cols, rows);
  const looks = looksOf(signatures, cols * rows);
  const best = largestSum(valuesOf(looks, cols * rows, cols), cols, rows);
  // What stands around the board, as lines of text do, has its own lanes.
  const ofBoard = looks.map((members) => members.filter((i) => isWithin(best, i, cols)));
  return {
    ...best,
    isBoard: best.value >= LEAST_SUM && hasFewLooks(looks, best, cols),
    isHalfX: alternate(ofBoard, (i) => i % cols),
    isHalfY: alternate(ofBoard, (i) => Math.floor(i / cols)),
  };
}

/**
 * Whether what is drawn in every other lane (column or row) is never drawn in those between: then two of these lanes
 * are one of the board's. On a true lattice each look is as often in the one as in the other.
 */
export function alternate(looks: readonly (readonly number[])[], laneOf: (cell: number) => number): boolean {
  let all = 0;
  let apart = 0;
  for (const members of looks) {
    if (members.length < LEAST_COUNT) continue;
    const even = members.filter((i) => laneOf(i) % 2 === 0).length;
    all += members.length;
    apart += Math.abs(2 * even - members.length);
  }
  return apart >= ALTERNATING * all;
}

/** The part of the drawn cells that are in lanes of one kind, by looks, from which the pitch is half of the board's. */
const ALTERNATING = 0.8;

/**
 * Cells on which something is drawn, those that look the same together.
 * @param inset blocks along a cell's sides that are not asked whether something is drawn.
 */
export function looksOf(signatures: Uint8Array, count: number, inset = 0): number[][] {
  const looks: Look[] = [];
  // Cells that look the same have nearly the same sum, and text has thousands of looks.
  const near: Look[][] = Array.from({ length: Math.ceil((255 * SIGNATURE + 1) / SUMS_TOGETHER) }, () => []);
  for (let i = 0; i < count; i++) {
    const drawn = contrast(signatures, i, inset);
    if (drawn < DRAWN) continue;
    const sum = sumOf(signatures, i * SIGNATURE, SIGNATURE);
    const here = near[Math.floor(sum / SUMS_TOGETHER)] as Look[];
    const look = here.find(({ members, allowed }) => sameLook(signatures, members[0] as number, i, allowed));
    if (look) {
      look.members.push(i);
      continue;
    }
    const allowed = tolerances(signatures, i, Math.min(SAME_LOOK, SAME_PART * drawn));
    const own: Look = { members: [i], allowed };
    const reach = sumOf(allowed, 0, SIGNATURE);
    const last = Math.min(near.length - 1, Math.floor((sum + reach) / SUMS_TOGETHER));
    for (let k = Math.floor(Math.max(0, sum - reach) / SUMS_TOGETHER); k <= last; k++) (near[k] as Look[]).push(own);
    looks.push(own);
  }
  return looks.map(({ members }) => members);
}

/** Cells that look like the first of them, whose blocks differ by no more than is allowed. */
interface Look {
  readonly members: number[];
  readonly allowed: Uint8Array;
}

/** Sums of a cell's values are sorted into ranges of so many levels. */
const SUMS_TOGETHER = 512;

function sumOf(values: Uint8Array, from: number, count: number): number {
  let sum = 0;
  for (let k = from; k < from + count; k++) sum += values[k] as number;
  return sum;
}

/** By how many levels each block of a cell may differ: `least`, and what moving the drawing by SHIFT blocks changes. */
function tolerances(signatures: Uint8Array, cell: number, least: number): Uint8Array {
  const side = SIGNATURE_SIDE;
  const allowed = new Uint8Array(SIGNATURE);
  const first = cell * SIGNATURE;
  for (let k = 0; k < SIGNATURE; k++) {
    const here = signatures[first + k] as number;
    const column = k % side;
    const row = Math.floor(k / side) % side;
    const left = column > 0 ? Math.abs(here - (signatures[first + k - 1] as number)) : 0;
    const right = column < side - 1 ? Math.abs(here - (signatures[first + k + 1] as number)) : 0;
    const up = row > 0 ? Math.abs(here - (signatures[first + k - side] as number)) : 0;
    const down = row < side - 1 ? Math.abs(here - (signatures[first + k + side] as number)) : 0;
    allowed[k] = least + SHIFT * (Math.max(left, right) + Math.max(up, down));
  }
  return allowed;
}

/** Rows or columns in which a look is, whichever are fewer. */
export function lanesOf(look: readonly number[], cols: number): number {
  return Math.min(
    new Set(look.map((cell) => cell % cols)).size,
    new Set(look.map((cell) => Math.floor(cell / cols))).size,
  );
}

/** Whether most of what is drawn in a rectangle of cells is the same few looks. */
export function hasFewLooks(looks: readonly (readonly number[])[], extent: Extent, cols: number): boolean {
  const counts = looks
    .map((members) => members.filter((cell) => isWithin(extent, cell, cols)).length)
    .sort((a, b) => b - a);
  const all = counts.reduce((sum, n) => sum + n, 0);
  return counts.slice(0, MAIN_LOOKS).reduce((sum, n) => sum + n, 0) >= MAIN_SHARE * all;
}

/** What each cell says for the board that it may be in. */
export function valuesOf(looks: readonly (readonly number[])[], count: number, cols: number): Float64Array {
  const values = new Float64Array(count).fill(EMPTY);
  const drawn = looks.reduce((sum, members) => sum + members.length, 0);
  const least = Math.max(LEAST_COUNT, LEAST_SHARE * drawn);
  for (const members of looks) {
    const isFrequent = members.length >= least && lanesOf(members, cols) >= LEAST_LANES;
    for (const i of members) values[i] = isFrequent ? FREQUENT : RARE;
  }
  return values;
}

/** Difference of the lightest and darkest block of a cell (levels), without `inset` blocks along each of its sides. */
export function contrast(signatures: Uint8Array, cell: number, inset = 0): number {
  let most = 0;
  for (let plane = 0; plane < 3; plane++) {
    let low = 255;
    let high = 0;
    for (let y = inset; y < SIGNATURE_SIDE - inset; y++) {
      for (let x = inset; x < SIGNATURE_SIDE - inset; x++) {
        const level = signatures[cell * SIGNATURE + (plane * SIGNATURE_SIDE + y) * SIGNATURE_SIDE + x] as number;
        if (level < low) low = level;
        if (level > high) high = level;
      }
    }
    most = Math.max(most, high - low);
  }
  return most;
}

function sameLook(signatures: Uint8Array, a: number, b: number, allowed: Uint8Array): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const d = (signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number);
    if (Math.abs(d) > (allowed[k] as number)) return false;
  }
  return true;
}

/** The rectangle with the largest sum of values (Kadane's algorithm over all pairs of rows). */
export function largestSum(values: Float64Array, cols: number, rows: number): Extent & { readonly value: number } {
  let best = { left: 0, top: 0, right: 0, bottom: 0, value: Number.NEGATIVE_INFINITY };
  for (let top = 0; top < rows; top++) {
    const columns = new Float64Array(cols);
    for (let bottom = top; bottom < rows; bottom++) {
      let running = 0;
      let start = 0;
      for (let i = 0; i < cols; i++) {
        columns[i] = (columns[i] as number) + (values[bottom * cols + i] as number);
        if (running <= 0) {
          running = 0;
          start = i;
        }
        running += columns[i] as number;
        if (running > best.value) best = { left: start, top, right: i + 1, bottom: bottom + 1, value: running };
      }
    }
  }
  return best;
}
