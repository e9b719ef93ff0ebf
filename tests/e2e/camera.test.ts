import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MirrorState } from '../../src/mirror/mirrorState.ts';
import { findTestElectron } from './assistant.ts';
import type { FilmedBoard } from './cameraFilm.ts';
import { FILM, makeFilm, photographBoard } from './cameraFilm.ts';
import type { Desktop } from './desktop.ts';
import { findWindows, startDesktop, waitFor, windowRect } from './desktop.ts';
import type { ElectronPages } from './electronPages.ts';
import { freePort, startPages } from './electronPages.ts';
import type { FilmMark, FilmMarks } from './filmMarks.ts';
import { canvasOf, seeFilmMarks, showsMark } from './filmMarks.ts';
import { commandLine, programsWithHome } from './processes.ts';

/** The window of a camera, with a film of a real board at an angle in place of a webcam. */

/** Long enough for a slow machine to find and read the board. */
const BOARD_SECONDS = 20;
const EMPTY_SECONDS = 6;
/** Both parts of the film, and what finding the board may take, ms. */
const PATIENCE = 90_000;
/** Marks are within this part of a cell. */
const IN_PLACE = 0.1;
const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const CAMERA_APP = 'dist/overlay/cameraApp.cjs';

let desktop: Desktop;
let electron: string;
let truth: FilmedBoard;
let fakeCamera: readonly string[];

beforeAll(async () => {
  electron = findTestElectron();
  desktop = await startDesktop();
  const board = await photographBoard('winemine-9x9/03');
  truth = board.truth;
  const empty = await sharp({ create: { ...FILM, channels: 3, background: '#777777' } })
    .jpeg()
    .toBuffer();
  const film = join(desktop.home, 'camera.y4m');
  makeFilm(film, [
    { photos: board.photos, seconds: BOARD_SECONDS },
    { photos: [empty], seconds: EMPTY_SECONDS },
  ]);
  fakeCamera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
});

afterAll(async () => {
  await desktop?.stop();
});

/** Wrong hints of a look, in words; each look is judged, also those on the way. */
function wrongOf({ marks, astray }: FilmMarks): string[] {
  const wrong = marks.flatMap(({ cell, kind, off }) => {
    const proved = kind === 'safe' ? truth.safe : truth.mines;
    if (!proved.has(cell)) return [`cell ${cell} is not proved to be ${kind}`];
    return off > IN_PLACE ? [`the mark of cell ${cell} is ${off.toFixed(2)} of a cell aside`] : [];
  });
  return astray > 0 ? [...wrong, `${astray} pixels of marks over no cell`] : wrong;
}

async function look(page: Page): Promise<FilmMarks> {
  const seen = seeFilmMarks(await canvasOf(page), truth);
  expect(wrongOf(seen)).toEqual([]);
  return seen;
}

const sentenceOf = (page: Page) => page.locator('#sentence').textContent();

/** Looks until there are hints of both kinds: the first readings may lack some cells. */
async function untilHints(page: Page): Promise<FilmMarks> {
  const ask = async () => {
    const seen = await look(page);
    const count = (wanted: FilmMark['kind']) => seen.marks.filter(({ kind }) => kind === wanted).length;
    return count('safe') > 0 && count('mine') > 0 && seen;
  };
  return (await waitFor('hints over the board', ask, { within: PATIENCE, every: 200 })).value;
}

/** Looks until there are no hints, and the reason is given: a busy machine may first say that reading takes long. */
async function untilNothing(page: Page, reason: RegExp): Promise<void> {
  const ask = async () => (await look(page)).drawn === 0 && reason.test((await sentenceOf(page)) ?? '');
  await waitFor(`no hints, because of ${reason}`, ask, { within: PATIENCE, every: 50 });
}

