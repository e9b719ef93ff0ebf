import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { BoardResult, FrameMemory } from '../../src/pipeline.ts';
import { processFrame, withReadTotal } from '../../src/pipeline.ts';
import type { Desktop } from './desktop.ts';
import { waitFor } from './desktop.ts';
import type { Game } from './games.ts';
import type { SeenMark } from './marks.ts';
import { compareMarks, countDrawn, expectMarks, seeMarks } from './marks.ts';

/** One look at a game: its own pixels, what the screen shows there, and what an independent reading makes of them. */
export interface Look {
  readonly rect: Rect;
  readonly own: Frame;
  readonly shown: Frame;
  /** The board that is in the game's own pixels, positions in its window; null where it is not the game's size. */
  readonly board: BoardResult | null;
  readonly seen: readonly SeenMark[];
  /** The same board, solved with the mine total that the assistant seems to know: the one whose hints fit better. */
  readonly solved: BoardResult | null;
  /** What is wrong with the hints on the screen, in words. */
  readonly wrong: readonly string[];
  /** Pixels over the game that are not its own. */
  readonly drawn: number;
  /** Makes the next look quicker. */
  readonly memory: FrameMemory;
}

/** The game's window has to be on the screen as a whole. Without the last look nothing of it can be repeated. */
export async function lookAt(desktop: Desktop, game: Game, last: Look | null = null): Promise<Look> {
  const rect = await game.rect();
  const [own, shown] = await Promise.all([game.pixels(), desktop.screen(rect)]);
  const read = processFrame(own, { memory: last?.memory });
  const { main, memory } = read;
  const board = main && main.board.rows === game.rows && main.board.cols === game.cols ? main : null;
  const raw = { rect, own, shown, board, memory, drawn: countDrawn(own, shown) };
  if (!board) return { ...raw, seen: [], solved: null, wrong: ['no board in the game itself'] };
  const seen = seeMarks(own, shown, board.reading.lattice);
  // Once the assistant has read the game's own mine total, it proves more than with one that is only usual.
  const withTotal = withReadTotal(read, game.mines, {}).main ?? board;
  const [best] = [board, withTotal]
    .map((solved) => ({
      solved,
      wrong: compareMarks(seen, expectMarks(solved.hints, seen.length), board.reading.lattice),
    }))
    .sort((a, b) => a.wrong.length - b.wrong.length);
  return { ...raw, seen, solved: best?.solved ?? null, wrong: best?.wrong ?? [] };
}

/** Looks until the hints on the screen are those of the game's own pixels. */
export async function untilRight(desktop: Desktop, game: Game, within = 5000) {
  let last: Look | null = null;
  try {
    return await waitFor(
      `right hints over ${game.program}`,
      async () => {
        last = await lookAt(desktop, game).catch(() => null);
        return last?.wrong.length === 0 && last.board?.status === 'playing' && last;
      },
      { within, every: 10 },
    );
  } catch (error) {
    const seen = last as Look | null;
    if (seen) await keepPictures(`${game.program}-wrong`, seen);
    const why = seen ? `${seen.board?.status}: ${seen.wrong.slice(0, 5).join('; ')}` : 'its window cannot be seen';
    throw new Error(`${(error as Error).message} ${why}\n${lastWords(desktop)}`);
  }
}

/** So many lines of what the assistant said last tell what it was at. */
const LAST_LINES = 12;

export function lastWords({ home }: Desktop): string {
  const log = join(home, '.local', 'state', 'automine', 'automine.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : ['nothing'];
  return ['The assistant said at last:', ...lines.slice(-LAST_LINES)].join('\n');
}

/** After a click a game needs this long to show what it does, and the assistant to follow, ms. */
export const AFTER_CLICK = 150;
/** How long nothing may change until a picture counts as settled, ms. */
const STILL = 60;

/** Looks until the game and what is drawn over it stand still, or for MOST_WAIT ms. */
export async function settledLook(desktop: Desktop, game: Game, last: Look | null = null): Promise<Look> {
  let look = await lookAt(desktop, game, last);
  for (const start = performance.now(); performance.now() - start < MOST_WAIT; ) {
    await sleep(STILL);
    const next = await lookAt(desktop, game, look);
    if (samePixels(look.own, next.own) && samePixels(look.shown, next.shown)) return next;
    look = next;
  }
  return look;
}

const MOST_WAIT = 2000;

export function samePixels(a: Frame, b: Frame): boolean {
  return a.data.length === b.data.length && bytesOf(a).equals(bytesOf(b));
}

function bytesOf({ data }: Pick<Frame, 'data'>): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}

/** Writes what a game showed, without and with the hints, into the folder AUTOMINE_E2E_PICTURES where that is set. */
export async function keepPictures(name: string, { own, shown }: Look): Promise<void> {
  const folder = process.env.AUTOMINE_E2E_PICTURES;
  if (!folder) return;
  for (const [kind, { width, height, data }] of Object.entries({ own, shown })) {
    const raw = { width, height, channels: 4 } as const;
    await sharp(bytesOf({ data }), { raw })
      .png()
      .toFile(join(folder, `${name}-${kind}.png`));
  }
}
