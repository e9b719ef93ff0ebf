import { setTimeout as sleep } from 'node:timers/promises';
import type { Rect } from '../../src/model/frame.ts';
import { cellCentrePx, cellRect } from '../../src/model/lattice.ts';
import type { Desktop } from '../../tests/e2e/desktop.ts';
import type { Game } from '../../tests/e2e/games.ts';
import { PARKED } from '../../tests/e2e/games.ts';
import type { Look } from '../../tests/e2e/look.ts';
import { settledLook } from '../../tests/e2e/look.ts';
import type { Measured } from './summary.ts';
import { sumUp } from './summary.ts';

/** The pictures after a click are followed for this long, ms. */
const FOLLOW = 500;

/**
 * From the moment when the game's own pixels around a clicked cell are final to the moment when the screen is, hints
 * included; and the same from the game's first changed pixel.
 */
export async function measureLatency(desktop: Desktop, game: Game, clicks: number): Promise<Measured[]> {
  const fromLast: number[] = [];
  const fromFirst: number[] = [];
  let look = await settledLook(desktop, game);
  let failures = 0;
  while (fromLast.length < clicks && failures < MOST_FAILURES) {
    const cell = look.board?.status === 'playing' ? chooseCell(look) : null;
    if (cell === null || look.wrong.length > 0) {
      failures += look.wrong.length > 0 ? 1 : 0;
      if (await game.dismiss()) await sleep(500);
      await game.newGame();
      look = await settledLook(desktop, game);
      continue;
    }
    const times = await timeClick(desktop, game, look, cell);
    look = await settledLook(desktop, game, look);
    // A last click of a game slides a message over it: no hint follows.
    if (!times || look.board?.status !== 'playing' || look.wrong.length > 0) continue;
    fromLast.push(times.shown - times.lastDrawn);
    fromFirst.push(times.shown - times.firstDrawn);
  }
  return [
    sumUp('last changed pixel of the game to the right hints', 'ms', fromLast),
    sumUp('first changed pixel of the game to the right hints', 'ms', fromFirst),
  ];
}

const MOST_FAILURES = 20;

/** The best move when it is certainly safe, or the middle of an untouched board. */
function chooseCell({ board, seen }: Look): number | null {
  const best = seen.findIndex((mark) => mark.best);
  if (seen[best]?.kind === 'safe') return best;
  if (board?.board.cells.every((symbol) => symbol === '#')) return Math.floor(seen.length / 2);
  return null;
}

interface Times {
  readonly firstDrawn: number;
  readonly lastDrawn: number;
  readonly shown: number;
}

/** Null when nothing changed. */
async function timeClick(desktop: Desktop, game: Game, { board, rect }: Look, cell: number): Promise<Times | null> {
  const { lattice } = board!.reading;
  const own = around(cellRect(lattice, cell), 1.5 * lattice.pitchX, rect);
  const onScreen = { ...own, x: own.x + rect.x, y: own.y + rect.y };
  const at = cellCentrePx(lattice, cell);
  // The pointer is there before, so that only the press changes something.
  desktop.tell('mousemove', Math.round(rect.x + at.x), Math.round(rect.y + at.y));
  await sleep(150);
  const game0 = await picture(desktop, game.window, own);
  const screen0 = await picture(desktop, desktop.x.root, onScreen);
  const games: Seen[] = [game0];
  const screens: Seen[] = [screen0];
  const keep = (list: Seen[], seen: Seen) => {
    if (!seen.bytes.equals(list.at(-1)!.bytes)) list.push(seen);
  };
  const drawn = { at: 0 };
  const watch = desktop.x.watchDrawing(game.window, () => {
    drawn.at ||= performance.now();
  });
  // Not waited for: what follows is watched from its first pixel.
  desktop.run('xdotool', ['click', '1']);
  for (const start = performance.now(); performance.now() - start < FOLLOW; ) {
    if (drawn.at > 0) {
      const ms = drawn.at;
      drawn.at = 0;
      keep(games, { ...(await picture(desktop, game.window, own)), ms });
    }
    keep(screens, await picture(desktop, desktop.x.root, onScreen));
  }
  watch.stop();
  desktop.tell('mousemove', PARKED.x, PARKED.y);
  if (games.length < 2 || screens.length < 2) return null;
  return { firstDrawn: games[1]!.ms, lastDrawn: games.at(-1)!.ms, shown: screens.at(-1)!.ms };
}

interface Seen {
  /** When it was asked for, or when the server told of it. */
  readonly ms: number;
  readonly bytes: Buffer;
}

async function picture(desktop: Desktop, window: number, area: Rect): Promise<Seen> {
  const ms = performance.now();
  const { data } = await desktop.x.image(window, area);
  return { ms, bytes: Buffer.from(data.buffer, data.byteOffset, data.length) };
}

/** A cell with some of its neighbours, in whole pixels within the window. */
function around({ x, y, width, height }: Rect, by: number, window: Rect): Rect {
  const left = Math.max(0, Math.floor(x - by));
  const top = Math.max(0, Math.floor(y - by));
  const right = Math.min(window.width, Math.ceil(x + width + by));
  const bottom = Math.min(window.height, Math.ceil(y + height + by));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
