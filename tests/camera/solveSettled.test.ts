import { expect, test } from 'vitest';
import { withoutDoubtfulRim } from '../../src/camera/doubtfulRim.ts';
import { solveSettled } from '../../src/camera/solveSettled.ts';
import type { CellSymbol } from '../../src/model/board.ts';

/** All that is covered around the three is mined, unless the board goes on at its right. */
const ROWS = ['###3', '####', '####', '1###'];
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };
const board = {
  size: { rows: 4, cols: 4, pitch: 24, margin: 48 },
  gap: { x: 0, y: 0 },
  extent: 'sure',
  isVouched: true,
  isMostlyRead: false,
  isGroundSeen: false,
  doubtful: new Set<number>(),
  beyond: NOWHERE,
} as const;
const cells = ROWS.flatMap((row) => [...row]) as CellSymbol[];

test('numbers at a side where the board may go on prove nothing, and are shown as they are read', () => {
  const closed = solveSettled({ ...board, beyond: NOWHERE }, cells, {});
  const open = solveSettled({ ...board, beyond: { ...NOWHERE, right: 1 } }, cells, {});
  expect(closed.analysis.mineCells).toEqual([2, 6, 7]);
  expect(open.board.cells).toEqual(cells);
  expect(open.analysis.mineCells).toEqual([]);
  expect(open.hints.marks.filter(({ kind }) => kind !== 'risk')).toEqual([]);
});

test('numbers that are not sure prove nothing, and are shown as they are read', () => {
  const doubting = solveSettled({ ...board, doubtful: new Set([0, 3]) }, cells, {});
  expect(doubting.board.cells).toEqual(cells);
  expect(doubting.analysis.mineCells).toEqual([]);
  // Of a covered cell nothing is doubted, and the other number still counts.
  expect(solveSettled({ ...board, doubtful: new Set([0, 12]) }, cells, {}).analysis.mineCells).toEqual([2, 6, 7]);
});

test('what hardly any number vouches for is shown without hints where nearly every cell is read', () => {
  const doubted = { ...board, isVouched: false };
  expect(solveSettled(doubted, cells, {}).board.cells.join('')).toBe('~'.repeat(16));
  const { board: shown, hints, status } = solveSettled({ ...doubted, isMostlyRead: true }, cells, {});
  expect(shown.cells).toEqual(cells);
  expect(status).toBe('unclear');
  expect(hints.marks).toEqual([]);
});

test.each([
  ['left', ['~11', 'F12', '~22']],
  ['top', ['~~~', 'F12', '122']],
  ['right', ['11~', 'F1~', '12~']],
  ['bottom', ['111', 'F12', '~~~']],
] as const)('what is open at the %s side is left out, what is covered stays', (side, expected) => {
  const rows = [...'111F12122'] as CellSymbol[];
  const left = withoutDoubtfulRim(rows, { rows: 3, cols: 3 }, { ...NOWHERE, [side]: 2 });
  expect(left.join('')).toBe(expected.join(''));
});

test.each(['sure', 'doubtful'] as const)(
  'covered ground that should be open is shown as unreadable unless it is surely seen, and proves nothing (extent %s)',
  (extent) => {
    const rows = ['1111111', '1##1##1', '1##1##1', '1111111', '1##1##1', '1##1##1', '1111111'];
    const size = { ...board.size, rows: 7, cols: 7 };
    const read = rows.flatMap((row) => [...row]) as CellSymbol[];
    const { board: shown, status, hints } = solveSettled({ ...board, size, extent }, read, {});
    expect(shown.cells.join('')).toBe(rows.join('').replaceAll('#', '~'));
    expect(status).toBe('unclear');
    expect(hints.marks).toEqual([]);
    const surely = solveSettled({ ...board, size, extent, isGroundSeen: true }, read, {});
    expect(surely.board.cells).toEqual(read);
    expect(surely.hints.marks).toEqual([]);
  },
);
