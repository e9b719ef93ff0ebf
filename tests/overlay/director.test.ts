import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Point } from '../../src/model/topology.ts';
import type { Director, Screen } from '../../src/overlay/director.ts';
import { makeDirector } from '../../src/overlay/director.ts';
import type { ReaderView, SourcePoint, WatchTarget } from '../../src/overlay/messages.ts';
import type { ChosenPlaces } from '../../src/settings/places.ts';
import { screenPlace } from '../../src/settings/places.ts';

const LEFT: Screen = {
  sourceId: 'screen:1',
  name: 'screen 1',
  place: screenPlace('1'),
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
};
const RIGHT: Screen = {
  sourceId: 'screen:2',
  name: 'screen 2',
  place: screenPlace('2'),
  bounds: { x: 1920, y: 0, width: 1280, height: 1024 },
};
const DRAWN = { x: 2020, y: 200, width: 400, height: 300 };
/** What was drawn as it lies on the right screen, with the air around it. */
const NARROWED = { x: 76, y: 176, width: 448, height: 348 };

const barren: ReaderView = {
  watchId: 1,
  phase: 'searching',
  reason: 'none-found',
  boardId: 0,
  region: null,
  rows: 0,
  cols: 0,
  mines: null,
  minesSource: 'unknown',
  sentence: 'No board shows here.',
};

/** A director over two screens and everything that it said. */
function direct(screens: readonly Screen[], chosen: ChosenPlaces = {}) {
  const said = {
    watched: [] as WatchTarget[],
    reports: [] as string[],
    views: [] as string[],
    asked: [] as SourcePoint[],
    explained: 0,
    places: null as ChosenPlaces | null,
  };
  let at: Point = { x: 0, y: 0 };
  const director = makeDirector({
    listScreens: async () => screens,
    pointer: async () => at,
    chosen,
    watch: (target) => said.watched.push(target),
    stop: () => undefined,
    ask: (point) => said.asked.push(point),
    place: () => undefined,
    hide: () => undefined,
    view: ({ sentence }) => said.views.push(sentence),
    report: (watching, obstacle) => said.reports.push(`${watching}: ${obstacle}`),
    explained: () => said.explained++,
    places: (places) => {
      said.places = places;
    },
  });
  const point = (x: number, y: number) => {
    at = { x, y };
  };
  return { director, said, point };
}

describe('whole screens', () => {
  let director: Director;
  let said: ReturnType<typeof direct>['said'];
  let point: (x: number, y: number) => void;

  beforeEach(async () => {
    ({ director, said, point } = direct([LEFT, RIGHT]));
    director.restart();
    await vi.waitFor(() => expect(said.watched).toHaveLength(1));
  });

  test('the first screen is searched whole', () => {
    expect(said.watched).toEqual([{ watchId: 1, sourceId: 'screen:1', asksExclusion: false, region: null }]);
    director.seen(barren);
    expect(said.views).toEqual(['No board shows here.']);
  });

  test('what the user draws is remembered for its screen and searched alone', async () => {
    director.choose(DRAWN);
    await vi.waitFor(() => expect(said.watched).toHaveLength(2));
    expect(said.watched[1]).toMatchObject({ watchId: 2, sourceId: 'screen:2', region: NARROWED });
    const kept = { rect: { ...DRAWN, x: 100 }, window: { width: 1280, height: 1024 } };
    expect(said.places).toEqual({ [RIGHT.place]: kept });
    expect(said.reports.at(-1)).toBe('screen 2, where you drew: null');
    director.seen({ ...barren, watchId: 2 });
    expect(said.views.at(-1)).toContain('where you drew');
  });

  test('what is drawn right after a pause wins over the search that the end of the pause began', async () => {
    director.setPaused(true);
    director.setPaused(false);
    director.choose(DRAWN);
    await vi.waitFor(() => expect(said.places).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(said.watched.at(-1)).toMatchObject({ sourceId: 'screen:2', region: NARROWED });
  });

  test('a rectangle off every screen is refused in a sentence', async () => {
    director.choose({ ...DRAWN, x: 9000 });
    await vi.waitFor(() => expect(said.reports.at(-1)).toBe('nothing: There is no screen where you drew.'));
    expect(said.places).toBeNull();
  });

  test('the cell under the pointer is asked for in the pixels of the screen that is watched', async () => {
    point(700, 500);
    director.explain();
    await vi.waitFor(() => expect(said.asked).toEqual([{ watchId: 1, x: 700, y: 500 }]));
    point(2000, 500);
    director.explain();
    await vi.waitFor(() => expect(said.explained).toBe(1));
    expect(said.asked).toHaveLength(1);
    director.choose(DRAWN);
    await vi.waitFor(() => expect(said.watched).toHaveLength(2));
    director.explain();
    await vi.waitFor(() => expect(said.asked.at(-1)).toEqual({ watchId: 2, x: 80, y: 500 }));
  });
});

test('a screen with a remembered place comes first; forgetting it searches whole screens again', async () => {
  const kept = { rect: { ...DRAWN, x: 100 }, window: { width: 1280, height: 1024 } };
  const { director, said } = direct([LEFT, RIGHT], { [RIGHT.place]: kept, KMines: kept });
  director.restart();
  await vi.waitFor(() => expect(said.watched).toHaveLength(1));
  expect(said.watched[0]).toMatchObject({ sourceId: 'screen:2', region: NARROWED });
  director.forget();
  expect(said.places).toEqual({ KMines: kept });
  await vi.waitFor(() => expect(said.watched).toHaveLength(2));
  expect(said.watched[1]?.region).toBeNull();
});
