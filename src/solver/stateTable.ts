/**
 * The states of one layer of the count: a hash table from (packed demands, mines placed) to the number of ways to
 * get there. States keep the order in which they were entered.
 */
export class StateTable {
  readonly #words: number;
  #capacity: number;
  #size = 0;
  /** Packed demands of state s at s · words, in entry order. */
  #keys: Int32Array;
  #mines: Int32Array;
  #ways: Float64Array;
  /** Open addressing: slot → state + 1, 0 where free. */
  #slots: Int32Array;

  constructor(words: number, expected: number) {
    this.#words = words;
    this.#capacity = Math.max(8, expected);
    this.#keys = new Int32Array(this.#capacity * words);
    this.#mines = new Int32Array(this.#capacity);
    this.#ways = new Float64Array(this.#capacity);
    this.#slots = new Int32Array(slotCount(this.#capacity));
  }

  get size(): number {
    return this.#size;
  }

  key(state: number, word: number): number {
    return this.#keys[state * this.#words + word] as number;
  }

  mines(state: number): number {
    return this.#mines[state] as number;
  }

  /** Ways of every state, in entry order. */
  ways(): Float64Array {
    return this.#ways.subarray(0, this.#size);
  }

  /** Mines placed in every state, in entry order. */
  allMines(): Int32Array {
    return this.#mines.subarray(0, this.#size);
  }

  /** Adds `ways` to the state with these demands and mines, entering it if it is new; returns its number. */
  add(demands: Int32Array, mines: number, ways: number): number {
    if (this.#size === this.#capacity) this.#grow();
    const mask = this.#slots.length - 1;
    for (let slot = this.#hash(demands, mines) & mask; ; slot = (slot + 1) & mask) {
      const state = (this.#slots[slot] as number) - 1;
      if (state < 0) {
        this.#slots[slot] = this.#size + 1;
        return this.#enter(demands, mines, ways);
      }
      if (this.#equals(state, demands, mines)) {
        this.#ways[state] = (this.#ways[state] as number) + ways;
        return state;
      }
    }
  }

  /**
   * Divides all ways by the largest when it passes `above`, keeping every state above zero. Returns log10 of the
   * divisor, 0 when nothing was done.
   */
  rescale(above: number, smallest: number): number {
    let largest = 0;
    for (let s = 0; s < this.#size; s++) largest = Math.max(largest, this.#ways[s] as number);
    if (largest <= above) return 0;
    for (let s = 0; s < this.#size; s++) this.#ways[s] = Math.max((this.#ways[s] as number) / largest, smallest);
    return Math.log10(largest);
  }

  #enter(demands: Int32Array, mines: number, ways: number): number {
    const state = this.#size++;
    for (let w = 0; w < this.#words; w++) this.#keys[state * this.#words + w] = demands[w] as number;
    this.#mines[state] = mines;
    this.#ways[state] = ways;
    return state;
  }

  #equals(state: number, demands: Int32Array, mines: number): boolean {
    if (this.#mines[state] !== mines) return false;
    for (let w = 0; w < this.#words; w++) if (this.#keys[state * this.#words + w] !== demands[w]) return false;
    return true;
  }

  #hash(demands: Int32Array, mines: number): number {
    let hash = Math.imul(mines + 1, 0x9e3779b1);
    for (let w = 0; w < this.#words; w++) hash = Math.imul(hash ^ (demands[w] as number), 0x85ebca6b) ^ (hash >>> 15);
    return (hash ^ (hash >>> 13)) >>> 0;
  }

  #grow(): void {
    const larger = new StateTable(this.#words, this.#capacity * 2);
    const demands = new Int32Array(this.#words);
    for (let s = 0; s < this.#size; s++) {
      for (let w = 0; w < this.#words; w++) demands[w] = this.key(s, w);
      larger.add(demands, this.mines(s), this.#ways[s] as number);
    }
    this.#capacity = larger.#capacity;
    this.#keys = larger.#keys;
    this.#mines = larger.#mines;
    this.#ways = larger.#ways;
    this.#slots = larger.#slots;
  }
}

function slotCount(capacity: number): number {
  let slots = 16;
  while (slots < capacity * 2) slots *= 2;
  return slots;
}
