import type { CellSymbol } from '../model/board.ts';
import { isShownMine } from '../model/board.ts';
import { glyphsIn } from './glyphMemory.ts';
import { glyphOfSymbol } from './glyphs.ts';
import { groupCells } from './groupCells.ts';
import type { KnownLook } from './knownLook.ts';
import { isDrawn, signatureDistance, signatureOf } from './knownLooks.ts';
import type { ColourPatch } from './patch.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Cells of a board that look the same. */
export interface UnknownGroup {
  readonly cells: readonly number[];
  readonly patch: ColourPatch;
  /** As what most of them were read. */
  readonly symbol: CellSymbol;
}

/** Groups that differ by less in every block are shown once, levels. */
const SAME_GROUP = 12;
/** Confidence from which a reading is worth remembering where nobody looks at it. */
const NO_DOUBT = 0.99;
/** Cells from which a drawing is known to belong to the program and not to something that passes by. */
const LEAST_CELLS = 2;

/**
 * What a user can be asked about, each look once, in the order of their first cells: what could not be read, and what
 * passed for a shown mine or a wrong flag, or got its name from the rules alone, as unknown drawings do; with `all` everything
 * that shows something.
 */
export function teachableGroups(track: BoardTrack, all = false): UnknownGroup[] {
  const { cells } = track.reading;
  return distinctGroups(track).flatMap((group) => {
    const symbol = commonest(group.map((cell) => cells[cell] as CellSymbol));
    const patch = patchOf(track, group.find((cell) => cells[cell] === symbol) as number);
    const isUnclear = symbol === '~' || symbol === 'x' || isShownMine(symbol) || !isSeen(track, patch, symbol);
    return isUnclear || (all && isDrawn(patch)) ? [{ cells: group, patch, symbol }] : [];
  });
}

/** Whether the network sees in a look what it was named, more likely than anything else. */
function isSeen({ memory }: BoardTrack, patch: ColourPatch, symbol: CellSymbol): boolean {
  return (glyphsIn(patch, memory)[glyphOfSymbol(symbol)] as number) >= 0.5;
}

function commonest(symbols: readonly CellSymbol[]): CellSymbol {
  const count = (symbol: CellSymbol) => symbols.filter((s) => s === symbol).length;
  return symbols.reduce((best, symbol) => (count(symbol) > count(best) ? symbol : best));
}

/**
 * The looks of a board that were read without doubt, apart from those that are known. On a board that a user has just looked
 * through (`checked`) that is everything, also covered and open ground; else only what shows something, because ground looks alike in
 * many programs.
 */
export function learnLooks(track: BoardTrack, known: readonly KnownLook[], checked = false): KnownLook[] {
  const { cells, confidence } = track.reading;
  const learnt: KnownLook[] = [];
  for (const group of distinctGroups(track)) {
    const [first = 0] = group;
    const symbol = cells[first] as CellSymbol;
    const isSure = group.every(
      (cell) => cells[cell] === symbol && (checked || (confidence[cell] as number) >= NO_DOUBT),
    );
    const patch = patchOf(track, first);
    const isUseful = checked || isDrawn(patch);
    if (symbol === '~' || symbol === 'X' || !isSure || group.length < LEAST_CELLS || !isUseful) continue;
    const signature = signatureOf(patch);
    const isNew = known.every((look) => signatureDistance(signatureOf(look.patch), signature) > SAME_GROUP);
    if (isNew) learnt.push({ symbol, patch, taught: false });
  }
  return learnt;
}

function distinctGroups({ samples, memory }: BoardTrack): number[][] {
  const merged: { readonly signature: Uint8Array; readonly cells: number[] }[] = [];
  for (const { cells } of groupCells(samples, memory, () => null)) {
    const signature = signatureOf(samples.patches[cells[0] as number] as ColourPatch);
    const same = merged.find((other) => signatureDistance(other.signature, signature) <= SAME_GROUP);
    if (same) same.cells.push(...cells);
    else merged.push({ signature, cells: [...cells] });
  }
  return merged.map(({ cells }) => cells.sort((a, b) => a - b)).sort((a, b) => (a[0] as number) - (b[0] as number));
}

/** A copy in whole levels, as files hold it. */
function patchOf({ samples }: BoardTrack, cell: number): ColourPatch {
  return (samples.patches[cell] as ColourPatch).map(Math.round);
}
