import { expect, test } from 'vitest';
import { betweenPosts } from '../../src/vision/betweenPosts.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { latticeFor } from '../support/lattices.ts';

/** The rows, columns and corner (cells) that are left of a picture, in which each character is a look. */
function leftOf(lines: readonly string[]) {
  const [rows, cols] = [lines.length, lines[0]?.length ?? 0];
  const lattice = latticeFor({ shape: 'square', rows, cols }, 10);
  const shown = [...lines.join('')];
  const looks = [...new Set(shown)].map((look) => [...shown.keys()].filter((cell) => shown[cell] === look));
  const inner = betweenPosts({ reading: { lattice }, looks } as unknown as BoardTrack);
  if (!inner) return null;
  const [x, y] = [(inner.x - lattice.x) / 10, (inner.y - lattice.y) / 10];
  return { x, y, rows: inner.rows, cols: inner.cols };
}

test('a board ends at posts, and the numbers beyond them are none of it', () => {
  const lines = ['1|1#21 |2', '2|2##1 |3', '3|1#31 |1', '1|11#2 |2', '2| 1#1 |3', '3|12## |1'];
  expect(leftOf(lines)).toEqual({ x: 2, y: 0, rows: 6, cols: 5 });
});

test('so it does at rows of them', () => {
  expect(leftOf(['ab12', '----', '1##1', '2#11', '1#2 ', '11# ', '----'])).toEqual({ x: 0, y: 2, rows: 4, cols: 4 });
});

test.each([
  ['no row or column shows one look', ['1#21', '2#11', '#111', '1 #1', '12#1']],
  ['a full one shows what others show, too', ['#1#1', '#211', '#1 1', '#  1', '#2#1']],
  ['there are more than two', ['|1||', '|2||', '|1||', '|3||']],
  ['hardly anything is between', ['1|1#|1', '1|2#|1', '2|1#|2', '1|#1|2']],
])('it does not where %s', (_, lines) => {
  expect(leftOf(lines)).toBeNull();
});
