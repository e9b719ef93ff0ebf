import { describe, expect, test } from 'vitest';
import type { Game, GameSpec } from '../../src/game/game.ts';
import { boardOf, gameWithMines, isOver, newGame, openCell } from '../../src/game/game.ts';
import { needsNoGuess, searchNoGuess } from '../../src/game/noGuess.ts';
import type { Result } from '../../src/model/errors.ts';
import { SHAPES } from '../../src/model/topology.ts';
import { analyse } from '../../src/solver/analyse.ts';

function runSearch(spec: GameSpec, start: number, most?: number): { result: Result<Game>; tried: number } {
  const search = searchNoGuess(spec, start, most);
  let tried = 0;
  for (;;) {
    const step = search.next();
    if (step.done) return { result: step.value, tried };
    tried = step.value.tried;
  }
}

const BEGINNER: GameSpec = { shape: 'square', rows: 9, cols: 9, mines: 10, firstClick: 'zero', seed: 1 };

describe('boards without guesses', () => {
  test.each(SHAPES)('%s: every one that is found is won by proved cells alone', (shape) => {
    for (const seed of [1, 1000, 2000]) {
      const { result } = runSearch({ ...BEGINNER, shape, mines: 14, seed }, 40);
      if (!result.ok) throw new Error(result.reason);
      let game = result.value;
      while (!isOver(game)) {
        const { safe } = analyse(boardOf(game));
        expect(safe).not.toEqual([]);
        game = openCell(game, safe[0] as number);
      }
      expect(game.status).toBe('won');
    }
  });

  test('the board that is found has the seed that it says', () => {
    const { result, tried } = runSearch({ ...BEGINNER, mines: 20 }, 0);
    if (!result.ok) throw new Error(result.reason);
    expect(tried).toBeGreaterThan(0);
    const { spec, mined } = result.value;
    expect(spec.seed).toBe(1 + tried);
    expect(openCell(newGame(spec), 0).mined).toEqual(mined);
  });

  test('boards that need a guess are told', () => {
    const guess = openCell(gameWithMines({ ...BEGINNER, rows: 2, cols: 3, firstClick: 'any' }, [0]), 2);
    expect(boardOf(guess).cells.join('')).toBe('#10#10');
    expect(needsNoGuess(guess)).toBe(false);
    expect(needsNoGuess(openCell(gameWithMines({ ...BEGINNER, firstClick: 'any' }, [0]), 80))).toBe(true);
  });

  test('after a stated effort it gives up with one sentence', () => {
    const { result, tried } = runSearch({ ...BEGINNER, mines: 60 }, 40, 5);
    expect(tried).toBe(5);
    expect(result).toMatchObject({
      ok: false,
      code: 'game-invalid',
      reason: expect.stringMatching(/^None of 5 boards could be cleared .*without a guess: .*\.$/),
    });
  });
});
