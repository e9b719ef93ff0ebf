import { expect, test } from 'vitest';
import { makeFrameTaker } from '../../src/live/frameTaker.ts';
import type { LiveEvents } from '../../src/live/x11Live.ts';
import type { Frame } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';

const EVENTS: LiveEvents = {
  paint: () => undefined,
  view: () => undefined,
  place: () => undefined,
  watching: () => undefined,
  ended: () => undefined,
};

/** A screen of one shade, on which there is no board. */
const screen = (shade: number): Frame => makeFrame(320, 240, new Uint8Array(320 * 240 * 4).fill(shade));

/** Shows several still screens, each until another one is asked for; which were shown, and which of the takes brought something new. */
function show(count: number, takes: number) {
  const screens = Array.from({ length: count }, (_, k) => screen(40 + 50 * k));
  let at = 0;
  const taker = makeFrameTaker(EVENTS, {}, () => {
    at = (at + 1) % count;
  });
  const shown: number[] = [];
  const news: boolean[] = [];
  for (let i = 0; i < takes; i++) {
    shown.push(at);
    news.push(taker.take(screens[at] as Frame));
  }
  taker.close();
  return { shown, news };
}

test.each([1, 2, 3])('%i still screens without a board are all looked at, and then cost nothing', (count) => {
  const { shown, news } = show(count, 40);
  expect(new Set(shown).size).toBe(count);
  expect(new Set(shown.slice(-2 * count)).size, 'none of them keeps the others waiting').toBe(count);
  expect(news.slice(-20)).not.toContain(true);
});
