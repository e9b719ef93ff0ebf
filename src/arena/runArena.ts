import { messageOf } from '../model/errors.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';
import type { Batch, Players, ThreadResult } from './players.ts';
import type { GameOutcome } from './playGame.ts';
import type { ArenaSettings } from './settings.ts';
import { countGames, describeGame } from './settings.ts';
import { Tally } from './tally.ts';

/** Games of one strategy after which the next has its turn, so that a run that is cut short has played the same boards. */
const TURN = 32;
/** Batches that a thread should still get: at the end they are short, and no thread waits long for another. */
const BATCHES_LEFT = 4;

/** A game that was played. */
export interface PlayedGame {
  readonly strategy: StrategyName;
  /** Counted from 0. */
  readonly game: number;
  readonly outcome: GameOutcome;
}

export interface RunOptions {
  /** Games of an earlier run, which are not played again. */
  readonly before?: readonly PlayedGame[];
  /** Told of the games as they end, and of the memory that their thread held, MiB. */
  readonly onPlayed?: (games: readonly PlayedGame[], memoryMb: number) => void;
  /** Ends the run when the games under way are over. */
  readonly stop?: AbortSignal;
}

export interface ArenaResult {
  /** In the order of the strategies. */
  readonly tallies: readonly Tally[];
  /** Whether every game was played. */
  readonly complete: boolean;
  /** Why the run failed, in one sentence, or null. */
  readonly failure: string | null;
}

/** Plays every game with every strategy. What is won does not depend on how many play at once, nor in which order. */
export async function runArena(
  settings: ArenaSettings,
  players: Players,
  { before = [], onPlayed, stop }: RunOptions = {},
): Promise<ArenaResult> {
  const games = countGames(settings.games);
  const tallies = new Map(settings.strategies.map((name) => [name, new Tally(name, games)]));
  for (const { strategy, game, outcome } of before) tallies.get(strategy)?.add(game, outcome);
  const queue = new Queue(settings, tallies, players.workers);
  let failure: string | null = null;

  async function playOn(): Promise<void> {
    for (let batch = queue.take(); batch; batch = queue.take()) {
      const { strategy, games: asked } = batch;
      const { outcomes, problem, memoryMb } = await players.play(batch).catch(describeCrash);
      const tally = tallies.get(strategy) as Tally;
      tally.memoryMb = Math.max(tally.memoryMb, memoryMb);
      const played = outcomes.map((outcome, i) => ({ strategy, game: asked[i] as number, outcome }));
      for (const { game, outcome } of played) tally.add(game, outcome);
      onPlayed?.(played, memoryMb);
      const left = asked.slice(outcomes.length);
      if (problem !== null) {
        failure ??= `${strategy} failed in ${describeGame(settings.games, left[0] as number)}: ${problem}.`;
      } else if (left.length > 0) {
        queue.push({ strategy, games: left });
      }
      if (failure !== null || stop?.aborted) return;
    }
  }

  if (!stop?.aborted) await Promise.all(Array.from({ length: players.workers }, playOn));
  const all = [...tallies.values()];
  return { tallies: all, complete: all.every(({ played }) => played === games), failure };
}

/** A thread that broke down, for want of memory say, played nothing. */
function describeCrash(error: unknown): ThreadResult {
  const problem = `its thread ended (${messageOf(error)})`;
  return { outcomes: [], problem, memoryMb: 0 };
}

/** The games that are still to be played. */
class Queue {
  private readonly turns: Batch[] = [];
  private readonly workers: number;
  private left = 0;

  constructor({ games, strategies }: ArenaSettings, tallies: ReadonlyMap<string, Tally>, workers: number) {
    this.workers = workers;
    const count = countGames(games);
    for (let first = 0; first < count; first += TURN) {
      const turn = Array.from({ length: Math.min(TURN, count - first) }, (_, i) => first + i);
      for (const strategy of strategies) {
        this.push({ strategy, games: turn.filter((game) => !tallies.get(strategy)?.has(game)) });
      }
    }
    // Taken from the end, which costs nothing.
    this.turns.reverse();
  }

  take(): Batch | null {
    const next = this.turns.pop();
    if (!next) return null;
    const size = Math.max(1, Math.ceil(this.left / (this.workers * BATCHES_LEFT)));
    this.left -= next.games.length;
    if (size >= next.games.length) return next;
    this.push({ ...next, games: next.games.slice(size) });
    return { ...next, games: next.games.slice(0, size) };
  }

  /** Puts games back, to be taken next. */
  push(batch: Batch): void {
    if (batch.games.length === 0) return;
    this.turns.push(batch);
    this.left += batch.games.length;
  }
}
