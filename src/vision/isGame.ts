import type { CellSymbol } from '../model/board.ts';
import { countNumbers, isShownMine, numberOf } from '../model/board.ts';
import { usualMineTotal } from '../model/mineTotal.ts';
import type { Reading } from '../model/reading.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { hasBlockLines } from './blockLines.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { FORBIDDEN } from './confidences.ts';
import { CLOSED_OUTPUT } from './glyphNet.ts';
import { BLANK, OTHER } from './glyphs.ts';
import { glyphProbabilities } from './groupCells.ts';
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
/** Blocks of covered cells of one look differ by at most so many levels, with the noise of a bad picture … */
const ONE_LOOK = 40;
/** … but for this part of the pairs: some have a dialog's edge on them, the light of the first opened cells, a pointer. */
const MOST_PAIRS_APART = 0.16;
/** Blocks of one drawing differ by at most so many levels. */
const SAME = 8;
/** Covered cells that the network is asked about, and the part of all by which each is further on than the one before. */
const ASKED = 12;
const GOLDEN = 0.618;
/** Covered ground is blank: the network may call it something else with this probability at most (a flat patch with 0.42). */
const MOST_DRAWN = 0.45;
/** Log-odds of looking closed from which covered ground looks raised, not like the paper of an empty table. */
const RAISED = 1;
/** The longer and the shorter side of the largest level of well-known programs: flat ground goes no further. */
const LARGEST = [30, 24] as const;
/** The longer side of a flat cell is at most so many times the other: tables of text have wide cells … */
const MOST_OBLONG = 1.25;
/** … but not in two tones that take turns both ways, at this part of the sides and by more than so many levels; a terminal's have. */
const MOST_OBLONG_CHEQUERED = 2.6;
const CHEQUERED = 0.9;
const OTHER_TONE = 3;
/** Numbers stand out from the covered ground where so many of them have a ground that differs by so many levels. */
const LEAST_STANDING_OUT = 2;
const OTHER_GROUND = 5;
/** Flat ground whose every colour has at least this level is paper. */
const PAPER = 240;

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
  if (isTooFine(reading)) return false;
  const isExplained = partOf(cells, '~') <= MOST_UNEXPLAINED && countNumbers(cells) >= SOME_NUMBERS;
  const evidence = playEvidence(reading) - (isExplained ? 0 : EVIDENCE_A_LOOK * unusual.looks);
  if (evidence < (isMisread ? EVIDENCE_OF_END : LEAST_EVIDENCE)) return false;
  if (isUntouchedLevel(track)) return true;
  if (unusual.cells > MOST_UNUSUAL * cells.length && evidence < (isExplained ? ENOUGH : PROOF)) return false;
  if (!cells.some((s) => s === '#')) return evidence >= EVIDENCE_OF_END;
  if (evidence >= PROOF) return true;
  if (status === 'lost') return evidence >= EVIDENCE_OF_LOSS && cells.some(isShownMine);
  return hasHardlyBegun(track);
}

/** The shorter side of a usual level that hardly anything else has: games on 8 × 8 are many, and so are grids of 9 × 9. */
const LEAST_OF_LEVEL = 16;

/**
 * Whether all is covered ground of one look with something drawn on it, with as many rows and columns as a usual level: bitmap editors show
 * paper.
 */
function isUntouchedLevel(track: BoardTrack): boolean {
  const { cells, confidence, lattice, cutOff } = track.reading;
  const isLevel = usualMineTotal(lattice) !== null && Math.min(lattice.rows, lattice.cols) >= LEAST_OF_LEVEL;
  if (!isLevel || cutOff || confidence.includes(FORBIDDEN) || cells.some((s) => s !== '#')) return false;
  const { drawn, marked } = groundLooks(track);
  const isDrawn = track.unusual.cells > MOST_UNUSUAL * cells.length || drawn + marked > MOST_DRAWN;
  return isDrawn && pairsApart(track) <= MOST_PAIRS_APART && !isMostlyPaper(track);
}

/** From so many numbers it is no chance that all are in every second column, or row; of the border of one opening they may be in few. */
const NUMBERS_APART = 8;
const LANES_APART = 3;

