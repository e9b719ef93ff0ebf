import { setTimeout as sleep } from 'node:timers/promises';
import { isClosed, isFinished } from '../../src/model/board.ts';
import { cropFrame } from '../../src/model/frame.ts';
import { cellCentrePx, cellRect, latticeRegion } from '../../src/model/lattice.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import type { Desktop } from './desktop.ts';
import type { Game } from './games.ts';
import { PARKED } from './games.ts';
import type { Look } from './look.ts';
import { AFTER_CLICK, keepPictures, lastWords, lookAt, samePixels, settledLook } from './look.ts';

/** What came of playing by the hints that are seen on the screen. */
export interface Tally {
  greens: number;
  minesHitByGreen: number;
  guesses: number;
  /** Moves without any hint on the screen, on an untouched board: somebody has to begin. */
  blindStarts: number;
  reds: number;
  redsContradicted: number;
  /** Reds that no reveal told of: the game was left, or its end could not be read. */
  redsUnrevealed: number;
  won: number;
  lost: number;
  /** Games that were left because no hint came. */
  left: number;
  settled: number;
  settledRight: number;
  readonly faults: string[];
}

export interface PlayOptions {
  readonly greens: number;
  readonly wins: number;
  /** Plays no longer than this, ms. */
  readonly within: number;
  /** Gets every look at the screen that stood still. */
  readonly onLook?: (look: Look) => Promise<void>;
}

const BETWEEN_CLICKS = 60;
/** Hints that come this long after the game stood still are late, and those that do not come are missing, ms. */
const MUCH_LATER = 500;
/** Greens opened before the screen is looked at again. */
const GREENS_A_LOOK = 3;
/** Clicks in a row that change nothing end a game: what is shown is wrong. */
const MOST_DEAF = 3;
/** So many settled looks without a hint end a game. */
const MOST_WITHOUT = 5;

/**
 * Plays games with nothing but what the screen shows: opens a cell with a green ring, else the one with the blue
 * outline. Where the cells are is told by the game's own pixels; so is, for the tally only, what became of a click.
 */
export async function playGames(
  desktop: Desktop,
  game: Game,
  { greens, wins, within, onLook = async () => undefined }: PlayOptions,
): Promise<Tally> {
  const tally: Tally = {
    greens: 0,
    minesHitByGreen: 0,
    guesses: 0,
    blindStarts: 0,
    reds: 0,
    redsContradicted: 0,
    redsUnrevealed: 0,
    won: 0,
    lost: 0,
    left: 0,
    settled: 0,
    settledRight: 0,
    faults: [],
  };
  const start = performance.now();
  const inTime = () => performance.now() - start < within;
  for (let n = 0; inTime() && (tally.greens < greens || tally.won < wins); n++) {
    if (n > 0) await game.newGame();
    await playGame(desktop, game, tally, inTime, onLook);
  }
  return tally;
}

async function playGame(
  desktop: Desktop,
  game: Game,
  tally: Tally,
  inTime: () => boolean,
  onLook: (look: Look) => Promise<void>,
): Promise<void> {
  const reds = new Set<number>();
  let look = await settledLook(desktop, game);
  let without = 0;
  let deaf = 0;
  while (inTime()) {
    if (await game.dismiss()) {
      look = await settledLook(desktop, game, look);
      break;
    }
    await countSettled(desktop, game, look, tally);
    await onLook(look);
    for (const [cell, { kind }] of look.seen.entries()) if (kind === 'mine') reds.add(cell);
    if (look.board && isFinished(look.board.status)) break;
    const moves = chooseMoves(look);
    if (moves.length === 0 && !(isUntouched(look) && without > 0)) {
      if (++without > MOST_WITHOUT) break;
      await sleep(300);
      look = await settledLook(desktop, game, look);
      continue;
    }
    without = 0;
    await makeMoves(desktop, game, look, moves, tally);
    await sleep(AFTER_CLICK);
    const before = look;
    look = await settledLook(desktop, game, look);
    deaf = countMoves(before, look, moves, tally) ? 0 : deaf + 1;
    if (deaf >= MOST_DEAF) break;
  }
  await onLook(look);
  if (inTime()) await finish(desktop, game, tally, reds, look);
}

/** Counts the end of a game and what it reveals of the cells that were red. */
async function finish(desktop: Desktop, game: Game, tally: Tally, reds: ReadonlySet<number>, last: Look) {
  let { board } = last;
  // A message may slide over the end of a game, and away again.
  for (let tries = 0; tries < 10 && (!board || board.board.cells.includes('~')); tries++) {
    await sleep(500);
    await game.dismiss();
    board = (await settledLook(desktop, game)).board ?? board;
  }
  if (board?.status === 'won') tally.won++;
  else if (board?.status === 'lost') tally.lost++;
  else {
    tally.left++;
    tally.faults.push(`left: ${board?.status} ${board?.board.cells.join('')} ${last.wrong.slice(0, 3).join('; ')}`);
    await keepPictures(`${game.program}-left-${tally.left}`, last);
  }
  tally.reds += reds.size;
  for (const cell of reds) {
    const verdict = board && redVerdict(board, cell);
    if (verdict === 'contradicted') {
      tally.redsContradicted++;
      tally.faults.push(`a red was no mine: cell ${cell} of ${board?.board.cells.join('')}`);
    } else if (verdict !== 'mine') tally.redsUnrevealed++;
  }
}

