import { widening } from '../model/lattice.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY, DRAWN_SIDE, edgesAlong, leastDrawn, sideSpan } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import type { GridLines, LineFamily } from './gridLines.ts';

/**
 * How every side of every cell of a lattice window looks. The window has `cols` × `rows` cells starting at line
 * (0, 0) of `lines`. A side is drawn when an edge runs all along it.
 */
export interface SideMap {
  readonly cols: number;
  readonly rows: number;
  /** Vertical sides: part of side (line i, row j) covered by an edge, 0 where it is not drawn, at j · (cols + 1) + i. */
  readonly vertical: Float32Array;
  /** Horizontal sides: side (column i, line j) at j · cols + i. */
  readonly horizontal: Float32Array;
}

/** Where in a cell its inside is compared with its sides: a side is only a line if the inside is not all edges too. */
const INSIDE = [0.3, 0.7] as const;
/** The covered part by which a drawn side must surpass the inside of its cell. */
const STANDS_OUT = 0.3;

export function mapSides(gradients: Gradients, lines: GridLines, edge: number, cols: number, rows: number): SideMap {
  const vertical = new Float32Array((cols + 1) * rows);
  const horizontal = new Float32Array(cols * (rows + 1));
  const ax = axisX(gradients);
  const ay = axisY(gradients);
  const spansX = Array.from({ length: cols }, (_, i) => sideSpan(linePosition(lines.x, i), lines.x.pitch));
  const spansY = Array.from({ length: rows }, (_, j) => sideSpan(linePosition(lines.y, j), lines.y.pitch));
  spansY.forEach(({ from, to }, j) => {
    for (let i = 0; i <= cols; i++) vertical[j * (cols + 1) + i] = sideCoverage(ax, lines.x, i, from, to, edge);
  });
  for (let j = 0; j <= rows; j++)
    spansX.forEach(({ from, to }, i) => {
      horizontal[j * cols + i] = sideCoverage(ay, lines.y, j, from, to, edge);
    });
  return { cols, rows, vertical, horizontal };
}

/** The part of a side on line i that is covered by an edge; 0 where the side is not drawn, or the inside of its cell is as full of edges. */
function sideCoverage(axis: Axis, lines: LineFamily, i: number, from: number, to: number, edge: number): number {
  const length = to - from;
  const covered = mostEdges(axis, lines, i, from, to, edge);
  if (covered === 0) return 0;
  const start = linePosition(lines, i);
  const inside = Math.min(
    edgesAlong(axis, Math.round(start + INSIDE[0] * lines.pitch), from, to, edge, 0),
    edgesAlong(axis, Math.round(start + INSIDE[1] * lines.pitch), from, to, edge, 0),
  );
  return covered / length - inside / length >= STANDS_OUT ? covered / length : 0;
}

/** The middle of line i's edges, in Px. */
export function linePosition({ origin, pitch, phases, wide = 0 }: LineFamily, i: number): number {
  const first = phases[0] as number;
  const last = phases[phases.length - 1] as number;
  return origin + (first + last) / 2 + i * pitch + widening(i, wide);
}

/** The most pixels of a side that one of line i's edges covers; 0 where none is drawn. */
function mostEdges(
  axis: Axis,
  { origin, pitch, phases, wide = 0 }: LineFamily,
  i: number,
  from: number,
  to: number,
  edge: number,
): number {
  const least = leastDrawn(to - from);
  let most = 0;
  for (let k = 0; k < phases.length && most < to - from; k++) {
    const at = Math.round(origin + (phases[k] as number) + i * pitch + widening(i, wide));
    most = Math.max(most, edgesAlong(axis, at, from, to, edge, Math.max(least, most)));
  }
  return most;
}

/**
 * What a side says for (or against) its cell being one of a board whose cells are all outlined: the logarithm of
 * how much likelier it is inside such a board (nearly every side is drawn) than elsewhere (one in seven, by chance).
 */
const DRAWN_VALUE = 1.9;
const UNDRAWN_VALUE = -2.4;

/** A rectangle of cells: columns left … right − 1, rows top … bottom − 1. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All cells of so many rows and columns. */
export function wholeOf({ rows, cols }: { readonly rows: number; readonly cols: number }): Extent {
  return { left: 0, top: 0, right: cols, bottom: rows };
}

/** A side of a rectangle. */
export type Side = keyof Extent;

/** All sides, in the order in which a board is made larger. */
export const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** Whether rows, not columns, end at a side of a board: its top or its bottom. */
export function isRowSide(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}

/** The step to the next row or column beyond a side. */
export function outward(side: Side): 1 | -1 {
  return side === 'left' || side === 'top' ? -1 : 1;
}

/** The side on the other side. */
export const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** The outermost row or column of a rectangle of cells at a side. */
export function lastLane(extent: Extent, side: Side): Extent {
  return { ...extent, [OPPOSITE[side]]: extent[side] - outward(side) };
}

