import type { Frame } from '../model/frame.ts';
import { SIGNATURE, writeSignature } from './cellSamples.ts';
import type { Fold } from './comb.ts';
import type { LineFamily } from './gridLines.ts';
import { sampleColours } from './patch.ts';
import type { Extent } from './sides.ts';

/**
 * Boards without any lines: rows and columns of characters or discs on one ground. Their cells are told from other
 * things that stand in rows by their looks: a board has few, each many times; text has many.
 */

/** Width of the quiet strip between cells, as a part of the pitch. */
const QUIET = 0.16;
/** Difference of the lightest and darkest block of a cell (levels) from which something is drawn on it. */
const DRAWN = 16;
/** Blocks of cells of one look differ by no more levels. */
const SAME_LOOK = 14;
/** A look of a board is seen at least so many times, and on this part of all cells where something is drawn. */
const LEAST_COUNT = 3;
const LEAST_SHARE = 0.02;
/** … in so many rows and columns: a frame of characters has each look in two at most. */
const LEAST_LANES = 3;
/** What a cell says for the board that it may be in: one with a frequent look, one with a rare look, an empty one. */
const FREQUENT = 1;
const RARE = -1.5;
const EMPTY = -0.12;
/** The least sum of these for a board. */
const LEAST_SUM = 18;

/** The middle of the quietest strip of a fold, Px from the fold's start: where one cell ends and the next begins. */
export function quietPhase({ bins, pitch }: Fold): number {
  const wide = Math.max(1, Math.round(QUIET * bins.length));
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < bins.length; k++) {
    let sum = 0;
    for (let d = 0; d < wide; d++) sum += bins[(k + d) % bins.length] as number;
    if (sum >= least) continue;
    least = sum;
    best = k + (wide - 1) / 2;
  }
  return ((best % bins.length) * pitch) / bins.length;
}

/** The rectangle of cells, of `cols` × `rows` from the first lines on, that looks most like a board; null for none. */
export function bareExtent(
  picture: Frame,
  x: LineFamily,
  y: LineFamily,
  cols: number,
  rows: number,
): (Extent & { readonly value: number }) | null {
  const signatures = new Uint8Array(cols * rows * SIGNATURE);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const box = {
        x: x.origin + (x.phases[0] as number) + i * x.pitch,
        y: y.origin + (y.phases[0] as number) + j * y.pitch,
        width: x.pitch,
        height: y.pitch,
      };
      writeSignature(sampleColours(picture, box), signatures, (j * cols + i) * SIGNATURE);
    }
  }
  const best = largestSum(valuesOf(signatures, cols * rows, cols), cols, rows);
  return best.value >= LEAST_SUM ? best : null;
}

function valuesOf(signatures: Uint8Array, count: number, cols: number): Float64Array {
  const looks: number[][] = [];
  const values = new Float64Array(count).fill(EMPTY);
  for (let i = 0; i < count; i++) {
    if (contrast(signatures, i) < DRAWN) continue;
    const look = looks.find((members) => sameLook(signatures, members[0] as number, i));
    if (look) look.push(i);
    else looks.push([i]);
  }
  const drawn = looks.reduce((sum, members) => sum + members.length, 0);
  const least = Math.max(LEAST_COUNT, LEAST_SHARE * drawn);
  for (const members of looks) {
    const lanes = Math.min(
      new Set(members.map((i) => i % cols)).size,
      new Set(members.map((i) => Math.floor(i / cols))).size,
    );
    const isFrequent = members.length >= least && lanes >= LEAST_LANES;
    for (const i of members) values[i] = isFrequent ? FREQUENT : RARE;
  }
  return values;
}

function contrast(signatures: Uint8Array, cell: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const plane = signatures.subarray(
      cell * SIGNATURE + (c * SIGNATURE) / 3,
      cell * SIGNATURE + ((c + 1) * SIGNATURE) / 3,
    );
    let low = 255;
    let high = 0;
    for (const level of plane) {
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
    most = Math.max(most, high - low);
  }
  return most;
}

function sameLook(signatures: Uint8Array, a: number, b: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const d = (signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number);
    if (d > SAME_LOOK || d < -SAME_LOOK) return false;
  }
  return true;
}

/** The rectangle with the largest sum of values (Kadane's algorithm over all pairs of rows). */
function largestSum(values: Float64Array, cols: number, rows: number): Extent & { readonly value: number } {
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
