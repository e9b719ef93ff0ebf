import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Gradients } from './gradients.ts';
import type { GridLines } from './gridLines.ts';
import type { PeriodicTile } from './periodicity.ts';
import type { Repetition } from './repetition.ts';
import type { Extent } from './sides.ts';
import { linePosition } from './sides.ts';

/** Where there may be a board, and the compressed strength from which a step is an edge there. */
export interface Place {
  readonly lattice: Lattice;
  readonly edge: number;
  /** Whether the board network was asked in vain whether there is a board. */
  readonly isAsked?: boolean;
}

/** A rectangle of cells found in a picture, not yet measured exactly. Px of the full picture. */
export interface LatticeCandidate {
  readonly lines: GridLines;
  readonly extent: Extent;
  /** Halvings of the picture it was found in; its positions are true to about 2^level pixels. */
  readonly level: number;
  /** Compressed strength from which a step is an edge there. */
  readonly edge: number;
  /** Whether it has no lines, so that its first phases are the middles of the strips between cells. */
  readonly bare: boolean;
  /** Whether its pitches are known exactly; without lines, its phases too. */
  readonly isExact?: boolean;
  /** How line-like its cells' sides are in sum; only to be compared. */
  readonly value: number;
}

/** How a picture repeats at one size, for an observer (`readerStep.ts`): in pixels of `picture`, halved `level` times. */
export interface SearchStep {
  readonly stage: 'search';
  readonly level: number;
  readonly picture: Frame;
  readonly edges: Gradients;
  readonly tiles: readonly PeriodicTile[];
  /** Those that are looked at closely for boards without lines, … */
  readonly repetitions: readonly Repetition[];
  /** … and for lines. */
  readonly lined: readonly Repetition[];
}

/** Where a candidate lies, in Px of the full picture, as exactly as is known before it is measured. */
export function candidateRegion({ lines, extent }: LatticeCandidate): Rect {
  const x = linePosition(lines.x, extent.left);
  const y = linePosition(lines.y, extent.top);
  return { x, y, width: linePosition(lines.x, extent.right) - x, height: linePosition(lines.y, extent.bottom) - y };
}
