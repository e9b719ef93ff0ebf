import type { Lattice } from '../../model/lattice.ts';
import type { GridSize, Shape } from '../../model/topology.ts';
import { gridExtent } from '../../model/topology.ts';

/** Column and row pitch of regular cells in units of the cell size: all shapes have room for a digit of about the same height. */
const PITCHES: Readonly<Record<Shape, readonly [number, number]>> = {
  square: [1, 1],
  hex: [1.12, (1.12 * Math.sqrt(3)) / 2],
  triangle: [0.92, 0.92 * Math.sqrt(3)],
};
/** Around the cells, as part of the cell size. */
const MARGIN = 0.14;

/** Cell sizes that a person may choose, CSS px. */
export const CELL_SIZES = { least: 14, usual: 30, most: 64 } as const;

/** Where the cells lie on a canvas, in its own pixels, with some of the ground around them. */
export function makeLattice(size: GridSize, cellSize: number): Lattice {
  const [across, down] = PITCHES[size.shape];
  const { shape, rows, cols } = size;
  const margin = Math.round(MARGIN * cellSize);
  const pitch = (share: number) => (shape === 'square' ? Math.round(share * cellSize) : share * cellSize);
  return { shape, rows, cols, x: margin, y: margin, pitchX: pitch(across), pitchY: pitch(down), gapX: 0, gapY: 0 };
}

/** The size of the canvas that a board needs, px. */
export function canvasSize(lattice: Lattice): { readonly width: number; readonly height: number } {
  const { width, height } = gridExtent(lattice);
  return {
    width: Math.ceil(width * lattice.pitchX + 2 * lattice.x),
    height: Math.ceil(height * lattice.pitchY + 2 * lattice.y),
  };
}

/** A usual board on a large screen need not fill it, CSS px. */
const LARGEST_FIT = 46;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest cell size with which so many boards of one size fit a room side by side or one above the other (CSS px),
 * within what a person may choose.
 * @param around what a board needs around it, of the same unit.
 */
export function fittingSize(size: GridSize, room: Room, around: Room, boards: number): number {
  const [across, down] = PITCHES[size.shape];
  const extent = gridExtent(size);
  const sizeFor = (width: number, height: number) =>
    Math.min(
      (width - around.width) / (extent.width * across + 2 * MARGIN),
      (height - around.height) / (extent.height * down + 2 * MARGIN),
    );
  const fitting = Math.floor(
    Math.max(sizeFor(room.width / boards, room.height), sizeFor(room.width, room.height / boards)),
  );
  return Math.max(CELL_SIZES.least, Math.min(fitting, LARGEST_FIT));
}
