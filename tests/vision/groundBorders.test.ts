import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import { atGroundBorders, atTiles, meetsGroundBorders } from '../../src/vision/groundBorders.ts';

const PITCH = 20;
const BOARD: readonly string[] = ['##11##', '##11##', '110011', '110011', '##11##', '##11##'];
const LATTICE: Lattice = {
  shape: 'square',
  rows: 6,
  cols: 6,
  x: 40,
  y: 60,
  pitchX: PITCH,
  pitchY: PITCH,
  gapX: 0,
  gapY: 0,
};

/** What is the level of a pixel of a cell of a symbol, so many Px from its left and upper side. */
type Level = (symbol: string | undefined, x: number, y: number) => number;

/** Covered ground is light, open ground dark. */
const GROUNDS: Level = (symbol) => (symbol === '#' ? 150 : 30);

/** The board drawn without lines. */
function draw(levelOf: Level = GROUNDS, board = BOARD): Frame {
  const [width, height] = [200, 240];
  const data = new Uint8ClampedArray(width * height * 4).fill(30);
  for (let y = 0; y < 6 * PITCH; y++)
    for (let x = 0; x < 6 * PITCH; x++) {
      const symbol = board[Math.floor(y / PITCH)]?.[Math.floor(x / PITCH)];
      const at = ((y + LATTICE.y) * width + x + LATTICE.x) * 4;
      data.fill(levelOf(symbol, x % PITCH, y % PITCH), at, at + 3);
    }
  return { width, height, data };
}

function readAt(lattice: Lattice, board = BOARD): Reading {
  const cells = [...board.join('')] as CellSymbol[];
  return { lattice, cells, confidence: cells.map(() => 1), status: 'playing', cutOff: false };
}

describe('cells without lines meet where covered and open ground do', () => {
  const gradients = makeGradients(draw());

  test.each([
    [5, 0],
    [0, -4],
    [-6, 3],
  ])('a lattice that is off by %d and %d Px is moved', (dx, dy) => {
    const moved = atGroundBorders(gradients, readAt({ ...LATTICE, x: LATTICE.x + dx, y: LATTICE.y + dy }));
    expect(moved).toEqual(LATTICE);
  });

  test('one that lies there stays, and so does one that is off by a pixel', () => {
    expect(atGroundBorders(gradients, readAt(LATTICE))).toBeNull();
    expect(atGroundBorders(gradients, readAt({ ...LATTICE, x: LATTICE.x + 1 }))).toBeNull();
  });

  test('a lattice whose cells at the borders cannot be read is moved too', () => {
    const reading = readAt({ ...LATTICE, x: LATTICE.x + 5, y: LATTICE.y - 4 });
    const cells = reading.cells.map((symbol) => (symbol === '#' ? symbol : '~'));
    expect(atGroundBorders(gradients, { ...reading, cells })).toEqual(LATTICE);
  });

  test('feet of characters, where covered and open ground are alike, move nothing', () => {
    const isFoot = (x: number, y: number) => x >= 4 && x < PITCH - 4 && y >= PITCH - 4 && y < PITCH - 2;
    const drawn = draw((symbol, x, y) => (symbol === '1' && isFoot(x, y) ? 150 : 30));
    expect(atGroundBorders(makeGradients(drawn), readAt(LATTICE))).toBeNull();
  });

  describe.each([
    ['end', ['######', '######', '######', '111111', '110011', '111111']],
    ['begin', ['111111', '110011', '111111', '######', '######', '######']],
  ])('of tiles with as much ground between them, only the %ss of which are seen', (_, board) => {
    const isTile = (y: number) => y >= PITCH / 4 && y < (3 * PITCH) / 4;
    const tiles = makeGradients(draw((symbol, _x, y) => (symbol === '#' && isTile(y) ? 150 : 30), board));

    test.each([0, -5, 5])('a lattice that is off by %d Px lies around tiles in the end', (dy) => {
      const moved = atGroundBorders(tiles, readAt({ ...LATTICE, y: LATTICE.y + dy }, board));
      expect(moved).toEqual(dy === 0 ? null : LATTICE);
    });
  });

  test.each([
    [0, 0],
    [-5, 5],
  ])('tiles with bevels that are off by %d and %d Px are no tiles apart', (dx, dy) => {
    const edgeOf = (at: number) => (at < 4 ? ('light' as const) : at >= PITCH - 4 ? ('dark' as const) : null);
    const bevel = (x: number, y: number) => edgeOf(y) ?? edgeOf(x);
    const levelOf = (x: number, y: number) => ({ light: 220, dark: 90, face: 150 })[bevel(x, y) ?? 'face'];
    const drawn = makeGradients(draw((symbol, x, y) => (symbol === '#' ? levelOf(x, y) : 30)));
    const moved = atGroundBorders(drawn, readAt({ ...LATTICE, x: LATTICE.x + dx, y: LATTICE.y + dy }));
    expect(moved ?? LATTICE).toEqual(LATTICE);
  });

  test('the shaded ends of tiles are no ground between them', () => {
    const isShaded = (y: number) => y < 3;
    const drawn = makeGradients(draw((symbol, _x, y) => (symbol === '#' ? (isShaded(y) ? 90 : 150) : 30)));
    expect(atGroundBorders(drawn, readAt(LATTICE))).toBeNull();
  });

  test('where no ground is covered nothing tells', () => {
    const reading = readAt({ ...LATTICE, x: LATTICE.x + 5 });
    expect(atGroundBorders(gradients, { ...reading, cells: reading.cells.map(() => '1') })).toBeNull();
  });
});

