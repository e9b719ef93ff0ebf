import { mayBeDigits } from './counterText.ts';

/** A number, or two as in "3/40", that several readings of one word agree on. */
export interface VotedNumber {
  readonly text: string;
  /** Some reading shows another number. */
  readonly isDoubted: boolean;
}

/** Readings that must agree, and how many times more they must be than those of any other number. */
const LEAST_VOTES = 3;
const MAJORITY = 3;

/**
 * What the readings of one word say of its number. Letters that look like a number's digits count for it, because a reader of
 * words sees words.
 * @param readings those of each engine. @returns null where too few or not all engines read one number.
 */
export function voteNumber(readings: readonly (readonly string[])[]): VotedNumber | null {
  const words = readings.map((texts) => texts.map(bareWord));
  const numbers = new Set(words.flat().filter((word) => NUMBER.test(word)));
  const counted = [...numbers].map((text) => {
    const votes = words.map((own) => own.filter((word) => word === text || mayBeDigits(word, text)).length);
    return { text, votes: votes.reduce((sum, n) => sum + n, 0), isByAll: votes.every((n) => n > 0) };
  });
  const [best, next] = counted.sort((a, b) => b.votes - a.votes);
  if (!best?.isByAll || best.votes < LEAST_VOTES) return null;
  if (next && best.votes < MAJORITY * next.votes) return null;
  return { text: best.text, isDoubted: next !== undefined };
}

const NUMBER = /^\d{1,4}(\/\d{1,4})?$/;

/** A reading without what is around its letters and digits. */
function bareWord(text: string): string {
  return text.replace(/^[^\p{L}\p{N}|&]+|[^\p{L}\p{N}|&]+$/gu, '');
}
