import type { StrategyName } from '../solver/strategies/strategy.ts';
import type { GameOutcome } from './playGame.ts';
import { STAGES, stageOf } from './playGame.ts';
import type { Interval } from './statistics.ts';
import { meanDifference, Times, wilson } from './statistics.ts';

const UNPLAYED = 0;
const LOST = 1;
const WON = 2;

/** What is kept of one strategy's games. */
export class Tally {
  readonly strategy: StrategyName;
  readonly times = new Times();
  /** Lost games by the number of guesses made in them. */
  readonly lostByGuesses: number[] = [];
  /** Lost games by the tenth of the safe cells that were open. */
  readonly lostByStage: number[] = new Array<number>(STAGES).fill(0);
  played = 0;
  won = 0;
  moves = 0;
  guesses = 0;
  memoryMb = 0;
  private readonly results: Uint8Array;

  constructor(strategy: StrategyName, games: number) {
    this.strategy = strategy;
    this.results = new Uint8Array(games);
  }

  has(game: number): boolean {
    return this.results[game] !== UNPLAYED;
  }

  /** Whether a game was won; null before it was played. */
  outcome(game: number): boolean | null {
    return this.has(game) ? this.results[game] === WON : null;
  }

  add(game: number, { won, moves, guesses, cleared, times }: GameOutcome): void {
    if (this.has(game)) return;
    this.results[game] = won ? WON : LOST;
    this.played++;
    this.moves += moves;
    this.guesses += guesses;
    for (const time of times) this.times.add(time);
    if (won) {
      this.won++;
      return;
    }
    while (this.lostByGuesses.length <= guesses) this.lostByGuesses.push(0);
    this.lostByGuesses[guesses] = (this.lostByGuesses[guesses] as number) + 1;
    const stage = stageOf(cleared);
    this.lostByStage[stage] = (this.lostByStage[stage] as number) + 1;
  }
}

/** The difference of two win rates on the games that both have played. */
export interface Paired {
  readonly against: StrategyName;
  readonly games: number;
  /** Win rate less that of the other. */
  readonly difference: number;
  readonly ci95: Interval;
  /** Games that only this one won, and only the other. */
  readonly onlyThis: number;
  readonly onlyOther: number;
}

/** The result of one strategy, as `automine arena --json` prints it. Times in ms, memory in MiB, rates from 0 to 1. */
export interface Summary {
  readonly strategy: StrategyName;
  readonly games: number;
  readonly won: number;
  readonly winRate: number;
  readonly ci95: Interval;
  readonly guessesPerGame: number;
  readonly movesPerGame: number;
  readonly msPerMove: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  readonly msPerGame: number;
  readonly memoryMb: number;
  readonly paired: Paired;
}

/** @param reference the strategy with which the win rate is compared game by game. */
export function summarise(tally: Tally, reference: Tally, games: number): Summary {
  const { strategy, played, won, times } = tally;
  const each = (sum: number) => (played === 0 ? 0 : sum / played);
  return {
    strategy,
    games: played,
    won,
    winRate: each(won),
    ci95: wilson(won, played),
    guessesPerGame: each(tally.guesses),
    movesPerGame: each(tally.moves),
    msPerMove: {
      p50: roundTime(times.percentile(0.5)),
      p95: roundTime(times.percentile(0.95)),
      p99: roundTime(times.percentile(0.99)),
      max: roundTime(times.max),
    },
    msPerGame: roundTime(each(times.sum)),
    memoryMb: Math.round(tally.memoryMb * 10) / 10,
    paired: compare(tally, reference, games),
  };
}

function compare(tally: Tally, reference: Tally, games: number): Paired {
  let both = 0;
  let onlyThis = 0;
  let onlyOther = 0;
  for (let game = 0; game < games; game++) {
    const [mine, other] = [tally.outcome(game), reference.outcome(game)];
    if (mine === null || other === null) continue;
    both++;
    if (mine && !other) onlyThis++;
    if (other && !mine) onlyOther++;
  }
  const { mean, ci95 } = meanDifference(onlyThis, onlyOther, both);
  return { against: reference.strategy, games: both, difference: mean, ci95, onlyThis, onlyOther };
}

/** To a tenth of a microsecond; the clock knows no more. */
function roundTime(ms: number): number {
  return Math.round(ms * 1e4) / 1e4;
}
