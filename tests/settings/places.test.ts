import { describe, expect, test } from 'vitest';
import { forgetPlace, placeIn } from '../../src/settings/places.ts';

const chosen = { rect: { x: 200, y: 100, width: 400, height: 300 }, window: { width: 800, height: 500 } };

describe('placeIn', () => {
  test('has some air around what was drawn', () => {
    expect(placeIn(chosen, chosen.window)).toEqual({ x: 176, y: 76, width: 448, height: 348 });
  });

  test.each([
    ['larger', { width: 1600, height: 1000 }],
    ['smaller', { width: 500, height: 450 }],
  ])('in a %s window holds the board that was scaled and the one that kept its distances', (_, now) => {
    const { x, y, width, height } = placeIn(chosen, now) as NonNullable<ReturnType<typeof placeIn>>;
    const scaled = [200 * (now.width / 800), 100 * (now.height / 500)] as const;
    expect(x).toBeLessThanOrEqual(Math.max(0, Math.min(200, scaled[0])));
    expect(y).toBeLessThanOrEqual(Math.max(0, Math.min(100, scaled[1])));
    expect(x + width).toBeGreaterThanOrEqual(Math.max(now.width - 200, scaled[0] * 3));
    expect(y + height).toBeGreaterThanOrEqual(Math.max(now.height - 100, scaled[1] * 4));
  });

  test('is cut to the window', () => {
    const outside = { ...chosen, rect: { x: -50, y: -50, width: 900, height: 600 } };
    expect(placeIn(outside, chosen.window)).toEqual({ x: 0, y: 0, width: 800, height: 500 });
  });

  test('is null where nothing of it is left', () => {
    expect(placeIn(chosen, { width: 10, height: 10 })).toBeNull();
  });
});

describe('forgetPlace', () => {
  const places = { KMines: chosen, 'screen: 1': chosen };

  test('forgets the place of what is watched', () => {
    expect(Object.keys(forgetPlace(places, 'screen: 1'))).toEqual(['KMines']);
  });

  test.each([null, 'screen: 2'])('forgets all places where %s has none', (watched) => {
    expect(forgetPlace(places, watched)).toEqual({});
  });
});
