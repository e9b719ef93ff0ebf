import type { ConstraintSystem } from './constraints.ts';

/**
 * Unknown cells that stand in exactly the same constraints: they are interchangeable, so only the number of
 * mines among them matters ("boxes" in the field's literature).
 */
export interface CellGroup {
  readonly cells: readonly number[];
  /** The constraints of the component that contain the group, ascending, as indices into `Component.constraints`. */
  readonly constraints: readonly number[];
}

/** A part of the frontier that shares no unknown cell with the rest, so that it can be counted by itself. */
export interface Component {
  /** The constraints' numbers in the system. */
  readonly constraints: readonly number[];
  /** Mines that each constraint asks for, and its cells. */
  readonly needed: readonly number[];
  readonly sizes: readonly number[];
  readonly groups: readonly CellGroup[];
}

/** Splits the constraints that are kept (1, a byte a constraint) into independent components with their cells grouped. */
export function splitComponents(system: ConstraintSystem, kept: Uint8Array): Component[] {
  const { cellStart, cellList } = system;
  const containing = constraintsOfCells(system, kept);
  const local = new Int32Array(kept.length).fill(-1);
  const components: Component[] = [];
  for (let first = 0; first < kept.length; first++) {
    if (!kept[first] || local[first] !== -1) continue;
    local[first] = 0;
    const members = [first];
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as number;
      for (let k = cellStart[member] as number; k < (cellStart[member + 1] as number); k++) {
        for (const other of containing[cellList[k] as number] as number[]) {
          if (local[other] !== -1) continue;
          local[other] = members.length;
          members.push(other);
        }
      }
    }
    components.push(makeComponent(system, members, local, containing));
  }
  return components;
}

/** For each cell the constraints, of those that are kept, that contain it, ascending. */
export function constraintsOfCells(system: ConstraintSystem, kept: Uint8Array): (number[] | undefined)[] {
  const { cellStart, cellList } = system;
  const containing: (number[] | undefined)[] = new Array(system.topology.cellCount);
  for (let c = 0; c < kept.length; c++) {
    if (!kept[c]) continue;
    for (let k = cellStart[c] as number; k < (cellStart[c + 1] as number); k++) {
      const cell = cellList[k] as number;
      const known = containing[cell];
      if (known) known.push(c);
      else containing[cell] = [c];
    }
  }
  return containing;
}

/** A group while it is put together: cells of one group have the same first constraint, so only those are compared. */
interface GrowingGroup {
  readonly cells: number[];
  readonly around: readonly number[];
  readonly constraints: readonly number[];
}

function makeComponent(
  { cellStart, cellList, needed }: ConstraintSystem,
  members: readonly number[],
  local: Int32Array,
  containing: readonly (number[] | undefined)[],
): Component {
  const groups: GrowingGroup[] = [];
  const byFirst: GrowingGroup[][] = members.map(() => []);
  for (const member of members) {
    for (let k = cellStart[member] as number; k < (cellStart[member + 1] as number); k++) {
      const cell = cellList[k] as number;
      const around = containing[cell] as number[];
      // A cell is met once for each of its constraints; at the first of them it gets its group.
      if (around[0] !== member) continue;
      const candidates = byFirst[local[member] as number] as GrowingGroup[];
      const group = candidates.find((g) => isSame(g.around, around));
      if (group) {
        group.cells.push(cell);
        continue;
      }
      const made = { cells: [cell], around, constraints: around.map((c) => local[c] as number) };
      candidates.push(made);
      groups.push(made);
    }
  }
  return {
    constraints: members,
    needed: members.map((c) => needed[c] as number),
    sizes: members.map((c) => (cellStart[c + 1] as number) - (cellStart[c] as number)),
    groups,
  };
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
