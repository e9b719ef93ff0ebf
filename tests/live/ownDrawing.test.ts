import { beforeAll, describe, expect, test } from 'vitest';
import { isClosed } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, fixtureNamed, loadFrame } from '../support/fixtures.ts';
import { moveFrame } from '../support/paint.ts';
import { loadKMinesGame } from '../support/recordings.ts';
import { makeScreen } from '../support/screen.ts';

/** Captured frames in which everything that follows a change has long happened. */
const LONG = 25;
/** Positions of the recorded game that are played, every so many. */
const STRIDE = 3;

type Screen = ReturnType<typeof makeScreen>;

/** The cells that hints on the screen say anything of. */
function shownCells(screen: Screen): number[] {
  const hints = screen.shown()?.hints;
  return [...(hints?.marks ?? []).map(({ cell }) => cell), ...(hints?.best ? [hints.best.cell] : [])];
}

function markedCells(frame: Frame): number[] {
  return (processFrame(frame).main?.hints.marks ?? []).map(({ cell }) => cell);
}

describe('a recorded game in frames that show our hints', () => {
  let frames: readonly Frame[];

  beforeAll(async () => {
    frames = (await loadKMinesGame()).frames;
  });

  test('is read as it is without them, and gets the same hints', () => {
    const screen = makeScreen();
    for (const frame of frames.filter((_, k) => k % STRIDE === 0)) {
      screen.run(frame, LONG);
      const plain = processFrame(frame).main;
      expect(screen.state().board?.reading.cells).toEqual(plain?.reading.cells);
      expect(screen.shown()?.hints?.marks.map(({ cell, kind }) => [cell, kind]) ?? []).toEqual(
        plain?.status === 'playing' ? plain.hints.marks.map(({ cell, kind }) => [cell, kind]) : [],
      );
    }
  });

  test('whatever the session is given, cells are read as they are or as they were', () => {
    const screen = makeScreen();
    let before = processFrame(frames[4] as Frame).main?.reading.cells;
    for (const frame of frames.slice(4, 9)) {
      const now = processFrame(frame).main?.reading.cells;
      for (let k = 0; k < LONG; k++) {
        screen.run(frame, 1);
        const { board } = screen.state();
        for (const [cell, symbol] of (board?.reading.cells ?? []).entries())
          expect([now?.[cell], before?.[cell], '~']).toContain(symbol);
      }
      before = now;
    }
  });

  test('a cell that changed loses its hint within two frames, and others keep theirs', () => {
    const screen = makeScreen({ showDelay: 1 });
    screen.run(frames[5] as Frame, LONG);
    const before = shownCells(screen);
    screen.run(frames[6] as Frame, 2);
    const after = processFrame(frames[6] as Frame).main?.reading.cells ?? [];
    const shown = shownCells(screen);
    expect(shown.filter((cell) => !isClosed(after[cell] ?? '0'))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0.9 * before.length);
    expect(shown.length).toBeLessThan(before.length);
  });

  test.each([
    ['a new game', () => frames[0] as Frame],
    ['a board that moved', () => moveFrame(frames[20] as Frame, 6, 3)],
    ['nothing', () => moveFrame(frames[20] as Frame, 2000, 0)],
  ])('%s under painted hints clears them at once', (_, next) => {
    const screen = makeScreen({ showDelay: 1 });
    screen.run(frames[20] as Frame, LONG);
    expect(shownCells(screen).length).toBeGreaterThan(50);
    screen.run(next(), 2);
    expect(shownCells(screen)).toEqual([]);
    screen.run(next(), 2 * LONG);
    expect(shownCells(screen).sort((a, b) => a - b)).toEqual(
      [...markedCells(next()), processFrame(next()).main?.hints.best?.cell ?? []].flat().sort((a, b) => a - b),
    );
  });

  test('a pointer at rest over a hint is read once, and does not flicker', () => {
    const frame = frames[6] as Frame;
    const screen = makeScreen();
    screen.run(frame, LONG);
    const cell = markedCells(frame)[20] as number;
    const { x, y } = cellRect(screen.state().board?.reading.lattice as never, cell);
    screen.change({
      over(context) {
        context.fillStyle = '#000';
        context.beginPath();
        context.moveTo(x + 6, y + 4);
        context.lineTo(x + 6, y + 24);
        context.lineTo(x + 20, y + 18);
        context.fill();
      },
    });
    screen.run(frame, 4 * LONG);
    const settled = screen.messages.length;
    screen.run(frame, 8 * LONG);
    expect(screen.messages.length).toBe(settled);
    screen.change({ over: () => undefined });
    screen.run(frame, 2 * LONG);
    expect(screen.state().board?.reading.cells).toEqual(processFrame(frame).main?.reading.cells);
    expect(screen.shown()?.hints?.marks.map((mark) => mark.cell)).toEqual(markedCells(frame));
  });

  test('a pointer that passes over the rim of the board does not end the hints', () => {
    const frame = frames[6] as Frame;
    const screen = makeScreen();
    screen.run(frame, LONG);
    const region = screen.state().board?.hints.region;
    for (let step = 0; step < 60; step += 3) {
      screen.change({
        over(context) {
          context.fillStyle = '#fff';
          context.fillRect((region?.x ?? 0) - 30 + step, (region?.y ?? 0) + 200, 12, 18);
        },
      });
      screen.run(frame, 1);
    }
    expect(screen.state().phase).toBe('playing');
    expect(shownCells(screen).length).toBeGreaterThan(150);
  });

  test('a drawing that is not where it is said to be does not flicker for ever, and nothing is read wrongly', () => {
    const screen = makeScreen({ shift: 5 });
    screen.run(frames[5] as Frame, 8 * LONG);
    const settled = screen.messages.length;
    screen.run(frames[5] as Frame, 8 * LONG);
    expect(screen.messages.length).toBe(settled);
    screen.run(frames[6] as Frame, 4 * LONG);
    expect(screen.state().board?.reading.cells).toEqual(processFrame(frames[6] as Frame).main?.reading.cells);
  });

  test('an overlay that is asked to be left out, and is, is believed, and painted plainly', () => {
    const screen = makeScreen({ excluded: true, asksExclusion: true });
    screen.run(frames[5] as Frame, 3 * LONG);
    expect(screen.newest()?.sequence).toBeUndefined();
    screen.run(frames[6] as Frame, LONG);
    expect(screen.state().board?.reading.cells).toEqual(processFrame(frames[6] as Frame).main?.reading.cells);
  });

  test.each([
    { asksExclusion: true, excluded: false },
    { asksExclusion: false, excluded: true },
  ])('an overlay is not taken to be left out with %o', (options) => {
    const screen = makeScreen(options);
    screen.run(frames[5] as Frame, 3 * LONG);
    screen.run(frames[6] as Frame, LONG);
    expect(screen.newest()?.sequence).toBeGreaterThan(0);
    expect(screen.state().board?.reading.cells).toEqual(processFrame(frames[6] as Frame).main?.reading.cells);
  });
});

