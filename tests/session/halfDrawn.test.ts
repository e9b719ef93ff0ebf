import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { boardOf, newGame, openCell } from '../../src/game/game.ts';
import type { Random } from '../../src/game/random.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { cellCentrePx } from '../../src/model/lattice.ts';
import type { Session } from '../../src/session/session.ts';
import { makeSession } from '../../src/session/session.ts';
import type { ProgramLooks } from '../support/drawnGame.ts';
import { drawGame, loadLooks } from '../support/drawnGame.ts';
import { paintRect } from '../support/paint.ts';

/** A capture may come while a program draws: cells of a move are there, others not yet. */
const GAMES = 12;
const WHITE = [255, 255, 255] as const;

describe.each(['sgt-mines-8x8', 'kmines-9x9'])('moves of %s that are seen half drawn', (config) => {
  let program: ProgramLooks;
  beforeAll(async () => {
    program = await loadLooks(config);
  });

  test('never make a green of a mine, and what stands still is read as it is', { timeout: 60_000 }, () => {
    const random = makeRandom(7);
    for (let n = 0; n < GAMES; n++) {
      const { rows, cols } = program.lattice;
      const start = newGame({ shape: 'square', rows, cols, mines: 12, firstClick: 'zero', seed: random.int(0, 1e9) });
      let game = openCell(start, random.int(0, rows * cols - 1));
      const session = makeSession();
      const take = (cells: readonly CellSymbol[]) => session.take(wholeFrame(drawGame(program, cells)));
      if (!canDraw(program, cellsOf(game))) continue;
      settle(session, () => take(cellsOf(game)));
      while (game.status === 'playing') {
        const next = openCell(game, someSafeCell(game, random));
        if (next.status !== 'playing' || !canDraw(program, cellsOf(next))) break;
        for (const cells of halfDrawn(cellsOf(game), cellsOf(next), random)) {
          take(cells);
          expectNoMineSafe(session, next);
        }
        game = next;
        settle(session, () => take(cellsOf(game)));
        expect(session.state().board?.board.cells, `game ${n}`).toEqual(cellsOf(game).map(orUnread));
      }
    }
  });
});

/** The first opening of a game, half of which a capture caught: its zeros lie beside covered cells, and nothing is proved. */
const HALF = '######### ######### ######### ####2111# 11211001# 00000001# 00####### ######### #########';
const OPENED = '######### ######### ######### ####2111# 11211001# 00000001# 00000001# 00000011# 0000001##';

