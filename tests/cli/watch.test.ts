import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { EXIT } from '../../src/cli/exitCodes.ts';
import { parseSource } from '../../src/cli/liveFeed.ts';
import { makeReport } from '../../src/cli/reportCommand.ts';
import { watch } from '../../src/cli/watchCommand.ts';
import { KMINES_RECORDING } from '../support/recordings.ts';
import type { Run } from './runCli.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

interface Line {
  readonly phase: string;
  readonly reason: string;
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly string[];
  readonly risk: readonly (readonly (number | null)[])[];
  readonly best: { readonly row: number; readonly col: number; readonly risk: number; readonly reason: string } | null;
  readonly safe: readonly (readonly [number, number])[];
  readonly mineCells: readonly (readonly [number, number])[];
  readonly mines: number | null;
  readonly minesSource: string;
  readonly sentence: string;
}

const SOURCE = `recording:${KMINES_RECORDING}`;
const KEYS = 'phase,reason,rows,cols,cells,risk,best,safe,mineCells,mines,minesSource,sentence'.split(',');
const folder = makeFolder();

describe('watch --json over a recording', () => {
  let run: Run;
  let lines: Line[];
  beforeAll(async () => {
    run = await runCli(['watch', '--source', SOURCE, '--json', '--mines', '40']);
    lines = parseLines<Line>(run.out);
  });

  test('ends with 0 and says nothing else', () => {
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(lines[0]).toMatchObject({ phase: 'searching', reason: 'start', rows: 0, cells: [], best: null });
    for (const line of lines) expect(Object.keys(line)).toEqual(KEYS);
  });

  test('has hints in the phase playing and in no other', () => {
    const playing = lines.filter(({ phase }) => phase === 'playing');
    expect(playing.length).toBeGreaterThan(10);
    for (const { rows, cols, cells, risk, best, safe, mineCells, mines, minesSource } of playing) {
      expect([rows, cols, cells.length, risk.length, mines, minesSource]).toEqual([16, 16, 16, 16, 40, 'typed']);
      expect(best).not.toBeNull();
      for (const [row, col] of safe) expect([risk[row]?.[col], cells[row]?.[col]]).toEqual([0, '#']);
      for (const [row, col] of mineCells) expect(risk[row]?.[col]).toBe(1);
    }
    for (const line of lines.filter(({ phase }) => phase !== 'playing'))
      expect(line).toMatchObject({ risk: [], best: null, safe: [], mineCells: [] });
  });

  test('never says the same line twice in a row', () => {
    const texts = run.out.trimEnd().split('\n');
    expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([]);
  });
});

test('outside a terminal each change is a line for people', async () => {
  const { code, out } = await runCli(['watch', '--source', SOURCE]);
  expect(code).toBe(0);
  expect(out).toMatch(/^a recording of KMines: Looking for a board\.\n/);
  expect(out).toMatch(
    /\na recording of KMines: 16×16, 40 mines, .+\. Open row \d+, column \d+: it is certainly safe\./,
  );
});

test('--once ends after the first hints', async () => {
  const { code, out } = await runCli(['watch', '--once', '--json', '--source', SOURCE]);
  expect(code).toBe(0);
  const phases = parseLines<Line>(out).map(({ phase }) => phase);
  expect(phases.indexOf('playing')).toBe(phases.length - 1);
});

test('a recording without a board ends with 1, a missing one with 3, a wrong source with 2', async () => {
  const grey = { width: 300, height: 200, channels: 3, background: '#777777' } as const;
  await sharp({ create: grey }).toFile(join(folder, 'blank.png'));
  const runs = await Promise.all([
    runCli(['watch', '--source', `recording:${folder}`]),
    runCli(['watch', '--source', 'recording:nowhere']),
    runCli(['watch', '--source', 'everything']),
    runCli(['serve', '--source', 'recording:nowhere', '--port', '0']),
    runCli(['serve', '--port', '70000']),
  ]);
  expect(runs.map(({ code }) => code)).toEqual([1, 3, 2, 3, 2]);
  for (const { err } of runs) expectSentences(err, 1);
});

