import { isClosed, numberOf } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { CLEARLY_FLAG } from './doubtfulMarks.ts';
import type { Outlines } from './foreignCells.ts';
import { BLANK, FLAG, numberOfGlyph, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { rimsApart } from './groupRims.ts';
import type { NamedGroup } from './nameGroups.ts';
import { MAY_BE } from './nameSearch.ts';
import type { Ground } from './rim.ts';
import { SAME_RIM, VERY_LIKE } from './rim.ts';
import type { SideMap } from './sides.ts';
import { sidesBetween } from './sides.ts';
import { LARGE_GROUP } from './vouchedFor.ts';

/** What the rims of cells, and the lines between them, say of what is covered and what is open. */

/** From this probability the network is sure of what a group shows. */
const SURELY_SEEN = 0.8;
/** Log-odds that a blank group's rim adds when a number (open) or a mark (closed) has the same rim. */
const RIM_OF_NUMBER = -5;
const RIM_OF_MARK = 3;
/** … and that the lines between its cells add when there are none between numbers, or none here and some there: this part of the sides differs. */
const OTHER_SIDES = 3;
const SIDES_APART = 0.7;
/** … of a group that is this part of the board: WineMine draws other lines between zeros than between numbers. */
const MOST_OF_BOARD = 0.5;
/** So many sides on either part are no accident. */
const SURE_SIDES = 3;
/**
 * Log-odds of being closed on a board without any number: one with no closed cell would be a game without mines. So it is where most is
 * blank and so few cells show a number: around a mine in a corner there are more.
 */
const NO_NUMBERS = 3;
const FEW_NUMBERS = 2;
/** Rims that differ by up to this many levels differ by noise only. */
const RIM_NOISE = 5;

/** A blank group whose rim is so many times as far from the numbers' as that of another one, and differs from theirs by more than noise, is other ground. */
const FARTHER = 2.5;
/** … of blank groups with so many cells. */
const LEAST_NEAR = 3;
/** The network knows no drawing of what a group shows where it gives none more than this. */
const MAY_BE_KNOWN = 0.5;

/**
 * What the rims of other groups, and the lines between cells, say about each group being closed if it is blank. A thin bevel is seen by the
 * lines alone, which programs draw between covered cells and not between open ones, or the other way round.
 */
export function blankBiases(
  groups: readonly CellGroup[],
  samples: CellSamples,
  { sides }: Outlines,
  cols: number,
): number[] {
  const isCommon = ({ cells }: CellGroup) => cells.length >= LARGE_GROUP * samples.patches.length;
  /** Ground may be drawn on: what is on many cells and is nothing that the network knows. */
  const mayBeBlank = (group: CellGroup) =>
    (group.glyphs[BLANK] as number) >= MAY_BE ||
    (isCommon(group) && (group.glyphs[group.best] as number) < MAY_BE_KNOWN);
  if (groups.every(({ best }) => best === BLANK || best === OTHER))
    return groups.map((group) => (mayBeBlank(group) ? NO_NUMBERS : 0));
  const seen = groups.filter(({ best, glyphs }) => best !== BLANK && (glyphs[best] as number) >= SURELY_SEEN);
  const [numbers, marks] = [seen.filter(isNumber), seen.filter((other) => !isNumber(other) && other.closed > 0)];
  const numberCells = numbers.flatMap(({ cells }) => cells);
  const nearest = (group: CellGroup, others: readonly CellGroup[]) =>
    others.reduce((least, other) => Math.min(least, rimsApart(group, other, samples, cols)), SAME_RIM);
  const toNumbers = groups.map((group) => (mayBeBlank(group) ? nearest(group, numbers) : SAME_RIM));
  const near = toNumbers.filter((_, k) => (groups[k] as CellGroup).cells.length >= LEAST_NEAR);
  const sameRim = Math.min(SAME_RIM, FARTHER * Math.max(RIM_NOISE, ...(near.length > 0 ? [Math.min(...near)] : [])));
  return groups.map((group, k) => {
    if (!mayBeBlank(group)) return 0;
    const isMost = group.cells.length >= MOST_OF_BOARD * samples.patches.length;
    if (isMost && numberCells.length <= FEW_NUMBERS) return NO_NUMBERS;
    const known = isMost && sides ? linesApart(sides, group.cells, numberCells) : 0;
    const byNumbers = RIM_OF_NUMBER * likeness(toNumbers[k] as number, sameRim);
    return (known > 0 ? OTHER_SIDES * known : byNumbers) + RIM_OF_MARK * likeness(nearest(group, marks));
  });
}

/** Whether what shows nothing has the rim of clear marks: what lies over a board has not. */
export function hasRimOfMarks(
  group: CellGroup,
  groups: readonly CellGroup[],
  samples: CellSamples,
  cols: number,
): boolean {
  if (group.best !== BLANK) return false;
  const isMark = ({ best, glyphs, cells, closed }: CellGroup) =>
    best === FLAG && (glyphs[best] as number) >= SURELY_SEEN && cells.length > 1 && closed > 0;
  return groups.some((other) => isMark(other) && rimsApart(group, other, samples, cols) <= VERY_LIKE);
}

/** Clear numbers of another look are on so many cells. */
const SOME_CELLS = 4;

/** Whether a number on a few cells has outlines and the rim of clear numbers: it is one of the board, however poorly its drawing is known. */
export function isNumberLikeOthers(
  group: CellGroup,
  groups: readonly CellGroup[],
  samples: CellSamples,
  { outlined }: Outlines,
  cols: number,
): boolean {
  if (!isNumber(group) || !group.cells.every((cell) => outlined[cell])) return false;
  const isClear = (other: CellGroup) =>
    isNumber(other) && (other.glyphs[other.best] as number) >= SURELY_SEEN && other.cells.length >= SOME_CELLS;
  return groups.some(
    (other) => other !== group && isClear(other) && rimsApart(group, other, samples, cols) <= VERY_LIKE,
  );
}

/** How sure it is that there are lines between some cells and none between others, 0 to 1. */
function linesApart(sides: SideMap, a: readonly number[], b: readonly number[]): number {
  const [one, other] = [sidesBetween(sides, a), sidesBetween(sides, b)];
  if (one.count === 0 || other.count === 0 || Math.abs(one.drawn - other.drawn) < SIDES_APART) return 0;
  return Math.min(1, Math.min(one.count, other.count) / SURE_SIDES);
}

function isNumber({ best }: CellGroup): boolean {
  return numberOfGlyph(best) !== null;
}

/** 1 for rims that are the same but for noise, falling to 0 for rims that are told apart easily. */
function likeness(distance: number, sameRim = SAME_RIM): number {
  return Math.max(0, Math.min(1, (sameRim - distance) / (sameRim - RIM_NOISE)));
}

/** Whether a group's rim is like that of no other one. */
export function hasOwnRim(group: CellGroup, groups: readonly CellGroup[], samples: CellSamples, cols: number): boolean {
  return groups.every((other) => other === group || rimsApart(group, other, samples, cols) > SAME_RIM);
}

/**
 * Rims are clearly those of one ground and not of another where they are very like, or hardly unlike and so many times as far from the other: drawings
 * that reach into a rim, as rays and shadows do, hide a part of it. Of 640 looks of flags and 80 of mines whose rim is so, on 700 boards, all flags had that of covered cells
 * and all mines that of open ones, but for flags on text screens, which take the place of characters.
 */
const HARDLY_UNLIKE = 30;
const TIMES_AS_FAR = 3.5;
const FAR = 40;

/** So many cells of one drawing are not all cut. */
const SEVERAL = 2;

/**
 * Whether rims are clearly those of a ground.
 * @param one the distance from the rims of that. @param other that from those of the other ground. @param reachesOut whether what is drawn may reach into the rims.
 */
export function isClearlyOf(one: number, other: number, reachesOut = true): boolean {
  if (one <= VERY_LIKE && other > SAME_RIM) return true;
  return reachesOut && one <= HARDLY_UNLIKE && other > FAR && other >= TIMES_AS_FAR * one;
}

/**
 * For each group with a drawing whether its rim is that of the open or of the covered cells; null where it is neither,
 * or where the two have the same.
 * @param sure those of the groups whose names are sure.
 */
export function rimKinds(
  named: readonly NamedGroup[],
  sure: readonly NamedGroup[],
  samples: CellSamples,
  cols: number,
): (Ground | null)[] {
  const largest = (entries: readonly NamedGroup[]) =>
    entries.reduce<NamedGroup | null>((a, b) => (a && a.group.cells.length >= b.group.cells.length ? a : b), null);
  const covered = sure.filter((entry) => entry.symbol === '#');
  const open = sure.filter((entry) => numberOf(entry.symbol) > 0);
  const apart = (a: NamedGroup, b: NamedGroup) => rimsApart(a.group, b.group, samples, cols);
  // A flag that passes for a number may be on more cells than any number: what different numbers share is the rim of open cells.
  const kindsLike = (entry: NamedGroup) =>
    new Set(open.filter((other) => apart(entry, other) <= SAME_RIM).map(({ symbol }) => symbol)).size;
  const mainCovered = largest(covered);
  if (!mainCovered) return named.map(() => null);
  const kinds = open.map(kindsLike);
  const most = Math.max(...kinds);
  const mainOpen = largest(open.filter((_, k) => kinds[k] === most));
  if (!mainOpen) return named.map(() => null);
  if (apart(mainCovered, mainOpen) <= SAME_RIM) return named.map(() => null);
  // Where clear marks or mines stand on the cover, none takes its place.
  // What has no name, is a number or on a single cell may be cut by the edge of a picture or of a window.
  const mayReachOut = ({ group: { cells }, symbol }: NamedGroup) => isClosed(symbol) && cells.length >= SEVERAL;
  const isOf = (entry: NamedGroup, one: NamedGroup, other: NamedGroup) =>
    isClearlyOf(apart(entry, one), apart(entry, other), mayReachOut(entry));
  const isOnCover = (entry: NamedGroup) => isOf(entry, mainCovered, mainOpen);
  const areOnCover = sure.some((entry) => isMark(entry) && isOnCover(entry));
  const mayBeFlag = ({ group }: NamedGroup) =>
    !areOnCover && takesItsPlace(mainCovered.group.best, group.glyphs[FLAG] as number);
  return named.map((entry) => {
    if (entry.group.best === BLANK || entry === mainOpen || entry === mainCovered) return null;
    if (isOnCover(entry)) return 'closed';
    const isOnOpen = isOf(entry, mainOpen, mainCovered);
    return isOnOpen && !mayBeFlag(entry) ? 'open' : null;
  });
}

function isMark({ symbol }: NamedGroup): boolean {
  return 'F?*'.includes(symbol);
}

/** What takes the place of a picture that the network does not know may be a flag from this probability of one on: a mine is none. */
const MAY_BE_FLAG = 0.3;

/**
 * Whether a flag takes the place of the character or picture that covers a cell, and has the rim of any other one.
 * @param covered what is drawn on covered cells. @param flag the probability that a flag is seen.
 */
export function takesItsPlace(covered: number, flag: number): boolean {
  return covered !== BLANK && flag >= (covered === OTHER ? MAY_BE_FLAG : CLEARLY_FLAG);
}
