import { cellPosition, toneOfCell } from '../model/topology.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { CLOSED_OUTPUT } from './glyphNet.ts';
import { BLANK, glyphProbabilities, OTHER } from './glyphs.ts';
import { median } from './median.ts';
import type { BoardTrack } from './trackBoard.ts';

/** What the covered cells of a board that was read look like. */

/** Blocks of covered cells of one look differ by at most so many levels, with the noise of a bad picture. */
export const ONE_LOOK = 40;
/** Blocks of one drawing differ by at most so many levels. */
export const SAME_DRAWING = 8;
/** Two tones that take turns differ by more than so many levels, at this part of the sides. */
const OTHER_TONE = 3;
const CHEQUERED = 0.9;
/** Flat ground whose every colour has at least this level is paper. */
const PAPER = 240;
/** Covered cells that the network is asked about, and the part of all by which each is further on than the one before. */
const ASKED = 12;
const GOLDEN = 0.618;

/** Rows down and columns to the right. */
type Step = readonly [rows: number, cols: number];

const TWO_FURTHER: readonly Step[] = [
  [0, 2],
  [2, 0],
];
const BESIDE_AND_ASLANT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/**
 * The part of the pairs of covered cells two apart in a row or column that look different. Two apart, the cells of a
 * chequered ground and triangles that point alike are the same, and shading has changed little.
 * @param allowed levels by which blocks of one look may differ.
 */
export function pairsApart(track: BoardTrack, allowed = ONE_LOOK): number {
  return partApart(track, TWO_FURTHER, allowed);
}

/** Quarters of cells are those two further on but for this part, and other than this part of those beside and aslant. */
const MOST_QUARTERS_APART = 0.1;
const OTHER_QUARTERS = 0.9;

/**
 * Whether covered cells of whole pixels show four drawings in turn, as quarters of larger cells do: those of a board are of one drawing, or of
 * two in turn. (At a pitch of a half, every other cell is drawn a pixel wider.)
 */
export function areQuarters(track: BoardTrack): boolean {
  const { pitchX, pitchY } = track.reading.lattice;
  if (!Number.isInteger(pitchX) || !Number.isInteger(pitchY)) return false;
  const isOther = (step: Step) => partApart(track, [step], SAME_DRAWING) >= OTHER_QUARTERS;
  return pairsApart(track, SAME_DRAWING) <= MOST_QUARTERS_APART && BESIDE_AND_ASLANT.every(isOther);
}

/** The part of the pairs of covered cells some steps apart that look different; 1 where there are none. */
function partApart({ reading, samples }: BoardTrack, steps: readonly Step[], allowed: number): number {
  const { cells, lattice } = reading;
  let pairs = 0;
  let apart = 0;
  cells.forEach((symbol, i) => {
    if (symbol !== '#') return;
    const { row, col } = cellPosition(i, lattice.cols);
    for (const [down, right] of steps) {
      const beside = col + right;
      const other = (row + down) * lattice.cols + beside;
      if (beside < 0 || beside >= lattice.cols || cells[other] !== '#') continue;
      pairs++;
      if (differ(samples.signatures, i, other, allowed)) apart++;
    }
  });
  return pairs === 0 ? 1 : apart / pairs;
}

/** The part of the blocks of all cells that look as they mostly do on the cells of the same tone of a chequered ground. */
export function alikePart({ reading: { cells, lattice }, samples: { signatures } }: BoardTrack): number {
  const tones = [0, 1].map((tone) => [...cells.keys()].filter((i) => toneOfCell(i, lattice.cols) === tone));
  let alike = 0;
  for (let k = 0; k < SIGNATURE; k++)
    for (const tone of tones) {
      const levels = tone.map((i) => signatures[i * SIGNATURE + k] as number);
      const usual = median(levels);
      alike += levels.filter((level) => Math.abs(level - usual) <= SAME_DRAWING).length;
    }
  return alike / (SIGNATURE * cells.length);
}

/** Whether covered cells that share a side have different tones. */
export function isChequered({ reading: { cells, lattice }, samples: { signatures } }: BoardTrack): boolean {
  let pairs = 0;
  let apart = 0;
  cells.forEach((symbol, i) => {
    for (const other of [i % lattice.cols < lattice.cols - 1 ? i + 1 : -1, i + lattice.cols]) {
      if (symbol !== '#' || cells[other] !== '#') continue;
      pairs++;
      if (differ(signatures, i, other, OTHER_TONE)) apart++;
    }
  });
  return pairs > 0 && apart >= CHEQUERED * pairs;
}

/** Whether most covered cells are as light as paper. */
export function isMostlyPaper({ reading: { cells }, samples: { signatures } }: BoardTrack): boolean {
  const covered = [...cells.keys()].filter((i) => cells[i] === '#');
  return covered.filter((i) => isPaper(signatures, i)).length >= covered.length / 2;
}

function isPaper(signatures: Uint8Array, cell: number): boolean {
  const middle = (BLOCKS + 1) * (BLOCKS >> 1);
  return [0, 1, 2].every((plane) => (signatures[(cell * 3 + plane) * BLOCKS * BLOCKS + middle] as number) >= PAPER);
}

/**
 * What the network says of some covered cells: log-odds of looking closed, and the probability of a drawing that is none of the
 * game's, and of one that is.
 */
export function groundLooks({ reading, samples, memory }: BoardTrack): {
  closed: number;
  drawn: number;
  marked: number;
} {
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

/** Whether blocks of two cells differ by more levels than are allowed. */
export function differ(signatures: Uint8Array, a: number, b: number, allowed: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const difference = (signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number);
    if (Math.abs(difference) > allowed) return true;
  }
  return false;
}
