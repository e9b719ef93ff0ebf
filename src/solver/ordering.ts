import type { Component } from './components.ts';

/** A constraint as one step sees it: where its remaining demand is kept, and what later groups can still give. */
export interface Demand {
  readonly constraint: number;
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  /** The whole demand if the constraint begins at this step, else 0. */
  readonly opening: number;
  /** Cells of the constraint that later steps still decide. */
  readonly cellsAfter: number;
}

/** One step of the count: a group of cells and the constraints that contain it. */
export interface Step {
  readonly group: number;
  readonly size: number;
  readonly demands: readonly Demand[];
}

export interface Plan {
  readonly steps: readonly Step[];
  /** 32-bit words that a state's packed demands take. */
  readonly words: number;
}

/**
 * The order in which a component's groups are counted, and the packing of the demands that are open at a time.
 * A state of the count is the remaining demand of every constraint that has begun and not ended, so the order
 * keeps those few: it finishes the begun constraint with the fewest groups left, and of its groups takes first
 * the one that opens the fewest new constraints (the minimum-frontier heuristic of variable elimination).
 */
export function planCount(component: Component): Plan {
  const order = orderGroups(component);
  const { needed, sizes, groups } = component;
  const cellsLeft = [...sizes];
  const slots = new Slots();
  const begun: (Slot | undefined)[] = [];
  const steps = order.map((g): Step => {
    const group = groups[g] as Component['groups'][number];
    const size = group.cells.length;
    const demands = group.constraints.map((c): Demand => {
      const whole = needed[c] as number;
      const known = begun[c];
      const slot = known ?? slots.take(whole);
      begun[c] = slot;
      const cellsAfter = (cellsLeft[c] as number) - size;
      cellsLeft[c] = cellsAfter;
      const { word, shift, bits } = slot;
      return { constraint: c, word, shift, mask: 2 ** bits - 1, opening: known ? 0 : whole, cellsAfter };
    });
    for (const { constraint, cellsAfter } of demands) if (cellsAfter === 0) slots.free(begun[constraint] as Slot);
    return { group: g, size, demands };
  });
  return { steps, words: slots.words };
}

interface Slot {
  readonly word: number;
  readonly shift: number;
  readonly bits: number;
}

/** Bits of a word that hold demands; the sign bit stays free. */
const WORD_BITS = 30;

/** First-fit allocation of small bit fields in as few words as possible. */
class Slots {
  readonly #used: number[] = [0];

  get words(): number {
    return this.#used.length;
  }

  take(largest: number): Slot {
    const bits = Math.max(1, 32 - Math.clz32(largest));
    const ones = 2 ** bits - 1;
    for (let word = 0; ; word++) {
      if (word === this.#used.length) this.#used.push(0);
      for (let shift = 0; shift + bits <= WORD_BITS; shift++) {
        if (((this.#used[word] as number) & (ones << shift)) !== 0) continue;
        this.#used[word] = (this.#used[word] as number) | (ones << shift);
        return { word, shift, bits };
      }
    }
  }

  free({ word, shift, bits }: Slot): void {
    this.#used[word] = (this.#used[word] as number) & ~((2 ** bits - 1) << shift);
  }
}

function orderGroups({ constraints, groups }: Component): number[] {
  const left = new Int32Array(constraints.length);
  const begun = new Uint8Array(constraints.length);
  const groupsOf: number[][] = constraints.map(() => []);
  groups.forEach((group, g) => {
    for (const c of group.constraints) {
      left[c] = (left[c] as number) + 1;
      (groupsOf[c] as number[]).push(g);
    }
  });
  const done = new Uint8Array(groups.length);
  const order: number[] = [];
  while (order.length < groups.length) {
    const target = pickConstraint(left, begun);
    const group = pickGroup(groupsOf[target] as number[], done, groups, begun);
    done[group] = 1;
    order.push(group);
    for (const c of groups[group]?.constraints ?? []) {
      begun[c] = 1;
      left[c] = (left[c] as number) - 1;
    }
  }
  return order;
}

/** Any begun constraint is finished before another is begun. */
const NOT_BEGUN_COST = 1000;

function pickConstraint(left: Int32Array, begun: Uint8Array): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let c = 0; c < left.length; c++) {
    if (left[c] === 0) continue;
    const cost = (left[c] as number) + (begun[c] ? 0 : NOT_BEGUN_COST);
    if (cost < bestCost) {
      bestCost = cost;
      best = c;
    }
  }
  return best;
}

function pickGroup(
  candidates: readonly number[],
  done: Uint8Array,
  groups: Component['groups'],
  begun: Uint8Array,
): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const g of candidates) {
    if (done[g]) continue;
    let cost = 0;
    for (const c of groups[g]?.constraints ?? []) if (!begun[c]) cost++;
    if (cost < bestCost) {
      bestCost = cost;
      best = g;
    }
  }
  return best;
}
