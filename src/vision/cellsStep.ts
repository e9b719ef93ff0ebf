import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import type { CellSamples } from './cellSamples.ts';
import type { Outlines } from './foreignCells.ts';
import type { NamedGroup } from './nameGroups.ts';

/** What reading the cells of a board came to, for an observer (`readerStep.ts`). */
export interface CellsStep {
  readonly stage: 'cells';
  /** The board and its margin; positions of the reading's lattice are Px of it. */
  readonly frame: Frame;
  readonly samples: CellSamples;
  readonly outlines: Outlines;
  /** Every group with the name that it got, and whether that is sure enough to be read. */
  readonly named: readonly { readonly entry: NamedGroup; readonly isRead: boolean }[];
  /** Cells that something else lies over. */
  readonly foreign: readonly boolean[];
  readonly reading: Reading;
}
