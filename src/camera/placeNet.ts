import type { Frame } from '../model/frame.ts';
import { evenPhoto } from './evenPhoto.ts';
import { PLACE_LAYERS } from './placeWeights.ts';
import type { NetPlan } from './uNet.ts';
import { netFor } from './uNet.ts';

/**
 * The place network: of each cell of a flat picture it says whether a board's cell is there, and how far the board's cells are from where the picture has them. It knows how
 * large cells are and how they are turned, which the lattice network has to find out, and sees them at twice its scale. Trained by tools/train/place.py.
 */
export interface CellPlaces {
  readonly cols: number;
  readonly rows: number;
  /** Of each cell, row by row, `FIELD_VALUES` as the lattice network gives them, but no changes: its phases say how far column and row really are from those of the picture. */
  readonly values: Float32Array;
}

/** Px of a cell in the flat picture. */
export const PLACE_PITCH = 16;
/** Cells that the coarsest level of the network joins. */
export const PLACE_STEP = 4;

const PLAN: NetPlan = {
  layers: PLACE_LAYERS,
  halvings: 6,
  up: [{ layers: ['u5'] }, { layers: ['u4a', 'u4b'] }],
  out: 'out',
};

/** What the network sees in a flat picture of cells of `PLACE_PITCH` Px; their numbers across and down are multiples of `PLACE_STEP`. */
export function seePlaces(flat: Frame): CellPlaces {
  const { width, height } = flat;
  return {
    cols: width / PLACE_PITCH,
    rows: height / PLACE_PITCH,
    values: netFor(PLAN, width, height).run(evenPhoto(flat, 1)),
  };
}
