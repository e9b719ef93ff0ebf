import type { CellSamples } from './cellSamples.ts';
import { CLEARLY_FLAG } from './doubtfulMarks.ts';
import { cellsIn, isWithin, rimLanes } from './extents.ts';
import { FLAG, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { Likeness } from './marksAlike.ts';
import { drawnApart, isHitAmong, MAY_BE_ALIKE, MOST_APART, ONE_DRAWING } from './marksAlike.ts';
import type { NamedGroup } from './nameGroups.ts';
import { LEAST_COSINE } from './sameDrawing.ts';
import { largest } from './sameMark.ts';
import type { Extent } from './sides.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** Flags that may be another thing of the game. */

/** Flags that are seen with less than this probability are none where others, drawn in another way, are clearly flags. */
const HARDLY_FLAG = 0.5;
/** So many flags of one look, and half as many as of the most frequent one, are how a program draws them, and so is the surest of these; what is seen with as little less may be it as well. */
const MANY_FLAGS = 5;
const AS_SURE = 0.05;

/**
 * Flags of a drawing unlike that of most flags, or of those that clearly are: a program draws its flags alike, and these may be mines that are shown, or, where mines
 * are, wrong flags, however many.
 */
export function flagsThatMayBeMines(
  named: readonly NamedGroup[],
  samples: CellSamples,
  likeness: Likeness,
): ReadonlySet<NamedGroup> {
  const flags = named.filter(({ symbol }) => symbol === 'F');
  const seenIn = ({ group }: NamedGroup) => group.glyphs[FLAG] as number;
  const clear = largest(flags.filter((entry) => seenIn(entry) >= CLEARLY_FLAG));
  const most = largest(flags);
  const areMinesShown = named.some(({ symbol }) => symbol === '*');
  if (!most) return new Set();
  const sizeOf = ({ group }: NamedGroup) => group.cells.length;
  const areMany = (entry: NamedGroup) => sizeOf(entry) >= Math.max(MANY_FLAGS, sizeOf(most) / 2);
  const surest = flags.filter(areMany).reduce((best, entry) => (seenIn(entry) > seenIn(best) ? entry : best), most);
  const usual = areMinesShown || seenIn(most) < HARDLY_FLAG ? (clear ?? most) : surest;
  // Flags are cut in several ways where there are few of each.
  const isOther = (entry: NamedGroup) =>
    drawnApart(entry, usual, samples) > MOST_APART &&
    likeness(entry, usual) < (areMany(entry) && areMany(usual) ? ONE_DRAWING : MAY_BE_ALIKE);
  const others = flags.filter(isOther);
  const isAsSure = (entry: NamedGroup) => areMany(entry) && seenIn(usual) - seenIn(entry) < AS_SURE;
  return new Set(others.some(isAsSure) ? [...others, usual] : others);
}

/**
 * All flags where cells are still covered, one of them, or a few, have a ground of their own and the drawing of most, and every number has as many flags as it says: a lost
 * game shows its mines so, and which was hit.
 * @param areAllMarked whether every number has its mines if all flags are mines.
 */
export function flagsLikeTheHit(
  named: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
  likeness: Likeness,
  areAllMarked: () => boolean,
): ReadonlySet<NamedGroup> {
  const flags = named.filter(({ symbol }) => symbol === 'F');
  const usual = largest(flags);
  const isCovered = named.some(({ symbol }) => symbol === '#');
  if (!usual || usual.group.cells.length <= MOST_HIT || !isCovered) return new Set();
  const mayBeHit = (entry: NamedGroup) => isHitAmong(entry, [usual], hasOwnGround, likeness);
  return flags.some(mayBeHit) && areAllMarked() ? new Set(flags) : new Set();
}

/** Flags of two drawings where no covered cell is seen, but for those that the network knows: one of the two is how covered cells are drawn. */
export function flagsThatMayBeCovered(named: readonly NamedGroup[], samples: CellSamples): ReadonlySet<NamedGroup> {
  const flags = named.filter(({ symbol }) => symbol === 'F');
  const odd = flags.filter(({ isUnusual }) => isUnusual);
  const isApart = (entry: NamedGroup) => flags.some((other) => drawnApart(entry, other, samples) > MOST_APART);
  if (named.some(({ symbol, isUnusual }) => symbol === '#' && !isUnusual) || !odd.some(isApart)) return new Set();
  return new Set(odd);
}

/** Flags that the network does not clearly know, if too many numbers would have more flags than they say: covered cells that are drawn in several ways pass for flags. */
export function flagsBeyondNumbers(
  seen: readonly NamedGroup[],
  areTooMany: (flags: readonly number[]) => boolean,
): readonly NamedGroup[] {
  const flags = seen.filter(({ symbol, group }) => symbol === 'F' && (group.glyphs[FLAG] as number) < CLEARLY_FLAG);
  return areTooMany(flags.flatMap(({ group }) => group.cells)) ? flags : [];
}

/** A flag may be a question mark where the network sees one with this probability, and a flag with less than that. */
const MAY_BE_ASKED = 0.3;
const NO_FLAG = 0.05;

/** Flags by the rules alone that may be question marks, where more cells show another drawing of a flag: who draws flags so draws something else with another one. */
export function flagsThatMayBeQuestions(seen: readonly NamedGroup[], likeness: Likeness): readonly NamedGroup[] {
  const flags = seen.filter(({ symbol }) => symbol === 'F');
  const mayBeAsked = ({ glyphs }: CellGroup) =>
    (glyphs[QUESTION] as number) >= MAY_BE_ASKED && (glyphs[FLAG] as number) < NO_FLAG;
  const isOther = (entry: NamedGroup, other: NamedGroup) =>
    other.group.cells.length > entry.group.cells.length && likeness(entry, other) < LEAST_COSINE;
  return flags.filter(
    (entry) => entry.isUnusual && mayBeAsked(entry.group) && flags.some((other) => isOther(entry, other)),
  );
}

/** Marks of one look fill so much of a row or column at the rim, and so many cells of it: on small boards half of one may hold all flags. */
const ALONG_RIM = 0.75;
const LEAST_ALONG = 6;

/** Flags and question marks that fill most of one row or column at the rim of a board and are nowhere else: covered cells there lack what is drawn between others. */
export function marksAlongRim(named: readonly NamedGroup[], rows: number, cols: number): readonly NamedGroup[] {
  const lanes = rimLanes({ rows, cols });
  const fillsLane = (cells: readonly number[], lane: Extent) =>
    cells.length >= Math.max(LEAST_ALONG, ALONG_RIM * cellsIn(lane)) &&
    cells.every((cell) => isWithin(lane, cell, cols));
  const isAlong = ({ cells }: CellGroup) => lanes.some((lane) => fillsLane(cells, lane));
  return named.filter(({ symbol, group }) => (symbol === 'F' || symbol === '?') && isAlong(group));
}
