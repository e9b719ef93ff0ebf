import type { Board, CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf, positionOf } from '../model/board.ts';
import { breaksAnyRule } from './boardCost.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { withCells } from './doubtedLooks.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { glyphsIn } from './glyphMemory.ts';
import { numberOfGlyph } from './glyphs.ts';
import type { ColourPatch } from './patch.ts';
import type { BoardTrack } from './trackBoard.ts';
import { topologyOf } from './trackLooks.ts';

/** Cells of one look and what the board network surely sees in them. */
export interface SeenPart {
  readonly cells: readonly number[];
  readonly name: CellSymbol;
}

/** The glyph network sees the same number with this probability at least, and none with more. */
const LEAST_OF_NUMBER = 0.3;

/** What is read as these may be another thing; of ground and numbers the reader knows more. */
const CONTESTED: readonly CellSymbol[] = ['~', '*', 'x', 'F'];

/** Whether the glyph network sees a number in a cell, and no other one rather. */
export function seesNumber(number: number, patch: ColourPatch, memory: GlyphMemory): boolean {
  const glyphs = glyphsIn(patch, memory);
  const numbers = [...glyphs.keys()].filter((glyph) => numberOfGlyph(glyph) !== null);
  const chance = glyphs[number] as number;
  return chance >= LEAST_OF_NUMBER && numbers.every((other) => (glyphs[other] as number) <= chance);
}

function isOpenTo(name: CellSymbol, read: CellSymbol): boolean {
  return read !== name && CONTESTED.includes(read);
}

/**
 * A board with what the board network surely sees in cells that are unread, although it was said to the reader: that doubts drawings for reasons that do not hold
 * where another reader is sure of them. Look by look, as far as no rule is broken; numbers, which prove cells, are believed only where the glyph network sees the same.
 */
export function withSeenCells(
  track: BoardTrack,
  parts: readonly SeenPart[],
  isPossible: (board: Board) => boolean,
): BoardTrack {
  const { reading, samples, memory } = track;
  const topology = topologyOf(track);
  const isSeenTwice = (cell: number, number: number) =>
    seesNumber(number, samples.patches[cell] as ColourPatch, memory);
  const isAllowed = (cells: readonly CellSymbol[]) =>
    !breaksAnyRule(cells, topology) && (cells.some(isShownMine) || isPossible(positionOf(topology, cells)));
  let known: ReadonlyMap<number, CellSymbol> = new Map();
  let next = reading;
  for (const { cells, name } of [...parts].sort((a, b) => b.cells.length - a.cells.length)) {
    const number = numberOf(name);
    const open = cells.filter((cell) => isOpenTo(name, next.cells[cell] as CellSymbol));
    if (open.length === 0 || (number > 0 && !open.every((cell) => isSeenTwice(cell, number)))) continue;
    // One mine is hit.
    if (name === 'X' && (open.length > 1 || next.cells.includes('X'))) continue;
    const more = new Map([...known, ...open.map((cell) => [cell, name] as const)]);
    const named = withCells(reading, more, LEAST_CONFIDENCE);
    if (isAllowed(named.cells)) [known, next] = [more, named];
  }
  return next === reading ? track : { ...track, reading: next };
}
