import type { CellSymbol } from '../model/board.ts';
import { countNumbers, isShownMine, numberOf } from '../model/board.ts';
import { moveLattice } from '../model/lattice.ts';
import { usualMineTotal } from '../model/mineTotal.ts';
import type { Reading } from '../model/reading.ts';
import type { GridSize } from '../model/topology.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { hasBlockLines } from './blockLines.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { FORBIDDEN } from './confidences.ts';
import {
  alikePart,
  areQuarters,
  differ,
  groundLooks,
  isChequered,
  isMostlyPaper,
  ONE_LOOK,
  pairsApart,
  SAME_DRAWING,
} from './coveredGround.ts';
import { once } from './once.ts';
import { playEvidence } from './playEvidence.ts';
import { groundsApart, RIM_VALUES } from './rim.ts';
import type { BoardTrack } from './trackBoard.ts';

/**
 * Whether a lattice of cells that was read is a game of Minesweeper and not one of the many other things with rows and
 * columns: board games, puzzles, letters and numbers in tables, tiles, pixels. First the numbers are asked, which obey
 * the rules in a game and nowhere else (`playEvidence`). Where there are too few of them the covered ground must be
 * that of a game that has hardly begun.
 */

/** Log-likelihood ratio below which the symbols are no game: some numbers may be misread … */
const LEAST_EVIDENCE = -3;
/** … and from which they are one, whatever their cells look like (400 to 1). */
const PROOF = 6;
/** A lost game gets no hints, so that missing one costs little; what looks like mines is often something else. */
const EVIDENCE_OF_LOSS = 2;
/** Where no cell is left to open, zeros say nothing, and only the numbers' mines can tell; so where symbols are more than usual. */
const EVIDENCE_OF_END = 12;

/** The least rows and columns of a board that must be known by its covered ground: levels of programs start at 8 × 8. */
const LEAST_SIDE = 6;
/** From so many numbers, none of them against the rules, the covered cells need not look raised. */
const SOME_NUMBERS = 8;
/** Without numbers at most this part of the cells carries flags and question marks … */
const MOST_MARKED = 0.15;
/** … and this part cannot be read: a dialog may lie over the board. */
const MOST_UNREAD = 0.35;
/** Covered cells two apart show one look but for this part of the pairs: some have a dialog's edge on them, the light of the first opened cells, a pointer. */
const MOST_PAIRS_APART = 0.16;
/** Covered ground is blank: the network may call it something else with this probability at most (a flat patch with 0.42). */
const MOST_DRAWN = 0.45;
/** Log-odds of looking closed from which covered ground looks raised, not like the paper of an empty table. */
const RAISED = 1;
/** … and of hexagons and triangles at all: courses of bricks repeat as hexagons do. */
const LEAST_STAGGERED = -4;
/** The longer and the shorter side of the largest level of well-known programs: flat ground goes no further. */
const LARGEST = [30, 24] as const;
/** The longer side of a flat cell is at most so many times the other: tables of text have wide cells … */
const MOST_OBLONG = 1.25;
/** … but not in two tones that take turns both ways; a terminal's have. */
const MOST_OBLONG_CHEQUERED = 2.6;
/** Cells are at most so many times as high as wide: of 1,446 boards of over 500 programs the highest are 2.2 times. */
const MOST_HIGH = 2.6;
/** Numbers stand out from the covered ground where so many of them have a ground that differs by so many levels. */
const LEAST_STANDING_OUT = 2;
const OTHER_GROUND = 5;

/** From this part of cells with unusual drawings on, the numbers must prove the game … */
const MOST_UNUSUAL = 0.1;
/** … and the more so for each of these looks: its meaning was chosen so that the rules hold. */
const EVIDENCE_A_LOOK = 1;
/**
 * What is no game, and what a wrong lattice cuts out, has drawings that no meaning explains. Where all but this part of the
 * cells have one, and some of them numbers, the unusual looks are not counted and this evidence is enough.
 */
const MOST_UNEXPLAINED = 0.05;
const ENOUGH = 1;

