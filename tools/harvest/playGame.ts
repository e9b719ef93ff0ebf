import { setTimeout as sleep } from 'node:timers/promises';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed, isFinished } from '../../src/model/board.ts';
import { cellCentrePx } from '../../src/model/lattice.ts';
import type { BoardResult, FrameResult } from '../../src/pipeline.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { Desktop } from '../../tests/e2e/desktop.ts';
import { SCREEN } from '../../tests/e2e/desktop.ts';
import type { Game } from '../../tests/e2e/games.ts';
import { park } from '../../tests/e2e/games.ts';
import { samePixels } from '../../tests/e2e/look.ts';
import type { Click, Played, Shot } from './label.ts';

/** Proved cells opened between two pictures, and between two flags, moves. */
const OPENED_A_MOVE = 4;
const FLAG_EVERY = 3;
const MOST_MOVES = 150;
/** After a click the program needs this long, and its picture stands still when it is the same after so long, ms. */
const AFTER_CLICK = 60;
const STILL = 120;
const MOST_LOOKS = 20;
/** A message may slide over the end of a game, and away again: pauses (ms) and looks until nothing is hidden. */
const MESSAGE_PAUSE = 500;
const MESSAGE_LOOKS = 16;

/**
 * Plays one game of a program that shows an untouched board: opens cells that are proved safe, else the best one, and
 * flags a proved mine now and then; takes a picture of the screen after every move.
 * @param loseAfter moves after which it opens a proved mine that has no flag.
 * @throws when the untouched board cannot be read: then it is not known where to click.
 */
export async function playGame(desktop: Desktop, game: Game, loseAfter = Number.POSITIVE_INFINITY): Promise<Played> {
  const rect = await game.rect();
  const isUntouched = ({ main }: FrameResult) => main?.reading.cells.every((symbol) => symbol === '#') ?? false;
  const first = await lookUntil(game, isUntouched);
  const board = first.main;
  const isIt =
    board && board.board.shape === game.shape && board.board.rows === game.rows && board.board.cols === game.cols;
  if (!isIt) throw new Error(`The untouched board of ${game.program} was not found.`);
  const inWindow = board.reading.lattice;
  const lattice = { ...inWindow, x: inWindow.x + rect.x, y: inWindow.y + rect.y };
  const shots: Shot[] = [{ screen: await desktop.screen(SCREEN), clicks: [], read: board.reading.cells }];
  let now: BoardResult = board;
  for (let move = 1; move <= MOST_MOVES; move++) {
    const mine = move > loseAfter ? provedMine(now) : null;
    const clicks: Click[] = mine === null ? chooseClicks(now, move) : [{ cell: mine, kind: 'open' }];
    if (clicks.length === 0) return { lattice, mines: game.mines, shots, end: 'left' };
    for (const { cell, kind } of clicks) {
      const { x, y } = cellCentrePx(lattice, cell);
      desktop.tell('mousemove', Math.round(x), Math.round(y), 'click', kind === 'open' ? 1 : 3);
      await sleep(AFTER_CLICK);
    }
    park(desktop);
    const isClear = ({ main }: FrameResult) => !main?.reading.cells.includes('~');
    const seen = await lookUntil(game, isClear);
    const dismissed = await game.dismiss();
    const { main } = dismissed ? await lookUntil(game, isClear) : seen;
    if (!main) return { lattice, mines: game.mines, shots, end: 'left' };
    // What a lost game shows unread is a mine, or the label does not fit; which was hit may not be told.
    const read = main.reading.cells.map((symbol) => (mine !== null && symbol === '~' ? '*' : symbol));
    shots.push({ screen: await desktop.screen(SCREEN), clicks, read });
    if (mine !== null) return { lattice, mines: game.mines, shots, end: 'lost' };
    if (isFinished(main.status)) return { lattice, mines: game.mines, shots, end: main.status };
    now = main;
  }
  return { lattice, mines: game.mines, shots, end: 'left' };
}

/** The board in the program's own pixels, once they are as they should be, or after the last look. */
async function lookUntil(game: Game, isRight: (seen: FrameResult) => boolean): Promise<FrameResult> {
  let seen = await look(game);
  for (let looks = 0; looks < MESSAGE_LOOKS && !isRight(seen); looks++) {
    await sleep(MESSAGE_PAUSE);
    seen = await look(game);
  }
  return seen;
}

/** The board in the program's own pixels, once they stand still. */
async function look(game: Game) {
  await sleep(STILL);
  let pixels = await game.pixels();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await sleep(STILL);
    const next = await game.pixels();
    const same = samePixels(pixels, next);
    pixels = next;
    if (same) break;
  }
  return processFrame(pixels, { mines: game.mines });
}

function chooseClicks({ analysis, board }: BoardResult, move: number): Click[] {
  const unflagged = analysis.mineCells.find((cell) => board.cells[cell] === '#');
  const flags: Click[] = move % FLAG_EVERY === 0 && unflagged !== undefined ? [{ cell: unflagged, kind: 'flag' }] : [];
  const safe = analysis.safe.filter((cell) => board.cells[cell] === '#').slice(0, OPENED_A_MOVE);
  if (safe.length > 0) return [...flags, ...safe.map((cell): Click => ({ cell, kind: 'open' }))];
  const best = analysis.best?.cell ?? firstClosed(board.cells);
  return best === null ? flags : [...flags, { cell: best, kind: 'open' }];
}

function provedMine({ analysis, board }: BoardResult): number | null {
  return analysis.mineCells.find((cell) => board.cells[cell] === '#') ?? null;
}

function firstClosed(cells: readonly CellSymbol[]): number | null {
  const closed = [...cells.keys()].filter((cell) => isClosed(cells[cell] as CellSymbol));
  return closed[closed.length >> 1] ?? null;
}
