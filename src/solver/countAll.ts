import type { Component } from './components.ts';
import { splitComponents } from './components.ts';
import type { ConstraintSystem } from './constraints.ts';
import { UNKNOWN } from './constraints.ts';
import type { ComponentCount } from './count.ts';
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
 * Counts every component. One that is too wide loses constraints until it can be counted: the layouts counted are
 * then more than those possible, so whatever holds in all of them is still proved, while risks are approximate.
 */
export function countAll(system: ConstraintSystem): SystemCount {
  const counts: ComponentCount[] = [];
  const whole = new Uint8Array(system.source.length).fill(1);
  let exact = true;
  const pending = splitComponents(system, whole);
  for (let component = pending.shift(); component; component = pending.shift()) {
    const count = countComponent(component);
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
