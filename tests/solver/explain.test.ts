import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { isClosed, isShownMine, numberOf } from '../../src/model/board.ts';
import type { GuessExplanation, PatternName, ProvedExplanation } from '../../src/model/explanation.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { explain } from '../../src/solver/explain.ts';
import { board, randomBoards } from '../support/boards.ts';
import { bruteForce } from './bruteForce.ts';

/** The proof of a cell that must have one. */
function proofAt(position: Board, cell: number, minesSource: 'typed' | 'assumed' = 'typed'): ProvedExplanation {
  const why = explain(position, cell, { minesSource });
  if (!why || why.kind === 'guess') throw new Error(`Cell ${cell} is not proved.`);
  return why;
}

function guessAt(position: Board, cell: number): GuessExplanation {
  const why = explain(position, cell);
  if (why?.kind !== 'guess') throw new Error(`Cell ${cell} is no guess.`);
  return why;
}

/** Unknown cells up to which every layout is tried: beyond it a board without numbers takes minutes. */
const MOST_UNKNOWN = 10;

function isSmall({ cells }: Board): boolean {
  return cells.filter((s) => isClosed(s) || s === '~').length <= MOST_UNKNOWN;
}

/** The board with some of its numbers; the others are open cells that say nothing. */
function withOnly(position: Board, numbers: readonly number[], usesTotal: boolean): Board {
  const cells = position.cells.map((s, i): CellSymbol => (numberOf(s) >= 0 && !numbers.includes(i) ? 'x' : s));
  return { ...position, cells, mines: usesTotal ? position.mines : null };
}

/** What brute force says of a cell: no mine (0), a mine (1), or not decided (null). */
function decided(position: Board, cell: number): 0 | 1 | null {
  const { solutions, mineCounts } = bruteForce(position);
  return mineCounts[cell] === 0 ? 0 : mineCounts[cell] === solutions ? 1 : null;
}

/** For every layout of mines (with the total, or any): the numbers that it breaks, as bits, and its mines. */
function layoutsOf(position: Board, usesTotal: boolean): { broken: number; mined: ReadonlySet<number> }[] {
  const { neighbours } = makeTopology(position.shape, position.rows, position.cols);
  const numbers = position.cells.flatMap((s, i) => (numberOf(s) >= 0 ? [i] : []));
  const unknown = position.cells.flatMap((s, i) => (isClosed(s) || s === '~' ? [i] : []));
  const shown = position.cells.flatMap((s, i) => (isShownMine(s) ? [i] : []));
  return Array.from({ length: 2 ** unknown.length }, (_, layout) => {
    const mined = new Set([...shown, ...unknown.filter((_cell, bit) => (layout >> bit) & 1)]);
    let broken = 0;
    numbers.forEach((number, bit) => {
      const mines = [...(neighbours[number] ?? [])].filter((n) => mined.has(n)).length;
      if (mines !== numberOf(position.cells[number] ?? '~')) broken |= 1 << bit;
    });
    return { broken, mined };
  }).filter(({ mined }) => !usesTotal || position.mines === null || mined.size === position.mines);
}

/** The size of a smallest set of numbers that proves a cell, by trying every set. */
function smallestSize(position: Board, cell: number, isMine: boolean, usesTotal: boolean): number {
  const otherwise = layoutsOf(position, usesTotal).filter(({ mined }) => mined.has(cell) !== isMine);
  const masks = [...new Set(otherwise.map(({ broken }) => broken))];
  const count = position.cells.filter((s) => numberOf(s) >= 0).length;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** count; set++) {
    const size = set.toString(2).replaceAll('0', '').length;
    if (size < least && masks.every((mask) => (mask & set) !== 0)) least = size;
  }
  return least;
}

