import type { Topology } from '../model/topology.ts';
import { cellPosition } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { rimsApart } from './groupRims.ts';
import type { NamedGroup } from './nameGroups.ts';
import { SAME_RIM } from './rim.ts';
import { withAllAround } from './withAllAround.ts';

/** Levels by which the rims of a window differ from those of all covered cells around it, at least. */
const APART = 40;
/** Cells of such a piece, the part of its bounding box that it fills, and the part of the other covered ground that it is at most. */
const LEAST_CELLS = 4;
const FILLED = 0.75;
const MOST_OF_OTHERS = 0.5;

/**
 * Whether covered ground without marks lies in one rectangle of its own colour, as a plain window does: programs that draw covered cells in several colours mix them,
 * or go from one to the next by small steps.
 */
export function isPieceOfItsOwn(
  { group, symbol }: NamedGroup,
  named: readonly NamedGroup[],
  samples: CellSamples,
  topology: Topology,
): boolean {
  if (symbol !== '#' || topology.shape !== 'square') return false;
  const closed = named
    .filter((other) => other.symbol === '#' || other.symbol === 'F')
    .map((other) => ({
      ...other,
      apart: other.group === group ? 0 : rimsApart(group, other.group, samples, topology.cols),
    }));
  const isOfPiece = (other: (typeof closed)[number]) => other.symbol === '#' && other.apart <= SAME_RIM;
  const piece = new Set(closed.filter(isOfPiece).flatMap((other) => other.group.cells));
  const others = closed.filter((other) => !isOfPiece(other));
  const count = others.reduce((sum, other) => sum + other.group.cells.length, 0);
  if (piece.size < LEAST_CELLS || piece.size > MOST_OF_OTHERS * count || !isRectangle(piece, topology)) return false;
  const touches = (cell: number) => topology.neighbours[cell]?.some((next) => piece.has(next));
  return others
    .filter((other) => other.group.cells.some(touches) || other.group.cells.length > piece.size)
    .every((other) => other.apart > APART);
}

/** Whether cells hang together and fill most of a rectangle. */
function isRectangle(piece: ReadonlySet<number>, topology: Topology): boolean {
  const found = withAllAround([...piece].slice(0, 1), (cell) => piece.has(cell), topology);
  if (found.size < piece.size) return false;
  const places = [...piece].map((cell) => cellPosition(cell, topology.cols));
  const across = places.map(({ col }) => col);
  const down = places.map(({ row }) => row);
  const side = (at: readonly number[]) => Math.max(...at) - Math.min(...at) + 1;
  return piece.size >= FILLED * side(across) * side(down);
}
