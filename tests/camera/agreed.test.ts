import { describe, expect, test } from 'vitest';
import { agreedReading, sightedReading } from '../../src/camera/agreed.ts';
import { BY_RULES } from '../../src/camera/numbersByRules.ts';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Reading } from '../../src/model/reading.ts';
import { FORBIDDEN } from '../../src/vision/confidences.ts';
import { fixtureNamed } from '../support/fixtures.ts';
import { seenCells } from '../support/seenCells.ts';

const TRUE = ['001#', '112#', '##2#', '12F2'];
const LARGER = ['0000000', '0000000', '0011100', '001#100', '0011100', '0000000', '0000000'];

function readingOf(lines: readonly string[]): Reading {
  const cells = lines.flatMap((line) => [...line] as CellSymbol[]);
  const size = { rows: lines.length, cols: lines[0]?.length ?? 0, pitch: 24, margin: 48 };
  const confidence = cells.map((symbol) => (symbol === '~' ? 0 : 0.9));
  return { lattice: flatLattice(size, { x: 0, y: 0 }), cells, confidence, status: 'playing', cutOff: false };
}

const OPTIONS = { isBlind: () => false, isDoubted: true };
const textOf = ({ cells, lattice: { cols } }: Reading) =>
  Array.from({ length: cells.length / cols }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(''));

describe('the recogniser and the board network', () => {
  test('read what the one cannot and the other surely sees', () => {
    const { cells } = agreedReading(readingOf(['0~1#', '1~2#', '##2#', '1~F2']), seenCells(TRUE), OPTIONS);
    expect(cells.join('')).toBe(TRUE.join(''));
  });

  test('leave unread what the one cannot and the other hardly sees, or nobody can see', () => {
    const read = readingOf(['0~1#', '112#', '##2#', '12F2']);
    expect(textOf(agreedReading(read, seenCells(TRUE, { chance: 0.98 }), OPTIONS))[0]).toBe('0~1#');
    expect(textOf(agreedReading(read, seenCells(TRUE), { ...OPTIONS, isBlind: (cell) => cell === 1 }))[0]).toBe('0~1#');
  });

  test('leave a number unread that only the network sees and is a little less sure of', () => {
    const seen = (chance: number) => {
      const whole = seenCells(['###', '#1#', '###']);
      const chances: Partial<Record<CellSymbol, number>> = { '1': chance, '2': 1 - chance };
      const isIt = (row: number, col: number) => row === 1 && col === 1;
      return {
        ...whole,
        chance: (row: number, col: number, symbol: CellSymbol) =>
          isIt(row, col) ? (chances[symbol] ?? 0) : whole.chance(row, col, symbol),
        best: (row: number, col: number) => (isIt(row, col) ? { symbol: '1' as const, chance } : whole.best(row, col)),
      };
    };
    const read = readingOf(['###', '#~#', '###']);
    expect(textOf(agreedReading(read, seen(0.996), OPTIONS))[1]).toBe('#1#');
    expect(textOf(agreedReading(read, seen(0.993), OPTIONS))[1]).toBe('#~#');
  });

  test('leave a flag unread that only the network sees where it may be none', () => {
    const read = readingOf(['001#', '112#', '##2#', '12~2']);
    const isNoFlag = { ...OPTIONS, mayBeFlag: () => false };
    expect(textOf(agreedReading(read, seenCells(TRUE), OPTIONS))).toEqual(TRUE);
    expect(textOf(agreedReading(read, seenCells(TRUE), isNoFlag))[3]).toBe('12~2');
  });

  test('leave unread what they do not agree about, unless the program was taught or the number is sure', () => {
    const read = readingOf(LARGER);
    const seen = seenCells(LARGER.map((line, row) => (row === 2 ? '0012100' : line)));
    expect(textOf(agreedReading(read, seen, OPTIONS))[2]).toBe('001~100');
    expect(textOf(agreedReading(read, seen, { ...OPTIONS, isDoubted: false }))).toEqual(LARGER);
    const surely = { ...read, confidence: read.confidence.map(() => 0.999) };
    expect(textOf(agreedReading(surely, seen, OPTIONS))).toEqual(LARGER);
  });

  test('the network alone is believed where it surely says otherwise of many cells, and the rules prove it', () => {
    const { cells: truth, rows, cols } = fixtureNamed('sgt-mines-16x30/03');
    const lines = Array.from({ length: rows }, (_, row) => truth.slice(row * cols, (row + 1) * cols).join(''));
    // All twos passed for covered cells.
    const read = readingOf(lines.map((line) => line.replaceAll('2', '#')));
    expect(agreedReading(read, seenCells(lines, { chance: 0.995 }), OPTIONS).cells).toEqual(truth);
    const taught = agreedReading(read, seenCells(lines, { chance: 0.995 }), { ...OPTIONS, isDoubted: false });
    expect(taught.cells).not.toEqual(truth);
  });

  test('leave unread what only the network takes for covered where the recogniser reads some, unless it is far more than marks can be', () => {
    const untouched = Array.from({ length: 3 }, () => '#'.repeat(8));
    const seen = seenCells(untouched, { chance: 0.995 });
    const stayUnread = (count: number) => {
      const read = untouched.map((_, row) => '~'.repeat(Math.max(0, Math.min(8, count - 8 * row))).padEnd(8, '#'));
      return agreedReading(readingOf(read), seen, OPTIONS).cells.filter((symbol) => symbol === '~').length;
    };
    expect(stayUnread(7)).toBe(7);
    expect(stayUnread(9)).toBe(0);
  });

  test('do not read what the rules forbid, and it votes against what was read before', () => {
    const wrong = LARGER.map((line, row) => (row === 2 ? '0012100' : line));
    const read = readingOf(LARGER.map((line, row) => (row === 2 ? '001~100' : line)));
    const { cells, confidence } = agreedReading(read, seenCells(wrong), OPTIONS);
    expect(cells[2 * 7 + 3]).toBe('~');
    expect(confidence[2 * 7 + 3]).toBe(FORBIDDEN);
    expect(agreedReading(read, seenCells(LARGER), OPTIONS).cells.join('')).toBe(LARGER.join(''));
  });
});

