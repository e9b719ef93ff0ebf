import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { numberOf } from '../../src/model/board.ts';
import { makeRows, parseBoard } from '../../src/model/notation.ts';
import { fixtureNamed } from '../support/fixtures.ts';
import { drawPictureSkin } from '../support/pictureSkin.ts';
import { makeFolder, parseLines, runCli } from './runCli.ts';

const folder = makeFolder();
const PICTURE = join(folder, 'creatures.png');
const OTHER_POSITION = join(folder, 'later.png');
/** A position with the numbers 1 to 5, and a later one of another game. */
const BOARD = positionOf('xbomb-16x30/00');
const LATER = positionOf('sgt-mines-16x30/07');

/** A fixture's position without its marks, which the skin does not draw. */
function positionOf(name: string) {
  const { rows, cols, cells } = fixtureNamed(name);
  return {
    shape: 'square',
    rows,
    cols,
    mines: null,
    cells: cells.map((s): CellSymbol => (s === 'F' ? '#' : s)),
  } as const;
}

async function write(board: typeof BOARD, file: string): Promise<void> {
  const { width, height, data } = drawPictureSkin(board);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
}

/** The meanings of all numbers, named by the first cell that shows each. */
function namesOf({ cells, cols }: typeof BOARD, meaning = (symbol: CellSymbol): string => symbol): string {
  const names: Record<string, string> = {};
  for (const symbol of new Set(cells.filter((s) => numberOf(s) > 0))) {
    const cell = cells.indexOf(symbol);
    names[`${Math.floor(cell / cols) + 1},${(cell % cols) + 1}`] = meaning(symbol);
  }
  return JSON.stringify(names);
}

interface ReadLine {
  readonly cells: readonly string[];
  readonly status: string;
}

async function read(file: string, profiles: string): Promise<ReadLine> {
  const { out } = await runCli(['read', '--json', '--no-total', '--profiles', profiles, file]);
  return parseLines<ReadLine>(out)[0] as ReadLine;
}

function profilesIn(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

describe('automine teach', () => {
  beforeAll(async () => {
    await write(BOARD, PICTURE);
    await write(LATER, OTHER_POSITION);
  });

  test('a program whose numbers are pictures is read exactly after they were named once', async () => {
    const profiles = profilesIn('taught');
    const names = join(folder, 'names.json');
    writeFileSync(names, namesOf(BOARD));
    expect((await read(PICTURE, profiles)).cells).not.toEqual(makeRows(BOARD));
    const { code, out, err } = await runCli(['teach', '--profiles', profiles, '--names', names, PICTURE]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const printed = parseBoard(out.split('\n\n')[0] as string);
    expect(printed.ok && makeRows(printed.value)).toEqual(makeRows(BOARD));
    expect(readdirSync(profiles).sort()).toEqual(['creatures.json', 'creatures.png']);
    expect(await read(PICTURE, profiles)).toMatchObject({ cells: makeRows(BOARD), status: 'playing' });
    expect(await read(OTHER_POSITION, profiles)).toMatchObject({ cells: makeRows(LATER), status: 'playing' });
  });

  test('what was taught never overrides the rules', async () => {
    const profiles = profilesIn('wrong');
    const names = join(folder, 'wrong.json');
    // Every number is said to be an eight, which none with fewer than eight closed cells around it can be.
    writeFileSync(
      names,
      namesOf(BOARD, () => '8'),
    );
    await runCli(['teach', '--profiles', profiles, '--names', names, PICTURE]);
    // No board at all is an answer, too.
    const { cells = [] } = await read(PICTURE, profiles);
    expect(cells.join('')).not.toContain('8');
  });

  test('without anybody to ask it writes a sheet and says how to go on', async () => {
    const sheet = join(folder, 'sheet.png');
    const { code, out, err } = await runCli(['teach', '--profiles', profilesIn('none'), '--sheet', sheet, PICTURE]);
    expect(code).toBe(1);
    expect(out).toContain(`${sheet} shows the`);
    expect(err).toContain('--names');
    const { width = 0, height = 0 } = await sharp(sheet).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(100);
  });

  test.each([
    ['{"1": "q"}', 'is no meaning of 1'],
    ['{"99": "1"}', 'there is no look 99'],
    ['[]', 'must be an object'],
  ])('refuses the meanings %s', async (text, complaint) => {
    const names = join(folder, 'bad.json');
    writeFileSync(names, text);
    const { code, err } = await runCli(['teach', '--profiles', profilesIn('none'), '--names', names, PICTURE]);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });
});