/** The row or column beyond a side of a rectangle of cells. */
export function laneBeyond(extent: Extent, side: Side): Extent {
  return { ...extent, [OPPOSITE[side]]: extent[side], [side]: extent[side] + outward(side) };
}

/**
 * The rectangle of cells whose sides are most line-like in sum: the maximum-sum subrectangle, where every side on
 * or in the rectangle counts once (each cell brings its left and top side, the last column and row also the others).
 */
export function bestExtent(map: SideMap): Extent & { readonly value: number } {
  const { cols, rows } = map;
  const { columns, ends, floors } = sumDown(map);
  const most = mostDown(map, floors);
  let best = { left: 0, top: 0, right: 0, bottom: 0, value: Number.NEGATIVE_INFINITY };
  for (let top = 0; top < rows; top++) {
    for (let bottom = top + 1; bottom <= rows; bottom++) {
      const bound = (most.cells[bottom] as number) - (most.cells[top] as number) + (most.floors[bottom] as number);
      if (bound + ROUNDING < best.value) continue;
      let running = 0;
      let start = 0;
      for (let i = 0; i < cols; i++) {
        if (running <= 0) {
          running = 0;
          start = i;
        }
        const inside = (columns[bottom * cols + i] as number) - (columns[top * cols + i] as number);
        running += inside + (floors[bottom * cols + i] as number);
        const right = (ends[bottom * (cols + 1) + i + 1] as number) - (ends[top * (cols + 1) + i + 1] as number);
        if (running + right <= best.value) continue;
        best = { left: start, top, right: i + 1, bottom, value: running + right };
      }
    }
  }
  return best;
}

/** Sums from the top down to row j: of cells with their left and top sides, of vertical sides; and each bottom side. */
function sumDown({ cols, rows, vertical, horizontal }: SideMap) {
  const columns = new Float64Array((rows + 1) * cols);
  const ends = new Float64Array((rows + 1) * (cols + 1));
  const floors = new Float64Array(horizontal.length);
  for (let k = 0; k < floors.length; k++) floors[k] = sideValue(horizontal[k] as number);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i <= cols; i++) {
      const v = j * (cols + 1) + i;
      const left = sideValue(vertical[v] as number);
      ends[v + cols + 1] = (ends[v] as number) + left;
      if (i === cols) continue;
      const h = j * cols + i;
      columns[h + cols] = (columns[h] as number) + left + (floors[h] as number);
    }
  }
  return { columns, ends, floors };
}

/** Sums of some hundred values are exact to this. */
const ROUNDING = 1e-6;

/** What rows can be worth at most: sums from the top down to row j of cells that add anything, each with one more side at the right end; and of bottom sides. */
function mostDown({ cols, rows, vertical }: SideMap, floors: Float64Array) {
  const cells = new Float64Array(rows + 1);
  const lowest = new Float64Array(rows + 1);
  for (let j = 0; j <= rows; j++) {
    let row = DRAWN_VALUE;
    let floor = 0;
    for (let i = 0; i < cols; i++) {
      const under = floors[j * cols + i] as number;
      floor += Math.max(0, under);
      if (j < rows) row += Math.max(0, under + sideValue(vertical[j * (cols + 1) + i] as number));
    }
    lowest[j] = floor;
    if (j < rows) cells[j + 1] = (cells[j] as number) + row;
  }
  return { cells, floors: lowest };
}

function sideValue(covered: number): number {
  return covered >= DRAWN_SIDE ? DRAWN_VALUE : UNDRAWN_VALUE;
}

/** How many of the four sides of cell (i, j) are drawn. */
export function drawnSides({ cols, vertical, horizontal }: SideMap, i: number, j: number): number {
  const v = j * (cols + 1) + i;
  const h = j * cols + i;
  let drawn = 0;
  if ((vertical[v] as number) >= DRAWN_SIDE) drawn++;
  if ((vertical[v + 1] as number) >= DRAWN_SIDE) drawn++;
  if ((horizontal[h] as number) >= DRAWN_SIDE) drawn++;
  if ((horizontal[h + cols] as number) >= DRAWN_SIDE) drawn++;
  return drawn;
}

/** How many sides there are between some cells (row-major indices), and the part of them that is drawn, 0 to 1 (0 where there are none). */
export function sidesBetween(
  { cols, vertical, horizontal }: SideMap,
  cells: readonly number[],
): { readonly count: number; readonly drawn: number } {
  const own = new Set(cells);
  let between = 0;
  let drawn = 0;
  const count = (covered: number) => {
    between++;
    if (covered >= DRAWN_SIDE) drawn++;
  };
  for (const cell of own) {
    const [i, j] = [cell % cols, Math.floor(cell / cols)];
    if (i + 1 < cols && own.has(cell + 1)) count(vertical[j * (cols + 1) + i + 1] as number);
    if (own.has(cell + cols)) count(horizontal[cell + cols] as number);
  }
  return { count: between, drawn: between === 0 ? 0 : drawn / between };
}
