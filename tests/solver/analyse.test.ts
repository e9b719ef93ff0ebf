import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { boardOf, newGame, openCell } from '../../src/game/game.ts';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { isClosed } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { analyse, isConsistent } from '../../src/solver/analyse.ts';
import { NO_SEARCH } from '../../src/solver/chooseMove.ts';
import { combineWithTotal } from '../../src/solver/combine.ts';
import type { ConstraintSystem } from '../../src/solver/constraints.ts';
import { isContradiction, makeConstraints } from '../../src/solver/constraints.ts';
import { CountMemory, countAll } from '../../src/solver/countAll.ts';
import { board, randomBoards } from '../support/boards.ts';
import { bruteForce } from './bruteForce.ts';

const SMALL = { maxRows: 4, maxCols: 4, unreadable: true };
const EXACT = 1e-12;

describe('analyse', () => {
  test('agrees with naive enumeration on random boards of all shapes', () => {
    fc.assert(
      fc.property(randomBoards(SMALL), ({ board }) => {
        const truth = bruteForce(board);
        const analysis = analyse(board);
        expect(analysis.contradiction).toBeNull();
        expect(analysis.log10Solutions).toBeCloseTo(Math.log10(truth.solutions), 9);
        board.cells.forEach((symbol, i) => {
          const risk = analysis.risk[i] as number | null;
          expect(risk !== null).toBe(isClosed(symbol));
          if (risk === null) return;
          const count = truth.mineCounts[i] as number;
          expect(Math.abs(risk - count / truth.solutions)).toBeLessThan(EXACT);
          expect(analysis.safe.includes(i)).toBe(count === 0);
          expect(analysis.mineCells.includes(i)).toBe(count === truth.solutions);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('risks add up to the mines that are left', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 12, maxCols: 12 }), ({ board: position }) => {
        const { risk, log10Solutions } = analyse(position, { budget: NO_SEARCH });
        expect(log10Solutions).not.toBeNull();
        const sum = risk.reduce<number>((a, r) => a + (r ?? 0), 0);
        expect(sum).toBeCloseTo(position.mines as number, 9);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['square', 100, 100, 2000],
    ['triangle', 50, 50, 300],
    ['hex', 60, 60, 700],
  ] as const)('a large board: %s %ix%i with %i mines', (shape, rows, cols, mines) => {
    const start = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
    let game = openCell(newGame({ shape, rows, cols, mines, firstClick: 'zero', seed: 1 }), start);
    for (let move = 0; move < 8; move++) {
      const { exact, safe, mineCells, risk } = analyse(boardOf(game), { budget: NO_SEARCH });
      expect(exact).toBe(true);
      for (const cell of safe) expect(game.mined?.[cell]).toBe(0);
      for (const cell of mineCells) expect(game.mined?.[cell]).toBe(1);
      expect(risk.reduce<number>((a, r) => a + (r ?? 0), 0)).toBeCloseTo(mines, 6);
      game = safe.reduce(openCell, game);
    }
  });

  test('without a total each layout weighs by the odds of its mines', () => {
    fc.assert(
      fc.property(
        randomBoards({ maxRows: 3, maxCols: 4 }),
        fc.double({ noNaN: true, min: 0.05, max: 0.6 }),
        ({ board }, density) => {
          const analysis = analyse({ ...board, mines: null }, { density });
          const weighted = weighByDensity({ ...board, mines: null }, density);
          board.cells.forEach((symbol, i) => {
            if (isClosed(symbol)) expect(analysis.risk[i]).toBeCloseTo(weighted[i] as number, 9);
          });
          expect(analysis.minesSource).toBe('unknown');
        },
      ),
    );
  });

  test('never calls a mine safe, whatever total is assumed', () => {
    fc.assert(
      fc.property(
        randomBoards({ maxRows: 9, maxCols: 9, unreadable: true }),
        fc.integer({ min: 0, max: 40 }),
        (random, mines) => {
          const analysis = analyse({ ...random.board, mines }, { minesSource: 'assumed' });
          expect(analysis.contradiction).toBeNull();
          for (const cell of analysis.safe) expect(random.mines[cell]).toBe(false);
          for (const cell of analysis.mineCells) expect(random.mines[cell]).toBe(true);
        },
      ),
    );
  });

  test('an assumed total shades risks but proves nothing', () => {
    const corner = board('square 1x4/1\n#1##');
    expect(analyse(corner, { minesSource: 'typed' }).safe).toEqual([3]);
    const assumed = analyse(corner, { minesSource: 'assumed' });
    expect(assumed.safe).toEqual([]);
    expect(assumed.risk[3]).toBe(0);
  });

  test('an assumed total that cannot be is dropped and said so', () => {
    const analysis = analyse(board('square 1x3/3\n#1#'), { minesSource: 'assumed' });
    expect(analysis).toMatchObject({ contradiction: null, mines: null, minesSource: 'unknown' });
  });

  test('flags prove nothing', () => {
    expect(analyse(board('square 1x3/1\nF1#')).risk).toEqual([0.5, null, 0.5]);
  });

  test('the exact probabilities of the shared positions', () => {
    const lines = readFileSync('fixtures/positions.jsonl', 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) {
      const { rows, cols, mines, cells, p } = JSON.parse(line) as {
        rows: number;
        cols: number;
        mines: number;
        cells: string[];
        p: (number | null)[][];
      };
      const position: Board = { shape: 'square', rows, cols, mines, cells: [...cells.join('')] as CellSymbol[] };
      const { risk } = analyse(position);
      p.flat().forEach((expected, i) => {
        if (expected === null) expect(risk[i]).toBeNull();
        else expect(Math.abs((risk[i] as number) - expected)).toBeLessThanOrEqual(EXACT);
      });
    }
  });

  test.each([
    ['a number above its closed neighbours', '#4\n##\n', 'too-few-cells-around', [1]],
    ['a zero beside a shown mine', '0*', 'too-many-mines-around', [0]],
    ['two numbers that ask different things of the same cells', '1#2\n1#2', 'numbers-disagree', [2, 3]],
    ['a total below what the numbers need', 'square 1x6/1\n#1##1#\n', 'mine-total-impossible', []],
    ['more mines than cells', 'square 2x2/5\n##\n##', 'mine-total-impossible', []],
  ])('%s is a contradiction', (_, text, code, cells) => {
    const position = board(text);
    const { contradiction, best, safe, mineCells, risk } = analyse(position);
    expect(bruteForce(position).solutions).toBe(0);
    expect(contradiction).toEqual({ code, cells });
    expect({ best, safe, mineCells }).toEqual({ best: null, safe: [], mineCells: [] });
    expect(risk.every((r) => r === null)).toBe(true);
    expect(isConsistent(position)).toBe(false);
  });

  test('a contradiction names numbers that alone contradict each other, and none too many', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 5, maxCols: 5 }), fc.nat(), fc.nat({ max: 8 }), ({ board }, at, number) => {
        const cells = board.cells.map((s, i) => (i === at % board.cells.length ? (String(number) as CellSymbol) : s));
        const spoilt = { ...board, cells, mines: null };
        const { contradiction } = analyse(spoilt);
        expect(isConsistent(spoilt)).toBe(contradiction === null);
        if (!contradiction) return;
        const only = (kept: readonly number[]) => ({
          ...spoilt,
          cells: cells.map((s, i): CellSymbol => (kept.includes(i) || isClosed(s) ? s : 'x')),
        });
        expect(isConsistent(only(contradiction.cells))).toBe(false);
        for (const dropped of contradiction.cells) {
          expect(isConsistent(only(contradiction.cells.filter((c) => c !== dropped)))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an untouched board starts in a corner', () => {
    const { best } = analyse(board(`square 9x9/10\n${'#########\n'.repeat(9)}`));
    expect([0, 8, 72, 80]).toContain(best?.cell);
    expect(best?.risk).toBeCloseTo(10 / 81, 12);
  });

  test('a frontier too wide to count is said to be approximate and still proves only what is true', () => {
    const size = 24;
    const rows = Array.from({ length: size }, (_, r) =>
      Array.from({ length: size }, (_, c) => (r % 2 === 1 && c % 2 === 1 ? '2' : '#')).join(''),
    );
    const analysis = analyse(board(rows.join('\n')));
    expect(analysis.exact).toBe(false);
    expect(analysis.contradiction).toBeNull();
    expect(analysis.safe).toEqual([]);
    expect(analysis.log10Solutions).toBeNull();
  });

  test('however wide a frontier is, it is counted after a few tries', () => {
    const counted = vi.spyOn(CountMemory.prototype, 'count');
    onTestFinished(() => counted.mockRestore());
    const { counts, exact } = countAll(systemOf(spacedNumbers(60, 72)), new CountMemory());
    expect(exact).toBe(false);
    expect(counts.every(({ total }) => total.length > 0)).toBe(true);
    // Each count is of a part of what could not be counted before: those that failed are the rest.
    expect(counted.mock.calls.length - counts.length).toBeLessThan(60);
  });

  test('what is known of a part too wide to count holds where its numbers have other places among all', () => {
    const below = spacedNumbers(40, 60);
    // Six rows more above it, with a number that comes before all others, or without.
    const withAbove = (first: CellSymbol): Board => {
      const above = Array.from({ length: 360 }, (_, i): CellSymbol => (i === 61 ? first : '#'));
      return { ...below, rows: 46, cells: [...above, ...below.cells] };
    };
    const memory = new CountMemory();
    expect(countAll(systemOf(withAbove('#')), memory).exact).toBe(false);
    const told = ({ counts }: ReturnType<typeof countAll>) =>
      counts.map(({ component, total }) => [component.constraints, component.needed, total]);
    const system = systemOf(withAbove('1'));
    expect(told(countAll(system, memory))).toEqual(told(countAll(system)));
  });

  test('parts without a solution leave none, however many there are', () => {
    // Its halves are the same, mirrored.
    const position = board('###2####2###\n21#3####3#12\n#2#1####1#2#');
    const { counts } = countAll(systemOf(position));
    expect(counts.filter(({ total }) => total.length === 0)).toHaveLength(1);
    const none = counts.find(({ total }) => total.length === 0) as (typeof counts)[number];
    expect(combineWithTotal([none, none], 5, 2)).toBeNull();
  });
});

/** The constraints of a board whose numbers do not contradict each other one by one. */
function systemOf(position: Board): ConstraintSystem {
  const system = makeConstraints(position);
  if (isContradiction(system)) throw new Error('the numbers contradict each other');
  return system;
}

/** A board so wide that few of its numbers can be counted together: one on every second row and column. */
function spacedNumbers(rows: number, cols: number): Board {
  const { neighbours } = makeTopology('square', rows, cols);
  const place = (i: number) => [Math.floor(i / cols), i % cols] as const;
  const isOpen = (i: number) => place(i).every((k) => k % 2 === 1);
  const isMine = (i: number) => {
    const [row, col] = place(i);
    return !isOpen(i) && (row * 7 + col * 3 + row * col) % 5 === 0;
  };
  const cells = Array.from({ length: rows * cols }, (_, i): CellSymbol => {
    return isOpen(i) ? (String((neighbours[i] ?? []).filter(isMine).length) as CellSymbol) : '#';
  });
  return { shape: 'square', rows, cols, mines: null, cells };
}

function weighByDensity(position: Board, density: number): number[] {
  const closed = position.cells.flatMap((s, i) => (isClosed(s) ? [i] : []));
  const weights = new Array<number>(position.cells.length).fill(0);
  let total = 0;
  for (let mines = 0; mines <= closed.length; mines++) {
    const { solutions, mineCounts } = bruteForce({ ...position, mines });
    const weight = density ** mines * (1 - density) ** (closed.length - mines);
    total += weight * solutions;
    for (const i of closed) weights[i] = (weights[i] as number) + weight * (mineCounts[i] as number);
  }
  return weights.map((w) => w / total);
}
