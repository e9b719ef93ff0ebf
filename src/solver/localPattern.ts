import type { Board } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Offset, Shape } from '../model/topology.ts';
import { cellCentre, cellIndex, cellPosition, makeTopology, offsetsOf } from '../model/topology.ts';

/**
 * What is seen around a cell, one character a neighbour: `-` off the board, `F` a proved mine, `#` any other closed or
 * unreadable cell, else the number less the proved mines around it, in base 13. Of all ways of turning and mirroring it
 * that the shape allows, the first in the alphabet; so the same surroundings always give the same text.
 */
export type LocalPattern = string;

/** Off the board. */
const OUTSIDE = '-';
const MINE = 'F';
const CLOSED = '#';

/** The pattern around a closed cell. @param mines the cells that are proved to be mines. */
export function localPattern(board: Board, cell: number, mines: ReadonlySet<number>): LocalPattern {
  const { shape, rows, cols } = board;
  const { row, col } = cellPosition(cell, cols);
  const seen = offsetsOf(shape, row, col).map(([dRow, dCol]) => {
    const [r, c] = [row + dRow, col + dCol];
    return r < 0 || c < 0 || r >= rows || c >= cols ? OUTSIDE : look(board, cellIndex(r, c, cols), mines);
  });
  let first: string | null = null;
  for (const places of turnsOf(shape, row, col)) {
    const turned = places.map((k) => seen[k]).join('');
    if (first === null || turned < first) first = turned;
  }
  return first as string;
}

function look({ shape, rows, cols, cells }: Board, cell: number, mines: ReadonlySet<number>): string {
  if (mines.has(cell)) return MINE;
  const number = numberOf(cells[cell] ?? '~');
  if (number < 0) return CLOSED;
  let left = number;
  for (const n of makeTopology(shape, rows, cols).neighbours[cell] ?? []) if (mines.has(n)) left--;
  return left.toString(13);
}

/** The cells of a pattern as they lie, row by row, `@` in the middle. */
export function drawPattern(shape: Shape, pattern: LocalPattern): string[] {
  const rows = new Map<number, string[]>([[0, ['@']]]);
  const offsets = offsetsOf(shape, REFERENCE.row, REFERENCE.col);
  for (const [k, [dRow, dCol]] of offsets.entries()) {
    const line = rows.get(dRow) ?? [];
    rows.set(dRow, line);
    if (dRow === 0 && dCol < 0) line.splice(line.indexOf('@'), 0, pattern.charAt(k));
    else line.push(pattern.charAt(k));
  }
  return [...rows.keys()].sort((a, b) => a - b).map((row) => (rows.get(row) as string[]).join(' '));
}

/** Height of a row over the pitch of columns in regular cells. */
const ROW_PITCH: Readonly<Record<Shape, number>> = { square: 1, hex: Math.sqrt(3) / 2, triangle: Math.sqrt(3) };
/** A cell in an even row that points up; others are turned to lie like it. */
const REFERENCE = { row: 2, col: 4 };
/** Regular shapes turn by multiples of 30 degrees at most. */
const STEPS = 12;
const NEAR = 1e-6;

const turns = new Map<string, readonly (readonly number[])[]>();

/**
 * The ways to lay the neighbours of a cell over those of the reference cell: for each place there the neighbour that
 * comes to lie on it. They are all turns and mirrorings about the middle that take neighbours to neighbours: 8 for
 * squares, 12 for hexagons, 6 for triangles.
 */
function turnsOf(shape: Shape, row: number, col: number): readonly (readonly number[])[] {
  const key = `${shape} ${row % 2} ${col % 2}`;
  const known = turns.get(key);
  if (known) return known;
  // The same parities near the reference: what lies around does not depend on more.
  const here = vectorsAround(shape, REFERENCE.row + (row % 2), REFERENCE.col + (col % 2));
  const there = vectorsAround(shape, REFERENCE.row, REFERENCE.col);
  const found: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    for (const mirror of [1, -1]) {
      const turned = here.map((vector) => turn(vector, (2 * Math.PI * step) / STEPS, mirror));
      const places = there.map((place) => turned.findIndex((v) => Math.hypot(v.x - place.x, v.y - place.y) < NEAR));
      if (places.every((k) => k >= 0)) found.push(places);
    }
  }
  turns.set(key, found);
  return found;
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

function vectorsAround(shape: Shape, row: number, col: number): Vector[] {
  const at = ([dRow, dCol]: Offset): Vector => {
    const { x, y } = cellCentre(shape, row + dRow, col + dCol);
    return { x, y: y * ROW_PITCH[shape] };
  };
  const middle = at([0, 0]);
  return offsetsOf(shape, row, col).map((offset) => {
    const { x, y } = at(offset);
    return { x: x - middle.x, y: y - middle.y };
  });
}

function turn({ x, y }: Vector, angle: number, mirror: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mirrored = mirror * x;
  return { x: mirrored * cos - y * sin, y: mirrored * sin + y * cos };
}
