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
  const { start, list } = containing;
  const local = new Int32Array(kept.length).fill(-1);
  const components: Component[] = [];
  for (let first = 0; first < kept.length; first++) {
    if (!kept[first] || local[first] !== -1) continue;
    local[first] = 0;
    const members = [first];
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as number;
      for (let k = cellStart[member] as number; k < (cellStart[member + 1] as number); k++) {
        const cell = cellList[k] as number;
        for (let m = start[cell] as number; m < (start[cell + 1] as number); m++) {
          const other = list[m] as number;
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

/** The constraints that contain cell i, ascending: `list[start[i]]` up to (not including) `list[start[i + 1]]`. */
export interface Containing {
  readonly start: Int32Array;
  readonly list: Int32Array;
}

/** For each cell the constraints, of those that are kept, that contain it. */
export function constraintsOfCells({ topology, cellStart, cellList }: ConstraintSystem, kept: Uint8Array): Containing {
  const { cellCount } = topology;
  // Counted two places on, so that filling in moves each start to where it belongs.
  const start = new Int32Array(cellCount + 2);
  for (let c = 0; c < kept.length; c++) {
    if (!kept[c]) continue;
    for (let k = cellStart[c] as number; k < (cellStart[c + 1] as number); k++) {
      const at = (cellList[k] as number) + 2;
      start[at] = (start[at] as number) + 1;
    }
  }
  for (let i = 2; i < start.length; i++) start[i] = (start[i] as number) + (start[i - 1] as number);
  const list = new Int32Array(start[cellCount + 1] as number);
  for (let c = 0; c < kept.length; c++) {
    if (!kept[c]) continue;
    for (let k = cellStart[c] as number; k < (cellStart[c + 1] as number); k++) {
      const at = (cellList[k] as number) + 1;
      list[start[at] as number] = c;
      start[at] = (start[at] as number) + 1;
    }
  }
  return { start, list };
}

/** A group while it is put together, with the next one that begins at the same constraint: only those are compared. */
interface GrowingGroup {
  readonly cells: number[];
  readonly constraints: readonly number[];
  readonly next: GrowingGroup | undefined;
}

function makeComponent(
  { cellStart, cellList, needed }: ConstraintSystem,
  members: readonly number[],
  local: Int32Array,
  containing: Containing,
): Component {
  const groups: GrowingGroup[] = [];
  for (const member of members) {
    let newest: GrowingGroup | undefined;
    for (let k = cellStart[member] as number; k < (cellStart[member + 1] as number); k++) {
      const cell = cellList[k] as number;
      // A cell is met once for each of its constraints; at the first of them it gets its group.
      if (containing.list[containing.start[cell] as number] !== member) continue;
      let group = newest;
      while (group && !isSame(containing, cell, group.cells[0] as number)) group = group.next;
      if (group) group.cells.push(cell);
      else {
        newest = { cells: [cell], constraints: localConstraints(containing, cell, local), next: newest };
        groups.push(newest);
      }
    }
  }
  return {
    constraints: members,
    needed: members.map((c) => needed[c] as number),
    sizes: members.map((c) => (cellStart[c + 1] as number) - (cellStart[c] as number)),
    groups,
  };
}

/** Whether two cells stand in the same constraints. */
function isSame({ start, list }: Containing, a: number, b: number): boolean {
  const [from, other] = [start[a] as number, start[b] as number];
  const length = (start[a + 1] as number) - from;
  if ((start[b + 1] as number) - other !== length) return false;
  for (let i = 0; i < length; i++) if (list[from + i] !== list[other + i]) return false;
  return true;
}

function localConstraints({ start, list }: Containing, cell: number, local: Int32Array): number[] {
  const from = start[cell] as number;
  const constraints = new Array<number>((start[cell + 1] as number) - from);
  for (let i = 0; i < constraints.length; i++) constraints[i] = local[list[from + i] as number] as number;
  return constraints;
}
