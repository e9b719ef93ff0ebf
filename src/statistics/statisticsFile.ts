import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SHAPES } from '../model/topology.ts';
import { withFileLock } from '../settings/fileLock.ts';
import type { JsonFile, LoadedFile } from '../settings/jsonFile.ts';
import { loadJson, saveJson } from '../settings/jsonFile.ts';
import { platformFolder } from '../settings/platformFolder.ts';
import type { GameGroup, GameRecord } from './gameStatistics.ts';
import { addGames, BOARD_KINDS, LEVEL_PATTERN, MOST_GROUPS, PLAYER_PATTERN } from './gameStatistics.ts';
import { MOST_RANGES } from './seedRanges.ts';

interface StatisticsFile {
  readonly version: typeof VERSION;
  readonly groups: readonly GameGroup[];
}

const VERSION = 1;
const count = z.number().int().nonnegative();
const amount = z.number().nonnegative();
const group = z
  .object({
    strategy: z.string().regex(PLAYER_PATTERN),
    shape: z.enum(SHAPES),
    level: z.string().regex(LEVEL_PATTERN),
    boards: z.enum(BOARD_KINDS),
    games: count,
    won: count,
    ms: amount,
    msSquares: amount,
    msMax: amount,
    moves: count,
    guesses: count,
    memoryMb: amount,
    seeds: z.array(z.tuple([count, count])).max(MOST_RANGES),
    since: z.iso.datetime(),
    last: z.iso.datetime(),
  })
  .refine(({ games, won }) => won <= games);
const schema: z.ZodType<StatisticsFile> = z.object({
  version: z.literal(VERSION),
  groups: z.array(group).max(MOST_GROUPS),
});

/** The statistics' file in the platform's place for data. */
export function statisticsPath(): string {
  return join(platformFolder('data'), 'statistics.json');
}

/** Reads the statistics. A broken file is set aside under another name, and counting begins anew. */
export function loadStatistics(path = statisticsPath()): LoadedFile<readonly GameGroup[]> {
  const { value, problem } = loadJson(fileAt(path));
  return { value: value.groups, problem };
}

/**
 * Adds finished games to the statistics. Several processes may do so at once.
 * @returns what went wrong, in one sentence, or null. The games are then not counted, or those before them were lost.
 */
export async function recordGames(
  records: readonly GameRecord[],
  path = statisticsPath(),
  now = new Date(),
): Promise<string | null> {
  if (records.length === 0) return null;
  return change(path, () => {
    const { value, problem } = loadStatistics(path);
    const groups = addGames(value, records, now.toISOString());
    return saveJson(fileAt(path), { version: VERSION, groups }) ?? problem;
  });
}

/** Adds one finished game, see `recordGames`. */
export function recordGame(record: GameRecord, path = statisticsPath()): Promise<string | null> {
  return recordGames([record], path);
}

/** Forgets all games; returns what went wrong, in one sentence, or null. */
export async function resetStatistics(path = statisticsPath()): Promise<string | null> {
  return change(path, () => {
    rmSync(path, { force: true });
    return null;
  });
}

async function change(path: string, action: () => string | null): Promise<string | null> {
  try {
    return await withFileLock(path, action);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return `The statistics cannot be changed in ${path} (${code}): make that folder writable.`;
  }
}

function fileAt(path: string): JsonFile<StatisticsFile> {
  return {
    path,
    schema,
    initial: { version: VERSION, groups: [] },
    name: 'The statistics',
    without: 'counting begins anew',
  };
}
