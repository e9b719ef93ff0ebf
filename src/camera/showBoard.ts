import type { Shape } from '../hints/shapes.ts';
import { drawHints } from '../hints/shapes.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import type { Homography } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import { inPerspective } from './perspective.ts';
import type { Lens, View } from './rectify.ts';
import { seenAt, viewFrom } from './rectify.ts';

/** A board that is followed, as far as it is shown. */
export interface ShownBoard {
  readonly view: View;
  readonly size: FlatSize;
  readonly board: BoardResult | null;
}

/**
 * Where a board is in the photo, and its hints in perspective.
 * @param isPlaying whether its hints are valid. @param percent whether risks are written as percentages.
 */
export function showBoard(
  shown: ShownBoard | null,
  isPlaying: boolean,
  percent = false,
): {
  readonly board: BoardResult | null;
  readonly outline: readonly Point[] | null;
  readonly homography: Homography | null;
  readonly lens: Lens | null;
  readonly shapes: readonly Shape[];
} {
  if (!shown) return { board: null, outline: null, homography: null, lens: null, shapes: [] };
  const { view, size, board } = shown;
  const { rows, cols, pitch, margin } = size;
  const corners = [
    { x: 0, y: 0 },
    { x: cols, y: 0 },
    { x: cols, y: rows },
    { x: 0, y: rows },
  ];
  const flat = viewFrom(view, -margin / pitch, -margin / pitch, pitch);
  return {
    board,
    outline: corners.map((corner) => seenAt(view, corner)),
    homography: view.toPhoto,
    lens: view.lens,
    shapes: board && isPlaying ? inPerspective(drawHints(board.hints, { percent }), flat) : [],
  };
}
