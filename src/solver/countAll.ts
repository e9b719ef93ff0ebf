import type { Component } from './components.ts';
import { splitComponents } from './components.ts';
import type { ConstraintSystem } from './constraints.ts';
import { UNKNOWN } from './constraints.ts';
import type { ComponentCount, TooWide } from './count.ts';
import { countComponent, isTooWide } from './count.ts';

/** All components of a system, counted. */
export interface SystemCount {
  readonly counts: readonly ComponentCount[];
  /** Unknown cells that no counted constraint mentions. */
  readonly offFrontier: readonly number[];
  /** False where constraints had to be left out because a component was too wide. */
  readonly exact: boolean;
}

/**
 * Counts of components that were met before, so that a position that differs in a few cells counts only what changed.
 * It is filled by `countAll` and holds the latest MOST_KEPT components.
 */
export class CountMemory {
  readonly #known = new Map<string, ComponentCount | TooWide>();

  count(system: ConstraintSystem, component: Component): ComponentCount | TooWide {
    const key = keyOf(system, component);
    const known = this.#known.get(key);
    if (known) return withComponent(known, component);
    const count = countComponent(component);
    if (this.#known.size >= MOST_KEPT) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(key, count);
    return count;
  }
}

const MOST_KEPT = 256;

/** Constraints are numbered anew in each system; everything else about a component that was met before is the same. */
function withComponent(count: ComponentCount | TooWide, component: Component): ComponentCount | TooWide {
  if (!isTooWide(count)) return { ...count, component };
  const at = count.component.constraints.indexOf(count.drop);
  return { component, drop: component.constraints[at] as number };
}

/** The numbers of a component with their demands and their cells. */
function keyOf({ source, cellStart, cellList }: ConstraintSystem, { constraints, needed }: Component): string {
  let key = '';
  for (let i = 0; i < constraints.length; i++) {
    const c = constraints[i] as number;
    key += `${source[c]}:${needed[i]}`;
    for (let k = cellStart[c] as number; k < (cellStart[c + 1] as number); k++) key += `,${cellList[k]}`;
    key += ';';
  }
  return key;
}

/**
 * Counts every component. One that is too wide loses constraints until it can be counted: the layouts counted are
 * then more than those possible, so whatever holds in all of them is still proved, while risks are approximate.
 */
export function countAll(system: ConstraintSystem, memory?: CountMemory): SystemCount {
  const counts: ComponentCount[] = [];
  const whole = new Uint8Array(system.source.length).fill(1);
  let exact = true;
  const pending = splitComponents(system, whole);
  for (let component = pending.shift(); component; component = pending.shift()) {
    const count = memory ? memory.count(system, component) : countComponent(component);
    if (!isTooWide(count)) counts.push(count);
    else {
      exact = false;
      pending.push(...without(system, component, count.drop));
    }
  }
  return { counts, offFrontier: exact ? system.offFrontier : unmentioned(system, counts), exact };
}

/** What a component falls into without one of its constraints. */
function without(system: ConstraintSystem, { constraints }: Component, drop: number): Component[] {
  const rest = new Uint8Array(system.source.length);
  for (const c of constraints) if (c !== drop) rest[c] = 1;
  return splitComponents(system, rest);
}

function unmentioned({ value }: ConstraintSystem, counts: readonly ComponentCount[]): number[] {
  const mentioned = new Set(counts.flatMap((c) => c.component.groups.flatMap((g) => g.cells)));
  return [...value.keys()].filter((cell) => value[cell] === UNKNOWN && !mentioned.has(cell));
}
