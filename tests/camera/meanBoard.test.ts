import { describe, expect, test } from 'vitest';
import { makeMeanBoard } from '../../src/camera/meanBoard.ts';
import type { Frame } from '../../src/model/frame.ts';

const SIZE = { rows: 5, cols: 8, pitch: 24, margin: 48 };
const [WIDTH, HEIGHT] = [8 * 24 + 96, 5 * 24 + 96];
const COVERED = '########/########/########/########/########';
const OPENED = '########/###1####/########/########/########';
/** Levels of covered cells, open ones, digits and a hand: so little apart as in a dark theme. */
const LEVELS = { covered: 100, open: 80, digit: 160, line: 30, hand: 170 };

/** A flat picture of a board; `h` is under a hand. @param light what all levels are multiplied by. */
function flatOf(text: string, light = 1): Frame {
  const rows = text.split('/');
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const symbol = rows[Math.floor((y - 48) / 24)]?.[Math.floor((x - 48) / 24)] ?? ' ';
      const [px, py] = [(x - 48) % 24, (y - 48) % 24];
      const isDigit = symbol === '1' && Math.abs(px - 12) < 3 && Math.abs(py - 12) < 8;
      const isLine = symbol !== ' ' && (px < 2 || py < 2);
      const level =
        symbol === 'h'
          ? LEVELS.hand
          : isLine
            ? LEVELS.line
            : isDigit
              ? LEVELS.digit
              : symbol === '#'
                ? LEVELS.covered
                : LEVELS.open;
      data.fill(Math.round(level * light), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

/** A picture as a camera sees it that moves by so many Px to either side. */
function blurred({ width, height, data: from }: Frame, reach: number): Frame {
  const data = from.slice();
  for (let y = 0; y < height; y++)
    for (let x = reach; x < width - reach; x++) {
      let sum = 0;
      for (let k = x - reach; k <= x + reach; k++) sum += from[(y * width + k) * 4] as number;
      data.fill(Math.round(sum / (2 * reach + 1)), (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height, data };
}

/** A mean of eight pictures of a board of which all is known. */
function knownBoard(text = COVERED) {
  const mean = makeMeanBoard(SIZE);
  for (let k = 0; k < 8; k++) mean.add(flatOf(text), 1, () => true);
  return mean;
}

const CELL = 11;
const isKnown = (cell: number) => cell !== CELL;

describe('a cell that a hand was over', () => {
  const HIDDEN = '########/###h####/########/########/########';

  test('has changed, and has returned when it looks as it did in two frames in turn', () => {
    const mean = knownBoard();
    expect(mean.add(flatOf(HIDDEN), 1, () => true)).toEqual({ changed: [CELL], returned: [] });
    expect(mean.add(flatOf(HIDDEN), 1, isKnown)).toEqual({ changed: [], returned: [] });
    expect(mean.add(flatOf(COVERED), 1, isKnown)).toEqual({ changed: [CELL], returned: [] });
    expect(mean.add(flatOf(COVERED), 1, isKnown)).toEqual({ changed: [], returned: [CELL] });
    // Its mean is that of before.
    expect(mean.counts()[CELL]).toBeGreaterThan(8);
  });

  test('has not where it looks otherwise than before', () => {
    const mean = knownBoard();
    mean.add(flatOf(HIDDEN), 1, () => true);
    for (let k = 0; k < 20; k++) expect(mean.add(flatOf(OPENED), 1, isKnown)?.returned).toEqual([]);
  });
});

describe('a cell that was opened has not returned', () => {
  test('in blurred frames', () => {
    const mean = knownBoard();
    expect(mean.add(flatOf(OPENED), 1, () => true)?.changed).toEqual([CELL]);
    for (const times of [2, 4, 8, 12, 12, 12, 8, 8, 4, 4, 2])
      expect(mean.add(blurred(flatOf(OPENED), times), 1, isKnown)?.returned).toEqual([]);
  });

  test('however the light changes', () => {
    const mean = knownBoard();
    const plain = OPENED.replace('1', '0');
    expect(mean.add(flatOf(plain), 1, () => true)?.changed).toEqual([CELL]);
    for (let k = 0; k < 40; k++) expect(mean.add(flatOf(plain, 1 + k / 100), 1, isKnown)?.returned).toEqual([]);
  });
});

test('where most of the board changes there is no telling what did', () => {
  const mean = knownBoard();
  const other = '11111111/11111111/11111111/###11###/########';
  expect(mean.add(flatOf(other), 1, () => true)).toBeNull();
});
