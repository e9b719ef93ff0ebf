import type { Frame } from '../model/frame.ts';

/** The size of a flat picture of a board: cells of `pitch` Px, `margin` Px around all of them. */
export interface FlatSize {
  readonly rows: number;
  readonly cols: number;
  readonly pitch: number;
  readonly margin: number;
}

/** Blocks a row and a column of a cell by which frames are compared. */
const BLOCKS = 4;
/** A block has changed when it differs by so many levels, and by so many times the usual difference. */
const LEAST_CHANGE = 14;
const CHANGE = 6;
/** Frames that a mean holds at most; older ones fade. */
const MOST_FRAMES = 16;
/** So many changed cells at once are no move of a game. */
const MOSTLY = 0.6;

/** The mean of registered flat pictures, cell by cell since the cell last changed. */
export interface MeanBoard {
  readonly size: FlatSize;
  /** Takes the next flat picture, or the mean of some; returns the cells that changed, or null where most did. */
  readonly add: (flat: Frame, frames?: number) => readonly number[] | null;
  /** Frames that each cell has been as it is. */
  readonly counts: () => Uint16Array;
  readonly picture: () => Frame;
}

export function makeMeanBoard(size: FlatSize): MeanBoard {
  const { rows, cols, pitch, margin } = size;
  const [width, height] = [cols * pitch + 2 * margin, rows * pitch + 2 * margin];
  const sums = new Float32Array(width * height * 3);
  const counts = new Uint16Array(rows * cols);
  const perBlock = BLOCKS * BLOCKS;
  const known = new Float32Array(rows * cols * perBlock);
  let frames = 0;

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
    add(flat, added = 1) {
      const blocks = blocksOf(flat, size);
      const changed = frames === 0 ? [] : changedCells(known, blocks, rows, cols);
      if (changed.length > MOSTLY * counts.length) return null;
      for (const cell of changed) counts[cell] = 0;
      for (let cell = 0; cell < counts.length; cell++) {
        const part = 1 / Math.min((counts[cell] as number) + 1, MOST_FRAMES);
        for (let k = cell * perBlock; k < (cell + 1) * perBlock; k++)
          known[k] = (known[k] as number) + part * ((blocks[k] as number) - (known[k] as number));
      }
      blend(flat, added);
      return changed;
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

/** Cells with a block that changed by more than noise, and by something else than the light of their row. */
function changedCells(before: Float32Array, after: Float32Array, rows: number, cols: number): number[] {
  const perCell = BLOCKS * BLOCKS;
  const ratio = (k: number) => ((after[k] as number) + 8) / ((before[k] as number) + 8);
  const largest = new Float32Array(rows * cols);
  for (let row = 0; row < rows; row++) {
    const ratios = Array.from({ length: cols * perCell }, (_, k) => ratio(row * cols * perCell + k)).sort(
      (a, b) => a - b,
    );
    const light = ratios[ratios.length >> 1] ?? 1;
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      for (let k = cell * perCell; k < (cell + 1) * perCell; k++) {
        const difference = Math.abs((after[k] as number) + 8 - light * ((before[k] as number) + 8));
        if (difference > (largest[cell] as number)) largest[cell] = difference;
      }
    }
  }
  const usual = [...largest].sort((a, b) => a - b)[largest.length >> 1] ?? 0;
  const limit = Math.max(LEAST_CHANGE, CHANGE * usual);
  return [...largest.keys()].filter((cell) => (largest[cell] as number) > limit);
}
