import type { Frame, Rect } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { latticeRegion } from '../../model/lattice.ts';
import { pointsUp } from '../../model/topology.ts';
import { LEAST_SIDE, latticeWithin, meets } from '../extents.ts';
import { CLEAN_EDGE } from '../gridLines.ts';
import type { PeriodicTile } from '../periodicity.ts';
import type { Repetition } from '../repetition.ts';
import { joinTiles } from '../repetition.ts';
import { countDrawnSides } from './cellSides.ts';
import type { EdgePlane, HalvedPlanes } from './edgePlane.ts';
import {
  areaInPx,
  cropPlane,
  makeCellPlane,
  makeHalvedPlanes,
  makeLatticePlane,
  makeSmoothEdgePlane,
  spreadEdges,
} from './edgePlane.ts';
import { fitStaggered } from './fitStaggered.ts';
import type { CellFold } from './foldCell.ts';
import { middleOf, sharpestFold } from './foldCell.ts';
import { goesOn } from './goesOn.ts';
import type { ShapeMatch } from './matchShape.ts';
import { matchShapes } from './matchShape.ts';
import { leadOf, withoutTexture } from './slantedLead.ts';
import type { CellExtent } from './staggeredExtent.ts';
import { bestCells } from './staggeredExtent.ts';
import type { RowTile } from './staggeredTiles.ts';
import { findRows, findStaggeredTiles } from './staggeredTiles.ts';

/** A board of hexagons or triangles found in a picture, measured exactly. */
export interface StaggeredBoard {
  readonly lattice: Lattice;
  /** Compressed strength from which a step is an edge there. */
  readonly edge: number;
  /** Whether the board goes on where it cannot be seen. */
  readonly cutOff: boolean;
  /** The part of the slanted sides that are drawn, less what is drawn inside cells (`leadOf`). */
  readonly lead: number;
}

/** The cells of a staggered repetition laid over each other, for an observer (`readerStep.ts`), and the outlines found in them. */
export interface FoldStep {
  readonly stage: 'fold';
  /** Where it repeats, Px of the padded frame. */
  readonly region: Rect;
  readonly fold: CellFold;
  readonly matches: readonly ShapeMatch[];
}

type Observe = (step: FoldStep) => void;

/** Sizes at which a picture is searched (halvings), and the sides of the tiles there, in samples: small boards need small tiles. */
const LEVELS = [
  { level: 1, sizes: [128, 64] },
  { level: 2, sizes: [128] },
];
/** The same at full size, for rows of up to so many Px. */
const SMALL_TILE = 64;
const SMALL_ROWS = 24;
/** Repetitions looked at closely at each size of the picture. */
const MOST_REPETITIONS = 3;
/** Side of the area that is folded, in samples and in cells. */
const FOLDED = 192;
const FOLDED_CELLS = 9;
/** A step is an edge from this part of the mean strength of the board's sides. */
const EDGE_SHARE = 0.35;
/** A board's least cells, and the part of its cells' sides that are drawn. */
const LEAST_CELLS = 24;
const LEAST_DRAWN = 0.85;
/** The part of slanted sides by which the board's own surpass the inside of its cells, where none are. */
const LEAST_LEAD = 0.5;
/** … and from which on no other shape is tried. */
const SURE_LEAD = 0.7;
/** The least lead before the board's extent is known. */
const LEAST_FIRST_LEAD = 0.25;
/** Cells around a repetition, and then around what was found, in which the board may extend. */
const SURROUND = 6;
/** Cells around what was found whose edges are looked for at once: a board mostly grows again. */
const AHEAD = 12;
const MOST_GROWTHS = 6;
/** Px by which a board moves at most when it is fitted again: no reason to look at another part of the picture. */
const FITTED = 3;
/** Lines are spread by this part of a row's height to find their middles. */
const SPREAD = 0.05;

/**
 * Finds the boards of hexagons and of triangles in a picture (`picture` is its part of the padded frame, Px): where it
 * repeats as they do, which outlines are drawn there, how far they go.
 */
