import type { CellSymbol } from '../model/board.ts';
import { strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { glyphOfSymbol } from './glyphs.ts';
import { drawingsApart, innerBlocks } from './innerBlocks.ts';
import type { NamedGroup } from './nameGroups.ts';

/**
 * Marks are drawn alike wherever a program draws them, but light, texture and what lies beside them give them several looks, some of
 * which the network takes for another mark. What two looks show beside covered ground tells whether they are one: on 383 boards of
 * test programs flags differ by 0.02 to 0.45 of it, flags from question marks and crossed flags by 0.51 and more.
 */

/** What is drawn on two looks of one mark differs by less than this part of it … */
const SAME_MARK = 0.3;
/** … and from every other mark so many times as much. */
const CLEARLY_NEARER = 2;
/** A mark that is known by one cell must be this sure. */
const SURELY = 0.99;
/** Difference of levels, on average, below which nothing is drawn. */
const FAINT = 4;

const MARKS: readonly CellSymbol[] = ['F', '?'];

/**
 * Gives what is uncertain, or seems to lie over the board, the name of the flag or question mark that is drawn like it.
 * @param isSure whether the name of a group is sure, and not against what is drawn.
 * @param confidence what such a name has.
 */
export function withKnownMarks(
  named: readonly NamedGroup[],
  samples: CellSamples,
  isSure: (entry: NamedGroup) => boolean,
  confidence: number,
): readonly NamedGroup[] {
  const sure = named.filter((entry) => entry.symbol !== '~' && isSure(entry));
  const isKnown = ({ group, confidence: p }: NamedGroup) => group.cells.length > 1 || p >= SURELY;
  const known = sure.filter((entry) => MARKS.includes(entry.symbol) && isKnown(entry));
  const covered = largest(sure.filter(({ symbol }) => symbol === '#'));
  if (known.length === 0 || !covered) return named;
  const ground = innerBlocks(covered, samples);
  const drawingOf = (entry: NamedGroup) => innerBlocks(entry, samples).map((level, k) => level - (ground[k] as number));
  const drawings = sure.filter((entry) => entry !== covered).map((entry) => ({ entry, drawing: drawingOf(entry) }));
  return named.map((entry) => {
    if (sure.includes(entry)) return entry;
    const drawing = drawingOf(entry);
    if (strengthOf(drawing) < FAINT * drawing.length) return entry;
    const apart = drawings.map((other) => ({ ...other, distance: drawingsApart(other.drawing, drawing) }));
    const like = apart.filter((other) => known.includes(other.entry)).sort((a, b) => a.distance - b.distance)[0];
    if (!like || like.distance >= SAME_MARK || !entry.options.includes(like.entry.symbol)) return entry;
    if (!mayTell(like.entry, entry)) return entry;
    const { symbol } = like.entry;
    const isNear = (other: (typeof apart)[number]) =>
      other.entry.symbol !== symbol && other.distance < CLEARLY_NEARER * like.distance;
    if (apart.some(isNear)) return entry;
    return { ...entry, symbol, isUnusual: false, confidence };
  });
}

/** A look on more than so many times as many cells has more evidence of its own than another one that is no surer than usual, unless the network sees that in it too. */
const MOST_LARGER = 4;
const SEEN_TOO = 0.5;

/** Whether one look may tell what another one is in which the same is drawn: it is very sure, or on enough cells, or the network sees it so. */
export function mayTell(known: NamedGroup, { group }: NamedGroup): boolean {
  if (known.confidence >= SURELY || MOST_LARGER * known.group.cells.length >= group.cells.length) return true;
  return (group.glyphs[glyphOfSymbol(known.symbol)] as number) >= SEEN_TOO;
}

/** Of some looks the one on most cells, the first of several; undefined where there are none. */
export function largest(entries: readonly NamedGroup[]): NamedGroup | undefined {
  return [...entries].sort((a, b) => b.group.cells.length - a.group.cells.length)[0];
}
