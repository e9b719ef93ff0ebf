import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/arena/statistics.ts';
import type { StatisticsLine } from '../../src/statistics/gameStatistics.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

const folder = makeFolder();

/** The command line with a data folder of its own; only Linux is told by this variable where it is. */
function makeUser(name: string) {
  const data = join(folder, name);
  mkdirSync(data);
  return {
    data,
    run: (...args: string[]) => runCli(args, '', { XDG_DATA_HOME: data }),
    lines: async () => {
      const { out } = await runCli(['statistics', '--json'], '', { XDG_DATA_HOME: data });
      return parseLines<StatisticsLine>(out);
    },
  };
}

const ARENA = ['arena', '--level', 'beginner', '--strategy', 'safest,random', '--json'];

describe.concurrent('automine statistics', () => {
  test('counts arena games with --keep, over runs, each seed once, and nothing without --keep', async () => {
    const user = makeUser('keeps');
    await user.run(...ARENA, '--games', '20');
    expect(await user.lines()).toEqual([]);
    const first = await user.run(...ARENA, '--games', '20', '--keep');
    await user.run(...ARENA, '--games', '30', '--keep');
    const lines = await user.lines();
    expect(lines.map(({ strategy, games }) => [strategy, games])).toEqual([
      ['safest', 30],
      ['random', 30],
    ]);
    const [safest] = lines as [StatisticsLine];
    expect(safest.ci95).toEqual(wilson(safest.won, 30));
    expect(safest).toMatchObject({ shape: 'square', level: '9x9/10', boards: 'safe' });
    expect(safest.won).toBeGreaterThanOrEqual(parseLines<{ won: number }>(first.out)[0]?.won as number);
    expect(safest.msPerGame).toBeGreaterThan(0);
    expect(safest.memoryMb).toBeGreaterThan(1);
  });

  test('games of a resumed run count once', async () => {
    const user = makeUser('resumes');
    const file = join(folder, 'run.jsonl');
    await user.run(...ARENA, '--games', '10', '--resume', file);
    for (let k = 0; k < 2; k++) await user.run(...ARENA, '--games', '10', '--resume', file, '--keep');
    expect((await user.lines()).map(({ games }) => games)).toEqual([10, 10]);
  });

  test('prints a table, writes the values and the plots, and forgets', async () => {
    const user = makeUser('writes');
    expect((await user.run('statistics')).out).toContain('No game is counted yet');
    await user.run(...ARENA, '--games', '5', '--first', 'zero', '--shape', 'hex', '--keep');
    const [csv, report] = [join(user.data, 's.csv'), join(user.data, 's.html')];
    const { code, out, err } = await user.run('statistics', '--csv', csv, '--report', report);
    expect([code, err]).toEqual([0, '']);
    const table = out.trimEnd().split('\n');
    expect(table[0]).toMatch(/^player +board +games +won % \(95 %\) +time\/game \(95 %\) +moves +guesses +MiB +last$/);
    expect(table[2]).toMatch(/^safest +hex 9x9\/10, first click zero +5 +\d+\.\d \(\d+\.\d to 100\.0\)/);
    const rows = readFileSync(csv, 'utf8').split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^player,shape,level,boards,games,won,win_rate,/);
    expect(rows[1]).toMatch(/^safest,hex,9x9\/10,zero,5,\d,/);
    for (const row of rows.slice(0, 3)) expect(row.split(',')).toHaveLength(18);
    expect(readFileSync(report, 'utf8')).toContain('Games won: hex 9x9/10, first click zero');
    expect((await user.run('statistics', '--reset')).out).toBe('The statistics of 10 games are forgotten.\n');
    expect(await user.lines()).toEqual([]);
  });

  test('a broken file is set aside and said', async () => {
    const user = makeUser('breaks');
    mkdirSync(join(user.data, 'automine'));
    writeFileSync(join(user.data, 'automine', 'statistics.json'), 'oh');
    const { code, err } = await user.run('statistics');
    expect(code).toBe(1);
    expectSentences(err, 1);
    expect(err).toContain('counting begins anew');
    expect((await user.run('statistics')).err).toBe('');
  });

  test('refuses what cannot be', async () => {
    const user = makeUser('refuses');
    const boards = join(user.data, 'boards.jsonl');
    writeFileSync(boards, '{"rows":1,"cols":2,"mines":[[0,1]]}');
    const kept = await user.run('arena', '--boards', boards, '--keep');
    expect(kept.code).toBe(2);
    expectSentences(kept.err, 1);
    const nowhere = await user.run('statistics', '--csv', join(user.data, 'nowhere', 's.csv'));
    expect(nowhere.code).toBe(3);
    expectSentences(nowhere.err, 1);
  });
});
