import type { Contradiction } from '../model/analysis.ts';
import type { Board, CellSymbol } from '../model/board.ts';
import { CELL_SYMBOLS, isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';

/** What is known of a cell's mine before any counting. */
export const UNKNOWN = -1;

/** How a position's cells are coded: 0 to 12 a number, else one of these. */
export const CODE = { unknown: -1, mine: -2, noMine: -3 } as const;

/** A position as the solver works with it: one code a cell, row by row. */
export type CellCodes = Int8Array;

/** The code of each symbol by its character code: a look into a table is several times faster than to ask what it is. */
const CODES = new Int8Array(128);
for (const symbol of CELL_SYMBOLS) CODES[symbol.charCodeAt(0)] = codeOf(symbol);

function codeOf(symbol: CellSymbol): number {
  if (isClosed(symbol) || symbol === '~') return CODE.unknown;
  const number = numberOf(symbol);
  if (number >= 0) return number;
  return isShownMine(symbol) ? CODE.mine : CODE.noMine;
}

/** Codes a board. Closed and unreadable cells are unknown: flags and question marks prove nothing. */
export function codeBoard({ cells }: Board): CellCodes {
  const codes = new Int8Array(cells.length);
  for (let i = 0; i < cells.length; i++) codes[i] = CODES[(cells[i] as string).charCodeAt(0)] as number;
  return codes;
}

/**
 * A position as a system of constraints over unknown cells, with every directly forced cell already settled.
 * Constraint k says that exactly `needed[k]` of the cells `cellList[cellStart[k]]` up to (not including)
 * `cellList[cellStart[k + 1]]` are mines; it is the number at cell `source[k]`.
 */
export interface ConstraintSystem {
  readonly topology: Topology;
  /** For each cell: 0 no mine, 1 mine, -1 unknown (closed or unreadable, not forced). */
  readonly value: Int8Array;
  /** Mines among all settled cells, those shown by the program included. */
  readonly settledMines: number;
  /** Unknown cells that no constraint mentions. */
  readonly offFrontier: readonly number[];
  readonly source: readonly number[];
  readonly needed: readonly number[];
  readonly cellStart: readonly number[];
  readonly cellList: readonly number[];
}

/**
 * Turns a position into constraints and settles what single numbers force (a number whose mines are all found, a
 * number that needs all its unknown cells), repeatedly. `counts` says which numbers count (null = all of them).
 * Returns the contradiction where a number cannot be met.
 */
export function settleCells(
  topology: Topology,
  codes: CellCodes,
  counts: ReadonlySet<number> | null = null,
): ConstraintSystem | Contradiction {
  const settling = new Settling(topology, codes, counts);
  return settling.settle() ?? settling.system();
}

/** `settleCells` of a board. */
export function makeConstraints(
  board: Board,
  numbers: ReadonlySet<number> | null = null,
): ConstraintSystem | Contradiction {
  return settleCells(makeTopology(board.shape, board.rows, board.cols), codeBoard(board), numbers);
}

export function isContradiction(result: ConstraintSystem | Contradiction): result is Contradiction {
  return 'code' in result;
}

/** The working state of `settleCells`; it lives only inside that call. */
class Settling {
  readonly #topology: Topology;
  readonly #value: Int8Array;
  /** The number shown by each cell, -1 where it shows none. */
  readonly #shown: Int8Array;
  readonly #unknownAround: Int8Array;
  readonly #needed: Int8Array;
  readonly #queue: number[] = [];

  constructor(topology: Topology, codes: CellCodes, counts: ReadonlySet<number> | null) {
    const { cellCount, neighbourStart: start, neighbourList: list } = topology;
    const value = new Int8Array(cellCount);
    const shown = new Int8Array(cellCount);
    const unknownAround = new Int8Array(cellCount);
    const needed = new Int8Array(cellCount);
    for (let i = 0; i < cellCount; i++) {
      const code = codes[i] as number;
      const number = code >= 0 && (counts === null || counts.has(i)) ? code : -1;
      shown[i] = number;
      needed[i] = number;
      value[i] = code === CODE.unknown ? UNKNOWN : code === CODE.mine ? 1 : 0;
    }
    for (let i = 0; i < cellCount; i++) {
      const v = value[i] as number;
      if (v === 0) continue;
      const around = v === UNKNOWN ? unknownAround : needed;
      for (let k = start[i] as number, end = start[i + 1] as number; k < end; k++) {
        const n = list[k] as number;
        around[n] = (around[n] as number) - v;
      }
    }
    for (let i = 0; i < cellCount; i++)
      if ((shown[i] as number) >= 0 && (unknownAround[i] !== 0 || needed[i] !== 0)) this.#queue.push(i);
    this.#topology = topology;
    this.#value = value;
    this.#shown = shown;
    this.#unknownAround = unknownAround;
    this.#needed = needed;
  }

  settle(): Contradiction | null {
    const queue = this.#queue;
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const needed = this.#needed[next] as number;
      const unknown = this.#unknownAround[next] as number;
      if (needed < 0) return { code: 'too-many-mines-around', cells: [next] };
      if (needed > unknown) return { code: 'too-few-cells-around', cells: [next] };
      if (unknown > 0 && (needed === 0 || needed === unknown)) this.#force(next, needed === 0 ? 0 : 1);
    }
    return null;
  }

  /** Settles every unknown cell around a number and queues the numbers that this touches. */
  #force(number: number, value: 0 | 1): void {
    const { neighbourStart: start, neighbourList: list } = this.#topology;
    for (let k = start[number] as number, end = start[number + 1] as number; k < end; k++) {
      const cell = list[k] as number;
      if (this.#value[cell] !== UNKNOWN) continue;
      this.#value[cell] = value;
      for (let m = start[cell] as number, last = start[cell + 1] as number; m < last; m++) {
        const around = list[m] as number;
        if ((this.#shown[around] as number) < 0) continue;
        this.#unknownAround[around] = (this.#unknownAround[around] as number) - 1;
        this.#needed[around] = (this.#needed[around] as number) - value;
        this.#queue.push(around);
      }
    }
  }

  system(): ConstraintSystem {
    const { cellCount, neighbourStart: start, neighbourList: list } = this.#topology;
    const value = this.#value;
    const source: number[] = [];
    const needed: number[] = [];
    const cellStart: number[] = [0];
    const cellList: number[] = [];
    const onFrontier = new Uint8Array(cellCount);
    for (let i = 0; i < cellCount; i++) {
      if ((this.#shown[i] as number) < 0 || this.#unknownAround[i] === 0) continue;
      for (let k = start[i] as number, end = start[i + 1] as number; k < end; k++) {
        const cell = list[k] as number;
        if (value[cell] !== UNKNOWN) continue;
        cellList.push(cell);
        onFrontier[cell] = 1;
      }
      source.push(i);
      needed.push(this.#needed[i] as number);
      cellStart.push(cellList.length);
    }
    const offFrontier: number[] = [];
    let settledMines = 0;
    for (let i = 0; i < cellCount; i++) {
      if (value[i] === 1) settledMines++;
      else if (value[i] === UNKNOWN && onFrontier[i] === 0) offFrontier.push(i);
    }
    return { topology: this.#topology, value, settledMines, offFrontier, source, needed, cellStart, cellList };
  }
}
