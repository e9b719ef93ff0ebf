import type { Component } from './components.ts';
import type { Plan, Step } from './ordering.ts';
import { planCount } from './ordering.ts';
import { rescale } from './scaled.ts';
import { StateTable } from './stateTable.ts';

/**
 * Exact counting of one component by dynamic programming over its groups of cells. A state is the remaining demand
 * of every begun constraint; it holds the number of ways to get there for each number of mines placed so far. Groups
 * weigh in with C(size, mines). This is the transfer-matrix form of variable elimination; docs/solver.md derives it.
 */
export interface ComponentCount {
  readonly component: Component;
  readonly steps: readonly Step[];
  /** The states of layer i (before step i) are `layers[i]` up to (not including) `layers[i + 1]`. */
  readonly layers: readonly number[];
  /** State s has ways for `low[s]` mines and on: `ways[at[s]]` up to (not including) `ways[at[s + 1]]`. */
  readonly low: Int32Array;
  readonly at: Int32Array;
  readonly ways: Float64Array;
  /** Where step i's moves begin: state s of the layer with j mines leads to `next[moves[i] + (s − first) · (size + 1) + j]`, or -1. */
  readonly moves: readonly number[];
  readonly next: Int32Array;
  /** Ways of the whole component for m mines, over 10^log10Scale; empty when it has no solution. */
  readonly total: Float64Array;
  readonly log10Scale: number;
}

/** More values than this in one layer and the component is not counted: memory and time would run away. */
export const MAX_VALUES = 50_000;
/** Layers of fewer cells need no rescaling: 2^600 < 1e200. */
const RESCALE_CELLS = 600;
/** The most cells that can stand in the same constraints: all neighbours of one triangle. */
const LARGEST_GROUP = 12;

export const BINOMIALS: readonly Float64Array[] = pascal(LARGEST_GROUP);

