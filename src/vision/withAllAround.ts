import type { Topology } from '../model/topology.ts';

/** Some cells with all that hang together with them and are so too: a window is in one piece. */
export function withAllAround(
  cells: readonly number[],
  is: (cell: number) => boolean,
  { neighbours }: Topology,
): ReadonlySet<number> {
  const found = new Set(cells);
  for (const cell of found) for (const next of neighbours[cell] ?? []) if (is(next)) found.add(next);
  return found;
}
