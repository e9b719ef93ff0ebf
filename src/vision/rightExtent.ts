import type { CellSymbol } from '../model/board.ts';
import { isFinished, isShownMine, numberOf } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { betweenPosts } from './betweenPosts.ts';
import { centred } from './centred.ts';
import { centredOnNumbers } from './centredNumbers.ts';
import { withCoveredRim } from './coveredRim.ts';
import { extendAlongLines, isCutOff } from './cutOff.ts';
import { drawnRim } from './drawnRim.ts';
import { extendByLooks } from './extendByLooks.ts';
import { cellsIn, cellsWithin, LEAST_SIDE, latticeWithin } from './extents.ts';
import { hasRingOfOneSign, withoutFalseRim, withoutFencePost } from './falseRim.ts';
import type { Gradients } from './gradients.ts';
import { atGroundBorders, atTiles, meetsGroundBorders } from './groundBorders.ts';
import { addsDrawings, addsOnlyGround, extentIn, lacksOnlyMarks, unreadOfMore } from './largerReading.ts';
import { headedSides, isOfCharacters, numberedSides, seenNumberedSides } from './numbering.ts';
import { withOpenRim } from './openRim.ts';
import { isProved } from './playEvidence.ts';
import type { Rated } from './rated.ts';
import { MOST_UNREAD, unreadShare } from './rated.ts';
import type { ReadOptions } from './readCells.ts';
import type { Side } from './sides.ts';
import { outward, SIDES, wholeOf } from './sides.ts';

/** Where a board ends is known best when it has been read: rows and columns too many or too few are mended here. */

/** Numbers of two digits may stand in two rows. */
const MOST_HEADS = 2;

/** Reads the board of a lattice; `goesOn` says whether there is more of it than can be read, where that is known, `nameIn` what cells are known to show. */
export type Read = (lattice: Lattice, goesOn?: boolean, nameIn?: ReadOptions['nameIn']) => Rated;

/** A reading, or the better one with the rows and columns that its lines lead to, or without those that are none. */
export function withRightExtent(rated: Rated, read: Read, gradients: Gradients, picture: Rect, edge: number): Rated {
  const { reading } = rated.track;
  const larger = reading.cutOff ? extendAlongLines(gradients, reading.lattice, picture, edge) : null;
  const extended = larger && read(larger);
  // Lines of a page may go on at the pitch of a board.
  const isRead = extended && unreadOfMore(extended.track.reading, reading) <= MOST_UNREAD;
  const isWhole = isRead && !extended.track.reading.cutOff && extended.isSound >= rated.isSound;
  if (isWhole && withoutFalseRim(extended.track, gradients, edge) === null) return extended;
  const smaller = withoutFalseRim(rated.track, gradients, edge);
  const headed = headedSides(rated.track);
  /** What is read of a board without the letters or numbers beside it; null where they may be written over it. */
  const withoutHeads = (lattice: Lattice): Rated | null => {
    // Lines of a table go on around what is written beside the board: it ends there, where no more than that is taken away.
    const ends = new Set([...headed].filter((side) => lanesWithout(reading.lattice, lattice, side) === 1));
    const partWith = (known?: ReadonlySet<Side>) =>
      readPart(lattice, rated, read, isCutOff(gradients, lattice, picture, edge, known));
    const part = partWith(ends);
    if (isOfCharacters(part.track) ?? isFinished(part.track.reading.status)) return part;
    return numberedSides(reading).size > 0 ? partWith() : null;
  };
  const trimmed = smaller && (headed.size > 0 ? withoutHeads(smaller) : read(smaller));
  if (smaller && !trimmed) return rated;
  const other = trimmed && betterPart(rated, trimmed);
  if (other || headed.size === 0) return other ?? rated;
  // What only numbers rows is none of the board, which is not read without it.
  return read(reading.lattice, true);
}

