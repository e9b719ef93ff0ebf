import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/arena/statistics.ts';
import type { GameRecord } from '../../src/statistics/gameStatistics.ts';
import { addGames, HUMAN, MOST_GROUPS, makeLines } from '../../src/statistics/gameStatistics.ts';

const NOW = '2030-01-02T03:04:05.000Z';
const game = (rest: Partial<GameRecord> = {}): GameRecord => ({
  strategy: 'safest',
  shape: 'square',
  level: '9x9/10',
  won: true,
  ms: 2,
  moves: 5,
  guesses: 1,
  ...rest,
});

describe('addGames', () => {
  test('counts wins, time and resources of each player on each kind of board', () => {
    const first = addGames([], [game(), game({ won: false, ms: 6, moves: 1, guesses: 3, memoryMb: 40 })], NOW);
    const later = '2030-01-03T00:00:00.000Z';
    const groups = addGames(first, [game({ ms: 4, memoryMb: 30 }), game({ strategy: HUMAN, ms: 60_000 })], later);
    const [safest, you] = makeLines(groups).sort((a, b) => a.strategy.localeCompare(b.strategy));
    expect(safest).toMatchObject({ strategy: 'safest', games: 3, won: 2, winRate: 2 / 3, ci95: wilson(2, 3) });
    expect(safest).toMatchObject({ msPerGame: 4, msMax: 6, movesPerGame: 11 / 3, guessesPerGame: 5 / 3, memoryMb: 40 });
    // Times 2, 6, 4: mean 4, standard deviation 2.
    expect(safest?.msCi95?.[1]).toBeCloseTo(4 + (1.959964 * 2) / Math.sqrt(3), 5);
    expect(safest).toMatchObject({ since: NOW, last: later });
    expect(you).toMatchObject({ strategy: 'you', games: 1, msPerGame: 60_000, msCi95: null, memoryMb: null });
  });

  test.each<[string, Partial<GameRecord>]>([
    ['player', { strategy: 'careful' }],
    ['shape', { shape: 'hex' }],
    ['level', { level: '16x16/40' }],
    ['first click', { boards: 'zero' }],
    ['no-guess boards', { boards: 'no-guess' }],
  ])('another %s is another line', (_, other) => {
    const lines = makeLines(addGames([], [game(), game(other)], NOW));
    expect(lines.map(({ games }) => games)).toEqual([1, 1]);
    expect(makeLines(addGames([], [game(), game({ boards: 'safe' })], NOW))).toHaveLength(1);
  });

  test('a game with a known seed counts once a player, without a seed always', () => {
    const twice = [
      game({ seed: 7 }),
      game({ seed: 7, won: false }),
      game({ seed: 8 }),
      game({ strategy: HUMAN, seed: 7 }),
    ];
    const groups = addGames(addGames([], twice, NOW), [game({ seed: 8 }), game({ seed: 9 }), game(), game()], NOW);
    const lines = makeLines(groups);
    expect(Object.fromEntries(lines.map(({ strategy, games }) => [strategy, games]))).toEqual({ safest: 5, you: 1 });
    expect(lines.find(({ strategy }) => strategy === 'safest')?.won).toBe(5);
  });

  test('lines go by board, on each the best first', () => {
    const games = [
      game({ level: '16x16/40', strategy: 'random', won: false }),
      game({ level: '16x16/40' }),
      game({ strategy: 'random', won: false }),
      game(),
    ];
    expect(makeLines(addGames([], games, NOW)).map(({ level, strategy }) => `${level} ${strategy}`)).toEqual([
      '9x9/10 safest',
      '9x9/10 random',
      '16x16/40 safest',
      '16x16/40 random',
    ]);
  });

  test('is bounded: the group played longest ago makes room', () => {
    const many = Array.from({ length: MOST_GROUPS }, (_, k) => game({ level: `9x9/${k}` }));
    const full = addGames(addGames([], many.slice(0, 1), '2029-01-01T00:00:00.000Z'), many.slice(1), NOW);
    expect(full).toHaveLength(MOST_GROUPS);
    const over = addGames(full, [game({ level: '99x99/1' })], NOW);
    expect(over).toHaveLength(MOST_GROUPS);
    expect(over.map(({ level }) => level)).toContain('99x99/1');
    expect(over.map(({ level }) => level)).not.toContain('9x9/0');
  });

  test.each<[string, Partial<GameRecord>]>([
    ['strategy', { strategy: 'a,b' }],
    ['level', { level: 'expert' }],
    ['ms', { ms: -1 }],
    ['ms', { ms: Number.NaN }],
    ['moves', { moves: Number.POSITIVE_INFINITY }],
  ])('a wrong %s is misuse', (name, wrong) => {
    expect(() => addGames([], [game(wrong)], NOW)).toThrow(new RegExp(`for ${name} but received`));
  });
});