describe('explain, for a proved cell', () => {
  test('names numbers that decide the cell, none of them in vain, and as few as possible', () => {
    let proofs = 0;
    let large = 0;
    fc.assert(
      fc.property(
        randomBoards({ maxRows: 4, maxCols: 4, unreadable: true }),
        fc.boolean(),
        ({ board: random }, hasTotal) => {
          fc.pre(isSmall(random));
          const position = hasTotal ? random : { ...random, mines: null };
          const { safe, mineCells } = analyse(position);
          for (const cell of [...safe, ...mineCells]) {
            const isMine = mineCells.includes(cell);
            const { kind, numbers, usesTotal, smallest } = proofAt(position, cell);
            expect(kind).toBe(isMine ? 'mine' : 'safe');
            expect(smallest).toBe(true);
            expect(decided(withOnly(position, numbers, usesTotal), cell)).toBe(isMine ? 1 : 0);
            for (const dropped of numbers) {
              const fewer = numbers.filter((n) => n !== dropped);
              expect(decided(withOnly(position, fewer, usesTotal), cell)).toBeNull();
            }
            const all = [...position.cells.keys()];
            if (usesTotal) expect(decided(withOnly(position, all, false), cell)).toBeNull();
            expect(numbers).toHaveLength(smallestSize(position, cell, isMine, usesTotal));
            proofs++;
            if (numbers.length >= 3) large++;
          }
        },
      ),
      { numRuns: 250 },
    );
    expect(proofs).toBeGreaterThan(100);
    expect(large).toBeGreaterThan(0);
  });

  test('every step of a proof follows from the numbers that it names, and the last one is about the cell', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 4, maxCols: 4 }), ({ board: position }) => {
        fc.pre(isSmall(position));
        const { safe, mineCells } = analyse(position);
        for (const cell of [...safe, ...mineCells]) {
          const { steps, numbers, usesTotal } = proofAt(position, cell);
          const sources = new Set(steps.flatMap((step) => step.sources));
          expect(sources).toEqual(new Set([...numbers, ...(usesTotal ? ['total'] : [])]));
          const last = steps[steps.length - 1];
          if (last?.rule === 'together') continue;
          expect(mineCells.includes(cell) ? last?.mines : last?.safe).toContain(cell);
          // What was shown before is known; with it, the numbers of a step alone decide what it shows.
          let known = withOnly(position, [], false);
          for (const step of steps) {
            const counted = step.sources.filter((s) => s !== 'total');
            const cells = known.cells.map((s, i) => (counted.includes(i) ? (position.cells[i] as CellSymbol) : s));
            const alone = { ...known, cells, mines: step.sources.includes('total') ? position.mines : null };
            for (const c of step.safe) expect(decided(alone, c)).toBe(0);
            for (const c of step.mines) expect(decided(alone, c)).toBe(1);
            for (const c of step.known) expect(known.cells[c]).toBe('*');
            known = {
              ...known,
              cells: known.cells.map((s, i) => (step.mines.includes(i) ? '*' : step.safe.includes(i) ? 'x' : s)),
            };
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each<[string, string, number, PatternName | null, boolean, readonly number[]]>([
    ['a zero', '0#\n##', 1, 'number-done', false, [0]],
    ['a number with its mine shown', '1*\n##', 2, 'number-done', true, [0]],
    ['a number with no other room', '1#', 1, 'number-full', false, [0]],
    ['a number with room for what is left', '2*\n#x', 2, 'number-full', true, [0]],
    ['a number whose mine another gives away', '1#1#', 3, 'number-done', true, [0, 2]],
    ['1-1 at the border', '####\n1111', 2, '1-1', false, [4, 5]],
    ['1-1 beside a corner', '#1#\n11#\n###', 8, '1-1', false, [3, 4]],
    ['1-1 less a mine that is shown', '####\n22xx\n*xxx', 2, '1-1', true, [4, 5]],
    ['1-1 less a mine that is proved', '####\n12xx\nxx#x\nxxx1', 2, '1-1', true, [4, 5, 15]],
    ['1-1 from both sides of a hole', '1x\n##\n1#', 5, 'hole', false, [0, 4]],
    ['two 2s are no 1-1', 'x2x\n###\n#2#', 6, null, false, [1, 7]],
    ['1-1 down a column', '#1\n#1\n#1\n#1', 4, '1-1', false, [1, 3]],
    ['1-2, the mine', '#####\nx12xx', 3, '1-2', false, [6, 7]],
    ['1-2 less a mine that is shown', '#####\nx23xx\nx*xxx', 3, '1-2', true, [6, 7]],
    ['1-3 is no 1-2', '#####\nx13xx\n#####', 3, null, false, [6, 7]],
    ['1-2, the cell that only the 1 touches', '#####\nx12xx', 0, '1-2', false, [6, 7]],
    ['1-2-1, between its mines', '#####\nx121x', 2, '1-2-1', false, [6, 7, 8]],
    ['1-2-1 between walls', '###\n121', 1, '1-2-1', false, [3, 4, 5]],
    ['1-2-1 less mines that are shown', '#####\nx232x\nxx*xx', 2, '1-2-1', true, [6, 7, 8]],
    ['1-2-1 down a column', 'x#\n1#\n2#\n1#\nx#', 5, '1-2-1', false, [2, 4, 6]],
    ['1-2-2-1, under its first 1', '######\nx1221x', 1, '1-2-2-1', false, [7, 9, 10]],
    ['1-2-2-1, its mine is a 1-2', '######\nx1221x', 2, '1-2', false, [9, 10]],
  ])('%s', (_, text, cell, pattern, reduced, numbers) => {
    const why = proofAt(board(text), cell);
    expect(why).toMatchObject({ pattern, reduced, numbers, usesTotal: false, smallest: true });
    expect(decided(withOnly(board(text), numbers, false), cell)).toBe(why.kind === 'mine' ? 1 : 0);
  });

  test.each<[string, string, number, PatternName | null, readonly number[]]>([
    ['all mines found', 'square 1x4/1\n1###', 3, 'mines-found', [0]],
    ['as many cells left as mines', 'square 1x4/2\n0###', 3, 'mines-left', [0]],
    ['no number at all', 'square 1x3/3\n###', 1, 'mines-left', []],
    ['a number that has all the mines there are', 'square 1x4/1\n#1##', 3, null, [1]],
  ])('by the mine total: %s', (_, text, cell, pattern, numbers) => {
    expect(proofAt(board(text), cell)).toMatchObject({ pattern, numbers, usesTotal: true, smallest: true });
    expect(explain(board(text), cell, { minesSource: 'assumed' })?.kind).toBe('guess');
  });

  test('the total is left alone where the numbers prove it, were they more', () => {
    const why = proofAt(board('square 2x5/2\n#####\nx121x'), 2);
    expect(why).toMatchObject({ usesTotal: false, numbers: [6, 7, 8] });
  });

  test('a proof among thousands of cells is found around the cell', () => {
    const wide = `${'#'.repeat(100)}\n${'1'.repeat(100)}\n${'x'.repeat(100)}\n`;
    const why = proofAt(board(wide.repeat(33)), 2);
    expect(why).toMatchObject({ kind: 'safe', numbers: [100, 101], pattern: '1-1', smallest: true });
  });

  test('beside a frontier too wide to count a proof is found all the same', () => {
    const lattice = Array.from({ length: 24 }, (_, r) => (r % 2 === 1 ? '#2' : '##').repeat(12));
    const position = board([...lattice, 'x'.repeat(24), `1#${'x'.repeat(22)}`].join('\n'));
    const analysis = analyse(position);
    expect(analysis.exact).toBe(false);
    const numbers = [25 * 24];
    expect(explain(position, 25 * 24 + 1, { analysis })).toMatchObject({ numbers, pattern: 'number-full' });
    expect(explain(position, 0, { analysis })).toMatchObject({ kind: 'guess', fiftyFifty: null, zeroChance: null });
  });

  test('there is nothing to explain about an open cell, an unreadable one or a broken board', () => {
    expect(explain(board('1#'), 0)).toBeNull();
    expect(explain(board('~1#'), 0)).toBeNull();
    expect(explain(board('3#'), 1)).toBeNull();
    expect(() => explain(board('1#'), 2)).toThrow(TypeError);
  });
});

describe('the corner end-game of the thesis', () => {
  // f 2 1 / 2 W X / 1 Y Z, where f is a flag that the numbers prove.
  const corner = (mines: number) => board(`square 3x3/${mines}\nF21\n2##\n1##`);
  const [F, W, X, Y, Z] = [0, 4, 5, 7, 8] as const;

  test('with one mine left it is W', () => {
    expect(analyse(corner(2))).toMatchObject({ mineCells: [F, W], safe: [X, Y, Z] });
    expect(proofAt(corner(2), W)).toMatchObject({ kind: 'mine', usesTotal: true, smallest: true });
    expect(proofAt(corner(2), F)).toMatchObject({ usesTotal: false });
  });

  test('with two they are X and Y, or W and Z', () => {
    const position = corner(3);
    const layouts = layoutsOf(position, true).filter(({ broken }) => broken === 0);
    expect(layouts.map(({ mined }) => [...mined])).toEqual([
      [F, X, Y],
      [F, W, Z],
    ]);
    expect(analyse(position).risk.filter((r) => r !== null)).toEqual([1, 0.5, 0.5, 0.5, 0.5]);
  });
});

describe('explain, for a guess', () => {
  test('weighs its risk, the least risk and the chance of a zero', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 4, maxCols: 4 }), ({ board: position }) => {
        fc.pre(isSmall(position));
        const analysis = analyse(position);
        const { neighbours } = makeTopology(position.shape, position.rows, position.cols);
        const layouts = layoutsOf(position, true).filter(({ broken }) => broken === 0);
        analysis.risk.forEach((risk, cell) => {
          if (risk === null || analysis.safe.includes(cell) || analysis.mineCells.includes(cell)) return;
          const why = guessAt(position, cell);
          const least = Math.min(...analysis.risk.flatMap((r) => (r === null ? [] : [r])));
          expect(why).toMatchObject({ cell, risk, leastRisk: least, hasSafe: least === 0 });
          for (const { cell: at, zeroChance } of [why, ...why.candidates]) {
            const around = [at, ...(neighbours[at] ?? [])];
            const zeros = layouts.filter(({ mined }) => !around.some((c) => mined.has(c))).length;
            expect(zeroChance).toBeCloseTo(zeros / layouts.length, 9);
          }
          const risks = why.candidates.map((c) => c.risk);
          expect(risks).toEqual([...risks].sort((a, b) => a - b));
        });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['a pair between a number and the walls', 'square 1x3/1\n#1#', 0, { partner: 2, forced: true }],
    ['a pair that a third cell may tell apart', '#1##\nxxxx', 0, { partner: 2, forced: false }],
    ['a cell that may be tell-tale but is a mine', '#1#*\nxxxx', 0, { partner: 2, forced: true }],
    ['half a risk without a partner', '#x\nx1\n##\n', 0, null],
    ['three cells', '#1#\n#xx', 0, null],
  ])('%s', (_, text, cell, fiftyFifty) => {
    expect(guessAt(board(text), cell).fiftyFifty).toEqual(fiftyFifty);
  });

  test('an unreadable neighbour leaves the chance of a zero open', () => {
    expect(guessAt(board('#1#\n~xx'), 0).zeroChance).toBeNull();
  });
});