function pascal(last: number): Float64Array[] {
  const table = [Float64Array.of(1)];
  for (let n = 1; n <= last; n++) {
    const above = table[n - 1] as Float64Array;
    table.push(Float64Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return table;
}

/** A component too wide to count, and those of its constraints (indices into them) that are open there: what to give up first, first. */
export interface TooWide {
  readonly component: Component;
  readonly front: readonly number[];
}

export function isTooWide(count: ComponentCount | TooWide): count is TooWide {
  return 'front' in count;
}

/** Working memory that grows and is used again by each count; nothing of it is handed out. */
class Workspace {
  low = new Int32Array(1024);
  high = new Int32Array(1024);
  at = new Int32Array(1025);
  ways = new Float64Array(4096);
  next = new Int32Array(4096);
  /** Packed demands: those that begin with a step, one mine in each of its own, and the ones at hand. */
  #opening = new Int32Array(4);
  #oneMine = new Int32Array(4);
  #key = new Int32Array(4);

  /** All zero, with room for so many words. */
  demands(words: number) {
    if (words > this.#key.length) {
      this.#opening = new Int32Array(words);
      this.#oneMine = new Int32Array(words);
      this.#key = new Int32Array(words);
    }
    return { opening: this.#opening.fill(0), oneMine: this.#oneMine.fill(0), key: this.#key.fill(0) };
  }

  states(count: number): void {
    if (count < this.low.length) return;
    this.low = grown(this.low, new Int32Array(count * 2));
    this.high = grown(this.high, new Int32Array(count * 2));
    this.at = grown(this.at, new Int32Array(count * 2 + 1));
  }

  values(count: number): void {
    if (count > this.ways.length) this.ways = grown(this.ways, new Float64Array(count * 2));
  }

  moves(count: number): void {
    if (count > this.next.length) this.next = grown(this.next, new Int32Array(count * 2));
  }
}

function grown<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const work = new Workspace();
const table = new StateTable();
const following = new StateTable();

/**
 * Counts the layouts of a component by their number of mines. There is no total when it has no solution.
 * Gives up with `TooWide` when a layer has more than MAX_VALUES values.
 */
export function countComponent(component: Component): ComponentCount | TooWide {
  const plan = planCount(component);
  const { steps } = plan;
  let states = 1;
  let values = 1;
  let moves = 0;
  let log10Scale = 0;
  const layers = [0];
  const moveStarts: number[] = [];
  const careful = component.groups.reduce((n, { cells }) => n + cells.length, 0) > RESCALE_CELLS;
  work.low[0] = 0;
  work.high[0] = 0;
  work.at[0] = 0;
  work.at[1] = 1;
  work.ways[0] = 1;
  table.reset(plan.words);
  table.add(work.demands(plan.words).key);
  let current = table;
  let onward = following;
  for (const step of steps) {
    const first = layers[layers.length - 1] as number;
    const moveStart = moves;
    moveStarts.push(moveStart);
    moves += (states - first) * (step.size + 1);
    work.moves(moves);
    onward.reset(plan.words);
    findNext(current, onward, step, { first, states, moveStart });
    layers.push(states);
    const layerStart = values;
    values = placeStates(states, onward.size, values);
    if (values - layerStart > MAX_VALUES) return { component, front: openAt(component, steps, step) };
    addWays(step, { first, states, moveStart });
    states += onward.size;
    if (careful) log10Scale += rescale(work.ways, layerStart, values);
    [current, onward] = [onward, current];
  }
  return kept(component, plan, { layers, moveStarts, states, values, moves, log10Scale });
}

interface Layer {
  /** The layer's first state, and the first of the next layer. */
  readonly first: number;
  readonly states: number;
  readonly moveStart: number;
}

/** The constraints that a step mentions, the largest first, which tie the most together, and the others that are open after it. */
function openAt({ sizes }: Component, steps: readonly Step[], step: Step): number[] {
  const here = step.demands.map(({ constraint }) => constraint);
  const others = new Set<number>();
  for (const { demands } of steps.slice(0, steps.indexOf(step))) {
    for (const { constraint, cellsAfter } of demands) {
      if (cellsAfter > 0) others.add(constraint);
      else others.delete(constraint);
    }
  }
  for (const constraint of here) others.delete(constraint);
  const largestFirst = (a: number, b: number) => (sizes[b] as number) - (sizes[a] as number);
  return [...here.sort(largestFirst), ...[...others].sort(largestFirst)];
}

/** Places every possible number of mines in the step's group from every state; enters the states reached. */
function findNext(from: StateTable, to: StateTable, step: Step, { first, states, moveStart }: Layer): void {
  const { size, demands } = step;
  const { words } = from;
  const { opening, oneMine, key } = work.demands(words);
  for (const { word, shift, opening: needed } of demands) {
    opening[word] = (opening[word] as number) + (needed << shift);
    oneMine[word] = (oneMine[word] as number) + (1 << shift);
  }
  const width = size + 1;
  for (let s = 0; s < states - first; s++) {
    for (let w = 0; w < words; w++) key[w] = from.key(s, w) + (opening[w] as number);
    let least = 0;
    let most = size;
    for (let d = 0; d < demands.length; d++) {
      const { word, shift, mask, cellsAfter } = demands[d] as Step['demands'][number];
      const demand = ((key[word] as number) >> shift) & mask;
      if (demand < most) most = demand;
      if (demand - cellsAfter > least) least = demand - cellsAfter;
    }
    for (let w = 0; w < words; w++) key[w] = (key[w] as number) - least * (oneMine[w] as number);
    const move = moveStart + s * width;
    for (let j = 0; j < width; j++) {
      if (j < least || j > most) {
        work.next[move + j] = -1;
        continue;
      }
      const known = to.size;
      const target = to.add(key);
      const state = states + target;
      work.next[move + j] = state;
      const low = (work.low[first + s] as number) + j;
      const high = (work.high[first + s] as number) + j;
      if (target === known) {
        work.states(state + 1);
        work.low[state] = low;
        work.high[state] = high;
      } else {
        if (low < (work.low[state] as number)) work.low[state] = low;
        if (high > (work.high[state] as number)) work.high[state] = high;
      }
      for (let w = 0; w < words; w++) key[w] = (key[w] as number) - (oneMine[w] as number);
    }
  }
}

/** Gives each state of a layer its values, all zero; returns where the next layer's begin. */
function placeStates(from: number, count: number, values: number): number {
  let end = values;
  for (let s = from; s < from + count; s++) {
    work.at[s] = end;
    end += (work.high[s] as number) - (work.low[s] as number) + 1;
  }
  work.at[from + count] = end;
  work.values(end);
  work.ways.fill(0, values, end);
  return end;
}

function addWays({ size }: Step, { first, states, moveStart }: Layer): void {
  const { ways, at, low, next } = work;
  const binomials = BINOMIALS[size] as Float64Array;
  let move = moveStart;
  for (let s = first; s < states; s++) {
    const begin = at[s] as number;
    const length = (at[s + 1] as number) - begin;
    for (let j = 0; j <= size; j++, move++) {
      const target = next[move] as number;
      if (target < 0) continue;
      const factor = binomials[j] as number;
      const to = (at[target] as number) + (low[s] as number) + j - (low[target] as number);
      for (let m = 0; m < length; m++) ways[to + m] = (ways[to + m] as number) + (ways[begin + m] as number) * factor;
    }
  }
}

interface Counted {
  readonly layers: number[];
  readonly moveStarts: number[];
  readonly states: number;
  readonly values: number;
  readonly moves: number;
  readonly log10Scale: number;
}

/** Copies a finished count out of the working memory. The last layer has one state: every demand met. */
function kept(component: Component, { steps }: Plan, counted: Counted): ComponentCount {
  const { layers, moveStarts, states, values, moves, log10Scale } = counted;
  const last = layers[layers.length - 1] as number;
  const low = work.low.slice(0, states);
  const at = work.at.slice(0, states + 1);
  const ways = work.ways.slice(0, values);
  const solved = states > last;
  const total = new Float64Array(solved ? (low[last] as number) + values - (at[last] as number) : 0);
  if (solved) total.set(ways.subarray(at[last], values), low[last]);
  layers.push(states);
  return {
    component,
    steps,
    layers,
    low,
    at,
    ways,
    moves: moveStarts,
    next: work.next.slice(0, moves),
    total,
    log10Scale,
  };
}
