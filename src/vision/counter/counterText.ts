import type { CounterClaim, CounterLabel } from '../../model/counter.ts';
import { COUNTER_LABELS } from '../../model/counter.ts';

/** Words, or their beginnings, in the languages of common programs. What no list knows only costs a total its evidence. */
const LEFT_WORDS =
  /\b(left\b(?![ -]?(click|button|mouse))|remain|rest\b|unmarked|unflagged|unfound|uxb|to go|verbleib|übrig|restant|faltan|mancan)/i;
/** Words of what is left of anything: of mines where nothing else is named. */
const SOME_LEFT = /\b(still|to find|noch|reste|quedan)\b/i;
const MINE_WORDS =
  /\b(mines?\b|minen|minas?\b|mina\b|bombs?\b|bomben|bombas?|bombes?|flags?\b|flagged|fahnen|flaggen|mark(s|ed)?\b|marqué|marcad)/i;
/** Words of numbers that are no counts of mines. The one that stands next to a number counts. */
const OTHER_WORDS =
  /.*\b(time|zeit|tiempo|temps|tempo|seconds?|secs?|score|punkte|level|lv|hp|xp|best|moves?|clicks?|lives|leben|vidas|hints?|games?|wins?)\b/i;
/** Numbers that are no counts: times, decimals, parts of a hundred, parts of words. */
const NO_COUNTS =
  /[-−$€£]\s*[\d#]+|[\d#]+\s*:\s*[\d#]+(\s*:\s*[\d#]+)*|[\d#]+\s*[.,]\s*[\d#]+|[\d#]+\s*[%$€£]|[A-Za-z]+\d+\w*|\d+[A-Za-z]\w*/g;
/** A word and a number whose space or colon was not seen: "leftz99". */
const JOINED = /\b([A-Za-z]{4,})(?=\d+\b)/g;
const COUNTS = /(\d+)(?:\s*(?:\/|\bof\b|\bvon\b|\bde\b|\bsur\b)\s*(\d+))?/g;
/** Letters and signs that text readers see in digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'OoDQ',
  1: 'lI|iT!]',
  2: 'Zz',
  5: 'Ss',
  6: 'bG',
  8: 'B&',
  9: 'gq',
};
/** What is between the words of a line. */
const BETWEEN = /([\s:]+)/;
/** The most digits of a count. */
const MOST_DIGITS = 4;

/** The numbers in a line of text, with what the words before them (or, where there are none, after them) say. */
export function parseCounterText(text: string): CounterClaim[] {
  const plain = text.normalize('NFKC').replace(JOINED, '$1 ').replace(NO_COUNTS, ' # ');
  const found = [...plain.matchAll(COUNTS)];
  return found.flatMap((match, k) => {
    const [whole, first = '', second] = match;
    if (first.length > MOST_DIGITS || (second?.length ?? 0) > MOST_DIGITS) return [];
    const before = found[k - 1];
    const start = before ? before.index + before[0].length : 0;
    const end = match.index + whole.length;
    const label = labelOf(plain.slice(start, match.index), plain.slice(end, found[k + 1]?.index ?? plain.length));
    return [{ numbers: second === undefined ? [Number(first)] : [Number(first), Number(second)], label }];
  });
}

/** Words belong to the number that they stand before; those after it count where there are none. */
function labelOf(before: string, after: string): CounterLabel {
  const own = before.split('#').at(-1) ?? '';
  const next = after.split('#')[0] ?? '';
  const words = WORD.test(own) ? own : next;
  const label = labelOfWords(words);
  if (label !== 'other' || !SOME_LEFT.test(words)) return label;
  // "Noch 5 Leben", but "Noch 5 Minen" and "Noch 5".
  const isOfElse = OTHER_WORDS.test(words) || (WORD.test(own) && WORD.test(next) && !MINE_WORDS.test(next));
  return isOfElse ? 'other' : 'left';
}

/** Fewer letters are seen in icons, too. */
const WORD = /\p{L}{3}/u;

/** What some words say of a number. */
export function labelOfWords(all: string): CounterLabel {
  // Of "Time left" and "moves left" the first word counts, of "Minen Zeit" the last.
  const words = all.replace(OTHER_WORDS, 'other: ');
  const isOther = words !== all;
  if (LEFT_WORDS.test(words)) return isOther && !MINE_WORDS.test(words) ? 'other' : 'left';
  if (MINE_WORDS.test(words)) return 'mines';
  return isOther || WORD.test(words) ? 'other' : 'none';
}

/** A reading with the digits of another one where it has a word of letters that look like them: "UXB: TO" beside "UXB: 10". */
function withDigitsOf(text: string, other: string): string {
  const words = other.split(/[\s:]+/);
  const parts = text.split(BETWEEN);
  if ((parts.length + 1) / 2 !== words.length) return text;
  return parts.map((part, k) => (k % 2 === 0 && mayBeDigits(part, words[k / 2] ?? '') ? words[k / 2] : part)).join('');
}

/** Whether a word may be a misread number: "TO" for "10". */
export function mayBeDigits(word: string, digits: string): boolean {
  if (!/^\d+$/.test(digits) || word.length !== digits.length) return false;
  return [...digits].every((digit, k) => digit === word[k] || LOOKALIKES[digit]?.includes(word[k] as string));
}

/**
 * What several readings of one line agree on: nothing unless all of them show the same numbers. A label counts when one
 * of them has it, because words are misread more easily than they are invented.
 */
export function agreedClaims(texts: readonly string[]): readonly CounterClaim[] {
  const digits = texts.map((text, k) =>
    texts.reduce((read, other, j) => (j === k ? read : withDigitsOf(read, other)), text),
  );
  const [first = [], ...others] = digits.map(parseCounterText);
  if (!others.every((claims) => sameNumbers(claims, first))) return [];
  return first.map((claim, k) => {
    const labels = [claim, ...others.map((claims) => claims[k] as CounterClaim)].map(({ label }) => label);
    return { ...claim, label: bestLabel(labels) };
  });
}

/** What several readers' labels say: words are misread more easily than they are invented. */
export function bestLabel(labels: readonly CounterLabel[]): CounterLabel {
  return COUNTER_LABELS.find((name) => labels.includes(name)) ?? 'none';
}

/** Whether two lists of claims show the same numbers. */
export function sameNumbers(a: readonly CounterClaim[], b: readonly CounterClaim[]): boolean {
  return JSON.stringify(a.map(({ numbers }) => numbers)) === JSON.stringify(b.map(({ numbers }) => numbers));
}
