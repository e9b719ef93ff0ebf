import { describe, expect, test } from 'vitest';
import type { Batch } from '../../src/arena/players.ts';
import { openPlayers } from '../../src/arena/players.ts';
import type { ArenaResult, PlayedGame } from '../../src/arena/runArena.ts';
import { runArena } from '../../src/arena/runArena.ts';
import type { Strategy } from '../../src/solver/strategies/strategy.ts';
import { localPlayers, SMALL, SMALL_GAMES } from './support.ts';

/** What must not depend on who played. */
function resultOf({ tallies, complete, failure }: ArenaResult) {
  return {
    complete,
    failure,
    tallies: tallies.map((t) => ({
      strategy: t.strategy,
      outcomes: Array.from({ length: SMALL_GAMES.games }, (_, game) => t.outcome(game)),
      moves: t.moves,
      guesses: t.guesses,
      decisions: t.times.count,
      lostByGuesses: t.lostByGuesses,
      lostByStage: t.lostByStage,
    })),
  };
}

const playOne = () => runArena(SMALL, localPlayers(SMALL));

describe('runArena', () => {
  test('plays every game with every strategy once, in turns', async () => {
    const batches: Batch[] = [];
    const result = await runArena(SMALL, localPlayers(SMALL, { onBatch: (batch) => batches.push(batch) }));
    for (const strategy of SMALL.strategies) {
      const games = batches.filter((b) => b.strategy === strategy).flatMap((b) => b.games);
      expect(games).toEqual(Array.from({ length: SMALL_GAMES.games }, (_, i) => i));
    }
    expect(result.complete).toBe(true);
    expect(batches.findIndex((b) => b.strategy === 'random')).toBeLessThan(
      batches.findLastIndex((b) => b.strategy === 'safest'),
    );
    const [safest, random] = result.tallies;
    expect(safest?.won).toBeGreaterThan(random?.won as number);
  });

  test.each([
    ['several at once', { workers: 3 }],
    ['batches cut short for want of time', { workers: 2, most: 2 }],
  ])('%s change nothing', async (_, options) => {
    const other = await runArena(SMALL, localPlayers(SMALL, options));
    expect(resultOf(other)).toEqual(resultOf(await playOne()));
  });

  test.each([1, 2])('nor do %i threads', async (workers) => {
    const players = openPlayers(SMALL, workers);
    try {
      const result = await runArena(SMALL, players);
      expect(resultOf(result)).toEqual(resultOf(await playOne()));
      expect(result.tallies[0]?.memoryMb).toBeGreaterThan(1);
    } finally {
      await players.close();
    }
  });

  test('goes on where another run was stopped', async () => {
    const before: PlayedGame[] = [];
    const stop = new AbortController();
    const onPlayed = (games: readonly PlayedGame[]) => {
      before.push(...games);
      if (before.length >= 30) stop.abort();
    };
    const first = await runArena(SMALL, localPlayers(SMALL), { onPlayed, stop: stop.signal });
    expect(first.complete).toBe(false);
    expect(before.length).toBeLessThan(140);
    const again: PlayedGame[] = [];
    const second = await runArena(SMALL, localPlayers(SMALL), { before, onPlayed: (games) => again.push(...games) });
    expect(resultOf(second)).toEqual(resultOf(await playOne()));
    expect(again.length + before.length).toBe(140);
  });

  const WAITS: Strategy = () => ({ open: [], flag: [], guess: false, reason: '' });
  const THROWS: Strategy = () => {
    throw new Error('out of ideas');
  };
  test.each<[string, Strategy, string]>([
    ['does nothing', WAITS, 'its move is illegal (it neither opens a cell nor sets a flag)'],
    ['throws', THROWS, 'it threw "out of ideas"'],
  ])('a strategy that %s fails the run, by name and seed', async (_, bad, problem) => {
    // Game 0 is won at once or not; the bad one fails in the first game in which it is asked.
    const settings = { ...SMALL, games: { ...SMALL_GAMES, mines: 8 } };
    const result = await runArena(settings, localPlayers(settings, { strategies: { safest: bad, random: bad } }));
    expect(result.failure).toBe(`safest failed in the game with seed 11: ${problem}.`);
    expect(result.complete).toBe(false);
  });

  test('on a given board the failure names the board', async () => {
    const boards = [{ shape: 'square', rows: 1, cols: 3, mines: [2], start: null }] as const;
    const settings = {
      games: { kind: 'boards', boards, seed: 1 },
      strategies: ['random'],
      learned: new Map(),
    } as const;
    const { failure } = await runArena(settings, localPlayers(settings, { strategies: { random: THROWS } }));
    expect(failure).toBe('random failed in the game on board 1: it threw "out of ideas".');
  });

  test('a thread that breaks down fails the run', async () => {
    const players = { ...localPlayers(SMALL), play: () => Promise.reject(new Error('out of memory')) };
    const { failure } = await runArena(SMALL, players);
    expect(failure).toBe('safest failed in the game with seed 11: its thread ended (out of memory).');
  });
});
