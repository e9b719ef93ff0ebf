import { expect, test } from 'vitest';
import { between, hull, intersection, isBetween, withoutRim, withRim } from '../../src/camera/cellBox.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('lanes at the rim of a box are added and taken off as they are told to be none of it', () => {
  const isNone = ({ left, right }: { left: number; right: number }) => left < 2 || right > 9;
  expect(withoutRim(box(0, 0, 9, 5), isNone).left).toBe(2);
  expect(withRim(box(4, 0, 6, 5), box(0, 0, 20, 5), ({ left, right }) => left < 2 || right > 9)).toEqual(
    box(2, 0, 9, 5),
  );
});

test('a box is held by what surely and what possibly belongs to it', () => {
  expect(between(box(2, 2, 8, 8), box(1, 3, 5, 9), box(0, 0, 7, 10))).toEqual(box(1, 2, 7, 9));
  expect(isBetween(box(1, 2, 7, 9), box(1, 3, 5, 9), box(0, 0, 7, 10))).toBe(true);
  expect(isBetween(box(1, 2, 8, 9), box(1, 3, 5, 9), box(0, 0, 7, 10))).toBe(false);
  expect(isBetween(box(2, 2, 7, 9), box(1, 3, 5, 9), box(0, 0, 7, 10))).toBe(false);
});

test('what surely belongs to it binds nothing where it is empty', () => {
  const none = box(12, 9, 12, 9);
  expect(between(box(1, 1, 11, 8), none, box(0, 0, 12, 9))).toEqual(box(1, 1, 11, 8));
  expect(isBetween(box(0, 0, 11, 9), none, box(0, 0, 12, 9))).toBe(true);
  expect(hull(none, box(1, 1, 3, 3))).toEqual(box(1, 1, 3, 3));
  expect(intersection(box(0, 0, 3, 3), box(5, 5, 8, 8))).toEqual(box(5, 5, 3, 3));
});
