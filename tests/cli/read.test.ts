import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Rect } from '../../src/model/frame.ts';
import { makeRows } from '../../src/model/notation.ts';
import type { Fixture } from '../support/fixtures.ts';
import { FIXTURES, fixtureNamed } from '../support/fixtures.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

interface ReadLine {
  readonly file: string;
  readonly found: boolean;
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly region: Rect;
  readonly cells: readonly string[];
  readonly status: string;
  readonly ms: Readonly<Record<'decode' | 'locate' | 'read' | 'total', number>>;
  readonly others: readonly unknown[];
}

/** The truth is exact to about this much, Px. */
const REGION_OFF = 2;
const folder = makeFolder();
const KMINES = fixtureNamed('kmines-9x9/03');
const WINEMINE = fixtureNamed('winemine-9x9/02');
const SGT = fixtureNamed('sgt-mines-8x8/03');

function expectRegion(actual: Rect, { x, y, width, height }: Rect, dx = 0, dy = 0): void {
  const off = [actual.x - x - dx, actual.y - y - dy, actual.x + actual.width - x - dx - width];
  for (const d of [...off, actual.y + actual.height - y - dy - height]) {
    expect(Math.abs(d)).toBeLessThanOrEqual(REGION_OFF);
  }
}

function expectBoard(line: ReadLine | undefined, truth: Fixture): asserts line is ReadLine {
  expect(line).toMatchObject({
    found: true,
    shape: truth.shape,
    rows: truth.rows,
    cols: truth.cols,
    cells: makeRows(truth),
    status: 'playing',
    others: [],
  });
}

describe('automine read', () => {
  test('prints boards in the text notation, in the order of the pictures', async () => {
    const boards = [SGT, KMINES];
    const { code, out, err } = await runCli(['read', ...boards.map((b) => b.picture)]);
    const texts = boards.map((b) => [`square ${b.rows}x${b.cols}/${b.mines}`, ...makeRows(b)].join('\n'));
    expect(out).toBe(texts.map((text) => `${text}\n\n`).join(''));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('--json prints every documented field, one line a picture', async () => {
    const boards = [WINEMINE, KMINES];
    const { code, out, err } = await runCli(['read', '--json', ...boards.map((b) => b.picture)]);
    const lines = parseLines<ReadLine>(out);
    expect(lines).toHaveLength(boards.length);
    for (const [i, truth] of boards.entries()) {
      const line = lines[i];
      expectBoard(line, truth);
      expect(Object.keys(line)).toEqual([
        'file',
        'found',
        'shape',
        'rows',
        'cols',
        'region',
        'cells',
        'status',
        'mines',
        'minesSource',
        'ms',
        'others',
      ]);
      expect(line.file).toBe(truth.picture);
      expectRegion(line.region, truth.region);
      expect(Object.keys(line.ms)).toEqual(['decode', 'locate', 'read', 'total']);
      for (const ms of Object.values(line.ms)) expect(ms).toBeGreaterThanOrEqual(0);
    }
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('--region searches a part and answers in pixels of the whole picture', async () => {
    const { x, y, width, height } = KMINES.region;
    const region = [x - 30.5, y - 20, width + 60, height + 40].join(',');
    const { code, out } = await runCli(['read', '--json', '--region', region, KMINES.picture]);
    const [line] = parseLines<ReadLine>(out);
    expectBoard(line, KMINES);
    expectRegion(line.region, KMINES.region);
    expect(code).toBe(0);
  });

  test('--region beside the board finds none', async () => {
    const region = ['--region', '800,100,400,400'];
    const { code, out } = await runCli(['read', '--json', ...region, KMINES.picture]);
    expect(parseLines(out)).toMatchObject([{ found: false, code: 'no-board' }]);
    expect(code).toBe(1);
  });

  test('finds a board in a picture of 8000×8000', async () => {
    const file = join(folder, 'huge.png');
    const [left, top] = [5000, 6000];
    await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#3a6ea5' } })
      .composite([{ input: WINEMINE.picture, left, top }])
      .png({ compressionLevel: 1 })
      .toFile(file);
    const { code, out } = await runCli(['read', '--json', file]);
    const [line] = parseLines<ReadLine>(out);
    expectBoard(line, WINEMINE);
    expectRegion(line.region, WINEMINE.region, left, top);
    expect(code).toBe(0);
  });
});

describe('automine read --debug', () => {
  const place = (name: string) => join(folder, name);

  test('writes numbered pictures of every stage, and an index that shows each', async () => {
    const into = place('new/debug');
    const { code, out, err } = await runCli(['read', '--debug', into, KMINES.picture]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toBe((await runCli(['read', KMINES.picture])).out);
    const files = readdirSync(into).sort();
    const pictures = files.filter((file) => file.endsWith('.png'));
    const index = readFileSync(join(into, 'index.md'), 'utf8');
    expect(files).toEqual([...pictures, 'index.md']);
    expect([...index.matchAll(/\]\((.+)\)/g)].map(([, file]) => file)).toEqual(pictures);
    expect(pictures.map((file) => Number(file.slice(0, 2)))).toEqual(pictures.map((_, k) => k + 1));
    const shown = pictures.map((file) => file.slice(3, -4));
    for (const name of ['edges', 'repetition-full', 'candidates', 'sides', 'lattice', 'groups', 'outlines', 'board'])
      expect(shown).toContain(name);
    expect(shown.slice(-2)).toEqual(['counters', 'result']);
    for (const file of pictures) expect((await sharp(join(into, file)).metadata()).width).toBeGreaterThan(50);
  });

  test('shows what was looked at in a picture without a board', async () => {
    const into = place('barren');
    const { code } = await runCli(['read', '--debug', into, `${FIXTURES}negatives/sgt-solo.png`]);
    expect(code).toBe(1);
    expect(readFileSync(join(into, 'index.md'), 'utf8')).toContain('No board was found.');
  });

  test('a folder that cannot be made is one sentence and exit code 3', async () => {
    const into = place('a-file');
    writeFileSync(into, '');
    const { code, out, err } = await runCli(['read', '--debug', into, KMINES.picture]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expectSentences(err, 1);
    expect(err).toContain('a-file cannot be written');
  });

  test('several pictures are one sentence and exit code 2', async () => {
    const { code, err } = await runCli(['read', '--debug', place('two'), KMINES.picture, SGT.picture]);
    expect(code).toBe(2);
    expectSentences(err, 1);
  });

  test('a picture that is missing leaves no index', async () => {
    const into = place('missing');
    const { code, err } = await runCli(['read', '--debug', into, place('no-such.png')]);
    expect(code).toBe(3);
    expectSentences(err, 1);
    expect(readdirSync(into)).toEqual([]);
  });
});
