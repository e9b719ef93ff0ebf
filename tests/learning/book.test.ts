import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LearnedGame } from '../../src/learning/book.ts';
import { addToBook, emptyBook, expectedWins, MOST_PATTERNS, worthOf, worthsOf } from '../../src/learning/book.ts';

const EMPTY = emptyBook('square 9x9/10', 100);
const at = (pattern: string, stage: number, survived = true) => ({ pattern, stage, survived });
const won = (...choices: LearnedGame['choices']): LearnedGame => ({ won: true, choices });
const lost = (...choices: LearnedGame['choices']): LearnedGame => ({ won: false, choices });

describe('a book', () => {
  test('counts how often a choice in a pattern was made, survived and won, by the stage of the game', () => {
    const games = [won(at('a', 0), at('b', 9)), lost(at('a', 0), at('a', 3, false)), lost(at('b', 9))];
    const book = addToBook(EMPTY, games, 103);
    expect(book).toMatchObject({ games: 3, won: 1, nextSeed: 103 });
    expect(book.patterns.get('a')).toEqual({ seen: 3, won: 1, survived: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(book.patterns.get('b')).toEqual({ seen: 2, won: 1, survived: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2] });
    expect(book.survived).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(book.wonAfter).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('does not depend on the order of the games, nor on how they are portioned', () => {
    const choice = fc.record({
      pattern: fc.constantFrom('a', 'b', 'c', 'd'),
      stage: fc.integer({ min: 0, max: 9 }),
      survived: fc.boolean(),
    });
    const game = fc.record({ won: fc.boolean(), choices: fc.array(choice, { maxLength: 5 }) });
    fc.assert(
      fc.property(fc.array(game, { maxLength: 30 }), fc.nat({ max: 30 }), (games, cut) => {
        const whole = addToBook(EMPTY, games, 200);
        expect(addToBook(EMPTY, [...games].reverse(), 200)).toEqual(whole);
        expect(addToBook(addToBook(EMPTY, games.slice(0, cut), 150), games.slice(cut), 200)).toEqual(whole);
      }),
    );
  });

  test('forgets the patterns seen least where there are too many', () => {
    const many = Array.from({ length: MOST_PATTERNS + 10 }, (_, k) => lost(at(`p${k}`, 0)));
    const book = addToBook(EMPTY, [...many, lost(at('p7', 0)), lost(at('p5003', 0))], 1);
    expect(book.patterns.size).toBe(MOST_PATTERNS);
    expect(book.patterns.has('p7') && book.patterns.has('p5003')).toBe(true);
  });
});

describe('what a pattern is worth', () => {
  // At stage 0 half of 200 games are won: 80 of 100 after one choice, 20 of 100 after the other.
  const games = [
    ...Array.from({ length: 100 }, (_, k) => (k < 80 ? won : lost)(at('good', 0))),
    ...Array.from({ length: 100 }, (_, k) => (k < 20 ? won : lost)(at('bad', 0))),
    // Late in the game everything is won, which makes no choice better.
    ...Array.from({ length: 1000 }, () => won(at('late', 9))),
  ];
  const book = addToBook(EMPTY, games, 1300);

  test('is games won over games to be expected at the same stages, shrunk towards 1', () => {
    const count = (pattern: string) => book.patterns.get(pattern) as Parameters<typeof worthOf>[1];
    expect(expectedWins(book, count('good'))).toBeCloseTo(50);
    expect(worthOf(book, count('good'))).toBeCloseTo((80 + 30) / (50 + 30));
    expect(worthOf(book, count('bad'))).toBeCloseTo((20 + 30) / (50 + 30));
    expect(worthOf(book, count('late'))).toBeCloseTo(1);
  });

  test('is known to the player of every pattern', () => {
    const worths = worthsOf(book);
    expect([...worths.keys()].sort()).toEqual(['bad', 'good', 'late']);
    expect(worths.get('good') as number).toBeGreaterThan(worths.get('bad') as number);
  });

  test('without anything survived it is 1', () => {
    const none = addToBook(EMPTY, [lost(at('a', 0, false))], 1);
    expect(worthsOf(none).get('a')).toBe(1);
  });
});
