import type { Lattice } from '../../model/lattice.ts';
import { makeTopology } from '../../model/topology.ts';
import { gridSidesOf, placesAlong, sumAt } from './cellSides.ts';
import type { EdgePlane } from './edgePlane.ts';

/** Steps of the search, Px: the board's near and far edges are moved by these. */
const STEPS = [1, 0.5, 0.25, 0.1];
/** Cells whose sides are looked at; on larger boards every n-th. */
const MOST_CELLS = 80;
const MOST_ROUNDS = 12;

/**
 * Moves and stretches a lattice so that its inner sides lie on the strongest edges: hill climbing on the four edges of
 * the board. Sides at the rim are left out, for lines there are only half as thick.
 */
export function fitStaggered(plane: EdgePlane, lattice: Lattice): Lattice {
  const places = placesAlong(gridSidesOf(lattice, innerCells(lattice)));
  const value = (l: Lattice) => sumAt(plane, l, places);
  let best = lattice;
  let most = value(best);
  for (const step of STEPS) {
    for (let round = 0, moved = true; round < MOST_ROUNDS && moved; round++) {
      moved = false;
      for (const candidate of neighboursOf(best, step)) {
        const here = value(candidate);
        if (here <= most) continue;
        most = here;
        best = candidate;
        moved = true;
      }
    }
  }
  return best;
}

/** Cells with all their neighbours: their sides are all shared. */
function innerCells({ shape, rows, cols }: Lattice): number[] {
  const { neighbours, cellCount } = makeTopology(shape, rows, cols);
  const most = neighbours.reduce((m, list) => Math.max(m, list.length), 0);
  const inner = neighbours.flatMap((list, cell) => (list.length === most ? [cell] : []));
  const step = Math.max(1, Math.ceil(inner.length / MOST_CELLS));
  const some = inner.filter((_, k) => k % step === 0);
  return some.length > 0 ? some : Array.from({ length: cellCount }, (_, i) => i);
}

/** The lattice moved, and stretched at either side, by a step. */
function neighboursOf(l: Lattice, step: number): Lattice[] {
  return [step, -step].flatMap((d) => [
    { ...l, x: l.x + d },
    { ...l, y: l.y + d },
    { ...l, pitchX: l.pitchX + d / l.cols },
    { ...l, pitchY: l.pitchY + d / l.rows },
    { ...l, x: l.x + d, pitchX: l.pitchX - d / l.cols },
    { ...l, y: l.y + d, pitchY: l.pitchY - d / l.rows },
  ]);
}