function redVerdict({ board, status }: BoardResult, cell: number): 'mine' | 'contradicted' | 'unknown' {
  const symbol = board.cells[cell] as string;
  if (symbol === '*' || symbol === 'X') return 'mine';
  if (symbol === '~') return 'unknown';
  // In a won game exactly the mines are left closed.
  if (symbol === '#' || symbol === 'F') return status === 'won' ? 'mine' : 'unknown';
  return 'contradicted';
}

async function countSettled(desktop: Desktop, game: Game, look: Look, tally: Tally): Promise<void> {
  const { board, wrong } = look;
  if (board?.status !== 'playing') return;
  if (wrong.length === 0) {
    tally.settled++;
    tally.settledRight++;
    return;
  }
  await sleep(MUCH_LATER);
  const later = await lookAt(desktop, game, look);
  const region = latticeRegion(board.reading.lattice);
  const isSame = samePixels(cropFrame(look.own, region).frame, cropFrame(later.own, region).frame);
  const became = later.wrong.length > 0 ? 'stays wrong' : isSame ? 'late' : 'drawn upon';
  tally.faults.push(`settled but wrong (${became}): ${wrong.slice(0, 3).join('; ')}\n${lastWords(desktop)}`);
  await keepPictures(`${game.program}-wrong`, later);
  // The game had not drawn all of its move when nothing changed for a moment; its clock is beside the board.
  if (became !== 'drawn upon') tally.settled++;
}

async function makeMoves(desktop: Desktop, game: Game, look: Look, moves: readonly Move[], tally: Tally) {
  for (const { cell, green } of moves) {
    if (!green) tally.guesses++;
    clickCell(desktop, look, game, cell);
    await sleep(BETWEEN_CLICKS);
  }
  if (moves.length > 0) return;
  tally.blindStarts++;
  clickCell(desktop, look, game, middleCell(game));
}

/** Whether any move did something. A green counts when its cell opened: its pixels changed. */
function countMoves(before: Look, after: Look, moves: readonly Move[], tally: Tally): boolean {
  let worked = moves.length === 0;
  for (const { cell, green } of moves) {
    const at = before.board && cellRect(before.board.reading.lattice, cell);
    const opened = at !== null && !samePixels(cropFrame(before.own, at).frame, cropFrame(after.own, at).frame);
    worked ||= opened;
    if (!green) continue;
    if (opened) tally.greens++;
    else tally.faults.push(`a green did nothing: cell ${cell} of ${before.board?.board.cells.join('')}`);
    if (!after.board || !isMine(after.board, cell)) continue;
    tally.minesHitByGreen++;
    tally.faults.push(`a green was a mine: cell ${cell} of ${after.board.board.cells.join('')}`);
  }
  return worked;
}

interface Move {
  readonly cell: number;
  readonly green: boolean;
}

/** Some greens, the best one first; else the best move; else nothing. */
function chooseMoves({ seen }: Look): Move[] {
  const best = seen.findIndex((mark) => mark.best);
  const greens = [...seen.keys()]
    .filter((cell) => seen[cell]?.kind === 'safe')
    .sort((a, b) => Number(b === best) - Number(a === best));
  if (greens.length > 0) return greens.slice(0, GREENS_A_LOOK).map((cell) => ({ cell, green: true }));
  return best < 0 ? [] : [{ cell: best, green: false }];
}

function isMine({ board, status }: BoardResult, cell: number): boolean {
  return status === 'lost' || ['*', 'X'].includes(board.cells[cell] as string);
}

/** Whether nothing is open yet; so it is where the board itself cannot be read, too. */
function isUntouched({ board }: Look): boolean {
  return board === null || board.board.cells.every(isClosed);
}

function middleCell({ rows, cols }: Game): number {
  return Math.floor(rows / 2) * cols + Math.floor(cols / 2);
}

function clickCell(desktop: Desktop, { board, rect }: Look, game: Game, cell: number): void {
  // A board that cannot be read is taken to fill the middle of its window.
  const at = board
    ? cellCentrePx(board.reading.lattice, cell)
    : { x: (rect.width * ((cell % game.cols) + 0.5)) / game.cols, y: rect.height / 2 };
  desktop.tell(
    'mousemove',
    Math.round(rect.x + at.x),
    Math.round(rect.y + at.y),
    'click',
    1,
    'mousemove',
    PARKED.x,
    PARKED.y,
  );
}
