import type { CellSymbol } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { BLOCKS, blocksApart, looksAlike, SIGNATURE, sampleCells } from './cellSamples.ts';
import { FORBIDDEN } from './confidences.ts';
import { axisX, axisY, coverage } from './edgeLines.ts';
import { cellsIn, cellsWithin, LEAST_SIDE, latticeWithin, rimLanes, trimmed } from './extents.ts';
import { findOutlines } from './foreignCells.ts';
import type { Gradients } from './gradients.ts';
import { isGroundSymbol } from './meanings.ts';
import { hasSign, headedSides } from './numbering.ts';
import { once, remembered } from './once.ts';
import type { Extent, Side, SideMap } from './sides.ts';
import { isRowSide, laneBeyond, OPPOSITE, outward, SIDES, sidesBetween, wholeOf } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';
import { unreadFrame } from './unreadFrame.ts';

/** A row or column at the rim is doubtful when at least this part of its cells could not be read. */
const UNREAD = 0.85;
/** … unless at least this part of those look like cells elsewhere on the board: nothing else does. */
const ALIKE = 0.7;
/** A row or column of nothing but zeros, more than this part of which lie beside closed cells, is ground beside the board. */
const BROKEN = 0.5;
/**
 * … and one of nothing but ground like no other, at least this part of it flat (a button may lie beside it), where more than that
 * part of the covered cells have a border or are shaded, or where lines part the board's cells and not these.
 */
const MOSTLY_FLAT = 0.9;
const SHAPED = 0.8;
/**
 * … and one that shows nothing known, part of which cannot be read, with lines along less than this part of the sides between its cells,
 * where the board has lines along at least that part.
 */
const NO_LINES = 0.35;
const LINED = 0.8;
/** So many cells that cannot be read are text. */
const LEAST_UNREAD = 3;
/** Sides that tell whether a board has lines, covered cells that tell what it looks like. */
const LEAST_TOLD = 8;
/** Blocks of a flat cell, those along its sides too, differ by at most so many levels. */
const FLAT = 4;
/** Rows (or columns) from one to another that is elsewhere: a toolbar is less high. */
const FAR = 3;

/**
 * The lattice of a reading without the rows and columns at its rim that are none: a toolbar, a frame or a line of text
 * beside a board may pass for cells, numbers of its rows and columns for those of cells, ground for open cells. Hardly any of them can be read or looks like a cell elsewhere on the board, and none
 * that can be read is outlined, as those are that a dialog leaves free in a row that it covers. Null when nothing is to be
 * taken away.
 * @param edge compressed strength from which a step is an edge on this board.
 */
