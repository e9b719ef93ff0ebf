import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/arena/statistics.ts';
import type { Summary } from '../../src/arena/tally.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = makeFolder();
const arena = (...args: string[]) => runCli(['arena', ...args]);
const BEGINNER = ['--level', 'beginner', '--strategy', 'safest,random', '--games', '60'];

async function summaries(...args: string[]) {
  const run = await arena(...args, '--json');
  return { ...run, lines: parseLines<Summary>(run.out) };
}

/** What must be the same again: all but times and memory. */
function lasting({ msPerMove: _, msPerGame: __, memoryMb: ___, ...rest }: Summary) {
  return rest;
}

describe.concurrent('automine arena', () => {
  test('prints one object a strategy, with everything that was promised', async () => {
    const { code, err, lines } = await summaries(...BEGINNER);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(lines.map(({ strategy }) => strategy)).toEqual(['safest', 'random']);
    const [safest, random] = lines as [Summary, Summary];
    for (const line of lines) {
      expect(line.games).toBe(60);
      expect(line.winRate).toBe(line.won / 60);
      expect(line.ci95).toEqual(wilson(line.won, 60));
      const { p50, p95, p99, max } = line.msPerMove;
      expect(p50 > 0 && p50 <= p95 && p95 <= p99 && p99 <= max).toBe(true);
      expect(line.msPerGame).toBeGreaterThan(0);
      expect(line.memoryMb).toBeGreaterThan(0);
    }
    expect(safest.movesPerGame).toBeGreaterThan(safest.guessesPerGame);
    // The random player calls everything a guess.
    expect(random.movesPerGame).toBe(random.guessesPerGame);
    expect(safest.paired).toEqual({
      against: 'safest',
      games: 60,
      difference: 0,
      ci95: [0, 0],
      onlyThis: 0,
      onlyOther: 0,
    });
    expect(random.paired).toMatchObject({ against: 'safest', games: 60 });
    expect(random.paired.difference).toBeCloseTo(random.winRate - safest.winRate, 12);
  });

  test('the number of workers changes nothing', async () => {
    const [one, two] = await Promise.all(['1', '2'].map((n) => summaries(...BEGINNER, '--workers', n)));
    expect(one?.lines.map(lasting)).toEqual(two?.lines.map(lasting));
  });

  test('prints a table for people', async () => {
    const { code, out } = await arena(...BEGINNER, '--shape', 'hex', '--first', 'zero');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('60 games of hex 9x9/10, seeds 1 to 60; the first click at row 4, column 4 hits a zero');
    expect(lines[1]).toMatch(/^strategy +games +won % \(95 %\) +gain \(95 %\) +moves +guesses +ms\/move p50 /);
    expect(lines.slice(3).map((line) => line.split(/\s+/)[0])).toEqual(['safest', 'random']);
    expect(lines).toHaveLength(5);
  });

  test('plays every level of the source documents', async () => {
    const levels = ['8x8/10', '16x16/40', '16x30/99', '16x32/99', '11x11/20', '9x9/13', '9x9/28', '9x9/40', '10x10/15'];
    const runs = await Promise.all(
      levels.map((level) => summaries('--level', level, '--strategy', 'safest', '--games', '5', '--workers', '1')),
    );
    for (const { code, lines } of runs) expect([code, lines[0]?.games]).toEqual([0, 5]);
  });

  test.each([
    ['safe', 'row 1, column 1 hits no mine'],
    ['zero', 'row 2, column 3 hits a zero'],
    ['any', "the first click is the strategy's own"],
  ])('the usual start for %s', async (first, words) => {
    const { out } = await arena('--level', '2x3/0', '--first', first, '--games', '1', '--strategy', 'safest');
    expect(out).toContain(words);
  });

  test('is interrupted cleanly and goes on to the same result', async () => {
    const file = join(folder, 'interrupted.jsonl');
    const args = ['--level', 'intermediate', '--strategy', 'safest', '--games', '300', '--json'];
    const whole = await summaries(...args);
    const child = spawn(process.execPath, [CLI, 'arena', ...args, '--resume', file, '--workers', '1']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (child.exitCode === null && !(existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 3)) {
      await wait(5);
    }
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    const kept = readFileSync(file, 'utf8').split('\n').length - 2;
    expect(err).toBe(`automine: Ended early: ${kept} of 300 games were played; the same command goes on from there.\n`);
    const rest = await summaries(...args, '--resume', file);
    expect(rest.code).toBe(0);
    expect(rest.lines.map(lasting)).toEqual(whole.lines.map(lasting));
    // Nothing is left to play, and nothing changes, times included.
    expect((await summaries(...args, '--resume', file)).lines.map(lasting)).toEqual(whole.lines.map(lasting));
    const other = await summaries(...args, '--resume', file, '--seed', '2');
    expect(other.code).toBe(2);
    expectSentences(other.err, 1);
    expect(other.err).toContain('(seed 1 instead of 2)');
  });

  test('writes the report', async () => {
    const file = join(folder, 'report.html');
    const { code } = await arena(...BEGINNER, '--report', file);
    expect(code).toBe(0);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('60 games of square 9x9/10');
    expect(page.match(/<svg[^>]* viewBox="0 0 824/g)).toHaveLength(4);
  });
});

describe.concurrent('automine arena --boards', () => {
  // Won by the first click; lost by it; solved by counting; without a start.
  const BOARDS = [
    { rows: 3, cols: 3, mines: [[0, 0]], start: [2, 2] },
    { rows: 3, cols: 3, mines: [[2, 2]], start: [2, 2] },
    {
      rows: 2,
      cols: 4,
      mines: [
        [0, 3],
        [1, 3],
      ],
      start: [0, 0],
    },
    { rows: 1, cols: 1, mines: [] },
  ];
  const file = join(folder, 'boards.jsonl');
  writeFileSync(file, BOARDS.map((board) => JSON.stringify(board)).join('\n'));

  test('prints the outcomes one a line, and the table beside them', async () => {
    const { code, out, err } = await arena('--boards', file, '--strategy', 'safest');
    expect(out).toBe('won\nlost\nwon\nwon\n');
    expect(err).toMatch(/^4 given boards\nstrategy .*\nsafest +4 +75\.0 /s);
    expect(code).toBe(0);
  });

  test('prints a word for each of several strategies', async () => {
    const { out } = await arena('--boards', file, '--strategy', 'safest,random');
    expect(out).toMatch(/^won won\nlost lost\nwon (won|lost)\nwon won\n$/);
  });

  test('prints objects with --json', async () => {
    const { out, err } = await arena('--boards', file, '--strategy', 'safest', '--json');
    const lines = parseLines<Record<string, unknown>>(out);
    expect(lines.slice(0, -1)).toEqual(
      ['won', 'lost', 'won', 'won'].map((outcome, board) => ({ board, strategy: 'safest', outcome })),
    );
    expect(lines.at(-1)).toMatchObject({ strategy: 'safest', games: 4, won: 3 });
    expect(err).toBe('');
  });

  test('says which options play no part', async () => {
    const { code, err } = await arena('--boards', file, '--strategy', 'safest', '--json', '--level', 'expert');
    expectSentences(err, 1);
    expect(err).toContain('--level');
    expect(code).toBe(0);
  });

  test.each([
    ['is missing', null, /does not exist/],
    ['is empty', '', /no board/],
    ['is cut off', '{"rows":3,"cols":3,"mi', /line 1 is not JSON/],
    ['has a mine twice', '{"rows":3,"cols":3,"mines":[[1,1],[1,1]]}', /\[1, 1\] twice/],
    ['has a mine off the board', '{"rows":3,"cols":3,"mines":[[3,1]]}', /\[3, 1\]/],
  ])('refuses a file that %s', async (name, text, message) => {
    const bad = join(folder, `${name}.jsonl`);
    if (text !== null) writeFileSync(bad, text);
    const { code, out, err } = await arena('--boards', bad);
    expect(code).toBe(3);
    expect(out).toBe('');
    expectSentences(err, 1);
    expect(err).toMatch(message);
  });
});

describe.concurrent('automine arena refuses', () => {
  test.each([
    [['--strategy', 'safest,genius'], 'there is no strategy "genius"'],
    [['--strategy', ''], 'there is no strategy ""'],
    [['--level', 'hard'], 'give beginner, beginner8, intermediate, expert'],
    [['--level', '3x3/10'], 'at most 9 mines'],
    [['--level', '3x3/9'], 'room for 8 mines'],
    [['--level', '0x3/0'], '1 to 1000 rows'],
    [['--start', '9,0', '--level', 'beginner'], 'off the board'],
    [['--start', 'corner'], 'row and column from 0'],
    [['--first', 'lucky'], 'safe, zero or any'],
    [['--shape', 'round'], 'square, hex or triangle'],
    [['--games', '0'], 'a whole number from 1'],
    [['--seed', 'x'], 'a whole number from 0'],
    [['--workers', '0'], 'a whole number from 1'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await arena('--games', '1', ...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expectSentences(err, 1);
    expect(err).toContain(words);
  });

  test.each(['--report', '--resume'])('%s where nothing can be written', async (option) => {
    const { code, out, err } = await arena('--games', '1', option, join(folder, 'nowhere', 'file'));
    expect(code).toBe(3);
    expect(out).toBe('');
    expectSentences(err, 1);
  });
});
