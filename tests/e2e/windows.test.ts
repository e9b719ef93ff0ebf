import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { explain } from '../../src/solver/explain.ts';
import { findTestElectron, startAssistant } from './assistant.ts';
import { COVER_COLOUR, openCover } from './coverWindow.ts';
import type { Desktop } from './desktop.ts';
import { SCREEN, startDesktop, waitFor } from './desktop.ts';
import type { Game } from './games.ts';
import { PARKED, startGame } from './games.ts';
import type { Look } from './look.ts';
import { keepPictures, lookAt, settledLook, untilRight } from './look.ts';
import { outlineBox } from './picture.ts';

/** Things that must happen at once are given this long, so that a slow machine does not fail; bench:live measures. */
const SOON = 3000;

describe.each([{ compositor: true }, { compositor: false }])('hints and windows, %o', ({ compositor }) => {
  let desktop: Desktop;
  let game: Game;

  beforeAll(async () => {
    const electron = findTestElectron();
    desktop = await startDesktop({ compositor });
    game = await startGame(desktop, 'kmines');
    startAssistant(desktop, electron);
    await untilRight(desktop, game, 15_000);
    const { rect } = await lookAt(desktop, game);
    // Opens something, so that there are greens and reds.
    desktop.tell('mousemove', rect.x + rect.width / 2, rect.y + rect.height / 2, 'click', 1);
    desktop.tell('mousemove', PARKED.x, PARKED.y);
    await sleep(500);
    await untilRight(desktop, game);
  });

  afterAll(async () => {
    await game?.end();
    await desktop?.stop();
  });

  test('a moved window: the hints go with it, and none stay behind', async () => {
    const { rect } = await lookAt(desktop, game);
    desktop.tell('windowmove', '--sync', game.window, 700, 300);
    const { value } = await untilRight(desktop, game, SOON);
    expect(value.rect).not.toEqual(rect);
    expect(countColours(await desktop.screen(SCREEN), value.rect)).toBe(0);
    desktop.tell('windowmove', '--sync', game.window, 260, 160);
    await untilRight(desktop, game, SOON);
  });

  test.each([true, false])('covered (by a menu: %s): nothing is drawn over what covers', async (overrideRedirect) => {
    const { rect, board } = await lookAt(desktop, game);
    const region = latticeRegion(board!.reading.lattice);
    const area = { x: Math.round(rect.x + region.x), y: Math.round(rect.y + region.y), width: 230, height: 190 };
    const cover = await openCover(area, { overrideRedirect });
    try {
      if (!overrideRedirect) await sleep(300);
      cover.move(area.x, area.y);
      const inner = inset(area, 30);
      await waitFor('a cover without hints', async () => isPlain(await desktop.screen(inner)), { within: SOON });
      await sleep(300);
      expect(isPlain(await desktop.screen(inner))).toBe(true);
      const { seen } = await lookAt(desktop, game);
      expect(seen.filter(({ kind }) => kind === 'risk' || kind === 'safe').length, 'hints beside it').toBeGreaterThan(
        0,
      );
    } finally {
      cover.close();
    }
    await untilRight(desktop, game, SOON);
  });

  test('minimised: every hint goes; restored: they are back', async () => {
    desktop.tell('windowminimize', '--sync', game.window);
    await waitFor('a screen without hints', async () => countColours(await desktop.screen(SCREEN), null) === 0, {
      within: SOON,
    });
    desktop.tell('windowmap', '--sync', game.window);
    desktop.tell('windowactivate', '--sync', game.window);
    await untilRight(desktop, game, SOON);
  });

  test('resized: the hints are right again', async () => {
    for (const [width, height] of [
      [560, 520],
      [760, 640],
    ] as const) {
      const { board } = await lookAt(desktop, game);
      desktop.tell('windowsize', '--sync', game.window, width, height);
      await sleep(500);
      const { value } = await untilRight(desktop, game, 2 * SOON);
      expect(value.board?.reading.lattice.pitchX).not.toBe(board?.reading.lattice.pitchX);
    }
  });

  test('clicks pass through, and the focus stays with the game', async () => {
    desktop.tell('windowfocus', '--sync', game.window);
    const before = await settledLook(desktop, game);
    const box = outlineBox(before.own, before.shown);
    expect(box, 'the best move is outlined').not.toBeNull();
    const x = before.rect.x + box!.x + box!.width / 2;
    const y = before.rect.y + box!.y + box!.height / 2;
    desktop.tell('mousemove', Math.round(x), Math.round(y), 'click', 1, 'mousemove', PARKED.x, PARKED.y);
    const opened = (look: Look) => look.board?.board.cells.join() !== before.board?.board.cells.join();
    await waitFor('the game to react', async () => opened(await lookAt(desktop, game)), { within: SOON });
    expect(Number(desktop.tell('getwindowfocus', '-f'))).toBe(game.window);
  });

  test('asked why a cell is safe or a mine: the numbers that prove it are outlined', async () => {
    const { value } = await untilRight(desktop, game, SOON);
    const { board, analysis, minesSource, reading } = value.solved!;
    const proofs = [...analysis.safe, ...analysis.mineCells].flatMap((cell) => {
      const why = explain(board, cell, { analysis, minesSource });
      return why && why.kind !== 'guess' && why.numbers.length > 0 ? [{ cell, numbers: why.numbers }] : [];
    });
    const [proof] = proofs.sort((a, b) => a.numbers.length - b.numbers.length);
    expect(proof, 'a proved cell').toBeDefined();
    const { x, y, width, height } = cellRect(reading.lattice, proof!.cell);
    desktop.tell('mousemove', Math.round(value.rect.x + x + width / 2), Math.round(value.rect.y + y + height / 2));
    desktop.tell('key', 'ctrl+alt+e');
    const outlined = (look: Look) => proof!.numbers.every((number) => look.seen[number]?.best);
    const look = await waitFor(
      'outlined numbers',
      async () => {
        const next = await lookAt(desktop, game);
        return outlined(next) && next;
      },
      { within: SOON },
    );
    await keepPictures('explained', look.value);
    desktop.tell('mousemove', PARKED.x, PARKED.y);
  });

  test('a new game: the old hints go, the new ones are right', async () => {
    await game.dismiss();
    await game.newGame();
    const { value } = await untilRight(desktop, game, 2 * SOON);
    expect(value.board?.board.cells.every((symbol) => symbol === '#')).toBe(true);
    expect(value.seen.every(({ kind }) => kind === 'risk')).toBe(true);
  });
});

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function isPlain({ data }: Frame): boolean {
  for (let i = 0; i < data.length; i += 4) {
    const colour = ((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number);
    if (colour !== COVER_COLOUR) return false;
  }
  return true;
}

/** Pixels with the yellow of risks, of which a bare desktop has none, outside a rectangle. */
function countColours({ width, height, data }: Frame, except: Rect | null): number {
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (data[i] !== 0xff || data[i + 1] !== 0xd5 || data[i + 2] !== 0x00) continue;
      const within =
        except && x >= except.x && y >= except.y && x < except.x + except.width && y < except.y + except.height;
      if (!within) count++;
    }
  }
  return count;
}
