import { expect, test } from 'vitest';
import { hideOwnBoards, isOwnBoard } from '../../src/capture/x11/ownBoards.ts';
import type { FramePart } from '../../src/model/frame.ts';

test.each([
  ['Automine mirror', true],
  ['Automine mirror — Mozilla Firefox', true],
  ['~ : Automine watch — Konsole', true],
  ['Automine demo', true],
  ['Automine camera', true],
  ['Automine practice board', false],
  ['KMines', false],
  ['', false],
])('a window "%s" shows a board of ours: %s', (title, expected) => {
  expect(isOwnBoard(title)).toBe(expected);
});

/** A picture, 6 wide and 4 high, whose red values number its pixels from 1. */
function numbered(): FramePart {
  const data = new Uint8Array(6 * 4 * 4);
  for (let i = 0; i < 24; i++) data.set([i + 1, 0, 0, 255], i * 4);
  return { frame: { width: 6, height: 4, data }, x: 10, y: 20 };
}

/** The picture as text: `.` where a pixel is as it was, `X` where it is blank. */
function shown({ frame }: FramePart): string[] {
  const rows = Array.from({ length: 4 }, (_, y) => [...new Array(6).keys()].map((x) => y * 6 + x));
  return rows.map((row) => row.map((i) => (frame.data[i * 4] === i + 1 ? '.' : 'X')).join(''));
}

test('our boards are blank, except where other windows lie over them', () => {
  const part = numbered();
  const hidden = hideOwnBoards(part, [
    { rect: { x: 10, y: 20, width: 6, height: 4 }, isOwnBoard: false },
    { rect: { x: 8, y: 21, width: 6, height: 10 }, isOwnBoard: true },
    { rect: { x: 12, y: 22, width: 9, height: 1 }, isOwnBoard: false },
  ]);
  expect(shown(hidden)).toEqual(['......', 'XXXX..', 'XX....', 'XXXX..']);
  expect([hidden.x, hidden.y]).toEqual([10, 20]);
  expect(shown(part)).toEqual(['......', '......', '......', '......']);
});

test('a window off the picture blanks nothing', () => {
  const hidden = hideOwnBoards(numbered(), [{ rect: { x: 100, y: 0, width: 50, height: 90 }, isOwnBoard: true }]);
  expect(shown(hidden)).toEqual(['......', '......', '......', '......']);
});

test('without a board of ours the picture is passed on as it is', () => {
  const part = numbered();
  expect(hideOwnBoards(part, [{ rect: { x: 0, y: 0, width: 50, height: 50 }, isOwnBoard: false }])).toBe(part);
});
