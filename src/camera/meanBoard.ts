import type { Frame } from '../model/frame.ts';
import { remembered } from '../vision/once.ts';

/** The size of a flat picture of a board: cells of `pitch` Px, `margin` Px around all of them. */
export interface FlatSize {
  readonly rows: number;
  readonly cols: number;
  readonly pitch: number;
  readonly margin: number;
}

/** Blocks a row and a column of a cell by which frames are compared. */
const BLOCKS = 4;
/**
 * A block has changed when it differs by so many levels, and by so many times the usual difference: that of the third of the cells that differ
 * least, for most of a board may change.
 */
const LEAST_CHANGE = 14;
const CHANGE = 7;
const USUAL = 1 / 3;
/** Where cells usually differ by more levels, as in a blurred frame, none is said to look as it did before. */
const CALM = 5;
/** Frames in turn in which a cell must look as it did. */
const RETURNED = 2;
/** Frames that a mean holds at most; older ones fade. */
const MOST_FRAMES = 16;
/** So large a part of changed cells at once is no move of a game. */
const MOSTLY = 0.6;

/** What a flat picture shows otherwise than those before it. */
export interface Change {
  readonly changed: readonly number[];
  /** The cells that look again as they did when they were last known: a hand or a pointer was over them. */
  readonly returned: readonly number[];
}

/** The mean of registered flat pictures, cell by cell since the cell last changed. */
export interface MeanBoard {
  readonly size: FlatSize;
  /**
   * Takes the next flat picture, or the mean of some; null where most of the board changed, as long as it is not all of it: that is also what
   * a blurred frame does.
   * @param isKnown whether it was known what a cell shows: where such a cell changes, its mean is kept.
   */
  readonly add: (flat: Frame, frames?: number, isKnown?: (cell: number) => boolean) => Change | null;
  /** Frames that each cell has been as it is. */
  readonly counts: () => Uint16Array;
  readonly picture: () => Frame;
}

/** The mean of a cell when it was last known. */
interface Look {
  /** The blocks of its whole row, which cells of one row that changed at once share: they tell how the light has changed since. */
  readonly row: Float32Array;
  readonly pixels: Float32Array;
  readonly count: number;
  /** Frames in turn in which the cell has looked so again. */
  seen: number;
}

export function makeMeanBoard(size: FlatSize): MeanBoard {
  const { rows, cols, pitch, margin } = size;
  const [width, height] = [cols * pitch + 2 * margin, rows * pitch + 2 * margin];
  const sums = new Float32Array(width * height * 3);
  const counts = new Uint16Array(rows * cols);
  const perBlock = BLOCKS * BLOCKS;
  const known = new Float32Array(rows * cols * perBlock);
  const kept = new Map<number, Look>();
  let frames = 0;

  /** The lines of Px of a cell in the sums. */
  function linesOf(cell: number): Float32Array[] {
    const [top, left] = [margin + Math.floor(cell / cols) * pitch, margin + (cell % cols) * pitch];
    return Array.from({ length: pitch }, (_, y) => {
      const start = 3 * ((top + y) * width + left);
      return sums.subarray(start, start + 3 * pitch);
    });
  }

  const perRow = cols * perBlock;
  const rowOf = (cell: number) => Math.floor(cell / cols);
  const blocksOfRow = (blocks: Float32Array, row: number) => blocks.subarray(row * perRow, (row + 1) * perRow);

  function keep(cell: number, row: Float32Array): void {
    const pixels = new Float32Array(3 * pitch * pitch);
    for (const [y, line] of linesOf(cell).entries()) pixels.set(line, 3 * pitch * y);
    kept.set(cell, { row, pixels, count: counts[cell] as number, seen: 0 });
  }

  function restore(cell: number, { row, pixels, count }: Look): void {
    for (const [y, line] of linesOf(cell).entries()) line.set(pixels.subarray(3 * pitch * y, 3 * pitch * (y + 1)));
    const start = (cell % cols) * perBlock;
    known.set(row.subarray(start, start + perBlock), cell * perBlock);
    counts[cell] = count;
    kept.delete(cell);
  }

  function blend(flat: Frame, added: number): void {
    // Beside the board the mean goes over all frames.
    const outside = added / Math.min(frames + added, Math.max(added, MOST_FRAMES));
    const parts = Float64Array.from(counts, (count) => added / Math.min(count + added, Math.max(added, MOST_FRAMES)));
    for (let y = 0; y < height; y++) {
      const row = Math.floor((y - margin) / pitch);
      for (let x = 0; x < width; x++) {
        const col = Math.floor((x - margin) / pitch);
        const isCell = row >= 0 && col >= 0 && row < rows && col < cols;
        const part = isCell ? (parts[row * cols + col] as number) : outside;
        const i = y * width + x;
        for (let c = 0; c < 3; c++) {
          const at = 3 * i + c;
          const was = sums[at] as number;
          sums[at] = was + part * ((flat.data[4 * i + c] as number) - was);
        }
      }
    }
    for (let cell = 0; cell < counts.length; cell++) counts[cell] = Math.min(60_000, (counts[cell] as number) + added);
    frames += added;
  }

  return {
    size,
    counts: () => counts,
    add(flat, added = 1, isKnown = () => false) {
      const blocks = blocksOf(flat, size);
      const cells = [...counts.keys()];
      const differences = frames === 0 ? cells.map(() => 0) : differencesOf(known, blocks, size);
      const usual = [...differences].sort((a, b) => a - b)[Math.floor(USUAL * cells.length)] ?? 0;
      const limit = Math.max(LEAST_CHANGE, CHANGE * usual);
      const changed = cells.filter((cell) => (differences[cell] as number) > limit);
      if (changed.length > MOSTLY * cells.length) return null;
      for (const cell of cells.filter(isKnown)) kept.delete(cell);
      const rowNow = (cell: number) => blocksOfRow(blocks, rowOf(cell));
      const lights = new Map<Float32Array, number>();
      const isAsBefore = (cell: number, { row }: Look) => {
        const light = lights.get(row) ?? lightOf(row, rowNow(cell));
        lights.set(row, light);
        return largestDifference(row, rowNow(cell), cell % cols, light) <= LEAST_CHANGE;
      };
      for (const [cell, look] of kept) look.seen = usual <= CALM && isAsBefore(cell, look) ? look.seen + 1 : 0;
      const returned = [...kept].filter(([, { seen }]) => seen >= RETURNED);
      const rowBefore = remembered((row: number) => blocksOfRow(known, row).slice());
      for (const cell of changed) {
        if (isKnown(cell)) keep(cell, rowBefore(rowOf(cell)));
        counts[cell] = 0;
      }
      for (const [cell, look] of returned) restore(cell, look);
      for (let cell = 0; cell < counts.length; cell++) {
        const part = 1 / Math.min((counts[cell] as number) + 1, MOST_FRAMES);
        for (let k = cell * perBlock; k < (cell + 1) * perBlock; k++)
          known[k] = (known[k] as number) + part * ((blocks[k] as number) - (known[k] as number));
      }
      blend(flat, added);
      return { changed, returned: returned.map(([cell]) => cell) };
    },
    picture() {
      const data = new Uint8Array(width * height * 4);
      for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
        data[i] = (sums[j] as number) + 0.5;
        data[i + 1] = (sums[j + 1] as number) + 0.5;
        data[i + 2] = (sums[j + 2] as number) + 0.5;
        data[i + 3] = 255;
      }
      return { width, height, data };
    },
  };
}