export function findStaggered(frame: Frame, picture: Rect, observe?: Observe): StaggeredBoard[] {
  const found: StaggeredBoard[] = [];
  const planes = makeHalvedPlanes(frame);
  const look = (plane: EdgePlane, tiles: readonly PeriodicTile[]) => {
    for (const repetition of joinTiles(tiles).slice(0, MOST_REPETITIONS)) {
      if (found.some(({ lattice }) => meets(lattice, areaInPx(plane, repetition.region)))) continue;
      const outlineIn = (isSoft: boolean) => outline({ frame, planes, picture, isSoft }, plane, repetition, observe);
      const board = outlineIn(false) ?? outlineIn(true);
      if (board) found.push(board);
    }
  };
  let small: readonly Rect[] = [];
  for (const { level, sizes } of LEVELS) {
    const plane = planes(level);
    const rows = sizes.flatMap((size) => findRows(plane, size));
    look(plane, findStaggeredTiles(plane, rows));
    if (found.length > 0) return found;
    if (level === 1) small = areasOfSmallRows(plane, rows);
  }
  for (const area of small) {
    const plane = makeSmoothEdgePlane(frame, area);
    look(plane, findStaggeredTiles(plane, findRows(plane, SMALL_TILE)));
  }
  return found;
}

/** The parts of a frame (Px) with rows too narrow to be told apart in a plane at half size. */
function areasOfSmallRows(plane: EdgePlane, rows: readonly RowTile[]): Rect[] {
  const tiles = rows
    .filter(({ pitch }) => pitch * plane.scale <= SMALL_ROWS)
    .map(({ x, y, size, peak }) => ({ x, y, size, pitchX: 1, pitchY: 1, strength: peak }));
  return joinTiles(tiles).map(({ region }) => areaInPx(plane, region));
}

/** A picture (Px of the padded frame) that is looked at sharply or softly (`makeCellPlane`). */
interface Sight {
  readonly frame: Frame;
  readonly planes: HalvedPlanes;
  readonly picture: Rect;
  readonly isSoft: boolean;
}

/** The board that makes a repetition. */
function outline(sight: Sight, plane: EdgePlane, repetition: Repetition, observe?: Observe): StaggeredBoard | null {
  const region = areaInPx(plane, repetition.region);
  const { frame, planes, isSoft } = sight;
  const fine = makeCellPlane(frame, region, 2 * repetition.pitchX * plane.scale, isSoft, planes);
  const ratio = plane.scale / fine.scale;
  const width = 2 * repetition.pitchX * ratio;
  const area = middleOf({ ...fine, x: 0, y: 0 }, Math.max(FOLDED, FOLDED_CELLS * width));
  const fold = sharpestFold(fine, area, width, repetition.pitchY * ratio);
  const matches = matchShapes(fold);
  observe?.({ stage: 'fold', region, fold, matches });
  let best: StaggeredBoard | null = null;
  for (const match of matches) {
    const board = growBoard(sight, seedLattice(match, fine, fold.width, fold.height, area), match);
    if (board && (!best || board.lead > best.lead)) best = board;
    // No other shape's sides would be drawn as well.
    if (best && best.lead >= SURE_LEAD) break;
  }
  return best;
}

/** The lattice (Px) of the cells in the folded area. */
function seedLattice(
  { shape, x, y }: ShapeMatch,
  plane: EdgePlane,
  width: number,
  height: number,
  area: Rect,
): Lattice {
  const pitch = shape === 'hex' ? width : width / 2;
  // The lattice of the fold starts at the plane's first sample; here it starts at a row that is not shifted.
  const row = 2 * Math.ceil(Math.max(0, area.y - y) / height / 2);
  const column = Math.ceil(Math.max(0, area.x - x) / width);
  return {
    shape,
    rows: Math.max(LEAST_SIDE, Math.floor(area.height / height) - 1),
    cols: Math.max(LEAST_SIDE, Math.floor(area.width / pitch) - 2),
    x: plane.x + (x + column * width) * plane.scale,
    y: plane.y + (y + row * height) * plane.scale,
    pitchX: pitch * plane.scale,
    pitchY: height * plane.scale,
    gapX: 0,
    gapY: 0,
  };
}