/** Whether a board that was read is a game. */
export function isGame(track: BoardTrack): boolean {
  const { reading, unusual, isMisread } = track;
  const { cells, status } = reading;
  if (isTooNarrow(reading) || isTooFine(reading) || isRepeating(reading)) return false;
  const isOfCells = once(() => !areQuarters(track));
  if (isUntouchedLevel(track) && isOfCells()) return true;
  const isExplained = partOf(cells, '~') <= MOST_UNEXPLAINED && countNumbers(cells) >= SOME_NUMBERS;
  const evidence = playEvidence(reading) - (isExplained ? 0 : EVIDENCE_A_LOOK * unusual.looks);
  if (evidence < (isMisread ? EVIDENCE_OF_END : LEAST_EVIDENCE)) return false;
  if (unusual.cells > MOST_UNUSUAL * cells.length && evidence < (isExplained ? ENOUGH : PROOF)) return false;
  if (!cells.some((s) => s === '#')) return evidence >= EVIDENCE_OF_END;
  if (evidence >= PROOF) return true;
  if (status === 'lost') return evidence >= EVIDENCE_OF_LOSS && cells.some(isShownMine);
  return hasHardlyBegun(track) && isOfCells();
}

/** The shorter side of a usual level that hardly anything else has: games on 8 × 8 are many, and so are grids of 9 × 9. */
const LEAST_OF_LEVEL = 16;

/** Whether a lattice has as many rows and columns as a usual level, and as hardly anything else has. */
export function hasSizeOfLargeLevel(lattice: GridSize): boolean {
  return usualMineTotal(lattice) !== null && Math.min(lattice.rows, lattice.cols) >= LEAST_OF_LEVEL;
}

/**
 * The shorter side of a sheet of tiles; the part of it that must look as on the other tiles, where they look raised from these log-odds:
 * the squares of bitmap editors look flat; and the part of pairs that may differ by more than one drawing does where they do not.
 */
const LEAST_OF_SHEET = 8;
const RAISED_SHEET = 0;
/** … or from these, where grain hides it. */
const RAISED_GRAIN = -1;
const LEAST_ALIKE = 0.83;
const MOST_OF_SHEET_APART = 0.06;

/** A pointer and the keyboard may each be at a cell that cannot be read. */
const MOST_POINTED = 2;

/**
 * Whether all is covered ground of one look, but for the first cells that were opened: a sheet of tiles that are raised and alike but for small drawings, or have something drawn on them and are the very
 * same; or what has drawings as many rows and columns as a usual level, and is no paper.
 */
function isUntouchedLevel(track: BoardTrack): boolean {
  const { cells, confidence, lattice, cutOff } = track.reading;
  const shorter = Math.min(lattice.rows, lattice.cols);
  if (shorter < LEAST_OF_SHEET || cutOff || confidence.includes(FORBIDDEN)) return false;
  if (cells.some((s) => s !== '#') && !hasFirstOpened(track)) return false;
  const { closed, drawn, marked } = groundLooks(track);
  const isDrawn = track.unusual.cells > MOST_UNUSUAL * cells.length || drawn + marked > MOST_DRAWN;
  if ((isDrawn || closed >= RAISED_SHEET) && hasSizeOfLevel(track, MOST_OBLONG)) {
    if (pairsApart(track, SAME_DRAWING) <= MOST_OF_SHEET_APART) return true;
    if (closed >= (isDrawn ? RAISED_GRAIN : RAISED_SHEET) && alikePart(track) >= LEAST_ALIKE) return true;
  }
  return hasSizeOfLargeLevel(lattice) && isDrawn && pairsApart(track) <= MOST_PAIRS_APART && !isMostlyPaper(track);
}

/** Whether all that is not covered was just opened: few numbers, all of them on another ground than the covered cells beside them. */
function hasFirstOpened(track: BoardTrack): boolean {
  const { cells } = track.reading;
  const others = cells.filter((s) => s !== '#');
  const numbers = countNumbers(cells);
  const unread = others.filter((s) => s === '~').length;
  if (numbers === 0 || numbers >= SOME_NUMBERS || unread > MOST_POINTED) return false;
  return others.every((s) => s === '~' || numberOf(s) >= 0) && numbersStandOut(track, 1);
}

