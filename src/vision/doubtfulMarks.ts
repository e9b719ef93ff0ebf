import { isShownMine } from '../model/board.ts';
import { BLANK, FLAG, MINE } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { Ground } from './rim.ts';
import { HARDLY_FLAG, LIKE_A_FLAG } from './untold.ts';

/** Names of marks and of covered ground on which something is drawn that may be another thing of the game. */

/** A flag on a ground of its own where mines are shown is a right one for sure from this confidence. */
const SURELY_RIGHT = 0.99;

/** Whether a flag may be a wrong one of a lost game, or the mine that was hit: those get a ground of their own, and something faint across them. */
function mayBeWrongFlag(
  { group, symbol, confidence, options }: NamedGroup,
  named: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
): boolean {
  if (symbol !== 'F' || !named.some((other) => isShownMine(other.symbol))) return false;
  if (group.cells.length === 1 && (group.glyphs[FLAG] as number) < LIKE_A_FLAG && hasOwnGround(group)) return true;
  if (confidence >= SURELY_RIGHT || !options.includes('x')) return false;
  const isSurer = (other: NamedGroup) => other.symbol === 'F' && other.confidence > confidence;
  return named.some(isSurer) && hasOwnGround(group);
}

/** Looks of covered ground on which something is drawn from which such a look more is no surprise, and the confidence from which a mark is none. */
const SEVERAL = 2;
export const SURELY_MARK = 0.995;
/** … and a flag in which the network sees none. */
const LIKELY_MARK = 0.95;

/** A flag is clearly one from this probability. */
export const CLEARLY_FLAG = 0.9;

/**
 * Whether a mark that looks like none may be covered ground: some programs draw one of several things on every covered cell. So it may where a
 * flag is clearly seen: a program draws its flags in one way.
 */
export function mayBeDrawnGround(entry: NamedGroup, named: readonly NamedGroup[]): boolean {
  const { symbol, isUnusual, confidence, group } = entry;
  if (symbol === 'F' && (group.glyphs[FLAG] as number) < HARDLY_FLAG && confidence < LIKELY_MARK) {
    const isDrawn = (other: NamedGroup) => other.symbol === '#' && other.group.best !== BLANK;
    return named.filter(isDrawn).length >= SEVERAL;
  }
  if (!isUnusual || !(symbol === 'F' || symbol === '?')) return false;
  const isClearFlag = (other: NamedGroup) => (other.group.glyphs[FLAG] as number) >= CLEARLY_FLAG;
  if (symbol === 'F' && named.some((other) => other.group !== group && isClearFlag(other))) return true;
  if (confidence >= SURELY_MARK) return false;
  const drawn = named.filter((entry) => entry.symbol === '#' && entry.isUnusual);
  return drawn.length >= SEVERAL && !named.some((entry) => isShownMine(entry.symbol));
}

/** Covered ground on which something is drawn looks like a mine with this probability, or does not with that. */
const LIKE_MINE = 0.5;
const UNLIKE_MINE = 0.1;

/** Whether covered ground on which something is drawn may be mines that are shown: it looks like some, and most covered ground does not; nor are others shown on open ground, and it is not. */
function mayBeShownMines(
  { group, symbol, isUnusual }: NamedGroup,
  named: readonly NamedGroup[],
  groundOf: (group: CellGroup) => Ground | null,
): boolean {
  if (symbol !== '#' || !isUnusual || (group.glyphs[MINE] as number) < LIKE_MINE) return false;
  const isOpenMine = (other: NamedGroup) => other.symbol === '*' && groundOf(other.group) === 'open';
  if (groundOf(group) === 'closed' && named.some(isOpenMine)) return false;
  const isPlainer = (other: CellGroup) =>
    other.cells.length > group.cells.length && (other.glyphs[MINE] as number) < UNLIKE_MINE;
  return named.some((other) => other.symbol === '#' && isPlainer(other.group));
}

/** A look of covered ground that is on so few cells shows a drawing where the network sees nothing on it with less than this probability. */
const LONE = 2;
const HARDLY_BLANK = 0.2;

/** Whether a lone cell of covered ground may carry a mark: something is on it, and on all other covered ground nothing. */
function mayBeMarkedGround({ group, symbol }: NamedGroup, named: readonly NamedGroup[]): boolean {
  if (symbol !== '#' || group.cells.length > LONE || (group.glyphs[BLANK] as number) >= HARDLY_BLANK) return false;
  const others = named.filter((other) => other.symbol === '#' && other.group.cells.length > LONE);
  return others.length > 0 && others.every((other) => other.group.best === BLANK);
}

/**
 * Whether what is named a flag, a question mark or drawn ground may be another thing of the game.
 * @param groundOf which ground a look lies on by its rim.
 */
export function isDoubtfulMark(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
  groundOf: (group: CellGroup) => Ground | null = () => null,
): boolean {
  return (
    mayBeDrawnGround(entry, named) ||
    mayBeShownMines(entry, named, groundOf) ||
    mayBeMarkedGround(entry, named) ||
    mayBeWrongFlag(entry, named, hasOwnGround)
  );
}
