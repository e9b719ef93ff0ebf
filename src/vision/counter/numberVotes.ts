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

const NUMBER = /^\d{1,4}(\/\d{1,4})?$/;

/**
 * What the readings of one word say of its number. Letters that look like a number's digits count for it, because a reader of
 * words sees words, but half of what counts must be digits.
 * @param readings those of each engine. @returns null where too few say so, or nothing of one engine does.
 */
export function voteNumber(readings: readonly (readonly string[])[]): VotedNumber | null {
  const words = readings.map((texts) => texts.map(bareWord));
  const all = words.flat();
  const counted = [...new Set(all.filter((word) => NUMBER.test(word)))].map((text) => {
    const says = (word: string) => word === text || mayBeDigits(word, text);
    const votes = all.filter(says).length;
    const literal = all.filter((word) => word === text).length;
    return { text, votes, isBelieved: words.every((own) => own.some(says)) && 2 * literal >= votes };
  });
  const [best, next] = counted.sort((a, b) => b.votes - a.votes);
  if (!best?.isBelieved || best.votes < LEAST_VOTES) return null;
  if (next && best.votes < MAJORITY * next.votes) return null;
  return { text: best.text, isDoubted: next !== undefined };
}

/** A reading without brackets and punctuation around it. Signs that make another number of it stay: "-5", "60%". */
function bareWord(text: string): string {
  return text.trim().replace(/^[[({<"'“‘:;,.\s]+|[\])}>"'”’:;,.!\s]+$/g, '');
}
