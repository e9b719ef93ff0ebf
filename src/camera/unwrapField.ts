import type { LatticeField } from './latticeNet.ts';
import { CHANGE_SAMPLES, FIELD, FIELD_VALUES } from './latticeNet.ts';

/** A sample of a field with its whole column and row: numbers that may begin anywhere, the same for all of a piece. */
export interface Sighting {
  /** Px of the photo. */
  readonly x: number;
  readonly y: number;
  /** Grid, of the piece. */
  readonly column: number;
  readonly row: number;
  /** How sure the network is, 0 to 1. */
  readonly weight: number;
}

/** Samples that hang together and count their columns and rows alike. */
export interface Piece {
  readonly sightings: readonly Sighting[];
  /** How many cells it shows, in all. */
  readonly cells: number;
}

/** Pieces of a photo that may be boards. */
const MOST_PIECES = 4;
/** Cells that a piece must show: fewer are no board. */
const LEAST_CELLS = 12;
/** A sample belongs to a board from this probability on. */
const BELONGS = 0.5;
/** The next sample may be so far (cells) from where the changes of column and row say: half a cell is as good as any other. */
const MOST_OFF = 0.3;
/** Steps of sureness in which samples wait for their turn. */
const SURENESS = 64;

/**
 * Counts columns and rows through a field of phases: from the surest sample on, each next one is where the changes of column and row put it, and its phase
 * says the rest; surer ones go first (quality-guided phase unwrapping). The piece with most cells comes first.
 */
export function unwrapField(field: LatticeField): Piece[] {
  const { width, height } = field;
  const sure = surenessOf(field);
  const counts: Counts = {
    isCounted: new Uint8Array(width * height),
    columns: new Float32Array(width * height),
    rows: new Float32Array(width * height),
  };
  const order = new Uint32Array(sure.keys())
    .filter((i) => (sure[i] as number) > 0)
    .sort((a, b) => (sure[b] as number) - (sure[a] as number));
  const pieces: Piece[] = [];
  for (const start of order) {
    if (counts.isCounted[start]) continue;
    const piece = growFrom(start, field, sure, counts);
    if (piece.cells >= LEAST_CELLS) pieces.push(piece);
  }
  return pieces.sort((a, b) => b.cells - a.cells).slice(0, MOST_PIECES);
}

/** How sure each sample is of being on a board and of where in its cell: 0 outside of boards and in plain ground. */
function surenessOf({ width, height, values }: LatticeField): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const at = i * FIELD_VALUES;
    const mask = 1 / (1 + Math.exp(-(values[at + FIELD.mask] as number)));
    if (mask < BELONGS) return 0;
    const clear = clearnessAt(values, at);
    return clear < CLEAR ? 0 : mask * clear;
  });
}

/** Where cosine and sine are shorter than this the network does not know where in its cell a place is: in open ground without lines. */
export const CLEAR = 0.35;

/** How clearly the network sees where in its cell a sample is: the length of cosine and sine, of columns or rows, whichever is shorter, up to 1. */
export function clearnessAt(values: Float32Array, at: number): number {
  const length = (k: number) => Math.hypot(values[at + k] as number, values[at + k + 1] as number);
  return Math.min(1, length(FIELD.columnPhase), length(FIELD.rowPhase));
}

/** The phase of a column or row at a sample, in cells from -½ to ½. */
export function phaseAt(values: Float32Array, at: number): number {
  return Math.atan2(values[at + 1] as number, values[at] as number) / (2 * Math.PI);
}

/** What a number of cells is off from a phase, from -½ to ½. */
export function wrapped(cells: number): number {
  return cells - Math.round(cells);
}

/** The column and row of each sample that is counted. */
interface Counts {
  readonly isCounted: Uint8Array;
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** The piece that a sample belongs to. Samples that would be too far off wait for a neighbour that fits them better. */
function growFrom(start: number, field: LatticeField, sure: Float32Array, counts: Counts): Piece {
  const { width, height, step, first, values } = field;
  const { isCounted, columns, rows } = counts;
  const waiting: number[][] = Array.from({ length: SURENESS }, () => []);
  const sightings: Sighting[] = [];
  let highest = SURENESS - 1;
  let cells = 0;
  const put = (i: number, column: number, row: number) => {
    isCounted[i] = 1;
    columns[i] = column;
    rows[i] = row;
    const level = Math.min(SURENESS - 1, Math.floor((sure[i] as number) * SURENESS));
    (waiting[level] as number[]).push(i);
    highest = Math.max(highest, level);
    const [x, y] = [i % width, Math.floor(i / width)];
    sightings.push({ x: first + x * step, y: first + y * step, column, row, weight: sure[i] as number });
    const at = i * FIELD_VALUES;
    const change = (k: number) => (values[at + k] as number) / CHANGE_SAMPLES;
    cells += Math.abs(
      change(FIELD.columnRight) * change(FIELD.rowDown) - change(FIELD.columnDown) * change(FIELD.rowRight),
    );
  };
  const of = start * FIELD_VALUES;
  put(start, phaseAt(values, of + FIELD.columnPhase), phaseAt(values, of + FIELD.rowPhase));
  while (highest >= 0) {
    const i = (waiting[highest] as number[]).pop();
    if (i === undefined) {
      highest--;
      continue;
    }
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of NEIGHBOURS) {
      const [u, v] = [x + dx, y + dy];
      const j = v * width + u;
      if (u < 0 || v < 0 || u >= width || v >= height || isCounted[j] || !((sure[j] as number) > 0)) continue;
      const [from, to] = [i * FIELD_VALUES, j * FIELD_VALUES];
      const mean = (k: number) => ((values[from + k] as number) + (values[to + k] as number)) / 2 / CHANGE_SAMPLES;
      const column = (columns[i] as number) + dx * mean(FIELD.columnRight) + dy * mean(FIELD.columnDown);
      const row = (rows[i] as number) + dx * mean(FIELD.rowRight) + dy * mean(FIELD.rowDown);
      const columnOff = wrapped(phaseAt(values, to + FIELD.columnPhase) - column);
      const rowOff = wrapped(phaseAt(values, to + FIELD.rowPhase) - row);
      if (Math.max(Math.abs(columnOff), Math.abs(rowOff)) <= MOST_OFF) put(j, column + columnOff, row + rowOff);
    }
  }
  return { sightings, cells };
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
