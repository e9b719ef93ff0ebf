import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import { processFrame } from '../../src/pipeline.ts';
import { latticeWithin } from '../../src/vision/extents.ts';
import { addsDrawings, addsOnlyGround, lacksOnlyMarks } from '../../src/vision/largerReading.ts';
import { changedFixture } from '../support/changed.ts';
import { latticeFor } from '../support/lattices.ts';

const whole: Lattice = { ...latticeFor({ shape: 'square', rows: 6, cols: 6 }, 20), x: 10, y: 10 };
const part = latticeWithin(whole, { left: 0, top: 0, right: 6, bottom: 4 });

function readingOf(lattice: Lattice, rows: string[]): Reading {
  const cells = rows.join('').split('') as CellSymbol[];
  return { lattice, cells, confidence: cells.map(() => 1), status: 'playing', cutOff: false };
}

const PART = ['####11', '####10', '##1110', '##1000'];

test.each([
  { rows: ['##1000', '##1000'], drawings: true, ground: false },
  { rows: ['~~1000', '~~~~~~'], drawings: false, ground: false },
  { rows: ['000000', '~~~~~~'], drawings: false, ground: true },
])('$rows beside a board: drawings $drawings, ground alone $ground', ({ rows, drawings, ground }) => {
  const larger = readingOf(whole, [...PART, ...rows]);
  expect(addsDrawings(larger, readingOf(part, PART))).toBe(drawings);
  expect(addsOnlyGround(larger, readingOf(part, PART))).toBe(ground);
});

test.each([
  {
    title: 'but for mines that nothing tells',
    rows: ['####11', '####10', '##1110', '~~1000'],
    beside: '~',
    lacks: true,
  },
  { title: 'and more', rows: ['####11', '####10', '##111~', '**10*0'], beside: '~', lacks: false },
  { title: 'but for a number', rows: ['####11', '####10', '##111~', '**1000'], beside: '~', lacks: false },
  { title: 'but for covered cells', rows: ['~~~~11', '####10', '##1110', '**1000'], beside: '~', lacks: false },
  { title: 'but for what is beside it', rows: ['####11', '####10', '##1110', '**1000'], beside: '0', lacks: false },
])('a smaller reading shows all $title: $lacks', ({ rows, beside, lacks }) => {
  const larger = readingOf(whole, ['####11', '####10', '##1110', '**1000', beside.repeat(6), '~~~~~~']);
  expect(lacksOnlyMarks(readingOf(part, rows), larger)).toBe(lacks);
});

test('cells of another lattice are no part of a board', () => {
  const aside = readingOf({ ...part, x: part.x + 10 }, PART);
  expect(addsDrawings(readingOf(whole, [...PART, '##1000', '##1000']), aside)).toBe(false);
});

test('a board is not cut where a window that lies over it begins', async () => {
  const { frame } = await changedFixture('kmines-9x9/03', 'over it: a window of 100 %', 13);
  const { main } = processFrame(frame);
  expect(main?.reading.lattice).toMatchObject({ rows: 9, cols: 9 });
});
