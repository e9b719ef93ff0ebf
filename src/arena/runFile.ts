import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { z } from 'zod';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { makeLevelText } from '../model/notation.ts';
import { STRATEGY_NAMES } from '../solver/strategies/strategy.ts';
import type { PlayedGame } from './runArena.ts';
import type { ArenaSettings } from './settings.ts';
import { cellPair, countGames } from './settings.ts';

/** The file of a run: a line with its settings, then a line a game, in the order in which they ended. */
export interface RunFile {
  /** The games that it held when it was opened. */
  readonly games: readonly PlayedGame[];
  readonly append: (games: readonly PlayedGame[]) => void;
  readonly close: () => void;
}

const GAME = z.object({
  strategy: z.enum(STRATEGY_NAMES),
  game: z.number().int().nonnegative(),
  won: z.boolean(),
  moves: z.number().int().nonnegative(),
  guesses: z.number().int().nonnegative(),
  cleared: z.number().min(0).max(1),
  /** How long each decision took, in tenths of a microsecond: whole numbers are short. */
  times: z.array(z.number().int().nonnegative()),
});
const HEADER = z.object({ automineArena: z.record(z.string(), z.unknown()) });

const TICKS_PER_MS = 1e4;

type Settings = Readonly<Record<string, unknown>>;

/**
 * Opens the file of a run, or makes it. A last line that was not written to its end is cut off.
 * @param version that of the program: another may play otherwise.
 * @returns `run-invalid` where the file holds a run with other settings; `file-unreadable` where it holds no run, or the
 * system refuses.
 */
export function openRunFile(path: string, settings: ArenaSettings, version: string): Result<RunFile> {
  const described = describeSettings(settings, version);
  const header = `${JSON.stringify({ automineArena: described })}\n`;
  try {
    const text = readText(path);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '' && !header.startsWith(text)) return notARun(path);
    const games = whole === '' ? success([]) : parseRun(path, whole, described, settings);
    if (!games.ok) return games;
    const file = openSync(path, 'a');
    ftruncateSync(file, Buffer.byteLength(whole));
    if (whole === '') writeSync(file, header);
    return success({
      games: games.value,
      append: (played) => void writeSync(file, played.map(makeLine).join('')),
      close: () => closeSync(file),
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return failure('file-unreadable', `${path} cannot be used (${code}): name a file that can be written.`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function parseRun(
  path: string,
  text: string,
  described: Settings,
  settings: ArenaSettings,
): Result<readonly PlayedGame[]> {
  const [first, ...lines] = text.trimEnd().split('\n');
  const header = HEADER.safeParse(parseJson(first as string));
  if (!header.success) return notARun(path);
  const difference = findDifference(header.data.automineArena, described);
  if (difference) {
    return failure(
      'run-invalid',
      `${path} holds a run with other settings (${difference}): name another file, or give the settings of that run.`,
    );
  }
  const games: PlayedGame[] = [];
  for (const [i, line] of lines.entries()) {
    const game = GAME.safeParse(parseJson(line));
    if (!game.success || !belongs(game.data, settings)) {
      return failure('file-unreadable', `${path}, line ${i + 2} is no game of this run: remove the line or the file.`);
    }
    const { strategy, game: index, times, ...rest } = game.data;
    games.push({ strategy, game: index, outcome: { ...rest, times: times.map((time) => time / TICKS_PER_MS) } });
  }
  return success(games);
}

function belongs({ strategy, game }: z.infer<typeof GAME>, settings: ArenaSettings): boolean {
  return settings.strategies.includes(strategy) && game < countGames(settings.games);
}

function notARun(path: string): Result<never> {
  return failure('file-unreadable', `${path} is not the file of an arena run: name another file.`);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function makeLine({ strategy, game, outcome: { times, choices: _, ...rest } }: PlayedGame): string {
  const ticks = times.map((time) => Math.round(time * TICKS_PER_MS));
  return `${JSON.stringify({ strategy, game, ...rest, times: ticks })}\n`;
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** What must be the same for a run to go on. */
function describeSettings({ games, strategies, learned }: ArenaSettings, version: string): Settings {
  const common = {
    version,
    strategies: strategies.join(','),
    seed: games.seed,
    ...(strategies.includes('learned') ? { learned: digest([...learned].map(([key, book]) => [key, ...book])) } : {}),
  };
  if (games.kind === 'boards') return { ...common, boards: digest(games.boards) };
  const { shape, rows, cols } = games.size;
  const start = games.start === null ? null : cellPair(games.start, cols).join(',');
  return {
    ...common,
    shape,
    level: makeLevelText({ rows, cols, mines: games.mines }),
    first: games.first,
    start,
    games: games.games,
  };
}

/** The first setting that differs, in words, or null. */
function findDifference(theirs: Settings, ours: Settings): string | null {
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [a, b] = [theirs[name] ?? 'none', ours[name] ?? 'none'];
    if (a === b) continue;
    if (name === 'boards') return 'other boards';
    return name === 'learned' ? 'more was learned since' : `${name} ${a} instead of ${b}`;
  }
  return null;
}
