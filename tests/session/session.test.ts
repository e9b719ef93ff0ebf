import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed, isOpened } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { cropFrame, wholeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx, latticeRegion } from '../../src/model/lattice.ts';
import { describeState } from '../../src/session/describe.ts';
import type { Session, SessionOptions } from '../../src/session/session.ts';
import { makeSession } from '../../src/session/session.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import type { LiveGame } from '../support/liveFrames.ts';
import { copyCells, copyLook, loadLiveGame, pixelsOf } from '../support/liveFrames.ts';
import { moveFrame, paintRect } from '../support/paint.ts';

/** A frame in the middle of the recorded game, with greens, reds and open numbers. */
const MIDDLE = 10;
/** Px by which a board that is searched for anew may be found elsewhere than before. */
const PLACE_ERROR = 1.5;
const GREY = [90, 90, 90] as const;

let game: LiveGame;
beforeAll(async () => {
  game = await loadLiveGame();
});

const frameAt = (index: number) => game.frames.at(index) as Frame;
const cellsAt = (index: number) => game.boards.at(index)?.board.cells ?? [];
const cellsThat = (index: number, is: (symbol: CellSymbol) => boolean) =>
  cellsAt(index).flatMap((symbol, cell) => (is(symbol) ? [cell] : []));

/** A session that plays the board of a frame. */
function playing(index: number, options: SessionOptions = {}): Session {
  const session = makeSession(options);
  session.take(wholeFrame(frameAt(index)));
  expect(session.take(wholeFrame(frameAt(index))).phase).toBe('playing');
  return session;
}

describe('a region', () => {
  const board = () => latticeRegion(game.lattice);

  test('only the region is searched, and positions stay those of the whole picture', () => {
    const { x, y, width, height } = board();
    const session = makeSession({ region: { x: x - 20, y: y - 20, width: width + 40, height: height + 40 } });
    const { board: found } = session.take(wholeFrame(frameAt(MIDDLE)));
    expect(found?.board.cells).toEqual(cellsAt(MIDDLE));
    const region = latticeRegion(found?.reading.lattice as Lattice);
    expect(Math.abs(region.x - x)).toBeLessThan(PLACE_ERROR);
    expect(Math.abs(region.y - y)).toBeLessThan(PLACE_ERROR);
    expect(session.take(wholeFrame(frameAt(MIDDLE))).phase).toBe('playing');
  });

  test.each([
    ['beside the board', { x: 0, y: 0, width: 900, height: 60 }],
    ['off the picture', { x: 2000, y: 0, width: 100, height: 100 }],
  ])('%s there is nothing to find', (_, region) => {
    const session = makeSession({ region });
    expect(session.take(wholeFrame(frameAt(MIDDLE)))).toMatchObject({ phase: 'searching', reason: 'none-found' });
  });

  test('a region that is chosen later ends what is read elsewhere', () => {
    const session = playing(MIDDLE);
    session.configure({ region: { x: 0, y: 0, width: 900, height: 60 } });
    expect(session.state().board).toBeNull();
    expect(session.take(wholeFrame(frameAt(MIDDLE)))).toMatchObject({ reason: 'none-found' });
    session.configure({});
    expect(session.take(wholeFrame(frameAt(MIDDLE))).board).not.toBeNull();
  });
});

describe('finding a board', () => {
  test('a session begins by searching whole pictures', () => {
    const session = makeSession();
    expect(session.state()).toMatchObject({ phase: 'searching', reason: 'start', board: null });
    expect(session.wanted()).toEqual({ kind: 'whole' });
  });

  test('a picture without a board is said to have none', () => {
    const session = makeSession();
    const empty = paintRect(frameAt(0), { x: 0, y: 0, width: 900, height: 700 }, GREY);
    expect(session.take(wholeFrame(empty))).toMatchObject({ phase: 'searching', reason: 'none-found', board: null });
    expect(describeState(session.state())).toContain('No Minesweeper board');
    expect(session.wanted()).toEqual({ kind: 'whole' });
  });

  test('hints need the same board twice: while every frame brings another one it settles', () => {
    const session = makeSession();
    for (const frame of game.frames.slice(5, 10))
      expect(session.take(wholeFrame(frame))).toMatchObject({ phase: 'settling', reason: 'start' });
    const state = session.take(wholeFrame(frameAt(9)));
    expect(state.phase).toBe('playing');
    expect(state.board?.board.cells).toEqual(cellsAt(9));
    expect(state.board?.hints.marks.length).toBeGreaterThan(0);
  });

  test('of a known board only its part of the picture is wanted, and enough', () => {
    const session = playing(MIDDLE);
    const region = session.state().board?.hints.region;
    const wanted = session.wanted();
    if (wanted.kind !== 'part') throw new Error('the whole picture is wanted');
    expect(wanted.area.width * wanted.area.height).toBeLessThan((900 * 700) / 2);
    const state = session.take(cropFrame(frameAt(MIDDLE + 1), wanted.area));
    expect(state.phase).toBe('playing');
    expect(state.board?.board.cells).toEqual(cellsAt(MIDDLE + 1));
    expect(state.board?.hints.region).toEqual(region);
  });

  test('a restart forgets the board', () => {
    const session = playing(MIDDLE);
    session.restart();
    expect(session.state()).toMatchObject({ phase: 'searching', reason: 'start', board: null });
    expect(session.wanted()).toEqual({ kind: 'whole' });
  });
});

