import type { Topology } from '../model/topology.ts';
import type { CellGroup } from './groupCells.ts';

/** Groups (places in the list) that hang together: a cell of the one is beside one of the other. Each group is in one of the lists. */
export function touchingGroups(groups: readonly Pick<CellGroup, 'cells'>[], { neighbours }: Topology): number[][] {
  const groupAt = new Map(groups.flatMap(({ cells }, k) => cells.map((cell) => [cell, k] as const)));
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const start of groups.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const members = [start];
    for (const k of members)
      for (const cell of groups[k]?.cells ?? [])
        for (const next of neighbours[cell] ?? []) {
          const other = groupAt.get(next);
          if (other === undefined || seen.has(other)) continue;
          seen.add(other);
          members.push(other);
        }
    found.push(members);
  }
  return found;
}
