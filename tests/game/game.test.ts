import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameSpec } from '../../src/game/game.ts';
import {
  boardOf,
  cellsToOpen,
  chord,
  cycleMark,
  FIRST_CLICKS,
  flagsMatch,
  gameWithMines,
  isOver,
  MARKS,
  markCell,
  minesLeft,
  newGame,
  openableAround,
  openCell,
  restartGame,
} from '../../src/game/game.ts';
import { isClosed, numberOf } from '../../src/model/board.ts';
import { makeRows } from '../../src/model/notation.ts';
import { makeTopology, SHAPES } from '../../src/model/topology.ts';
import { analyse } from '../../src/solver/analyse.ts';

const specs = fc
  .record({
    shape: fc.constantFrom(...SHAPES),
    rows: fc.integer({ min: 1, max: 8 }),
    cols: fc.integer({ min: 2, max: 8 }),
    percent: fc.integer({ min: 0, max: 100 }),
    firstClick: fc.constantFrom(...FIRST_CLICKS),
    seed: fc.integer(),
  })
  .map(
    ({ percent, ...spec }): GameSpec => ({ ...spec, mines: Math.floor((percent / 100) * (spec.rows * spec.cols - 1)) }),
  );

const starts = specs.chain((spec) =>
  fc.record({ spec: fc.constant(spec), start: fc.integer({ min: 0, max: spec.rows * spec.cols - 1 }) }),
);

const moves = fc.array(fc.record({ kind: fc.constantFrom('open', 'chord', ...MARKS), at: fc.nat(63) }), {
  maxLength: 30,
});

function play(game: Game, { kind, at }: { kind: string; at: number }): Game {
  const cell = at % game.open.length;
  if (kind === 'open') return openCell(game, cell);
  return kind === 'chord' ? chord(game, cell) : markCell(game, cell, kind as (typeof MARKS)[number]);
}

const SQUARE: GameSpec = { shape: 'square', rows: 3, cols: 4, mines: 2, firstClick: 'any', seed: 1 };
const rowsOf = (game: Game) => makeRows(boardOf(game));
const minesOf = ({ mined }: Game) => [...(mined ?? [])].flatMap((mine, cell) => (mine ? [cell] : []));

describe('the first click', () => {
  test('lays the mines where it may not hit one, or not even a number where there is room', () => {
    fc.assert(
      fc.property(starts, ({ spec, start }) => {
        const game = openCell(newGame(spec), start);
        expect(minesOf(game)).toHaveLength(spec.mines);
        if (spec.firstClick === 'any') return;
        expect(game.status).not.toBe('lost');
        const around = makeTopology(spec.shape, spec.rows, spec.cols).neighbours[start] as Int32Array;
        const forced = Math.max(0, spec.mines - (game.open.length - 1 - around.length));
        if (spec.firstClick === 'zero') expect(numberOf(boardOf(game).cells[start] as '0')).toBe(forced);
      }),
    );
  });

  test('with "any" some first clicks hit a mine', () => {
    const results = Array.from({ length: 40 }, (_, seed) => openCell(newGame({ ...SQUARE, mines: 6, seed }), 5).status);
    expect(new Set(results)).toContain('lost');
    expect(new Set(results)).toContain('playing');
  });

  test('one seed gives one board, another seed another', () => {
    const spec: GameSpec = { shape: 'hex', rows: 9, cols: 9, mines: 20, firstClick: 'safe', seed: 7 };
    const mines = (seed: number) => minesOf(openCell(newGame({ ...spec, seed }), 40));
    expect(mines(7)).toEqual(mines(7));
    expect(mines(8)).not.toEqual(mines(7));
  });
});

