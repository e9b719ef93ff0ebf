import type { Frame } from '../model/frame.ts';
import { evenFlat } from './evenPhoto.ts';
import { PLACE_LAYERS } from './placeWeights.ts';
import type { LoadedNet, NetPlan } from './uNet.ts';
import { loadNet } from './uNet.ts';

/**
 * The place network: of each cell of a flat picture it says whether a board's cell is there, and how far the board's cells are from where the picture has them. It knows how
 * large cells are and how they are turned, which the lattice network has to find out, and sees them at twice its scale. Trained by tools/train/place.py.
 */
export interface CellPlaces {
  readonly cols: number;
  readonly rows: number;
  /** Of each cell, row by row, `PLACE_VALUES` in the order of `PLACE`. */
  readonly values: Float32Array;
}

export const PLACE_VALUES = 16;
/** Where the values of a cell are: the score (logit) of being on a board, cosine and sine of how far column and row really are from those of the picture, one turn a cell. */
export const PLACE = { there: 0, column: 1, row: 3 } as const;
/** Px of a cell in the flat picture. */
export const PLACE_PITCH = 16;

/** Cells that the coarsest level of the network joins. */
export const PLACE_STEP = 4;

const PLAN: NetPlan = {
  layers: PLACE_LAYERS,
  down: [
    ['d1a', 'd1b'],
    ['d2a', 'd2b'],
    ['d3a', 'd3b'],
    ['d4a', 'd4b'],
    ['d5a', 'd5b'],
    ['d6a', 'd6b'],
  ],
  up: [{ layers: ['u5'] }, { layers: ['u4a', 'u4b'] }],
  out: 'out',
};

/** The network for the last size of picture: its planes are as large as those. */
let loaded: LoadedNet | null = null;

/** What the network sees in a flat picture of cells of `PLACE_PITCH` Px; their numbers across and down are multiples of `PLACE_STEP`. */
export function seePlaces(flat: Frame): CellPlaces {
  const { width, height } = flat;
  if (loaded?.width !== width || loaded.height !== height) loaded = loadNet(PLAN, width, height);
  return { cols: width / PLACE_PITCH, rows: height / PLACE_PITCH, values: loaded.run(evenFlat(flat)) };
}
