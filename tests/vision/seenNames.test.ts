import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { searchFrame } from '../../src/pipeline.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';
import { openLooks, withoutDenied, withSeenNames } from '../../src/vision/seenNames.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { followTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import { sightOf } from '../support/sight.ts';
import { lookOf, misread, trackOf } from '../support/tracks.ts';

/** A board in play with flags, whose cells are told by their drawings alone. */
const PICTURE = `${FIXTURES}boards/winemine-16x30/03.png`;

describe('ground that the network surely sees as something else', () => {
  let frame: Frame;
  let track: BoardTrack;

  beforeAll(async () => {
    frame = await loadFrame(PICTURE);
    [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
  });

  /** A network that sees the board as it was read, but for some cells. */
  const sees = (others: ReadonlyMap<number, CellSymbol>): BoardSight =>
    sightOf((cell) => others.get(cell) ?? (track.reading.cells[cell] as CellSymbol));

  const lookOf = (symbol: CellSymbol) =>
    track.looks.find((cells) => cells.every((cell) => track.reading.cells[cell] === symbol)) as readonly number[];

  /** The board as if flags had been read as covered cells: their drawings are the same, their names are not. */
  const withFlagsCovered = (): BoardTrack => {
    const cells = track.reading.cells.map((symbol) => (symbol === 'F' ? '#' : symbol));
    return { ...track, reading: { ...track.reading, cells } };
  };

  test('is not read, now and in the frames after it', () => {
    const flags = lookOf('F');
    const doubted = withoutDenied(withFlagsCovered(), sees(new Map()), () => true);
    const expected = track.reading.cells.map((symbol) => (symbol === 'F' ? '~' : symbol));
    expect(doubted.reading.cells).toEqual(expected);
    expect(flags.map((cell) => doubted.reading.confidence[cell])).toEqual(flags.map(() => 0));

    // Its drawing is doubted, not the cells: what else is read of it counts.
    const [flag = 0] = flags;
    const covered = lookOf('#')[0] as number;
    const followed = followTrack(wholeFrame(withCellMoved(frame, track, flag, covered)), doubted);
    expect(followed?.reading.cells).toEqual(track.reading.cells.with(covered, 'F'));
    // What is read as it was doubted is not read in the frames after it, wherever it is drawn.
    const doubting = { ...track, doubted: doubted.doubted.map((doubt) => ({ ...doubt, symbol: 'F' as const })) };
    const moved = wholeFrame(withCellMoved(frame, track, flag, covered));
    const next = followTrack(moved, doubting, { readsInFull: true });
    expect(next?.reading.cells).toEqual(expected.with(covered, '~'));
    expect(openLooks(next as BoardTrack).flat()).not.toContain(flag);
  });

  /** A network that gives each flag half a chance of being each of two symbols, and sees the rest as it was read. */
  const isTornBetween = (one: CellSymbol, another: CellSymbol): BoardSight => {
    const asRead = sees(new Map());
    const isFlag = (cell: number) => track.reading.cells[cell] === 'F';
    const halfIn = (symbol: CellSymbol) => (symbol === one || symbol === another ? 0.5 : 0);
    return {
      chanceOf: (symbol, cell) => (isFlag(cell) ? halfIn(symbol) : asRead.chanceOf(symbol, cell)),
      seenAs: (cells) => (cells.some(isFlag) ? null : asRead.seenAs(cells)),
    };
  };

  test('is not read where the network only knows that it is none', () => {
    const expected = track.reading.cells.map((symbol) => (symbol === 'F' ? '~' : symbol));
    expect(withoutDenied(withFlagsCovered(), isTornBetween('F', '?'), () => true).reading.cells).toEqual(expected);
  });

  test('has no wrong flags where no mine is shown', () => {
    const cells = track.reading.cells.map((symbol): CellSymbol => (symbol === 'F' ? '~' : symbol));
    const unnamed = { ...track, reading: { ...track.reading, cells } };
    const seenAs = (symbol: CellSymbol) => sees(new Map(lookOf('F').map((cell) => [cell, symbol])));
    expect(withSeenNames(unnamed, seenAs('F'), () => true).reading.cells).toEqual(track.reading.cells);
    expect(withSeenNames(unnamed, seenAs('x'), () => true).reading.cells).toEqual(cells);
  });

  test('is read where the network sees that something may lie over it', () => {
    const covered = withFlagsCovered();
    expect(withoutDenied(covered, isTornBetween('F', '~'), () => true)).toBe(covered);
  });

  test('is read where the network sees all of that ground as something else: then it does not know this program', () => {
    const everywhere = new Map(
      track.reading.cells.flatMap((symbol, cell) => (symbol === '0' ? [[cell, '#'] as const] : [])),
    );
    expect(withoutDenied(track, sees(everywhere), () => true)).toBe(track);
  });

  test('is read where the network sees the numbers otherwise, too', () => {
    const numbers = track.reading.cells.flatMap((symbol, cell) => (symbol === '1' ? [[cell, '2'] as const] : []));
    expect(withoutDenied(withFlagsCovered(), sees(new Map(numbers)), () => true).reading.cells).not.toContain('~');
  });

  test.each(['F', '1'] as const)('of marks and numbers (%s) the drawings tell more', (symbol) => {
    const others = track.reading.cells.flatMap((own, cell) => (own === symbol ? [[cell, '#'] as const] : []));
    expect(withoutDenied(track, sees(new Map(others)), () => true)).toBe(track);
  });

  test('is named so where these are zeros and no rule is broken', () => {
    const zeros = lookOf('0');
    const cells = track.reading.cells.map((symbol, cell) => (zeros.includes(cell) ? '#' : symbol));
    const misread = { ...track, reading: { ...track.reading, cells } };
    expect(withoutDenied(misread, sees(new Map()), () => true).reading.cells).toEqual(track.reading.cells);
    // Were flags taken for zeros, covered cells would lie beside them.
    const flags = withFlagsCovered();
    const wrong = track.reading.cells.flatMap((symbol, cell) => (symbol === 'F' ? [[cell, '0'] as const] : []));
    const doubted = withoutDenied(flags, sees(new Map(wrong)), () => true);
    expect(doubted.reading.cells).toEqual(track.reading.cells.map((symbol) => (symbol === 'F' ? '~' : symbol)));
  });

  test('covered ground of some cells is asked about, a covered cell of its own look is not', () => {
    const covered = lookOf('#');
    expect(openLooks(track)).toContainEqual(covered);
    const [first = 0, ...rest] = covered;
    expect(openLooks({ ...track, looks: [[first], rest] })).toEqual([rest]);
  });
});

describe('numbers without a name, where the network takes all covered cells for something else', () => {
  let track: BoardTrack;
  let unread: BoardTrack;

  beforeAll(async () => {
    track = await trackOf('boards/winemine-16x30/03');
    unread = misread(track, lookOf(track, '2'), '~');
  });

  const named = (symbolOf: (symbol: CellSymbol) => CellSymbol) =>
    withSeenNames(
      unread,
      sightOf((cell) => symbolOf(track.reading.cells[cell] as CellSymbol)),
      () => true,
    ).reading.cells;

  test('are what both networks see in them', () => {
    expect(unread.reading.cells).toContain('~');
    expect(named((symbol) => (symbol === '#' ? 'F' : symbol))).toEqual(track.reading.cells);
  });

  test('stay without one where the other network sees another number', () => {
    expect(named((symbol) => (symbol === '#' ? 'F' : symbol === '2' ? '3' : symbol))).toEqual(unread.reading.cells);
  });

  test('stay without one where the network does not know what is open either', () => {
    expect(named((symbol) => (symbol === '#' ? 'F' : symbol === '1' ? '4' : symbol))).toEqual(unread.reading.cells);
  });
});

describe('ground of which none is read', () => {
  let track: BoardTrack;
  let cells: readonly CellSymbol[];
  let unread: BoardTrack;

  beforeAll(async () => {
    [track] = searchFrame(wholeFrame(await loadFrame(PICTURE))).memory.tracks as [BoardTrack];
    cells = track.reading.cells;
    const isGround = (cell: number) => cells[cell] === '#' || cells[cell] === '0';
    // All of it looks the same.
    const looks = [
      track.looks.filter((look) => look.some(isGround)).flat(),
      ...track.looks.filter((look) => !look.some(isGround)),
    ];
    const without = cells.map((symbol, cell): CellSymbol => (isGround(cell) ? '~' : symbol));
    unread = { ...track, looks, reading: { ...track.reading, cells: without } };
  });

  test('is named cell by cell where the network surely sees both kinds, and the numbers prove it', () => {
    const named = withSeenNames(
      unread,
      sightOf((cell) => cells[cell] as CellSymbol),
      () => true,
    );
    expect(named.reading.cells).toEqual(cells);
  });

  test('is not named so where the numbers speak against it', () => {
    const exchanged = (cell: number): CellSymbol =>
      cells[cell] === '#' ? '0' : cells[cell] === '0' ? '#' : (cells[cell] as CellSymbol);
    const { reading } = withSeenNames(unread, sightOf(exchanged), () => true);
    expect(reading.cells.filter((symbol, cell) => symbol !== '~' && symbol !== cells[cell])).toEqual([]);
  });
});

/** A frame with one cell drawn as another one. */
function withCellMoved(frame: Frame, { reading: { lattice } }: BoardTrack, from: number, to: number): Frame {
  const [a, b] = [cellRect(lattice, from), cellRect(lattice, to)];
  const [dx, dy] = [Math.round(b.x - a.x), Math.round(b.y - a.y)];
  const data = frame.data.slice();
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  const source = new Uint32Array(frame.data.buffer, frame.data.byteOffset, frame.data.length >> 2);
  for (let y = Math.round(a.y); y < Math.round(a.y + a.height); y++)
    for (let x = Math.round(a.x); x < Math.round(a.x + a.width); x++)
      words[(y + dy) * frame.width + x + dx] = source[y * frame.width + x] as number;
  return { ...frame, data };
}

test('a question mark without a name is none of the flags that the network takes it for, but may be named by it', async () => {
  const frame = await loadFrame(`${FIXTURES}boards/kmines-16x16/04.png`);
  const [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
  const { cells } = track.reading;
  expect(cells).toContain('?');
  const unnamed = cells.map((symbol): CellSymbol => (symbol === '?' ? '~' : symbol));
  const without = { ...track, reading: { ...track.reading, cells: unnamed } };
  const namedAs = (name: CellSymbol) =>
    withSeenNames(
      without,
      {
        chanceOf: (symbol, cell) => (symbol === unnamed[cell] ? 1 : 0),
        seenAs: ([cell = 0]) => (unnamed[cell] === '~' ? name : (unnamed[cell] as CellSymbol)),
      },
      () => true,
    ).reading.cells;
  expect(namedAs('F')).toEqual(unnamed);
  expect(namedAs('?')).toEqual(cells);
});
