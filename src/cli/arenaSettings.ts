import { readFile } from 'node:fs/promises';
import { parseGivenBoards } from '../arena/boardsFile.ts';
import type { ArenaSettings, Games, RandomGames } from '../arena/settings.ts';
import type { FirstClick } from '../game/game.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Shape } from '../model/topology.ts';
import { cellIndex } from '../model/topology.ts';
import type { LearnedBooks } from '../solver/strategies/learned.ts';
import type { StrategyName } from '../solver/strategies/strategy.ts';
import type { Level } from './arenaOptions.ts';

/** The options of `automine arena`, each valid by itself. */
export interface ArenaOptions {
  readonly level: Level;
  readonly first: FirstClick;
  readonly start?: readonly [number, number] | undefined;
  readonly shape: Shape;
  readonly games: number;
  readonly seed: number;
  readonly strategy: readonly StrategyName[];
  readonly boards?: string | undefined;
  readonly json: boolean;
  readonly report?: string | undefined;
  readonly resume?: string | undefined;
  /** Whether games are added to the statistics. */
  readonly keep: boolean;
  readonly workers: number;
}

type DrawOptions = Pick<ArenaOptions, 'level' | 'first' | 'start' | 'shape' | 'games' | 'seed'>;

/** Where the first click is usually measured with a zero under it: far enough from the corner for a full neighbourhood. */
const ZERO_START = 3;

/**
 * What an arena plays by its options. Fails with `option-invalid`, or as reading the boards does.
 * @param learned what the player `learned` knows.
 */
export async function makeSettings(options: ArenaOptions, learned: LearnedBooks): Promise<Result<ArenaSettings>> {
  if (options.keep && options.boards !== undefined)
    return failure('option-invalid', 'Only drawn boards are kept: leave out --keep or --boards.');
  const games: Result<Games> =
    options.boards === undefined ? drawGames(options) : await readGames(options.boards, options);
  return games.ok ? success({ games: games.value, strategies: options.strategy, learned }) : games;
}

/** Games on drawn boards. Fails with `option-invalid`. */
export function drawGames({ level, first, start, shape, games, seed }: DrawOptions): Result<RandomGames> {
  const { rows, cols, mines } = level;
  const room = rows * cols - (first === 'any' ? 0 : 1);
  if (mines > room) {
    return failure('option-invalid', `${rows}x${cols} cells have room for ${room} mines beside the first click.`);
  }
  const [row, col] = start ?? usualStart(first, level) ?? [null, null];
  if (row === null || col === null) {
    return success({ kind: 'random', size: { shape, rows, cols }, mines, first, start: null, games, seed });
  }
  if (row >= rows || col >= cols) {
    return failure(
      'option-invalid',
      `The start ${row},${col} is off the board: give at most ${rows - 1},${cols - 1} (from 0).`,
    );
  }
  const cell = cellIndex(row, col, cols);
  return success({ kind: 'random', size: { shape, rows, cols }, mines, first, start: cell, games, seed });
}

/** The cell that is opened first unless one is given; null where the strategy chooses. */
function usualStart(first: FirstClick, { rows, cols }: Level): readonly [number, number] | null {
  if (first === 'any') return null;
  return first === 'safe' ? [0, 0] : [Math.min(ZERO_START, rows - 1), Math.min(ZERO_START, cols - 1)];
}

async function readGames(file: string, { shape, seed }: ArenaOptions): Promise<Result<Games>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failure('file-missing', `${file} does not exist: check the name.`);
    return failure('file-unreadable', `${file} cannot be read (${code}): name a file of boards.`);
  }
  const boards = parseGivenBoards(text, shape);
  if (!boards.ok) return failure(boards.code, `${file} cannot be played: ${boards.reason}.`);
  return success({ kind: 'boards', boards: boards.value, seed });
}
