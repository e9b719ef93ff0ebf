import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { boardOf, isOver, markCell, newGame, openCell } from '../../../src/game/game.ts';
import { makeRandom } from '../../../src/game/random.ts';
import type { Board } from '../../../src/model/board.ts';
import { isClosed } from '../../../src/model/board.ts';
import type { Shape } from '../../../src/model/topology.ts';
import { SHAPES } from '../../../src/model/topology.ts';
import { STRATEGIES } from '../../../src/solver/strategies/registry.ts';
import type { Decision, StrategyName } from '../../../src/solver/strategies/strategy.ts';
import { randomBoards } from '../../support/boards.ts';

const PLAYERS = Object.keys(STRATEGIES) as StrategyName[];
/** The players that follow a source and use flags. */
const SOURCED: readonly StrategyName[] = [
  'thesis-search',
  'thesis-overlap',
  'thesis-patterns',
  'local-avg',
  'local-min',
  'local-max',
  'rules-abc',
];

function decide(name: StrategyName, board: Board, random: () => number): Decision {
  const strategy = STRATEGIES[name];
  if (!strategy) throw new Error(`Expected a registered player but received ${name}`);
  return strategy(board, { random });
}

/** The cells of a decision that its board does not allow. */
function illegalCells(board: Board, { open, flag }: Decision): number[] {
  const free = (cell: number) => isClosed(board.cells[cell] ?? '~') && board.cells[cell] !== 'F';
  const asked = [...open, ...flag];
  return asked.filter((cell, i) => !free(cell) || asked.indexOf(cell) !== i);
}

/** Plays a game to its end and checks every decision on the way. */
function play(name: StrategyName, shape: Shape, seed: number, mines: number | null): Game {
  const rows = 5 + (seed % 4);
  const spec = { shape, rows, cols: 8, mines: mines ?? 9, firstClick: 'safe', seed } as const;
  const { unit } = makeRandom(seed);
  let game = newGame(spec);
  while (!isOver(game)) {
    const board = { ...boardOf(game), mines };
    const decision = decide(name, board, unit);
    expect(illegalCells(board, decision)).toEqual([]);
    expect(decision.open.length + decision.flag.length).toBeGreaterThan(0);
    if (decision.guess) expect(decision.open).toHaveLength(1);
    for (const cell of decision.flag) game = markCell(game, cell, 'flag');
    for (const cell of decision.open) game = openCell(game, cell);
    expect(decision.flag.filter((cell) => game.mined?.[cell] !== 1)).toEqual([]);
    if (!decision.guess) expect(game.status).not.toBe('lost');
  }
  return game;
}

test('every player that follows a source is registered by its name', () => {
  expect(PLAYERS).toEqual(expect.arrayContaining([...SOURCED]));
});

describe.each(SOURCED)('%s', (name) => {
  test.each(SHAPES)('plays whole %s games legally, holds no mine for safe and flags only mines', (shape) => {
    const results = Array.from({ length: 30 }, (_, seed) => play(name, shape, seed, seed % 3 === 0 ? null : 8));
    const won = results.filter(({ status }) => status === 'won').length;
    expect(won).toBeGreaterThan(0);
  });

  test('decides legally on any possible position, with flags that are wrong and cells that cannot be read', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 6, maxCols: 6, unreadable: true }), fc.boolean(), ({ board }, known) => {
        fc.pre(board.cells.some((symbol) => symbol === '#'));
        const position = { ...board, mines: known ? board.mines : null };
        const decision = decide(name, position, () => 0.5);
        expect(illegalCells(position, decision)).toEqual([]);
        expect(decision.open.length + decision.flag.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
