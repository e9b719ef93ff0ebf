import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import { findAlikeSpots } from '../../src/vision/alikeSpots.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import type { Characters } from '../support/characters.ts';
import { drawCharacters, randomLines } from '../support/characters.ts';

const SCREEN = { width: 640, height: 420, x: 90, y: 60 };

function find(screen: Omit<Characters, keyof typeof SCREEN>) {
  const frame = drawCharacters({ ...SCREEN, ...screen });
  return findAlikeSpots(frame, makeGradients(frame));
}

test.each([
  [14, 22],
  [22, 20],
  [16.05, 18.6],
])('few characters in cells of %d × %d px tell both pitches', (pitchX, pitchY) => {
  const [found] = find({ pitchX, pitchY, lines: randomLines(14, 20, ' ', '123F', 0.7) });
  expect(found?.pitchX).toBeCloseTo(pitchX, 1);
  expect(found?.pitchY).toBeCloseTo(pitchY, 1);
});

test('corners of covered cells that meet without lines tell the pitch too', () => {
  const [found] = find({ pitchX: 16, pitchY: 15, lines: randomLines(20, 28, '#', ' ', 0.5) });
  expect(found).toMatchObject({ pitchX: 16, pitchY: 15 });
});

test('what stands at any distance repeats by none', () => {
  // Each line is shifted by another number of pixels, and so is each word.
  const words = Array.from({ length: 14 }, (_, k) => ' '.repeat((k * 7) % 5) + '12F'.slice(k % 3));
  const frame = drawCharacters({ ...SCREEN, pitchX: 10, pitchY: 17, lines: [] });
  words.forEach((word, k) => {
    const line = drawCharacters({
      ...SCREEN,
      x: 20 + ((k * k * 37) % 211),
      y: 10 + k * 17 + ((k * k) % 7),
      pitchX: 10,
      pitchY: 17,
      lines: [word],
    });
    line.data.forEach((level, i) => {
      if (level > 100 && i % 4 < 3) (frame.data as Uint8ClampedArray)[i] = level;
    });
  });
  expect(findAlikeSpots(frame, makeGradients(frame))).toEqual([]);
});

test('a board beside a noisy wallpaper, which has more corners than all that is drawn, tells its pitch all the same', () => {
  const lines = randomLines(9, 12, ' ', '123F', 0.6);
  const frame = drawCharacters({ width: 1400, height: 800, x: 40, y: 60, pitchX: 18, pitchY: 22, lines });
  const random = makeRandom(5);
  for (let y = 0; y < frame.height; y++)
    for (let x = 300; x < frame.width; x++)
      (frame.data as Uint8ClampedArray).set(
        [0, 1, 2].map(() => random.int(0, 255)),
        4 * (y * frame.width + x),
      );
  const [found] = findAlikeSpots(frame, makeGradients(frame));
  expect(found).toMatchObject({ pitchX: 18, pitchY: 22 });
});
