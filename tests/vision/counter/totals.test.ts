import { describe, expect, test } from 'vitest';
import type { CounterClaim, CounterLabel, CounterSight } from '../../../src/model/counter.ts';
import type { Circumstances } from '../../../src/vision/counter/totals.ts';
import { addLook, beginGame, NO_BELIEF, totalFromPicture } from '../../../src/vision/counter/totals.ts';

type Shown = readonly [numbers: readonly [number] | readonly [number, number], label?: CounterLabel];

const text = (...claims: Shown[]): CounterSight => ({
  kind: 'text',
  rect: { x: 10, y: 200, width: 90, height: 14 },
  claims: claims.map(([numbers, label = 'none']) => ({ numbers, label })),
});
const display = (value: number, x: number): CounterSight => ({
  kind: 'segments',
  rect: { x, y: 10, width: 40, height: 23 },
  claims: [{ numbers: [value], label: 'none' }],
});
/** A 16×16 board whose numbers prove 20 mines. */
const about = (flags: number): Circumstances => ({
  flags,
  usual: 40,
  isPossible: (total) => total >= 20 && total < 256,
});

describe('one picture', () => {
  test.each<[string, number, CounterSight[], number | null]>([
    ['flags and a total', 3, [text([[3, 51], 'mines'])], 51],
    ['flags left and a total', 3, [text([[48, 51], 'mines'])], 51],
    ['flags that are not those of the board', 2, [text([[3, 51], 'mines'])], null],
    ['a pair without a word', 3, [text([[3, 51]])], null],
    ['a pair without a word with the usual total', 3, [text([[3, 40]])], 40],
    ['what is left', 3, [text([[48], 'left'])], 51],
    ['"Mines" before any flag', 0, [text([[51], 'mines'])], 51],
    ['"Mines" with flags, all or those left', 3, [text([[51], 'mines'])], null],
    ['"Mines" with flags, those left of the usual total', 3, [text([[37], 'mines'])], 40],
    ['"Flags" that may be those set', 20, [text([[20], 'mines'])], null],
    ['a time in words', 0, [text([[40], 'other'])], null],
    ['two named totals that differ', 0, [text([[40], 'left'], [[51], 'left'])], null],
    ['a named total that the numbers forbid', 0, [text([[10], 'left'])], null],
    ['one display with the usual total', 3, [display(37, 0)], 40],
    ['one display with another total', 3, [display(48, 0)], null],
    ['a display and a clock that may be either', 3, [display(37, 0), display(60, 300)], null],
    ['a display and a clock that cannot count mines', 3, [display(37, 0), display(5, 300)], 40],
    ['nothing', 0, [], null],
  ])('%s', (_, flags, sights, expected) => expect(totalFromPicture(sights, about(flags))).toBe(expected));
});

test('one picture of a board of an unusual size, which may be part of a larger one, tells nothing', () => {
  const sights = [text([[3, 51], 'mines'])];
  expect(totalFromPicture(sights, { ...about(3), usual: null })).toBeNull();
});

/** What is believed after looks at displays [left, right] with so many flags, a second apart. */
function believe(looks: readonly (readonly [left: number, right: number, flags: number])[]): number | null {
  return looks.reduce(
    (belief, [left, right, flags], k) =>
      addLook(belief, { sights: [display(left, 0), display(right, 300)], about: about(flags), at: k * 1000 }),
    NO_BELIEF,
  ).total;
}

describe('several looks', () => {
  test('a display that follows the flags counts mines', () => {
    expect(
      believe([
        [51, 1, 0],
        [51, 2, 0],
        [50, 3, 1],
        [49, 4, 2],
      ]),
    ).toBe(51);
  });

  test('a display that stands still beside a running clock counts mines', () => {
    expect(
      believe([
        [1, 51, 0],
        [2, 51, 0],
        [3, 51, 0],
      ]),
    ).toBeNull();
    expect(
      believe([
        [1, 51, 0],
        [2, 51, 0],
        [3, 51, 0],
        [4, 51, 0],
      ]),
    ).toBe(51);
  });

  test.each<[string, [number, number, number][]]>([
    [
      'a clock that runs backwards',
      [
        [51, 50, 0],
        [50, 50, 0],
        [49, 50, 0],
        [48, 50, 0],
      ],
    ],
    [
      'two clocks',
      [
        [51, 1, 0],
        [52, 2, 0],
        [53, 3, 0],
        [54, 4, 0],
      ],
    ],
    [
      'a number that does not follow the flags',
      [
        [51, 1, 0],
        [51, 2, 0],
        [51, 3, 1],
        [51, 4, 2],
      ],
    ],
    [
      'a number that follows them only for a while',
      [
        [51, 1, 0],
        [51, 2, 0],
        [50, 3, 1],
        [50, 4, 2],
      ],
    ],
    [
      'a count that no board of these numbers has',
      [
        [5, 1, 0],
        [5, 2, 0],
        [4, 3, 1],
        [3, 4, 2],
      ],
    ],
  ])('%s proves nothing', (_, looks) => expect(believe(looks)).toBeNull());

  test('a total that a line of text shows is believed when it is seen twice', () => {
    const look = (at: number, sight: CounterSight) => ({ sights: [sight], about: about(3), at });
    const once = addLook(NO_BELIEF, look(0, text([[3, 51], 'mines'])));
    expect(once.total).toBeNull();
    const twice = addLook(once, look(1000, text([[3, 51], 'mines'])));
    expect(twice.total).toBe(51);
    expect(addLook(twice, look(2000, text([[3, 61], 'mines']))).total).toBeNull();
  });

  test('a new game begins without a total', () => {
    const look = (at: number) => ({ sights: [text([[0, 51], 'mines'])], about: about(0), at });
    const believed = addLook(addLook(NO_BELIEF, look(0)), look(1000));
    expect(believed.total).toBe(51);
    const next = beginGame(believed);
    expect(next.total).toBeNull();
    expect(addLook(next, look(2000)).total).toBeNull();
  });
});

test('what is doubted says no total, what is headed the usual one', () => {
  const sight = (claim: CounterClaim): CounterSight => ({
    kind: 'text',
    rect: { x: 0, y: 0, width: 20, height: 10 },
    claims: [claim],
  });
  expect(totalFromPicture([sight({ numbers: [40], label: 'left' })], about(0))).toBe(40);
  expect(totalFromPicture([sight({ numbers: [40], label: 'left', isDoubted: true })], about(0))).toBeNull();
  expect(totalFromPicture([sight({ numbers: [37], label: 'mines', isHeaded: true })], about(3))).toBe(40);
  expect(totalFromPicture([sight({ numbers: [36], label: 'left', isHeaded: true })], about(3))).toBeNull();
});
