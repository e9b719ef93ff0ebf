import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { BLANK, glyphOfSymbol, numberOfGlyph } from './glyphs.ts';
import { groupDifference, insidesApart, MOST_DIFFERENCE, ROUNDING } from './groupCells.ts';
import { isGroundSymbol } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import { MAY_BE } from './nameSearch.ts';

/** What only some cells show, so that looking like one is no proof against what the rules say. */
const isMark = (symbol: CellSymbol) => 'F?*x'.includes(symbol);

/** An uncertain group is like a certain one only if it is this many times less like every one of another name. */
const CLEARLY_NEARER = 2;
/** Levels by which blocks of the same look may differ in a clean picture: no nearness is told below. */
const SAME = 1;

/** What surely shows something on several cells is not what shows nothing, however small it is: the mark of covered cells may be a dot. */
const SEVERAL = 4;
const isDrawn = ({ group }: NamedGroup) => group.cells.length >= SEVERAL && (group.glyphs[BLANK] as number) < MAY_BE;
const isPlain = ({ group }: NamedGroup) => group.best === BLANK;

/** A digit is another than that of a look that it is like, if it is seen with this probability and the look's so much less. */
const SEEN = 0.5;
const LESS_SEEN = 0.25;

function showsOtherNumber({ group: { glyphs, best } }: NamedGroup, symbol: CellSymbol): boolean {
  const [seen, asked] = [numberOfGlyph(best), numberOf(symbol)];
  const p = glyphs[best] as number;
  return seen !== null && asked > 0 && p >= SEEN && (glyphs[glyphOfSymbol(symbol)] as number) < LESS_SEEN * p;
}

/** No difference is measured beyond: what is so far from a look is clearly further than any that is like it. */
const FAR = CLEARLY_NEARER * MOST_DIFFERENCE;

/**
 * Shading and noise split one look into several groups, and small groups have little evidence of their own. One that
 * is uncertain takes the name of the certain group that it looks like, where none of another name is nearly as like.
 * @param least the confidence from which a group is certain.
 */
export function adoptNames(
  named: readonly NamedGroup[],
  { signatures }: CellSamples,
  least: (entry: NamedGroup) => number,
): NamedGroup[] {
  const isCertain = (entry: NamedGroup) => entry.confidence >= least(entry) && entry.symbol !== '~';
  const certain = named.filter(isCertain);
  return named.map((entry) => {
    if (isCertain(entry)) return entry;
    const near = new Map<string, { distance: number; like: NamedGroup }>();
    for (const like of certain) {
      if (!entry.options.includes(like.symbol) || (isMark(like.symbol) && like.symbol !== entry.symbol)) continue;
      if ((isDrawn(entry) && isPlain(like)) || showsOtherNumber(entry, like.symbol)) continue;
      const distance = groupDifference(entry.group, like.group, signatures, FAR);
      const known = near.get(like.symbol);
      if (!known || distance < known.distance) near.set(like.symbol, { distance, like });
    }
    const [first, second] = [...near.values()].sort((a, b) => a.distance - b.distance);
    if (!first || first.distance >= MOST_DIFFERENCE) return byItsInside(entry, certain, signatures, least);
    if (second && second.distance < CLEARLY_NEARER * Math.max(SAME, first.distance)) return entry;
    const { symbol, isUnusual } = first.like;
    return { ...entry, symbol, isUnusual, confidence: least(first.like) };
  });
}

/**
 * Between open cells a covered one has their lines at its rim, as no other may have. Where all covered ground differs from all open
 * ground within the rim too, the inside of a plain cell tells which it is, or that it is a cell at all.
 */
function byItsInside(
  entry: NamedGroup,
  certain: readonly NamedGroup[],
  signatures: Uint8Array,
  least: (entry: NamedGroup) => number,
): NamedGroup {
  const { symbol, group, confidence } = entry;
  const isUndecided = symbol === '~' && confidence < least(entry);
  if (!isPlain(entry) || !(isGroundSymbol(symbol) || isUndecided)) return entry;
  const ground = certain.filter((other) => isPlain(other) && isGroundSymbol(other.symbol));
  const apart = (other: NamedGroup) => insidesApart(group, other.group, { signatures });
  const like = ground.find((other) => (isUndecided || other.symbol === symbol) && apart(other) <= ROUNDING);
  const others = ground.filter((other) => other.symbol !== like?.symbol);
  if (!like || others.length === 0 || others.some((other) => apart(other) < MOST_DIFFERENCE)) return entry;
  return { ...entry, symbol: like.symbol, isUnusual: like.isUnusual, confidence: least(like) };
}
