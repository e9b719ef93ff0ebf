import { expect, test } from 'vitest';
import { mayGoOnHidden } from '../../src/camera/hiddenRim.ts';
import { seenCells } from '../support/seenCells.ts';

/** Whether a board of 6 × 8 cells may go on where it is hidden: lines of what is seen of it and of a ring around it. */
function mayGoOn(...lines: readonly string[]): boolean {
  return mayGoOnHidden(seenCells(lines, { ring: 1 }), {
    rows: lines.length - 2,
    cols: (lines[0] as string).length - 2,
  });
}

const BESIDE = '----------';

test('a board of which all sides are seen ends there, also where something lies over its middle or a part of a side', () => {
  const [whole, crossed] = ['-00001###-', '-0~~~1#~~-'];
  expect(mayGoOn(BESIDE, whole, whole, whole, whole, whole, whole, BESIDE)).toBe(false);
  expect(mayGoOn(BESIDE, whole, crossed, crossed, whole, whole, whole, BESIDE)).toBe(false);
});

test('a hand over a corner, or over half of a side, may hide that it goes on', () => {
  const [whole, hidden] = ['-00001###-', '-00001##~-'];
  expect(mayGoOn(BESIDE, whole, whole, whole, whole, whole, hidden, BESIDE)).toBe(true);
  expect(mayGoOn(BESIDE, whole, hidden, hidden, hidden, whole, whole, BESIDE)).toBe(true);
});

test('cells that are seen beside a side are the board’s, also where a hand lies over all others there', () => {
  const [whole, further] = ['-00001###-', '-00001###1'];
  expect(mayGoOn(BESIDE, further, further, whole, whole, whole, whole, BESIDE)).toBe(true);
  // A single one may be a letter or an icon.
  expect(mayGoOn(BESIDE, further, whole, whole, whole, whole, whole, BESIDE)).toBe(false);
});
