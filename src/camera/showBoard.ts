import type { Lattice } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import type { Homography } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import { flatLattice } from './readFlatBoard.ts';
import type { Lens, View } from './rectify.ts';
import { seenAt } from './rectify.ts';

/** A board that is followed, as far as it is shown. */
export interface ShownBoard {
  readonly view: View;
  readonly size: FlatSize;
  /** Gaps between cells, parts of a cell. */
  readonly gap: { readonly x: number; readonly y: number };
  readonly board: BoardResult | null;
}

/** Where a board is in the photo. */
export function showBoard(shown: ShownBoard | null): {
  readonly board: BoardResult | null;
  readonly lattice: Lattice | null;
  readonly outline: readonly Point[] | null;
  readonly homography: Homography | null;
  readonly lens: Lens | null;
} {
  if (!shown) return { board: null, lattice: null, outline: null, homography: null, lens: null };
  const { view, size, gap, board } = shown;
  const { rows, cols } = size;
  const corners = [
    { x: 0, y: 0 },
    { x: cols, y: 0 },
    { x: cols, y: rows },
    { x: 0, y: rows },
  ];
  return {
    board,
    lattice: flatLattice(size, gap),
    outline: corners.map((corner) => seenAt(view, corner)),
    homography: view.toPhoto,
    lens: view.lens,
  };
}
