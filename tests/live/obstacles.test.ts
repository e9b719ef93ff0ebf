import { expect, test } from 'vitest';
import { makeObstacles } from '../../src/live/obstacles.ts';

const LOOKING = 'Looking for a board.';
const CLOSED = "The game's window was closed.";

test('why a window is no longer watched stays until a board is read', () => {
  const obstacles = makeObstacles();
  expect([obstacles.watching(), obstacles.current()]).toEqual(['nothing', null]);
  obstacles.watch('KMines', CLOSED);
  obstacles.watch('the screen', null);
  expect(obstacles.current()).toBeNull();
  expect(obstacles.explain(LOOKING)).toBe(`${CLOSED} ${LOOKING}`);
  obstacles.read();
  expect(obstacles.explain(LOOKING)).toBe(LOOKING);
});

test('what is in the way of what is watched takes the place of every sentence, until it is gone', () => {
  const obstacles = makeObstacles();
  obstacles.watch('KMines', 'The window is minimised.');
  obstacles.read();
  expect(obstacles.current()).toBe('The window is minimised.');
  expect(obstacles.explain(LOOKING)).toBe('The window is minimised.');
  obstacles.watch('KMines', null);
  expect([obstacles.current(), obstacles.explain(LOOKING)]).toEqual([null, LOOKING]);
});

test('a pause forgets it', () => {
  const obstacles = makeObstacles();
  obstacles.watch('KMines', CLOSED);
  obstacles.forget();
  expect(obstacles.explain(LOOKING)).toBe(LOOKING);
});
