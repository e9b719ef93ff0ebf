import { beforeAll, expect, test } from 'vitest';
import { explainAt } from '../../src/live/explain.ts';
import type { Frame } from '../../src/model/frame.ts';
import { cropFrame } from '../../src/model/frame.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { makeFrameReader } from '../../src/overlay/reader/frameReader.ts';
import { makeSession } from '../../src/session/session.ts';
import type { LiveGame } from '../support/liveFrames.ts';
import { loadLiveGame } from '../support/liveFrames.ts';

let game: LiveGame;
let frame: Frame;
const whole = { x: 0, y: 0, width: 900, height: 700 };
beforeAll(async () => {
  game = await loadLiveGame();
  frame = game.frames[10] as Frame;
});

function makeReader() {
  const session = makeSession();
  const reader = makeFrameReader({ paint: () => undefined, view: () => undefined, session });
  reader.start(false);
  let now = 0;
  /** Gives the reader the pixels that it asks for; says which these were. */
  const show = () => {
    now += 1000;
    const area = reader.wanted(whole, now);
    if (area) reader.take(cropFrame(frame, area), now);
    return area;
  };
  return { session, reader, show };
}

test('only the region is asked for while nothing is known, and all of the source again without one', () => {
  const { session, reader, show } = makeReader();
  const region = { x: 0, y: 0, width: 900, height: 60.5 };
  reader.configure({ region });
  expect(show()).toEqual({ x: 0, y: 0, width: 900, height: 61 });
  expect(session.state()).toMatchObject({ reason: 'none-found', board: null });
  reader.configure({});
  expect(show()).toEqual(whole);
  expect(session.state().board?.board.cells).toEqual(game.boards[10]?.board.cells);
});

test('a region that is off the source is no reason to ask for nothing', () => {
  const { reader, show } = makeReader();
  reader.configure({ region: { x: 5000, y: 0, width: 100, height: 100 } });
  expect(show()).toEqual(whole);
});

test('the cell at a point is explained, and nothing off the board', () => {
  const { session, reader, show } = makeReader();
  expect(reader.explain({ x: 450, y: 350 })).toBeNull();
  show();
  show();
  const { x, y, width, height } = cellRect(game.lattice, 0);
  const at = { x: x + width / 2, y: y + height / 2 };
  expect(reader.explain(at)).toEqual({ ...explainAt(session.state(), at), boardId: 1 });
  expect(reader.explain(at)?.sentence).toContain('1');
  const region = latticeRegion(game.lattice);
  expect(reader.explain({ x: region.x - 30, y: region.y })).toBeNull();
});
