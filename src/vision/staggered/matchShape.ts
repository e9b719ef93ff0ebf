import type { Point, Shape } from '../../model/topology.ts';
import { cellOutline } from '../../model/topology.ts';
import type { CellFold } from './foldCell.ts';
import { foldAt } from './foldCell.ts';

export type StaggeredShape = Exclude<Shape, 'square'>;

/** What a fold shows: hexagons or triangles, where the first cell's box begins (samples), and how strong its sides are. */
export interface ShapeMatch {
  readonly shape: StaggeredShape;
  readonly x: number;
  readonly y: number;
  /** Mean strength along the sides, and away from them. */
  readonly drawn: number;
  readonly ground: number;
}

/** The sides of the unit cell of a lattice (Grid units), one list a direction. */
const SIDES: Readonly<Record<StaggeredShape, readonly (readonly [Point, Point])[]>> = {
  hex: threeSides(cellOutline('hex', 0, 0), [0, 1, 2]),
  triangle: threeSides(cellOutline('triangle', 0, 0), [0, 1, 2]),
};
/** The places in the middle of cells that are compared with their sides: as many as there are cells in a unit. */
const MIDDLES: Readonly<Record<StaggeredShape, readonly Point[]>> = {
  hex: [centre(cellOutline('hex', 0, 0))],
  triangle: [centre(cellOutline('triangle', 0, 0)), centre(cellOutline('triangle', 0, 1))],
};
/** Middles are looked at on the way from the centre to the corners, at this part of it: digits are nearer, sides further. */
const RING = 0.55;
/** Every direction of side must be this much stronger than the ground, against the strongest direction. */
const WEAKEST_DIRECTION = 0.45;
/** The sides must be this many times as strong as the ground, and so much stronger. */
const LEAST_RATIO = 1.25;
const LEAST_LEAD = 3;

function threeSides(corners: readonly Point[], which: readonly number[]): (readonly [Point, Point])[] {
  return which.map((k) => [corners[k] as Point, corners[(k + 1) % corners.length] as Point] as const);
}

function centre(corners: readonly Point[]): Point {
  const n = corners.length;
  return { x: corners.reduce((s, p) => s + p.x, 0) / n, y: corners.reduce((s, p) => s + p.y, 0) / n };
}

/** The shapes whose outlines may be the edges of a fold, the likelier first. */
export function matchShapes(fold: CellFold): ShapeMatch[] {
  const matches = (['hex', 'triangle'] as const).map((shape) => bestPhase(fold, shape)).filter((m) => m !== null);
  return matches.sort((a, b) => b.drawn - b.ground - (a.drawn - a.ground));
}

/** Px (samples) of a Grid point: a triangle's column is half of W, a hexagon's all of it. */
function unitsOf(fold: CellFold, shape: StaggeredShape): Point {
  return { x: shape === 'hex' ? fold.width : fold.width / 2, y: fold.height };
}

function bestPhase(fold: CellFold, shape: StaggeredShape): ShapeMatch | null {
  const units = unitsOf(fold, shape);
  const sides = SIDES[shape].map(([a, b]) => pointsAlong(a, b, units));
  const ground = MIDDLES[shape].flatMap((middle, k) => ringAround(middle, cellOutline(shape, 0, k), units));
  let best: ShapeMatch | null = null;
  for (let j = 0; j < fold.rows; j++) {
    for (let i = 0; i < fold.cols; i++) {
      const x = (i / fold.cols) * fold.width;
      const y = (j / fold.rows) * fold.height;
      const directions = sides.map((points) => meanAt(fold, points, x, y));
      const under = meanAt(fold, ground, x, y);
      const drawn = directions.reduce((a, b) => a + b, 0) / directions.length;
      if (drawn - under < Math.max(LEAST_LEAD, (LEAST_RATIO - 1) * under)) continue;
      const strongest = Math.max(...directions) - under;
      if (Math.min(...directions) - under < WEAKEST_DIRECTION * strongest) continue;
      if (!best || drawn - under > best.drawn - best.ground) best = { shape, x, y, drawn, ground: under };
    }
  }
  return best;
}

/** Places along a side, its ends left out, in samples from the unit's origin. */
function pointsAlong(a: Point, b: Point, units: Point): Point[] {
  const length = Math.hypot((b.x - a.x) * units.x, (b.y - a.y) * units.y);
  const count = Math.max(4, Math.round(length));
  return Array.from({ length: count }, (_, k) => {
    const t = 0.1 + (0.8 * (k + 0.5)) / count;
    return { x: (a.x + t * (b.x - a.x)) * units.x, y: (a.y + t * (b.y - a.y)) * units.y };
  });
}

function ringAround(middle: Point, corners: readonly Point[], units: Point): Point[] {
  return [
    middle,
    ...corners.map((p) => ({ x: middle.x + RING * (p.x - middle.x), y: middle.y + RING * (p.y - middle.y) })),
  ].map((p) => ({ x: p.x * units.x, y: p.y * units.y }));
}

function meanAt(fold: CellFold, points: readonly Point[], x: number, y: number): number {
  let sum = 0;
  for (const p of points) sum += foldAt(fold, x + p.x, y + p.y);
  return sum / points.length;
}
