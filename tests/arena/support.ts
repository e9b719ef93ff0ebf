import { playBatch } from '../../src/arena/playBatch.ts';
import type { Batch, Players } from '../../src/arena/players.ts';
import type { GameOutcome } from '../../src/arena/playGame.ts';
import type { ArenaSettings, RandomGames } from '../../src/arena/settings.ts';
import { STRATEGIES } from '../../src/solver/strategies/registry.ts';
import type { Strategy, StrategyName } from '../../src/solver/strategies/strategy.ts';

/** Small games, so that many of them take no time. */
export const SMALL_GAMES: RandomGames = {
  kind: 'random',
  size: { shape: 'square', rows: 4, cols: 5 },
  mines: 3,
  first: 'safe',
  start: 0,
  games: 70,
  seed: 11,
};

export const SMALL: ArenaSettings = { games: SMALL_GAMES, strategies: ['safest', 'random'], learned: new Map() };

export interface LocalOptions {
  readonly workers?: number;
  /** Instead of the registered ones. */
  readonly strategies?: Partial<Record<StrategyName, Strategy>>;
  /** How many games of a batch are played before the time is up. */
  readonly most?: number;
  /** Told of every batch with the games of it that were played: time may be up before the last. */
  readonly onBatch?: (batch: Batch) => void;
}

/** Players in this thread, for what does not depend on threads. */
export function localPlayers(
  settings: ArenaSettings,
  { workers = 1, strategies = STRATEGIES, most = Infinity, onBatch }: LocalOptions = {},
): Players {
  return {
    workers,
    play: async (batch) => {
      const games = batch.games.slice(0, most);
      const strategy = strategies[batch.strategy] as Strategy;
      const result = playBatch(settings.games, { ...batch, games }, strategy);
      onBatch?.({ ...batch, games: games.slice(0, result.outcomes.length) });
      return { ...result, memoryMb: 1 };
    },
    close: async () => undefined,
  };
}

/** A game with this end. */
export function outcome(won: boolean, rest: Partial<GameOutcome> = {}): GameOutcome {
  return { won, moves: 0, guesses: 0, cleared: won ? 1 : 0, times: [], ...rest };
}
