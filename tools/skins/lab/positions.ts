import type { Game } from '../../../src/game/game.ts';
import { boardOf, isOver, markCell, newGame, openCell } from '../../../src/game/game.ts';
import type { Random } from '../../../src/game/random.ts';
import type { Board } from '../../../src/model/board.ts';
import type { Shape } from '../../../src/model/topology.ts';
import { between, chance, pick } from './skin.ts';

export interface PlayedPosition {
  readonly board: Board;
  readonly status: Game['status'];
}

/** A board size and mine total as programs offer them, or any other. */
export function randomSize(random: Random): { rows: number; cols: number; mines: number } {
  const usual = [
    { rows: 9, cols: 9, mines: 10 },
    { rows: 8, cols: 8, mines: 10 },
    { rows: 16, cols: 16, mines: 40 },
    { rows: 16, cols: 30, mines: 99 },
    { rows: 10, cols: 10, mines: 15 },
    { rows: 14, cols: 18, mines: 40 },
    { rows: 20, cols: 24, mines: 99 },
  ];
  if (chance(random, 0.6)) return pick(random, usual);
  const rows = random.int(6, 24);
  const cols = random.int(6, 32);
  return { rows, cols, mines: Math.max(3, Math.round(rows * cols * between(random, 0.08, 0.3))) };
}

/** A position of a game played by somebody who mostly opens safe cells and sometimes marks, guesses or dies. */
export function playPosition(
  random: Random,
  { shape = 'square', rows, cols, mines }: { shape?: Shape; rows: number; cols: number; mines: number },
): PlayedPosition {
  const seed = random.int(0, 0x7fffffff);
  let game = newGame({ shape, rows, cols, mines, firstClick: pick(random, ['safe', 'zero'] as const), seed });
  if (chance(random, 0.03)) return { board: boardOf(game), status: game.status };
  game = openCell(game, random.int(0, rows * cols - 1));
  const target = between(random, 0.02, 1.02);
  const manners = {
    flags: between(random, 0, 0.9),
    wrongFlags: chance(random, 0.3) ? 0.03 : 0,
    questions: chance(random, 0.3) ? 0.03 : 0,
  };
  const safe = closedCells(game).filter((i) => !game.mined?.[i]);
  const order = shuffled(random, safe);
  for (const cell of order) {
    if (isOver(game) || openShare(game) >= target) break;
    game = openCell(game, cell);
  }
  if (!isOver(game)) game = markSome(random, game, manners);
  if (!isOver(game) && chance(random, 0.12)) game = stepOnMine(random, game);
  return { board: boardOf(game), status: game.status };
}

function closedCells(game: Game): number[] {
  return [...game.open.keys()].filter((i) => !game.open[i]);
}

function openShare(game: Game): number {
  const opened = game.open.reduce((a, b) => a + b, 0);
  return opened / (game.open.length - game.spec.mines);
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const keyed = items.map((item) => [random.unit(), item] as const);
  return keyed.sort((a, b) => a[0] - b[0]).map(([, item]) => item);
}

function markSome(random: Random, game: Game, manners: { flags: number; wrongFlags: number; questions: number }): Game {
  let marked = game;
  for (const cell of closedCells(game)) {
    const mined = game.mined?.[cell] === 1;
    if (chance(random, manners.questions)) marked = markCell(marked, cell, 'question');
    else if (chance(random, mined ? manners.flags : manners.wrongFlags)) marked = markCell(marked, cell, 'flag');
  }
  return marked;
}

function stepOnMine(random: Random, game: Game): Game {
  const mines = closedCells(game).filter((i) => game.mined?.[i] && game.marks[i] !== 'flag');
  return mines.length === 0 ? game : openCell(game, pick(random, mines));
}
