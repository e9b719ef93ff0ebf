import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { isCoverBoundless } from '../../src/vision/boundlessCover.ts';

const SIDE = 8;

/** A board of covered cells of one colour on a page, with lines of a colour between its cells or around them too, or with a stroke at the upper side of each. */
function draw(
  pitch: number,
  cover: number,
  page: number,
  line: { level: number; from: number; to: number } | null,
  hasStroke = false,
) {
  const size = (SIDE + 4) * pitch;
  const data = new Uint8Array(size * size * 4).fill(255);
  const start = 2 * pitch;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const isBoard = [x, y].every((at) => at >= start && at < start + SIDE * pitch);
      const isNear = [x, y].every((at) => at >= start && at <= start + SIDE * pitch);
      const isLine = (at: number) => {
        const k = (at - start) / pitch;
        return line !== null && Number.isInteger(k) && k >= line.from && k <= line.to;
      };
      const [dx, dy] = [(x - start) % pitch, (y - start) % pitch];
      const isStroke =
        hasStroke && isBoard && dy >= 0.2 * pitch && dy < 0.35 * pitch && dx >= 0.3 * pitch && dx < 0.7 * pitch;
      const level = line && isNear && (isLine(x) || isLine(y)) ? line.level : isStroke ? 0 : isBoard ? cover : page;
      data.fill(level, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  const frame: Frame = { width: size, height: size, data };
  const lattice = {
    shape: 'square' as const,
    rows: SIDE,
    cols: SIDE,
    x: start,
    y: start,
    pitchX: pitch,
    pitchY: pitch,
  };
  const cells = new Array<CellSymbol>(SIDE * SIDE).fill('#');
  return isCoverBoundless(frame, { lattice: { ...lattice, gapX: 0, gapY: 0 }, cells });
}

describe.each([16, 24, 40, 64, 100])('covered cells of %i Px', (pitch) => {
  test('go on beyond the board where they have the colour of the page and no lines', () => {
    expect(draw(pitch, 240, 240, null)).toBe(true);
  });

  test('end where the page has another colour, be it nearly the same', () => {
    expect(draw(pitch, 240, 200, null)).toBe(false);
    expect(draw(pitch, 240, 235, null)).toBe(false);
  });

  test.each([150, 234])('end where lines part them (level %i), also without one at the end of the board', (level) => {
    expect(draw(pitch, 240, 240, { level, from: 0, to: SIDE })).toBe(false);
    expect(draw(pitch, 240, 240, { level, from: 1, to: SIDE - 1 })).toBe(false);
  });

  test('end with what is drawn on them, be it at one side', () => {
    expect(draw(pitch, 240, 240, null, true)).toBe(false);
  });
});
