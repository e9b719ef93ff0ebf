import type { Layouts } from './layouts.ts';
import { MINE } from './layouts.ts';

/** What perfect play comes to. */
export interface EndgameResult {
  /** The board's cell to open. */
  readonly cell: number;
  /** Layouts, of all that are possible, in which the game is won. */
  readonly won: number;
}

/** The largest number that a cell shows, and one more for mines. */
const OUTCOMES = 14;
/** What the whole game needs to win: nothing. */
const ROOT = -1;
/** A set that wins n at most, and perhaps less, is kept as this less n; what is known exactly is kept as it is. */
const LOST_AT_MOST = -1;
/** Nodes between two looks at the clock: less than a millisecond. */
const CLOCK_EVERY = 4000;
/** Two streams of random bits name a set of layouts. */
const HIGH_BITS = 2 ** 21;

/**
 * The best play from a position with these layouts, all equally likely, or null where that takes more than `budget`
 * nodes (layouts looked at) or until time is up. A position of the tree is the set of layouts that fit what was seen: what is
 * safe in all of them is opened for nothing, so the set says all. Cells that would tell nothing but that they are no mine (dead cells) are only tried where
 * no other is left: what can be won by opening one first can be won by opening it last.
 * Method: depth-first search of the game tree with a transposition table and upper bounds.
 */
export function solveEndgame(layouts: Layouts, budget: number, isLate = () => false): EndgameResult | null {
  return new Endgame(layouts, budget, isLate).run();
}

