import { expect, test } from 'vitest';
import { extendAlongLines, isCutOff } from '../../src/vision/cutOff.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import { CLEAN_EDGE } from '../../src/vision/gridLines.ts';
import { latticeFor } from '../support/lattices.ts';

const PITCH = 20;
const AT = 30;
const [ROWS, COLS] = [14, 18];
const [WIDTH, HEIGHT] = [2 * AT + COLS * PITCH, 2 * AT + ROWS * PITCH];
const PICTURE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** A page with the lines of a board, dark on light. */
function draw() {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(240);
  const isLine = (d: number, cells: number) => d >= 0 && d <= cells * PITCH && d % PITCH === 0;
  const isWithin = (d: number, cells: number) => d >= 0 && d <= cells * PITCH;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [dx, dy] = [x - AT, y - AT];
      const isDrawn = (isLine(dx, COLS) && isWithin(dy, ROWS)) || (isLine(dy, ROWS) && isWithin(dx, COLS));
      if (isDrawn) data.fill(60, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

test('a board of which a corner was found has all rows and columns over which its lines go on', () => {
  const gradients = makeGradients(draw());
  const corner = { ...latticeFor({ shape: 'square' as const, rows: 7, cols: 7 }, PITCH), x: AT, y: AT + 7 * PITCH };
  expect(isCutOff(gradients, corner, PICTURE, CLEAN_EDGE)).toBe(true);
  const whole = extendAlongLines(gradients, corner, PICTURE, CLEAN_EDGE);
  expect(whole).toMatchObject({ rows: ROWS, cols: COLS, x: AT, y: AT });
  expect(whole && isCutOff(gradients, whole, PICTURE, CLEAN_EDGE)).toBe(false);
  expect(whole && extendAlongLines(gradients, whole, PICTURE, CLEAN_EDGE)).toBeNull();
});
