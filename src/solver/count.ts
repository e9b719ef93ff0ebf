import type { Component } from './components.ts';
import type { Step } from './ordering.ts';
import { planCount } from './ordering.ts';
import { StateTable } from './stateTable.ts';

/**
 * Exact counting of one component by dynamic programming over its groups of cells. A state is (remaining demand
 * of every begun constraint, mines placed so far); groups weigh in with C(size, mines). This is the
 * transfer-matrix form of variable elimination; docs/solver.md derives it.
 */
export interface ComponentCount {
  readonly component: Component;
  readonly steps: readonly Step[];
  readonly layers: readonly Layer[];
  /** Mines in the component at each final state, and the number of layouts that end there, over 10^log10Scale. */
  readonly finalMines: Int32Array;
  readonly finalWays: Float64Array;
  readonly log10Scale: number;
}

interface Layer {
  /** Ways to reach each state. */
  readonly forward: Float64Array;
  /** For state s and j mines in this layer's group: the next layer's state at s · (size + 1) + j, or -1. */
  readonly next: Int32Array;
}

/** More states than this in one layer and the component is not counted: memory and time would run away. */
export const MAX_STATES = 50_000;
/** Layers are rescaled when a value passes this, far below the largest double. */
const RESCALE_ABOVE = 1e200;
/** A reachable state never rounds to zero: certainty is read from what is exactly zero. */
const SMALLEST_WEIGHT = 1e-290;
/** The most cells that can stand in the same constraints: all neighbours of one triangle. */
const LARGEST_GROUP = 12;

const BINOMIALS: readonly Float64Array[] = pascal(LARGEST_GROUP);

function pascal(last: number): Float64Array[] {
  const table = [Float64Array.of(1)];
  for (let n = 1; n <= last; n++) {
    const above = table[n - 1] as Float64Array;
    table.push(Float64Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return table;
}

/** A component too wide to count, and the constraint to give up so that it becomes narrower. */
export interface TooWide {
  readonly component: Component;
  readonly drop: number;
}

export function isTooWide(count: ComponentCount | TooWide): count is TooWide {
  return 'drop' in count;
}

/**
 * Counts the layouts of a component by their number of mines. There are no final states when it has no solution.
 * Gives up with `TooWide` when a layer has more than MAX_STATES states.
 */
export function countComponent(component: Component): ComponentCount | TooWide {
  const { steps, words } = planCount(component);
  const layers: Layer[] = [];
  let table = new StateTable(words, 1);
  table.add(new Int32Array(words), 0, 1);
  let log10Scale = 0;
  for (const step of steps) {
    const following = new StateTable(words, table.size * 2);
    const next = extendLayer(table, step, following, words);
    if (following.size > MAX_STATES) return { component, drop: widestDemand(component, step) };
    layers.push({ forward: table.ways(), next });
    log10Scale += following.rescale(RESCALE_ABOVE, SMALLEST_WEIGHT);
    table = following;
  }
  return { component, steps, layers, finalMines: table.allMines(), finalWays: table.ways(), log10Scale };
}

/** Of the constraints in a step, the one with the most cells: it ties the most together. */
function widestDemand({ constraints }: Component, { demands }: Step): number {
  const size = (c: number) => constraints[c]?.cells.length ?? 0;
  return demands.map((d) => d.constraint).reduce((a, b) => (size(b) > size(a) ? b : a));
}

/** Places every possible number of mines in the step's group from every state; enters the states reached. */
function extendLayer(table: StateTable, step: Step, following: StateTable, words: number): Int32Array {
  const { size, demands } = step;
  const binomials = BINOMIALS[size] as Float64Array;
  const opening = new Int32Array(words);
  const oneMine = new Int32Array(words);
  for (const { word, shift, opening: needed } of demands) {
    opening[word] = (opening[word] as number) + (needed << shift);
    oneMine[word] = (oneMine[word] as number) + (1 << shift);
  }
  const next = new Int32Array(table.size * (size + 1)).fill(-1);
  const ways = table.ways();
  const key = new Int32Array(words);
  for (let s = 0; s < table.size; s++) {
    for (let w = 0; w < words; w++) key[w] = table.key(s, w) + (opening[w] as number);
    let least = 0;
    let most = size;
    for (const { word, shift, mask, cellsAfter } of demands) {
      const demand = ((key[word] as number) >> shift) & mask;
      if (demand < most) most = demand;
      if (demand - cellsAfter > least) least = demand - cellsAfter;
    }
    for (let w = 0; w < words; w++) key[w] = (key[w] as number) - least * (oneMine[w] as number);
    for (let j = least; j <= most; j++) {
      next[s * (size + 1) + j] = following.add(key, table.mines(s) + j, (ways[s] as number) * (binomials[j] as number));
      for (let w = 0; w < words; w++) key[w] = (key[w] as number) - (oneMine[w] as number);
    }
  }
  return next;
}

/** What one group of cells can hold: the expected mines, and the fewest and most in any possible layout. */
export interface GroupMarginal {
  readonly expected: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The marginals of a component's groups when a layout with m mines weighs `weight[m]` (what the rest of the
 * board can do with the remaining mines). At least one counted layout must have a positive weight.
 */
export function marginals(count: ComponentCount, weight: ArrayLike<number>): GroupMarginal[] {
  const { component, steps, layers, finalMines } = count;
  const result: GroupMarginal[] = new Array(component.groups.length);
  let backward = rescaled(Float64Array.from(finalMines, (m) => weight[m] as number));
  for (let i = layers.length - 1; i >= 0; i--) {
    const { group, size } = steps[i] as Step;
    const { forward, next } = layers[i] as Layer;
    const here = new Float64Array(forward.length);
    result[group] = passBack(size + 1, forward, next, backward, here);
    backward = rescaled(here);
  }
  return result;
}

function passBack(
  width: number,
  forward: Float64Array,
  next: Int32Array,
  backward: Float64Array,
  here: Float64Array,
): GroupMarginal {
  const binomials = BINOMIALS[width - 1] as Float64Array;
  let total = 0;
  let mines = 0;
  let least = width;
  let most = -1;
  for (let s = 0; s < forward.length; s++) {
    let onwardSum = 0;
    for (let j = 0; j < width; j++) {
      const target = next[s * width + j] as number;
      const onward = target < 0 ? 0 : (backward[target] as number) * (binomials[j] as number);
      if (onward === 0) continue;
      onwardSum += onward;
      mines += (forward[s] as number) * onward * j;
      if (j < least) least = j;
      if (j > most) most = j;
    }
    here[s] = onwardSum;
    total += (forward[s] as number) * onwardSum;
  }
  return { expected: mines / total, least, most };
}

function rescaled(values: Float64Array): Float64Array {
  let largest = 0;
  for (const v of values) if (v > largest) largest = v;
  if (largest === 0 || (largest < RESCALE_ABOVE && largest > 1 / RESCALE_ABOVE)) return values;
  return values.map((v) => (v === 0 ? 0 : Math.max(v / largest, SMALLEST_WEIGHT)));
}