/** From so many numbers it is no chance that all are in every second column, or row; of the border of one opening they may be in few. */
const NUMBERS_APART = 8;
const LANES_APART = 3;
/** So many flags and mines both there and between are none of halves of cells. */
const MARKS_BETWEEN = 3;

/** Whether cells are narrower than a character with a blank line to it: lines within drawings part these, too. */
function isTooNarrow({ lattice: { pitchX, pitchY } }: Reading): boolean {
  return pitchY > MOST_HIGH * pitchX;
}

/** Whether the lattice is one of halves of cells: every second column, or row, shows no number at all, and one of both hardly a flag or a mine. */
function isTooFine({ cells, lattice: { cols } }: Reading): boolean {
  const placesOf = (isSuch: (symbol: CellSymbol) => boolean) =>
    [...cells.keys()].filter((i) => isSuch(cells[i] as CellSymbol)).map((i) => cellPosition(i, cols));
  const numbers = placesOf((symbol) => numberOf(symbol) > 0);
  if (numbers.length < NUMBERS_APART) return false;
  const marks = placesOf((symbol) => symbol === 'F' || isShownMine(symbol));
  return (['row', 'col'] as const).some((lane) => {
    const lanes = new Set(numbers.map((place) => place[lane]));
    const parities = new Set([...lanes].map((at) => at % 2));
    const odd = marks.filter((place) => place[lane] % 2 === 1).length;
    return lanes.size >= LANES_APART && parities.size === 1 && Math.min(odd, marks.length - odd) < MARKS_BETWEEN;
  });
}

/** From so many drawings it is no chance that this part of them repeats up to so many columns, or rows, further. */
const DRAWINGS_REPEATED = 24;
const REPEATED = 0.9;
const LONGEST_PERIOD = 8;

/** Whether the lattice is one of parts of what repeats, as tiles do: it shows the same again and again. */
function isRepeating({ cells, lattice: { rows, cols } }: Reading): boolean {
  const drawn = [...cells.keys()].filter((i) => cells[i] === 'F' || numberOf(cells[i] as CellSymbol) > 0);
  const repeats = (period: number, step: number, hasNext: (i: number) => boolean) => {
    const some = drawn.filter(hasNext);
    const same = some.filter((i) => cells[i + period * step] === cells[i]).length;
    return some.length >= DRAWINGS_REPEATED && same >= REPEATED * some.length;
  };
  const periods = Array.from({ length: LONGEST_PERIOD - 1 }, (_, k) => k + 2);
  return periods.some(
    (period) =>
      repeats(period, 1, (i) => (i % cols) + period < cols) ||
      repeats(period, cols, (i) => Math.floor(i / cols) + period < rows),
  );
}

/** Whether what is nearly all covered is covered ground: of one look or two in chequer order, blank, raised or of a board's size. */
function hasHardlyBegun(track: BoardTrack): boolean {
  const { cells, confidence, lattice, cutOff } = track.reading;
  // What the rules forbid needs numbers that prove the game all the same.
  if (cutOff || confidence.includes(FORBIDDEN) || Math.min(lattice.rows, lattice.cols) < LEAST_SIDE) return false;
  const numbers = countNumbers(cells);
  if (partOf(cells, '~') > MOST_UNREAD || hasUnreadLane(track.reading)) return false;
  if (numbers === 0 && partOf(cells, 'F?') > MOST_MARKED) return false;
  if (pairsApart(track) > MOST_PAIRS_APART) return false;
  if (isMostlyPaper(track) && numbers >= SOME_NUMBERS) return numbersStandOut(track);
  if (numbers >= SOME_NUMBERS) return true;
  const { closed, drawn, marked } = groundLooks(track);
  // What is on all cells alike is no mark, where they look raised: a shine, or a picture.
  if (marked > MOST_MARKED && (closed < RAISED || alikePart(track) < LEAST_ALIKE)) return false;
  if (closed >= RAISED) return true;
  if (closed < LEAST_STAGGERED && lattice.shape !== 'square') return false;
  return drawn <= MOST_DRAWN && (numbersStandOut(track) || mayBeFlatGround(track)) && !hasUnknownSymbol(track);
}

