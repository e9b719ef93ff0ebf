import { describe, expect, test } from 'vitest';
import type { GameSpec } from '../../src/game/game.ts';
import { markCell, openCell } from '../../src/game/game.ts';
import { fittingSize, makeLattice } from '../../src/practice/page/lattices.ts';
import {
  helped,
  isPaused,
  newRound,
  pauseRound,
  play,
  repeatRound,
  resumeRound,
  timeUsed,
} from '../../src/practice/page/round.ts';

const SPEC: GameSpec = { shape: 'square', rows: 9, cols: 9, mines: 10, firstClick: 'zero', seed: 3 };

describe('the clock of a round', () => {
  test('runs from the first opened cell, not from a flag, to the end', () => {
    let round = newRound(SPEC);
    round = play(round, markCell(round.game, 0, 'flag'), 0, 100);
    expect([round.beganAt, round.start, round.moves, timeUsed(round, 200)]).toEqual([null, null, 0, 0]);
    round = play(round, openCell(round.game, 40), 40, 300);
    expect([round.beganAt, round.start, round.moves, timeUsed(round, 450)]).toEqual([300, 40, 1, 150]);
    const mine = round.game.mined?.findIndex((is, cell) => is === 1 && cell !== 0) ?? 0;
    round = play(round, openCell(round.game, mine), mine, 500);
    expect(round.game.status).toBe('lost');
    expect([round.endedAt, round.start, round.moves, timeUsed(round, 9999)]).toEqual([500, 40, 2, 200]);
  });

  test('a move that changes nothing is none', () => {
    const round = newRound(SPEC);
    expect(play(round, round.game, 5, 100)).toBe(round);
  });
});

describe('a pause', () => {
  const begun = play(newRound(SPEC), openCell(newRound(SPEC).game, 40), 40, 1000);

  test('halts the clock, as often as it is wanted', () => {
    const paused = pauseRound(begun, 1500);
    expect([isPaused(begun), isPaused(paused), timeUsed(paused, 9000)]).toEqual([false, true, 500]);
    const resumed = resumeRound(paused, 9000);
    expect([isPaused(resumed), timeUsed(resumed, 9250)]).toEqual([false, 750]);
    const again = resumeRound(pauseRound(resumed, 9300), 20_000);
    expect(timeUsed(again, 20_100)).toBe(900);
    expect(again.unranked).toBeNull();
  });

  test('is none where no clock runs', () => {
    const ready = newRound(SPEC);
    expect(pauseRound(ready, 5)).toBe(ready);
    expect(resumeRound(begun, 2000)).toBe(begun);
    const over = play(begun, { ...openCell(begun.game, 0), status: 'lost' }, 0, 1200);
    expect(pauseRound(over, 1300)).toBe(over);
    const paused = pauseRound(begun, 1500);
    expect(pauseRound(paused, 1600)).toBe(paused);
    expect(isPaused(repeatRound(paused))).toBe(false);
  });
});

describe('what counts for the top ten', () => {
  test('help takes a round out, the first reason stays; after the end it is too late', () => {
    const round = newRound(SPEC);
    expect(round.unranked).toBeNull();
    const once = helped(round, 'help was shown');
    expect(helped(once, 'something else')).toBe(once);
    expect(once.unranked).toBe('help was shown');
    const over = play(round, { ...openCell(round.game, 40), status: 'won' }, 40, 1);
    expect(helped(over, 'help was shown')).toBe(over);
  });

  test('a board that is known does not count', () => {
    const round = play(newRound(SPEC), openCell(newRound(SPEC).game, 40), 40, 1);
    const again = repeatRound(round);
    expect(again.game.mined).toEqual(round.game.mined);
    expect(again).toMatchObject({ beganAt: null, start: null, moves: 0, unranked: 'the board was known' });
  });
});

describe('cell sizes', () => {
  const around = { width: 60, height: 190 };

  test('boards fit their room, side by side or one above the other', () => {
    const size = { shape: 'square', rows: 16, cols: 30 } as const;
    const room = { width: 1000, height: 800 };
    const one = fittingSize(size, room, around, 1);
    const two = fittingSize(size, room, around, 2);
    expect(one * 30).toBeLessThanOrEqual(room.width - around.width);
    expect((one + 1) * 30).toBeGreaterThan(room.width - around.width - one);
    expect(two).toBeLessThan(one);
    expect(two * 16).toBeLessThanOrEqual(room.height / 2 - around.height + 16);
  });

  test('they never become too small to hit or too large to look at', () => {
    const size = { shape: 'triangle', rows: 40, cols: 60 } as const;
    expect(fittingSize(size, { width: 100, height: 100 }, around, 1)).toBe(14);
    expect(fittingSize({ ...size, rows: 2, cols: 2 }, { width: 3000, height: 3000 }, around, 1)).toBe(46);
  });

  test('hexagons and triangles are regular', () => {
    const hex = makeLattice({ shape: 'hex', rows: 2, cols: 2 }, 30);
    expect(hex.pitchY / hex.pitchX).toBeCloseTo(Math.sqrt(3) / 2, 9);
    const triangle = makeLattice({ shape: 'triangle', rows: 2, cols: 2 }, 30);
    expect(triangle.pitchY / triangle.pitchX).toBeCloseTo(Math.sqrt(3), 9);
  });
});
