import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameSpec } from '../../src/game/game.ts';
import { boardOf, isOver, newGame, openCell } from '../../src/game/game.ts';
import { LEVELS } from '../../src/game/levels.ts';
import { needsNoGuess } from '../../src/game/noGuess.ts';
import { cellCentrePx } from '../../src/model/lattice.ts';
import { makeRows } from '../../src/model/notation.ts';
import type { Shape } from '../../src/model/topology.ts';
import { findTestElectron, startAssistant } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { findWindows, startDesktop, waitFor, windowRect } from './desktop.ts';
import type { Game } from './games.ts';
import { PARKED, park } from './games.ts';
import type { Look } from './look.ts';
import { keepPictures, untilRight } from './look.ts';
import { findWord } from './practicePage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CLI = join(ROOT, 'dist', 'cli.js');
/** Greens opened before the screen is looked at again. */
const GREENS_A_LOOK = 4;
/** How long the assistant may take to show what is right; a slow machine must not fail. */
const SOON = 15_000;

/** The first seed whose board needs no guess from its middle: so the game is won by greens alone. */
function specOf(
  shape: Shape,
  level: 'beginner' | 'intermediate',
): { readonly spec: GameSpec; readonly middle: number } {
  const { rows, cols, mines } = LEVELS[level];
  const middle = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
  for (let seed = 1; ; seed++) {
    const spec: GameSpec = { shape, rows, cols, mines, firstClick: 'zero', seed };
    const begun = openCell(newGame(spec), middle);
    if (!isOver(begun) && needsNoGuess(begun)) return { spec, middle };
  }
}

/** The practice window on a test desktop, seen as any other program is. */
async function startPractice(
  desktop: Desktop,
  level: string,
  { shape, rows, cols, mines, seed }: GameSpec,
): Promise<Game> {
  const words = ['play', '--level', level, '--shape', shape, '--first', 'zero', '--seed', String(seed)];
  const child = desktop.run(process.execPath, [CLI, ...words]);
  const { value: window } = await waitFor(
    'the practice window',
    async () => (await findWindows(desktop.x, 'automine practice'))[0]?.id,
    { within: 30_000, every: 100 },
  );
  const { x } = desktop;
  x.redirect(window);
  desktop.tell('windowmove', '--sync', window, 60, 60);
  desktop.tell('windowfocus', '--sync', window);
  park(desktop);
  await sleep(1500);
  return {
    program: 'practice',
    shape,
    rows,
    cols,
    mines,
    window,
    rect: () => windowRect(x, window),
    async pixels() {
      const { width, height } = await x.geometry(window);
      return x.image(window, { x: 0, y: 0, width, height });
    },
    dismiss: async () => false,
    async newGame() {
      desktop.tell('windowfocus', '--sync', window, 'key', 'n');
    },
    end: () => desktop.end(child),
  };
}

describe.each([
  ['square', 'beginner'],
  ['square', 'intermediate'],
  ['hex', 'beginner'],
  ['hex', 'intermediate'],
  ['triangle', 'beginner'],
  ['triangle', 'intermediate'],
] as const)('the assistant over the practice game, %s cells, %s', (shape, level) => {
  const { spec, middle } = specOf(shape, level);
  let desktop: Desktop;
  let game: Game;

  beforeAll(async () => {
    const electron = findTestElectron();
    desktop = await startDesktop();
    desktop.env.ELECTRON_OVERRIDE_DIST_PATH = electron;
    game = await startPractice(desktop, level, spec);
    startAssistant(desktop, electron);
  });

  afterAll(async () => {
    await game?.end();
    await desktop?.stop();
  });

  function click({ rect, board }: Look, cells: readonly number[]): void {
    for (const cell of cells) {
      const { x, y } = cellCentrePx(board!.reading.lattice, cell);
      desktop.tell('mousemove', Math.round(rect.x + x), Math.round(rect.y + y), 'click', 1);
    }
    desktop.tell('mousemove', PARKED.x, PARKED.y);
  }

  test('reads it from the screen; greens and reds agree with the truth over a whole game, which greens win', async () => {
    let truth = newGame(spec);
    let next = [middle];
    let greens = 0;
    let reds = 0;
    let { value: look } = await untilRight(desktop, game, SOON);
    while (!isOver(truth)) {
      click(look, next);
      truth = next.reduce(openCell, truth);
      greens += next.length;
      if (isOver(truth)) break;
      const expected = makeRows(boardOf(truth)).join('\n');
      const shows = async () => {
        const { value } = await untilRight(desktop, game, SOON);
        return makeRows(value.board!.board).join('\n') === expected && value;
      };
      look = (await waitFor(`the position\n${expected}`, shows, { within: SOON })).value;
      const seen = (kind: string) => look.seen.flatMap((mark, cell) => (mark.kind === kind ? [cell] : []));
      expect(seen('safe').filter((cell) => truth.mined?.[cell])).toEqual([]);
      expect(seen('mine').filter((cell) => !truth.mined?.[cell])).toEqual([]);
      reds += seen('mine').length;
      next = seen('safe').slice(0, GREENS_A_LOOK);
      expect(next, 'a green, since this board needs no guess').not.toEqual([]);
    }
    await keepPictures(`practice-${shape}-${level}`, look);
    expect(truth.status).toBe('won');
    expect(greens).toBeGreaterThan(3);
    expect(reds).toBeGreaterThan(3);
  });
});

test('the control window opens the practice game, which stays when the assistant ends', async () => {
  const electron = findTestElectron();
  const desktop = await startDesktop();
  try {
    const words = ['--no-sandbox', '--remote-debugging-port=0', ROOT];
    const assistant = spawn(join(electron, 'electron'), words, { env: desktop.env, detached: true });
    const browser = await chromium.connectOverCDP(await findWord(assistant.stderr, /ws:\/\/127\.0\.0\.1:\d+\/\S+/));
    const pages = () => browser.contexts().flatMap((context) => context.pages());
    const { value: control } = await waitFor('the control window', async () =>
      pages().find((page) => page.url().endsWith('/control.html')),
    );
    await control.locator('[data-action=practice]').click();
    const windows = () => findWindows(desktop.x, 'automine practice');
    await waitFor('the practice window', async () => (await windows()).length === 1, { within: 20_000 });
    await browser.close();
    await desktop.end(assistant);
    await sleep(500);
    expect(await windows()).toHaveLength(1);
  } finally {
    await desktop.stop();
  }
});
