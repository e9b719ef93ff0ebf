import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Point } from '../../src/model/topology.ts';
import { findTestElectron, startAssistant } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { RIGHT_DISPLAY, startDesktop, waitFor } from './desktop.ts';
import type { Game } from './games.ts';
import { startGame } from './games.ts';
import type { Look } from './look.ts';
import { lookAt } from './look.ts';

/** What X11 offers, and what there is on other systems. */
const ROUTES = ['window', 'screen'] as const;
/** Where the game is: on the left display, on the right one, over the border between both. */
const PLACES = [
  ['the other display', { x: 200, y: 120 }],
  ['the primary display', { x: RIGHT_DISPLAY.x + 30, y: RIGHT_DISPLAY.y + 100 }],
] as const;

describe.each(ROUTES)('two displays, captured by the %s', (route) => {
  let desktop: Desktop;
  let game: Game;

  beforeAll(async () => {
    const electron = findTestElectron();
    desktop = await startDesktop({ twoDisplays: true });
    if (route === 'screen') desktop.env.AUTOMINE_CAPTURE = 'screen';
    game = await startGame(desktop, 'kmines');
    startAssistant(desktop, electron);
    await untilHinted(20_000);
  });

  /**
   * Until every cell of the untouched board has its risk, where the board was moved to. The screen route draws
   * see-through, so outlines have other colours.
   */
  async function untilHinted(within: number, at: Partial<Point> = {}): Promise<Look> {
    const ask = async () => {
      const look = await lookAt(desktop, game).catch(() => null);
      if (!look?.board || (at.x ?? look.rect.x) !== look.rect.x || (at.y ?? look.rect.y) !== look.rect.y) return null;
      return look.seen.every(({ kind }) => kind === 'risk') && look;
    };
    return (await waitFor('hints on every cell', ask, { within })).value;
  }

  afterAll(async () => {
    await game?.end();
    await desktop?.stop();
  });

  test.each(PLACES)('hints on %s', async (_name, { x, y }) => {
    desktop.tell('windowmove', '--sync', game.window, x, y);
    expect((await untilHinted(15_000, { x, y })).board).not.toBeNull();
  });

  // A screen's stream shows that one screen.
  if (route === 'screen') return;
  test('hints over the border between both', async () => {
    const at = { x: RIGHT_DISPLAY.x - 380, y: RIGHT_DISPLAY.y + 100 };
    desktop.tell('windowmove', '--sync', game.window, at.x, at.y);
    expect((await untilHinted(10_000, at)).wrong).toEqual([]);
  });
});