export function withoutFalseRim({ reading, samples }: BoardTrack, gradients: Gradients, edge: number): Lattice | null {
  const { lattice, cells, confidence } = reading;
  const { signatures } = samples;
  const { rows, cols } = lattice;
  const isRead = (cell: number) => cells[cell] !== '~' || confidence[cell] === FORBIDDEN;
  const { neighbours } = makeTopology(lattice.shape, rows, cols);
  const isInside = ({ left, top, right, bottom }: Extent) => left >= 0 && top >= 0 && right <= cols && bottom <= rows;
  const isBlank = (read: readonly number[]) => read.every((cell) => cells[cell] === '0');
  const isBlankBesideClosed = (read: readonly number[]) =>
    isBlank(read) &&
    read.filter((cell) => neighbours[cell]?.some((other) => isClosed(cells[other] as CellSymbol))).length >
      BROKEN * read.length;
  /** Ground beside a board may be wider than one row or column: the last blank one tells. */
  const isBlankBesideBoard = (lane: Extent, side: Side): boolean => {
    if (!isInside(lane)) return false;
    const read = cellsWithin(lane, cols).filter(isRead);
    if (read.length === 0 || !isBlank(read)) return false;
    return isBlankBesideClosed(read) || isBlankBesideBoard(laneBeyond(lane, OPPOSITE[side]), side);
  };
  const outlines = once(() => findOutlines(gradients, lattice, edge));
  const all = [...cells.keys()];
  const arePartedIn = (part: readonly number[]) => {
    const { sides } = outlines();
    const { count, drawn } = sides ? sidesBetween(sides, part) : { count: 0, drawn: 0 };
    return count >= LEAST_TOLD && drawn >= LINED;
  };
  const isParted = once(() => arePartedIn(all));
  const hasNoLines = (lane: readonly number[]) => {
    const { sides } = outlines();
    return sides !== null && sidesBetween(sides, lane).drawn < NO_LINES;
  };
  const coveredElsewhere = (lane: readonly number[]) =>
    all.filter((cell) => cells[cell] === '#' && !lane.includes(cell));
  const whole = wholeOf(lattice);
  /** Cells of a row or column at the rim none of which can be read: both sides of a frame look alike. */
  const maybeFrame = once(() => {
    const lanes = rimLanes(lattice).map((lane) => cellsWithin(lane, cols));
    return new Set(lanes.filter((lane) => !lane.some(isRead)).flat());
  });
  const isAlikeIn = (lane: readonly number[]) => {
    const step = lane[1] === (lane[0] as number) + 1 ? cols : 1;
    const isFar = (cell: number, other: number) =>
      Math.abs(step === 1 ? (cell % cols) - (other % cols) : Math.floor(cell / cols) - Math.floor(other / cols)) >= FAR;
    return (cell: number) =>
      cells.some(
        (_, other) => isFar(cell, other) && !maybeFrame().has(other) && looksAlike(signatures, cell, signatures, other),
      );
  };
  const isFlat = (cell: number) => isFlatCell(signatures, cell);
  const isGroundBeside = (lane: readonly number[], read: readonly number[]) => {
    if (read.length === 0 || !read.every((cell) => isGroundSymbol(cells[cell] as CellSymbol))) return false;
    if (read.filter(isFlat).length < MOSTLY_FLAT * read.length || read.some(isAlikeIn(lane))) return false;
    if (hasNoLines(lane) && isParted()) return true;
    const others = coveredElsewhere(lane);
    return others.filter((cell) => !isFlat(cell)).length > SHAPED * others.length;
  };
  /**
   * Whether a row with something that cannot be read shows no other covered ground than such on which nothing is drawn, where something is on all other covered cells: it is ground beside the
   * board. Cells of it that are shaded still show their drawings.
   */
  const isPlainCover = (shown: readonly number[], lane: readonly number[]) => {
    const isUnread = lane.length - shown.length >= LEAST_UNREAD;
    if (!isUnread || !shown.every((cell) => cells[cell] === '#' && !hasSign(signatures, cell))) return false;
    const others = coveredElsewhere(lane);
    return others.length >= LEAST_TOLD && others.every((cell) => hasSign(signatures, cell)) && hasNoLines(lane);
  };
  const numbered = hasRingOfOneSign({ reading, samples }) ? new Set(SIDES) : headedSides({ reading, samples });
  const framed = once(() => unreadFrame(reading));
  const isAround = (lane: Extent, side: Side) => {
    const inner = framed();
    return inner !== null && outward(side) * (lane[OPPOSITE[side]] - inner[side]) >= 0;
  };
  const isBeyondFrame = framedWithin({ cells, lattice }, gradients, edge, () => outlines().sides);
  const isFalse = (within: Extent, side: Side) => {
    if (isBeyondFrame(within, side) || isAround(within, side)) return true;
    const lane = cellsWithin(within, cols);
    if (numbered.has(side) && within[side] === whole[side]) return true;
    const read = lane.filter(isRead);
    const unread = lane.filter((cell) => !isRead(cell));
    if (isBlankBesideBoard(within, side) || isGroundBeside(lane, read)) return true;
    const shown = lane.filter((cell) => cells[cell] !== '~');
    if (shown.every((cell) => cells[cell] === '0') && unread.length > 0 && hasNoLines(lane) && isParted()) return true;
    // Ground beside a board may have the colour of its covered cells, but these are parted.
    const isPlain = shown.every((cell) => cells[cell] === '0' || cells[cell] === '#');
    if (isPlain && hasNoLines(lane) && arePartedIn(coveredElsewhere(lane))) return true;
    if (shown.length > 0 && isPlainCover(shown, lane)) return true;
    if (read.length > (1 - UNREAD) * lane.length) return false;
    if (unread.filter(isAlikeIn(lane)).length >= ALIKE * unread.length) return false;
    return !read.some((cell) => outlines().outlined[cell]);
  };
  const extent = trimmed(whole, isFalse, LEAST_SIDE);
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}

