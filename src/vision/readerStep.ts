import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { LatticeCandidate, SearchStep } from './candidate.ts';
import type { CellsStep } from './cellsStep.ts';
import type { Gradients } from './gradients.ts';
import type { FoldStep } from './staggered/findStaggered.ts';
import type { BoardTrack } from './trackBoard.ts';

/** Candidates of a search, the most line-like first. Px of `frame`, which is the picture with plain ground around it. */
export interface CandidatesStep {
  readonly stage: 'candidates';
  readonly frame: Frame;
  readonly candidates: readonly LatticeCandidate[];
}

/** One candidate, measured, and with the rows and columns that look like its own. Px as before. */
export interface LatticeStep {
  readonly stage: 'lattice';
  readonly frame: Frame;
  readonly gradients: Gradients;
  readonly candidate: LatticeCandidate;
  readonly lattice: Lattice;
}

/** What became of a candidate or a staggered board. Px as before. */
export interface VerdictStep {
  readonly stage: 'verdict';
  readonly track: BoardTrack;
  readonly isBoard: boolean;
}

/** What a stage of the reader came to. Steps come in the order of the work and hold its own values, which nobody may change. */
export type ReaderStep = SearchStep | CandidatesStep | LatticeStep | CellsStep | VerdictStep | FoldStep;

/** Looks on while a picture is read. Without one, no step is made; with one, the reading is the same. */
export type Observe = (step: ReaderStep) => void;
