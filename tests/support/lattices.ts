import type { Lattice } from '../../src/model/lattice.ts';
import type { GridSize } from '../../src/model/topology.ts';

/** Row pitch over column pitch of regular hexagons and triangles. */
const ROW_PITCH = { square: 1, hex: Math.sqrt(3) / 2, triangle: Math.sqrt(3) } as const;

/** A lattice of regular cells for a board, at an odd sub-pixel place. */
export function latticeFor({ shape, rows, cols }: GridSize, pitch = 20, gap = 0): Lattice {
  const pitchY = pitch * ROW_PITCH[shape];
  return { shape, rows, cols, x: 13.25, y: 7.5, pitchX: pitch, pitchY, gapX: gap, gapY: gap };
}