/** 32 bits that look random (the finaliser of MurmurHash3): sums of a linear generator's would agree far too often. */
function mix(n: number): number {
  let h = Math.imul(n + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

class OutOfBudget extends Error {}

class Endgame {
  readonly #layouts: Layouts;
  readonly #budget: number;
  readonly #known = new Map<number, number>();
  readonly #low: Uint32Array;
  readonly #high: Uint32Array;
  readonly #isLate: () => boolean;
  /** Work done: layouts looked at, over all positions of the tree. */
  #nodes = 0;
  #nextLook = CLOCK_EVERY;
  /** Layout numbers of the positions on the path, one above the other. */
  #stack: Int32Array;
  #rootCell = -1;

  constructor(layouts: Layouts, budget: number, isLate: () => boolean) {
    this.#isLate = isLate;
    this.#layouts = layouts;
    this.#budget = budget;
    this.#stack = new Int32Array(Math.max(64, layouts.count * 8));
    this.#low = new Uint32Array(layouts.count);
    this.#high = new Uint32Array(layouts.count);
    for (let l = 0; l < layouts.count; l++) {
      this.#low[l] = mix(2 * l);
      this.#high[l] = mix(2 * l + 1) % HIGH_BITS;
    }
  }

  run(): EndgameResult | null {
    const { count, cells } = this.#layouts;
    if (count === 0) return null;
    for (let l = 0; l < count; l++) this.#stack[l] = l;
    const live = cells.map((_, u) => u);
    try {
      const won = this.#play(0, count, live, ROOT);
      return { cell: cells[this.#rootCell] as number, won };
    } catch (error) {
      if (error instanceof OutOfBudget) return null;
      throw error;
    }
  }

  /**
   * Layouts won from the set at stack[from … to), if they are more than `need`; else a number that they do not pass and that
   * is not above `need`. `live` are the cells of which it is not all known already.
   */
  #play(from: number, to: number, live: readonly number[], need: number): number {
    const count = to - from;
    const isRoot = need === ROOT;
    if (!isRoot && (count === 1 || count <= need)) return count;
    this.#tick(count);
    const key = this.#key(from, to);
    const known = this.#known.get(key);
    if (known !== undefined && !isRoot) {
      if (known >= 0) return known;
      if (LOST_AT_MOST - known <= need) return LOST_AT_MOST - known;
    }
    const { still, mines, safe } = this.#lookAt(from, to, live);
    const won = safe === -1 ? this.#guess(from, to, still, mines, need) : this.#open(safe, from, to, still, need);
    if (isRoot && safe !== -1) this.#rootCell = safe;
    this.#known.set(key, won > need ? won : LOST_AT_MOST - won);
    return won;
  }

  #tick(count: number): void {
    this.#nodes += count;
    if (this.#nodes > this.#budget) throw new OutOfBudget();
    if (this.#nodes <= this.#nextLook) return;
    this.#nextLook = this.#nodes + CLOCK_EVERY;
    if (this.#isLate()) throw new OutOfBudget();
  }

  #key(from: number, to: number): number {
    let low = 0;
    let high = 0;
    for (let i = from; i < to; i++) {
      const l = this.#stack[i] as number;
      low ^= this.#low[l] as number;
      high ^= this.#high[l] as number;
    }
    return high * 2 ** 32 + (low >>> 0);
  }

  /** Cells of which something is unknown in a set, the mines that each has, and a safe one that tells something, or -1. */
  #lookAt(from: number, to: number, live: readonly number[]): { still: number[]; mines: number[]; safe: number } {
    const still: number[] = [];
    const mines: number[] = [];
    let safe = -1;
    for (const u of live) {
      const column = u * this.#layouts.count;
      let mined = 0;
      let seen = -1;
      let tells = false;
      for (let i = from; i < to; i++) {
        const v = this.#layouts.shows[column + (this.#stack[i] as number)] as number;
        if (v === MINE) mined++;
        else if (seen === -1) seen = v;
        else if (seen !== v) tells = true;
      }
      if (mined === to - from || (mined === 0 && !tells)) continue;
      if (mined === 0) safe = u;
      still.push(u);
      // Where a cell tells nothing else, what is known of it beforehand is kept as a negative number.
      mines.push(tells ? mined : -mined);
    }
    return { still, mines, safe };
  }

  /** Opens a cell: the layouts won over all that it may show. Gives up (with less) once it cannot pass `beat`. */
  #open(cell: number, from: number, to: number, live: readonly number[], beat: number): number {
    const column = cell * this.#layouts.count;
    const counts = new Int32Array(OUTCOMES);
    let safe = 0;
    for (let i = from; i < to; i++) {
      const v = this.#layouts.shows[column + (this.#stack[i] as number)] as number;
      if (v === MINE) continue;
      counts[v] = (counts[v] as number) + 1;
      safe++;
    }
    const starts = new Int32Array(OUTCOMES + 1);
    starts[0] = to;
    for (let v = 0; v < OUTCOMES; v++) starts[v + 1] = (starts[v] as number) + (counts[v] as number);
    this.#reserve(starts[OUTCOMES] as number);
    const fill = starts.slice();
    for (let i = from; i < to; i++) {
      const l = this.#stack[i] as number;
      const v = this.#layouts.shows[column + l] as number;
      if (v === MINE) continue;
      this.#stack[fill[v] as number] = l;
      fill[v] = (fill[v] as number) + 1;
    }
    const rest = live.filter((u) => u !== cell);
    let won = 0;
    let possible = safe;
    // The last part first: what lies above a part is done with and may be written over.
    for (let v = OUTCOMES - 1; v >= 0; v--) {
      const size = counts[v] as number;
      if (size === 0) continue;
      const part = this.#play(
        starts[v] as number,
        starts[v + 1] as number,
        rest,
        Math.max(0, beat - (possible - size)),
      );
      won += part;
      possible -= size - part;
      if (possible <= beat) return possible;
    }
    return won;
  }

  #reserve(size: number): void {
    if (size <= this.#stack.length) return;
    const larger = new Int32Array(size * 2);
    larger.set(this.#stack);
    this.#stack = larger;
  }

  #guess(from: number, to: number, live: readonly number[], mines: readonly number[], need: number): number {
    const count = to - from;
    const order = [...live.keys()].filter((i) => (mines[i] as number) > 0);
    const candidates = order.length > 0 ? order : [...live.keys()];
    candidates.sort((a, b) => Math.abs(mines[a] as number) - Math.abs(mines[b] as number));
    let best = need;
    let bound = 0;
    for (const i of candidates) {
      const possible = count - Math.abs(mines[i] as number);
      if (possible <= best) return best > need ? best : Math.max(bound, possible);
      const won = this.#open(live[i] as number, from, to, live, best);
      if (won <= best) {
        bound = Math.max(bound, won);
        continue;
      }
      best = won;
      if (need === ROOT) this.#rootCell = live[i] as number;
    }
    return best > need ? best : bound;
  }
}