/** Mean levels of the blocks of every cell. */
function blocksOf({ data, width }: Frame, { rows, cols, pitch, margin }: FlatSize): Float32Array {
  const block = pitch / BLOCKS;
  const out = new Float32Array(rows * cols * BLOCKS * BLOCKS);
  for (let by = 0; by < rows * BLOCKS; by++)
    for (let bx = 0; bx < cols * BLOCKS; bx++) {
      let sum = 0;
      for (let y = 0; y < block; y++) {
        let i = ((margin + by * block + y) * width + margin + bx * block) * 4;
        for (let x = 0; x < block; x++, i += 4)
          sum += (data[i] as number) + 2 * (data[i + 1] as number) + (data[i + 2] as number);
      }
      const cell = Math.floor(by / BLOCKS) * cols + Math.floor(bx / BLOCKS);
      out[cell * BLOCKS * BLOCKS + (by % BLOCKS) * BLOCKS + (bx % BLOCKS)] = sum / (4 * block * block);
    }
  return out;
}

/** By how many levels the block of each cell differs that differs most, and not by the light of its row. */
function differencesOf(before: Float32Array, after: Float32Array, { rows, cols }: FlatSize): number[] {
  const perRow = cols * BLOCKS * BLOCKS;
  return Array.from({ length: rows }, (_, row) => {
    const known = before.subarray(row * perRow, (row + 1) * perRow);
    const now = after.subarray(row * perRow, (row + 1) * perRow);
    const light = lightOf(known, now);
    return Array.from({ length: cols }, (_, col) => largestDifference(known, now, col, light));
  }).flat();
}

/** Levels that are added, for dark ground says little of the light. */
const DARK = 8;

/** How much lighter the blocks of a row have become, the median. */
function lightOf(before: Float32Array, after: Float32Array): number {
  const ratios = after.map((level, k) => (level + DARK) / ((before[k] as number) + DARK)).sort();
  return ratios[ratios.length >> 1] ?? 1;
}

function largestDifference(before: Float32Array, after: Float32Array, col: number, light: number): number {
  let largest = 0;
  for (let k = col * BLOCKS * BLOCKS; k < (col + 1) * BLOCKS * BLOCKS; k++) {
    const difference = Math.abs((after[k] as number) + DARK - light * ((before[k] as number) + DARK));
    if (difference > largest) largest = difference;
  }
  return largest;
}