/** Looks around what is known of a board until it extends no further. */
function growBoard({ frame, planes, picture, isSoft }: Sight, seed: Lattice, match: ShapeMatch): StaggeredBoard | null {
  const edge = Math.max(CLEAN_EDGE, EDGE_SHARE * match.drawn);
  let lattice = seed;
  let seen: { readonly area: Rect; readonly plane: EdgePlane } | null = null;
  for (let k = 0; k < MOST_GROWTHS; k++) {
    const area = inside(latticeRegion(windowAround(lattice)), frame);
    if (!area) return null;
    if (!seen || !contains(seen.area, area)) {
      // Most repetitions are no boards, which is seen in their first window.
      const ahead = k > 0 ? (inside(latticeRegion(windowAround(lattice, AHEAD)), frame) ?? area) : area;
      seen = { area: ahead, plane: makeLatticePlane(frame, ahead, seed, isSoft, planes) };
    }
    const { plane } = seen;
    const reach = Math.max(1, Math.round((SPREAD * seed.pitchY) / plane.scale));
    const fitted = fitStaggered(spreadEdges(cropPlane(plane, latticeRegion(windowAround(lattice, 1))), reach), lattice);
    if (k === 0 && leadOf(plane, fitted, edge) < LEAST_FIRST_LEAD) return null;
    const cut = cutBoard(plane, windowAround(fitted), edge);
    if (!cut) return null;
    const next = withoutTexture(plane, cut, LEAST_SIDE);
    if (k > 0 && sameSize(fitted, next)) return judge(plane, fitted, edge, picture);
    lattice = next;
  }
  return null;
}

/** Whether a rectangle lies in another, but for a few Px by which fitting moves it. */
function contains(outer: Rect, { x, y, width, height }: Rect): boolean {
  return (
    x >= outer.x - FITTED &&
    y >= outer.y - FITTED &&
    x + width <= outer.x + outer.width + FITTED &&
    y + height <= outer.y + outer.height + FITTED
  );
}

/** A lattice that extends no further, where it is drawn like a board. */
function judge(plane: EdgePlane, lattice: Lattice, edge: number, picture: Rect): StaggeredBoard | null {
  const counts = countDrawnSides(plane, lattice, edge);
  const sides = lattice.shape === 'hex' ? 6 : 3;
  const drawn = counts.reduce((a, b) => a + b, 0) / (sides * counts.length);
  const lead = leadOf(plane, lattice, edge);
  const isLarge = lattice.rows >= LEAST_SIDE && lattice.cols >= LEAST_SIDE && counts.length >= LEAST_CELLS;
  if (!isLarge || drawn < LEAST_DRAWN || lead < LEAST_LEAD) return null;
  return { lattice, edge, lead, cutOff: goesOn(plane, lattice, edge, picture) };
}

/** The part of a rectangle that lies in a frame; null where there is none. */
function inside({ x, y, width, height }: Rect, frame: Frame): Rect | null {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(frame.width, x + width);
  const bottom = Math.min(frame.height, y + height);
  return right - left > 2 && bottom - top > 2 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

function sameSize(a: Lattice, b: Lattice): boolean {
  return a.rows === b.rows && a.cols === b.cols && Math.hypot(a.x - b.x, a.y - b.y) < a.pitchX / 2;
}

/** The same lattice with more cells all around. */
function windowAround(lattice: Lattice, cells = SURROUND): Lattice {
  const { cols, rows } = lattice;
  return latticeWithin(lattice, { left: -cells, top: -cells, right: cols + cells, bottom: rows + cells });
}

/** The part of a window's lattice that is a board. */
function cutBoard(plane: EdgePlane, window: Lattice, edge: number): Lattice | null {
  const { rows, cols, pitchX, pitchY } = window;
  const counts = countDrawnSides(plane, window, edge);
  if (window.shape === 'square') return null;
  const inWindow = (row: number, col: number) => (col >= 0 && col < cols ? row * cols + col : -1);
  if (window.shape === 'triangle') {
    const cells = bestCells(counts, 'triangle', rows, cols, pointsUp, inWindow);
    return cells && moved(window, cells, window.x + cells.left * pitchX, window.y + cells.top * pitchY);
  }
  // A board's first row is not shifted; in the window that may be an even or an odd row.
  const even = bestCells(counts, 'hex', rows, cols, (row) => row % 2 === 0, inWindow);
  const odd = bestCells(
    counts,
    'hex',
    rows,
    cols,
    (row) => row % 2 === 1,
    (row, col) => inWindow(row, row % 2 === 1 ? col : col + 1),
  );
  if (odd && odd.value > (even?.value ?? 0))
    return moved(window, odd, window.x + (odd.left + 0.5) * pitchX, window.y + odd.top * pitchY);
  return even && moved(window, even, window.x + even.left * pitchX, window.y + even.top * pitchY);
}

function moved(window: Lattice, { left, top, right, bottom }: CellExtent, x: number, y: number): Lattice {
  return { ...window, rows: bottom - top, cols: right - left, x, y };
}