/** How many rows (columns) at a side of a lattice a part of it lacks. */
function lanesWithout(lattice: Lattice, part: Lattice, side: Side): number {
  const extent = extentIn(lattice, part);
  return extent ? Math.abs(extent[side] - wholeOf(lattice)[side]) : 0;
}

/** Reads a part of a lattice, with the names of the whole where these tell more: numbers beside a board may tell what its own are. */
function readPart(lattice: Lattice, { track: { reading } }: Rated, read: Read, goesOn: boolean): Rated {
  const part = read(lattice, goesOn);
  if (unreadShare(part.track.reading) <= unreadShare(reading)) return part;
  const extent = extentIn(reading.lattice, lattice);
  const known = extent && cellsWithin(extent, reading.lattice.cols).map((cell) => reading.cells[cell] as CellSymbol);
  if (!known) return part;
  const named = read(lattice, goesOn, (cell) => (known[cell] === '~' ? null : (known[cell] ?? null)));
  return unreadShare(named.track.reading) < unreadShare(part.track.reading) ? named : part;
}

/** A reading of a part of a board, where it is better than that of the whole; else null. */
function betterPart(rated: Rated, trimmed: Rated): Rated | null {
  const { reading } = rated.track;
  if (trimmed.track.reading.cutOff) return null;
  // What seems to go on is whole without its rim only if its numbers say so.
  if (reading.cutOff && !isProved(trimmed.track.reading)) return null;
  const isClearer = unreadShare(trimmed.track.reading) < unreadShare(reading) && trimmed.isSound >= rated.isSound;
  const isAsGood = trimmed.worth >= rated.worth || isRinged(rated, trimmed);
  const lacksMarks = trimmed.isSound >= rated.isSound && lacksOnlyMarks(trimmed.track.reading, reading);
  return isClearer || isAsGood || lacksMarks ? trimmed : null;
}

/**
 * Whether the board of a game that is over and shows its mines, of which every cell is read and which its numbers prove, has a ring of one sign around it. Of a
 * game that goes on such a ring may be its covered cells.
 */
function isRinged(rated: Rated, { track: { reading }, isSound }: Rated): boolean {
  const isWhole = isSound && !reading.cells.includes('~') && reading.cells.some(isShownMine) && isProved(reading);
  return isWhole && hasRingOfOneSign(rated.track);
}

/**
 * A reading, or the better one of cells that are halved, or in the middle of which their drawings or numbers are.
 * @param isBare whether no lines between cells say where they are.
 */
export function withRightCells(rated: Rated, read: Read, gradients: Gradients, isBare: boolean): Rated {
  const drawn = withCentredCells(withHalvedCells(rated, read), read, gradients);
  const whole = isBare ? drawn : withWholeTiles(drawn, read, gradients);
  return withCentredNumbers(whole, read, gradients, isBare);
}

/** A reading, or the one of cells that are whole tiles, where that is read as well. */
function withWholeTiles(rated: Rated, read: Read, gradients: Gradients): Rated {
  const lattice = atTiles(gradients, rated.track.reading);
  const other = lattice && read(lattice);
  const isAsGood = other && unreadShare(other.track.reading) <= unreadShare(rated.track.reading);
  const isWhole = other && other.track.reading.cutOff <= rated.track.reading.cutOff;
  return isAsGood && isWhole && other.isSound >= rated.isSound ? other : rated;
}

/** At most so many times as much may be unread where cells are moved. */
const CLEARER = 0.75;

/** A reading, or the better one of the cells in the middle of which their drawings are, where its numbers prove it. */
function withCentredCells(rated: Rated, read: Read, gradients: Gradients): Rated {
  const { reading } = rated.track;
  // What reads without doubt stays: some programs draw more on one side of their cells.
  const lattice = reading.cells.includes('~') ? centred(gradients, reading.lattice) : null;
  const other = lattice && read(lattice);
  const isBetter = other && other.isSound >= rated.isSound && other.worth > rated.worth;
  // Leaves that are drawn at the top of each cell are as little symmetrical, but then hardly more is read beside them.
  const isClearer = other && unreadShare(other.track.reading) <= CLEARER * unreadShare(rated.track.reading);
  return isBetter && isClearer && isProved(other.track.reading) ? other : rated;
}

