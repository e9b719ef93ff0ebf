import { misuse } from './errors.ts';

/**
 * Which cells there are, which touch each other and where each lies, for the three kinds of grid.
 * This is the only module that does row and column arithmetic; everything else asks it for neighbours.
 *
 * Grid frame: column pitch = row pitch = 1, origin at the top left of the board's bounding box, y down.
 *  - square:   cell (r, c) is the unit square at (c, r); 8 neighbours.
 *  - hex:      pointy-top hexagons, odd rows shifted right by half a column; a row is 1 high, a hexagon 4/3
 *              (neighbouring rows interlock by a third); 6 neighbours.
 *  - triangle: the column pitch is half a base. Cell (r, c) spans x from c to c + 2; it points up where r + c
 *              is even, down where it is odd; 12 neighbours (every triangle that shares a corner).
 * The row shift and the orientation are those of XBomb.
 */
export const SHAPES = ['square', 'hex', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

/** The size of a board: its kind of grid, its rows and its columns. */
export interface GridSize {
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A board's cells and their adjacency. Cells are numbered row by row from 0 at the top left. */
export interface Topology extends GridSize {
  readonly cellCount: number;
  /** Neighbours of cell i are `neighbourList[neighbourStart[i]]` up to (not including) `neighbourStart[i + 1]`. */
  readonly neighbourStart: Int32Array;
  readonly neighbourList: Int32Array;
  /** The same adjacency as one array a cell. */
  readonly neighbours: readonly Int32Array[];
}

/** From a cell to a neighbour. */
export type Offset = readonly [dRow: number, dCol: number];

const AROUND_SQUARE: readonly Offset[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
];
const AROUND_HEX_EVEN_ROW: readonly Offset[] = [
  [-1, -1],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
];
const AROUND_HEX_ODD_ROW: readonly Offset[] = [
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, 0],
  [1, 1],
];
const ACROSS_APEX = [-1, 0, 1];
const ACROSS_BASE = [-2, -1, 0, 1, 2];
const SAME_ROW = [-2, -1, 1, 2];
const AROUND_TRIANGLE_UP = aroundTriangle(-1, 1);
const AROUND_TRIANGLE_DOWN = aroundTriangle(1, -1);

function aroundTriangle(apexRow: number, baseRow: number): readonly Offset[] {
  const offsets: Offset[] = [
    ...ACROSS_APEX.map((d): Offset => [apexRow, d]),
    ...SAME_ROW.map((d): Offset => [0, d]),
    ...ACROSS_BASE.map((d): Offset => [baseRow, d]),
  ];
  return offsets.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Where the neighbours of a cell lie, row by row, whether they are on the board or not. */
export function offsetsOf(shape: Shape, row: number, col: number): readonly Offset[] {
  if (shape === 'square') return AROUND_SQUARE;
  if (shape === 'hex') return row % 2 === 0 ? AROUND_HEX_EVEN_ROW : AROUND_HEX_ODD_ROW;
  return pointsUp(row, col) ? AROUND_TRIANGLE_UP : AROUND_TRIANGLE_DOWN;
}

/** Whether triangle (row, col) has its apex at the top. */
export function pointsUp(row: number, col: number): boolean {
  return (row + col) % 2 === 0;
}

/** The largest number of neighbours that a cell of this shape can have. */
export function maxNeighbours(shape: Shape): number {
  return shape === 'square' ? 8 : shape === 'hex' ? 6 : 12;
}

/** Largest board side handled; beyond it a size is a mistake, not a game. */
export const MAX_SIDE = 1000;

const KEPT_TOPOLOGIES = 16;
const kept = new Map<string, Topology>();

/**
 * The topology of a board. Repeated calls with one size return the same object.
 * @throws TypeError when a side is not a whole number from 1 to MAX_SIDE.
 */
export function makeTopology(shape: Shape, rows: number, cols: number): Topology {
  const key = `${shape} ${rows} ${cols}`;
  const known = kept.get(key);
  if (known) return known;
  if (!SHAPES.includes(shape)) throw misuse('shape', SHAPES.join(', '), shape);
  for (const [name, side] of [['rows', rows] as const, ['cols', cols] as const]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw misuse(name, `a whole number from 1 to ${MAX_SIDE}`, side);
  }
  const topology = buildTopology(shape, rows, cols);
  if (kept.size >= KEPT_TOPOLOGIES) kept.delete(kept.keys().next().value as string);
  kept.set(key, topology);
  return topology;
}

function buildTopology(shape: Shape, rows: number, cols: number): Topology {
  const cellCount = rows * cols;
  const neighbourStart = new Int32Array(cellCount + 1);
  const list: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (const [dRow, dCol] of offsetsOf(shape, row, col)) {
        const r = row + dRow;
        const c = col + dCol;
        if (r >= 0 && r < rows && c >= 0 && c < cols) list.push(r * cols + c);
      }
      neighbourStart[row * cols + col + 1] = list.length;
    }
  }
  const neighbourList = Int32Array.from(list);
  const neighbours = Array.from({ length: cellCount }, (_, i) =>
    neighbourList.subarray(neighbourStart[i], neighbourStart[i + 1]),
  );
  return { shape, rows, cols, cellCount, neighbourStart, neighbourList, neighbours };
}

