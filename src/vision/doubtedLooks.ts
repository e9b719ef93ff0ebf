import type { CellSymbol } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE, signatureDifference } from './cellSamples.ts';
import { showSame } from './drawnAlike.ts';
import { signatureOf } from './knownLooks.ts';
import type { ColourPatch } from './patch.ts';
import type { CellsRead } from './readGroups.ts';
import { statusOf } from './readGroups.ts';

/** How a cell looks that is not read as the symbol that its drawing says, because the board network contradicts it. */
export interface Doubt {
  readonly patch: ColourPatch;
  readonly symbol: CellSymbol;
}

/** What is doubted about a cell of a board: that it shows what its drawing says. */
export function doubtAbout(
  cell: number,
  { reading, samples }: { readonly reading: Reading; readonly samples: CellSamples },
): Doubt {
  return { patch: samples.patches[cell] as ColourPatch, symbol: reading.cells[cell] as CellSymbol };
}

/** Programs draw the same picture for the same thing: it differs by so many levels. */
const DRAWN_AGAIN = 5;

/** Tells whether a cell looks as one that is doubted. */
export function doubtedIn(
  { signatures, patches }: CellSamples,
  doubts: readonly Doubt[],
): (cell: number, as?: CellSymbol) => boolean {
  const known = doubts.map((doubt) => ({ ...doubt, signature: signatureOf(doubt.patch) }));
  return (cell, as) =>
    known.some(
      ({ symbol, patch, signature }) =>
        (as === undefined || as === symbol) &&
        signatureDifference(signatures, cell * SIGNATURE, signature, 0, DRAWN_AGAIN + 1) <= DRAWN_AGAIN &&
        showSame(patches[cell] as ColourPatch, patch, DRAWN_AGAIN),
    );
}

/** What is doubted about the cells of a look: each of its different drawings once. */
export function doubtsOf(
  cells: readonly number[],
  { reading, samples }: { readonly reading: Reading; readonly samples: CellSamples },
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  for (const cell of cells) if (!doubtedIn(samples, doubts)(cell)) doubts.push(doubtAbout(cell, { reading, samples }));
  return doubts;
}

/** A board on which cells that look as doubted ones, and are read as these were, are not read. */
export function withoutDoubted(
  read: CellsRead,
  samples: CellSamples,
  lattice: Lattice,
  doubts: readonly Doubt[],
): CellsRead {
  if (doubts.length === 0) return read;
  const isDoubted = doubtedIn(samples, doubts);
  const blank = new Set([...read.reading.cells.keys()].filter((cell) => isDoubted(cell, read.reading.cells[cell])));
  if (blank.size === 0) return read;
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  // What a doubted cell proved is proved no more.
  const opened = read.opened.filter((cell) => !neighbours[cell]?.some((next) => blank.has(next)));
  return { ...read, opened, reading: withoutCells(read.reading, blank) };
}

/** A reading without what some cells show. */
export function withoutCells(reading: Reading, blank: ReadonlySet<number>): Reading {
  return withCells(reading, new Map([...blank].map((cell) => [cell, '~'] as const)), 0);
}

/** A reading with what some cells show known otherwise. @param surely the confidence of these. */
export function withCells(reading: Reading, known: ReadonlyMap<number, CellSymbol>, surely: number): Reading {
  const cells = reading.cells.map((symbol, cell) => known.get(cell) ?? symbol);
  const confidence = reading.confidence.map((chance, cell) => (known.has(cell) ? surely : chance));
  return { ...reading, cells, confidence, status: reading.status === 'unclear' ? 'unclear' : statusOf(cells) };
}
