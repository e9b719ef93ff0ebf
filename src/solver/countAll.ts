import { splitComponents } from './components.ts';
import type { Constraint, ConstraintSystem } from './constraints.ts';
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
 * Counts every component. One that is too wide loses constraints until it can be counted: the layouts counted are
 * then more than those possible, so whatever holds in all of them is still proved, while risks are approximate.
 */
export function countAll(system: ConstraintSystem): SystemCount {
  const counts: ComponentCount[] = [];
  const dropped = new Set<Constraint>();
  let pending = splitComponents(system.constraints, system.topology.cellCount);
  while (pending.length > 0) {
    const results = pending.map((component) => countComponent(component));
    counts.push(...results.filter((result): result is ComponentCount => !isTooWide(result)));
    pending = results.filter(isTooWide).flatMap(({ component, drop }: TooWide) => {
      dropped.add(component.constraints[drop] as Constraint);
      const rest = component.constraints.filter((_, i) => i !== drop);
      return splitComponents(rest, system.topology.cellCount);
    });
  }
  if (dropped.size === 0) return { counts, offFrontier: system.offFrontier, exact: true };
  return { counts, offFrontier: unmentioned(system, counts), exact: false };
}

function unmentioned({ value }: ConstraintSystem, counts: readonly ComponentCount[]): number[] {
  const mentioned = new Set(counts.flatMap((c) => c.component.groups.flatMap((g) => g.cells)));
  return [...value.keys()].filter((cell) => value[cell] === -1 && !mentioned.has(cell));
}
