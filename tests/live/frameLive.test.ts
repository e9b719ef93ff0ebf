import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FrameSource, TimedFrame } from '../../src/capture/frameSource.ts';
import { startFrameLive } from '../../src/live/frameLive.ts';
import type { LiveEvents } from '../../src/live/x11Live.ts';
import type { Result } from '../../src/model/errors.ts';
import { failure, success } from '../../src/model/errors.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { LiveGame } from '../support/liveFrames.ts';
import { copyCells, loadLiveGame } from '../support/liveFrames.ts';
import { paintRect } from '../support/paint.ts';

/** Ms after which a word that does not come is missing. */
const PATIENCE = 20_000;

let game: LiveGame;
let empty: Frame;
beforeAll(async () => {
  game = await loadLiveGame();
  empty = paintRect(game.frames[0] as Frame, { x: 0, y: 0, width: 900, height: 700 }, [90, 90, 90]);
});
const frameAt = (index: number) => game.frames[index] as Frame;

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});

type Shown = Result<TimedFrame | null>;

/** A source that shows one thing until it is told to show another, and counts how often it was asked. */
function makeScreen(first: Frame) {
  let shown: Shown = success({ frame: first, ms: 0 });
  const counts = { asked: 0, quiet: 0, elsewhere: 0, closed: 0 };
  const source: FrameSource = {
    name: 'the test screen',
    async next(isQuiet) {
      counts.asked++;
      counts.quiet = isQuiet ? counts.quiet + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (!shown.ok || !shown.value) return shown;
      const { frame } = shown.value;
      return success({ frame: { ...frame, data: frame.data.slice() }, ms: counts.asked });
    },
    lookElsewhere: () => counts.elsewhere++,
    close: () => counts.closed++,
  };
  const show = (next: Frame | Shown) => {
    shown = 'data' in next ? success({ frame: next, ms: 0 }) : next;
  };
  return { source, counts, show };
}

/** Starts a live loop and keeps what it says; `until` waits for a word, which is then used up. */
function start(source: FrameSource) {
  const words: string[] = [];
  const events: LiveEvents = {
    paint: ({ boardId, hints }) => words.push(hints ? `hints ${boardId}` : `clear ${boardId}`),
    view: ({ phase, reason }) => words.push(`${phase} ${reason}`),
    place: ({ boardId, visible, covers, origin }) =>
      words.push(`place ${boardId} ${visible} ${covers.length} ${origin.x},${origin.y}`),
    watching: (what, obstacle) => words.push(`watching ${what}: ${obstacle}`),
    ended: (reason) => words.push(`ended ${reason}`),
  };
  const live = startFrameLive(source, events);
  open.push(live);
  const until = async (word: string) => {
    const last = performance.now() + PATIENCE;
    while (!words.includes(word)) {
      if (performance.now() > last) throw new Error(`"${word}" did not come after ${words.join('; ')}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return words.splice(0, words.indexOf(word) + 1);
  };
  return { live, words, until };
}

test('hints come when a board was seen twice, and follow the cells that open', async () => {
  const { source, show } = makeScreen(frameAt(5));
  const { until } = start(source);
  const found = await until('playing start');
  expect(found[0]).toBe('watching the test screen: null');
  expect(found.filter((word) => /hints|settling|playing/.test(word))).toEqual([
    'settling start',
    'hints 1',
    'playing start',
  ]);
  expect(found).toContain('place 1 true 0 0,0');
  show(frameAt(6));
  const next = await until('hints 1');
  expect(next.filter((word) => word.startsWith('clear'))).toEqual([]);
});

test('hints vanish when a frame shows no board, and come back with it under a new number', async () => {
  const { source, show, counts } = makeScreen(frameAt(5));
  const { until } = start(source);
  await until('playing start');
  show(empty);
  const lost = await until('searching none-found');
  expect(lost.filter((word) => !word.startsWith('place'))).toEqual([
    'clear 1',
    'searching lost',
    'searching none-found',
  ]);
  await vi.waitFor(() => expect(counts.elsewhere).toBeGreaterThan(0));
  show(frameAt(5));
  await until('hints 2');
});

test('a new game takes the hints away until it stands still', async () => {
  const { source, show } = makeScreen(frameAt(8));
  const { until } = start(source);
  await until('playing start');
  show(copyCells(frameAt(8), frameAt(0), game.lattice, [...(game.boards[0]?.board.cells.keys() ?? [])]));
  const said = (await until('hints 2')).filter((word) => !word.startsWith('place'));
  expect(said).toEqual(['clear 1', 'settling new-game', 'hints 2']);
});

test('frames without a change are taken but say nothing', async () => {
  const { source, counts } = makeScreen(frameAt(8));
  const { until, words } = start(source);
  await until('playing start');
  words.splice(0);
  const { asked } = counts;
  await expect.poll(() => counts.asked).toBeGreaterThan(asked + 20);
  expect(words).toEqual([]);
});

test('a source may take its time after nothing changed for a while, until something changes', async () => {
  const { source, show, counts } = makeScreen(frameAt(5));
  const { until } = start(source);
  await until('playing start');
  expect(counts.quiet).toBe(0);
  await expect.poll(() => counts.quiet, { timeout: PATIENCE }).toBeGreaterThan(3);
  show(frameAt(6));
  await until('hints 1');
  await expect.poll(() => counts.quiet).toBe(0);
});

test('one failed capture changes nothing; several in a row are told once and clear the hints', async () => {
  const { source, show } = makeScreen(frameAt(8));
  const { until, words } = start(source);
  await until('playing start');
  words.splice(0);
  show(failure('capture-failed', 'The screen cannot be captured.'));
  const said = await until('watching the test screen: The screen cannot be captured.');
  expect(said).toEqual(['clear 1', 'watching the test screen: The screen cannot be captured.']);
  show(frameAt(8));
  const again = await until('hints 2');
  expect(again[0]).toBe('watching the test screen: null');
});

test('a pause clears the hints and captures nothing; afterwards they come back', async () => {
  const { source, counts } = makeScreen(frameAt(8));
  const { live, until } = start(source);
  await until('playing start');
  live.setPaused(true);
  expect(await until('watching nothing: null')).toEqual(expect.arrayContaining(['clear 1']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { asked } = counts;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(counts.asked).toBe(asked);
  live.setPaused(false);
  await until('hints 2');
});

test('a mine total that is typed later counts although nothing changed on the screen', async () => {
  const { source } = makeScreen(frameAt(8));
  const { live, until } = start(source);
  await until('playing start');
  live.configure({ mines: 40 });
  await until('hints 1');
});

test('the end of a source ends the hints, and closing ends the source', async () => {
  const { source, show, counts } = makeScreen(frameAt(8));
  const { live, until, words } = start(source);
  await until('playing start');
  show(success(null));
  const said = await until('ended There is nothing more to see of the test screen.');
  expect(said).toContain('clear 1');
  live.close();
  expect(counts.closed).toBe(1);
  const { asked } = counts;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(counts.asked).toBe(asked);
  expect(words).toEqual([]);
});