/** Cells of a ring that is none of the board's that may look otherwise, and cells within that may look like it, as parts of them. */
const RING_OTHERWISE = 0.03;

/** Whether the first and last rows and columns all show one sign, and no other cell does: a frame of characters. */
export function hasRingOfOneSign({ reading, samples }: Pick<BoardTrack, 'reading' | 'samples'>): boolean {
  const { lattice } = reading;
  const { signatures } = samples;
  const { rows, cols } = lattice;
  if (!hasSign(signatures, 0)) return false;
  const ring = new Set(rimLanes(lattice).flatMap((lane) => cellsWithin(lane, cols)));
  const isOne = (cell: number) => looksAlike(signatures, 0, signatures, cell);
  const inner = Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => !ring.has(cell));
  return (
    [...ring].filter((cell) => !isOne(cell)).length <= RING_OTHERWISE * ring.size &&
    inner.filter(isOne).length <= RING_OTHERWISE * inner.length
  );
}

/** A line lies along a side of a board where it runs along this part of it, and at most so many cells further out: a frame may leave some room. */
const ALL_ALONG = 0.95;
const MOST_ROOM = 0.5;

/**
 * Tells whether a row or column is beyond a line all along a side of a board that draws none between its open cells: that is its frame, where nothing
 * but ground, or what cannot be read, is beyond it.
 */
function framedWithin(
  { cells, lattice }: Pick<Reading, 'cells' | 'lattice'>,
  gradients: Gradients,
  edge: number,
  sidesOf: () => SideMap | null,
): (lane: Extent, side: Side) => boolean {
  const { rows, cols } = lattice;
  const whole = wholeOf(lattice);
  const isGround = (extent: Extent) =>
    cellsWithin(extent, cols).every((cell) => cells[cell] === '0' || cells[cell] === '~');
  const hasOpenLines = once(() => {
    const sides = sidesOf();
    if (!sides) return true;
    const { count, drawn } = sidesBetween(
      sides,
      [...cells.keys()].filter((cell) => cells[cell] === '0'),
    );
    return count < LEAST_TOLD || drawn >= NO_LINES;
  });
  // What is beyond a frame at one side is no part of the board at the others.
  const shown = once(() => trimmed(whole, isGround, LEAST_SIDE));
  /** Whether a line runs all along a side of a rectangle of cells beyond which a larger one's rest is, or a little beyond. */
  const isFramed = (beyond: Extent, side: Side) => {
    const isRow = isRowSide(side);
    const [axis, pitch, across, along] = isRow
      ? ([axisY(gradients), lattice.pitchY, gridToPxY, gridToPxX] as const)
      : ([axisX(gradients), lattice.pitchX, gridToPxX, gridToPxY] as const);
    const { left, top, right, bottom } = shown();
    const [from, to] = isRow ? [left, right] : [top, bottom];
    const [first, last] = [Math.round(along(lattice, from)), Math.round(along(lattice, to))];
    const place = Math.round(across(lattice, beyond[OPPOSITE[side]]));
    const room = Math.round(MOST_ROOM * pitch);
    return Array.from({ length: room + 1 }, (_, k) => place + outward(side) * k).some(
      (at) => coverage(axis, at, first, last, edge) >= ALL_ALONG,
    );
  };
  /** Up to where nothing is but ground from each side on, and a frame begins there. */
  const endsAt = remembered((side: Side): number | null => {
    const isRow = isRowSide(side);
    const isBefore = outward(side) < 0;
    const count = isRow ? rows : cols;
    let end: number | null = null;
    for (let lanes = 1; lanes <= count - LEAST_SIDE; lanes++) {
      const at = isBefore ? lanes : count - lanes;
      const beyond = { ...whole, [OPPOSITE[side]]: at };
      if (!isGround(beyond) || hasOpenLines()) break;
      if (isFramed(beyond, side)) end = at;
    }
    return end;
  });
  return (lane, side) => {
    const end = endsAt(side);
    if (end === null) return false;
    return outward(side) < 0 ? lane[OPPOSITE[side]] <= end : lane[OPPOSITE[side]] >= end;
  };
}

