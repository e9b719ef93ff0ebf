import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/statistics/gameStatistics.ts';
import {
  loadStatistics,
  recordGame,
  recordGames,
  resetStatistics,
  statisticsPath,
} from '../../src/statistics/statisticsFile.ts';
import { makeFolder } from '../cli/runCli.ts';

const folder = makeFolder();
const GAME: GameRecord = {
  strategy: 'you',
  shape: 'hex',
  level: '9x9/10',
  won: true,
  ms: 1500,
  moves: 20,
  guesses: 0,
};
const gamesIn = (path: string) => loadStatistics(path).value.reduce((sum, { games }) => sum + games, 0);

describe('the statistics file', () => {
  test('keeps games over runs, one by one and in batches', async () => {
    const path = join(folder, 'new', 'statistics.json');
    expect(loadStatistics(path)).toEqual({ value: [], problem: null });
    expect(await recordGame(GAME, path)).toBeNull();
    expect(await recordGames([GAME, { ...GAME, won: false }], path)).toBeNull();
    const { value } = loadStatistics(path);
    expect(value).toHaveLength(1);
    expect(value[0]).toMatchObject({ strategy: 'you', shape: 'hex', games: 3, won: 2, ms: 4500 });
    expect(readdirSync(join(folder, 'new'))).toEqual(['statistics.json']);
  });

  test('waits while another process changes it, and loses none of its games', async () => {
    const path = join(folder, 'busy.json');
    await recordGame(GAME, path);
    mkdirSync(`${path}.lock`);
    const added = recordGame(GAME, path);
    await wait(60);
    expect(gamesIn(path)).toBe(1);
    rmdirSync(`${path}.lock`);
    expect(await added).toBeNull();
    expect(gamesIn(path)).toBe(2);
  });

  test.each([
    ['cut off', '{"version": 1, "gro'],
    ['of another version', '{"version": 9, "groups": []}'],
    ['with more wins than games', null],
  ])('a file %s is set aside and said, and counting goes on', async (name, text) => {
    const inside = join(folder, name);
    const path = join(inside, 'statistics.json');
    await recordGame(GAME, path);
    const broken = text ?? readFileSync(path, 'utf8').replace('"won": 1', '"won": 2');
    writeFileSync(path, broken);
    const problem = await recordGame(GAME, path);
    expect(problem).toMatch(/^The statistics were broken; they are kept as .*, counting begins anew\.$/);
    expect(gamesIn(path)).toBe(1);
    const [aside] = readdirSync(inside).filter((file) => file.includes('.broken-'));
    expect(readFileSync(join(inside, aside as string), 'utf8')).toBe(broken);
    expect(await recordGame(GAME, path)).toBeNull();
  });

  test('is forgotten on demand, also where there is none', async () => {
    const path = join(folder, 'reset.json');
    await recordGame(GAME, path);
    expect(await resetStatistics(path)).toBeNull();
    expect(loadStatistics(path)).toEqual({ value: [], problem: null });
    expect(await resetStatistics(path)).toBeNull();
  });

  test('where it cannot be written, one sentence says so', async () => {
    const path = join(folder, 'taken.json');
    mkdirSync(join(path, 'inside'), { recursive: true });
    expect(await recordGame(GAME, path)).toMatch(/^The statistics .*\(EISDIR|ENOTEMPTY\).*\.$/);
    writeFileSync(join(folder, 'file'), '');
    expect(await recordGame(GAME, join(folder, 'file', 'statistics.json'))).toMatch(/cannot be changed .*\(E\w+\)/);
  });

  test('lies in the platform’s place for data', () => {
    expect(statisticsPath()).toMatch(/automine.*statistics\.json$/);
  });
});
