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
 * words sees words, but half of what counts must be digits.
 * @param readings those of each engine. @returns null where too few say so, or nothing of one engine does.
 */
export function voteNumber(readings: readonly (readonly string[])[]): VotedNumber | null {
  const words = readings.map((texts) => texts.map(bareWord));
  const numbers = new Set(words.flat().filter((word) => NUMBER.test(word)));
  const counted = [...numbers].map((text) => {
    const votes = words.map((own) => own.filter((word) => word === text || mayBeDigits(word, text)).length);
    const literal = words.flat().filter((word) => word === text).length;
    const sum = votes.reduce((all, n) => all + n, 0);
    return { text, votes: sum, isByAll: votes.every((n) => n > 0) && 2 * literal >= sum };
  });
  const [best, next] = counted.sort((a, b) => b.votes - a.votes);
  if (!best?.isByAll || best.votes < LEAST_VOTES) return null;
  if (next && best.votes < MAJORITY * next.votes) return null;
  return { text: best.text, isDoubted: next !== undefined };
}

const NUMBER = /^\d{1,4}(\/\d{1,4})?$/;

/** A reading without brackets and punctuation around it. Signs that make another number of it stay: "-5", "60%". */
function bareWord(text: string): string {
  return text.trim().replace(/^[[({<"'“‘:;,.\s]+|[\])}>"'”’:;,.!\s]+$/g, '');
}