/** Whether the lattice is one of halves of cells: every second column, or row, shows no number at all. */
function isTooFine({ cells, lattice: { cols } }: Reading): boolean {
  const at = [...cells.keys()].filter((i) => numberOf(cells[i] as CellSymbol) > 0).map((i) => cellPosition(i, cols));
  const isApart = (lanes: readonly number[]) =>
    new Set(lanes).size >= LANES_APART && lanes.every((lane) => lane % 2 === (lanes[0] as number) % 2);
  return at.length >= NUMBERS_APART && (isApart(at.map(({ row }) => row)) || isApart(at.map(({ col }) => col)));
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
  if (numbers >= SOME_NUMBERS) return true;
  const { closed, drawn, marked } = groundLooks(track);
  if (marked > MOST_MARKED) return false;
  if (closed >= RAISED) return true;
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
 * Whether numbers, more than one, lie on another ground than the covered cells beside them: tables, calendars and number puzzles
 * write on their one ground.
 */
function numbersStandOut({ reading: { cells, lattice }, samples: { rims } }: BoardTrack): boolean {
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isOtherGround = (a: number, b: number) =>
    groundsApart(rims, a * RIM_VALUES, rims, b * RIM_VALUES) >= OTHER_GROUND;
  const frontier = [...cells.keys()]
    .filter((i) => numberOf(cells[i] as CellSymbol) > 0)
    .map((i) => ({ i, covered: Array.from(neighbours[i] ?? []).filter((n) => cells[n] === '#') }))
    .filter(({ covered }) => covered.length > 0);
  return (
    frontier.length >= LEAST_STANDING_OUT &&
    frontier.every(({ i, covered }) => covered.every((n) => isOtherGround(i, n)))
  );
}

/** Whether flat ground has the size of a level, cells nearly as wide as high, lines of one weight, and a colour. */
function mayBeFlatGround(track: BoardTrack): boolean {
  const { samples, seen } = track;
  const { cells, lattice } = track.reading;
  const { rows, cols, pitchX, pitchY } = lattice;
  if (Math.max(rows, cols) > LARGEST[0] || Math.min(rows, cols) > LARGEST[1]) return false;
  const mostOblong = isChequered(cells, lattice.cols, samples.signatures) ? MOST_OBLONG_CHEQUERED : MOST_OBLONG;
  if (Math.max(pitchX / pitchY, pitchY / pitchX) > mostOblong) return false;
  const isSquare = lattice.shape === 'square';
  if (isSquare && hasBlockLines(seen.frame, { ...lattice, x: lattice.x - seen.x, y: lattice.y - seen.y })) return false;
  return !isMostlyPaper(track);
}

function isMostlyPaper({ reading: { cells }, samples: { signatures } }: BoardTrack): boolean {
  const covered = [...cells.keys()].filter((i) => cells[i] === '#');
  return covered.filter((i) => isPaper(signatures, i)).length >= covered.length / 2;
}

/** Whether covered cells that share a side have different tones. */
function isChequered(cells: readonly CellSymbol[], cols: number, signatures: Uint8Array): boolean {
  let pairs = 0;
  let apart = 0;
  cells.forEach((symbol, i) => {
    for (const other of [i % cols < cols - 1 ? i + 1 : -1, i + cols]) {
      if (symbol !== '#' || cells[other] !== '#') continue;
      pairs++;
      if (differ(signatures, i, other, OTHER_TONE)) apart++;
    }
  });
  return pairs > 0 && apart >= CHEQUERED * pairs;
}

function isPaper(signatures: Uint8Array, cell: number): boolean {
  const middle = (BLOCKS + 1) * (BLOCKS >> 1);
  return [0, 1, 2].every((plane) => (signatures[(cell * 3 + plane) * BLOCKS * BLOCKS + middle] as number) >= PAPER);
}

/**
 * The part of the pairs of covered cells two apart in a row or column that look different. Two apart, the cells of a
 * chequered ground and triangles that point alike are the same, and shading has changed little.
 */
function pairsApart({ reading, samples }: BoardTrack): number {
  const { cells, lattice } = reading;
  let pairs = 0;
  let apart = 0;
  cells.forEach((symbol, i) => {
    if (symbol !== '#') return;
    const others = [i % lattice.cols < lattice.cols - 2 ? i + 2 : -1, i + 2 * lattice.cols];
    for (const other of others) {
      if (cells[other] !== '#') continue;
      pairs++;
      if (differ(samples.signatures, i, other, ONE_LOOK)) apart++;
    }
  });
  return pairs === 0 ? 1 : apart / pairs;
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
      return one.row !== other.row && one.col !== other.col && !differ(signatures, a, b, SAME);
    });
  });
}

function differ(signatures: Uint8Array, a: number, b: number, allowed: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const difference = (signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number);
    if (Math.abs(difference) > allowed) return true;
  }
  return false;
}

/**
 * What the network says of some covered cells: log-odds of looking closed, and the probability of a drawing that is none of the
 * game's, and of one that is.
 */
function groundLooks({ reading, samples, memory }: BoardTrack): { closed: number; drawn: number; marked: number } {
  const covered = [...reading.cells.keys()].filter((i) => reading.cells[i] === '#');
  const asked = Math.min(ASKED, covered.length);
  let closed = 0;
  let drawn = 0;
  let marked = 0;
  for (let k = 0; k < asked; k++) {
    // Scattered: cells at equal distances may all be of one row or column of two that take turns.
    const at = Math.floor(((k * GOLDEN) % 1) * covered.length);
    const scores = memory.scoresOf(samples.patches[covered[at] as number] as Float32Array);
    closed += scores[CLOSED_OUTPUT] as number;
    const glyphs = glyphProbabilities(scores);
    drawn += glyphs[OTHER] as number;
    marked += 1 - (glyphs[BLANK] as number) - (glyphs[OTHER] as number);
  }
  return { closed: closed / asked, drawn: drawn / asked, marked: marked / asked };
}
