import type { Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { besideWindows } from './besideWindows.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY } from './edgeLines.ts';
import { BLANK, OTHER } from './glyphs.ts';
import type { Gradients } from './gradients.ts';
import type { GridLines } from './gridLines.ts';
import type { CellGroup } from './groupCells.ts';
import { cellsUnderWindows } from './laidOver.ts';
import { median } from './median.ts';
import type { SideMap } from './sides.ts';
import { drawnSides, mapSides } from './sides.ts';

/**
 * Cells that something else may lie over: a dialog, a menu, a tooltip. The edge of a window runs straight through
 * a cell from one side to the other, as no drawing of a game does; and where nearly all cells of a board are
 * outlined, the ones under a window are not.
 */

/** The part of a cell, in the middle, in which an edge must not run all the way through. */
const MIDDLE = [0.2, 0.8] as const;
/** An edge runs through when it covers this part of the way. */
const ALL_THE_WAY = 0.96;
/** The edge of a window is about as strong all along: this part of it differs by no more (compressed) from its median. */
const EVEN_PART = 0.85;
const EVEN = 9;
/** With edges at more than this part of its positions a cell is dithered or hatched. */
const TEXTURE = 0.4;
/** An edge that runs through the next cell reaches into this one when it covers this part of the way. */
const REACHES_IN = 0.4;
/** If more cells than this part have such an edge, it is how the program draws them. */
const RARE = 0.2;
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

interface Crossings {
  readonly crossed: readonly boolean[];
  /** Cells so full of edges that lines cannot be told from their texture. */
  readonly textured: readonly boolean[];
}

/** Cells that look alike and have such an edge in so many rows (or columns) are drawn so by their program … */
const DRAWN_LANES = 3;
/** … and so are those with an edge at the same place, if only of this part of the strength. */
const FAINT = 0.6;
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
  return (['row', 'col'] as const).every((lane) => {
    const known = others.map((cell) => cellPosition(cell, cols)[lane]);
    const [first, last] = [Math.min(...known), Math.max(...known)];
    return cells.every((cell) => {
      const at = cellPosition(cell, cols)[lane];
      return at >= first && at <= last;
    });
  });
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

/**
 * Cells that an edge of this axis runs through, and the next cells along the edge into which it reaches: a window
 * seldom ends where a cell does.
 */
function crossings(axis: Axis, lattice: Lattice, isLevel: boolean, edge: number): Crossings {
  const { rows, cols } = lattice;
  const boxes = Array.from({ length: rows * cols }, (_, i) => {
    const { x, y, width, height } = cellRect(lattice, i);
    return isLevel
      ? { across: y, size: height, along: x, length: width }
      : { across: x, size: width, along: y, length: height };
  });
  const found = boxes.map((box) => crossedAt(axis, box, edge));
  const textured = found.map((places) => places.length > TEXTURE * (MIDDLE[1] - MIDDLE[0]) * (boxes[0] as Box).size);
  const isDrawn = drawnPlaces(axis, boxes, textured, edge);
  const at = found.map((places, i) => {
    const box = boxes[i] as Box;
    return textured[i] ? null : (places.find((place) => !isDrawn(place - box.across)) ?? null);
  });
  const flags = at.map((a) => a !== null);
  if (flags.filter(Boolean).length > RARE * boxes.length) return { crossed: boxes.map(() => false), textured };
  const { neighbours } = makeTopology(lattice.shape, rows, cols);
  at.forEach((position, i) => {
    if (position === null) return;
    for (const n of neighbours[i] ?? []) {
      const box = boxes[n] as Box;
      const sameLane = Math.abs(box.across - (boxes[i] as Box).across) < box.size / 2;
      if (sameLane && isCovered(axis, position, box, edge, REACHES_IN)) flags[n] = true;
    }
  });
  return { crossed: flags, textured };
}

/** Tells at which places (Px from where a cell begins) edges run through cells of so many rows or columns that they are drawn. */
function drawnPlaces(axis: Axis, boxes: readonly Box[], textured: readonly boolean[], edge: number) {
  const known = new Map<number, boolean>();
  return (place: number): boolean => {
    const key = Math.round(place);
    const lanes = new Set<number>();
    if (!known.has(key)) {
      boxes.forEach((box, i) => {
        const at = Math.round(box.across + place);
        if (textured[i] || lanes.has(box.across) || lanes.size >= DRAWN_LANES) return;
        if ([at, at - 1, at + 1].some((a) => isCovered(axis, a, box, edge * FAINT, ALL_THE_WAY))) lanes.add(box.across);
      });
      known.set(key, lanes.size >= DRAWN_LANES);
    }
    return known.get(key) as boolean;
  };
}

interface Box {
  readonly across: number;
  readonly size: number;
  readonly along: number;
  readonly length: number;
}

/** The positions in the middle of a cell at which an edge runs all the way through. Many of them are a texture. */
function crossedAt(axis: Axis, box: Box, edge: number): number[] {
  const first = Math.ceil(box.across + MIDDLE[0] * box.size);
  const last = Math.floor(box.across + MIDDLE[1] * box.size);
  const found: number[] = [];
  for (let a = first; a <= last; a++)
    if (isCovered(axis, a, box, edge, ALL_THE_WAY) && isEven(axis, a, box)) found.push(a);
  return found;
}

/** Whether the edge along position `at` is one line, and not the stroke of a digit with noise above and below. */
function isEven({ plane, stepAcross, stepAlong, along }: Axis, at: number, box: Box): boolean {
  const from = Math.max(0, Math.round(box.along));
  const to = Math.min(along, Math.round(box.along + box.length));
  const strengths = Array.from(
    { length: to - from },
    (_, k) => plane[at * stepAcross + (from + k) * stepAlong] as number,
  );
  const middle = median(strengths);
  return strengths.filter((s) => Math.abs(s - middle) <= EVEN).length >= EVEN_PART * strengths.length;
}

/** Whether position `at` is an edge over this part of a cell's length; most are not, which shows after a few pixels. */
function isCovered(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  at: number,
  box: Box,
  edge: number,
  part: number,
): boolean {
  const from = Math.max(0, Math.round(box.along));
  const to = Math.min(along, Math.round(box.along + box.length));
  if (at < 0 || at >= across || to <= from) return false;
  let bare = Math.floor((1 - part) * (to - from) + ROUNDING);
  let i = at * stepAcross + from * stepAlong;
  for (let k = from; k < to; k++, i += stepAlong) if ((plane[i] as number) < edge && bare-- === 0) return false;
  return true;
}

/** Parts of a length in pixels may be off by so much for binary fractions. */
const ROUNDING = 1e-9;

/** The grid lines of a lattice; a gap has two edges. */
export function linesOf({ x, y, pitchX, pitchY, gapX, gapY, wideX = 0, wideY = 0 }: Lattice): GridLines {
  const phases = (gap: number) => (gap > 0 ? [-gap, 0] : [0]);
  return {
    x: { origin: x, pitch: pitchX, phases: phases(gapX), wide: wideX },
    y: { origin: y, pitch: pitchY, phases: phases(gapY), wide: wideY },
  };
}