describe('opening', () => {
  test('a zero opens the zeros that touch it and the numbers around them, on every shape', () => {
    fc.assert(
      fc.property(starts, ({ spec, start }) => {
        const game = openCell(newGame({ ...spec, firstClick: 'zero' }), start);
        const { neighbours } = makeTopology(spec.shape, spec.rows, spec.cols);
        const expected = new Set([start]);
        for (const cell of expected) {
          const around = [...(neighbours[cell] as Int32Array)];
          if (around.every((n) => !game.mined?.[n])) for (const n of around) expected.add(n);
        }
        const opened = [...game.open].flatMap((open, cell) => (open ? [cell] : []));
        expect(opened).toEqual([...expected].sort((a, b) => a - b));
      }),
    );
  });

  test.each([
    ['a number opens alone', [0], 1, ['#1##', '####', '####']],
    ['a zero opens its region', [0, 4], 11, ['#200', '#200', '#100']],
    ['a mine loses and all mines are shown', [0, 2], 2, ['*#X#', '####', '####']],
  ])('%s', (_, mines, cell, rows) => {
    expect(rowsOf(openCell(gameWithMines(SQUARE, mines), cell))).toEqual(rows);
  });

  test('flags stop an opening, question marks do not', () => {
    const flagged = markCell(markCell(gameWithMines(SQUARE, [0]), 6, 'flag'), 7, 'question');
    expect(rowsOf(openCell(flagged, 11))).toEqual(['#100', '11F0', '0000']);
    expect(openCell(flagged, 6)).toBe(flagged);
  });

  test('the last safe cell wins and the mines are flagged', () => {
    const game = openCell(gameWithMines(SQUARE, [0]), 11);
    expect(game.status).toBe('won');
    expect(rowsOf(game)).toEqual(['F100', '1100', '0000']);
    expect([openCell(game, 0), markCell(game, 0, 'flag'), chord(game, 1)]).toEqual([game, game, game]);
  });

  test('the cells left to open are those without a mine that are closed, after a loss too', () => {
    fc.assert(
      fc.property(starts, moves, ({ spec, start }, played) => {
        const game = played.reduce(play, openCell(newGame(spec), start));
        const left = [...game.open.keys()].filter((cell) => !game.open[cell] && !game.mined?.[cell]).length;
        expect(cellsToOpen(game)).toBe(left);
        expect(game.status === 'won').toBe(left === 0 && game.status !== 'lost');
      }),
    );
    expect(cellsToOpen(newGame(SQUARE))).toBe(10);
  });

  test('a wrong flag is shown after a loss', () => {
    const marked = markCell(markCell(gameWithMines(SQUARE, [0, 2]), 2, 'flag'), 4, 'flag');
    expect(rowsOf(openCell(marked, 0))).toEqual(['X#F#', 'x###', '####']);
  });
});

describe('chords', () => {
  const opened = openCell(gameWithMines(SQUARE, [0, 3]), 5);

  test('do nothing while the flags do not match', () => {
    expect(flagsMatch(opened, 5)).toBe(false);
    expect(chord(opened, 5)).toBe(opened);
    expect(chord(markCell(opened, 0, 'question'), 5).open).toEqual(opened.open);
    expect(chord(markCell(opened, 0, 'flag'), 11).status).toBe('playing');
  });

  test('open the other neighbours when they do', () => {
    const game = chord(markCell(opened, 0, 'flag'), 5);
    expect(game.status).toBe('won');
    expect(rowsOf(game)).toEqual(['F11F', '1111', '0000']);
  });

  test('a wrong flag loses and every mine opened is hit', () => {
    const two = openCell(gameWithMines(SQUARE, [0, 2]), 5);
    const game = chord(markCell(markCell(two, 4, 'flag'), 10, 'flag'), 5);
    expect(game.hit).toEqual([0, 2]);
    expect(rowsOf(game)).toEqual(['X2X#', 'x21#', '00x#']);
  });
});

