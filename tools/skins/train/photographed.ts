import { flatSizeOf, flatten } from '../../../src/camera/flatBoard.ts';
import { makeMeanBoard } from '../../../src/camera/meanBoard.ts';
import { flatLattice } from '../../../src/camera/readFlatBoard.ts';
import { straightLens } from '../../../src/camera/rectify.ts';
import type { Random } from '../../../src/game/random.ts';
import type { Frame } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import type { FlatScene } from '../../camera/clip.ts';
import { LEAST_CELL, makeClip } from '../../camera/clip.ts';
import { between } from '../lab/skin.ts';

/** Photos that hold a small board, Px. */
const PHOTO = { width: 480, height: 320 };
/** Px of a cell in the photo; most are small, which are the hardest. */
const LARGEST = 34;
/** Frames that are averaged. */
const MOST_FRAMES = 5;

/**
 * The flat picture of a board that the camera reader has after some frames of a camera, by the physics of the camera laboratory, from where the board
 * truly was.
 */
export async function photographed(
  scene: FlatScene,
  random: Random,
): Promise<{ readonly frame: Frame; readonly truth: Lattice }> {
  const { rows, cols, gapX, gapY, pitchX, pitchY } = scene.truth;
  const count = random.int(1, MOST_FRAMES);
  const cell = LEAST_CELL * (LARGEST / LEAST_CELL) ** (random.unit() ** 1.5);
  const change = { ...PHOTO, cell, lens: 0, hand: null, glare: null, focal: between(random, 1, 2) };
  const clip = makeClip(scene, random.int(0, 0x7fffffff), change, count);
  const size = flatSizeOf(rows, cols);
  const mean = makeMeanBoard(size);
  for (let index = 0; index < count; index++) {
    const { frame, truth } = await clip.frame(index);
    mean.add(flatten(frame, { toPhoto: truth.pose, lens: straightLens(frame) }, size));
  }
  return { frame: mean.picture(), truth: flatLattice(size, { x: gapX / pitchX, y: gapY / pitchY }) };
}
