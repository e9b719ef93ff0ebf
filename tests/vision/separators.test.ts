import { expect, test } from 'vitest';
import { onSeparators } from '../../src/vision/separators.ts';
import { drawCharacters } from '../support/characters.ts';

/** Characters of 12 × 18 Px; a cell is four of them wide and two lines high. */
const [WIDE, HIGH] = [12, 18];
const [X, Y] = [60, 40];
const SIGNS = ['1', '2', '3', 'F', ' '];

/** Lines of signs with a bar between two of them, and lines of dashes between these. */
function drawBoard(rows: number, cols: number, { bar = '|', dash = '-', cross = '+' } = {}) {
  const signAt = (row: number, col: number) => SIGNS[(3 * row + 2 * col + row * col) % SIGNS.length];
  const across = Array.from({ length: cols });
  const lines = Array.from({ length: rows }).flatMap((_, row) => [
    across.map((_, col) => ` ${signAt(row, col)} `).join(bar),
    across.map(() => dash.repeat(3)).join(cross),
  ]);
  return drawCharacters({ width: 700, height: 500, x: X, y: Y, pitchX: WIDE, pitchY: HIGH, lines: lines.slice(0, -1) });
}

/** Where cells meet when they are said to meet so many Px beside that. */
function found(frame: ReturnType<typeof drawBoard>, { besideX = 0, besideY = 0, pitch = 4 * WIDE } = {}) {
  const lines = {
    x: { origin: X + besideX, pitch, phases: [0] },
    y: { origin: Y + besideY, pitch: 2 * HIGH, phases: [0] },
  };
  const moved = onSeparators(frame, lines, { left: 0, top: 0, right: 10, bottom: 9 });
  return moved && [moved.x.origin, moved.y.origin];
}

/** The middle of the first bar, and of the first dashes, less a cell. */
const MEET = [X + 3.5 * WIDE - 4 * WIDE, Y + 1.5 * HIGH - 2 * HIGH];

test('cells meet in the middle of the bars and dashes between them', () => {
  const frame = drawBoard(9, 10);
  for (const [besideX, besideY] of [
    [-6, -9],
    [0, 0],
    [-14, 4],
    [6, -14],
  ]) {
    const [x = 0, y = 0] = found(frame, { besideX, besideY }) ?? [X + (besideX ?? 0), Y + (besideY ?? 0)];
    expect(Math.abs(x - (MEET[0] as number))).toBeLessThan(2);
    expect(Math.abs(y - (MEET[1] as number))).toBeLessThan(2);
  }
});

test('without bars and dashes cells stay where they are', () => {
  expect(found(drawBoard(9, 10, { bar: ' ', dash: ' ', cross: ' ' }), { besideX: 3, besideY: -2 })).toBeNull();
});

test('one sign in every cell is no bar: nothing else is there', () => {
  const frame = drawCharacters({
    width: 700,
    height: 500,
    x: X,
    y: Y,
    pitchX: 4 * WIDE,
    pitchY: 2 * HIGH,
    lines: Array.from({ length: 9 }, () => '|'.repeat(10)),
  });
  expect(found(frame, { besideX: 3 })).toBeNull();
});

test('strokes of a sign that is in most cells are no bars: others touch them', () => {
  const lines = Array.from({ length: 9 }, (_, row) => (row % 4 === 0 ? 'FFF1FFFFFF' : 'FFFFFFFFFF'));
  const frame = drawCharacters({ width: 700, height: 500, x: X, y: Y, pitchX: 2 * WIDE, pitchY: 2 * HIGH, lines });
  expect(found(frame, { besideX: -3, besideY: -3, pitch: 2 * WIDE })).toBeNull();
});
