import type { CellSymbol } from '../model/board.ts';
import { isClosed, isOpened, numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { ALIKE, blocksApart, INNER_BLOCKS, innerBlocksApart } from './cellSamples.ts';
import { cellsWithin } from './extents.ts';
import { glyphsIn } from './glyphMemory.ts';
import { BLANK, numberOfGlyph, symbolOfGlyphNumber } from './glyphs.ts';
import { once, remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { haveSameRim } from './rim.ts';
import type { Extent, Side } from './sides.ts';
import { isRowSide, laneBeyond, lastLane, SIDES, wholeOf } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Programs of characters number the rows and columns of their boards, or give them letters, in lines beside them. */

/** So many numbers in turn are those of rows or columns: at a rim no number is larger than four where the one before it is open. */
const IN_TURN = 5;
/** … or so many, where rows and columns are numbered: the last one may have a mine in a cell that is not read. */
const IN_TURN_OF_BOTH = 4;
/** The glyph network sees a number that has at least this probability. */
const LIKELY = 0.5;
/** Larger ones have several digits, which are read as anything. */
const LARGEST = 9;

/** How many numbers in turn, from 1, a row or column at a rim of a board shows as it was read; 0 where it shows a covered cell, but for its corner, or another number among them. */
export function numbersInTurn(symbols: readonly CellSymbol[]): number {
  const first = symbols.indexOf('1');
  const numbered = symbols.slice(first, first + LARGEST);
  if (first < 0 || numbered.some(isClosed)) return 0;
  const isNothing = (symbol: CellSymbol) => symbol === '~' || symbol === '0';
  const isBlank = symbols.slice(0, first).every((symbol, k) => isNothing(symbol) || (k === 0 && symbol === '#'));
  const isInTurn = (symbol: CellSymbol, k: number) => numberOf(symbol) === k + 1;
  if (!isBlank || !numbered.every((symbol, k) => symbol === '~' || isInTurn(symbol, k))) return 0;
  const end = numbered.findIndex((symbol, k) => !isInTurn(symbol, k));
  return end < 0 ? numbered.length : end;
}

/** The sides of a board whose last row or column only numbers the others, as they were read or by what letters look like. */
export function headedSides(track: Pick<BoardTrack, 'reading' | 'samples'>): ReadonlySet<Side> {
  const lettered = letteredSides(track.reading, track.samples.signatures);
  const areLetters = lettered.length > 0 && isOfCharacters(track) !== false;
  return new Set([...numberedSides(track.reading), ...(areLetters ? lettered : [])]);
}

/** A row or column of signs has so many, on this part of its cells but for a corner; and numbers may begin anew after so many. */
const LEAST_SIGNS = 7;
const MOSTLY = 0.7;
const ANEW = 10;
/** Blocks in the middle of a cell on which a sign is drawn differ by so many levels. */
const SIGN = 16;
/** This part of the pairs of letters may hardly be told apart: seven signs of a game are never so many that differ. */
const MOST_PAIRS = 0.07;
/** … and at least this part of them is not read: cells may be shaded all over a board. */
const MOSTLY_UNREAD = 0.5;
/** So many signs inside a board, this part of them, look like another one of them. */
const SOME_SIGNS = 12;
const NEARLY_ALL = 0.85;

/**
 * The sides of a board at which no two signs are alike, though nearly all inside it are like others: those are letters or numbers of the columns (rows).
 * A board has few signs, each many times, unless a picture is cut over its covered cells; then those inside it are all different, too.
 */
function letteredSides({ lattice, cells }: Pick<Reading, 'lattice' | 'cells'>, signatures: Uint8Array): Side[] {
  const { rows, cols } = lattice;
  const whole = wholeOf(lattice);
  const isSign = remembered((cell: number) => hasSign(signatures, cell));
  const areAlike = (one: number, other: number) => innerBlocksApart(signatures, one, other) < ALIKE;
  const areSignsFew = once(() => {
    const inner = cellsWithin({ left: 1, top: 1, right: cols - 1, bottom: rows - 1 }, cols).filter(isSign);
    const repeated = inner.filter((cell) => inner.some((other) => other !== cell && areAlike(cell, other)));
    return inner.length >= SOME_SIGNS && repeated.length >= NEARLY_ALL * inner.length;
  });
  return SIDES.filter((side) => {
    const lane = cellsWithin(lastLane(whole, side), cols);
    const places = [...lane.keys()].filter((k) => isSign(lane[k] as number));
    if (places.length < LEAST_SIGNS || places.length < MOSTLY * (lane.length - 1)) return false;
    if (places.filter((k) => cells[lane[k] as number] === '~').length < MOSTLY_UNREAD * places.length) return false;
    const pairs = places.flatMap((k) => places.filter((n) => n > k).map((n) => [k, n] as const));
    const alike = pairs.filter(([k, n]) => (n - k) % ANEW !== 0 && areAlike(lane[k] as number, lane[n] as number));
    return alike.length <= MOST_PAIRS * pairs.length && areSignsFew();
  });
}

/** Of a board of characters nearly all covered cells look around what is drawn on them as open ones do. */
const NEARLY_EACH = 0.9;

/**
 * Whether a board is one of characters, whose covered cells are of one ground with its open ones. Of others letters are no proof: labels may be written over a row of raised cells. Null
 * where it is not known what is covered and what is open.
 */
export function isOfCharacters({ reading, samples }: Pick<BoardTrack, 'reading' | 'samples'>): boolean | null {
  const cellsThat = (isSuch: (symbol: CellSymbol) => boolean) =>
    [...reading.cells.keys()].filter((cell) => isSuch(reading.cells[cell] as CellSymbol));
  const [covered, open] = [cellsThat((symbol) => symbol === '#'), cellsThat(isOpened)];
  if (covered.length === 0 || open.length === 0) return null;
  const asOpen = covered.filter((cell) => open.some((other) => haveSameRim(samples, cell, other)));
  return asOpen.length >= NEARLY_EACH * covered.length;
}

/** Whether something is drawn in the middle of a cell: a lattice may lie a little beside the cells. */
export function hasSign(signatures: Uint8Array, cell: number): boolean {
  return blocksApart(signatures, cell, INNER_BLOCKS) >= SIGN;
}

/** The sides of a board whose last row or column only numbers the others, as they were read. */
export function numberedSides({ lattice, cells }: Pick<Reading, 'lattice' | 'cells'>): ReadonlySet<Side> {
  return sidesInTurn((side) => {
    const lane = cellsWithin(lastLane(wholeOf(lattice), side), lattice.cols);
    return numbersInTurn(lane.map((cell) => cells[cell] as CellSymbol));
  });
}

/**
 * The sides of a part of a board beside which the next row or column only numbers the others, as the glyph network sees it: where a board is read with one, it breaks the rules,
 * and nothing may be read of it.
 */
export function seenNumberedSides({ reading, samples, memory }: BoardTrack, part: Extent): ReadonlySet<Side> {
  const { cols } = reading.lattice;
  const seenIn = (cell: number): CellSymbol => {
    const glyphs = glyphsIn(samples.patches[cell] as ColourPatch, memory);
    const likeliest = glyphs.indexOf(Math.max(...glyphs));
    const number = numberOfGlyph(likeliest);
    if (number !== null) return (glyphs[likeliest] as number) >= LIKELY ? symbolOfGlyphNumber(number) : '~';
    // Another sign may be a covered cell.
    return likeliest === BLANK ? '0' : '#';
  };
  return sidesInTurn((side) => {
    const lane = laneBeyond(part, side);
    const isWithin = lane.left >= 0 && lane.top >= 0 && lane.right <= cols && lane.bottom <= reading.lattice.rows;
    return isWithin ? numbersInTurn(cellsWithin(lane, cols).map(seenIn)) : 0;
  });
}

/** The sides at which enough numbers are in turn. */
function sidesInTurn(countAt: (side: Side) => number): ReadonlySet<Side> {
  const inTurn = SIDES.map((side) => ({ side, count: countAt(side) }));
  const some = inTurn.filter(({ count }) => count >= IN_TURN_OF_BOTH);
  const areBoth = some.some(({ side }) => isRowSide(side)) && some.some(({ side }) => !isRowSide(side));
  return new Set(some.filter(({ count }) => areBoth || count >= IN_TURN).map(({ side }) => side));
}