/** Cells so many times as high as wide, or as wide as high, may be two. */
const OBLONG = 1.6;

/** A reading of oblong cells, or the clearest one of their halves, where the numbers of these prove it: of some boards every second row alone, or line, looks like one. */
export function withHalvedCells(rated: Rated, read: Read): Rated {
  const { reading } = rated.track;
  if (!reading.cells.includes('~')) return rated;
  return halvesOf(reading.lattice).reduce((best, halves) => {
    const other = read(halves);
    const isClearer = unreadShare(other.track.reading) < unreadShare(best.track.reading);
    return isClearer && other.isSound >= best.isSound && isProved(other.track.reading) ? other : best;
  }, rated);
}

/**
 * The lattices of cells half as high or wide, where cells are nearly twice as high as wide, or as wide as high: of the two halves of each cell, and of those in the middles of cells
 * and between them.
 */
function halvesOf(lattice: Lattice): readonly Lattice[] {
  const { shape, rows, cols, x, y, pitchX, pitchY } = lattice;
  if (shape !== 'square') return [];
  if (pitchY >= OBLONG * pitchX) {
    const halves = { ...lattice, rows: 2 * rows, pitchY: pitchY / 2, gapY: 0, wideY: 0 };
    return [{ ...halves, y: y - pitchY / 4 }, halves];
  }
  if (pitchX >= OBLONG * pitchY) {
    const halves = { ...lattice, cols: 2 * cols, pitchX: pitchX / 2, gapX: 0, wideX: 0 };
    return [{ ...halves, x: x - pitchX / 4 }, halves];
  }
  return [];
}

/**
 * A reading, or the one of the cells in the middle of which its numbers are, where that is as good; be it with the names of the first, where it shows the
 * same numbers and nothing else.
 * @param isBare whether no lines between cells say where they are: only then do names of the first count.
 */
function withCentredNumbers(rated: Rated, read: Read, gradients: Gradients, isBare: boolean): Rated {
  const lattice = centredOnNumbers(rated.track, (reading) => meetsGroundBorders(gradients, reading));
  if (!lattice) return rated;
  const { cells } = rated.track.reading;
  // What a program draws may be known only where it is cut amiss.
  const isReadThrough = ({ reading }: Rated['track']) => unreadShare(reading) === 0 && isProved(reading);
  const isAsGood = (other: Rated) =>
    other.isSound >= rated.isSound && (other.worth >= rated.worth || isReadThrough(other.track));
  const other = read(lattice);
  if (isAsGood(other)) return other;
  if (!isBare) return rated;
  const isSame = (symbol: CellSymbol, cell: number) =>
    symbol === cells[cell] || (symbol === '~' && numberOf(cells[cell] ?? '~') <= 0);
  if (!other.track.reading.cells.every(isSame)) return rated;
  const named = read(lattice, undefined, (cell) => (cells[cell] === '~' ? null : (cells[cell] ?? null)));
  const isKept = (symbol: CellSymbol, cell: number) => symbol === cells[cell] || cells[cell] === '~';
  return isAsGood(named) && named.track.reading.cells.every(isKept) ? named : rated;
}

/**
 * A reading of cells without lines, or the one of the cells that meet where covered and open ground do, with what then shows their drawings too, and
 * with the covered rows and columns beside them.
 */
export function atBorders(rated: Rated, read: Read, gradients: Gradients, frame: Frame, picture: Rect): Rated {
  const better = (known: Rated, lattice: Lattice | null) => {
    const other = lattice && read(lattice);
    return other && other.isSound >= known.isSound && isProved(other.track.reading) ? other : known;
  };
  const moved = atGroundBorders(gradients, rated.track.reading);
  const whole = better(rated, moved && extendByLooks(frame, moved, true));
  return isProved(whole.track.reading) ? better(whole, withCoveredRim(frame, picture, whole.track)) : whole;
}

