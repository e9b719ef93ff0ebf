import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../src/model/lattice.ts';
import { seenExtent, withShownLanes } from '../../src/vision/seenExtent.ts';
import { seenCells } from '../support/seenCells.ts';

const SIZE = { rows: 4, cols: 5 };

describe('where the board network sees a board end', () => {
  test('as it was found, with what is beside it on all sides', () => {
    const seen = seenCells(['-------', '-00011-', '-112##-', '-##211-', '-#F100-', '-------'], { ring: 1 });
    expect(seenExtent(seen, SIZE)).toEqual({ box: { left: 0, top: 0, right: 5, bottom: 4 }, isSure: true });
  });

  test('a column that is none of it is left out, and a row beyond belongs to it', () => {
    const lines = [
      '---------',
      '-011#----',
      '-01##----',
      '-02##----',
      '-01##----',
      '-011#----',
      '---------',
      '---------',
    ];
    const seen = seenCells(lines, { ring: 2 });
    expect(seenExtent(seen, SIZE)).toEqual({ box: { left: -1, top: -1, right: 3, bottom: 4 }, isSure: true });
  });

  test('not sure where it goes on at the rim of what was looked at, or is hardly seen', () => {
    const lines = ['-------', '-00011#', '-112###', '-##2111', '-#F1000', '-------'];
    expect(seenExtent(seenCells(lines, { ring: 1 }), SIZE)).toEqual({
      box: { left: 0, top: 0, right: 6, bottom: 4 },
      isSure: false,
    });
    const faint = ['-------', '-00011-', '-112##-', '-##211-', '-#F100-', '-------'];
    expect(seenExtent(seenCells(faint, { ring: 1, chance: 0.7 }), SIZE).isSure).toBe(false);
  });
});

describe('a part of a board', () => {
  const SIDES = { gapX: 0, gapY: 0, wideX: 0, wideY: 0 };
  /** What is seen around a lattice of cells of one Px in a picture of cells. */
  const lookAt =
    (picture: readonly string[]) =>
    ({ x, y, rows, cols }: Lattice) =>
      seenCells(
        Array.from({ length: rows + 2 }, (_, row) =>
          (picture[y + row - 1] ?? '').padEnd(20, '-').slice(x - 1, x + cols + 1),
        ),
        { ring: 1 },
      );
  const part = (x: number, y: number, rows: number, cols: number): Lattice => ({
    ...{ shape: 'square', x, y, rows, cols, pitchX: 1, pitchY: 1 },
    ...SIDES,
  });
  const PICTURE = ['----------', '----------', '--00011---', '--11-##---', '--##-11---', '--#F100---', '----------'];

  test('gets the rows and columns in which something is shown, and not those in which the ground goes on', () => {
    expect(withShownLanes(part(2, 3, 3, 3), lookAt(PICTURE))).toMatchObject({ x: 2, y: 2, rows: 4, cols: 5 });
    expect(withShownLanes(part(2, 2, 4, 5), lookAt(PICTURE))).toMatchObject({ x: 2, y: 2, rows: 4, cols: 5 });
  });

  test('gets nothing where that is not in the picture', () => {
    const isInSight = (_: Lattice, side: string) => side !== 'top';
    expect(withShownLanes(part(2, 3, 3, 3), lookAt(PICTURE), isInSight)).toMatchObject({
      x: 2,
      y: 3,
      rows: 3,
      cols: 5,
    });
  });

  test('is none where they go on and on', () => {
    const text = Array.from({ length: 12 }, () => '1'.repeat(20));
    expect(withShownLanes(part(6, 5, 2, 2), lookAt(text))).toBeNull();
  });
});
