import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dueTimes, runDemo } from '../../src/cli/demoCommand.ts';
import { EXIT } from '../../src/cli/exitCodes.ts';
import { hasDisplay, startAssistant } from '../../src/cli/startCommand.ts';
import { loadKMinesGame } from '../support/recordings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterAll(() => rm(folder, { recursive: true }));

function collect() {
  const out: string[] = [];
  const error: string[] = [];
  return { out, error, output: { out: (line: string) => out.push(line), error: (line: string) => error.push(line) } };
}

test('outside a terminal a line a frame, the median times, and a picture that differs from the frame', async () => {
  const { out, error, output } = collect();
  const path = join(folder, 'last.png');
  expect(await runDemo({ out: path, speed: 1 }, output, null)).toBe(EXIT.ok);
  expect(error).toEqual([]);
  const { frames } = await loadKMinesGame();
  const lines = out.filter((line) => line.startsWith('frame '));
  // A slow machine leaves frames out; the first and the last are always shown.
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines)
    expect(line).toMatch(/^frame \d+\/\d+: .+; decode .+ ms, locate .+ ms, read .+ ms, solve .+ ms, total .+ ms$/);
  expect(lines.join('\n')).toMatch(/\d+ safe, \d+ mines?; open row \d+, column \d+ \(safe\)/);
  const text = out.join('\n');
  expect(text).toMatch(/Median times of \d+ frames: decode /);
  expect(text).toContain(path);
  expect(text).toContain('npm start');
  const picture = await sharp(path).ensureAlpha().raw().toBuffer();
  expect(picture.length).toBe(900 * 700 * 4);
  expect(frames.some((frame) => Buffer.compare(picture, frame.data as Uint8Array) === 0)).toBe(false);
});

test('in a terminal the board is redrawn in place and the cursor comes back', async () => {
  const { output } = collect();
  const written: string[] = [];
  const terminal = { write: (text: string) => written.push(text), columns: 100, rows: 40 };
  const listeners = process.listenerCount('SIGINT');
  expect(await runDemo({ out: join(folder, 'live.png'), speed: 20 }, output, terminal)).toBe(EXIT.ok);
  const [first, ...drawn] = written;
  const last = drawn.pop();
  expect(first).toBe('\x1b[?25l\x1b[22;2t\x1b]2;Automine demo\x07');
  expect(last).toBe('\x1b[23;2t\x1b[?25h');
  expect(drawn.length).toBeGreaterThan(1);
  const heights = drawn.map((text) => text.split('\n').length - 1);
  for (const [i, text] of drawn.slice(1).entries()) expect(text.startsWith(`\x1b[${heights[i]}A`)).toBe(true);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

test('the replay keeps the recorded rhythm within twelve seconds, and speed divides it', () => {
  expect(dueTimes([0, 500, 2000], 1)).toEqual([0, 500, 2000]);
  expect(dueTimes([0, 500, 2000], 4)).toEqual([0, 125, 500]);
  expect(dueTimes([0, 30_000, 60_000], 1)).toEqual([0, 6000, 12_000]);
});

test('a recording that is missing, broken or without board ends with one sentence and an exit code', async () => {
  const empty = join(folder, 'empty');
  const broken = join(folder, 'broken');
  const blank = join(folder, 'blank');
  for (const path of [empty, broken, blank]) await mkdir(path);
  await writeFile(join(broken, 'a.png'), 'no picture');
  const grey = { width: 300, height: 200, channels: 3, background: '#777777' } as const;
  await sharp({ create: grey }).toFile(join(blank, 'a.png'));
  const ends: [string, number][] = [
    [join(folder, 'nowhere'), EXIT.unreadable],
    [empty, EXIT.unreadable],
    [broken, EXIT.unreadable],
    [blank, EXIT.unanswered],
  ];
  for (const [frames, code] of ends) {
    const { error, output } = collect();
    expect(await runDemo({ out: join(folder, 'none.png'), frames, speed: 1 }, output, null)).toBe(code);
    expect(error).toHaveLength(1);
    expect(error[0]).toMatch(/^[^\n]+\.$/);
  }
  await expect(stat(join(folder, 'none.png'))).rejects.toThrow();
});

test('a picture that cannot be written ends with one sentence and exit code 3', async () => {
  const { error, output } = collect();
  const out = join(folder, 'no such folder', 'last.png');
  expect(await runDemo({ out, speed: 50 }, output, null)).toBe(EXIT.unreadable);
  expect(error).toEqual([expect.stringContaining('cannot be written')]);
});

test.each([
  ['linux', {}, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['linux', { DISPLAY: '' }, false],
  ['darwin', {}, true],
  ['win32', {}, true],
] as const)('on %s with %o there is a display: %s', (platform, env, expected) => {
  expect(hasDisplay({ platform, env })).toBe(expected);
});

test('without Electron start says what to do and shows the demonstration', async () => {
  vi.stubEnv('DISPLAY', ':99');
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', join(folder, 'no-electron'));
  const { error, out, output } = collect();
  expect(await startAssistant({ out: join(folder, 'start.png'), speed: 50 }, output)).toBe(EXIT.ok);
  expect(error).toEqual([expect.stringContaining('ELECTRON_OVERRIDE_DIST_PATH')]);
  expect(out.join('\n')).toContain('demonstration');
  vi.unstubAllEnvs();
});
