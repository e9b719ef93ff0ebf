import { expect, test } from 'vitest';
import { makeStillness } from '../../src/live/stillness.ts';
import { makeFrame } from '../../src/model/frame.ts';

const picture = (shade: number) => makeFrame(2, 1, new Uint8Array(8).fill(shade));

test('a picture in which nothing was begun is still', () => {
  expect(makeStillness().isStill(picture(1), 0)).toBe(true);
});

test('what is drawn anew is waited for until it is the same for a tenth of a second', () => {
  const stillness = makeStillness();
  stillness.begin(0);
  expect(stillness.isStill(picture(1), 0)).toBe(false);
  expect(stillness.isStill(picture(1), 90)).toBe(false);
  expect(stillness.isStill(picture(2), 110)).toBe(false);
  expect(stillness.isStill(picture(2), 200)).toBe(false);
  expect(stillness.isStill(picture(2), 210)).toBe(true);
  expect(stillness.isStill(picture(3), 220), 'nothing was begun since').toBe(true);
});

test('what goes on moving is not waited for for ever', () => {
  const stillness = makeStillness();
  stillness.begin(0);
  const looks = Array.from({ length: 30 }, (_, i) => stillness.isStill(picture(i), 25 * i));
  expect(looks.indexOf(true)).toBe(24);
});
