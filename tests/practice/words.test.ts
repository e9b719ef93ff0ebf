import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/model/board.ts';
import { parseBoard } from '../../src/model/notation.ts';
import type { Finish } from '../../src/practice/compare.ts';
import { compareFinishes, describeResult } from '../../src/practice/compare.ts';
import { describeDecision } from '../../src/practice/decisionWords.ts';
import { STRATEGY_WORDS } from '../../src/practice/strategyWords.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { explain } from '../../src/solver/explain.ts';
import { STRATEGIES } from '../../src/solver/strategies/registry.ts';
import { STRATEGY_NAMES } from '../../src/solver/strategies/strategy.ts';

function board(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

describe('who did better', () => {
  const won = (moves: number, ms: number | null): Finish => ({ won: true, moves, ms, cleared: 1 });
  const lost = (cleared: number): Finish => ({ won: false, moves: 9, ms: 900, cleared });

  test.each<[string, Finish, Finish, string]>([
    ['only you win', won(50, 90_000), lost(0.99), 'you'],
    ['only it wins', lost(0.99), won(50, 90_000), 'rival'],
    ['you are faster', won(50, 1000), won(10, 1001), 'you'],
    ['it is faster', won(10, 1001), won(50, 1000), 'rival'],
    ['it moves after you: fewer moves', won(10, null), won(11, null), 'you'],
    ['it moves after you: more moves', won(12, null), won(11, null), 'rival'],
    ['both lose: who cleared more', lost(0.5), lost(0.4), 'you'],
    ['both lose alike', lost(0.5), lost(0.5), 'nobody'],
  ])('%s', (_, you, rival, verdict) => {
    expect(compareFinishes(you, rival)).toBe(verdict);
  });

  test('is said with the numbers', () => {
    expect(describeResult(won(31, 35_250), lost(0.499), 'Random')).toBe(
      'You did better. You won in 35.3 s with 31 moves; it lost after 9 moves with 49 % cleared.',
    );
    expect(describeResult(won(1, null), won(1, null), 'Random')).toMatch(/^Nobody did better\. You won with 1 move;/);
  });
});

describe('why a strategy makes a move', () => {
  const position = board('square 3x3/1\n1##\n11#\n000');

  test.each(STRATEGY_NAMES)('%s says it in sentences', (name) => {
    const decision = STRATEGIES[name](position, { random: () => 0.5 });
    const analysis = analyse(position);
    const cell = decision.open[0] ?? decision.flag[0];
    const why = cell === undefined ? null : explain(position, cell, { analysis });
    const words = describeDecision(decision, position, analysis, why);
    expect(words).toMatch(/^(Opens|Guesses|Flags) row \d, column \d.* \([a-z].*\)\./);
    expect(words).not.toMatch(/undefined|null|NaN|rule-|look-ahead|lowest-risk/);
    expect(STRATEGY_WORDS[name].length).toBeGreaterThan(3);
  });

  test('a proof is named, and a guess has its risk', () => {
    const safe = { open: [2], flag: [], guess: false, reason: 'safe' };
    const why = explain(position, 2);
    expect(describeDecision(safe, position, analyse(position), why)).toMatch(
      /^Opens row 1, column 3 \(certainly safe, as it holds\)\. .*\b(1|mine)\b/,
    );
    const guess = { open: [1], flag: [], guess: true, reason: 'random' };
    expect(describeDecision(guess, position, analyse(position), explain(position, 1))).toContain(
      'Guesses row 1, column 2 (by chance). Row 1, column 2: certainly a mine.',
    );
  });

  test('many cells are counted, not all named', () => {
    const many = { open: [1, 2, 5, 1, 2, 5], flag: [1], guess: false, reason: 'rule-a' };
    const words = describeDecision(many, position, null, null);
    expect(words).toMatch(/^Flags row 1, column 2 and opens .* and 2 more \(rule A: .*\)\.$/);
  });
});
