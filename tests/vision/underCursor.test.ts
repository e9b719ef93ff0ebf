import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Reading } from '../../src/model/reading.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { CLEAN_EDGE } from '../../src/vision/gridLines.ts';
import type { CellsRead } from '../../src/vision/readGroups.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import { withCellUnderCursor } from '../../src/vision/underCursor.ts';
import { latticeFor } from '../support/lattices.ts';

const PITCH = 24;
/** Signs of 3 × 3 squares of 4 Px in the middle of a cell. */
const SIGNS: Readonly<Record<string, string>> = {
  '#': '#.#.#.#.#',
  '1': '.#..#..#.',
  '2': '##..#..##',
  F: '####..#..',
  '*': '.#.###...',
  '0': '.........',
};

const BLOCK = '#########';

/** Boxes [x, y, wide, high] in a cell that are drawn around its sign; the bar is drawn over it. */
const AROUND: Readonly<
  Record<'brackets' | 'line' | 'frame' | 'bar', readonly (readonly [number, number, number, number])[]>
> = {
  brackets: [
    [1, 4, 2, 16],
    [21, 4, 2, 16],
  ],
  line: [[2, 20, 20, 2]],
  frame: [
    [0, 0, 24, 2],
    [0, 22, 24, 2],
    [0, 0, 2, 24],
    [22, 0, 2, 24],
  ],
  bar: [[2, 10, 20, 2]],
};

interface Cursor {
  readonly at: number;
  readonly sign: string;
  readonly ground?: number;
  readonly ink?: number;
  /** Px of the cell that it leaves free, left and right. */
  readonly margin?: number;
  /** Px of the cell that it leaves free, above and below. */
  readonly aside?: number;
  /** Whether the upper half of its ground is blue. */
  readonly isBlue?: boolean;
  /** Whether covered cells are plain blocks; then the cursor's ink is the colour of its block. */
  readonly hasBlocks?: boolean;
  /** What is drawn around the sign instead of a ground. */
  readonly around?: keyof typeof AROUND;
}

/** What is read of a text screen in the colours 20 and 200, with one cell under a cursor that was read as something. */
function readingOf(
  rows: readonly string[],
  { at, sign, ground = 200, ink = 20, margin = 0, aside = 0, isBlue = false, hasBlocks = false, around }: Cursor,
  { was = '~' as CellSymbol, ...known }: { readonly was?: CellSymbol } & Partial<Reading> = {},
) {
  const cols = (rows[0] as string).length;
  const [width, height] = [cols * PITCH, rows.length * PITCH];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const fill = (x: number, y: number, wide: number, high: number, level: number, blue = level) => {
    for (let py = y; py < y + high; py++)
      for (let px = x; px < x + wide; px++) data.set([level, level, blue], (py * width + px) * 4);
  };
  fill(0, 0, width, height, 20);
  const symbols = [...rows.join('')] as CellSymbol[];
  symbols.forEach((symbol, cell) => {
    const [x, y] = [(cell % cols) * PITCH, Math.floor(cell / cols) * PITCH];
    const isUnder = cell === at;
    if (isUnder && !around && !hasBlocks) fill(x + margin, y + aside, PITCH - 2 * margin, PITCH - 2 * aside, ground);
    if (isUnder && around)
      for (const [left, top, wide, high] of AROUND[around]) fill(x + left, y + top, wide, high, 160);
    if (isUnder && isBlue) fill(x, y, PITCH, PITCH / 2, 20, 255);
    const shown = isUnder ? sign : symbol;
    [...(hasBlocks && shown === '#' ? BLOCK : (SIGNS[shown] ?? ''))].forEach((dot, k) => {
      if (dot === '#') fill(x + 6 + (k % 3) * 4, y + 6 + Math.floor(k / 3) * 4, 4, 4, isUnder && !around ? ink : 200);
    });
  });
  const lattice = latticeFor({ shape: 'square', rows: rows.length, cols }, PITCH);
  const { samples } = startTrack({ width, height, data }, { ...lattice, x: 0, y: 0 }, CLEAN_EDGE, makeGlyphMemory());
  const cells = symbols.map((symbol, cell): CellSymbol => (cell === at ? was : symbol));
  const isOf = (symbol: string) => (cell: number) => cells[cell] === symbol && cell !== at;
  const looks = [...Object.keys(SIGNS), '~'].map((symbol) => [...cells.keys()].filter(isOf(symbol)));
  const status = cells.includes('*') ? 'lost' : 'playing';
  const reading = { lattice, cells, confidence: cells.map(() => 1), status, cutOff: false, ...known } as const;
  const track = { reading, looks: [[at], ...looks.filter((look) => look.length > 0)] } satisfies Pick<
    CellsRead,
    'reading' | 'looks'
  >;
  return withCellUnderCursor(track, samples).reading;
}

const read = (rows: readonly string[], cursor: Cursor, was: CellSymbol = '~') =>
  readingOf(rows, cursor, { was }).cells[cursor.at];

