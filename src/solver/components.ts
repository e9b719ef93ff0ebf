import type { Constraint } from './constraints.ts';

/**
 * Unknown cells that stand in exactly the same constraints: they are interchangeable, so only the number of
 * mines among them matters ("boxes" in the field's literature).
 */
export interface CellGroup {
  readonly cells: readonly number[];
  /** The constraints of the component that contain the group, as indices into `Component.constraints`. */
  readonly constraints: readonly number[];
}

/** A part of the frontier that shares no unknown cell with the rest, so that it can be counted by itself. */
export interface Component {
  readonly constraints: readonly Constraint[];
  readonly groups: readonly CellGroup[];
}

/** Splits constraints over a board of `cellCount` cells into independent components with their cells grouped. */
export function splitComponents(constraints: readonly Constraint[], cellCount: number): Component[] {
  const containing = constraintsOfCells(constraints, cellCount);
  const seen = new Uint8Array(constraints.length);
  const components: Component[] = [];
  for (let first = 0; first < constraints.length; first++) {
    if (seen[first]) continue;
    seen[first] = 1;
    const members = [first];
    for (let i = 0; i < members.length; i++) {
      for (const cell of (constraints[members[i] as number] as Constraint).cells) {
        for (const other of containing[cell] as number[]) {
          if (seen[other]) continue;
          seen[other] = 1;
          members.push(other);
        }
      }
    }
    components.push(makeComponent(members, constraints, containing));
  }
  return components;
}

function constraintsOfCells(constraints: readonly Constraint[], cellCount: number): (number[] | undefined)[] {
  const containing: (number[] | undefined)[] = new Array(cellCount);
  constraints.forEach((constraint, index) => {
    for (const cell of constraint.cells) {
      const known = containing[cell];
      if (known) known.push(index);
      else containing[cell] = [index];
    }
  });
  return containing;
}

function makeComponent(
  members: readonly number[],
  constraints: readonly Constraint[],
  containing: readonly (number[] | undefined)[],
): Component {
  const local = new Map(members.map((member, i) => [member, i]));
  const groups = new Map<string, { cells: number[]; constraints: readonly number[] }>();
  const placed = new Set<number>();
  for (const member of members) {
    for (const cell of (constraints[member] as Constraint).cells) {
      if (placed.has(cell)) continue;
      placed.add(cell);
      const around = containing[cell] as number[];
      const key = around.join();
      const group = groups.get(key);
      if (group) group.cells.push(cell);
      else groups.set(key, { cells: [cell], constraints: around.map((c) => local.get(c) as number) });
    }
  }
  return { constraints: members.map((member) => constraints[member] as Constraint), groups: [...groups.values()] };
}
