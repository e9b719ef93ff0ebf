import { expect, test } from 'vitest';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { findOutlines, foreignCells } from '../../src/vision/foreignCells.ts';
import { BLANK, FLAG, GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import { makeGradients } from '../../src/vision/gradients.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { latticeFor } from '../support/lattices.ts';

const LATTICE: Lattice = { ...latticeFor({ shape: 'square', rows: 8, cols: 10 }, 24), x: 20, y: 20 };
const EDGE = 20;
const GROUND = 200;
const LINE = 90;
const SHADE = 170;

/** A board of plain outlined cells. */
function drawBoard(): Frame {
  const width = 2 * LATTICE.x + LATTICE.cols * LATTICE.pitchX;
  const height = 2 * LATTICE.y + LATTICE.rows * LATTICE.pitchY;
  const frame = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(GROUND) };
  for (let cell = 0; cell < LATTICE.rows * LATTICE.cols; cell++) {
    const { x, y } = cellRect(LATTICE, cell);
    fill(frame, { x, y, width: 1, height: 24 }, LINE);
    fill(frame, { x, y, width: 24, height: 1 }, LINE);
  }
  return frame;
}

function fill({ width, data }: Frame, area: Rect, level: number): void {
  for (let y = area.y; y < area.y + area.height; y++)
    for (let x = area.x; x < area.x + area.width; x++) data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
}

const cellAt = (row: number, col: number) => row * LATTICE.cols + col;

/** Lets the lower part of cells be darker, as a gloss or as a window that ends there. */
function shade(frame: Frame, cells: readonly number[], from: number): void {
  for (const cell of cells) {
    const { x, y } = cellRect(LATTICE, cell);
    fill(frame, { x, y: y + from, width: 24, height: 24 - from }, SHADE);
  }
}

function foreignIn(frame: Frame, groups: readonly CellGroup[]): number[] {
  const foreign = foreignCells(findOutlines(makeGradients(frame), LATTICE, EDGE), groups, LATTICE.cols);
  return [...foreign.keys()].filter((cell) => foreign[cell]);
}

/** Every cell in a group of its own but for those of one look. */
function groupsOf(alike: readonly number[], best: number): CellGroup[] {
  const one = (cells: readonly number[], glyph: number): CellGroup => ({
    cells,
    glyphs: Float64Array.from({ length: GLYPH_COUNT }, (_, k) => (k === glyph ? 1 : 0)),
    best: glyph,
    closed: 0,
    alike: cells.length,
    isNoisy: false,
  });
  const rest = Array.from({ length: LATTICE.rows * LATTICE.cols }, (_, cell) => cell).filter((c) => !alike.includes(c));
  return [one(alike, best), ...rest.map((cell) => one([cell], BLANK))];
}

test('an edge through the cells of one row is that of a window', () => {
  const frame = drawBoard();
  const row = [3, 4, 5].map((col) => cellAt(2, col));
  shade(frame, row, 12);
  expect(foreignIn(frame, groupsOf([cellAt(0, 0)], BLANK))).toEqual(expect.arrayContaining(row));
});

test('an edge at one place of cells of several rows, whatever their looks, is how they are drawn', () => {
  const frame = drawBoard();
  shade(frame, [cellAt(1, 3), cellAt(4, 7), cellAt(6, 1)], 12);
  expect(foreignIn(frame, groupsOf([cellAt(0, 0)], BLANK))).toEqual([]);
});

test('edges at different places of cells of several rows are those of windows', () => {
  const frame = drawBoard();
  const cells = [cellAt(1, 3), cellAt(4, 7), cellAt(6, 1)];
  cells.forEach((cell, k) => {
    shade(frame, [cell], 7 + 4 * k);
  });
  expect(foreignIn(frame, groupsOf([cellAt(0, 0)], BLANK))).toEqual(expect.arrayContaining(cells));
});

test('a flag that looks like others, through which no edge runs, has nothing over it', () => {
  const flags = [cellAt(2, 4), cellAt(3, 8), cellAt(5, 5)];
  const frame = drawBoard();
  shade(frame, flags.slice(0, 1), 12);
  expect(foreignIn(frame, groupsOf(flags, BLANK))).toContain(flags[0]);
  expect(foreignIn(frame, groupsOf(flags, FLAG))).not.toContain(flags[0]);
});

test('what the edges of a window enclose is foreign, and what reaches further is not', () => {
  const frame = drawBoard();
  const rim = [cellAt(5, 6), cellAt(5, 7), cellAt(5, 8), cellAt(5, 9)];
  shade(frame, rim, 12);
  const inside = [6, 7].flatMap((row) => [6, 7, 8, 9].map((col) => cellAt(row, col)));
  const left = [cellAt(7, 5)];
  for (const cell of left) {
    const { x, y } = cellRect(LATTICE, cell);
    fill(frame, { x: x + 12, y, width: 12, height: 24 }, SHADE);
  }
  expect(foreignIn(frame, groupsOf(inside, BLANK))).toEqual(expect.arrayContaining(inside));
  const further = [...inside, ...[3, 4, 5].map((row) => cellAt(row, 3)), ...[3, 4, 5].map((col) => cellAt(6, col))];
  const foreign = foreignIn(frame, groupsOf(further, BLANK));
  expect(inside.some((cell) => foreign.includes(cell))).toBe(false);
});

test('hatched cells are told from plain ones', () => {
  const frame = drawBoard();
  const hatchedCell = cellAt(3, 3);
  const { x, y } = cellRect(LATTICE, hatchedCell);
  for (let dy = 1; dy < 24; dy++)
    for (let dx = 1; dx < 24; dx++)
      if ((dx + dy) % 4 === 0) fill(frame, { x: x + dx, y: y + dy, width: 1, height: 1 }, LINE);
  const { isHatched } = findOutlines(makeGradients(frame), LATTICE, EDGE);
  const cells = Array.from({ length: LATTICE.rows * LATTICE.cols }, (_, cell) => cell);
  expect(cells.filter(isHatched)).toEqual([hatchedCell]);
});

test('light that falls off all over a cell is no edge, though one of its steps runs through', () => {
  const frame = drawBoard();
  const cell = cellAt(2, 4);
  const { x, y } = cellRect(LATTICE, cell);
  for (let dy = 1; dy < 24; dy++) {
    fill(frame, { x: x + 1, y: y + dy, width: 23, height: 1 }, GROUND - 4 * dy);
    // All steps but one are broken.
    if (dy !== 12 && dy !== 11)
      fill(frame, { x: x + 1 + (dy % 5) * 4, y: y + dy, width: 2, height: 1 }, GROUND - 4 * dy + 4);
  }
  expect(foreignIn(frame, groupsOf([cellAt(0, 0)], BLANK))).toEqual([]);
});
