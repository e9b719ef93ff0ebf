import { expect, test } from 'vitest';
import { Field } from '../../src/arena/field.ts';
import { boardOf, isOver, markCell, newGame, openCell } from '../../src/game/game.ts';
import type { Random } from '../../src/game/random.ts';
import { makeRandom } from '../../src/game/random.ts';
import { SHAPES } from '../../src/model/topology.ts';

const GAMES = 600;
const CLICKS = 80;
const LONGEST_SIDE = 9;
const HIGHEST_DENSITY = 0.3;

/** Plays one game with chance clicks as a field and as a game, side by side; how it ended. */
function playBoth(random: Random, seed: number): string {
  const shape = SHAPES[seed % SHAPES.length] as (typeof SHAPES)[number];
  const size = { shape, rows: random.int(1, LONGEST_SIDE), cols: random.int(1, LONGEST_SIDE) };
  const mines = Math.floor(random.unit() * HIGHEST_DENSITY * size.rows * size.cols);
  // Cell 0 lays the mines; both then begin with it.
  let game = openCell(newGame({ ...size, mines, firstClick: 'any', seed }), 0);
  const field = new Field(size, game.mined as Uint8Array);
  field.open(0);
  for (let click = 0; click < CLICKS && !isOver(game); click++) {
    const board = field.board();
    expect(board).toEqual(boardOf(game));
    // Mostly safe cells, so that games go on; some flags, right and wrong; now and then a mine.
    const what = random.int(0, 60);
    const flag = what < 3;
    const wanted = [...board.cells.keys()].filter((i) => board.cells[i] === '#' && (what < 4 || !game.mined?.[i]));
    const cell = wanted[random.int(0, Math.max(0, wanted.length - 1))];
    if (cell === undefined) continue;
    game = flag ? markCell(game, cell, 'flag') : openCell(game, cell);
    if (flag) field.flag(cell);
    else field.open(cell);
  }
  expect([field.won, field.exploded]).toEqual([game.status === 'won', game.status === 'lost']);
  const flags = game.marks.filter((mark, i) => mark === 'flag' && !game.open[i]).length;
  const open = game.open.reduce((sum, o, i) => sum + (o && !game.mined?.[i] ? 1 : 0), 0);
  expect([field.opened, field.flags]).toEqual([open, flags]);
  return game.status;
}

test('a field shows what a game shows, on every shape, through floods, flags, wins and losses', () => {
  const random = makeRandom(1);
  const ends = Array.from({ length: GAMES }, (_, seed) => playBoth(random, seed));
  for (const end of ['won', 'lost', 'playing']) expect(ends.filter((e) => e === end).length).toBeGreaterThan(20);
});

test('a board that was handed out stays as it was', () => {
  const field = new Field({ shape: 'square', rows: 1, cols: 3 }, Uint8Array.of(0, 0, 1));
  const before = field.board();
  field.open(0);
  expect(before.cells).toEqual(['#', '#', '#']);
  expect(field.board().cells).toEqual(['0', '1', '#']);
  expect(field.won).toBe(true);
});