describe('marks and the same board again', () => {
  test('a right click goes from flag to question mark to none, on closed cells only', () => {
    const fresh = gameWithMines(SQUARE, [0, 2]);
    const seen = [1, 2, 3, 4].map((clicks) => makeRows(boardOf(repeat(clicks, fresh)))[0]);
    expect(seen).toEqual(['F###', '?###', '####', 'F###']);
    const opened = openCell(fresh, 1);
    expect(cycleMark(opened, 1)).toBe(opened);
  });

  const repeat = (clicks: number, game: Game) =>
    Array.from({ length: clicks }).reduce<Game>((g) => cycleMark(g, 0), game);

  test('the counter falls with each flag, below zero too, and counts no question marks', () => {
    const fresh = gameWithMines(SQUARE, [0, 2]);
    expect([0, 1, 2, 3].map((flags) => minesLeft(flagFirst(fresh, flags)))).toEqual([2, 1, 0, -1]);
    expect(minesLeft(markCell(fresh, 0, 'question'))).toBe(2);
    expect(minesLeft(openCell(markCell(fresh, 1, 'flag'), 0))).toBe(1);
  });

  const flagFirst = (game: Game, count: number) =>
    Array.from({ length: count }, (_, cell) => cell).reduce((g, cell) => markCell(g, cell, 'flag'), game);

  test('what flashes is closed and has no flag', () => {
    const game = markCell(openCell(gameWithMines(SQUARE, [0, 2]), 5), 0, 'flag');
    expect(openableAround(game, 5)).toEqual([1, 2, 4, 6, 8, 9, 10]);
  });

  test('a board that is played again has the mines that it had, wherever it is begun', () => {
    const lost = openCell(openCell(newGame({ ...SQUARE, mines: 5, firstClick: 'safe' }), 5), 0);
    const again = restartGame(lost);
    expect(again).toMatchObject({ status: 'ready', hit: [] });
    expect(again.open.some((open) => open)).toBe(false);
    const first = (lost.mined as Uint8Array).indexOf(1);
    expect(openCell(again, first).status).toBe('lost');
    expect(openCell(again, 5).mined).toEqual(lost.mined);
  });
});

describe('any sequence of moves', () => {
  test('keeps the rules: what is seen is true, the end is the end, and earlier games are untouched', () => {
    fc.assert(
      fc.property(specs, moves, (spec, sequence) => {
        let game = newGame(spec);
        for (const move of sequence) {
          const before = JSON.stringify(game);
          const next = play(game, move);
          expect(JSON.stringify(game)).toBe(before);
          if (isOver(game)) expect(next).toBe(game);
          if (game.mined) expect(next.mined).toEqual(game.mined);
          game.open.forEach((open, cell) => {
            if (open) expect(next.open[cell]).toBe(1);
          });
          game = next;
        }
        const { cells } = boardOf(game);
        const cleared = game.open.every((open, cell) => open === 1 || game.mined?.[cell] === 1);
        expect(game.status === 'won').toBe(cleared && game.hit.length === 0);
        expect(game.status === 'lost').toBe(game.hit.length > 0);
        expect(cells.includes('X')).toBe(game.status === 'lost');
        if (game.status === 'playing') expect(cells.some((s, i) => isClosed(s) && !game.mined?.[i])).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('the solver finds every board of a game possible and no mine of it safe', () => {
    fc.assert(
      fc.property(specs, moves, (spec, sequence) => {
        const game = sequence.reduce(play, newGame(spec));
        const analysis = analyse(boardOf(game));
        expect(analysis.contradiction).toBeNull();
        for (const cell of analysis.safe) expect(game.mined?.[cell] ?? 0).toBe(0);
      }),
    );
  });
});

describe('misuse', () => {
  test.each<[string, () => unknown, string]>([
    ['too many mines for a safe start', () => newGame({ ...SQUARE, mines: 12, firstClick: 'safe' }), 'from 0 to 11'],
    ['more mines than cells', () => newGame({ ...SQUARE, mines: 13 }), 'from 0 to 12'],
    ['half a mine', () => newGame({ ...SQUARE, mines: 0.5 }), 'for mines but received 0.5'],
    ['a mine twice', () => gameWithMines(SQUARE, [1, 1]), 'different cells from 0 to 11'],
    ['a mine off the board', () => gameWithMines(SQUARE, [12]), 'different cells from 0 to 11'],
    ['a cell off the board', () => openCell(newGame(SQUARE), 12), 'a cell from 0 to 11 for cell but received 12'],
  ])('%s throws', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });
});
