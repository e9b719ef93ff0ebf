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
    // Constraints are numbered anew in each system; everything else about a component that was met before is the same.
    if (known) return { ...known, component };
    const count = countComponent(component);
    if (this.#known.size >= MOST_KEPT) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(key, count);
    return count;
  }
}

const MOST_KEPT = 256;

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

/** A component to count, and how many constraints were given up to get it. */
interface Pending {
  readonly component: Component;
  readonly givenUp: number;
}

/** One more constraint is given up at once for so many that already were: what is far too wide narrows geometrically. */
const GIVEN_UP_FOR_ONE_MORE = 8;

/**
 * Counts every component. One that is too wide loses constraints until it can be counted: the layouts counted are
 * then more than those possible, so whatever holds in all of them is still proved, while risks are approximate.
 * Stops at the first component that has no solution: there is none of the whole, whatever the others have.
 */
export function countAll(system: ConstraintSystem, memory?: CountMemory): SystemCount {
  const counts: ComponentCount[] = [];
  const whole = new Uint8Array(system.source.length).fill(1);
  let exact = true;
  const pending: Pending[] = splitComponents(system, whole).map((component) => ({ component, givenUp: 0 }));
  for (let next = pending.shift(); next; next = pending.shift()) {
    const { component } = next;
    const count = memory ? memory.count(system, component) : countComponent(component);
    if (isTooWide(count)) {
      exact = false;
      const drop = new Set(count.front.slice(0, 1 + Math.floor(next.givenUp / GIVEN_UP_FOR_ONE_MORE)));
      const givenUp = next.givenUp + drop.size;
      pending.push(...without(system, component, drop).map((part) => ({ component: part, givenUp })));
      continue;
    }
    counts.push(count);
    if (count.total.length === 0) break;
  }
  return { counts, offFrontier: exact ? system.offFrontier : unmentioned(system, counts), exact };
}

/** What a component falls into without some of its constraints. */
function without(system: ConstraintSystem, { constraints }: Component, drop: ReadonlySet<number>): Component[] {
  const rest = new Uint8Array(system.source.length);
  constraints.forEach((c, k) => {
    if (!drop.has(k)) rest[c] = 1;
  });
  return splitComponents(system, rest);
}

function unmentioned({ value }: ConstraintSystem, counts: readonly ComponentCount[]): number[] {
  const mentioned = new Set(counts.flatMap((c) => c.component.groups.flatMap((g) => g.cells)));
  return [...value.keys()].filter((cell) => value[cell] === UNKNOWN && !mentioned.has(cell));
}
