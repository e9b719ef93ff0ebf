import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import { findBare } from '../../src/vision/bareCandidate.ts';
import { makeGradients } from '../../src/vision/gradients.ts';

/** Characters as terminals draw them, 5 × 7 dots. */
const GLYPHS = [
  '..#...##....#....#....#....#...###.',
  '.###.#...#....#..##..#...#....#####',
  '####.....#....#.###.....#....#####.',
  '..........###..#...##...#.###......',
  '..............##....##.............',
];

interface Screen {
  readonly rows: number;
  readonly cols: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

const ORIGIN = { x: 70, y: 60 };
const GROUND = 16;
const INK = 220;
/** Dots of a character are so many Px wide and high. */
const DOT = { x: 1.6, y: 2 };

/** A dark picture with a character in the left of each cell, or nothing, as chance will have it. */
function drawText({ rows, cols, pitchX, pitchY }: Screen): Frame {
  const width = Math.ceil(2 * ORIGIN.x + cols * pitchX);
  const height = Math.ceil(2 * ORIGIN.y + rows * pitchY);
  const data = new Uint8ClampedArray(width * height * 4).fill(GROUND);
  const random = makeRandom(5);
  for (let cell = 0; cell < rows * cols; cell++) {
    const left = Math.round(ORIGIN.x + (cell % cols) * pitchX) + 1;
    const top = Math.round(ORIGIN.y + Math.floor(cell / cols) * pitchY) + 2;
    const glyph = GLYPHS[random.int(0, GLYPHS.length)] ?? '';
    [...glyph].forEach((dot, k) => {
      if (dot !== '#') return;
      const x = left + (k % 5) * DOT.x;
      const y = top + Math.floor(k / 5) * DOT.y;
      for (let py = Math.round(y); py < Math.round(y + DOT.y); py++)
        for (let px = Math.round(x); px < Math.round(x + DOT.x); px++)
          data.fill(INK, (py * width + px) * 4, (py * width + px) * 4 + 3);
    });
  }
  return { width, height, data };
}

function find(screen: Screen, pitchX: number, pitchY: number) {
  const frame = drawText(screen);
  const region = {
    x: ORIGIN.x,
    y: ORIGIN.y,
    width: screen.cols * screen.pitchX,
    height: screen.rows * screen.pitchY,
  };
  return findBare(frame, makeGradients(frame), { region, pitchX, pitchY, weight: 1 });
}

test('two places for a character, of which one is always free, are one cell', () => {
  const screen = { rows: 12, cols: 14, pitchX: 22, pitchY: 20 };
  const found = find(screen, 11, 20);
  expect(found?.lines.x.pitch).toBe(22);
  expect(found?.lines.y.pitch).toBe(20);
  expect(found && found.extent.right - found.extent.left).toBe(14);
});

test('characters at a fractional pitch look alike over the whole width of a board', () => {
  const screen = { rows: 16, cols: 24, pitchX: 17.71, pitchY: 19.37 };
  const found = find(screen, 17.8, 19.5);
  expect(found?.lines.x.pitch).toBeCloseTo(17.71, 1);
  expect(found?.lines.y.pitch).toBeCloseTo(19.37, 1);
  expect(found && found.extent.right - found.extent.left).toBe(24);
});