describe('a game that goes on', () => {
  test('cells that open bring new hints at once, until the game is finished', () => {
    const session = playing(1);
    const last = game.frames.length - 1;
    for (let index = 2; index <= last; index++) {
      const state = session.take(wholeFrame(frameAt(index)));
      expect(state.board?.board.cells).toEqual(cellsAt(index));
      expect(state.phase).toBe(index === last ? 'finished' : 'playing');
    }
    expect(session.state().board?.hints.marks).toEqual([]);
    expect(describeState(session.state())).toBe('The game is won.');
  });

  test('what changed is told before it is read where that takes long: the first opening, and a new game with all cells', () => {
    const told: (readonly number[])[] = [];
    const session = playing(0);
    session.take(wholeFrame(frameAt(1)), (changed) => told.push(changed));
    const opened = cellsThat(1, (symbol) => symbol !== '#');
    expect(opened.length).toBeGreaterThan(0);
    expect([...new Set(told.flat())]).toEqual(expect.arrayContaining(opened));
    told.length = 0;
    session.take(wholeFrame(frameAt(1)), (changed) => told.push(changed));
    expect(told).toEqual([]);
    session.take(wholeFrame(frameAt(0)), (changed) => told.push(changed));
    expect(told[0]).toHaveLength(cellsAt(0).length);
  });

  test('a mine total that is typed counts from the next frame on', () => {
    const session = playing(MIDDLE);
    expect(session.state().board?.minesSource).toBe('assumed');
    session.configure({ mines: 40 });
    const state = session.take(wholeFrame(frameAt(MIDDLE)));
    expect(state.board).toMatchObject({ minesSource: 'typed', board: { mines: 40 } });
  });
});

describe('what is known is void', () => {
  test('cells that close are a new game: no hints until it was seen twice', () => {
    const session = playing(MIDDLE);
    const fresh = copyCells(frameAt(MIDDLE), frameAt(0), game.lattice, [...cellsAt(0).keys()]);
    expect(session.take(wholeFrame(fresh))).toMatchObject({ phase: 'settling', reason: 'new-game' });
    expect(session.take(wholeFrame(fresh))).toMatchObject({ phase: 'playing', reason: 'new-game' });
    expect(session.state().board?.board.cells).toEqual(cellsAt(0));
  });

  test('an untouched board that was seen before is not searched for again; another one is', () => {
    const steps: string[] = [];
    const session = playing(0, { observe: ({ stage }) => steps.push(stage) });
    const searches = () => steps.splice(0).filter((stage) => stage === 'search').length;
    session.take(wholeFrame(frameAt(MIDDLE)));
    expect(session.state().board?.board.cells).toEqual(cellsAt(MIDDLE));
    expect(searches()).toBeGreaterThan(0);
    const fresh = copyCells(frameAt(MIDDLE), frameAt(0), game.lattice, [...cellsAt(0).keys()]);
    expect(session.take(wholeFrame(fresh))).toMatchObject({ phase: 'settling', reason: 'new-game' });
    expect(searches()).toBe(0);
    session.take(wholeFrame(frameAt(MIDDLE)));
    session.take(wholeFrame(frameAt(MIDDLE)));
    searches();
    const { x, y } = cellCentrePx(game.lattice, 0);
    const marked = paintRect(fresh, { x: x + 3, y: y + 3, width: 2, height: 1 }, GREY);
    session.take(wholeFrame(marked));
    // It may be half drawn: it is searched for when it is seen alike once more.
    expect(searches()).toBe(0);
    expect(session.take(wholeFrame(marked)).phase).not.toBe('searching');
    expect(searches()).toBeGreaterThan(0);
  });

  test('one cell that closes is enough', () => {
    const session = playing(MIDDLE);
    const open = cellsThat(MIDDLE, (s) => s === '1')[0] as number;
    const next = copyCells(frameAt(MIDDLE), frameAt(0), game.lattice, [open]);
    expect(session.take(wholeFrame(next))).toMatchObject({ phase: 'settling', reason: 'new-game' });
  });

  test('a number that changes voids the hints', () => {
    const session = playing(MIDDLE);
    const [one] = cellsThat(MIDDLE, (s) => s === '1');
    const [two] = cellsThat(MIDDLE, (s) => s === '2');
    const next = copyLook(frameAt(MIDDLE), game.lattice, two as number, [one as number]);
    expect(session.take(wholeFrame(next))).toMatchObject({ phase: 'settling', reason: 'number-changed' });
  });

  test.each([
    ['by a pixel', 1, 0],
    ['by a cell', 31, 31],
    ['far', -120, 40],
  ])('a board that moved %s is lost at once, and searched for in the next frame', (_, dx, dy) => {
    const session = playing(MIDDLE);
    const before = session.state().board?.reading.lattice ?? game.lattice;
    const moved = moveFrame(frameAt(MIDDLE), dx, dy);
    expect(session.take(wholeFrame(moved))).toEqual({ phase: 'searching', reason: 'lost', board: null, ms: null });
    expect(session.wanted()).toEqual({ kind: 'whole' });
    const found = session.take(wholeFrame(moved));
    expect(found).toMatchObject({ phase: 'settling', reason: 'lost' });
    const { x = 0, y = 0 } = found.board?.reading.lattice ?? {};
    expect(Math.hypot(x - before.x - dx, y - before.y - dy)).toBeLessThanOrEqual(PLACE_ERROR);
    expect(found.board?.board.cells).toEqual(cellsAt(MIDDLE));
  });
});