describe('screenshots of other programs', () => {
  const pictures = ['winemine-9x9/04', 'sgt-mines-8x8/02', 'xbomb-8x8/03', 'kmines-9x9/04'];
  test.each(pictures)('%s is painted once and stays so', async (name) => {
    const frame = await loadFrame(fixtureNamed(name).picture);
    const screen = makeScreen();
    screen.run(frame, 2 * LONG);
    const paints = screen.messages.filter(({ hints }) => hints !== null);
    expect(shownCells(screen).length).toBeGreaterThan(0);
    expect(paints).toHaveLength(1);
    // Found, seen once more, and once more by the board network.
    expect(screen.reads.length).toBeLessThanOrEqual(3);
  });
});

test('hints of a board that turns out to have another column are painted anew on all of it', async () => {
  const frame = await loadFrame(`${FIXTURES}sighted/brushfield-02.png`);
  const screen = makeScreen();
  screen.run(frame, 4 * LONG);
  const { main } = processFrame(frame);
  expect(main?.board).toMatchObject({ cols: 10 });
  const painted = screen.messages.filter(({ hints }) => hints !== null);
  expect(painted).toHaveLength(2);
  expect(painted[0]?.hints?.region.width).toBeLessThan(painted[1]?.hints?.region.width as number);
  expect(screen.shown()?.hints?.marks.map(({ cell }) => cell)).toEqual(main?.hints.marks.map(({ cell }) => cell));
});
