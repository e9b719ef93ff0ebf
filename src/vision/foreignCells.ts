import type { Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import { cellPosition } from '../model/topology.ts';
import { besideWindows } from './besideWindows.ts';
import { crossings, DRAWN_LANES, MIDDLE } from './crossedCells.ts';
import { axisX, axisY } from './edgeLines.ts';
import { boxOfCells, isWithin } from './extents.ts';
import { BLANK, OTHER } from './glyphs.ts';
import type { Gradients } from './gradients.ts';
import type { GridLines } from './gridLines.ts';
import type { CellGroup } from './groupCells.ts';
import { cellsUnderWindows } from './laidOver.ts';
import type { SideMap } from './sides.ts';
import { drawnSides, mapSides } from './sides.ts';

/**
 * Cells that something else may lie over: a dialog, a menu, a tooltip. The edge of a window runs straight through
 * a cell from one side to the other, as no drawing of a game does; and where nearly all cells of a board are
 * outlined, the ones under a window are not.
 */

/** A board is outlined when this part of its cells have at least three drawn sides … */
const MOSTLY = 0.72;
const OUTLINED = 3;
/** … and then a cell with at most this many is bare. */
const BARE = 1;

/** Edges cover this part of a hatched cell's middle, and more of a dithered one's. */
const HATCHED = 0.3;

export interface Outlines {
  /** Whether an edge runs through the cell from top to bottom, and from left to right. */
  readonly upright: readonly boolean[];
  readonly level: readonly boolean[];
  /** Whether lines of the lattice run along at least three sides of the cell. */
  readonly outlined: readonly boolean[];
  /** Whether the cell has no outline on a board where nearly all cells have one. */
  readonly bare: readonly boolean[];
  /** The sides of square cells; null for others. */
  readonly sides: SideMap | null;
  /** Whether edges fill so much of a cell that it is hatched or dithered, if it is blank; few are asked about. */
  readonly isHatched: (cell: number) => boolean;
}

/** Looks at every cell of a board for its own outline and for edges that do not belong there. */
export function findOutlines(gradients: Gradients, lattice: Lattice, edge: number): Outlines {
  const upright = crossings(axisX(gradients), lattice, false, edge);
  const level = crossings(axisY(gradients), lattice, true, edge);
  const textured = upright.textured.map((u, i) => u || (level.textured[i] as boolean));
  const { rows, cols } = lattice;
  const map = mapSides(gradients, linesOf(lattice), edge, cols, rows);
  const drawn = textured.map((_, i) => drawnSides(map, i % cols, Math.floor(i / cols)));
  const outlined = drawn.map((count) => count >= OUTLINED);
  const boardIsOutlined = outlined.filter(Boolean).length >= MOSTLY * drawn.length;
  // Asked again for every name that is tried.
  const hatched: (boolean | undefined)[] = [];
  const isHatched = (cell: number) => {
    hatched[cell] ??= edgesWithin(gradients, cellRect(lattice, cell), edge) >= HATCHED;
    return hatched[cell] as boolean;
  };
  const bare = drawn.map((count, i) => boardIsOutlined && !textured[i] && count <= BARE);
  return { upright: upright.crossed, level: level.crossed, outlined, bare, sides: map, isHatched };
}

/** The part of the middle of a rectangle (Px) whose pixels are edges, 0 to 1. */
function edgesWithin(gradients: Gradients, { x, y, width, height }: Rect, edge: number): number {
  const [right, down] = [axisX(gradients), axisY(gradients)];
  const [fromX, toX] = MIDDLE.map((part) => Math.round(x + part * width)) as [number, number];
  const [fromY, toY] = MIDDLE.map((part) => Math.round(y + part * height)) as [number, number];
  let edges = 0;
  for (let py = fromY; py < toY; py++)
    for (let px = fromX; px < toX; px++) {
      const across = right.plane[px * right.stepAcross + py * right.stepAlong] as number;
      if (across >= edge || (down.plane[py * down.stepAcross + px * down.stepAlong] as number) >= edge) edges++;
    }
  return edges / Math.max(1, (toX - fromX) * (toY - fromY));
}

/** A drawing seen with this probability, on so many cells that no edge runs through, is what a cell shows that looks the same. */
const SURELY_DRAWN = 0.9;
const UNTOUCHED = 2;
/** A blank piece with edges of something else through this part of the cells around it is part of that. */
const ENCLOSED = 0.6;

/** A title bar lies beside a window of which one edge told. */
const MOST_ROUNDS = 2;

/**
 * Cells that something else lies over: those that its edge runs through, those within a window, and blank ones that it encloses. What a program draws
 * across its cells it draws on cells all over the board; the edge of a window crosses those of one row or column.
 */
export function foreignCells({ upright, level }: Outlines, groups: readonly CellGroup[], cols: number): boolean[] {
  const edges = { upright: upright.map(() => false), level: upright.map(() => false) };
  for (const group of groups) {
    const { cells } = group;
    const untouched = cells.filter((cell) => !upright[cell] && !level[cell]);
    if (isDrawing(group) && untouched.length >= UNTOUCHED) continue;
    for (const [flags, found, lane] of [
      [upright, edges.upright, 'col'],
      [level, edges.level, 'row'],
    ] as const) {
      // The strokes of a digit may run through its cell; the edge of a window runs on beside it.
      const isAlone = (cell: number) =>
        isDrawing(group) && !around(cell, upright.length, cols).some((next) => upright[next] || level[next]);
      const crossed = cells.filter((cell) => flags[cell] && !isAlone(cell));
      const lanes = new Set(crossed.map((cell) => cellPosition(cell, cols)[lane]));
      if (lanes.size < DRAWN_LANES) for (const cell of crossed) found[cell] = true;
    }
  }
  const under = cellsUnderWindows(edges.upright, edges.level, cols);
  const foreign = under.map((is, cell) => is || edges.upright[cell] === true || edges.level[cell] === true);
  if (!foreign.includes(true)) return foreign;
  const isPiece = ({ best }: CellGroup) => best === BLANK || best === OTHER;
  for (const group of groups)
    if (isPiece(group)) for (const cell of enclosed(group.cells, foreign, cols)) foreign[cell] = true;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const beside = besideWindows(foreign, groups, cols, (group) => !isDrawing(group));
    if (beside.length === 0) break;
    for (const cell of beside) foreign[cell] = true;
  }
  return foreign;
}