describe('cells that are covered', () => {
  /** A flat window over a block of cells inside the board. */
  const cover = (frame: Frame, first: number, last: number) => {
    const a = pixelsOf(game.lattice, first);
    const b = pixelsOf(game.lattice, last);
    return paintRect(frame, { x: a.x - 9, y: a.y - 9, width: b.x - a.x + 40, height: b.y - a.y + 40 }, [236, 240, 244]);
  };
  const BLOCK = [5 * 16 + 3, 8 * 16 + 9] as const;
  const isInside = (cell: number) => {
    const [row, col] = [Math.floor(cell / 16), cell % 16];
    return row >= 5 && row <= 8 && col >= 3 && col <= 9;
  };

  test('are not readable and get no hints, while the others stay as they are', () => {
    const session = playing(MIDDLE);
    const state = session.take(wholeFrame(cover(frameAt(MIDDLE), ...BLOCK)));
    for (const [cell, symbol] of (state.board?.board.cells ?? []).entries())
      if (isInside(cell)) expect(`${cell} ${symbol}`).toBe(`${cell} ~`);
    expect(state.board?.hints.marks.filter(({ cell }) => isInside(cell))).toEqual([]);
    const read = state.board?.board.cells.filter((s, cell) => s !== '~' && s !== cellsAt(MIDDLE)[cell]);
    expect(read).toEqual([]);
  });

  test('do not hide a new game that begins behind them', () => {
    const session = playing(MIDDLE);
    // Behind the cover the cells that were opened last close; nothing else changes.
    const closed = cellsThat(MIDDLE, isOpened).filter((cell) => isClosed(cellsAt(MIDDLE - 3)[cell] as CellSymbol));
    const behind = copyCells(frameAt(MIDDLE), frameAt(MIDDLE - 3), game.lattice, closed);
    const [rows, cols] = [closed.map((cell) => Math.floor(cell / 16)), closed.map((cell) => cell % 16)];
    const corners = [Math.min(...rows) * 16 + Math.min(...cols), Math.max(...rows) * 16 + Math.max(...cols)] as const;
    expect(closed.length).toBeGreaterThan(0);
    session.take(wholeFrame(cover(frameAt(MIDDLE), ...corners)));
    session.take(wholeFrame(cover(behind, ...corners)));
    expect(session.take(wholeFrame(behind))).toMatchObject({ phase: 'settling', reason: 'new-game' });
  });

  test('go on as before when they are seen again', () => {
    const session = playing(MIDDLE);
    session.take(wholeFrame(cover(frameAt(MIDDLE), ...BLOCK)));
    const state = session.take(wholeFrame(frameAt(MIDDLE + 1)));
    expect(state.phase).toBe('playing');
    expect(state.board?.board.cells).toEqual(cellsAt(MIDDLE + 1));
  });
});

