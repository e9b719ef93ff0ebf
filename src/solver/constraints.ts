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

/** What is known of a position's cells once all is settled that single numbers force; one entry a cell. */
export interface Settled {
  /** 0 no mine, 1 mine, -1 unknown (closed or unreadable, not forced). */
  readonly value: Int8Array;
  /** The number that counts, -1 where there is none. */
  readonly shown: Int8Array;
  /** For cells with a number: the unknown cells around it, and the mines among them. */
  readonly unknownAround: Int8Array;
  readonly lacking: Int8Array;
}

/**
 * A position as a system of constraints over unknown cells, with every directly forced cell already settled.
 * Constraint k says that exactly `needed[k]` of the cells `cellList[cellStart[k]]` up to (not including)
 * `cellList[cellStart[k + 1]]` are mines; it is the number at cell `source[k]`.
 */
export interface ConstraintSystem extends Settled {
  readonly topology: Topology;
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
  const state = startSettling(topology, codes, counts);
  return settle(topology, state) ?? makeSystem(topology, state);
}

/**
 * What `settleCells` would make of the position after one of its unknown cells was opened and shows a number, or is no mine
 * and shows nothing (-1). What was settled stays so; only what the cell changes is looked at.
 */
export function settleOpened(before: ConstraintSystem, cell: number, number: number): ConstraintSystem | Contradiction {
  const { topology } = before;
  const { neighbourStart: start, neighbourList: list } = topology;
  const value = before.value.slice();
  const shown = before.shown.slice();
  const unknownAround = before.unknownAround.slice();
  const lacking = before.lacking.slice();
  const queue: number[] = [];
  let unknown = 0;
  let mines = 0;
  for (let k = start[cell] as number, end = start[cell + 1] as number; k < end; k++) {
    const n = list[k] as number;
    if (value[n] === UNKNOWN) unknown++;
    else mines += value[n] as number;
    if ((shown[n] as number) < 0) continue;
    unknownAround[n] = (unknownAround[n] as number) - 1;
    queue.push(n);
  }
  value[cell] = 0;
  shown[cell] = number;
  unknownAround[cell] = unknown;
  lacking[cell] = number - mines;
  if (number >= 0) queue.push(cell);
  const state = { value, shown, unknownAround, lacking, queue };
  return settle(topology, state) ?? makeSystem(topology, state);
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
interface Settling extends Settled {
  /** Numbers that may force something. */
  readonly queue: number[];
}

function startSettling(topology: Topology, codes: CellCodes, counts: ReadonlySet<number> | null): Settling {
  const { cellCount, neighbourStart: start, neighbourList: list } = topology;
  const value = new Int8Array(cellCount);
  const shown = new Int8Array(cellCount);
  const unknownAround = new Int8Array(cellCount);
  const lacking = new Int8Array(cellCount);
  for (let i = 0; i < cellCount; i++) {
    const code = codes[i] as number;
    const number = code >= 0 && (counts === null || counts.has(i)) ? code : -1;
    shown[i] = number;
    value[i] = code === CODE.unknown ? UNKNOWN : code === CODE.mine ? 1 : 0;
  }
  const queue: number[] = [];
  for (let i = 0; i < cellCount; i++) {
    const number = shown[i] as number;
    if (number < 0) continue;
    // An unknown cell adds -1 and 1, a mine 1 and 1: sums without branches.
    let sum = 0;
    let squares = 0;
    for (let k = start[i] as number, end = start[i + 1] as number; k < end; k++) {
      const v = value[list[k] as number] as number;
      sum += v;
      squares += v * v;
    }
    const unknown = (squares - sum) >> 1;
    const needed = number - ((squares + sum) >> 1);
    unknownAround[i] = unknown;
    lacking[i] = needed;
    if (isForcing(needed, unknown)) queue.push(i);
  }
  return { value, shown, unknownAround, lacking, queue };
}

/** Whether a number forces its unknown cells, or cannot be met. */
function isForcing(lacking: number, unknown: number): boolean {
  return unknown === 0 ? lacking !== 0 : lacking <= 0 || lacking >= unknown;
}

/** Settles what numbers force, until nothing changes. */
function settle(topology: Topology, { value, shown, unknownAround, lacking, queue }: Settling): Contradiction | null {
  const { neighbourStart: start, neighbourList: list } = topology;
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const mines = lacking[next] as number;
    const unknown = unknownAround[next] as number;
    if (mines < 0) return { code: 'too-many-mines-around', cells: [next] };
    if (mines > unknown) return { code: 'too-few-cells-around', cells: [next] };
    if (unknown === 0 || (mines !== 0 && mines !== unknown)) continue;
    const settled = mines === 0 ? 0 : 1;
    for (let k = start[next] as number, end = start[next + 1] as number; k < end; k++) {
      const cell = list[k] as number;
      if (value[cell] !== UNKNOWN) continue;
      value[cell] = settled;
      for (let m = start[cell] as number, last = start[cell + 1] as number; m < last; m++) {
        const around = list[m] as number;
        if ((shown[around] as number) < 0) continue;
        const left = (unknownAround[around] as number) - 1;
        const needed = (lacking[around] as number) - settled;
        unknownAround[around] = left;
        lacking[around] = needed;
        if (isForcing(needed, left)) queue.push(around);
      }
    }
  }
  return null;
}

/** What is left after settling, as constraints. */
function makeSystem(topology: Topology, { value, shown, unknownAround, lacking }: Settled): ConstraintSystem {
  const { cellCount, neighbourStart: start, neighbourList: list } = topology;
  const source: number[] = [];
  const needed: number[] = [];
  const cellStart: number[] = [0];
  const cellList: number[] = [];
  const onFrontier = new Uint8Array(cellCount);
  for (let i = 0; i < cellCount; i++) {
    if ((shown[i] as number) < 0 || unknownAround[i] === 0) continue;
    for (let k = start[i] as number, end = start[i + 1] as number; k < end; k++) {
      const cell = list[k] as number;
      if (value[cell] !== UNKNOWN) continue;
      cellList.push(cell);
      onFrontier[cell] = 1;
    }
    source.push(i);
    needed.push(lacking[i] as number);
    cellStart.push(cellList.length);
  }
  const offFrontier: number[] = [];
  let settledMines = 0;
  for (let i = 0; i < cellCount; i++) {
    if (value[i] === 1) settledMines++;
    else if (value[i] === UNKNOWN && onFrontier[i] === 0) offFrontier.push(i);
  }
  return {
    topology,
    value,
    shown,
    unknownAround,
    lacking,
    settledMines,
    offFrontier,
    source,
    needed,
    cellStart,
    cellList,
  };
}
