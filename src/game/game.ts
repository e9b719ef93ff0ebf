import type { Board, CellSymbol } from '../model/board.ts';
import { isFinished, symbolOfNumber } from '../model/board.ts';
import { misuse } from '../model/errors.ts';
import type { GridSize, Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { makeRandom, sample } from './random.ts';

/** What the first click may hit: never a mine, never a mine nor a number, or anything. */
export const FIRST_CLICKS = ['safe', 'zero', 'any'] as const;
export type FirstClick = (typeof FIRST_CLICKS)[number];

export interface GameSpec extends GridSize {
  readonly mines: number;
  readonly firstClick: FirstClick;
  readonly seed: number;
}

export const MARKS = ['none', 'flag', 'question'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * A game of Minesweeper. Every function here returns a new Game and leaves the old one as it was. `mined` is null
 * until the first cell is opened: only then are the mines laid.
 */
export interface Game {
  readonly spec: GameSpec;
  readonly mined: Uint8Array | null;
  readonly open: Uint8Array;
  readonly marks: readonly Mark[];
  readonly status: 'ready' | 'playing' | 'won' | 'lost';
  /** The mines that were opened; empty unless the game is lost. */
  readonly hit: readonly number[];
}

/**
 * A game that has not begun.
 * @throws TypeError when the mines do not leave room for the first click.
 */
export function newGame(spec: GameSpec): Game {
  const { cellCount } = topologyOf(spec);
  const most = cellCount - (spec.firstClick === 'any' ? 0 : 1);
  if (!Number.isInteger(spec.mines) || spec.mines < 0 || spec.mines > most) {
    throw misuse('mines', `a whole number from 0 to ${most}`, spec.mines);
  }
  const marks = new Array<Mark>(cellCount).fill('none');
  return { spec, mined: null, open: new Uint8Array(cellCount), marks, status: 'ready', hit: [] };
}

/**
 * A game with its mines already laid, for boards given from outside.
 * @throws TypeError when a mine is named twice or lies outside the board.
 */
export function gameWithMines(spec: GameSpec, mines: readonly number[]): Game {
  const game = newGame({ ...spec, mines: mines.length });
  const mined = new Uint8Array(game.open.length);
  for (const cell of mines) {
    if (mined[cell] !== 0) throw misuse('mines', `different cells from 0 to ${mined.length - 1}`, mines);
    mined[cell] = 1;
  }
  return { ...game, mined };
}

/**
 * Opens a cell, and around it everything that a zero opens. A flagged or open cell, or a finished game, stays as it is.
 * @throws TypeError when the board has no such cell.
 */
export function openCell(game: Game, cell: number): Game {
  if (game.open[cell] === undefined) throw misuse('cell', `a cell from 0 to ${game.open.length - 1}`, cell);
  if (isOver(game) || game.open[cell] || game.marks[cell] === 'flag') return game;
  const mined = game.mined ?? layMines(game.spec, cell);
  if (mined[cell]) {
    const open = Uint8Array.from(game.open);
    open[cell] = 1;
    return { ...game, mined, open, status: 'lost', hit: [cell] };
  }
  const open = floodOpen(game, mined, cell);
  return { ...game, mined, open, status: isCleared(mined, open) ? 'won' : 'playing' };
}

/** The same board before its first click: mines that are laid stay where they are. */
export function restartGame({ spec, mined }: Game): Game {
  return { ...newGame(spec), mined };
}

/** Opens every unflagged neighbour of an open number that has as many flags around it as it says. */
export function chord(game: Game, cell: number): Game {
  if (isOver(game) || !game.mined || !game.open[cell] || !flagsMatch(game, cell)) return game;
  const targets = openableAround(game, cell);
  const hit = targets.filter((n) => game.mined?.[n]);
  if (hit.length === 0) return targets.reduce(openCell, game);
  const open = Uint8Array.from(game.open);
  for (const n of targets) open[n] = 1;
  return { ...game, open, status: 'lost', hit };
}

/** Whether an open cell has exactly as many flags around it as mines. */
export function flagsMatch(game: Game, cell: number): boolean {
  const around = [...(topologyOf(game.spec).neighbours[cell] ?? [])];
  const flags = around.filter((n) => game.marks[n] === 'flag' && !game.open[n]).length;
  return flags === minesAround(game, cell);
}

/** Puts a mark on a closed cell, or takes it away with `none`. */
export function markCell(game: Game, cell: number, mark: Mark): Game {
  if (isOver(game) || game.open[cell]) return game;
  return { ...game, marks: game.marks.with(cell, mark) };
}

/** What a right click does: flag, question mark, none, and again. */
export function cycleMark(game: Game, cell: number): Game {
  const next: Readonly<Record<Mark, Mark>> = { none: 'flag', flag: 'question', question: 'none' };
  return markCell(game, cell, next[game.marks[cell] ?? 'none']);
}

/** The cells that a chord would open, or that flash when the flags do not match: closed and without a flag. */
export function openableAround(game: Game, cell: number): readonly number[] {
  const around = [...(topologyOf(game.spec).neighbours[cell] ?? [])];
  return around.filter((n) => !game.open[n] && game.marks[n] !== 'flag');
}

/** Mines less flags: what a mine counter shows. Negative where there are too many flags. */
export function minesLeft(game: Game): number {
  return boardOf(game).cells.reduce(
    (left, symbol) => left - (symbol === 'F' || symbol === 'x' ? 1 : 0),
    game.spec.mines,
  );
}

/** Cells without a mine that are still closed. */
export function cellsToOpen({ open, hit, spec }: Game): number {
  const opened = open.reduce((sum, is) => sum + is, 0) - hit.length;
  return open.length - spec.mines - opened;
}

export function isOver({ status }: Game): boolean {
  return isFinished(status);
}

/** Whether no cell is left to open although the game is not won: a safe cell is flagged. */
export function isBlocked({ open, marks }: Game): boolean {
  return open.every((is, cell) => is === 1 || marks[cell] === 'flag');
}

/** The board as the player sees it; after a loss with all mines and wrong flags shown, after a win with all flags. */
export function boardOf(game: Game): Board {
  const { shape, rows, cols, mines } = game.spec;
  const cells = game.marks.map((_, cell) => symbolAt(game, cell));
  return { shape, rows, cols, mines, cells };
}

function symbolAt(game: Game, cell: number): CellSymbol {
  const mine = game.mined?.[cell] === 1;
  if (game.hit.includes(cell)) return 'X';
  if (game.open[cell]) return symbolOfNumber(minesAround(game, cell));
  const mark = game.marks[cell];
  if (game.status === 'lost') {
    if (mark === 'flag') return mine ? 'F' : 'x';
    if (mine) return '*';
  }
  if (game.status === 'won') return 'F';
  return mark === 'flag' ? 'F' : mark === 'question' ? '?' : '#';
}

function minesAround({ spec, mined }: Game, cell: number): number {
  let mines = 0;
  for (const n of topologyOf(spec).neighbours[cell] ?? []) mines += mined?.[n] ?? 0;
  return mines;
}

function topologyOf({ shape, rows, cols }: GameSpec): Topology {
  return makeTopology(shape, rows, cols);
}

/**
 * Lays the mines uniformly outside the start cell (`safe`), outside it and its neighbours (`zero`) or anywhere
 * (`any`). Where the neighbours must take mines for want of room, they do.
 */
function layMines(spec: GameSpec, start: number): Uint8Array {
  const { cellCount, neighbours } = topologyOf(spec);
  const around = new Set(spec.firstClick === 'zero' ? neighbours[start] : []);
  const cells = Array.from({ length: cellCount }, (_, i) => i).filter((i) => spec.firstClick === 'any' || i !== start);
  const outside = cells.filter((i) => !around.has(i));
  const random = makeRandom(spec.seed);
  const laid = sample(random, outside, spec.mines);
  const rest = cells.filter((i) => around.has(i));
  const mined = new Uint8Array(cellCount);
  for (const cell of [...laid, ...sample(random, rest, spec.mines - laid.length)]) mined[cell] = 1;
  return mined;
}

function floodOpen(game: Game, mined: Uint8Array, start: number): Uint8Array {
  const { neighbours } = topologyOf(game.spec);
  const open = Uint8Array.from(game.open);
  const queue = [start];
  open[start] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if ((neighbours[cell] ?? new Int32Array()).some((n) => mined[n])) continue;
    for (const n of neighbours[cell] ?? []) {
      if (open[n] || game.marks[n] === 'flag') continue;
      open[n] = 1;
      queue.push(n);
    }
  }
  return open;
}

function isCleared(mined: Uint8Array, open: Uint8Array): boolean {
  return open.every((o, i) => o === 1 || mined[i] === 1);
}