describe('automine watch --camera', () => {
  let app: ElectronPages;
  let page: Page;

  beforeAll(async () => {
    app = await startPages(desktop, electron, CAMERA_APP, fakeCamera);
    page = await app.page('camera');
  });
  afterAll(() => app?.stop());

  /** The process of Chromium that has the camera. */
  const cameraProcess = () => app.processes().find((pid) => commandLine(pid).includes('video_capture.mojom')) as number;

  test('hints are over the cells of the filmed board that they are true of, on the screen too', async () => {
    const { marks } = await untilHints(page);
    const [window] = await findWindows(desktop.x, 'Automine camera');
    const rect = await windowRect(desktop.x, window?.id as number);
    const box = await page.locator('#marks').boundingBox();
    if (!box) throw new Error('Expected the canvas to be seen.');
    const scale = Math.min(box.width / FILM.width, box.height / FILM.height);
    const shown = await desktop.screen(rect);
    for (const { cell, kind } of marks) {
      const { x, y } = truth.centres[cell] as { x: number; y: number };
      const at = {
        x: box.x + (box.width - scale * FILM.width) / 2 + scale * x,
        y: box.y + (box.height - scale * FILM.height) / 2 + scale * y,
      };
      expect(showsMark(shown, kind, at, 0.3 * scale * (truth.sides[cell] as number)), `cell ${cell}`).toBe(true);
    }
    expect(await sentenceOf(page)).toMatch(/certainly safe/);
    expect(await page.locator('#flat').isVisible()).toBe(true);
    expect(await page.locator('#camera option').count()).toBe(1);
  });

  test('the board goes: so do the hints; it comes back: so do they', async () => {
    await untilHints(page);
    await untilNothing(page, /lost|Looking for a board/);
    expect(await page.locator('#flat').isVisible()).toBe(false);
    await untilHints(page);
  });

  test('the camera sends no picture any more: no hint stays, and it goes on by itself', async () => {
    await untilHints(page);
    const pid = cameraProcess();
    process.kill(pid, 'SIGSTOP');
    try {
      await untilNothing(page, /sends no picture/);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await untilHints(page);
  });

  test('the camera is lost: it is said, and it is opened again by itself', async () => {
    await untilHints(page);
    process.kill(cameraProcess(), 'SIGKILL');
    await untilNothing(page, /unplugged|No camera|sends no picture/);
    await untilHints(page);
  });

  test('the page gets a camera and nothing else', async () => {
    const refused = (constraints: MediaStreamConstraints) =>
      page.evaluate(
        (wanted) =>
          navigator.mediaDevices.getUserMedia(wanted).then(
            () => 'granted',
            (error: Error) => error.name,
          ),
        constraints,
      );
    expect(await refused({ audio: true })).toBe('NotAllowedError');
    expect(await refused({ audio: true, video: true })).toBe('NotAllowedError');
  });

  test('its window is closed: no process stays', async () => {
    await page.evaluate(() => window.close());
    await waitFor('the end', async () => app.exitCode() === 0, { within: 8000 });
    const running = () => programsWithHome(desktop.home).filter((pid) => commandLine(pid).includes('electron'));
    await waitFor('the end of every process', async () => running().length === 0, { within: 8000, every: 100 });
  });
});

test('the control window opens the camera; meanwhile the screen is not watched', async () => {
  const app = await startPages(desktop, electron, '', fakeCamera);
  try {
    const control = await app.page('control');
    const headline = control.locator('#headline');
    await control.getByRole('button', { name: 'Watch through a camera' }).click();
    const page = await app.page('camera');
    await expect.poll(() => headline.textContent(), { timeout: 10_000 }).toBe('Paused');
    await untilHints(page);
    await page.evaluate(() => window.close());
    await expect.poll(() => headline.textContent(), { timeout: 10_000 }).toBe('Searching');
  } finally {
    await app.stop();
  }
});

test('automine serve --camera: the reading is on the mirror too, and ends with the command', async () => {
  const folder = join(desktop.home, 'electron');
  mkdirSync(folder);
  const script = `#!/bin/sh\nexec "${electron}/electron" ${fakeCamera.join(' ')} "$@"\n`;
  writeFileSync(join(folder, 'electron'), script, { mode: 0o755 });
  desktop.env.ELECTRON_OVERRIDE_DIST_PATH = folder;
  const port = await freePort();
  const command = desktop.run(process.execPath, [CLI, 'serve', '--camera', 'camera.y4m', '--port', String(port)]);
  try {
    const address = `http://127.0.0.1:${port}/events`;
    const { value: events } = await waitFor('the mirror', () => fetch(address).catch(() => null), { within: 10_000 });
    const { board, minesSource } = await untilHinted(events);
    expect([board?.rows, board?.cols, minesSource]).toEqual([truth.rows, truth.cols, 'assumed']);
    process.kill(command.pid as number, 'SIGTERM');
    await waitFor('the end', async () => command.exitCode !== null, { within: 8000 });
    await expect(fetch(address)).rejects.toThrow();
  } finally {
    await desktop.end(command);
  }
});

/** The first state with greens that a mirror sends; those before it are judged too. */
async function untilHinted({ body }: Response): Promise<MirrorState> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    const states = [...text.matchAll(/^data: (\{.*\})$/gm)].map(
      ([, json]) => JSON.parse(json as string) as MirrorState,
    );
    for (const state of states) {
      const { safe = [], mineCells = [] } = state.board?.hints ?? {};
      expect(safe.filter((cell) => !truth.safe.has(cell))).toEqual([]);
      expect(mineCells.filter((cell) => !truth.mines.has(cell))).toEqual([]);
      if (safe.length > 0) return state;
    }
  }
  throw new Error('The mirror ended without hints.');
}