test('without a display watching ends with 3 and one sentence', async () => {
  const names = ['DISPLAY', 'WAYLAND_DISPLAY'];
  for (const name of names) vi.stubEnv(name, '');
  const runs = await Promise.all(['auto', 'x11', 'screenshots'].map((source) => runCli(['watch', '--source', source])));
  vi.unstubAllEnvs();
  for (const { code, err } of runs.slice(process.platform === 'linux' ? 0 : 3)) {
    expect(code).toBe(3);
    expectSentences(err, 1);
  }
});

test('in a terminal the board is redrawn in place, and a signal ends it cleanly', async () => {
  const written: string[] = [];
  const listeners = process.listenerCount('SIGINT');
  const terminal = {
    columns: 100,
    rows: 40,
    write(text: string) {
      written.push(text);
      // The board shows: end as Ctrl-C does.
      if (text.includes('16×16') && text.includes('%')) process.emit('SIGINT', 'SIGINT');
    },
  };
  const source = { kind: 'recording', folder: KMINES_RECORDING } as const;
  const output = { out: () => undefined, error: (line: string) => written.push(line) };
  expect(await watch({ source, json: false, once: false }, output, terminal)).toBe(EXIT.ok);
  expect(written[0]).toBe('\x1b[?25l\x1b[22;2t\x1b]2;Automine watch\x07');
  expect(written.at(-1)).toBe('\x1b[23;2t\x1b[?25h');
  expect(written.some((text) => text.startsWith('\x1b[') && text.includes('A\x1b[2K'))).toBe(true);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

test.each([
  ['auto', { kind: 'auto' }],
  ['x11', { kind: 'x11' }],
  ['screenshots', { kind: 'screenshots' }],
  ['recording:a:b', { kind: 'recording', folder: 'a:b' }],
  ['recording:', null],
  ['', null],
] as const)('the source "%s" is %o', (text, expected) => {
  expect(parseSource(text)).toEqual(expected);
});

describe('report', () => {
  const versions = { version: '1.2.3', dependencies: { sharp: '0.0.1' } };
  const write = async (name: string, options: { withScreenshot: boolean; yes: boolean }, answer: string | null) => {
    const asked: string[] = [];
    const file = join(folder, name);
    const output = { out: () => undefined, error: () => undefined };
    const code = await makeReport(file, options, versions, output, async (question) => {
      asked.push(question);
      return answer;
    });
    // A log is there only where the assistant ever ran.
    const { 'log.txt': _log, ...files } = code === EXIT.ok ? unzipSync(readFileSync(file)) : {};
    return { code, asked, files };
  };
  const TEXTS = ['README.txt', 'report.json', 'settings.json'];

  test('holds versions and settings, asks nothing and takes no picture by itself', async () => {
    const { code, asked, files } = await write('plain.zip', { withScreenshot: false, yes: true }, 'y');
    expect([code, asked, Object.keys(files)]).toEqual([EXIT.ok, [], TEXTS]);
    const report = JSON.parse(Buffer.from(files['report.json'] ?? []).toString()) as object;
    expect(report).toMatchObject({ automine: '1.2.3', node: process.versions.node, dependencies: { sharp: '0.0.1' } });
  });

  test.each(['', 'n', 'no', 'yesterday', null])('the answer %o to the question is no', async (answer) => {
    const { code, asked, files } = await write('asked.zip', { withScreenshot: true, yes: false }, answer);
    expect([code, asked.length, Object.keys(files)]).toEqual([EXIT.ok, 1, TEXTS]);
  });

  test('a file that cannot be written is told with exit code 3', async () => {
    expect(await write('no such folder/a.zip', { withScreenshot: false, yes: false }, null)).toMatchObject({ code: 3 });
  });
});

describe('watch --camera', () => {
  test('without a display says so in a sentence', async () => {
    const run = await runCli(['watch', '--camera', 'USB'], '', { DISPLAY: '', WAYLAND_DISPLAY: '' });
    expect(run).toMatchObject({ code: EXIT.unreadable, out: '' });
    expectSentences(run.err, 1);
    expect(run.err).toMatch(/no display/);
  });

  test.each([['--json'], ['--once'], ['--video', 'film.mp4'], ['--source', 'x11']])(
    'does not go with %s',
    async (...words) => {
      const run = await runCli(['watch', '--camera', ...words], '', { DISPLAY: '', WAYLAND_DISPLAY: '' });
      expect(run).toMatchObject({ code: EXIT.usage, out: '' });
      expectSentences(run.err, 1);
    },
  );
});
