import type { Topology } from '../../model/topology.ts';
import { constraintsOfCells } from '../components.ts';
import type { ConstraintSystem } from '../constraints.ts';
import { UNKNOWN } from '../constraints.ts';

/** What a cell shows in a layout in which it is a mine. */
export const MINE = 255;

/**
 * All layouts of mines that a position allows. In layout l, unknown cell u (the board's cell `cells[u]`) would show
 * `shows[u · count + l]` when opened: a number, or MINE.
 */
export interface Layouts {
  readonly cells: readonly number[];
  readonly count: number;
  readonly shows: Uint8Array;
}

/**
 * Lists the layouts of a settled position with `minesLeft` mines among its unknown cells; null when they are more
 * than `most`. Method: depth-first over the unknown cells, those of one constraint after another, pruned by what
 * every constraint and the total still need.
 */
export function listLayouts(system: ConstraintSystem, minesLeft: number, most: number): Layouts | null {
  const listing = new Listing(system, minesLeft, most);
  return listing.run() ? listing.layouts() : null;
}

/** Steps without a layout after which listing gives up, for each layout allowed. */
const STEPS_PER_LAYOUT = 50;

class Listing {
  readonly #topology: Topology;
  readonly #value: Int8Array;
  readonly #minesLeft: number;
  readonly #most: number;
  /** Unknown cells in the order of the search, and the constraints that contain each. */
  readonly #cells: number[] = [];
  readonly #within: (readonly number[])[] = [];
  readonly #needed: number[];
  readonly #open: number[];
  readonly #mine: Uint8Array;
  readonly #found: number[] = [];
  #count = 0;
  #steps = 0;

  constructor(system: ConstraintSystem, minesLeft: number, most: number) {
    const { topology, value, needed, cellStart, cellList, offFrontier } = system;
    this.#topology = topology;
    this.#value = value;
    this.#minesLeft = minesLeft;
    this.#most = most;
    this.#needed = [...needed];
    this.#open = needed.map((_, c) => (cellStart[c + 1] as number) - (cellStart[c] as number));
    const { start, list } = constraintsOfCells(system, new Uint8Array(needed.length).fill(1));
    for (const cell of [...new Set(cellList), ...offFrontier]) {
      this.#cells.push(cell);
      this.#within.push([...list.subarray(start[cell], start[cell + 1])]);
    }
    this.#mine = new Uint8Array(this.#cells.length);
  }

  run(): boolean {
    return this.#place(0, this.#minesLeft);
  }

  /** Places or spares cell `at` and all after it; false where there are too many layouts. */
  #place(at: number, left: number): boolean {
    if (++this.#steps > STEPS_PER_LAYOUT * (this.#most + 1)) return false;
    const rest = this.#cells.length - at;
    if (left < 0 || left > rest) return true;
    if (at === this.#cells.length) return this.#enter();
    const within = this.#within[at] as readonly number[];
    for (const mine of [0, 1] as const) {
      if (!this.#allows(within, mine)) continue;
      this.#mine[at] = mine;
      this.#change(within, -1, -mine);
      const fine = this.#place(at + 1, left - mine);
      this.#change(within, 1, mine);
      if (!fine) return false;
    }
    return true;
  }

  #allows(within: readonly number[], mine: 0 | 1): boolean {
    for (const c of within) {
      const needed = (this.#needed[c] as number) - mine;
      if (needed < 0 || needed > (this.#open[c] as number) - 1) return false;
    }
    return true;
  }

  #change(within: readonly number[], open: number, needed: number): void {
    for (const c of within) {
      this.#open[c] = (this.#open[c] as number) + open;
      this.#needed[c] = (this.#needed[c] as number) + needed;
    }
  }

  #enter(): boolean {
    if (this.#count++ >= this.#most) return false;
    for (const m of this.#mine) this.#found.push(m);
    return true;
  }

  layouts(): Layouts {
    const width = this.#cells.length;
    const shows = new Uint8Array(this.#count * width);
    const at = new Map(this.#cells.map((cell, u) => [cell, u]));
    const settled: number[] = [];
    const around: number[][] = this.#cells.map((cell, u) => {
      let mines = 0;
      const unknown: number[] = [];
      for (const n of this.#topology.neighbours[cell] ?? []) {
        const other = at.get(n);
        if (other !== undefined) unknown.push(other);
        else if (this.#value[n] !== UNKNOWN) mines += this.#value[n] as number;
      }
      settled[u] = mines;
      return unknown;
    });
    for (let l = 0; l < this.#count; l++) {
      const row = l * width;
      for (let u = 0; u < width; u++) {
        let shown = settled[u] as number;
        for (const other of around[u] as number[]) shown += this.#found[row + other] as number;
        shows[u * this.#count + l] = this.#found[row + u] ? MINE : shown;
      }
    }
    return { cells: this.#cells, count: this.#count, shows };
  }
}
