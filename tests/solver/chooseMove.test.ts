import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/model/board.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { DEFAULT_BUDGET, NO_SEARCH } from '../../src/solver/chooseMove.ts';
import { CountMemory } from '../../src/solver/countAll.ts';
import { board } from '../support/boards.ts';

/** One row, two mines: the 1 has one of them beside it, the other lies further right. */
const ROW = 'square 1x6/2\n#1####';

describe('the best move', () => {
  test('perfect play says the chance to win', () => {
    // Opening the third cell (risk 1/2) settles all; so does none of the others.
    const { best } = analyse(board('square 1x4/2\n#1##'));
    expect(best).toMatchObject({ reason: 'endgame', chanceToWin: 0.5 });
  });

  test('a fifty-fifty wins half of the games', () => {
    const { best } = analyse(board('square 2x2/1\n#1\n#1'));
    expect(best).toMatchObject({ risk: 0.5, chanceToWin: 0.5, reason: 'endgame' });
  });

  test('what tells more is opened where the risk is the same', () => {
    const position = board(ROW);
    const { best, risk } = analyse(position);
    expect(best?.reason).toBe('endgame');
    const least = Math.min(...risk.filter((r) => r !== null));
    expect(best?.risk).toBeGreaterThanOrEqual(least);
    const worse = analyse(position, { budget: NO_SEARCH }).best;
    expect(worse?.reason).toBe('lowest-risk');
    expect(worse?.risk).toBe(least);
  });

  const many = () =>
    board(`square 16x30/99\n${'#'.repeat(30)}\n##1${'#'.repeat(27)}\n${`${'#'.repeat(30)}\n`.repeat(14)}`);

  test('before the end the next moves are weighed', () => {
    const { best, safe } = analyse(many());
    expect(safe).toEqual([]);
    expect(best).toMatchObject({ reason: 'look-ahead', chanceToWin: null });
    expect(analyse(many(), { mode: 'speed' }).best?.reason).toBe('look-ahead');
  });

  test.each([
    ['settled at once where nothing can tell the two apart', ['#3*', '#6*', '***'], 'fifty-fifty'],
    ['settled at once where only a certain mine touches one of them', ['#3*', '#6*', '#**'], 'fifty-fifty'],
    ['settled at once where there may be no mine at all', ['#x*', '#5*', '**#'], 'fifty-fifty'],
    ['left alone where a cell that may be opened touches one of them', ['#3*', '#x*', '#**'], 'look-ahead'],
  ] as const)('a fifty-fifty is %s', (_, corner, reason) => {
    const rows = [...corner.map((row) => row + '#'.repeat(9)), ...Array.from({ length: 7 }, () => '#'.repeat(12))];
    const { best, safe } = analyse(board(`square 10x12/25\n${rows.join('\n')}`));
    expect(safe).toEqual([]);
    expect(best?.reason).toBe(reason);
    if (reason === 'fifty-fifty') expect([0, 12]).toContain(best?.cell);
    else expect(best?.risk).toBeLessThan(0.5);
  });

  test('the best so far is taken when time is up', () => {
    const { best } = analyse(many(), { budget: { ...DEFAULT_BUDGET, isLate: () => true } });
    expect(best?.reason).toBe('look-ahead');
  });

  test('without a total, or with an unreadable cell, no rest of a game is played out', () => {
    expect(analyse(board('#1##')).best?.reason).toBe('lowest-risk');
    const hidden = analyse(board('square 1x6/2\n#1###~')).best;
    expect(hidden?.reason).toBe('look-ahead');
    expect(hidden?.cell).not.toBe(5);
  });

  test('what was counted before gives the same analysis', () => {
    const memory = new CountMemory();
    const before = many();
    const cells = before.cells.map((symbol, i) => (i === 100 ? '2' : symbol)) as Board['cells'];
    const after: Board = { ...before, cells };
    for (const position of [before, after, before]) {
      expect(analyse(position, { memory })).toEqual(analyse(position));
    }
  });
});
