import { availableParallelism } from 'node:os';
import { InvalidArgumentError } from 'commander';
import type { FirstClick } from '../game/game.ts';
import { FIRST_CLICKS } from '../game/game.ts';
import type { LevelId, LevelSize } from '../game/levels.ts';
import { LEVELS } from '../game/levels.ts';
import type { Shape } from '../model/topology.ts';
import { MAX_SIDE, SHAPES } from '../model/topology.ts';
import { STRATEGIES } from '../solver/strategies/registry.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';

/** Every player that can be named. */
export const PLAYERS = Object.keys(STRATEGIES) as readonly StrategyName[];
/** Who plays unless told otherwise: ours and the usual yardstick. */
export const USUAL_PLAYERS = (['careful', 'safest'] as const).filter((name) => PLAYERS.includes(name));
/** More threads than that are a typing mistake. */
const MOST_WORKERS = 1024;
/** Seeds are 32-bit numbers. */
const LAST_SEED = 2 ** 32 - 1;
const MOST_GAMES = 10_000_000;

export function levelOption(text: string): LevelSize {
  if (Object.hasOwn(LEVELS, text)) {
    const { rows, cols, mines } = LEVELS[text as LevelId];
    return { rows, cols, mines };
  }
  const match = /^(\d+)x(\d+)\/(\d+)$/.exec(text);
  if (!match) {
    throw new InvalidArgumentError(`Give ${Object.keys(LEVELS).join(', ')} or rows x columns / mines, as 16x30/99.`);
  }
  const [rows, cols, mines] = match.slice(1).map(Number) as [number, number, number];
  if (rows < 1 || cols < 1 || rows > MAX_SIDE || cols > MAX_SIDE) {
    throw new InvalidArgumentError(`Give a board of 1 to ${MAX_SIDE} rows and columns.`);
  }
  if (mines > rows * cols)
    throw new InvalidArgumentError(`Give at most ${rows * cols} mines for ${rows}x${cols} cells.`);
  return { rows, cols, mines };
}

export function firstOption(text: string): FirstClick {
  return oneOf(FIRST_CLICKS, text);
}

export function shapeOption(text: string): Shape {
  return oneOf(SHAPES, text);
}

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((v) => v === text);
  if (value === undefined) throw new InvalidArgumentError(`Give ${values.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`);
  return value;
}

/** A cell as row and column from 0. */
export function startOption(text: string): readonly [number, number] {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (!match) throw new InvalidArgumentError('Give row and column from 0, for example 3,3.');
  return [Number(match[1]), Number(match[2])];
}

export function gamesOption(text: string): number {
  return countUpTo(text, 1, MOST_GAMES);
}

export function workersOption(text: string): number {
  return countUpTo(text, 1, MOST_WORKERS);
}

export function seedOption(text: string): number {
  return countUpTo(text, 0, LAST_SEED);
}

function countUpTo(text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  if (value < least || value > most) throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  return value;
}

/** Names of players, each once. */
export function strategiesOption(text: string): readonly StrategyName[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (PLAYERS.some((player) => player === name)) continue;
    throw new InvalidArgumentError(`There is no strategy ${JSON.stringify(name)}, give some of ${PLAYERS.join(', ')}.`);
  }
  return [...new Set(names)] as StrategyName[];
}

/** One strategy. */
export function strategyOption(text: string): StrategyName {
  const [name, ...more] = strategiesOption(text);
  if (more.length > 0) throw new InvalidArgumentError('Give one strategy.');
  return name as StrategyName;
}

/** As many threads as the machine runs at once. */
export function usualWorkers(): number {
  return availableParallelism();
}
