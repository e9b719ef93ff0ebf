import { expect, test } from 'vitest';
import { findBareAt } from '../../src/vision/exactCandidate.ts';
import { contradicts, findExactCandidates } from '../../src/vision/exactLattices.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import { linePosition } from '../../src/vision/sides.ts';
import { drawCharacters, randomLines } from '../support/characters.ts';

const SCREEN = { width: 640, height: 420, x: 120, y: 90 };

/** The board found at a known pitch: where it begins (cells from the true corner) and its size. */
function findAt(pitchX: number, pitchY: number, lines: readonly string[]) {
  const frame = drawCharacters({ ...SCREEN, pitchX, pitchY, lines });
  const region = { ...SCREEN, width: (lines[0]?.length ?? 0) * pitchX, height: lines.length * pitchY };
  const board = findBareAt(frame, makeGradients(frame), { region, pitchX, pitchY, weight: 1 });
  if (!board) return null;
  const { lines: grid, extent } = board;
  return {
    x: (linePosition(grid.x, extent.left) - SCREEN.x) / pitchX,
    y: (linePosition(grid.y, extent.top) - SCREEN.y) / pitchY,
    cols: extent.right - extent.left,
    rows: extent.bottom - extent.top,
  };
}

test('cells of characters meet between the characters', () => {
  const found = findAt(14, 20, randomLines(12, 20, '.', '123F', 0.6));
  expect(found).toMatchObject({ cols: 20, rows: 12 });
  // A character of 8 × 14 px that begins 2 px into its cell lies in its middle but for 1 px.
  expect(Math.abs(found?.x ?? 1)).toBeLessThan(0.15);
  expect(Math.abs(found?.y ?? 1)).toBeLessThan(0.15);
});

test('covered cells belong to a board though nothing is drawn on them, the page does not', () => {
  const lines = randomLines(10, 14, '#', '12F ', 0.5).map((line) => `##${line}`);
  const found = findAt(24, 22, lines);
  expect(found).toMatchObject({ cols: 16, rows: 10 });
  expect(found?.x).toBeCloseTo(0, 1);
  expect(found?.y).toBeCloseTo(0, 1);
});

test('a small board that shows little is one where its pitches are known', () => {
  const found = findAt(24, 17, randomLines(8, 8, '#', '12F ', 0.5));
  expect(found).toMatchObject({ cols: 8, rows: 8 });
  expect(found?.x).toBeCloseTo(0, 1);
  expect(found?.y).toBeCloseTo(0, 1);
});

test('a lattice at another pitch than that of its drawings is contradicted, one of cells that repeat by twos is not', () => {
  const lines = randomLines(12, 18, '#', '12F ', 0.5);
  const frame = drawCharacters({ ...SCREEN, pitchX: 24, pitchY: 22, lines });
  const exact = findExactCandidates(frame, makeGradients(frame), false).filter((candidate) => candidate.isExact);
  expect(exact).not.toEqual([]);
  const lattice = { shape: 'square', x: SCREEN.x, y: SCREEN.y, rows: 12, cols: 18, gapX: 0, gapY: 0 } as const;
  const isWrong = (pitchX: number, pitchY: number) =>
    exact.some((candidate) => contradicts(candidate, { ...lattice, pitchX, pitchY }));
  expect(isWrong(24, 22)).toBe(false);
  expect(isWrong(12, 22)).toBe(false);
  expect(isWrong(16, 22)).toBe(true);
  expect(isWrong(24, 33)).toBe(true);
});
