import type { Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../model/lattice.ts';
import type { Axis, Span } from './edgeLines.ts';
import { axisX, axisY, coverage, DRAWN_SIDE, sideSpan } from './edgeLines.ts';
import { latticeWithin, lies } from './extents.ts';
import type { Gradients } from './gradients.ts';
import type { Side } from './sides.ts';
import { outward, wholeOf } from './sides.ts';

/** How far beyond the board its lines are looked for, and how far they must at least be visible, in cells. */
const LOOKED = 0.9;
const LEAST = 0.2;
/** The same in Px. */
const LEAST_PX = 4;
/** A line goes on when it is drawn over this part of the strip. */
const GOES_ON = 0.85;
/** The board goes on when this part of its inner lines do, and at least so many of them tell. */
const MOST_LINES = 0.6;
const LEAST_LINES = 3;
/** A dotted line goes on when its dots are over this part of the strip. */
const DOTTED = 0.4;
/** Where little of a line tells, nearly all lines must, at least so many, and few places halfway between them. */
const SURE_LINES = 5;
const NEARLY_ALL = 0.95;
const FEW = 0.4;
/** Px next to the board that may be its own outer line or frame. */
const FRAME = 2;

const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

/**
 * Whether the inner lines of a board go on beyond one of its sides, or pieces of further cells are there: then it is larger than it was
 * read, because it is cut by the edge of the picture or of a scrolled window or because its extent is wrong, and nothing can be proved
 * at that side.
 * @param picture the part of the gradients' plane that is the picture itself. @param ends sides at which the board is known to end.
 */
export function isCutOff(
  gradients: Gradients,
  lattice: Lattice,
  picture: Rect,
  edge: number,
  ends?: ReadonlySet<Side>,
): boolean {
  return SIDES.some((side) => {
    if (ends?.has(side)) return false;
    const strip = stripAt(gradients, lattice, picture, side);
    return goesOn(strip, edge) || showsPieces(strip, edge);
  });
}

/** Rows and columns, in all, by which a board may be found too small. */
const MOST_ADDED = 40;

/** A board that is cut off, with the rows and columns of the picture over which its lines go on; null where there are none. */
export function extendAlongLines(gradients: Gradients, lattice: Lattice, picture: Rect, edge: number): Lattice | null {
  let extended = lattice;
  for (let added = 0; added < MOST_ADDED; added++) {
    const larger = SIDES.filter((side) => goesOn(stripAt(gradients, extended, picture, side), edge))
      .map((side) => addLane(extended, side))
      .find((candidate) => lies(latticeRegion(candidate), picture));
    if (!larger) break;
    extended = larger;
  }
  return extended === lattice ? null : extended;
}

function addLane(lattice: Lattice, side: Side): Lattice {
  const extent = wholeOf(lattice);
  return latticeWithin(lattice, { ...extent, [side]: extent[side] + outward(side) });
}

/** The lines that end at one side of a board, and the picture next to it. */
interface Strip {
  readonly axis: Axis;
  /** Where the inner lines are, Px across them, and how far they are apart. */
  readonly places: readonly number[];
  readonly apart: number;
  /** Px between cells that belong to none; the lines are in their middle. */
  readonly gap: number;
  /** Px along them: the sides of the last row's (or column's) cells, and what is beyond the board. */
  readonly inside: Span;
  readonly beyond: Span;
  /** Px of a cell along the lines. */
  readonly pitch: number;
}

function stripAt(gradients: Gradients, lattice: Lattice, picture: Rect, side: Side): Strip {
  const { x, y, width, height } = latticeRegion(lattice);
  const { pitchX, pitchY, gapX, gapY, cols, rows } = lattice;
  const isLevel = side === 'left' || side === 'right';
  const [apart, gap, count] = isLevel ? [pitchY, gapY, rows] : [pitchX, gapX, cols];
  const toPx = isLevel ? gridToPxY : gridToPxX;
  const places = Array.from({ length: count - 1 }, (_, i) => toPx(lattice, i + 1) - gap / 2);
  const [first, size, pitch] = isLevel ? [x, width, pitchX] : [y, height, pitchY];
  const [low, high] = isLevel ? [picture.x, picture.x + picture.width] : [picture.y, picture.y + picture.height];
  const isBefore = side === 'left' || side === 'top';
  const [from, to] = isBefore
    ? [Math.max(low, first - LOOKED * pitch), first - FRAME]
    : [first + size + FRAME, Math.min(high, first + size + LOOKED * pitch)];
  return {
    axis: isLevel ? axisY(gradients) : axisX(gradients),
    places,
    apart,
    gap,
    inside: sideSpan(isBefore ? first : first + size - pitch, pitch),
    beyond: { from: Math.ceil(from), to: Math.floor(to) },
    pitch,
  };
}

/** How many of the lines of a strip, `offset` Px beside their places, are drawn over a part of the way along a stretch. */
function countDrawn(
  { axis }: Strip,
  places: readonly number[],
  offset: number,
  { from, to }: Span,
  edge: number,
  part: number,
) {
  return places.filter((place) => coverage(axis, Math.round(place + offset), from, to, edge) >= part).length;
}

/**
 * Whether most of the lines that are drawn inside the board, in its last row (or column), are drawn all along the strip beyond it
 * too: the others may lie under a dialog, or the program draws none between open cells.
 */
function goesOn(strip: Strip, edge: number): boolean {
  const { places, gap } = strip;
  if (gap === 0) return linesGoOn(strip, edge);
  // A gap has two edges.
  return [-gap / 2, gap / 2].every((off) => linesGoOn({ ...strip, places: places.map((place) => place + off) }, edge));
}

function linesGoOn(strip: Strip, edge: number): boolean {
  const { axis, places, apart, inside, beyond, pitch } = strip;
  if (beyond.to - beyond.from < Math.max(LEAST_PX, LEAST * pitch)) return false;
  const half = apart / 2;
  const isInside = (place: number, part: number) =>
    coverage(axis, Math.round(place), inside.from, inside.to, edge) >= part;
  const drawn = places.filter((place) => isInside(place, DRAWN_SIDE));
  if (drawn.length >= LEAST_LINES) {
    const lines = countDrawn(strip, drawn, 0, beyond, edge, GOES_ON);
    // Where a texture draws lines everywhere, also halfway to the next line, they say nothing.
    const between = countDrawn(strip, drawn, half, beyond, edge, GOES_ON);
    if (between <= lines - MOST_LINES * drawn.length) return true;
    // … but the texture of the board's own covered cells may be that of further ones.
    const within = countDrawn(strip, drawn, half, inside, edge, DRAWN_SIDE);
    if (Math.min(lines, between, within) >= MOST_LINES * drawn.length) return true;
  }
  // Of dotted lines, as between open cells, nearly all must go on.
  const dotted = places.filter((place) => isInside(place, DOTTED));
  return (
    dotted.length >= SURE_LINES &&
    countDrawn(strip, dotted, 0, beyond, edge, DOTTED) >= NEARLY_ALL * dotted.length &&
    countDrawn(strip, dotted, half, beyond, edge, DOTTED) < FEW * dotted.length
  );
}

/** A piece of further cells that a scrolled window shows is at least so long, in cells and Px. */
const PIECE = 0.2;
const LEAST_PIECE = 4;
/** Strengths of edges at which lines are looked for, as multiples of the least. */
const STRONGER = [3, 2, 1.5];
/** The edges of a gap are so far from its middle, as a part of the pitch, at most. */
const GAP_REACH = 0.2;

/**
 * Whether a piece of further cells is beyond: a scrolled window cuts a board anywhere, and only what is left of its lines is seen. Both
 * edges of a gap must be, for most of the lines that are drawn inside.
 */
function showsPieces(strip: Strip, edge: number): boolean {
  const { axis, places, apart, inside, beyond, pitch } = strip;
  const size = Math.max(LEAST_PIECE, Math.round(PIECE * pitch));
  if (places.length < SURE_LINES || beyond.to - beyond.from < size) return false;
  const reach = Math.round(GAP_REACH * apart);
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, k) => k - reach);
  const linesInside = (least: number) =>
    offsets.map((offset) => {
      const isDrawn = (place: number) =>
        coverage(axis, Math.round(place + offset), inside.from, inside.to, least) >= GOES_ON;
      return { offset, lines: places.filter(isDrawn) };
    });
  const mostOf = (drawn: ReturnType<typeof linesInside>) => Math.max(...drawn.map(({ lines }) => lines.length));
  let level = edge;
  let drawn = linesInside(edge);
  const usual = mostOf(drawn);
  if (usual < SURE_LINES) return false;
  // Other cells of the board are drawn as strongly as its own, and not like the traces of compression.
  for (const factor of STRONGER) {
    const strong = linesInside(factor * edge);
    if (mostOf(strong) < NEARLY_ALL * usual) continue;
    level = factor * edge;
    drawn = strong;
    break;
  }
  const most = mostOf(drawn);
  const edges = drawn.filter(({ lines }) => lines.length >= NEARLY_ALL * most);
  for (let from = beyond.from; from + size <= beyond.to; from++) {
    const piece = { from, to: from + size };
    if (countDrawn(strip, places, apart / 2, piece, level, GOES_ON) >= FEW * most) continue;
    const isThere = ({ offset, lines }: (typeof drawn)[number]) =>
      countDrawn(strip, lines, offset, piece, level, GOES_ON) >= MOST_LINES * lines.length;
    if (edges.every(isThere)) return true;
  }
  return false;
}