/** The number of cell (row, col) on a board of this many columns. */
export function cellIndex(row: number, col: number, cols: number): number {
  return row * cols + col;
}

/** The row and column of cell `index` on a board of this many columns. */
export function cellPosition(index: number, cols: number): { readonly row: number; readonly col: number } {
  return { row: Math.floor(index / cols), col: index % cols };
}

/** The tone of a chequer that cell `index` is on: 0 as the first cell, or 1. */
export function toneOfCell(index: number, cols: number): number {
  const { row, col } = cellPosition(index, cols);
  return (row + col) % 2;
}

/** "row 4, column 3": a cell in words, counted from 1. */
export function cellWords(index: number, cols: number): string {
  const { row, col } = cellPosition(index, cols);
  return `row ${row + 1}, column ${col + 1}`;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down', 'row-start', 'row-end', 'first', 'last'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The cell that a key leads to from another one; at the rim the same cell. Up and down keep the column: hexagons
 * lie half a column aside in every other row, triangles stand on their heads in every other place of a column, and both
 * touch the cell that they come from.
 */
export function stepCell({ rows, cols }: GridSize, cell: number, direction: Direction): number {
  const { row, col } = cellPosition(cell, cols);
  const steps: Readonly<Record<Direction, readonly [number, number]>> = {
    left: [row, Math.max(0, col - 1)],
    right: [row, Math.min(cols - 1, col + 1)],
    up: [Math.max(0, row - 1), col],
    down: [Math.min(rows - 1, row + 1), col],
    'row-start': [row, 0],
    'row-end': [row, cols - 1],
    first: [0, 0],
    last: [rows - 1, cols - 1],
  };
  return cellIndex(...steps[direction], cols);
}

/** A hexagon is 4/3 of a row pitch high. */
const HEX_OVERHANG = 1 / 3;

/** Width and height of the whole board's bounding box, in Grid units. */
export function gridExtent({ shape, rows, cols }: GridSize): { readonly width: number; readonly height: number } {
  if (shape === 'square') return { width: cols, height: rows };
  if (shape === 'hex') return { width: cols + (rows > 1 ? 0.5 : 0), height: rows + HEX_OVERHANG };
  return { width: cols + 1, height: rows };
}

/** The corners of a cell in Grid units, clockwise from the top (left) one. */
export function cellOutline(shape: Shape, row: number, col: number): readonly Point[] {
  if (shape === 'square') {
    return [
      { x: col, y: row },
      { x: col + 1, y: row },
      { x: col + 1, y: row + 1 },
      { x: col, y: row + 1 },
    ];
  }
  if (shape === 'hex') return hexOutline(row, col);
  return pointsUp(row, col)
    ? [
        { x: col + 1, y: row },
        { x: col + 2, y: row + 1 },
        { x: col, y: row + 1 },
      ]
    : [
        { x: col, y: row },
        { x: col + 2, y: row },
        { x: col + 1, y: row + 1 },
      ];
}

function hexOutline(row: number, col: number): readonly Point[] {
  const left = col + (row % 2) / 2;
  return [
    { x: left + 0.5, y: row },
    { x: left + 1, y: row + HEX_OVERHANG },
    { x: left + 1, y: row + 1 },
    { x: left + 0.5, y: row + 1 + HEX_OVERHANG },
    { x: left, y: row + 1 },
    { x: left, y: row + HEX_OVERHANG },
  ];
}

/** The middle of a cell's outline (its centroid), in Grid units. */
export function cellCentre(shape: Shape, row: number, col: number): Point {
  const corners = cellOutline(shape, row, col);
  const sum = corners.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** The cell that contains a Grid point, or null outside the board. */
export function cellAt({ shape, rows, cols }: GridSize, point: Point): number | null {
  const row = Math.floor(point.y);
  const reach = shape === 'square' ? 0 : 2;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row); r++) {
    const from = Math.max(0, Math.floor(point.x) - reach);
    for (let c = from; c <= Math.min(cols - 1, Math.floor(point.x)); c++) {
      if (contains(cellOutline(shape, r, c), point)) return cellIndex(r, c, cols);
    }
  }
  return null;
}

/** Whether a point lies in a convex polygon given clockwise (y down). Left and top sides belong to it. */
function contains(corners: readonly Point[], p: Point): boolean {
  return corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    return cross > 0 || (cross === 0 && (b.y < a.y || (b.y === a.y && b.x > a.x)));
  });
}
