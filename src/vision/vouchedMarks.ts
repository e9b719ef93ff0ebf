import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { MINE, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { rimsApart } from './groupRims.ts';
import { innerBlocks } from './innerBlocks.ts';
import type { Likeness } from './marksAlike.ts';
import { drawnApart, isHitAmong, MOST_APART } from './marksAlike.ts';
import type { NamedGroup } from './nameGroups.ts';
import { SAME_RIM } from './rim.ts';
import { LEAST_COSINE } from './sameDrawing.ts';
import { largest } from './sameMark.ts';
import {
  flagsBeyondNumbers,
  flagsLikeTheHit,
  flagsThatMayBeCovered,
  flagsThatMayBeMines,
  flagsThatMayBeQuestions,
  marksAlongRim,
} from './vouchedFlags.ts';
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

/** A question mark is one beyond doubt from this probability. */
const CLEARLY_ASKED = 0.98;

/** Question marks on more than a few cells where no flag is seen, unless some are clear: who asks also flags, and these may be the flags. */
export function questionsThatMayBeFlags(seen: readonly NamedGroup[]): readonly NamedGroup[] {
  const asked = seen.filter(({ symbol }) => symbol === '?');
  const cells = asked.reduce((sum, { group }) => sum + group.cells.length, 0);
  const isClear = ({ group }: NamedGroup) => (group.glyphs[QUESTION] as number) >= CLEARLY_ASKED;
  return cells > FEW && !asked.some(isClear) && !seen.some(({ symbol }) => symbol === 'F') ? asked : [];
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
  readonly rows: number;
  readonly cols: number;
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
  { samples, rows, cols, likeness, hasOwnGround, isSeen, areAllMarked, isBesideZero, areTooMany }: MarkedBoard,
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
    ...questionsBeyondBelief(seen, rows * cols),
    ...flagsBeyondNumbers(seen, areTooMany),
    ...marksAlongRim(seen, rows, cols),
  ]);
}

/** Of two marks that differ more than those of one board do, one that stands out so many times as much as the other is the one that is drawn. */
const STRONGER = 1.5;
function isMark(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?';
}

function isDrawing(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?' || numberOf(symbol) > 0;
}
