import { expect, test } from 'vitest';
import type { FoundScreen } from '../../src/camera/findScreen.ts';
import { begin, followOn, takeReading } from '../../src/camera/followed.ts';
import { invert, scaling } from '../../src/camera/homography.ts';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import { straightLens } from '../../src/camera/rectify.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Reading } from '../../src/model/reading.ts';
import { drawnBoard } from './drawnBoard.ts';

const [ROWS, COLS, CELL] = [8, 8, 30];
const WHERE = scaling(CELL, CELL, 60, 60);
const photo = drawnBoard({ width: 360, height: 360 }, invert(WHERE), ROWS, COLS);
const NOTHING_BEYOND = { left: 0, top: 0, right: 0, bottom: 0 };

/** A board of covered cells that was found in the photo, some of which could not be read. */
function follow(unread: readonly number[], known: Partial<FoundScreen> = {}) {
  const cells = Array.from({ length: ROWS * COLS }, (_, cell): CellSymbol => (unread.includes(cell) ? '~' : '#'));
  const found: FoundScreen = {
    view: { toPhoto: WHERE, lens: straightLens(photo) },
    rows: ROWS,
    cols: COLS,
    gap: { x: 0, y: 0 },
    edge: 6,
    cells,
    readable: 1,
    isProved: true,
    isAgreed: false,
    goesOn: false,
    beyond: NOTHING_BEYOND,
    ...known,
  };
  const seen = { searched: photo, photos: 5, picture: photo, count: 5, toLatest: scaling(1, 1, 0, 0) };
  return begin(found, seen, photo, {});
}

function readingOf(cells: readonly CellSymbol[], confidence = 1): Reading {
  const lattice = flatLattice({ rows: ROWS, cols: COLS, pitch: 24, margin: 48 }, { x: 0, y: 0 });
  return { lattice, cells, confidence: cells.map(() => confidence), status: 'playing', cutOff: false };
}

test('what cannot be read is not followed, however long it takes until something is', () => {
  const unread = [27, 28, 35, 36];
  let followed = follow(unread);
  const placesIn = () => {
    const { places } = followed.reference;
    const cells = Array.from({ length: places.length / 2 }, (_, k) => {
      const [x = 0, y = 0] = places.subarray(2 * k, 2 * k + 2);
      return Math.floor(y) * COLS + Math.floor(x);
    });
    return cells.filter((cell) => unread.includes(cell)).length;
  };
  expect(placesIn()).toBe(0);
  for (let k = 0; k < 12; k++) followed = followOn(photo, followed, {})?.followed ?? followed;
  expect(followed.frames).toBe(17);
  expect(placesIn()).toBe(0);
});

/** A board that is followed after one more reading. */
function take(known: ReturnType<typeof follow>, reading: Reading, changed: readonly number[] = []) {
  const counts = new Uint16Array(ROWS * COLS).fill(9);
  const outcome = { reading, isGroundSeen: true, isCoverAlike: true, extent: 'sure', reachesOut: false } as const;
  return takeReading(known, outcome, counts, new Set(changed), {});
}

test('hints wait where the networks disagree whether the board goes on, while a hand may hide that it does', () => {
  const all = Array.from({ length: ROWS * COLS }, (): CellSymbol => '#');
  const shown = readingOf(all.with(COLS - 1, '~'));
  const beyond = { ...NOTHING_BEYOND, right: 1 };
  expect(take(follow([]), shown).extent).toBe('sure');
  expect(take(follow([], { beyond }), shown).extent).toBe('doubtful');
  expect(take(follow([], { beyond, isAgreed: true }), shown).extent).toBe('sure');
  expect(take(follow([], { beyond }), readingOf(all)).extent).toBe('sure');
  expect(take(follow([], { beyond }), readingOf(all.with(COLS + 1, '~'))).extent).toBe('sure');
  expect(take(follow([], { goesOn: true, isAgreed: true }), shown).extent).toBe('doubtful');
});

test('a board is judged again and again until it is sure where it ends, and then no more', () => {
  const shown = readingOf(Array.from({ length: ROWS * COLS }, (_, cell): CellSymbol => (cell === 0 ? '~' : '#')));
  const afterMany = (followed: ReturnType<typeof follow>) => {
    let now = followed;
    for (let k = 0; k < 20; k++) now = take(now, shown);
    return now.toRead;
  };
  expect(afterMany(follow([]))).toBe(0);
  expect(afterMany(follow([], { beyond: { ...NOTHING_BEYOND, right: 1 } }))).toBe(1);
});

test('a number that was not sure is no surer for what is read of a hand over it', () => {
  const cell = 9;
  const shown = Array.from({ length: ROWS * COLS }, (_, i): CellSymbol => (i === cell ? '1' : '#'));
  const covered = shown.map((): CellSymbol => '#');
  let followed = follow([]);
  for (let k = 0; k < 3; k++) followed = take(followed, readingOf(shown, 0.98));
  expect(followed.settled?.cells[cell]).toBe('1');
  expect(followed.doubtful.has(cell)).toBe(true);
  followed = take(followed, readingOf(covered));
  expect(followed.settled?.cells[cell]).toBe('~');
  expect(followed.doubtful.has(cell)).toBe(true);
  for (let k = 0; k < 3; k++) followed = take(followed, readingOf(shown));
  expect(followed.doubtful.has(cell)).toBe(false);
});

test('a number that is no longer read though nothing there changed is shown and proves nothing until it is read again', () => {
  const cell = 9;
  const shown = Array.from({ length: ROWS * COLS }, (_, i): CellSymbol => (i === cell ? '1' : '#'));
  const unread = readingOf(shown.map((symbol, i) => (i === cell ? '~' : symbol)));
  let followed = follow([]);
  for (let k = 0; k < 3; k++) followed = take(followed, readingOf(shown));
  expect(followed.doubtful.has(cell)).toBe(false);
  followed = take(followed, unread);
  expect(followed.settled?.cells[cell]).toBe('1');
  expect(followed.doubtful.has(cell)).toBe(true);
  followed = take(followed, readingOf(shown));
  expect(followed.doubtful.has(cell)).toBe(false);
  // What a hand lies over is not read for that.
  followed = take(followed, unread, [cell]);
  expect(followed.doubtful.has(cell)).toBe(false);
});

test('while cells are unread, further readings follow at longer and longer distances; where all is read, or hardly anything, none', () => {
  const schedule = (unread: number) => {
    const cells = Array.from({ length: ROWS * COLS }, (_, cell): CellSymbol => (cell < unread ? '~' : '#'));
    let followed = follow([]);
    const distances: number[] = [];
    while (followed.toRead > 0 && distances.length < 20) {
      followed = take(followed, readingOf(cells));
      distances.push(followed.nextReading - followed.frames);
    }
    return distances;
  };
  expect(schedule(5)).toEqual([3, 3, 3, 6, 12, 24, 48]);
  expect(schedule(0)).toHaveLength(3);
  expect(schedule(ROWS * COLS - 2)).toHaveLength(3);
});