test('half of the first opening is not searched for: the rest of it is waited for', { timeout: 60_000 }, async () => {
  const program = await loadLooks('kmines-9x9');
  const session = makeSession();
  const take = (cells: string) => session.take(wholeFrame(drawRows(program, cells)));
  settle(session, () => take(HALF.replace(/\d/g, '#')));
  expect(take(HALF)).toMatchObject({ phase: 'settling', reason: 'misread' });
  expect(take(OPENED).phase).not.toBe('searching');
  settle(session, () => take(OPENED));
  // A slow program draws it in many parts, which are seen one by one.
  settle(session, () => take(HALF.replace(/\d/g, '#')));
  for (const more of ['00#', '000', '0000', '00000'])
    expect(take(HALF.replace(/00#+/, (row) => more.padEnd(row.length, '#'))).phase).not.toBe('searching');
  expect(take(OPENED).phase).not.toBe('searching');
  settle(session, () => take(OPENED));
  // Another one draws the open ground before the numbers.
  settle(session, () => take(HALF.replace(/\d/g, '#')));
  expect(take(OPENED.replace(/\d/g, '0'))).toMatchObject({ phase: 'settling', reason: 'misread' });
  expect(take(OPENED).phase).not.toBe('searching');
  settle(session, () => take(OPENED));
  // What stays so is no move.
  settle(session, () => take(HALF.replace(/\d/g, '#')));
  const phases = Array.from({ length: 3 }, () => take(HALF).phase);
  expect(phases).toEqual(['settling', 'settling', 'searching']);
});

test('half of a new game is not searched for, nor taken for a game that the whole of it ends', {
  timeout: 60_000,
}, async () => {
  const program = await loadLooks('kmines-9x9');
  const steps: string[] = [];
  const session = makeSession({ observe: ({ stage }) => steps.push(stage) });
  const take = (cells: string) => session.take(wholeFrame(drawRows(program, cells)));
  settle(session, () => take(OPENED));
  steps.length = 0;
  const covered = OPENED.replace(/\d/g, '#');
  // The rows above are drawn already; what those below show still is of the game before.
  const half = covered.slice(0, 50) + OPENED.slice(50);
  expect(take(half)).toMatchObject({ phase: 'settling', reason: 'new-game' });
  expect(session.track()?.reading.cells.join('')).toBe(OPENED.replaceAll(' ', ''));
  expect(steps).not.toContain('search');
  settle(session, () => take(covered));
  expect(session.seen().join('')).toBe(covered.replaceAll(' ', ''));
});

/** So many frames until a new game has its hints although a pointer moves over it: as many as it is waited for, and the two that it is seen in. */
const UNDER_POINTER = 8;

test('a new game over which a pointer moves is not waited for long', { timeout: 60_000 }, async () => {
  const program = await loadLooks('kmines-9x9');
  const session = makeSession();
  settle(session, () => session.take(wholeFrame(drawRows(program, OPENED))));
  const covered = drawRows(program, OPENED.replace(/\d/g, '#'));
  const { x, y } = cellCentrePx(program.lattice, 40);
  let frames = 0;
  while (session.state().reason !== 'new-game' || session.state().phase !== 'playing') {
    session.take(wholeFrame(paintRect(covered, { x: x + frames, y: y - frames, width: 9, height: 14 }, WHITE)));
    expect(++frames).toBeLessThan(UNDER_POINTER);
  }
});

test('the first move of a new game that is half drawn is waited for as any other', { timeout: 60_000 }, async () => {
  const program = await loadLooks('kmines-9x9');
  const session = makeSession();
  const take = (cells: string) => session.take(wholeFrame(drawRows(program, cells)));
  settle(session, () => take(OPENED));
  take(OPENED.replace(/\d/g, '#'));
  expect(take(HALF).phase).toBe('settling');
  expect(take(HALF).phase).toBe('settling');
  settle(session, () => take(OPENED));
});

/** What a program shows of rows of cells, with a space between them. */
function drawRows(program: ProgramLooks, rows: string): Frame {
  return drawGame(program, [...rows.replaceAll(' ', '')] as CellSymbol[]);
}

const orUnread = (symbol: CellSymbol) => expect.toBeOneOf([symbol, '~']);

const cellsOf = (game: Game) => boardOf(game).cells;

const canDraw = ({ looks }: ProgramLooks, cells: readonly CellSymbol[]) => cells.every((symbol) => looks.has(symbol));

function someSafeCell({ mined, open }: Game, random: Random): number {
  const left = [...open.keys()].filter((cell) => !open[cell] && !mined?.[cell]);
  return left[random.int(0, left.length - 1)] as number;
}

/** The cell that is pressed, which looks open and empty, and two pictures with more and more of the cells that change. */
function halfDrawn(before: readonly CellSymbol[], after: readonly CellSymbol[], random: Random) {
  const changed = [...before.keys()].filter((cell) => before[cell] !== after[cell]);
  const pressed = changed[random.int(0, changed.length - 1)];
  const more = (last: readonly CellSymbol[]) =>
    last.map((symbol, cell) => (random.int(0, 1) === 0 ? symbol : (after[cell] as CellSymbol)));
  const some = more(before);
  return [before.map((symbol, cell): CellSymbol => (cell === pressed ? '0' : symbol)), some, more(some)];
}

/** Looks at a picture that stands still, as often as a session that was lost needs. */
function settle(session: Session, look: () => void): void {
  for (let looks = 0; looks < 3; looks++) look();
  expect(session.state().phase).toBe('playing');
}

function expectNoMineSafe(session: Session, { mined }: Game): void {
  const { phase, board } = session.state();
  if (phase !== 'playing') return;
  const wrong = board?.hints.marks.filter(({ kind, cell }) => kind === 'safe' && mined?.[cell]);
  expect(wrong).toEqual([]);
}