/** Whether nothing is drawn on a cell, not even along its sides. */
export function isFlatCell(signatures: Uint8Array, cell: number): boolean {
  return blocksApart(signatures, cell) <= FLAT;
}

/** Difference of blocks (levels) from which a line lies along a side of a cell, and part of the cells beyond a board that show none. */
const LINE = 30;
const BLANK_BEYOND = 0.8;

/**
 * The lattice of a board of characters without a last column or row that is none: where each cell begins with a line, the line that ends
 * the board looks like the beginning of one more blank cell. Null where there is none.
 */
export function withoutFencePost(
  frame: Frame,
  { reading: { lattice, cells }, samples: { signatures } }: BoardTrack,
): Lattice | null {
  const { rows, cols } = lattice;
  const isBlank = (lane: readonly number[]) => {
    const [first = 0] = lane;
    return lane.every(
      (cell) => isGroundSymbol(cells[cell] as CellSymbol) && looksAlike(signatures, first, signatures, cell),
    );
  };
  /** Whether a cell shows nothing but a line along its left, or upper, side. */
  const hasOneSide = (cell: number, isColumn: boolean) => {
    const at = (across: number, along: number, plane: number) => {
      const [x, y] = isColumn ? [across, along] : [along, across];
      return signatures[cell * SIGNATURE + (plane * BLOCKS + y) * BLOCKS + x] as number;
    };
    const apart = (across: number) =>
      Math.max(
        ...[0, 1, 2].flatMap((plane) =>
          Array.from({ length: BLOCKS }, (_, along) =>
            Math.abs(at(across, along, plane) - at(BLOCKS - 1, along, plane)),
          ),
        ),
      );
    // Beside the line nothing at all is drawn: what is drawn is a cell.
    return apart(0) >= LINE && Array.from({ length: BLOCKS - 2 }, (_, k) => apart(k + 2)).every((most) => most <= FLAT);
  };
  const isBlankBeyond = (extent: Extent) => {
    const beyond = sampleCells(frame, latticeWithin(lattice, extent));
    const flat = beyond.patches.filter((_, cell) => isFlatCell(beyond.signatures, cell)).length;
    return flat >= BLANK_BEYOND * beyond.patches.length;
  };
  const whole = wholeOf(lattice);
  const ends = [
    { last: { ...whole, left: cols - 1 }, beyond: { ...whole, left: cols, right: cols + 1 }, isColumn: true },
    { last: { ...whole, top: rows - 1 }, beyond: { ...whole, top: rows, bottom: rows + 1 }, isColumn: false },
  ];
  const post = ends.find(({ last, beyond, isColumn }) => {
    const lane = cellsWithin(last, cols);
    const isWide = (isColumn ? cols : rows) > LEAST_SIDE;
    return isWide && isBlank(lane) && hasOneSide(lane[0] as number, isColumn) && isBlankBeyond(beyond);
  });
  if (!post) return null;
  return latticeWithin(lattice, post.isColumn ? { ...whole, right: cols - 1 } : { ...whole, bottom: rows - 1 });
}
