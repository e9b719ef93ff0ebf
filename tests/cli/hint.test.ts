import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isClosed } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { makeRows } from '../../src/model/notation.ts';
import { analyse } from '../../src/solver/analyse.ts';
import type { Fixture } from '../support/fixtures.ts';
import { fixtureNamed, listFixtures, loadFrame } from '../support/fixtures.ts';
import type { Run } from './runCli.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

interface HintLine {
  readonly cells: readonly string[];
  readonly region: Rect;
  readonly status: string;
  readonly risk: readonly (readonly (number | null)[])[];
  readonly best: { readonly row: number; readonly col: number; readonly risk: number; readonly reason: string } | null;
  readonly safe: readonly (readonly [number, number])[];
  readonly mineCells: readonly (readonly [number, number])[];
  readonly mines: number | null;
  readonly minesSource: string;
  readonly code?: string;
}

const folder = makeFolder();
const KMINES = fixtureNamed('kmines-9x9/03');
const LOST = listFixtures().find((f) => f.config === 'kmines-9x9' && f.cells.includes('*')) as Fixture;

const hint = async (...args: string[]): Promise<Run & { line: HintLine }> => {
  const run = await runCli(['hint', '--json', ...args]);
  const [line] = parseLines<HintLine>(run.out);
  return { ...run, line: line as HintLine };
};

describe.concurrent('automine hint --json', () => {
  test('with a typed total agrees with the solver in every cell', async () => {
    const { code, err, line } = await hint('--mines', '10', KMINES.picture);
    const analysis = analyse({ ...KMINES, mines: 10 });
    const at = (cell: number) => [Math.floor(cell / KMINES.cols), cell % KMINES.cols];
    expect(line.cells).toEqual(makeRows(KMINES));
    expect(line.risk).toHaveLength(KMINES.rows);
    expect(line.risk.flat()).toEqual(analysis.risk);
    expect(line.risk.flat().map((risk) => risk !== null)).toEqual(KMINES.cells.map(isClosed));
    expect(line.safe).toEqual(analysis.safe.map(at));
    expect(line.mineCells).toEqual(analysis.mineCells.map(at));
    expect(line.safe.length).toBeGreaterThan(0);
    expect(line.best).toMatchObject({ risk: 0, reason: 'safe' });
    expect(line.safe).toContainEqual([line.best?.row, line.best?.col]);
    expect(line).toMatchObject({ mines: 10, minesSource: 'typed', status: 'playing' });
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('a total that cannot be is a contradiction: no hints, exit code 1', async () => {
    const { code, err, line } = await hint('--mines', '80', KMINES.picture);
    expect(line).toMatchObject({ status: 'contradiction', code: 'mine-total-impossible', best: null });
    expect([...line.safe, ...line.mineCells]).toEqual([]);
    expect(new Set(line.risk.flat())).toEqual(new Set([null]));
    expectSentences(err, 1);
    expect(err).toContain('check the total');
    expect(code).toBe(1);
  });

  test('a lost game is answered without hints', async () => {
    const { code, line } = await hint(LOST.picture);
    expect(line).toMatchObject({ status: 'lost', best: null, safe: [], mineCells: [] });
    expect(code).toBe(0);
  });

  test('--density shades the cells off the frontier where the total is unknown', async () => {
    const file = join(folder, 'eight-columns.png');
    await writeWithoutFirstColumn(KMINES, file);
    const { code, line } = await hint('--density', '0.35', file);
    expect(line.cells).toEqual(makeRows(KMINES).map((row) => row.slice(1)));
    expect(line).toMatchObject({ mines: null, minesSource: 'unknown', status: 'playing' });
    expect(line.risk[0]?.[0]).toBeCloseTo(0.35, 12);
    expect(code).toBe(0);
  });
});

/** The screenshot with the board's first column cut out: a size that no program has by default. */
async function writeWithoutFirstColumn({ picture, region, cols }: Fixture, file: string): Promise<void> {
  const { width, height } = await loadFrame(picture);
  const left = Math.round(region.x);
  const pitch = Math.round(region.width / cols);
  const right = sharp(picture).extract({ left: left + pitch, top: 0, width: width - left - pitch, height });
  await sharp(picture)
    .extract({ left: 0, top: 0, width: width - pitch, height })
    .composite([{ input: await right.png().toBuffer(), left, top: 0 }])
    .toFile(file);
}

describe('automine hint', () => {
  test('says in words what is proved and where to go, counted from 1', async () => {
    const { code, out, err } = await runCli(['hint', KMINES.picture]);
    const { line } = await hint(KMINES.picture);
    const { row, col } = line.best as NonNullable<HintLine['best']>;
    expect(out).toContain(makeRows(KMINES).join('\n'));
    expect(out).toContain(`${line.safe.length} safe cells, ${line.mineCells.length} certain mines`);
    expect(out).toContain(`Open row ${row + 1}, column ${col + 1}: it is certainly safe.`);
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe('automine hint --out', () => {
  let before: Frame;
  let after: Frame;
  let line: HintLine;
  beforeAll(async () => {
    const out = join(folder, 'hints.png');
    ({ line } = await hint('--mines', '10', '--out', out, KMINES.picture));
    before = await loadFrame(KMINES.picture);
    after = await loadFrame(out);
  });

  const changed = (x: number, y: number) => {
    const at = (y * before.width + x) * 4;
    return [0, 1, 2].some((c) => before.data[at + c] !== after.data[at + c]);
  };
  const countChanged = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (changed(x, y)) count++;
    return count;
  };

  test('keeps the size and changes pixels of the board only', () => {
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    const { x, y, width, height } = line.region;
    const inside = countChanged(Math.floor(x), Math.floor(y), Math.ceil(x + width), Math.ceil(y + height));
    expect(inside).toBeGreaterThan(0);
    expect(countChanged(0, 0, before.width, before.height)).toBe(inside);
  });

  test('marks exactly the closed cells that are not flagged', () => {
    const { x, y, width, height } = line.region;
    const [pitchX, pitchY] = [width / KMINES.cols, height / KMINES.rows];
    // A pixel at each side may belong to two cells.
    const marked = KMINES.cells.map((_, cell) => {
      const left = x + (cell % KMINES.cols) * pitchX;
      const top = y + Math.floor(cell / KMINES.cols) * pitchY;
      const rect = [left + 1, top + 1, left + pitchX - 1, top + pitchY - 1].map(Math.round);
      return countChanged(...(rect as [number, number, number, number])) > 0;
    });
    expect(marked).toEqual(KMINES.cells.map((symbol) => symbol === '#'));
  });

  test.each(['no-such-folder/hints.png', 'hints.docx'])('%s cannot be written: one sentence', async (name) => {
    const out = join(folder, name);
    const { code, err } = await hint('--out', out, KMINES.picture);
    expectSentences(err, 1);
    expect(err).toContain('cannot be written');
    expect(existsSync(out)).toBe(false);
    expect(code).toBe(3);
  });
});
