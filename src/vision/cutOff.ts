import type { Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY, coverage, DRAWN_SIDE, sideSpan } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import type { Side } from './sides.ts';

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
/** A dotted line goes on when its dots are over this part of the strip, at nearly all lines; so many of these must tell. */
const DOTTED = 0.4;
const MOST_DOTTED = 0.95;
const LEAST_DOTTED = 5;
/** Px next to the board that may be its own outer line or frame. */
const FRAME = 2;

const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

/**
 * Whether the inner lines of a board go on beyond one of its sides: then it is larger than it was read, because it is
 * cut by the edge of the picture or because its extent is wrong, and nothing can be proved at that side.
 * @param picture the part of the gradients' plane that is the picture itself.
 */
export function isCutOff(gradients: Gradients, lattice: Lattice, picture: Rect, edge: number): boolean {
  return SIDES.some((side) => goesOn(gradients, lattice, picture, edge, side));
}

/** Rows and columns, in all, by which a board may be found too small. */
const MOST_ADDED = 12;

/** A board that is cut off, with the rows and columns of the picture over which its lines go on; null where there are none. */
export function extendAlongLines(gradients: Gradients, lattice: Lattice, picture: Rect, edge: number): Lattice | null {
  let extended = lattice;
  for (let added = 0; added < MOST_ADDED; added++) {
    const larger = SIDES.filter((side) => goesOn(gradients, extended, picture, edge, side))
      .map((side) => addLane(extended, side))
      .find((candidate) => lies(latticeRegion(candidate), picture));
    if (!larger) break;
    extended = larger;
  }
  return extended === lattice ? null : extended;
}

function addLane(lattice: Lattice, side: Side): Lattice {
  const { x, y, rows, cols, pitchX, pitchY } = lattice;
  if (side === 'top') return { ...lattice, y: y - pitchY, rows: rows + 1 };
  if (side === 'bottom') return { ...lattice, rows: rows + 1 };
  if (side === 'left') return { ...lattice, x: x - pitchX, cols: cols + 1 };
  return { ...lattice, cols: cols + 1 };
}

/** Whether a rectangle is within another, but for rounding. */
function lies(inner: Rect, outer: Rect): boolean {
  return (
    inner.x > outer.x - 1 &&
    inner.y > outer.y - 1 &&
    inner.x + inner.width < outer.x + outer.width + 1 &&
    inner.y + inner.height < outer.y + outer.height + 1
  );
}

function goesOn(gradients: Gradients, lattice: Lattice, picture: Rect, edge: number, side: Side): boolean {
  const { x, y, width, height } = latticeRegion(lattice);
  const { pitchX, pitchY, cols, rows } = lattice;
  const right = picture.x + picture.width;
  const bottom = picture.y + picture.height;
  if (side === 'top' || side === 'bottom') {
    const xs = Array.from({ length: cols - 1 }, (_, i) => lattice.x + (i + 1) * pitchX - lattice.gapX / 2);
    const axis = axisX(gradients);
    return side === 'top'
      ? goOn(axis, xs, [Math.max(picture.y, y - LOOKED * pitchY), y - FRAME], [y, y + pitchY], edge)
      : goOn(
          axis,
          xs,
          [y + height + FRAME, Math.min(bottom, y + height + LOOKED * pitchY)],
          [y + height - pitchY, y + height],
          edge,
        );
  }
  const ys = Array.from({ length: rows - 1 }, (_, i) => lattice.y + (i + 1) * pitchY - lattice.gapY / 2);
  const axis = axisY(gradients);
  return side === 'left'
    ? goOn(axis, ys, [Math.max(picture.x, x - LOOKED * pitchX), x - FRAME], [x, x + pitchX], edge)
    : goOn(
        axis,
        ys,
        [x + width + FRAME, Math.min(right, x + width + LOOKED * pitchX)],
        [x + width - pitchX, x + width],
        edge,
      );
}

type Stretch = readonly [from: number, to: number];

/**
 * Whether most of the lines at these places that are drawn `inside`, in the last row (or column) of the board, are drawn
 * all along the strip `beyond` it too: the others may lie under a dialog, or the program draws none between open cells.
 */
function goOn(axis: Axis, places: readonly number[], beyond: Stretch, inside: Stretch, edge: number): boolean {
  const [from, to] = [Math.ceil(beyond[0]), Math.floor(beyond[1])];
  const pitch = inside[1] - inside[0];
  if (to - from < Math.max(LEAST_PX, LEAST * pitch)) return false;
  const last = sideSpan(inside[0], pitch);
  const half = ((places[1] ?? 0) - (places[0] ?? 0)) / 2;
  const isInside = (place: number, least: number) =>
    coverage(axis, Math.round(place), last.from, last.to, edge) >= least;
  const isBeyond = (place: number, least: number) => coverage(axis, Math.round(place), from, to, edge) >= least;

  const drawn = places.filter((place) => isInside(place, DRAWN_SIDE));
  if (drawn.length >= LEAST_LINES) {
    const lines = drawn.filter((place) => isBeyond(place, GOES_ON)).length;
    // Where a texture draws lines everywhere, also halfway to the next line, they say nothing.
    const between = drawn.filter((place) => isBeyond(place + half, GOES_ON)).length;
    if (between <= lines - MOST_LINES * drawn.length) return true;
    // … but the texture of the board's own covered cells may be that of further ones.
    const within = drawn.filter((place) => isInside(place + half, DRAWN_SIDE)).length;
    if (Math.min(lines, between, within) >= MOST_LINES * drawn.length) return true;
  }
  // Of dotted lines, as between open cells, nearly all must go on.
  const dotted = places.filter((place) => isInside(place, DOTTED));
  const dots = dotted.filter((place) => isBeyond(place, DOTTED)).length;
  const besides = dotted.filter((place) => isBeyond(place + half, DOTTED)).length;
  return (
    dotted.length >= LEAST_DOTTED && dots >= MOST_DOTTED * dotted.length && besides < (1 - MOST_LINES) * dotted.length
  );
}