describe('numbers that the rules tell', () => {
  const rows = ['111', '1F1', '2~2', '1F1', '111'];
  /** The board, but for a cell of which the network sees other chances. */
  const seeing = (cell: readonly [row: number, col: number], chances: Partial<Record<CellSymbol, number>>) => {
    const whole = seenCells(rows.map((line) => line.replace('~', '2')));
    const isIt = (row: number, col: number) => row === cell[0] && col === cell[1];
    return {
      ...whole,
      chance: (row: number, col: number, symbol: CellSymbol) =>
        isIt(row, col) ? (chances[symbol] ?? 0) : whole.chance(row, col, symbol),
      best: (row: number, col: number) =>
        isIt(row, col) ? { symbol: '2' as const, chance: 0.8 } : whole.best(row, col),
    };
  };

  test('are read, and are too doubtful to prove anything', () => {
    const { cells, confidence } = agreedReading(readingOf(rows), seeing([2, 1], { '2': 0.8, '1': 0.195 }), OPTIONS);
    expect(cells[7]).toBe('2');
    expect(confidence[7]).toBe(BY_RULES);
  });

  test('are not where the rules forbid what the network reads', () => {
    const wrong = rows.map((line, row) => (row === 0 ? '~~~' : line));
    const seen = seenCells(['888', '1F1', '222', '1F1', '111']);
    expect(agreedReading(readingOf(wrong), seen, OPTIONS).cells[7]).toBe('~');
  });
});

describe('where what both agree on is no game', () => {
  const { cells: shown, cols } = fixtureNamed('sgt-mines-16x30/03');
  const real = Array.from({ length: shown.length / cols }, (_, row) =>
    shown.slice(row * cols, (row + 1) * cols).join(''),
  );
  const seen = seenCells(real);
  const misread = readingOf(real.map((line) => line.replaceAll(/[0-8]/g, '#')));
  const opened = shown.indexOf('0');

  test('the network is believed if what it reads proves one', () => {
    expect(agreedReading(misread, seen, OPTIONS).cells).toEqual(shown);
    const hidden = agreedReading(misread, seen, { ...OPTIONS, isBlind: (cell) => cell === opened });
    expect(hidden.cells[opened]).toBe('~');
  });

  test('it is not if the program was taught, or its reading proves none', () => {
    expect(agreedReading(misread, seen, { ...OPTIONS, isDoubted: false }).cells[opened]).not.toBe('0');
    expect(agreedReading(misread, seenCells(real, { chance: 0.98 }), OPTIONS).cells[opened]).toBe('~');
  });
});

describe('the board network alone', () => {
  test('reads a box of what it saw', () => {
    const seen = seenCells(['------', '-001#-', '-112#-', '-##2#-', '-12F2-', '------'], { ring: 1 });
    const { lattice } = readingOf(TRUE);
    expect(textOf(sightedReading(lattice, seen, { left: 0, top: 0, right: 4, bottom: 4 }))).toEqual(TRUE);
  });

  test('reads nothing where the rules forbid most of it', () => {
    const seen = seenCells(['0#0#', '8888', '0#0#', '8888']);
    const { cells } = sightedReading(readingOf(TRUE).lattice, seen, { left: 0, top: 0, right: 4, bottom: 4 });
    expect(cells.every((symbol) => symbol === '~')).toBe(true);
  });
});
