import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { FLAG, MINE, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { rimsApart } from './groupRims.ts';
import { drawingsApart, innerBlocks } from './innerBlocks.ts';
import type { NamedGroup } from './nameGroups.ts';
import { SAME_RIM } from './rim.ts';
import { LEAST_COSINE } from './sameDrawing.ts';
import { largest } from './sameMark.ts';
import { CLEARLY_FLAG } from './untold.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/**
 * What lies over a board may look like a flag or a number where it covers a cell: a letter of "Paused", a part of a picture.
 * It covers cells beside it, too, that look like nothing; so a drawing that is seen once or twice beside such cells is
 * believed only if the board has others of its kind.
 */

/** A look of more cells is no accident. */
const FEW = 2;
/** Nor is one that the network and the rules are as sure of as this. */
const SURE = 0.99;

/**
 * Whether a drawing beside unreadable cells is one of the game's: marks look like the others of their kind; another look of the same mark (or any number, for a
 * number) has the same rim and lies free.
 * @param isUnread whether a cell cannot be read.
 * @param isNamed whether a group is read at all.
 */
export function isOneOfTheGames(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  isUnread: (cell: number) => boolean,
  samples: CellSamples,
  { cols, neighbours }: Topology,
  likeness: Likeness = () => 0,
): boolean {
  const isBeside = ({ group }: NamedGroup) =>
    group.cells.some((cell) => (neighbours[cell] as Int32Array).some((n) => isUnread(n)));
  if (isMark(entry.symbol) && entry.confidence < SURE) {
    const surer = named.filter(
      (other) => other.symbol === entry.symbol && isNamed(other) && other.confidence >= SURE && !other.isUnusual,
    );
    // Flags of several players have several colours.
    const isApart = (other: NamedGroup) =>
      drawnApart(entry, other, samples) > MOST_APART && likeness(entry, other) < LEAST_COSINE;
    if (surer.length > 0 && surer.every(isApart)) return false;
  }
  const isStronger = (other: NamedGroup) =>
    other.symbol === entry.symbol &&
    isNamed(other) &&
    strengthOf(innerBlocks(other, samples)) > STRONGER * strengthOf(innerBlocks(entry, samples)) &&
    drawnApart(entry, other, samples) > MOST_APART;
  // The grain of covered cells may look like a question mark too, but shows less.
  if (entry.symbol === '?' && named.some(isStronger)) return false;
  if (!isDrawing(entry.symbol) || entry.group.cells.length > FEW || !isBeside(entry)) return true;
  if (isMark(entry.symbol)) {
    const usual = named.filter(
      (other) => other !== entry && other.symbol === entry.symbol && isNamed(other) && !isBeside(other),
    );
    if (usual.length > 0 && usual.every((other) => drawnApart(entry, other, samples) > MOST_APART)) return false;
  }
  if (entry.confidence >= SURE) return true;
  const isOfItsKind = ({ symbol }: NamedGroup) =>
    symbol === entry.symbol || (numberOf(symbol) > 0 && numberOf(entry.symbol) > 0);
  return named.some(
    (other) =>
      other !== entry &&
      isNamed(other) &&
      isOfItsKind(other) &&
      (other.group.cells.length > FEW || !isBeside(other)) &&
      rimsApart(entry.group, other.group, samples, cols) <= SAME_RIM,
  );
}

/** The cosine of the directions in which the network sees two looks: cut or scaled in another way, one drawing has other blocks. */
type Likeness = (a: NamedGroup, b: NamedGroup) => number;

/**
 * Looks that the network sees in directions with a smaller cosine show other drawings: one flag on another ground or cut in another way had 0.93 and more, what
 * else looked like a flag 0.15.
 */
export const MAY_BE_ALIKE = 0.7;
/** How alike two looks of one flag are at least. */
export const ONE_DRAWING = 0.9;

/** Mines that another drawing is likelier to show are doubted unless they are seen with this probability; where that is on a few cells, one of which may be the mine that was hit, with that. */
const CLEARLY_MINE = 0.9;
const HARDLY_MINE = 0.5;

/**
 * Mines drawn unlike most where no flag is seen, but covered cells: a lost game keeps its right flags, and these may be they. Of a few one may be the mine that was
 * hit, unless that is clearly another one with a ground of its own. Most are none for sure either where another drawing looks more like a mine, wherever flags and covered cells are.
 */
export function minesThatMayBeFlags(
  named: readonly NamedGroup[],
  samples: CellSamples,
  likeness: Likeness = () => 0,
  hasOwnGround: (group: CellGroup) => boolean = () => false,
): ReadonlySet<NamedGroup> {
  const sizeOf = ({ group }: NamedGroup) => group.cells.length;
  const mineIn = ({ group }: NamedGroup) => group.glyphs[MINE] as number;
  const mines = named.filter(({ symbol }) => symbol === '*');
  const isApart = (entry: NamedGroup, other: NamedGroup) =>
    drawnApart(entry, other, samples) > MOST_APART && likeness(entry, other) < LEAST_COSINE;
  const cellsLike = (entry: NamedGroup) =>
    mines.reduce((sum, other) => sum + (isApart(entry, other) ? 0 : sizeOf(other)), 0);
  const clear = mines.filter((entry) => mineIn(entry) >= CLEARLY_MINE);
  const isHit = (entry: NamedGroup) => sizeOf(entry) <= MOST_HIT && hasOwnGround(entry.group);
  const isFaint = (entry: NamedGroup) => {
    const rivals = clear.filter((other) => isApart(entry, other));
    // A few may be the one that was hit.
    const isFew = rivals.every((other) => sizeOf(other) <= MOST_HIT);
    const least = isFew ? HARDLY_MINE : CLEARLY_MINE;
    const areMany = cellsLike(entry) > MOST_HIT || (!hasOwnGround(entry.group) && rivals.some(isHit));
    return mineIn(entry) < least && areMany && rivals.length > 0 && rivals.length === clear.length;
  };
  const doubted = mines.filter(isFaint);
  const shows = (wanted: CellSymbol) => named.some(({ symbol }) => symbol === wanted);
  const many = mines.filter((entry) => sizeOf(entry) > MOST_HIT);
  if (many.length < 2 || shows('F') || !shows('#')) return new Set(doubted);
  const usual = largest(many) as NamedGroup;
  const apart = many.filter((entry) => isApart(entry, usual));
  return new Set([...doubted, ...(apart.some((entry) => mineIn(entry) > mineIn(usual)) ? [...apart, usual] : apart)]);
}

/** Whether one of the mines, or a few, have a ground of their own and the drawing of more others: a lost game shows so which one was hit, however it draws mines. */
export function showsTheHit(
  named: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
  likeness: Likeness,
): boolean {
  const mines = named.filter(({ symbol }) => symbol === '*');
  return mines.some((entry) => isHitAmong(entry, mines, hasOwnGround, likeness));
}

/** Whether a look on as few cells as may be hit has a ground of its own, and the drawing of one of some others that is on more. */
function isHitAmong(
  entry: NamedGroup,
  others: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
  likeness: Likeness,
): boolean {
  const { length } = entry.group.cells;
  const isLike = (other: NamedGroup) => other.group.cells.length > length && likeness(entry, other) >= MAY_BE_ALIKE;
  return length <= MOST_HIT && hasOwnGround(entry.group) && others.some(isLike);
}

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

/** A question mark is one beyond doubt from this probability. */
const CLEARLY_ASKED = 0.98;

/** Question marks on more than a few cells where no flag is seen, unless some are clear: who asks also flags, and these may be the flags. */
export function questionsThatMayBeFlags(seen: readonly NamedGroup[]): readonly NamedGroup[] {
  const asked = seen.filter(({ symbol }) => symbol === '?');
  const cells = asked.reduce((sum, { group }) => sum + group.cells.length, 0);
  const isClear = ({ group }: NamedGroup) => (group.glyphs[QUESTION] as number) >= CLEARLY_ASKED;
  return cells > FEW && !asked.some(isClear) && !seen.some(({ symbol }) => symbol === 'F') ? asked : [];
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

/** The confidence of such a mine. */
const SURE_OF_ONLY_MINE = 0.9;

/** The only mine of a board is one if nothing else explains it nearly as well: a cursor may turn the colours of a covered cell round. */
export function mineThatMayBeCursor(seen: readonly NamedGroup[]): readonly NamedGroup[] {
  const shown = seen.filter(({ symbol }) => symbol === '*');
  const mayBe = ({ group, confidence }: NamedGroup) => group.cells.length === 1 && confidence < SURE_OF_ONLY_MINE;
  return shown.length === 1 ? shown.filter(mayBe) : [];
}

/** Question marks half of which or more lie beside zeros: whoever opened those opened what lies beside them, too. */
export function questionsBesideZeros(
  seen: readonly NamedGroup[],
  isBesideZero: (cell: number) => boolean,
): readonly NamedGroup[] {
  const areHalf = ({ cells }: CellGroup) => 2 * cells.filter(isBesideZero).length >= cells.length;
  return seen.filter(({ symbol, group }) => symbol === '?' && areHalf(group));
}

/** Question marks on more cells, and on a larger part of a board, are how some covered or open ground is drawn: in 345 drawn games up to 18 cells showed one, and never both more than 10 and 4 % of a board. */
const MANY_ASKED = 10;
const MOST_ASKED = 0.05;

/** All question marks where they are more than anyone asks. */
export function questionsBeyondBelief(seen: readonly NamedGroup[], cellCount: number): readonly NamedGroup[] {
  const asked = seen.filter(({ symbol }) => symbol === '?');
  const cells = asked.reduce((sum, { group }) => sum + group.cells.length, 0);
  return cells > Math.max(MANY_ASKED, MOST_ASKED * cellCount) ? asked : [];
}

/** What is known of a board when its marks are vouched for. */
export interface MarkedBoard {
  readonly samples: CellSamples;
  readonly cellCount: number;
  readonly likeness: Likeness;
  readonly hasOwnGround: (group: CellGroup) => boolean;
  /** Whether a group's name is one that may be read. */
  readonly isSeen: (entry: NamedGroup) => boolean;
  /** Whether every number has its mines if all flags are mines. */
  readonly areAllMarked: () => boolean;
  readonly isBesideZero: (cell: number) => boolean;
  /** Whether such flags are hardly any, by the numbers beside them (`areTooManyFlags`). */
  readonly areTooMany: (flags: readonly number[]) => boolean;
}

/** Mines, flags and question marks that may be another thing of the game. */
export function marksThatMayBeOthers(
  named: readonly NamedGroup[],
  { samples, cellCount, likeness, hasOwnGround, isSeen, areAllMarked, isBesideZero, areTooMany }: MarkedBoard,
): ReadonlySet<NamedGroup> {
  const seen = named.filter(isSeen);
  return new Set([
    ...minesThatMayBeFlags(named, samples, likeness, hasOwnGround),
    ...flagsThatMayBeCovered(seen, samples),
    ...flagsThatMayBeMines(named, samples, likeness),
    ...flagsThatMayBeQuestions(seen, likeness),
    ...mineThatMayBeCursor(seen),
    ...flagsLikeTheHit(named, hasOwnGround, likeness, areAllMarked),
    ...questionsThatMayBeFlags(seen),
    ...questionsBesideZeros(seen, isBesideZero),
    ...questionsBeyondBelief(seen, cellCount),
    ...flagsBeyondNumbers(seen, areTooMany),
  ]);
}

/** Marks are always drawn alike: the blocks of one differ from another's by no more than this part of what those differ among themselves. */
const MOST_APART = 0.5;
/** … and of two that differ more, one that stands out so many times as much as the other is the one that is drawn. */
const STRONGER = 1.5;
function isMark(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?';
}

/** The part of another look's drawing by which a look differs from it. */
function drawnApart(entry: NamedGroup, other: NamedGroup, samples: CellSamples): number {
  return drawingsApart(innerBlocks(other, samples), innerBlocks(entry, samples));
}

function isDrawing(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?' || numberOf(symbol) > 0;
}
