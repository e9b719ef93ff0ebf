import { BLANK, FLAG, MINE, OTHER, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { MAY_BE_ALIKE } from './marksAlike.ts';
import type { NamedGroup } from './nameGroups.ts';

/** A look may show what the network sees in it from this probability, and surely shows a mine from that. */
const MAY_BE_SEEN = 0.5;
const SURELY_A_MINE = 0.8;
/** What may be a flag looks like a question mark from this probability. */
const LIKE_QUESTION = 0.25;
/** A program draws one flag: of two looks on so many cells each that are as unlike as this one is something else. */
const SEVERAL = 3;
const UNLIKE = 0.5;
/** It is one of few where so many times as many cells have another drawing. */
const MUCH_LARGER = 3;

/**
 * Whether covered ground that looks like a character, or mines that hardly look like any, may be another mark: most of what has that name is drawn otherwise. So may flags that look
 * more like a question mark, unless others of that drawing look like flags; and flags of two drawings in neither of which one is seen.
 * @param likeness how alike two drawings are (cosine of the directions in which the network sees them).
 * @param hasOwnGround whether a look has a ground of its own: the mine that was hit may have a drawing of its own, too.
 */
export function mayBeOtherMark(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  likeness: (a: NamedGroup, b: NamedGroup) => number,
  hasOwnGround: (group: CellGroup) => boolean,
): boolean {
  const { group, symbol, isUnusual } = entry;
  if (symbol === 'F' && looksMoreLikeQuestion(group))
    return !named.some(
      (other) => other.symbol === 'F' && !looksMoreLikeQuestion(other.group) && likeness(entry, other) >= MAY_BE_ALIKE,
    );
  // Nothing else is asked of flags.
  if (symbol === 'F') {
    const isOtherFlag = (other: NamedGroup) => isUnseenFlag(other) && likeness(entry, other) < UNLIKE;
    return isUnseenFlag(entry) && named.some((other) => other !== entry && isOtherFlag(other));
  }
  const isOddMine = () => (group.glyphs[MINE] as number) < SURELY_A_MINE && !hasOwnGround(group);
  const isOdd = symbol === '#' ? isUnusual && isCharacter(group) : symbol === '*' && isOddMine();
  if (!isOdd) return false;
  // What may be such a mark itself is no witness for another. Each has fewer witnesses than the one before, so that this ends.
  const isMost = (other: NamedGroup) =>
    other.symbol === symbol &&
    other.group.cells.length >= MUCH_LARGER * group.cells.length &&
    !mayBeOtherMark(other, named, likeness, hasOwnGround);
  const most = named.filter(isMost);
  return most.length > 0 && most.every((other) => likeness(entry, other) < MAY_BE_ALIKE);
}

/** Whether a look is named a flag on several cells, and the network sees none in it. */
function isUnseenFlag({ symbol, group }: NamedGroup): boolean {
  return symbol === 'F' && group.cells.length >= SEVERAL && (group.glyphs[FLAG] as number) < MAY_BE_SEEN;
}

function looksMoreLikeQuestion({ glyphs }: CellGroup): boolean {
  return (glyphs[QUESTION] as number) >= LIKE_QUESTION && (glyphs[QUESTION] as number) > (glyphs[FLAG] as number);
}

function isCharacter({ best, glyphs }: CellGroup): boolean {
  return best !== BLANK && best !== OTHER && (glyphs[best] as number) >= MAY_BE_SEEN;
}
