import type { Lattice } from '../../model/lattice.ts';
import type { Point } from '../../model/topology.ts';
import { cellOutline, cellPosition } from '../../model/topology.ts';
import type { EdgePlane } from './edgePlane.ts';
import { strengthAt } from './edgePlane.ts';

/** The part of a side at each end, where other sides meet it, that is not looked at. */
const CORNER = 0.14;
/** Px between the places at which a side is looked at, and the fewest of them. */
const SIDE_STEP = 1.5;
const FEWEST = 5;
/** A side counts as drawn when this part of it is an edge. */
const DRAWN = 0.78;

/** How many sides of each cell of a lattice are drawn, not counting those that are in a texture, where every place is an edge. */
export function countDrawnSides(plane: EdgePlane, lattice: Lattice, edge: number): Uint8Array {
  const counts = new Uint8Array(lattice.rows * lattice.cols);
  // Most sides are between two cells.
  const known = new Map<number, boolean>();
  const isOwn = (side: Side) => {
    const place = placeOf(side, lattice);
    const before = known.get(place);
    if (before !== undefined) return before;
    const is = isDrawn(plane, side, edge) && !isInTexture(plane, lattice, side, edge);
    known.set(place, is);
    return is;
  };
  for (let i = 0; i < counts.length; i++)
    for (const side of sidesOf(lattice, i)) if (isOwn(side)) counts[i] = (counts[i] as number) + 1;
  return counts;
}

/** A side that is drawn from end to end, which what only crosses it seldom is. */
const FULLY = 0.95;

/** The part of sides (Grid) of a lattice that are drawn from end to end. */
export function drawnShare(
  plane: EdgePlane,
  { x, y, pitchX, pitchY }: Lattice,
  sides: GridSides,
  edge: number,
): number {
  let drawn = 0;
  for (let i = 0; i < sides.length; i += 4) {
    const ax = x + (sides[i] as number) * pitchX;
    const ay = y + (sides[i + 1] as number) * pitchY;
    const bx = x + (sides[i + 2] as number) * pitchX;
    const by = y + (sides[i + 3] as number) * pitchY;
    if (isDrawn(plane, { ax, ay, bx, by }, edge, FULLY)) drawn++;
  }
  return (4 * drawn) / sides.length;
}

/** A side of a cell in Px. */
export interface Side {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The sides of a cell in Px, clockwise from the top. */
export function sidesOf({ shape, cols, x, y, pitchX, pitchY }: Lattice, index: number): Side[] {
  const { row, col } = cellPosition(index, cols);
  const corners = cellOutline(shape, row, col);
  return corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    return { ax: x + a.x * pitchX, ay: y + a.y * pitchY, bx: x + b.x * pitchX, by: y + b.y * pitchY };
  });
}

/** A lattice in Grid units that begins at (0, 0). */
export const UNIT = { x: 0, y: 0, pitchX: 1, pitchY: 1 } as const;

/** More twelfths of a pitch than any lattice has, either way. */
const FAR = 1 << 15;

/** The middle of a side in twelfths of a pitch, all of which are whole, as one number: the same for both cells that it is between. */
export function placeOf(
  { ax, ay, bx, by }: Side,
  { x, y, pitchX, pitchY }: Pick<Lattice, 'x' | 'y' | 'pitchX' | 'pitchY'>,
): number {
  const twelfths = (a: number, b: number, from: number, pitch: number) => Math.round((6 * (a + b - 2 * from)) / pitch);
  return twelfths(ax, bx, x, pitchX) * 2 * FAR + twelfths(ay, by, y, pitchY) + FAR;
}

/** How far beside a side, both ways and square to it, it is looked whether the place is full of edges: a part of a cell's width. */
const BESIDE = 0.22;

