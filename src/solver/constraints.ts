import type { Contradiction } from '../model/analysis.ts';
import type { Board } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';

/** What is known of a cell's mine before any counting. */
const UNKNOWN = -1;

/** An open number's demand: exactly `needed` of `cells` are mines. */
export interface Constraint {
  /** The cell that shows the number. */
  readonly source: number;
  /** The unknown cells around it, ascending. */
  readonly cells: readonly number[];
  readonly needed: number;
}

/** A position as a system of constraints over unknown cells, with every directly forced cell already settled. */
export interface ConstraintSystem {
  readonly topology: Topology;
  /** For each cell: 0 no mine, 1 mine, -1 unknown (closed or unreadable, not forced). */
  readonly value: Int8Array;
  /** Mines among all settled cells, those shown by the program included. */
  readonly settledMines: number;
  /** Unknown cells that no constraint mentions. */
  readonly offFrontier: readonly number[];
  readonly constraints: readonly Constraint[];
}

/**
 * Turns a board into constraints and settles what single numbers force (a number whose mines are all found, a
 * number that needs all its unknown cells), repeatedly. Flags and question marks are closed cells like any
 * other; unreadable cells are unknown. `numbers` limits the open numbers that count (null = all of them). Returns
 * the contradiction where a number cannot be met.
 */
export function makeConstraints(
  board: Board,
  numbers: ReadonlySet<number> | null = null,
): ConstraintSystem | Contradiction {
  const topology = makeTopology(board.shape, board.rows, board.cols);
  const state = new Settling(board, topology, numbers);
  const broken = state.settle();
  if (broken) return broken;
  return state.system();
}

export function isContradiction(result: ConstraintSystem | Contradiction): result is Contradiction {
  return 'code' in result;
}

/** The working state of `makeConstraints`; it lives only inside that call. */
class Settling {
  readonly #topology: Topology;
  readonly #value: Int8Array;
  /** The number shown by each cell, -1 where it shows none. */
  readonly #shown: Int8Array;
  readonly #unknownAround: Int16Array;
  readonly #needed: Int16Array;

  constructor(board: Board, topology: Topology, numbers: ReadonlySet<number> | null) {
    const { cellCount } = topology;
    this.#topology = topology;
    this.#value = new Int8Array(cellCount);
    this.#shown = new Int8Array(cellCount);
    this.#unknownAround = new Int16Array(cellCount);
    this.#needed = new Int16Array(cellCount);
    for (let i = 0; i < cellCount; i++) {
      const symbol = board.cells[i] as Board['cells'][number];
      this.#shown[i] = numbers && !numbers.has(i) ? -1 : numberOf(symbol);
      this.#value[i] = isShownMine(symbol) ? 1 : isClosed(symbol) || symbol === '~' ? UNKNOWN : 0;
    }
    this.#countAround();
  }

  #countAround(): void {
    const { neighbourStart: start, neighbourList: list, cellCount } = this.#topology;
    for (let i = 0; i < cellCount; i++) {
      const number = this.#shown[i] as number;
      if (number < 0) continue;
      let unknown = 0;
      let mines = 0;
      for (let k = start[i] as number; k < (start[i + 1] as number); k++) {
        const value = this.#value[list[k] as number] as number;
        if (value === UNKNOWN) unknown++;
        else mines += value;
      }
      this.#unknownAround[i] = unknown;
      this.#needed[i] = number - mines;
    }
  }

  settle(): Contradiction | null {
    const { cellCount } = this.#topology;
    const queue: number[] = [];
    for (let i = 0; i < cellCount; i++) if ((this.#shown[i] as number) >= 0) queue.push(i);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const needed = this.#needed[next] as number;
      const unknown = this.#unknownAround[next] as number;
      if (needed < 0) return { code: 'too-many-mines-around', cells: [next] };
      if (needed > unknown) return { code: 'too-few-cells-around', cells: [next] };
      if (unknown > 0 && (needed === 0 || needed === unknown)) this.#force(next, needed === 0 ? 0 : 1, queue);
    }
    return null;
  }

  /** Settles every unknown cell around a number and queues the numbers that this touches. */
  #force(number: number, value: 0 | 1, queue: number[]): void {
    const { neighbours } = this.#topology;
    for (const cell of neighbours[number] as Int32Array) {
      if (this.#value[cell] !== UNKNOWN) continue;
      this.#value[cell] = value;
      for (const around of neighbours[cell] as Int32Array) {
        if ((this.#shown[around] as number) < 0) continue;
        this.#unknownAround[around] = (this.#unknownAround[around] as number) - 1;
        this.#needed[around] = (this.#needed[around] as number) - value;
        queue.push(around);
      }
    }
  }

  system(): ConstraintSystem {
    const { cellCount, neighbours } = this.#topology;
    const constraints: Constraint[] = [];
    const onFrontier = new Uint8Array(cellCount);
    for (let i = 0; i < cellCount; i++) {
      if ((this.#shown[i] as number) < 0 || this.#unknownAround[i] === 0) continue;
      const cells: number[] = [];
      for (const cell of neighbours[i] as Int32Array) {
        if (this.#value[cell] !== UNKNOWN) continue;
        cells.push(cell);
        onFrontier[cell] = 1;
      }
      constraints.push({ source: i, cells, needed: this.#needed[i] as number });
    }
    const offFrontier: number[] = [];
    let settledMines = 0;
    for (let i = 0; i < cellCount; i++) {
      if (this.#value[i] === 1) settledMines++;
      else if (this.#value[i] === UNKNOWN && onFrontier[i] === 0) offFrontier.push(i);
    }
    return { topology: this.#topology, value: this.#value, settledMines, offFrontier, constraints };
  }
}
