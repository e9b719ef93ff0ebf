import { describe, expect, test } from 'vitest';
import { IllegalMove, playGame } from '../../src/arena/playGame.ts';
import type { GameSetup } from '../../src/arena/settings.ts';
import type { Board } from '../../src/model/board.ts';
import type { Decision, Strategy } from '../../src/solver/strategies/strategy.ts';

/** One row with its mines as `*`. */
function row(text: string, start: number | null, seed = 1): GameSetup {
  const mined = Uint8Array.from(text, (c) => (c === '*' ? 1 : 0));
  return { size: { shape: 'square', rows: 1, cols: text.length }, mined, start, seed };
}

/** A strategy that makes these decisions one after another. */
function script(...decisions: readonly Partial<Decision>[]): Strategy & { boards: string[] } {
  const boards: string[] = [];
  const play: Strategy = (board: Board) => {
    boards.push(board.cells.join(''));
    const next = decisions[boards.length - 1];
    if (!next) throw new Error('asked once too often');
    return { open: [], flag: [], guess: false, reason: 'script', ...next };
  };
  return Object.assign(play, { boards });
}

const play = (strategy: Strategy, setup: GameSetup) => {
  const { times, ...rest } = playGame('script', strategy, setup);
  return { ...rest, decisions: times.length };
};

describe('playGame', () => {
  test('the start is nobody’s decision, and may end the game', () => {
    expect(play(script(), row('..*', 0))).toEqual({ won: true, moves: 0, guesses: 0, cleared: 1, decisions: 0 });
    expect(play(script(), row('*..', 0))).toEqual({ won: false, moves: 0, guesses: 0, cleared: 0, decisions: 0 });
  });

  test('without a start the strategy is shown the untouched board', () => {
    const strategy = script({ open: [0], guess: true });
    expect(play(strategy, row('..*', null))).toMatchObject({ won: true, moves: 1, guesses: 1, decisions: 1 });
    expect(strategy.boards).toEqual(['###']);
  });

  test('several cells are opened in order; one that a flood opened is passed over', () => {
    const strategy = script({ open: [4, 5, 3] }, { open: [1] });
    expect(play(strategy, row('..*...', 0))).toMatchObject({ won: true, moves: 1 });
    expect(strategy.boards).toEqual(['01####']);
  });

  test('the first mine loses, and what would have come after it stays closed', () => {
    const setup = row('*.*.*.', null);
    expect(play(script({ open: [1, 2, 3], guess: true }), setup)).toMatchObject({ won: false, cleared: 1 / 3 });
  });

  test('flags are on the next board and a decision that only sets them is no move', () => {
    const strategy = script({ flag: [0] }, { flag: [0, 2], open: [3], guess: true }, { open: [1] });
    expect(play(strategy, row('*.*.', null))).toEqual({ won: true, moves: 2, guesses: 1, cleared: 1, decisions: 3 });
    expect(strategy.boards).toEqual(['####', 'F###', 'F#F1']);
  });

  test('who flags every cell that is left has lost', () => {
    expect(play(script({ flag: [1, 2] }), row('.*.', 0))).toMatchObject({ won: false, moves: 0, cleared: 0.5 });
  });

  test.each<[string, Partial<Decision>, RegExp]>([
    ['opens an open cell', { open: [0] }, /opens row 0, column 0 .* open/],
    ['opens what is off the board', { open: [7] }, /opens cell 7, which the board does not have/],
    ['opens half a cell', { open: [1.5] }, /opens cell 1.5/],
    ['opens what it flags', { flag: [2], open: [2] }, /opens a cell that it flags/],
    ['flags an open cell', { flag: [0] }, /flags row 0, column 0 .* open/],
    ['flags what is off the board', { flag: [-1] }, /flags cell -1/],
    ['does nothing', {}, /neither opens a cell nor sets a flag/],
  ])('a strategy that %s is stopped', (_, decision, message) => {
    const run = () => play(script(decision), row('.*..', 0));
    expect(run).toThrow(IllegalMove);
    expect(run).toThrow(message);
  });

  test('opening a flagged cell, or flagging it again and again, is illegal too', () => {
    expect(() => play(script({ flag: [1] }, { open: [1] }), row('.*..', 0))).toThrow(/flagged/);
    expect(() => play(script({ flag: [1] }, { flag: [1] }), row('.*..', 0))).toThrow(/neither/);
  });

  test('a player’s random numbers depend on its name and the seed, and on nothing else', () => {
    const numbers = (name: string, seed: number) => {
      const drawn: number[] = [];
      playGame(
        name,
        (_, { random }) => {
          drawn.push(random(), random());
          return { open: [0], flag: [], guess: true, reason: '' };
        },
        row('.*', null, seed),
      );
      return drawn;
    };
    expect(numbers('a', 1)).toEqual(numbers('a', 1));
    expect(numbers('a', 1)).not.toEqual(numbers('b', 1));
    expect(numbers('a', 1)).not.toEqual(numbers('a', 2));
  });
});