/** Whether places beside a side are as full of edges as the side: text, for example. */
function isInTexture(plane: EdgePlane, { shape, pitchX }: Lattice, side: Side, edge: number): boolean {
  const { ax, ay, bx, by } = side;
  const far = (BESIDE * pitchX * (shape === 'hex' ? 1 : 2)) / Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [far * (ay - by), far * (bx - ax)];
  return [1, -1].every((k) =>
    isDrawn(plane, { ax: ax + k * dx, ay: ay + k * dy, bx: bx + k * dx, by: by + k * dy }, edge, FULLY),
  );
}

/** Whether an edge runs all along a side. */
export function isDrawn(plane: EdgePlane, { ax, ay, bx, by }: Side, edge: number, part = DRAWN): boolean {
  const count = placesOn(ax, ay, bx, by);
  const enough = part * count;
  let hits = 0;
  for (let k = 0; k < count && hits + count - k >= enough; k++) {
    const t = CORNER + ((1 - 2 * CORNER) * (k + 0.5)) / count;
    if (strengthAt(plane, ax + t * (bx - ax), ay + t * (by - ay)) >= edge) hits++;
  }
  return hits >= enough;
}

/** Places at which the strength of a side is taken where many sides are summed, as parts of the way along it. */
const SOME = 5;
const PLACES = Array.from({ length: SOME }, (_, k) => CORNER + ((1 - 2 * CORNER) * (k + 0.5)) / SOME);

/** The ends of sides in Grid units of a lattice that begins at (0, 0): x and y of the one, x and y of the other. */
export type GridSides = Float64Array;

/**
 * The sides of some cells of a board, those that are wanted.
 * @param size what the cells are shrunk to, each around its own middle.
 */
export function gridSidesOf(
  lattice: Lattice,
  cells: readonly number[],
  isWanted?: (side: Side) => boolean,
  size = 1,
): GridSides {
  const ends: number[] = [];
  for (const cell of cells) {
    const { row, col } = cellPosition(cell, lattice.cols);
    const corners = cellOutline(lattice.shape, row, col);
    const count = corners.length;
    const right = ((1 - size) * corners.reduce((sum, { x }) => sum + x, 0)) / count;
    const down = ((1 - size) * corners.reduce((sum, { y }) => sum + y, 0)) / count;
    for (let k = 0; k < count; k++) {
      const a = corners[k] as Point;
      const b = corners[(k + 1) % count] as Point;
      if (isWanted && !isWanted({ ax: a.x, ay: a.y, bx: b.x, by: b.y })) continue;
      ends.push(right + size * a.x, down + size * a.y, right + size * b.x, down + size * b.y);
    }
  }
  return Float64Array.from(ends);
}

/** Places along sides, in Grid units of a lattice that begins at (0, 0): x and y of each. */
export type GridPlaces = Float64Array;

/** A few places along each of some sides. */
export function placesAlong(sides: GridSides): GridPlaces {
  const places = new Float64Array((sides.length / 2) * SOME);
  let at = 0;
  for (let i = 0; i < sides.length; i += 4) {
    const [ax, ay] = [sides[i] as number, sides[i + 1] as number];
    const [dx, dy] = [(sides[i + 2] as number) - ax, (sides[i + 3] as number) - ay];
    for (const t of PLACES) {
      places[at++] = ax + t * dx;
      places[at++] = ay + t * dy;
    }
  }
  return places;
}

/** The sum over sides of the mean strength along each, at places on them (`placesAlong`). */
export function sumAt(plane: EdgePlane, { x, y, pitchX, pitchY }: Lattice, places: GridPlaces): number {
  let sum = 0;
  for (let i = 0; i < places.length; i += 2)
    sum += strengthAt(plane, x + (places[i] as number) * pitchX, y + (places[i + 1] as number) * pitchY);
  return sum / SOME;
}

/** The sum over sides of the mean strength along each, from a few places. */
export function sumAlong(plane: EdgePlane, lattice: Lattice, sides: GridSides): number {
  return sumAt(plane, lattice, placesAlong(sides));
}

function placesOn(ax: number, ay: number, bx: number, by: number): number {
  return Math.max(FEWEST, Math.round(Math.hypot(bx - ax, by - ay) / SIDE_STEP));
}