const PLAYING = ['##20000', '#F20000', '#210000', '#100000', '1100122', '00001#F'];
const COVERED = 40;
const OPENED = 6;

test('what is drawn under a cursor in exchanged or other colours is what is drawn so elsewhere', () => {
  expect(read(PLAYING, { at: COVERED, sign: '#' })).toBe('#');
  expect(read(PLAYING, { at: COVERED, sign: 'F' })).toBe('F');
  expect(read(PLAYING, { at: COVERED, sign: '#', ground: 90, ink: 200 })).toBe('#');
  expect(read(PLAYING, { at: COVERED, sign: '#', margin: 6 })).toBe('#');
});

test('what brackets, a line or a frame are drawn around is what is drawn so elsewhere', () => {
  for (const around of ['brackets', 'line', 'frame'] as const) {
    expect(read(PLAYING, { at: COVERED, sign: '#', around })).toBe('#');
    expect(read(PLAYING, { at: COVERED, sign: 'F', around })).toBe('F');
    expect(read(PLAYING, { at: OPENED, sign: '0', around })).toBe('0');
    expect(read(PLAYING, { at: COVERED, sign: '*', around })).toBe('~');
  }
  expect(read(PLAYING, { at: COVERED, sign: 'F', around: 'bar' })).toBe('~');
});

test('what is around a sign tells nothing of a cell that was read', () => {
  expect(read(PLAYING, { at: COVERED, sign: '#', around: 'line' }, 'F')).toBe('F');
});

test('a sign that is nowhere else, or that the rules forbid, is not read', () => {
  expect(read(PLAYING, { at: COVERED, sign: '*' })).toBe('~');
  expect(read(PLAYING, { at: OPENED, sign: '#' })).toBe('~');
});

test('a cursor on which nothing is drawn is open where the rules say so', () => {
  expect(read(PLAYING, { at: OPENED, sign: '0' })).toBe('0');
  expect(read(PLAYING, { at: COVERED, sign: '0' })).toBe('~');
});

test('a block of another colour is a covered cell beside others, where no cell is empty', () => {
  expect(read(PLAYING, { at: COVERED, sign: '#', hasBlocks: true, ink: 110 })).toBe('#');
  // … but may be an empty cell under the cursor where all around is open.
  expect(read(PLAYING, { at: OPENED, sign: '#', hasBlocks: true, ink: 110 })).toBe('~');
  expect(read(PLAYING, { at: COVERED, sign: 'F', hasBlocks: true, ink: 110 })).not.toBe('#');
});

test('what several cells show is under no cursor', () => {
  const cursor = { at: COVERED, sign: '#' };
  const many = PLAYING.map((row, k) => (k < 2 ? row.replaceAll('#', '~') : row));
  expect(readingOf(many, cursor).cells[COVERED]).toBe('#');
});

test('what is a small part of a cell, or has many colours, is no cursor', () => {
  expect(read(PLAYING, { at: COVERED, sign: '#', margin: 10 })).toBe('~');
  expect(read(PLAYING, { at: COVERED, sign: '#', isBlue: true })).toBe('~');
});

test('a mine under the cursor is the one that ended the game', () => {
  const lost = PLAYING.map((row) => row.replace('F', '*'));
  expect(read(lost, { at: 8, sign: '*' })).toBe('X');
  expect(read(PLAYING, { at: 8, sign: '*' })).toBe('~');
});

test('a mine on a ground of its own was hit, however small that is', () => {
  const small = { at: 8, sign: '*', margin: 4, aside: 5 };
  const lost = PLAYING.map((row) => row.replace('F', '*'));
  expect(read(lost, small)).toBe('X');
  expect(read(lost, { ...small, sign: 'F' })).toBe('~');
  expect(read(PLAYING, small)).toBe('~');
  // One was hit already.
  expect(read([...lost.slice(1), 'X000000'], { ...small, at: 1 })).toBe('~');
});

test('a cell that was read as what no other one looks like is what is drawn so elsewhere', () => {
  expect(read(PLAYING, { at: COVERED, sign: '#' }, 'F')).toBe('#');
  expect(read(PLAYING, { at: COVERED, sign: '*' }, 'F')).toBe('F');
  expect(read(PLAYING, { at: COVERED, sign: 'F' }, 'F')).toBe('F');
});

test('what is unclear about a board stays so', () => {
  const cursor = { at: COVERED, sign: '#' };
  expect(readingOf(PLAYING, cursor)).toMatchObject({ status: 'playing' });
  expect(readingOf(PLAYING, cursor, { status: 'unclear' })).toMatchObject({ status: 'unclear' });
  const cutOff = readingOf(PLAYING, cursor, { status: 'unclear', cutOff: true });
  expect(cutOff).toMatchObject({ status: 'unclear', cutOff: true });
  expect(cutOff.cells[COVERED]).toBe('~');
});
