import type { Frame } from '../model/frame.ts';
import { evenPhoto } from './evenPhoto.ts';
import { LATTICE_LAYERS } from './latticeWeights.ts';
import type { NetPlan } from './uNet.ts';
import { netFor } from './uNet.ts';

/**
 * The lattice network: of each second pixel both ways of a photo made smaller it says whether the cell of a board is there, where in its cell it is, and how
 * large and how turned cells are. Trained by tools/train/lattice.py on
 * photographed drawings.
 */
export interface LatticeField {
  readonly width: number;
  readonly height: number;
  /** Px of the photo from one sample to the next; sample (0, 0) is at (`first`, `first`). */
  readonly step: number;
  readonly first: number;
  /** FIELD_VALUES of each sample, row by row, in the order of `FIELD`. */
  readonly values: Float32Array;
}

export const FIELD_VALUES = 16;
/** Where the values of a sample are: the score (logit) of being on a board, cosine and sine of the turns of column and of row, and how much these change over `CHANGE_SAMPLES` samples. */
export const FIELD = {
  mask: 0,
  columnPhase: 1,
  rowPhase: 3,
  columnRight: 5,
  columnDown: 6,
  rowRight: 7,
  rowDown: 8,
} as const;
/** Samples over which the changes of column and row are given. */
export const CHANGE_SAMPLES = 4;

const PLAN: NetPlan = {
  layers: LATTICE_LAYERS,
  halvings: 5,
  up: [
    { layers: ['u4'] },
    { layers: ['u3'] },
    { single: 'l2', layers: ['u2'] },
    { single: 'l1', layers: ['u1a', 'u1b'] },
  ],
  out: 'out',
};

/** What the network sees in a photo. */
export function seeLattice(photo: Frame): LatticeField {
  const even = evenPhoto(photo);
  const { width, height } = even;
  return {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    step: 2 * even.shrink,
    first: 0.5 * even.shrink,
    values: netFor(PLAN, width, height).run(even),
  };
}
