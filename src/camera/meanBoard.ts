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
   * Takes the next flat picture, or the mean of some; null where most of the board changed.
   * @param isKnown whether it was known what a cell shows: where such a cell changes, its mean is kept.
   */
  readonly add: (flat: Frame, frames?: number, isKnown?: (cell: number) => boolean) => Change | null;
  /** Frames that each cell has been as it is. */
  readonly counts: () => Uint16Array;
  readonly picture: () => Frame;
}

/** The mean of a cell when it was last known. */
interface Look {
  readonly blocks: Float32Array;
  readonly pixels: Float32Array;
  readonly count: number;
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

  function rowsOf(cell: number): Float32Array[] {
    const [top, left] = [margin + Math.floor(cell / cols) * pitch, margin + (cell % cols) * pitch];
    return Array.from({ length: pitch }, (_, y) => {
      const start = 3 * ((top + y) * width + left);
      return sums.subarray(start, start + 3 * pitch);
    });
  }

  const blocksOfCell = (cell: number) => known.subarray(cell * perBlock, (cell + 1) * perBlock);

  function keep(cell: number): void {
    const pixels = new Float32Array(3 * pitch * pitch);
    for (const [y, row] of rowsOf(cell).entries()) pixels.set(row, 3 * pitch * y);
    kept.set(cell, { blocks: blocksOfCell(cell).slice(), pixels, count: counts[cell] as number });
  }

  function restore(cell: number, { blocks, pixels, count }: Look): void {
    for (const [y, row] of rowsOf(cell).entries()) row.set(pixels.subarray(3 * pitch * y, 3 * pitch * (y + 1)));
    blocksOfCell(cell).set(blocks);
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
      const differs = frames === 0 ? () => false : differenceTo(blocks, known, rows, cols);
      const cells = [...counts.keys()];
      const changed = cells.filter((cell) => differs(cell, blocksOfCell(cell)));
      if (changed.length > MOSTLY * counts.length) return null;
      for (const cell of cells.filter(isKnown)) kept.delete(cell);
      const returned = [...kept].filter(([cell, look]) => !differs(cell, look.blocks));
      for (const cell of changed) {
        if (isKnown(cell)) keep(cell);
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

/** Tells whether a cell has a block that differs from its blocks before by more than noise, and by something else than the light of its row. */
function differenceTo(
  after: Float32Array,
  known: Float32Array,
  rows: number,
  cols: number,
): (cell: number, before: Float32Array) => boolean {
  const perCell = BLOCKS * BLOCKS;
  const ratio = (k: number) => ((after[k] as number) + 8) / ((known[k] as number) + 8);
  const light = Array.from({ length: rows }, (_, row) => {
    const ratios = Array.from({ length: cols * perCell }, (_, k) => ratio(row * cols * perCell + k)).sort(
      (a, b) => a - b,
    );
    return ratios[ratios.length >> 1] ?? 1;
  });
  const difference = (cell: number, before: Float32Array) => {
    const gain = light[Math.floor(cell / cols)] as number;
    let largest = 0;
    for (let k = 0; k < perCell; k++) {
      const off = Math.abs((after[cell * perCell + k] as number) + 8 - gain * ((before[k] as number) + 8));
      if (off > largest) largest = off;
    }
    return largest;
  };
  const largest = Float32Array.from({ length: rows * cols }, (_, cell) =>
    difference(cell, known.subarray(cell * perCell, (cell + 1) * perCell)),
  );
  const usual = largest.sort()[largest.length >> 1] ?? 0;
  const limit = Math.max(LEAST_CHANGE, CHANGE * usual);
  return (cell, before) => difference(cell, before) > limit;
}
