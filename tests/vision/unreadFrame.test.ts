import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { unreadFrame } from '../../src/vision/unreadFrame.ts';
import { latticeFor } from '../support/lattices.ts';

/** A reading of rows of cells. */
function reading(...rows: readonly string[]) {
  const cells = [...rows.join('')] as CellSymbol[];
  return { cells, lattice: latticeFor({ shape: 'square', rows: rows.length, cols: rows[0]?.length ?? 0 }, 10) };
}

const FRAMED = ['########', '#~~~~~~#', '#~1#10~#', '#~1110~#', '#~0000~#', '#~##11~#', '#~~~~~~#', '########'];

test('a board within a frame of unread cells ends there, where only covered ground is beyond', () => {
  expect(unreadFrame(reading(...FRAMED))).toEqual({ left: 2, top: 2, right: 6, bottom: 6 });
});

test('covered cells within the frame belong to the board', () => {
  const rows = ['########', '~~~~~~##', '~#11#~##', '~1110~##', '~0000~##', '~1##1~##', '~~~~~~##', '########'];
  expect(unreadFrame(reading(...rows))).toEqual({ left: 1, top: 2, right: 5, bottom: 6 });
});

test('where the frame has a gap, or something is opened beyond it, there is none', () => {
  const gap = FRAMED.map((row, i) => (i === 3 ? '##1110~#' : row));
  expect(unreadFrame(reading(...gap))).toBeNull();
  const beyond = FRAMED.map((row, i) => (i === 0 ? '#####1##' : row));
  expect(unreadFrame(reading(...beyond))).toBeNull();
});

test('a ring around few numbers is none: it may lie over cells of the board', () => {
  const rows = FRAMED.map((row) => row.replaceAll(/[01]/g, '#'));
  expect(unreadFrame(reading(...rows.map((row, i) => (i === 3 ? '#~#1##~#' : row))))).toBeNull();
});

test('a part that is too small for a board has none', () => {
  expect(unreadFrame(reading('#####', '#~~~#', '#~1~#', '#~~~#', '#####'))).toBeNull();
});
