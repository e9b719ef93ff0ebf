import type { CounterClaim, CounterSight } from '../../model/counter.ts';
import type { Rect } from '../../model/frame.ts';
import type { Plane } from './components.ts';
import { boxAround, gapAcross } from './components.ts';
import { agreedClaims, sameNumbers } from './counterText.ts';
import type { VotedNumber } from './numberVotes.ts';
import { voteNumber } from './numberVotes.ts';
import type { LineLook, TextLine } from './textLines.ts';

/** Reads a line of text (dark on light) by engines that are independent of each other: one text an engine. */
export type ReadLine = (picture: Plane) => Promise<readonly string[]>;

/** What a line says, by each engine, and its numbers. */
export interface ReadText {
  readonly texts: readonly string[];
  readonly sight: CounterSight;
}

/** Px: about what readers of text were made for. The first two show a whole line, all of them its words. */
const LOOKS: readonly [LineLook, LineLook, ...LineLook[]] = [
  { high: 36, isSoft: true },
  { high: 30, isSoft: true },
  { high: 36, isSoft: false },
  { high: 30, isSoft: false },
];
/** Lines of more words are prose. */
const MOST_WORDS = 8;
/** Digits of one number are no further apart, parts of the line's height. */
const DIGIT_GAP = 0.55;
/** What is wider, parts of the line's height, is no digit. */
const WIDEST_DIGIT = 0.9;
/** What is no wider than this, parts of its height, and read otherwise by each engine, is an icon. */
const WIDEST_ICON = 1.6;

/**
 * The numbers in a line. All engines must read the same ones: a single number at two sizes of the picture, one with a
 * total ("3/40") at one size, because the board's flags confirm or refute it. Where they do not (an icon among the letters, a digit that
 * one of them takes for another), each word is read by itself, in several pictures.
 */
export async function readTextLine(line: TextLine, readLine: ReadLine, readsWords = true): Promise<ReadText> {
  const texts = await readLine(line.draw(line.rect, LOOKS[0]));
  const first = agreedClaims(texts);
  const isSingle = first.every(({ numbers }) => numbers.length === 1);
  const again = first.length > 0 && isSingle ? agreedClaims(await readLine(line.draw(line.rect, LOOKS[1]))) : first;
  const isAgreed = first.length > 0 && sameNumbers(first, again);
  const claims = isAgreed ? first : readsWords ? await readWords(line, readLine) : [];
  return { texts, sight: { kind: 'text', rect: line.rect, claims } };
}

async function readWords(line: TextLine, readLine: ReadLine): Promise<readonly CounterClaim[]> {
  if (line.words.length > MOST_WORDS) return [];
  const words: ReadWord[] = [];
  for (const rect of line.words) {
    const word = await readWord(line, rect, readLine);
    const before = words.at(-1);
    // A number with wide digits, two of them, or one that lost a digit.
    if (before && mayBeOne(before, word)) words[words.length - 1] = await joined(line, before, word, readLine);
    else words.push(word);
  }
  const doubted = new Set(words.flatMap(({ voted }) => (voted?.isDoubted ? voted.text.split('/').map(Number) : [])));
  const lines = (words[0]?.texts ?? []).map((_, engine) => words.map(({ texts }) => texts[engine]).join(' '));
  return agreedClaims(lines).map((claim) =>
    claim.numbers.some((number) => doubted.has(number)) ? { ...claim, isDoubted: true as const } : claim,
  );
}

/** Whether two words that follow each other may be parts of one number: one is read as a number, and the other one is as narrow as a digit. */
function mayBeOne(a: ReadWord, b: ReadWord): boolean {
  const isNear = gapAcross(a.rect, b.rect) <= DIGIT_GAP * b.rect.height;
  const mayBeDigit = ({ rect, voted }: ReadWord) => voted !== null || rect.width <= WIDEST_DIGIT * rect.height;
  return isNear && ((a.voted !== null && mayBeDigit(b)) || (b.voted !== null && mayBeDigit(a)));
}

/** Two words as one: the number that it is read as, or one that nobody knows. */
async function joined(line: TextLine, a: ReadWord, b: ReadWord, readLine: ReadLine): Promise<ReadWord> {
  const word = await readWord(line, boxAround([a.rect, b.rect]), readLine);
  return word.voted ? word : { ...word, texts: word.texts.map(() => '#') };
}

/** A word, by each engine: without numbers, or with those that they agree on. */
interface ReadWord {
  readonly rect: Rect;
  readonly texts: readonly string[];
  readonly voted: VotedNumber | null;
}

async function readWord(line: TextLine, rect: Rect, readLine: ReadLine): Promise<ReadWord> {
  const texts = await readLine(line.draw(rect, LOOKS[0]));
  const isIcon = isIconLike(rect, texts);
  const as = (text: string, voted: VotedNumber | null = null) => ({ rect, texts: texts.map(() => text), voted });
  if (texts.some((text) => /\d/.test(text))) {
    const voted = await voteWord(line, rect, texts, readLine);
    if (voted) return as(voted.text, voted);
    // A number that could not be read keeps its words to itself.
    if (isIcon) return as('#');
  } else if (isIcon && !texts.some((text) => /[.:,]/.test(text))) return as('');
  const claims = agreedClaims(texts);
  const again = claims.length > 0 ? agreedClaims(await readLine(line.draw(rect, LOOKS[1]))) : [];
  const isSame = claims.length > 0 && sameNumbers(claims, again);
  return { rect, texts: texts.map((text) => (isSame ? text : text.replace(/\d+/g, '#'))), voted: null };
}

function isIconLike({ width, height }: Rect, texts: readonly string[]): boolean {
  return width <= WIDEST_ICON * height && texts.some((text) => text !== texts[0]);
}

async function voteWord(line: TextLine, word: Rect, first: readonly string[], readLine: ReadLine) {
  const readings = first.map((text) => [text]);
  for (const look of LOOKS.slice(1)) {
    (await readLine(line.draw(word, look))).forEach((text, engine) => {
      readings[engine]?.push(text);
    });
  }
  return voteNumber(readings);
}
