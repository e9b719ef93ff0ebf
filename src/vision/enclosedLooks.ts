import type { Topology } from '../model/topology.ts';
import { numberOfGlyph } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';

/** So many cells with numbers around them are no accident; the network is sure of those from this probability. */
const LEAST_ENCLOSED = 4;
const SURELY_NUMBER = 0.8;

/** Groups beside which nothing but numbers lies. */
export function enclosedLooks(groups: readonly CellGroup[], { neighbours }: Topology): number[] {
  const numbers = new Set<number>();
  for (const { best, glyphs, cells } of groups)
    if (numberOfGlyph(best) !== null && (glyphs[best] as number) >= SURELY_NUMBER)
      for (const cell of cells) numbers.add(cell);
  return [...groups.keys()].filter((k) => {
    const { cells } = groups[k] as CellGroup;
    if (cells.length < LEAST_ENCLOSED || numbers.has(cells[0] as number)) return false;
    const own = new Set(cells);
    return cells.every((cell) => (neighbours[cell] ?? []).every((n) => own.has(n) || numbers.has(n)));
  });
}
