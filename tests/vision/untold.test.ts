import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { BLANK, FLAG, GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import { isAgainstDrawing, isFinished } from '../../src/vision/untold.ts';
import { board } from '../support/boards.ts';

describe('a game', () => {
  test.each([
    ['all of whose closed cells are mines is finished', ['1#2', '13F', '02#'], true],
    ['is not while a number lacks a mine', ['1#2', '13F', '03#'], false],
    ['is not while there are more closed cells than a number has mines', ['1#2', '1##', '02#'], false],
    ['is not while a closed cell is beside no number', ['##1', '##2', '001'], false],
    ['may be where unread cells may be mines', ['1~2', '13F', '02#'], true],
  ] as const)('%s', (_, rows, expected) => {
    const { shape, rows: high, cols, cells } = board(rows.join('\n'));
    expect(isFinished(cells, makeTopology(shape, high, cols))).toBe(expected);
  });
});

describe('a name that only the rules give', () => {
  const entry = (symbol: CellSymbol, best: number, isUnusual = true) => {
    const glyphs = Float64Array.from({ length: GLYPH_COUNT }, (_, glyph) => (glyph === best ? 0.95 : 0));
    const group = { cells: [0], glyphs, best, closed: 0, alike: 1, isNoisy: false };
    return { group, symbol, confidence: 1, options: [symbol], isUnusual };
  };
  test.each([
    ['F', 3, true],
    ['#', 3, true],
    ['x', BLANK, true],
    ['#', BLANK, false],
    ['*', FLAG, false],
  ] as const)('%s, where glyph %i is drawn: against the drawing %s', (symbol, best, expected) => {
    expect(isAgainstDrawing(entry(symbol, best))).toBe(expected);
  });
  test('is meant, not one that the network gives', () => {
    expect(isAgainstDrawing(entry('F', 3, false))).toBe(false);
  });
});
