import { describe, expect, test } from 'vitest';
import type { Homography } from '../../src/camera/homography.ts';
import { invert, mapPoint } from '../../src/camera/homography.ts';
import type { LatticeField } from '../../src/camera/latticeNet.ts';
import { CHANGE_SAMPLES, FIELD, FIELD_VALUES } from '../../src/camera/latticeNet.ts';
import type { View } from '../../src/camera/rectify.ts';
import { seenAt, straightLens, withoutLens } from '../../src/camera/rectify.ts';
import type { SeenLattice } from '../../src/camera/seenLattices.ts';
import { latticesOf } from '../../src/camera/seenLattices.ts';

const PHOTO = { width: 1280, height: 720 };
const [STEP, FIRST] = [4, 1];

interface Drawn {
  readonly view: View;
  readonly rows: number;
  readonly cols: number;
}

/** A board that is seen from the side: Grid to photo. */
function tilted(x: number, y: number, cell: number, bend = 0): View {
  const toPhoto: Homography = [cell, 0.12 * cell, x, -0.1 * cell, 0.9 * cell, y, 0.004, -0.003, 1];
  return { toPhoto, lens: { ...straightLens(PHOTO), bend } };
}

/** The field that a network without errors would see of some boards. @param isHidden places (Px) that something hides. */
function fieldOf(boards: readonly Drawn[], isHidden: (x: number, y: number) => boolean = () => false): LatticeField {
  const [width, height] = [PHOTO.width / STEP, PHOTO.height / STEP];
  const values = new Float32Array(width * height * FIELD_VALUES);
  const turn = 2 * Math.PI;
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = (j * width + i) * FIELD_VALUES;
      const [x, y] = [FIRST + i * STEP, FIRST + j * STEP];
      values[at + FIELD.mask] = -4;
      for (const { view, rows, cols } of boards) {
        const gridAt = (px: number, py: number) =>
          mapPoint(invert(view.toPhoto), withoutLens(view.lens, { x: px, y: py }));
        const here = gridAt(x, y);
        if (here.x < 0 || here.y < 0 || here.x >= cols || here.y >= rows || isHidden(x, y)) continue;
        const [right, down] = [gridAt(x + 1, y), gridAt(x, y + 1)];
        const each = STEP * CHANGE_SAMPLES;
        values[at + FIELD.mask] = 4;
        values[at + FIELD.columnPhase] = Math.cos(turn * here.x);
        values[at + FIELD.columnPhase + 1] = Math.sin(turn * here.x);
        values[at + FIELD.rowPhase] = Math.cos(turn * here.y);
        values[at + FIELD.rowPhase + 1] = Math.sin(turn * here.y);
        values[at + FIELD.columnRight] = each * (right.x - here.x);
        values[at + FIELD.columnDown] = each * (down.x - here.x);
        values[at + FIELD.rowRight] = each * (right.y - here.y);
        values[at + FIELD.rowDown] = each * (down.y - here.y);
      }
    }
  return { width, height, step: STEP, first: FIRST, values };
}

/** How far (Px) a corner of the board is at most from where a lattice puts it. */
function worstCorner({ view, rows, cols }: Drawn, seen: SeenLattice): number {
  const corners = [
    { x: 0, y: 0 },
    { x: cols, y: 0 },
    { x: 0, y: rows },
    { x: cols, y: rows },
  ];
  return corners.reduce((worst, corner) => {
    const [a, b] = [seenAt(view, corner), seenAt(seen.view, corner)];
    return Math.max(worst, Math.hypot(a.x - b.x, a.y - b.y));
  }, 0);
}

describe('lattices of a field', () => {
  test.each([
    { cell: 13, rows: 9, cols: 12, bend: 0 },
    { cell: 24, rows: 16, cols: 30, bend: 0 },
    { cell: 40, rows: 8, cols: 8, bend: 0 },
    { cell: 24, rows: 16, cols: 30, bend: 0.03 },
    { cell: 24, rows: 16, cols: 30, bend: -0.03 },
  ])('are the homography and the box of the board: %o', ({ cell, rows, cols, bend }) => {
    const board: Drawn = { view: tilted(200, 150, cell, bend), rows, cols };
    const seen = latticesOf(fieldOf([board]), PHOTO);
    expect(seen).toHaveLength(1);
    const [one] = seen as [SeenLattice];
    expect(one.box).toEqual({ left: 0, top: 0, right: cols, bottom: rows });
    expect(worstCorner(board, one)).toBeLessThan(bend === 0 ? 0.02 * cell : 0.1 * cell);
  });

  test('goes on beyond a hand that cuts the board in two', () => {
    const board: Drawn = { view: tilted(200, 150, 24), rows: 12, cols: 20 };
    const seen = latticesOf(
      fieldOf([board], (x) => x > 380 && x < 430),
      PHOTO,
    );
    const [one] = seen as [SeenLattice];
    expect(seen).toHaveLength(1);
    expect(one.box).toEqual({ left: 0, top: 0, right: 20, bottom: 12 });
    expect(worstCorner(board, one)).toBeLessThan(1);
  });

  test('reach over plain ground, where nobody knows where cells are', () => {
    const board: Drawn = { view: tilted(200, 150, 24), rows: 12, cols: 20 };
    const field = fieldOf([board]);
    for (let i = 0; i < field.width * field.height; i++) {
      const x = FIRST + (i % field.width) * STEP;
      const isPlain = x < 290 || (x > 420 && x < 500);
      if (isPlain) for (let k = FIELD.columnPhase; k < FIELD.columnRight; k++) field.values[i * FIELD_VALUES + k] = 0.1;
    }
    const seen = latticesOf(field, PHOTO);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.box).toEqual({ left: 0, top: 0, right: 20, bottom: 12 });
    expect(worstCorner(board, seen[0] as SeenLattice)).toBeLessThan(1);
  });

  test('are one for each of two boards', () => {
    const boards: Drawn[] = [
      { view: tilted(80, 200, 20), rows: 9, cols: 9 },
      { view: tilted(600, 250, 26), rows: 12, cols: 14 },
    ];
    const seen = latticesOf(fieldOf(boards), PHOTO);
    expect(seen.map(({ box }) => [box.bottom, box.right])).toEqual([
      [12, 14],
      [9, 9],
    ]);
  });

  test('are none where no board is, or a few cells only', () => {
    expect(latticesOf(fieldOf([]), PHOTO)).toEqual([]);
    expect(latticesOf(fieldOf([{ view: tilted(200, 200, 30), rows: 3, cols: 3 }]), PHOTO)).toEqual([]);
  });
});