/** The part of the cells that show one of some symbols. */
function partOf(cells: readonly CellSymbol[], symbols: string): number {
  return cells.filter((s) => symbols.includes(s)).length / cells.length;
}

/** Whether a row or column shows nothing known from end to end: a dialog hardly covers that and leaves the rest. */
function hasUnreadLane({ cells, lattice: { rows, cols } }: Reading): boolean {
  const known = [...cells.keys()].filter((i) => cells[i] !== '~').map((i) => cellPosition(i, cols));
  return new Set(known.map(({ row }) => row)).size < rows || new Set(known.map(({ col }) => col)).size < cols;
}

/**
 * Whether numbers, so many at least, lie on another ground than the covered cells beside them: tables, calendars and number puzzles
 * write on their one ground.
 */
function numbersStandOut(
  { reading: { cells, lattice }, samples: { rims } }: BoardTrack,
  least = LEAST_STANDING_OUT,
): boolean {
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isOtherGround = (a: number, b: number) =>
    groundsApart(rims, a * RIM_VALUES, rims, b * RIM_VALUES) >= OTHER_GROUND;
  const frontier = [...cells.keys()]
    .filter((i) => numberOf(cells[i] as CellSymbol) > 0)
    .map((i) => ({ i, covered: Array.from(neighbours[i] ?? []).filter((n) => cells[n] === '#') }))
    .filter(({ covered }) => covered.length > 0);
  return frontier.length >= least && frontier.every(({ i, covered }) => covered.every((n) => isOtherGround(i, n)));
}

/** Whether flat ground has the size of a level, cells nearly as wide as high, lines of one weight, and a colour. */
function mayBeFlatGround(track: BoardTrack): boolean {
  return hasSizeOfLevel(track, isChequered(track) ? MOST_OBLONG_CHEQUERED : MOST_OBLONG) && !isMostlyPaper(track);
}

/** Whether no level of well-known programs is larger, cells are nearly as wide as high, and lines of one weight. */
function hasSizeOfLevel({ reading: { lattice }, seen }: BoardTrack, mostOblong: number): boolean {
  const { rows, cols, pitchX, pitchY, shape } = lattice;
  if (Math.max(rows, cols) > LARGEST[0] || Math.min(rows, cols) > LARGEST[1]) return false;
  if (Math.max(pitchX / pitchY, pitchY / pitchX) > mostOblong) return false;
  return shape !== 'square' || !hasBlockLines(seen.frame, moveLattice(lattice, -seen.x, -seen.y));
}

/**
 * Whether the same drawing, unknown to the game, is on two cells of different rows and columns: a symbol, as discs and
 * pieces are. What lies over a board does not repeat with its cells, but for plain insides and along its edges.
 */
function hasUnknownSymbol({ reading: { cells, lattice }, samples: { signatures } }: BoardTrack): boolean {
  const isPlain = (i: number) => {
    const own = signatures.subarray(i * SIGNATURE, (i + 1) * SIGNATURE);
    const first = own.map((_, k) => own[Math.floor(k / (BLOCKS * BLOCKS)) * BLOCKS * BLOCKS] as number);
    return own.every((level, k) => Math.abs(level - (first[k] as number)) <= ONE_LOOK);
  };
  const drawn = [...cells.keys()].filter((i) => cells[i] === '~' && !isPlain(i));
  return drawn.some((a, k) => {
    const one = cellPosition(a, lattice.cols);
    return drawn.slice(k + 1).some((b) => {
      const other = cellPosition(b, lattice.cols);
      return one.row !== other.row && one.col !== other.col && !differ(signatures, a, b, SAME_DRAWING);
    });
  });
}
