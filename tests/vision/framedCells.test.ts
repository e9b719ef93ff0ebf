import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isDrawnAcross, isFramedCover } from '../../src/vision/framedCells.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

const COVERED = 190;
const OPEN = 235;
const INK = 40;

/** A grey cell on which some samples are inked. */
function cellOf(ground: number, isInked: (x: number, y: number) => boolean): ColourPatch {
  return Float32Array.from({ length: 3 * PATCH_AREA }, (_, i) =>
    isInked(i % PATCH, Math.floor((i % PATCH_AREA) / PATCH)) ? INK : ground,
  );
}

const isFrame = (x: number, y: number) => {
  const far = Math.max(Math.abs(x - 11.5), Math.abs(y - 11.5));
  return far > 6 && far < 8;
};

/** Whether a cell that looks so is a framed cover beside a covered and an open cell. */
function isFramed(patch: ColourPatch, open = OPEN): boolean {
  const patches = [patch, cellOf(COVERED, () => false), cellOf(open, () => false)];
  const cells: CellSymbol[] = ['~', '#', '0'];
  return isFramedCover(0, cells, { patches, signatures: new Uint8Array(), rims: new Uint8Array(), contrast: 0 });
}

describe('a cell with a frame on it', () => {
  test('is covered ground, where its middle is that', () => {
    expect(isFramed(cellOf(COVERED, isFrame))).toBe(true);
  });

  test('that lies a little to one side is, too', () => {
    expect(isFramed(cellOf(COVERED, (x, y) => isFrame(x - 1, y - 1)))).toBe(true);
  });

  test('is nothing known, where its middle is open ground, or both grounds are alike', () => {
    expect(isFramed(cellOf(OPEN, isFrame))).toBe(false);
    expect(isFramed(cellOf(COVERED, isFrame), COVERED + 4)).toBe(false);
  });

  test.each<[string, (x: number, y: number) => boolean]>([
    ['a flag', (x, y) => (x === 6 && y > 4 && y < 20) || (x > 6 && x < 7 + (10 - y) && y > 4 && y < 10)],
    ['a mark in its corner', (x, y) => x < 6 && y < 6 && x > 2 && y > 2],
    ['a mine', (x, y) => Math.hypot(x - 11.5, y - 11.5) < 7],
    ['nothing', () => false],
  ])('is not one that shows %s', (_, isInked) => {
    expect(isFramed(cellOf(COVERED, isInked))).toBe(false);
  });
});

describe('what is drawn on a cell among zeros', () => {
  const isAcross = (isInked: (x: number, y: number) => boolean) =>
    isDrawnAcross(0, ['~', '0'], {
      ...{ patches: [cellOf(OPEN, isInked), cellOf(OPEN, () => false)] },
      ...{ signatures: new Uint8Array(), rims: new Uint8Array(), contrast: 0 },
    });

  test('is of the board, where it stays within the cell', () => {
    expect(isAcross((x, y) => Math.hypot(x - 11.5, y - 11.5) < 7)).toBe(false);
  });

  test('lies over it, where it goes on beyond: a pointer, a tooltip', () => {
    expect(isAcross((x, y) => x < 12 && y > 8 && y < 16)).toBe(true);
  });
});
