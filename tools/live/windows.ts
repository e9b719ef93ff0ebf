import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { cellRect } from '../../src/model/lattice.ts';
import type { Point } from '../../src/model/topology.ts';
import { COVER_COLOUR, openCover } from '../../tests/e2e/coverWindow.ts';
import type { Desktop } from '../../tests/e2e/desktop.ts';
import type { Game } from '../../tests/e2e/games.ts';
import type { Look } from '../../tests/e2e/look.ts';
import { settledLook } from '../../tests/e2e/look.ts';
import { outlineBox } from '../../tests/e2e/picture.ts';
import type { Measured } from './summary.ts';
import { sumUp } from './summary.ts';

const TIMES = 20;
/** Longer than this is given up, ms. */
const LONGEST = 3000;
/** The window is moved to and fro between these places on the screen, Px. */
const PLACES = [
  { x: 300, y: 190 },
  { x: 337, y: 213 },
] as const;

/** How long hints need to follow a moved window, and to vanish where another window comes to lie over them. */
export async function measureWindows(desktop: Desktop, game: Game): Promise<Measured[]> {
  const moves: number[] = [];
  const covers: number[] = [];
  await game.dismiss();
  await game.newGame();
  for (let n = 0; n < TIMES; n++) {
    const look = await settledLook(desktop, game);
    moves.push(await timeMove(desktop, game, look, PLACES[n % 2] as Point));
    await sleep(300);
    covers.push(await timeCover(desktop, await settledLook(desktop, game)));
    await sleep(300);
  }
  return [
    sumUp('moved window to hints in their new place', 'ms', moves),
    sumUp('covering window asked for, to no hints over it', 'ms', covers),
  ];
}

/** From the game's place as the server tells it to the best move's outline in its place over it. */
async function timeMove(desktop: Desktop, game: Game, { own, shown, rect }: Look, to: Point): Promise<number> {
  const box = outlineBox(own, shown);
  if (!box) throw new Error('The best move has no outline before the window moves.');
  const area = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  const expected = crop(shown, area);
  // Not waited for: what follows is watched from the first pixel.
  desktop.run('xdotool', ['windowmove', String(game.window), String(to.x), String(to.y)]);
  let movedAt: number | null = null;
  for (const start = performance.now(); performance.now() - start < LONGEST; ) {
    const now = performance.now();
    const at = await desktop.x.position(game.window);
    if (at.x === rect.x && at.y === rect.y) continue;
    movedAt ??= now;
    const seen = await desktop.screen({ ...area, x: at.x + area.x, y: at.y + area.y });
    if (isSame(seen, expected)) return performance.now() - movedAt;
  }
  return LONGEST;
}

/** From the wish to show a covering window to nothing but its own pixels. */
async function timeCover(desktop: Desktop, { board, rect }: Look): Promise<number> {
  const { lattice } = board!.reading;
  const cell = cellRect(lattice, lattice.cols + 1);
  const area: Rect = {
    x: Math.round(rect.x + cell.x),
    y: Math.round(rect.y + cell.y),
    width: Math.round(4 * lattice.pitchX),
    height: Math.round(4 * lattice.pitchY),
  };
  const cover = await openCover(area, { overrideRedirect: true });
  try {
    for (const start = performance.now(); performance.now() - start < LONGEST; ) {
      if (isCover(await desktop.screen(area))) return performance.now() - cover.askedAt;
    }
    return LONGEST;
  } finally {
    cover.close();
  }
}

function isCover({ data }: Frame): boolean {
  for (let i = 0; i < data.length; i += 4) {
    const colour = ((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number);
    if (colour !== COVER_COLOUR) return false;
  }
  return true;
}

function crop({ width, data }: Frame, area: Rect): Frame {
  const rows = Array.from({ length: area.height }, (_, row) => {
    const from = ((area.y + row) * width + area.x) * 4;
    return new Uint8Array(data.subarray(from, from + 4 * area.width));
  });
  return { width: area.width, height: area.height, data: new Uint8Array(Buffer.concat(rows)) };
}

function isSame(a: Frame, b: Frame): boolean {
  return Buffer.from(a.data).equals(Buffer.from(b.data));
}
