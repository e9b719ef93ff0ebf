import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Shape } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { coloursApart } from './coloursApart.ts';
import { BLANK, numberOfGlyph } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { Ink } from './ink.ts';
import { inkOf } from './ink.ts';
import type { ColourPatch } from './patch.ts';

/**
 * In which colour things are drawn. A program draws a number in the same ink wherever it shows it, and either all
 * numbers in one ink or nearly each in its own: that tells digits of unknown fonts apart which their shapes hardly do. On
 * boards of the laboratory 97 of 100 pairs of cells with one number have one ink, and on boards with several inks
 * fewer than 5 of 100 pairs with two numbers. Which ink belongs to which number is not asked: programs differ.
 */

/** Inks that differ by less than this part of their contrast with the ground are one. */
const SAME_INK = 0.15;
/** What may be blank with this probability is not drawn on. */
const MOST_BLANK = 0.5;
/** No program draws in more inks; those of further groups are not known. */
const MOST_INKS = 24;

/** For each group the number of its ink, counted from 0; -1 where it shows none. Groups of one number have one ink. */
export function inksOf(groups: readonly CellGroup[], { patches }: CellSamples): number[] {
  const known: Ink[] = [];
  const inks = groups.map(() => -1);
  const bySize = [...groups.keys()].sort(
    (a, b) => (groups[b] as CellGroup).cells.length - (groups[a] as CellGroup).cells.length,
  );
  for (const k of bySize) {
    const { cells, glyphs } = groups[k] as CellGroup;
    if ((glyphs[BLANK] as number) > MOST_BLANK) continue;
    const ink = inkOf(patches[cells[0] as number] as ColourPatch);
    if (!ink) continue;
    const like = known.findIndex((other) => isSameInk(other, ink));
    inks[k] = like;
    if (like < 0 && known.length < MOST_INKS) inks[k] = known.push(ink) - 1;
  }
  return inks;
}

function isSameInk(a: Ink, b: Ink): boolean {
  return coloursApart(a.colour, b.colour) < SAME_INK * Math.max(a.contrast, b.contrast);
}

/** Cost of a group of cells whose ink is not that of its number … */
const OTHER_INK = 2.5;
/** … of a number in the ink of another one, where numbers have several; of a number in an ink of its own, where they have one … */
const SHARED_INK = 3;
const ODD_INK = 3;
/** … and of all numbers having one ink. */
const ONE_INK = 1;
/** Cost of a question mark in the ink of a number, where numbers have several, and of what else may be that number; a window has any ink. */
const STRANGE_IN_INK = 3;
/** A group may be a number that the network gives this probability. */
const MAY_BE_NUMBER = 0.1;
/** Cost of flags, or question marks, having two inks. */
const OTHER_MARK = 4;

/**
 * … and of mines having two, one of which may be that of the few that were hit, or each of many. Of triangles a mine covers so much that
 * its ground passes for its ink.
 */
const OTHER_MINES = 4;
const FEW_MINES = 3;

/** Numbers from 1, and flags and question marks after them: they have one ink each, too, but may share it with a number. */
const NUMBERS = 13;
const DRAWINGS = NUMBERS + 2;

function drawingOf(symbol: CellSymbol): number {
  return symbol === 'F' ? NUMBERS : symbol === '?' ? NUMBERS + 1 : numberOf(symbol);
}

/** Tells what it costs that groups of cells of some shape mean some symbols, by their inks alone (`inksOf`). */
export function makeInkCost(
  groups: readonly Pick<CellGroup, 'cells' | 'glyphs'>[],
  inks: readonly number[],
  shape: Shape = 'square',
): (symbolOf: (k: number) => CellSymbol) => number {
  const sizes = groups.map(({ cells }) => cells.length);
  /** Numbers that each group may be. */
  const mayBe = groups.map(({ glyphs }) =>
    [...glyphs.keys()].flatMap((glyph) =>
      (glyphs[glyph] as number) >= MAY_BE_NUMBER ? (numberOfGlyph(glyph) ?? []) : [],
    ),
  );
  const inked = [...inks.keys()].filter((k) => (inks[k] as number) >= 0);
  const counts = new Int32Array(DRAWINGS * MOST_INKS);
  const main = new Int32Array(DRAWINGS);
  const numbersOf = new Int32Array(MOST_INKS);
  /** Finds the main ink of each number; how many numbers there are, how many inks they have, and the most that have one ink. */
  const share = (symbolOf: (k: number) => CellSymbol) => {
    counts.fill(0);
    main.fill(-1);
    numbersOf.fill(0);
    for (const k of inked) {
      const number = drawingOf(symbolOf(k));
      if (number <= 0) continue;
      const at = number * MOST_INKS + (inks[k] as number);
      counts[at] = (counts[at] as number) + (sizes[k] as number);
      const best = main[number] as number;
      if (best < 0 || (counts[at] as number) > (counts[number * MOST_INKS + best] as number))
        main[number] = inks[k] as number;
    }
    let present = 0;
    let used = 0;
    let most = 0;
    for (const ink of main.subarray(0, NUMBERS)) {
      if (ink < 0) continue;
      present++;
      if (numbersOf[ink] === 0) used++;
      numbersOf[ink] = (numbersOf[ink] as number) + 1;
      most = Math.max(most, numbersOf[ink] as number);
    }
    return { present, used, most };
  };
  const minesCost = (symbolOf: (k: number) => CellSymbol) => {
    let first = -1;
    if (shape === 'triangle') return 0;
    for (const k of inked) {
      if (symbolOf(k) !== '*' || (sizes[k] as number) <= FEW_MINES) continue;
      if (first >= 0 && inks[k] !== first) return OTHER_MINES;
      first = inks[k] as number;
    }
    return 0;
  };
  return (symbolOf) => {
    const { present, used, most } = share(symbolOf);
    if (present === 0) return 0;
    let astray = 0;
    let strange = 0;
    for (const k of inked) {
      const symbol = symbolOf(k);
      const ink = inks[k] as number;
      const drawing = drawingOf(symbol);
      if (drawing > 0 && main[drawing] !== ink) astray += drawing < NUMBERS ? OTHER_INK : OTHER_MARK;
      if (numberOf(symbol) > 0 || symbol === '~' || numbersOf[ink] === 0) continue;
      if (symbol === '?' || mayBe[k]?.some((number) => main[number] === ink)) strange++;
    }
    const several = SHARED_INK * (present - used) + STRANGE_IN_INK * strange;
    const one = ONE_INK + ODD_INK * (present - most);
    return astray + Math.min(several, one) + minesCost(symbolOf);
  };
}
