/**
 * The states of one layer of the count: a hash table of packed demands. States keep the order in which they were
 * entered. A table is emptied and used again for the next layer.
 */
export class StateTable {
  #words = 1;
  #size = 0;
  /** Packed demands of state s at s · words, in entry order. */
  #keys = new Int32Array(64);
  /** Open addressing: state + 1 + `#before`; what is not above `#before` is of an earlier use, so free. */
  #slots = new Int32Array(64);
  #before = 0;

  get size(): number {
    return this.#size;
  }

  /** 32-bit words of a state's demands. */
  get words(): number {
    return this.#words;
  }

  /** Empties the table for states of so many words. */
  reset(words: number): void {
    this.#before += this.#size;
    this.#words = words;
    this.#size = 0;
    if (this.#before > LARGEST_STAMP) this.#clear(this.#slots.length);
  }

  key(state: number, word: number): number {
    return this.#keys[state * this.#words + word] as number;
  }

  /** The number of the state with these demands, which is entered if it is new. */
  add(demands: Int32Array): number {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const mask = this.#slots.length - 1;
    for (let slot = this.#hash(demands) & mask; ; slot = (slot + 1) & mask) {
      const state = (this.#slots[slot] as number) - 1 - this.#before;
      if (state < 0) {
        this.#slots[slot] = this.#size + 1 + this.#before;
        return this.#enter(demands);
      }
      if (this.#equals(state, demands)) return state;
    }
  }

  #enter(demands: Int32Array): number {
    const state = this.#size++;
    const start = state * this.#words;
    if (start + this.#words > this.#keys.length) {
      const keys = new Int32Array((start + this.#words) * 2);
      keys.set(this.#keys);
      this.#keys = keys;
    }
    for (let w = 0; w < this.#words; w++) this.#keys[start + w] = demands[w] as number;
    return state;
  }

  #equals(state: number, demands: Int32Array): boolean {
    const start = state * this.#words;
    for (let w = 0; w < this.#words; w++) if (this.#keys[start + w] !== demands[w]) return false;
    return true;
  }

  #hash(demands: Int32Array): number {
    let hash = 0x9e3779b1;
    for (let w = 0; w < this.#words; w++) hash = Math.imul(hash ^ (demands[w] as number), 0x85ebca6b) ^ (hash >>> 15);
    return (hash ^ (hash >>> 13)) >>> 0;
  }

  #clear(slots: number): void {
    this.#slots = new Int32Array(slots);
    this.#before = 0;
  }

  #grow(): void {
    this.#clear(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    const demands = new Int32Array(this.#words);
    for (let s = 0; s < this.#size; s++) {
      for (let w = 0; w < this.#words; w++) demands[w] = this.key(s, w);
      let slot = this.#hash(demands) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = s + 1;
    }
  }
}

/** Numbers of states that fit a slot, with room to spare. */
const LARGEST_STAMP = 2 ** 30;
