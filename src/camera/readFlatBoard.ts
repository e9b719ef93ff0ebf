import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isConsistent } from '../solver/analyse.ts';
import type { SeenCells } from '../vision/boardNet.ts';
import { findBoards } from '../vision/findBoards.ts';
import { glyphsIn } from '../vision/glyphMemory.ts';
import { glyphOfSymbol, numberProbability } from '../vision/glyphs.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import type { ColourPatch } from '../vision/patch.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { startTrack } from '../vision/trackBoard.ts';
import { agreedReading } from './agreed.ts';
import { mayBeFlags } from './flagsAlone.ts';
import { glareOn } from './glare.ts';
import type { FlatSize } from './meanBoard.ts';
import { makePhotoMemory } from './photoGlyphs.ts';

/** The lattice of a flat picture of a board. @param gap parts of a cell. */
export function flatLattice(
  { rows, cols, pitch, margin }: FlatSize,
  gap: { readonly x: number; readonly y: number },
): Lattice {
  return {
    shape: 'square',
    rows,
    cols,
    x: margin,
    y: margin,
    pitchX: pitch,
    pitchY: pitch,
    gapX: gap.x * pitch,
    gapY: gap.y * pitch,
  };
}

/** A flat picture of a board, to be read. */
export interface FlatPicture {
  readonly flat: Frame;
  /** The same picture with even light. */
  readonly lit: Frame;
  /** Compressed strength from which a step is an edge. */
  readonly edge: number;
  readonly looks?: readonly KnownLook[] | undefined;
}

/** In a photo a number must be seen, not only follow from its like and from the rules: the network's probability for the cell alone. */
const LEAST_SEEN = 0.5;
/** … and be as sure as this: of the numbers of blurred boards that were less sure one in eight was wrong, of the others one in six hundred. */
const LEAST_SURE = 0.95;

/**
 * Whether the network sees a number on its cell. Where looks of programs are known, it may be one whose numbers are pictures, of which the
 * network knows nothing: there it must only see no other number.
 * @param glyphs probabilities for the cell alone.
 */
export function isSeen(number: CellSymbol, glyphs: Float64Array, looks: readonly KnownLook[] = []): boolean {
  if ((glyphs[glyphOfSymbol(number)] as number) >= LEAST_SEEN) return true;
  const digits = numberProbability(glyphs);
  return looks.length > 0 && digits < LEAST_SEEN;
}

/**
 * The board of squares that the finder of screenshots sees in a flat picture, or null.
 * @param enough the part of its cells that must be read for it to make other lattices superfluous.
 */
export function findSquares(flat: Frame, enough: number, looks?: readonly KnownLook[]): BoardTrack | null {
  const options = { memory: makePhotoMemory(looks), isPossible: isConsistent, enough };
  const [track] = findBoards(wholeFrame(flat), options).tracks;
  return track?.reading.lattice.shape === 'square' ? track : null;
}

/** Reads a flat picture of a board: what the recogniser and the board network agree on; what is under glare is what the network surely sees there, and `~` where nothing is left to see. */
export function readFlatBoard(picture: FlatPicture, lattice: Lattice, seen: SeenCells): Reading {
  const { flat, lit, looks = [] } = picture;
  const { blinded, spoilt } = glareOn(flat, lit, lattice);
  const track = trackFlatBoard(picture, lattice, false, spoilt);
  return agreedReading(track.reading, seen, {
    isBlind: (cell) => blinded[cell] === true,
    // Of a program whose numbers are pictures, and are known, the network knows nothing.
    isDoubted: looks.length === 0,
    mayBeFlag: mayBeFlags(track),
  });
}

/** Reads a flat picture of a board with the recogniser of screenshots; what is under glare is `~`. */
export function trackFlatBoard(
  { flat, lit, edge, looks }: FlatPicture,
  lattice: Lattice,
  cutOff = false,
  blind: readonly boolean[] = glareOn(flat, lit, lattice).spoilt,
): BoardTrack {
  const even = hatched(lit, lattice, blind);
  const isPossible = cutOff ? () => true : isConsistent;
  const memory = makePhotoMemory(looks);
  const track = startTrack(even, lattice, edge, memory, { isPossible, cutOff });
  const isDoubtful = (symbol: CellSymbol, cell: number) =>
    numberOf(symbol) > 0 &&
    ((track.reading.confidence[cell] as number) < LEAST_SURE ||
      !isSeen(symbol, glyphsIn(track.samples.patches[cell] as ColourPatch, memory), looks));
  const cells = track.reading.cells.map((symbol, i): CellSymbol => (blind[i] || isDoubtful(symbol, i) ? '~' : symbol));
  return { ...track, reading: { ...track.reading, cells } };
}

/** The picture with a coarse grain over blind cells: the recogniser must take them for nothing of the game. */
function hatched(frame: Frame, { x, y, pitchX, pitchY, rows, cols }: Lattice, blind: readonly boolean[]): Frame {
  const data = frame.data.slice();
  for (let cell = 0; cell < rows * cols; cell++) {
    if (!blind[cell]) continue;
    const [left, top] = [Math.round(x + (cell % cols) * pitchX), Math.round(y + Math.floor(cell / cols) * pitchY)];
    for (let py = 0; py < pitchY; py++)
      for (let px = 0; px < pitchX; px++) {
        const grain = (Math.imul((px >> 2) * 7 + (py >> 2) * 131 + cell * 977, 0x9e3779b1) >>> 24) & 0xff;
        data.fill(
          64 + (grain >> 1),
          ((top + py) * frame.width + left + px) * 4,
          ((top + py) * frame.width + left + px) * 4 + 3,
        );
      }
  }
  return { ...frame, data };
}
