import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LengthSpec } from '../../src/game/lengthConquer.ts';
import {
  chooseUnit,
  MOST_LENGTH,
  makeLengthSpec,
  resultAt,
  solveLength,
  USUAL_LENGTH,
  unitsThatFit,
  worthToMove,
} from '../../src/game/lengthConquer.ts';

function specOf(length: number, ...units: number[]): LengthSpec {
  const made = makeLengthSpec(length, units);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

/** The same result seen by the other player; there is no -0. */
const turned = (value: number) => (value === 0 ? 0 : -value);

/** What the player to move gets, by trying everything: 1 a win, 0 a draw, -1 a loss. Shares nothing with the solver. */
function bruteForce(length: number, units: readonly number[]): (position: number) => number {
  const memory = new Map<number, number>();
  const value = (position: number): number => {
    const known = memory.get(position);
    if (known !== undefined) return known;
    let best = -2;
    for (const unit of units) if (position + unit <= length) best = Math.max(best, turned(value(position + unit)));
    // Nobody can move: on the length it is a draw; else who moved last has won, so who should move has lost.
    if (best === -2) best = position === length ? 0 : -1;
    memory.set(position, best);
    return best;
  };
  return value;
}

/** The least that the computer gets from a position against every possible opponent: 1, 0 or -1. */
function leastOfComputer(spec: LengthSpec, computerBegins: boolean): number {
  const solution = solveLength(spec);
  const memory = new Map<string, number>();
  const play = (position: number, computerMoves: boolean): number => {
    const key = `${position} ${computerMoves}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const result = resultAt(spec, position);
    let least: number;
    if (result === 'draw') least = 0;
    else if (result === 'last-mover-won') least = computerMoves ? -1 : 1;
    else if (computerMoves) least = play(position + (chooseUnit(solution, position) as number), false);
    else
      least = Math.min(...spec.units.filter((u) => position + u <= spec.length).map((u) => play(position + u, true)));
    memory.set(key, least);
    return least;
  };
  return play(0, computerBegins);
}

/** Every game with units up to 9 and lengths up to `most` beyond the least. */
const SMALL_GAMES = [...Array(8).keys()]
  .map((x) => x + 2)
  .flatMap((x) => [...Array(9 - x).keys()].map((k) => [x, x + 1 + k] as const))
  .flatMap(([x, y]) => [...Array(9 - y).keys()].map((k) => [x, y, y + 1 + k] as const))
  .flatMap((units) => [...Array(25).keys()].map((k) => ({ length: 4 * units[2] + k, units })));

const VALUE = { win: 1, draw: 0, loss: -1 } as const;

describe('against brute force', () => {
  test('every position of every small game is worth what trying everything says', () => {
    expect(SMALL_GAMES.length).toBe(56 * 25);
    for (const { length, units } of SMALL_GAMES) {
      const solution = solveLength(specOf(length, ...units));
      const value = bruteForce(length, units);
      for (let at = 0; at <= length; at++) {
        const zone = solution.zones[at];
        if (zone === 'UNSTEPPED') continue;
        expect([length, units, at, VALUE[worthToMove(solution, at)]]).toEqual([length, units, at, value(at)]);
        expect(zone).toBe(value(at) === -1 ? 'SAFE' : value(at) === 1 ? 'UNSAFE' : 'DRAW');
      }
    }
  });

  test('UNSTEPPED is exactly what no play reaches', () => {
    for (const { length, units } of SMALL_GAMES) {
      const reached = new Set<number>();
      const walk = (at: number): void => {
        if (at > length || reached.has(at)) return;
        reached.add(at);
        for (const unit of units) walk(at + unit);
      };
      walk(0);
      const { zones } = solveLength(specOf(length, ...units));
      const steps = [...zones.keys()].filter((at) => zones[at] !== 'UNSTEPPED');
      expect(steps).toEqual([...reached].sort((a, b) => a - b));
    }
  });

  test('the computer gets what the position is worth against every opponent, whoever begins', () => {
    const worths = new Set<number>();
    for (const { length, units } of SMALL_GAMES) {
      const spec = specOf(length, ...units);
      const worth = bruteForce(length, units)(0);
      worths.add(worth);
      expect([length, units, leastOfComputer(spec, true)]).toEqual([length, units, worth]);
      expect([length, units, leastOfComputer(spec, false)]).toEqual([length, units, turned(worth)]);
    }
    // Not every beginning is a draw or better: the document promises more than can be.
    expect([...worths].sort()).toEqual([-1, 0, 1]);
  });

  test('larger games agree too', () => {
    const unit = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(
        fc.uniqueArray(unit, { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 0, max: 300 }),
        (units, more) => {
          const length = 4 * Math.max(...units) + more;
          const solution = solveLength(specOf(length, ...units));
          expect(VALUE[worthToMove(solution, 0)]).toBe(bruteForce(length, units)(0));
          expect(leastOfComputer(solution.spec, true)).toBe(VALUE[worthToMove(solution, 0)]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the examples of the document', () => {
  const solution = solveLength(USUAL_LENGTH);

  test('its game is 3, 4, 5 on 40; from 36 the computer steps to 39 and the other player has lost', () => {
    expect(USUAL_LENGTH).toEqual({ length: 40, units: [3, 4, 5] });
    expect(solution.zones[36]).toBe('UNSAFE');
    expect(worthToMove(solution, 36)).toBe('win');
    expect(chooseUnit(solution, 36)).toBe(3);
    expect(resultAt(USUAL_LENGTH, 39)).toBe('last-mover-won');
  });

  test('on 31 the player has the three options that the snapshot lists', () => {
    expect(unitsThatFit(USUAL_LENGTH, 31)).toEqual([3, 4, 5]);
    expect(unitsThatFit(USUAL_LENGTH, 36)).toEqual([3, 4]);
    expect(unitsThatFit(USUAL_LENGTH, 38)).toEqual([]);
  });

  test('its zones, worked out by hand from the end', () => {
    const at = (zone: string) => [...solution.zones.keys()].filter((i) => solution.zones[i] === zone);
    expect(at('UNSTEPPED')).toEqual([1, 2]);
    expect(at('SAFE')).toEqual([6, 7, 14, 15, 22, 23, 30, 31, 38, 39]);
    expect(at('DRAW')).toEqual([0, 5, 8, 13, 16, 21, 24, 29, 32, 37, 40]);
  });

  test('the length 30 of its results: who has no option left loses, who makes it exactly draws', () => {
    const spec = specOf(30, 3, 4, 5);
    expect(resultAt(spec, 28)).toBe('last-mover-won');
    expect(resultAt(spec, 29)).toBe('last-mover-won');
    expect(resultAt(spec, 30)).toBe('draw');
    expect(resultAt(spec, 27)).toBe('playing');
  });

  test('the last positions are as Algorithm 11 sets them', () => {
    for (const { length, units } of SMALL_GAMES) {
      const { priorities } = solveLength(specOf(length, ...units));
      const [x] = units;
      expect(priorities[length]).toBe(10);
      for (let at = length - x + 1; at < length; at++) expect(priorities[at]).toBe(1);
      expect(priorities[length - x]).toBe(10);
    }
  });

  test('a better zone first, then the fewest good answers, then z before y before x', () => {
    // 28 can step to 31 SAFE, 32 DRAW, 33 UNSAFE; 12 from the same residue.
    expect(chooseUnit(solution, 28)).toBe(3);
    expect(chooseUnit(solution, 12)).toBe(3);
    // From 30 all is lost: 33 (UNSAFE, DRAW, SAFE), 34 (DRAW, SAFE, SAFE), 35 (SAFE, SAFE, DRAW).
    expect([33, 34, 35].map((i) => solution.priorities[i])).toEqual([111, 210, 210]);
    expect(chooseUnit(solution, 30)).toBe(3);
    // Equal where all fit: the greatest. 34 steps to 38 and 39, alike SAFE; z leads to 39.
    expect([37, 38, 39].map((i) => solution.priorities[i])).toEqual([10, 1, 1]);
    expect(chooseUnit(solution, 34)).toBe(5);
    // Two fit and are equal: x.
    const far = solveLength(specOf(40, 5, 6, 9));
    expect([37, 38].map((i) => far.priorities[i])).toEqual([1, 1]);
    expect(chooseUnit(far, 32)).toBe(5);
    expect(chooseUnit(solution, 40)).toBeNull();
  });
});

describe('bounds', () => {
  test.each<[string, number, number[], string]>([
    ['x = 1', 40, [1, 4, 5], 'smallest unit must be 2'],
    ['x = 0', 40, [0, 4, 5], 'smallest unit must be 2'],
    ['equal units', 40, [3, 3, 5], 'must differ'],
    ['equal units at the end', 40, [3, 5, 5], 'must differ'],
    ['L < 4z', 19, [3, 4, 5], 'give 20 or more for 5'],
    ['a length beyond all boards', MOST_LENGTH + 1, [3, 4, 5], '1000 or less'],
    ['a fraction', 40.5, [3, 4, 5], 'whole numbers'],
    ['no number', 40, [3, 4, Number.NaN], 'whole numbers'],
    ['two units', 40, [3, 4], 'three units'],
    ['four units', 40, [3, 4, 5, 6], 'three units'],
  ])('refuses %s', (_, length, units, words) => {
    const made = makeLengthSpec(length, units);
    expect(made).toMatchObject({ ok: false, code: 'option-invalid' });
    expect(made.ok ? '' : made.reason).toContain(words);
  });

  test('takes the least and the greatest length, and units in any order', () => {
    expect(makeLengthSpec(20, [5, 3, 4])).toEqual({ ok: true, value: { length: 20, units: [3, 4, 5] } });
    expect(makeLengthSpec(MOST_LENGTH, [2, 3, 4]).ok).toBe(true);
  });
});
