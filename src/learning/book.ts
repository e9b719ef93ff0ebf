import type { PatternChoice } from '../arena/playGame.ts';
import { STAGES } from '../arena/playGame.ts';
import type { LocalPattern } from '../solver/localPattern.ts';

/** How often guesses in one local pattern were made, survived and won. */
export interface PatternCount {
  readonly seen: number;
  /** Games won in which it was survived. */
  readonly won: number;
  /** Survived guesses by the tenth of the safe cells that were open, from 0. */
  readonly survived: readonly number[];
}

/** What was learned on one kind of board. */
export interface Book {
  /** As `bookKey` makes it. */
  readonly key: string;
  readonly games: number;
  readonly won: number;
  /** The first seed above all that were learned from. */
  readonly nextSeed: number;
  /** Of all guesses, by stage: how many were survived, and in how many of these the game was won. */
  readonly survived: readonly number[];
  readonly wonAfter: readonly number[];
  readonly patterns: ReadonlyMap<LocalPattern, PatternCount>;
}

/** One game to learn from. */
export interface LearnedGame {
  readonly won: boolean;
  readonly choices: readonly PatternChoice[];
}

/** Patterns of a book; the ones seen least are forgotten. */
export const MOST_PATTERNS = 5000;
/**
 * Games that are added to what was won and to what was to be expected, before the two are compared: a pattern seen a few
 * times is worth about 1, whatever came of it.
 */
const SHRINK = 30;

export function emptyBook(key: string, firstSeed: number): Book {
  const zeros = new Array<number>(STAGES).fill(0);
  return { key, games: 0, won: 0, nextSeed: firstSeed, survived: zeros, wonAfter: zeros, patterns: new Map() };
}

/**
 * A book with more games. Counts are sums, so that the order of the games does not matter.
 * @param nextSeed the first seed above those of the games.
 */
export function addToBook(book: Book, games: readonly LearnedGame[], nextSeed: number): Book {
  const survived = [...book.survived];
  const wonAfter = [...book.wonAfter];
  const patterns = new Map<LocalPattern, { seen: number; won: number; survived: number[] }>();
  for (const { won, choices } of games) {
    for (const { pattern, stage, survived: lives } of choices) {
      const count = patterns.get(pattern) ?? copyCount(book.patterns.get(pattern));
      patterns.set(pattern, count);
      count.seen++;
      if (!lives) continue;
      count.survived[stage] = (count.survived[stage] as number) + 1;
      survived[stage] = (survived[stage] as number) + 1;
      if (!won) continue;
      count.won++;
      wonAfter[stage] = (wonAfter[stage] as number) + 1;
    }
  }
  return {
    key: book.key,
    games: book.games + games.length,
    won: book.won + games.filter(({ won }) => won).length,
    nextSeed: Math.max(book.nextSeed, nextSeed),
    survived,
    wonAfter,
    patterns: mostSeen(new Map([...book.patterns, ...patterns])),
  };
}

function copyCount(count: PatternCount | undefined) {
  if (!count) return { seen: 0, won: 0, survived: new Array<number>(STAGES).fill(0) };
  return { ...count, survived: [...count.survived] };
}

function mostSeen(patterns: ReadonlyMap<LocalPattern, PatternCount>): ReadonlyMap<LocalPattern, PatternCount> {
  const sorted = [...patterns].sort(([a, x], [b, y]) => y.seen - x.seen || (a < b ? -1 : 1));
  return new Map(sorted.slice(0, MOST_PATTERNS));
}

/**
 * How much more often games were won after a guess in a pattern was survived than after others at the same stages
 * (indirect standardisation): the games won over those to be expected, shrunk towards 1.
 */
export function worthOf({ survived, wonAfter }: Book, count: PatternCount): number {
  return (count.won + SHRINK) / (expectedWins({ survived, wonAfter }, count) + SHRINK);
}

/** The games that would be won after the survived guesses of a pattern if it mattered only how far the game was. */
export function expectedWins({ survived, wonAfter }: Pick<Book, 'survived' | 'wonAfter'>, count: PatternCount): number {
  return count.survived.reduce((sum, times, stage) => {
    const all = survived[stage] as number;
    return all === 0 ? sum : sum + (times * (wonAfter[stage] as number)) / all;
  }, 0);
}

/** What the player `learned` uses of a book. */
export function worthsOf(book: Book): ReadonlyMap<LocalPattern, number> {
  return new Map([...book.patterns].map(([pattern, count]) => [pattern, worthOf(book, count)]));
}