/** A reading, or the one without a column or row that only the line at the board's end made; or what its numbers prove between posts. */
export function withoutPost(rated: Rated, read: Read, frame: Frame): Rated {
  const smaller = withoutFencePost(frame, rated.track);
  const whole = smaller ? read(smaller) : rated;
  const { reading } = whole.track;
  const framed = isProved(reading) && !reading.cells.includes('~') ? null : betweenPosts(whole.track);
  // What is beyond posts is no more of the board.
  const within = framed && read(framed, reading.cutOff);
  return within && within.isSound >= whole.isSound && isProved(within.track.reading) ? within : whole;
}

/** A reading, or the one with the open ground that goes on beyond its lines. */
export function withOpenGround(rated: Rated, read: Read, frame: Frame): Rated {
  const { reading } = rated.track;
  const wider = withOpenRim(frame, reading);
  if (!wider) return rated;
  const widened = read(wider);
  return widened.isSound >= rated.isSound && addsOnlyGround(widened.track.reading, reading) ? widened : rated;
}

/** A reading, or the one with the rows and columns beside it that show its drawings; where these cannot be read, it is cut off. */
export function withDrawings(rated: Rated, read: Read, frame: Frame, picture: Rect): Rated {
  const { reading } = rated.track;
  const isBetter = (widened: Rated) => {
    const showsMore = widened.worth > rated.worth || addsDrawings(widened.track.reading, reading);
    return widened.isSound >= rated.isSound && showsMore;
  };
  const wider = drawnRim(frame, picture, rated.track);
  if (!wider) {
    const framed = drawnRim(frame, picture, rated.track, true);
    const widened = framed && read(framed);
    // What stands in a frame beside a board may be labels.
    return widened && isBetter(widened) ? widened : rated;
  }
  const widened = read(wider);
  if (isBetter(widened)) return widened;
  return onlyNumbersMore(widened, reading.lattice) ? rated : read(reading.lattice, true);
}

/**
 * A reading of which little is read, or the one without the numbers of rows and columns beside it, as the glyph network sees them: with them it breaks so many rules
 * that nothing can be named.
 */
export function withoutSeenHeads(rated: Rated, read: Read): Rated {
  const { track } = rated;
  const { lattice } = track.reading;
  if (unreadShare(track.reading) <= MOST_UNREAD) return rated;
  const whole = wholeOf(lattice);
  const extent = { ...whole };
  for (const side of SIDES)
    for (let heads = 1; heads <= MOST_HEADS; heads++) {
      const part = { ...whole, [side]: whole[side] - heads * outward(side) };
      if (seenNumberedSides(track, part).has(side)) extent[side] = part[side];
    }
  const isTooSmall = Math.min(extent.right - extent.left, extent.bottom - extent.top) < LEAST_SIDE;
  if (isTooSmall || cellsIn(extent) === track.reading.cells.length) return rated;
  const other = read(latticeWithin(lattice, extent));
  const isClearer = unreadShare(other.track.reading) < unreadShare(track.reading);
  return isClearer && other.isSound >= rated.isSound ? other : rated;
}

/** Whether all that a wider board has more than a part of it are numbers of the rows and columns. */
function onlyNumbersMore({ track }: Rated, part: Lattice): boolean {
  const extent = extentIn(track.reading.lattice, part);
  if (!extent) return false;
  const numbered = seenNumberedSides(track, extent);
  const lanesAt = (side: Side) => lanesWithout(track.reading.lattice, part, side);
  return SIDES.every((side) => lanesAt(side) === 0 || (lanesAt(side) <= MOST_HEADS && numbered.has(side)));
}
