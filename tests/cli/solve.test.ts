import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../support/fixtures.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

interface SolveLine {
  readonly p: readonly (readonly (number | null)[])[];
  readonly safe: readonly (readonly [number, number])[];
  readonly mineCells: readonly (readonly [number, number])[];
  readonly best: { readonly row: number; readonly col: number; readonly risk: number; readonly reason: string } | null;
  readonly mines: number | null;
  readonly log10Solutions: number | null;
  readonly status: string;
  readonly code?: string;
}

const LARGEST_ERROR = 1e-10;
const THIRD = 1 / 3;
const folder = makeFolder();
const json = (position: object) => JSON.stringify(position);
const CORNER = { rows: 3, cols: 3, mines: 1, cells: ['1##', '###', '###'] };

async function solve(input: string, ...args: string[]) {
  const run = await runCli(['solve', '--json', ...args], input);
  return { ...run, lines: parseLines<SolveLine>(run.out) };
}

describe.concurrent('automine solve', () => {
  test('answers a file of JSON lines in order, exactly', async () => {
    const positions = readFileSync(`${FIXTURES}positions.jsonl`, 'utf8').trim().split('\n').slice(0, 12);
    const file = join(folder, 'positions.jsonl');
    writeFileSync(file, positions.join('\n'));
    const { code, err, lines } = await solve('', file);
    expect(lines).toHaveLength(positions.length);
    for (const [i, position] of positions.entries()) {
      const truth = JSON.parse(position) as { p: (number | null)[][]; mines: number | null };
      const { p, mines } = lines[i] as SolveLine;
      expect(p.map((row) => row.map((risk) => risk === null))).toEqual(
        truth.p.map((row) => row.map((r) => r === null)),
      );
      const errors = p.flat().map((risk, cell) => Math.abs((risk ?? 0) - (truth.p.flat()[cell] ?? 0)));
      expect(Math.max(...errors)).toBeLessThanOrEqual(LARGEST_ERROR);
      expect(mines).toBe(truth.mines);
    }
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test.each([
    ['JSON on standard input', [], json(CORNER)],
    ['JSON after blank lines and a byte order mark', ['-'], `\uFEFF\r\n\r\n${json(CORNER)}\r\n`],
    ['board text on standard input', [], 'square 3x3/1\n1##\n###\n###\n'],
    ['board text for -', ['-'], '\nsquare 3x3/1\n1##\n###\n###'],
    ['board text with a typed total', ['--mines', '1'], '1##\n###\n###\n'],
  ])('%s', async (_, args, input) => {
    const { code, err, lines } = await solve(input, ...args);
    expect(lines).toHaveLength(1);
    const [line] = lines as [SolveLine];
    expect(Object.keys(line)).toEqual(['p', 'safe', 'mineCells', 'best', 'mines', 'log10Solutions', 'status']);
    expect(line.p).toEqual([
      [null, THIRD, 0],
      [THIRD, THIRD, 0],
      [0, 0, 0],
    ]);
    expect(line).toMatchObject({ mines: 1, mineCells: [], status: 'playing', best: { risk: 0, reason: 'safe' } });
    expect(line.safe).toHaveLength(5);
    expect(line.log10Solutions).toBeCloseTo(Math.log10(3), 12);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('other shapes are solved with their own neighbours', async () => {
    const around = ['###', '#6#', '###'];
    const { lines } = await solve(json({ rows: 3, cols: 3, mines: null, shape: 'hex', cells: around }));
    expect(lines[0]?.mineCells).toHaveLength(6);
  });

  test.each([
    [[], 0.2],
    [['--density', '0.35'], 0.35],
  ])('without a total, %j gives cells off the frontier the density %d', async (args, density) => {
    const { code, lines } = await solve(json({ ...CORNER, mines: null }), ...args);
    const [line] = lines as [SolveLine];
    expect(line.p[2]?.[2]).toBeCloseTo(density, 12);
    expect(line.p[0]?.[1]).toBeCloseTo(THIRD, 12);
    expect(line).toMatchObject({ mines: null, log10Solutions: null, safe: [], best: { reason: 'lowest-risk' } });
    expect(code).toBe(0);
  });

  test.each([
    ['a number larger than its neighbourhood', '9#\n##', 'too-few-cells-around'],
    ['numbers that disagree', '10\n##', 'numbers-disagree'],
    ['too many mines shown', '1*\n*#', 'too-many-mines-around'],
    ['a total that cannot be', 'square 2x2/4\n1#\n##', 'mine-total-impossible'],
  ])('%s is a contradiction: a line, a sentence, exit code 1', async (_, position, reason) => {
    const { code, err, lines } = await solve(`${position}\n\n1#\n##`);
    expect(lines[0]).toMatchObject({ status: 'contradiction', code: reason, safe: [], mineCells: [], best: null });
    expect(lines[0]?.p.flat().every((risk) => risk === null)).toBe(true);
    expect(lines[1]).toMatchObject({ status: 'playing' });
    expectSentences(err, 1);
    expect(err).toContain('Position 1 breaks the rules');
    expect(code).toBe(1);
  });

  test('goes on after lines that are no position and names them', async () => {
    const bad = ['{"rows":3', '[1]', json({ ...CORNER, cells: ['1##'] }), json({ ...CORNER, shape: 'round' })];
    const { code, err, lines } = await solve(['', json(CORNER), ...bad, json(CORNER)].join('\n'));
    expect(lines.map((line) => line.status)).toEqual(['playing', ...bad.map(() => 'invalid'), 'playing']);
    expect(lines.map((line) => line.code).filter(Boolean)).toEqual(bad.map(() => 'position-invalid'));
    expectSentences(err, bad.length);
    expect([...err.matchAll(/Line (\d+)/g)].map(([, n]) => Number(n))).toEqual([3, 4, 5, 6]);
    expect(code).toBe(3);
  });

  test('goes on after a board text that is none', async () => {
    const { code, err, lines } = await solve('1#\n##\n\n1!\n##\n\n1#\n##\n');
    expect(lines.map((line) => line.status)).toEqual(['playing', 'invalid', 'playing']);
    expect(lines[1]?.code).toBe('board-text-invalid');
    expect(err).toContain('Line 4');
    expectSentences(err, 1);
    expect(code).toBe(3);
  });

  test.each([
    ['nothing', [], ''],
    ['a file that is missing', ['missing.jsonl'], ''],
    ['a folder', [folder], ''],
  ])('%s: one sentence, exit code 3', async (_, args, input) => {
    const { code, err } = await solve(input, ...args);
    expectSentences(err, 1);
    expect(code).toBe(3);
  });

  test('without --json it shows the risks and names the move from 1', async () => {
    const { code, out, err } = await runCli(['solve'], 'square 1x5/2\n#1#1#\n\nsquare 3x3/1\n1##\n###\n###');
    expect(out).toContain('certain mine');
    expect(out).toMatch(/Open row 1, column 3|Nothing is certainly safe/);
    expect(out).toContain('1 mine, as you said');
    expect(out).toMatch(/Open row [123], column [123]: it is certainly safe\./);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('--why explains a cell in words and marks the numbers that prove it', async () => {
    const { code, out, err } = await runCli(['solve', '--why', '0,2'], '#####\nx121x');
    expect(out).toContain('(1)(2)(1)');
    expect(out).toContain(
      'The 1 at row 2, column 4 already has its mine (row 1, column 4), so row 1, column 3 is safe.',
    );
    expect(out).toContain('This is the 1-2-1 pattern.');
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('--why with --json gives numbers from 0, the pattern and the words', async () => {
    const { lines } = await solve('#####\nx121x\n\n##1##\n\n1#1', '--why', '0,2');
    const why = lines.map((line) => (line as SolveLine & { why: Record<string, unknown> }).why);
    const numbers = [1, 2, 3].map((col) => [1, col]);
    expect(why[0]).toMatchObject({ cell: [0, 2], kind: 'safe', numbers, pattern: '1-2-1', usesTotal: false });
    expect(why[0]?.words).toContain('Row 1, column 3: certainly safe. ');
    expect(why[1]).toMatchObject({ kind: null, numbers: [], words: 'Row 1, column 3: open, 1 mine around it.' });
    expect(why[2]).toMatchObject({ kind: null, numbers: [] });
  });

  test('--why of a guess gives what was weighed', async () => {
    const { lines } = await solve('#1#', '--why', '0,0');
    expect(lines[0]).toMatchObject({
      why: { kind: 'guess', risk: 0.5, leastRisk: 0.5, zeroChance: 0.5, fiftyFifty: { partner: [0, 2], forced: true } },
    });
  });

  test.each([
    ['a cell that the board does not have', ['--why', '0,3'], 'Position 1 has no cell 0,3'],
    ['no cell at all', ['--why', 'corner'], 'Give two whole numbers'],
    ['a negative row', ['--why=-1,0'], 'Give two whole numbers'],
  ])('--why with %s: one sentence, exit code 2', async (_, args, words) => {
    const { code, err } = await runCli(['solve', ...args], '#1#');
    expectSentences(err, 1);
    expect(err.toLowerCase()).toContain(words.toLowerCase());
    expect(code).toBe(2);
  });
});
