import { expect, test } from 'vitest';
import { levelsOf } from '../../src/camera/levels.ts';
import { findRepeats } from '../../src/camera/repeats.ts';
import { makeRandom } from '../../src/game/random.ts';
import { drawnBoard } from './drawnBoard.ts';

const [WIDTH, HEIGHT] = [400, 300];
const PITCH = 17.4;
const [LEFT, TOP] = [101, 62];

/** Levels of a board of 10 rows and 12 columns on plain ground. @param noise levels. */
function boardLevels(noise: number): Float32Array {
  const from = [1 / PITCH, 0, -LEFT / PITCH, 0, 1 / PITCH, -TOP / PITCH, 0, 0, 1];
  return levelsOf(drawnBoard({ width: WIDTH, height: HEIGHT }, from, 10, 12, noise));
}

/** Marks on plain ground, one a cell and no lines; where there is none on the diagonal, in another shape. */
function markedLevels(): Float32Array {
  const levels = new Float32Array(WIDTH * HEIGHT).fill(180);
  for (let row = 0; row < 9; row++)
    for (let col = 0; col < 9; col++)
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < ((row * 7 + col * 3) % 4 === 0 ? 6 : 3); x++)
          levels[(TOP + row * 21 + y) * WIDTH + LEFT + col * 16 + x] = 60;
  return levels;
}

test.each([0, 30])('lines between cells repeat both ways, with %d levels of noise', (noise) => {
  const [first] = findRepeats(boardLevels(noise), WIDTH, HEIGHT);
  expect(first?.pitchX).toBeCloseTo(PITCH, 0);
  expect(first?.pitchY).toBeCloseTo(PITCH, 0);
  for (const [at, from] of [
    [first?.x, LEFT],
    [first?.y, TOP],
  ] as const) {
    const cells = ((at ?? 0) - from) / PITCH;
    expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.2);
  }
});

test('what is kept of a window ends with the board', () => {
  const [first] = findRepeats(boardLevels(12), WIDTH, HEIGHT);
  if (!first) throw new Error('nothing repeats');
  const { x, y, pitchX, pitchY, rows, cols } = first;
  expect(x).toBeGreaterThan(LEFT - 0.3 * PITCH);
  expect(y).toBeGreaterThan(TOP - 0.3 * PITCH);
  expect(x + cols * pitchX).toBeLessThan(LEFT + 12.3 * PITCH);
  expect(y + rows * pitchY).toBeLessThan(TOP + 10.3 * PITCH);
});

test('marks repeat without any line, in cells that are higher than wide', () => {
  const [first] = findRepeats(markedLevels(), WIDTH, HEIGHT);
  expect(first?.pitchX).toBeCloseTo(16, 0);
  expect(first?.pitchY).toBeCloseTo(21, 0);
});

test('nothing repeats on plain or noisy ground', () => {
  expect(findRepeats(new Float32Array(WIDTH * HEIGHT).fill(90), WIDTH, HEIGHT)).toEqual([]);
  const random = makeRandom(3);
  const noisy = Float32Array.from({ length: WIDTH * HEIGHT }, () => random.int(0, 39));
  expect(findRepeats(noisy, WIDTH, HEIGHT)).toEqual([]);
});
