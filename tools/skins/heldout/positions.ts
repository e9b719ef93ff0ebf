import type { Game } from '../../../src/game/game.ts';
import { boardOf, isOver, markCell, newGame, openCell } from '../../../src/game/game.ts';
import type { Board } from '../../../src/model/board.ts';
import { makeTopology } from '../../../src/model/topology.ts';
import type { Dice } from './dice.ts';
import type { Theme } from './theme.ts';

export type Endings = Pick<Theme, 'showsWrongFlags' | 'flagsOnWin'>;

/** Rows, columns and mines. */
export type Level = readonly [number, number, number];

const LEVELS: readonly Level[] = [
  [8, 8, 10],
  [9, 9, 10],
  [10, 10, 12],
  [12, 12, 22],
  [13, 15, 40],
  [16, 16, 40],
  [14, 18, 40],
  [16, 30, 99],
  [20, 24, 99],
  [24, 30, 180],
];

/** A size that programs offer, or any other. */
export function pickLevel(dice: Dice): Level {
  return dice.odds(0.65) ? dice.one(...LEVELS) : oddLevel(dice);
}

/** A position of a game that was played from its first click, seen as a program with such manners shows it. */
export function makePosition(
  dice: Dice,
  [rows, cols, mines]: Level,
  { showsWrongFlags = true, flagsOnWin = true }: Endings,
): Board {
  const stage = dice.range(0, 1);
  const seed = dice.whole(0, 0x7ffffffe);
  let game = newGame({ shape: 'square', rows, cols, mines, firstClick: dice.one('safe', 'zero', 'zero'), seed });
  if (stage < 0.05) return boardOf(game);
  game = openCell(game, dice.whole(0, rows * cols - 1));
  const share = stage < 0.25 ? dice.range(0.03, 0.3) : stage < 0.75 ? dice.range(0.3, 0.85) : dice.range(0.85, 0.99);
  game = openSome(dice, game, stage > 0.93 ? 1 : share);
  if (game.status === 'playing') game = markCells(dice, game);
  if (game.status === 'playing' && dice.odds(0.14)) game = explode(dice, game);
  const board = boardOf(game);
  const cells = board.cells.map((symbol, i) => {
    if (symbol === 'x' && !showsWrongFlags) return 'F';
    return symbol === 'F' && game.status === 'won' && !flagsOnWin && game.marks[i] !== 'flag' ? '#' : symbol;
  });
  return { ...board, cells };
}

function oddLevel(dice: Dice): Level {
  const rows = dice.whole(6, 26);
  const cols = dice.whole(6, 34);
  // Dense games are where 6, 7 and 8 are seen.
  const density = dice.odds(0.2) ? dice.range(0.24, 0.38) : dice.range(0.09, 0.24);
  return [rows, cols, Math.max(4, Math.round(rows * cols * density))];
}

/** Opens safe cells, mostly along the edge of what is open, until the given share of them is open. */
function openSome(dice: Dice, start: Game, share: number): Game {
  const { rows, cols, mines } = start.spec;
  const { neighbours } = makeTopology('square', rows, cols);
  const wanted = Math.ceil(share * (rows * cols - mines));
  let game = start;
  while (game.status === 'playing') {
    const { open, mined } = game;
    if (open.reduce((sum, o) => sum + o, 0) >= wanted) break;
    const safe = [...open.keys()].filter((i) => !open[i] && !mined?.[i]);
    const near = safe.filter((i) => [...(neighbours[i] ?? [])].some((n) => open[n]));
    game = openCell(game, dice.one(...(near.length > 0 && dice.odds(0.9) ? near : safe)));
  }
  return game;
}

function markCells(dice: Dice, start: Game): Game {
  const { neighbours } = makeTopology('square', start.spec.rows, start.spec.cols);
  const diligence = dice.one(0, 0.3, 0.7, 0.95);
  const mistakes = dice.odds(0.25) ? 0.04 : 0;
  const doubts = dice.odds(0.3) ? 0.05 : 0;
  let game = start;
  for (const i of start.open.keys()) {
    if (start.open[i] || ![...(neighbours[i] ?? [])].some((n) => start.open[n])) continue;
    if (dice.odds(doubts)) game = markCell(game, i, 'question');
    else if (dice.odds(start.mined?.[i] ? diligence : mistakes)) game = markCell(game, i, 'flag');
  }
  return game;
}

function explode(dice: Dice, game: Game): Game {
  const mines = [...game.open.keys()].filter((i) => game.mined?.[i] && game.marks[i] !== 'flag');
  return mines.length === 0 || isOver(game) ? game : openCell(game, dice.one(...mines));
}
