import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import type { ClassicalVision } from '../../src/camera/classical.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Clip } from './clip.ts';
import { makeClip } from './clip.ts';

/** Photos of a clip: by then a board would be settled. */
const PHOTOS = 12;
/** The clip looks at this part of the picture, in its middle, and takes squares of this part of the shorter side for cells. */
const LOOKED_AT = 0.6;
const CELL = 0.06;

/** What a camera makes of a screen with a picture without a board, in the end. @param seed from what angle, in what light. */
export async function viewOfPicture(frame: Frame, seed: number, vision: ClassicalVision): Promise<CameraView> {
  const clip = clipOfPicture(frame, seed);
  const session = makeCameraSession({ haveDone: atOnce(vision) });
  const take = async (photo: number) => session.take((await clip.frame(photo)).frame, (photo * 1000) / 15);
  for (let photo = 0; photo < PHOTOS - 1; photo++) await take(photo);
  return take(PHOTOS - 1);
}

function clipOfPicture(frame: Frame, seed: number): Clip {
  const { width, height } = frame;
  const pitch = CELL * Math.min(width, height);
  const [rows, cols] = [Math.floor((LOOKED_AT * height) / pitch), Math.floor((LOOKED_AT * width) / pitch)];
  const beside = (1 - LOOKED_AT) / 2;
  const place = { x: beside * width, y: beside * height, pitchX: pitch, pitchY: pitch, gapX: 0, gapY: 0 };
  const cells = new Array<'#'>(rows * cols).fill('#');
  const truth = { shape: 'square' as const, rows, cols, ...place };
  return makeClip({ frame, truth, cells, touched: new Set() }, seed, {}, PHOTOS);
}