/** The cells of a group whose connected pieces have mostly foreign cells around them, and reach no further than those. */
function enclosed(cells: readonly number[], foreign: readonly boolean[], cols: number): number[] {
  const left = new Set(cells.filter((cell) => !foreign[cell]));
  const found: number[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    const around = new Set<number>();
    for (let k = 0; k < piece.length; k++)
      for (const next of besides(piece[k] as number, foreign.length, cols)) {
        if (left.delete(next)) piece.push(next);
        else if (!piece.includes(next)) around.add(next);
      }
    const crossed = [...around].filter((cell) => foreign[cell]);
    if (crossed.length >= ENCLOSED * around.size && areWithin(piece, crossed, cols)) found.push(...piece);
  }
  return found;
}

/** Whether cells lie in the rows and columns from the first to the last of some others. */
function areWithin(cells: readonly number[], others: readonly number[], cols: number): boolean {
  if (others.length === 0) return cells.length === 0;
  const box = boxOfCells(others, cols);
  return cells.every((cell) => isWithin(box, cell, cols));
}

/** The cells above, below and beside one. */
function besides(cell: number, count: number, cols: number): number[] {
  const { col } = cellPosition(cell, cols);
  const found = [cell - cols, cell + cols].filter((next) => next >= 0 && next < count);
  if (col > 0) found.push(cell - 1);
  if (col < cols - 1) found.push(cell + 1);
  return found;
}

/** The cells up to two steps up, down and sideways from one. */
function around(cell: number, count: number, cols: number): number[] {
  return [cell, ...besides(cell, count, cols)]
    .flatMap((near) => [near, ...besides(near, count, cols)])
    .filter((near) => near !== cell);
}

/** Whether a group surely shows a digit or a mark, which no piece of a window looks like. */
function isDrawing({ best, glyphs }: CellGroup): boolean {
  return best !== BLANK && best !== OTHER && (glyphs[best] as number) >= SURELY_DRAWN;
}

/** The grid lines of a lattice; a gap has two edges. */
export function linesOf({ x, y, pitchX, pitchY, gapX, gapY, wideX = 0, wideY = 0 }: Lattice): GridLines {
  const phases = (gap: number) => (gap > 0 ? [-gap, 0] : [0]);
  return {
    x: { origin: x, pitch: pitchX, phases: phases(gapX), wide: wideX },
    y: { origin: y, pitch: pitchY, phases: phases(gapY), wide: wideY },
  };
}
