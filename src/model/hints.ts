import type { Rect } from './frame.ts';
import type { Point } from './topology.ts';

/**
 * What a hint says of a cell: proved safe, proved mine, a risk in between, or a flag on a cell that is proved safe.
 * Proved mines under a flag get no mark: the player knows.
 */
export const MARK_KINDS = ['safe', 'mine', 'risk', 'false-flag'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface HintMark {
  readonly kind: MarkKind;
  readonly cell: number;
  /** Probability of a mine, 0 to 1. */
  readonly risk: number;
  /** The cell's corners in Px, and its centre. */
  readonly outline: readonly Point[];
  readonly centre: Point;
}

/** The hints of one reading of one frame; positions are those of that frame. */
export interface Hints {
  /** The board in Px. */
  readonly region: Rect;
  /** The shorter side of a cell, Px. */
  readonly cellSize: number;
  readonly marks: readonly HintMark[];
  /** The best next move, or null. */
  readonly best: { readonly cell: number; readonly outline: readonly Point[] } | null;
}

/** The hints of those cells that pass. */
export function hintsOf(hints: Hints, isShown: (cell: number) => boolean): Hints {
  const { marks, best } = hints;
  return { ...hints, marks: marks.filter(({ cell }) => isShown(cell)), best: best && isShown(best.cell) ? best : null };
}