test('a board that breaks the rules has no hints', () => {
  const session = playing(MIDDLE);
  // A cell that is certainly a mine is shown as open.
  const one = cellsThat(MIDDLE, (s) => s === '1')[0] as number;
  const mine = game.boards[MIDDLE]?.analysis.mineCells.find((cell) => isClosed(cellsAt(MIDDLE)[cell] ?? '~'));
  const wrong = copyLook(frameAt(MIDDLE), game.lattice, one, [mine as number]);
  const state = session.take(wholeFrame(wrong));
  expect(state.phase).toBe('contradiction');
  expect(state.board?.hints.marks).toEqual([]);
  expect(state.board?.hints.best).toBeNull();
  expect(describeState(state)).toMatch(/^The board contradicts itself; waiting\. .+row \d+, column \d+/);
});

describe('a cell that is pressed', () => {
  /** A covered cell beside covered ones that looks like open ground, and what was hinted before. */
  function press() {
    const before = game.boards[MIDDLE];
    const blank = cellsThat(MIDDLE, (s) => s === '0')[0] as number;
    const pressed = before?.analysis.safe[0] as number;
    const session = playing(MIDDLE);
    const picture = copyLook(frameAt(MIDDLE), game.lattice, blank, [pressed]);
    return { session, pressed, hinted: session.state().board, state: session.take(wholeFrame(picture)) };
  }

  test('is unreadable, and what else is proved stays hinted', () => {
    const { state, pressed, hinted } = press();
    expect(state.phase).toBe('playing');
    expect(state.board?.board.cells[pressed]).toBe('~');
    expect(state.board?.analysis.safe).not.toContain(pressed);
    const proved = new Set(hinted?.analysis.safe);
    expect(state.board?.analysis.safe.length).toBeGreaterThan(0);
    for (const cell of state.board?.analysis.safe ?? []) expect(proved).toContain(cell);
  });

  test('may open or be let go: the game goes on', () => {
    const opened = press().session.take(wholeFrame(frameAt(MIDDLE + 1)));
    expect(opened.phase).toBe('playing');
    expect(opened.board?.board.cells).toEqual(cellsAt(MIDDLE + 1));
    const released = press().session.take(wholeFrame(frameAt(MIDDLE)));
    expect(released.phase).toBe('playing');
    expect(released.board?.board.cells).toEqual(cellsAt(MIDDLE));
  });
});

describe('a board of hexagons whose outlines reach over its rim', () => {
  const unmoved = () => loadFrame(`${FIXTURES}following/practice-hex-01.png`);

  async function playingHexagons(): Promise<Session> {
    const session = makeSession();
    for (const _ of [1, 2]) session.take(wholeFrame(await unmoved()));
    expect(session.state()).toMatchObject({ phase: 'playing', reason: 'start' });
    return session;
  }

  test('is followed while cells at the rim open', async () => {
    const session = await playingHexagons();
    const state = session.take(wholeFrame(await loadFrame(`${FIXTURES}following/practice-hex-05.png`)));
    expect(state).toMatchObject({ phase: 'playing', reason: 'start' });
    expect(state.board?.board.cells.filter((symbol) => symbol === '3')).toHaveLength(3);
  });

  test.each([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [2, 1],
  ])('is lost where it moved by %d, %d', async (dx, dy) => {
    const session = await playingHexagons();
    expect(session.take(wholeFrame(moveFrame(await unmoved(), dx, dy)))).toMatchObject({ reason: 'lost', board: null });
  });
});

describe('a board without hints', () => {
  test('is looked at once more, and then only when it changes', () => {
    const session = playing(MIDDLE);
    session.take(wholeFrame(frameAt(MIDDLE)));
    expect(session.wantsAgain()).toBe(false);
    // The numbers need more mines than that.
    session.configure({ mines: 1 });
    expect(session.take(wholeFrame(frameAt(MIDDLE))).phase).toBe('contradiction');
    expect(session.wantsAgain()).toBe(true);
    expect(session.take(wholeFrame(frameAt(MIDDLE))).phase).toBe('contradiction');
    expect(session.wantsAgain()).toBe(false);
    session.configure({});
    expect(session.take(wholeFrame(frameAt(MIDDLE))).phase).toBe('playing');
  });
});

test('a best move that was chosen in a hurry is thought about to the end when nothing changes', async () => {
  const frame = wholeFrame(await loadFrame(`${FIXTURES}boards/winemine-16x30/07.png`));
  const session = makeSession();
  for (const _ of ['found', 'seen again']) session.take(frame);
  const calm = session.take(frame).board?.analysis.best;
  expect(calm).toMatchObject({ reason: 'look-ahead' });
  expect(session.wantsAgain()).toBe(false);
  // A machine on which a second passes from one look at the clock to the next.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  session.configure({ mines: 99 });
  expect(session.take(frame).board?.analysis.best?.cell).not.toBe(calm?.cell);
  expect(session.wantsAgain()).toBe(true);
  expect(session.take(frame).board?.analysis.best).toEqual(calm);
  expect(session.wantsAgain()).toBe(false);
});
