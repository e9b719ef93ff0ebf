import { expect, test } from 'vitest';
import { boardOf, newGame, openCell } from '../../../src/game/game.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { SHAPES } from '../../../src/model/topology.ts';
import { analyse } from '../../../src/solver/analyse.ts';
import { NO_SEARCH } from '../../../src/solver/chooseMove.ts';
import { localPattern } from '../../../src/solver/localPattern.ts';
import { playSafest } from '../../../src/solver/strategies/best.ts';
import { bookKey, makeLearnedPlayer, playExplorer } from '../../../src/solver/strategies/learned.ts';
import { strategyOf } from '../../../src/solver/strategies/registry.ts';
import { board } from '../../support/boards.ts';

const TOOLS = { random: () => 0 };
/** Nothing is known: every cell is equally risky. */
const OPEN_FIELD = board('square 4x5/4\n#####\n#####\n#####\n#####');
const KEY = bookKey(OPEN_FIELD, 4);
const patternAt = (cell: number) => localPattern(OPEN_FIELD, cell, new Set());

/** Positions of real games in which a guess is due. */
function guesses(count: number) {
  const found = [];
  for (let seed = 1; found.length < count; seed++) {
    for (const shape of SHAPES) {
      const game = openCell(newGame({ shape, rows: 8, cols: 8, mines: 12, firstClick: 'safe', seed }), 0);
      const position = boardOf(game);
      if (game.status === 'playing' && analyse(position).safe.length === 0) found.push(position);
    }
  }
  return found;
}

test('of equally risky cells the one whose pattern wins most is opened', () => {
  for (const cell of [0, 2, 7]) {
    const learned = makeLearnedPlayer(new Map([[KEY, new Map([[patternAt(cell), 1.1]])]]));
    const { open, guess, reason, pattern } = learned(OPEN_FIELD, TOOLS);
    expect(guess).toBe(true);
    // The corner is what is opened anyway.
    expect(reason).toBe(cell === 0 ? 'lowest-risk' : 'learned');
    expect(pattern).toBe(patternAt(cell));
    expect(localPattern(OPEN_FIELD, open[0] as number, new Set())).toBe(pattern);
  }
});

test('a pattern is worth no more than its risk allows', () => {
  // The cell beside the 1 is as likely a mine as not; the others are far safer, and it is not even weighed.
  const risky = board('square 3x6/2\n#1####\n11####\n######');
  const { risk } = analyse(risky);
  const least = Math.min(...risk.filter((r): r is number => r !== null));
  const worst = risk.indexOf(Math.max(...risk.filter((r): r is number => r !== null && r < 1)));
  const book = new Map([[localPattern(risky, worst, new Set()), 100]]);
  const [opened] = makeLearnedPlayer(new Map([[bookKey(risky, 2), book]]))(risky, TOOLS).open;
  expect(risk[worst] as number).toBeGreaterThan(least + 0.02);
  expect(risk[opened as number] as number).toBeLessThanOrEqual(least + 0.02);
});

test('the chance to survive counts as much as what was learned', () => {
  let compared = 0;
  for (const position of guesses(200)) {
    const { risk, best, mineCells } = analyse(position, { budget: NO_SEARCH });
    const patternOf = (cell: number) => localPattern(position, cell, new Set(mineCells));
    const usual = best as NonNullable<typeof best>;
    // A cell that is a little riskier than the usual one, and the safest of its pattern.
    const near = [...risk.keys()].filter((cell) => (risk[cell] ?? 1) < usual.risk + 0.02);
    const riskier = near.filter((cell) => (risk[cell] as number) > usual.risk + 0.001);
    const cell = riskier.find((c) => near.every((n) => n === c || patternOf(n) !== patternOf(c)));
    if (cell === undefined) continue;
    compared++;
    const even = (1 - usual.risk) / (1 - (risk[cell] as number));
    const open = (worth: number) =>
      makeLearnedPlayer(new Map([[bookKey(position, position.mines as number), new Map([[patternOf(cell), worth]])]]))(
        position,
        TOOLS,
      ).open;
    expect(open((1 + even) / 2)).toEqual([usual.cell]);
    expect(open(even * 1.001)).toEqual([cell]);
  }
  expect(compared).toBeGreaterThan(3);
});

test('where nothing is learned it plays like safest, on every shape', () => {
  const other = new Map([['square 9x9/10', new Map([['########', 5]])]]);
  for (const position of guesses(60)) {
    const usual = playSafest(position, TOOLS).open;
    expect(makeLearnedPlayer(new Map())(position, TOOLS)).toMatchObject({ open: usual, reason: 'lowest-risk' });
    expect(makeLearnedPlayer(other)(position, TOOLS).open).toEqual(usual);
    expect(strategyOf('learned', new Map())(position, TOOLS).open).toEqual(usual);
  }
});

test('the explorer tries every pattern of nearly the least risk, and no other cell', () => {
  const { unit } = makeRandom(1);
  for (const position of guesses(15)) {
    const { risk, best, mineCells } = analyse(position);
    const mines = new Set(mineCells);
    const least = Math.min(...risk.filter((r): r is number => r !== null));
    expect(best).not.toBeNull();
    const near = [...risk.keys()].filter((cell) => (risk[cell] ?? 1) <= least + 0.02 && (risk[cell] ?? 1) < 1);
    const patterns = new Set(near.map((cell) => localPattern(position, cell, mines)));
    const tried = new Set<string | undefined>();
    for (let k = 0; k < 40 * patterns.size; k++) {
      const { open, pattern } = playExplorer(position, { random: unit });
      expect(near).toContain(open[0]);
      expect(pattern).toBe(localPattern(position, open[0] as number, mines));
      tried.add(pattern);
    }
    expect(tried).toEqual(patterns);
  }
});

test('what is proved safe is opened, and tells no pattern', () => {
  const { open, guess, pattern } = playExplorer(board('square 1x5/1\n01###'), TOOLS);
  expect({ open, guess, pattern }).toEqual({ open: [3, 4], guess: false, pattern: undefined });
});
