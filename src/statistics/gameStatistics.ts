import type { Interval } from '../arena/statistics.ts';
import { meanInterval, wilson } from '../arena/statistics.ts';
import { FIRST_CLICKS } from '../game/game.ts';
import { misuse } from '../model/errors.ts';
import type { Shape } from '../model/topology.ts';
import type { SeedRanges } from './seedRanges.ts';
import { addSeeds, hasSeed } from './seedRanges.ts';

/** How boards are drawn: what the first click may hit, or boards that need no guess. They are not won equally often. */
export const BOARD_KINDS = [...FIRST_CLICKS, 'no-guess'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** The player whose games are those of the user. */
export const HUMAN = 'you';

/** One finished game, as the arena and the practice game tell of it. */
export interface GameRecord {
  /** A strategy's name, or `you` for the user's own games. */
  readonly strategy: string;
  readonly shape: Shape;
  /** ROWSxCOLUMNS/MINES, see `makeLevelText`. */
  readonly level: string;
  /** `safe` unless said otherwise. */
  readonly boards?: BoardKind;
  readonly won: boolean;
  /** Time of all decisions of a strategy; for the user the time on the game's clock. */
  readonly ms: number;
  readonly moves: number;
  readonly guesses: number;
  /** Memory that the strategy's thread held, MiB, where it was measured. */
  readonly memoryMb?: number;
  /** With it a game that is played again, by the same player, is not counted again. */
  readonly seed?: number;
}

/** What is kept of the games of one player on one kind of board. Times in ms, memory in MiB. */
export interface GameGroup {
  readonly strategy: string;
  readonly shape: Shape;
  readonly level: string;
  readonly boards: BoardKind;
  readonly games: number;
  readonly won: number;
  readonly ms: number;
  /** Sum of the squares of the games' times. */
  readonly msSquares: number;
  readonly msMax: number;
  readonly moves: number;
  readonly guesses: number;
  /** The most that was measured; 0 where nothing was. */
  readonly memoryMb: number;
  readonly seeds: SeedRanges;
  /** When games were added first and last, ISO 8601. */
  readonly since: string;
  readonly last: string;
}

/** Groups of games that are kept at most; the one played longest ago makes room. */
export const MOST_GROUPS = 500;

export const LEVEL_PATTERN = /^\d{1,4}x\d{1,4}\/\d{1,7}$/;
export const PLAYER_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * The groups with more games in them.
 * @param now when the games are added, ISO 8601.
 * @throws TypeError where a record cannot be.
 */
export function addGames(groups: readonly GameGroup[], records: readonly GameRecord[], now: string): GameGroup[] {
  const byKey = new Map(groups.map((group) => [keyOf(group), group]));
  const added = new Map<string, GameRecord[]>();
  for (const record of records) {
    checkRecord(record);
    const key = keyOf(record);
    const games = added.get(key);
    if (games) games.push(record);
    else added.set(key, [record]);
  }
  for (const [key, games] of added) {
    const group = byKey.get(key) ?? emptyGroup(games[0] as GameRecord, now);
    byKey.set(key, addToGroup(group, games, now));
  }
  const all = [...byKey.values()];
  if (all.length <= MOST_GROUPS) return all;
  const latest = [...all].sort((a, b) => b.last.localeCompare(a.last)).slice(0, MOST_GROUPS);
  return all.filter((group) => latest.includes(group));
}

function keyOf({
  strategy,
  shape,
  level,
  boards = 'safe',
}: Pick<GameRecord, 'strategy' | 'shape' | 'level' | 'boards'>) {
  return [strategy, shape, level, boards].join(' ');
}

function checkRecord({ strategy, level, ms, moves, guesses, memoryMb = 0 }: GameRecord): void {
  if (!PLAYER_PATTERN.test(strategy)) throw misuse('strategy', 'a name in small letters', strategy);
  if (!LEVEL_PATTERN.test(level)) throw misuse('level', 'ROWSxCOLUMNS/MINES', level);
  for (const [name, value] of Object.entries({ ms, moves, guesses, memoryMb }))
    if (!Number.isFinite(value) || value < 0) throw misuse(name, 'a number from 0', value);
}

function emptyGroup({ strategy, shape, level, boards = 'safe' }: GameRecord, now: string): GameGroup {
  const sums = { games: 0, won: 0, ms: 0, msSquares: 0, msMax: 0, moves: 0, guesses: 0, memoryMb: 0 };
  return { strategy, shape, level, boards, ...sums, seeds: [], since: now, last: now };
}

function addToGroup(group: GameGroup, records: readonly GameRecord[], now: string): GameGroup {
  const sums = { ...group };
  const fresh = new Set<number>();
  for (const { won, ms, moves, guesses, memoryMb = 0, seed } of records) {
    if (seed !== undefined) {
      if (fresh.has(seed) || hasSeed(group.seeds, seed)) continue;
      fresh.add(seed);
    }
    sums.games++;
    sums.won += won ? 1 : 0;
    sums.ms += ms;
    sums.msSquares += ms * ms;
    sums.msMax = Math.max(sums.msMax, ms);
    sums.moves += moves;
    sums.guesses += guesses;
    sums.memoryMb = Math.max(sums.memoryMb, memoryMb);
  }
  if (sums.games === group.games) return group;
  return { ...sums, seeds: addSeeds(group.seeds, [...fresh]), last: now };
}

/** One line of the statistics, as `automine statistics --json` prints it. Times in ms, memory in MiB, rates 0 to 1. */
export interface StatisticsLine {
  readonly strategy: string;
  readonly shape: Shape;
  readonly level: string;
  readonly boards: BoardKind;
  readonly games: number;
  readonly won: number;
  readonly winRate: number;
  readonly ci95: Interval;
  readonly msPerGame: number;
  /** Null for a single game. */
  readonly msCi95: Interval | null;
  readonly msMax: number;
  readonly movesPerGame: number;
  readonly guessesPerGame: number;
  /** Null where it was not measured. */
  readonly memoryMb: number | null;
  readonly since: string;
  readonly last: string;
}

/** The statistics by board and, on each, by games won, the best first. */
export function makeLines(groups: readonly GameGroup[]): StatisticsLine[] {
  return groups
    .filter(({ games }) => games > 0)
    .map(makeLine)
    .sort((a, b) => boardName(a).localeCompare(boardName(b), 'en', { numeric: true }) || b.winRate - a.winRate);
}

/** "square 16x30/99, first click safe": what a line's games were played on. */
export function boardName({ shape, level, boards }: Pick<StatisticsLine, 'shape' | 'level' | 'boards'>): string {
  return `${shape} ${level}, ${boards === 'no-guess' ? 'no guess needed' : `first click ${boards}`}`;
}

function makeLine({ games, won, ms, msSquares, msMax, moves, guesses, memoryMb, seeds: _, ...rest }: GameGroup) {
  const { mean, ci95 } = meanInterval(games, ms, msSquares);
  return {
    ...rest,
    games,
    won,
    winRate: won / games,
    ci95: wilson(won, games),
    msPerGame: mean,
    msCi95: ci95,
    msMax,
    movesPerGame: moves / games,
    guessesPerGame: guesses / games,
    memoryMb: memoryMb > 0 ? memoryMb : null,
  };
}
