import type { CellSymbol } from '../model/board.ts';
import type { NamedGroup } from './nameGroups.ts';
import { mayTell } from './sameMark.ts';

/**
 * Shades split one look into several groups: the tile under the pointer is lighter than others, notes are of several colours. The network sees
 * drawings whatever their colours are; what it sees in one direction is one drawing.
 */

/** The cosine of the directions in which the network sees two looks from which they show the same, and up to which they surely do not. */
const SAME = 0.98;
const OTHER = 0.7;

/** What is drawn alike wherever a program draws it. */
const DRAWN_ALIKE: readonly CellSymbol[] = ['#', 'F', '?'];

/**
 * Makes sure of uncertain names of covered ground and marks where a sure look of that name shows the same, and no sure look of another name
 * anything like it.
 * @param isSure whether the name of a group is sure. @param likeness the cosine for two groups. @param confidence what such a name has.
 */
export function withKnownDirections(
  named: readonly NamedGroup[],
  isSure: (entry: NamedGroup) => boolean,
  likeness: (a: NamedGroup, b: NamedGroup) => number,
  confidence: number,
): readonly NamedGroup[] {
  const sure = named.filter((entry) => entry.symbol !== '~' && isSure(entry));
  // Nothing tells covered ground from open ground where none is seen.
  if (!sure.some(({ symbol }) => symbol === '0')) return named;
  return named.map((entry) => {
    if (sure.includes(entry) || !DRAWN_ALIKE.includes(entry.symbol)) return entry;
    const isSame = (other: NamedGroup) =>
      other.symbol === entry.symbol && likeness(entry, other) >= SAME && mayTell(other, entry);
    const isOther = (other: NamedGroup) => other.symbol === entry.symbol || likeness(entry, other) < OTHER;
    if (!sure.some(isSame) || !sure.every(isOther)) return entry;
    return { ...entry, isUnusual: false, confidence };
  });
}