describe('a lattice lies where covered and open ground meet', () => {
  /** Covered cells have a darker foot, as those that seem to stand. */
  const standing = makeGradients(draw((symbol, _x, y) => (symbol !== '#' ? 30 : y >= PITCH - 5 ? 90 : 150)));
  const moved = (dx: number, dy: number) => readAt({ ...LATTICE, x: LATTICE.x + dx, y: LATTICE.y + dy });

  test('though they have more lines than those between them', () => {
    expect(meetsGroundBorders(standing, readAt(LATTICE))).toEqual({ columns: true, rows: true });
  });

  test('with its columns only, or its rows only', () => {
    expect(meetsGroundBorders(standing, moved(0, -4))).toEqual({ columns: true, rows: false });
    expect(meetsGroundBorders(standing, moved(6, 0))).toEqual({ columns: false, rows: true });
  });

  test('not with its lines along the feet: there is one on every second side only', () => {
    expect(meetsGroundBorders(standing, moved(0, -5)).rows).toBe(false);
  });

  test('where no ground is covered nothing tells', () => {
    const cells = readAt(LATTICE).cells.map(() => '1' as const);
    expect(meetsGroundBorders(standing, { ...readAt(LATTICE), cells })).toEqual({ columns: false, rows: false });
  });
});

describe('tiles with gaps between them meet in the middle of a gap', () => {
  const GAP = 3;
  /** Tiles of both grounds with gaps on all sides, and the straight stroke of a character in open ones. */
  const tiles: Level = (symbol, x, y) => {
    const isGap = Math.min(x, y) < GAP || Math.max(x, y) >= PITCH - GAP;
    if (isGap) return 0;
    return symbol === '#' ? 150 : symbol === '1' && x >= 9 && x < 11 && y >= 5 && y < 15 ? 200 : 60;
  };
  const gradients = makeGradients(draw(tiles));

  test('a lattice that lies beside it is moved', () => {
    const moved = atGroundBorders(gradients, readAt({ ...LATTICE, x: LATTICE.x + 3, y: LATTICE.y - 3 }));
    expect(moved).toEqual(LATTICE);
  });

  test('one that lies there is met by them and stays', () => {
    expect(atGroundBorders(gradients, readAt(LATTICE))).toBeNull();
    expect(meetsGroundBorders(gradients, readAt(LATTICE))).toEqual({ columns: true, rows: true });
    const beside = readAt({ ...LATTICE, x: LATTICE.x + 5 });
    expect(meetsGroundBorders(gradients, beside).columns).toBe(false);
  });
});

describe('tiles of covered ground with a shaded end and gaps between them', () => {
  const [LIT, SHADED] = [12, 16];
  /** Tiles of 16 Px, the last four of them darker, and gaps of 4 after them. */
  const tiles = draw((symbol, x, y) => {
    if (symbol !== '#' || x >= SHADED || y >= SHADED) return 30;
    return y >= LIT ? 90 : 150;
  });
  const gradients = makeGradients(tiles);
  const whole = { ...LATTICE, gapX: PITCH - SHADED, gapY: PITCH - SHADED };

  test('a lattice with lines in the shaded ends is moved to where tiles are whole', () => {
    const moved = atTiles(gradients, readAt({ ...whole, y: LATTICE.y - 6, gapY: 0 }));
    expect(moved).toMatchObject({ rows: 6, cols: 6, x: LATTICE.x, gapX: whole.gapX });
    expect(Math.abs((moved?.y ?? 0) - LATTICE.y)).toBeLessThanOrEqual(1);
    expect(Math.abs((moved?.gapY ?? 0) - whole.gapY)).toBeLessThanOrEqual(2);
  });

  test('one that cuts no tile stays, whether the gaps are its own or in the middle of its lines', () => {
    expect(atTiles(gradients, readAt(whole))).toBeNull();
    expect(atTiles(gradients, readAt({ ...LATTICE, x: LATTICE.x - 2, y: LATTICE.y - 2 }))).toBeNull();
    expect(meetsGroundBorders(gradients, readAt(whole))).toEqual({ columns: true, rows: true });
  });

  test('where open cells have edges of their own nothing tells', () => {
    const framed = draw((symbol, x, y) => {
      const isRim = x === 0 || y === 0 || x === PITCH - 1 || y === PITCH - 1;
      return symbol === '#' ? (x < SHADED && y < SHADED ? 150 : 30) : isRim ? 90 : 30;
    });
    expect(atTiles(makeGradients(framed), readAt({ ...LATTICE, x: LATTICE.x + 5, y: LATTICE.y + 5 }))).toBeNull();
  });
});
