import type { Frame } from '../../src/model/frame.ts';
import type { Clip } from './clip.ts';
import { makeClip } from './clip.ts';

/** Photos of a clip: by then a board would be settled. */
export const PHOTOS = 12;
/** The clip looks at this part of the picture, in its middle, and takes squares of this part of the shorter side for cells. */
const LOOKED_AT = 0.6;
const CELL = 0.06;

/** A clip of a screen that shows a picture without a board. */
export function clipOfPicture(frame: Frame, seed: number): Clip {
  const { width, height } = frame;
  const pitch = CELL * Math.min(width, height);
  const [rows, cols] = [Math.floor((LOOKED_AT * height) / pitch), Math.floor((LOOKED_AT * width) / pitch)];
  const beside = (1 - LOOKED_AT) / 2;
  const place = { x: beside * width, y: beside * height, pitchX: pitch, pitchY: pitch, gapX: 0, gapY: 0 };
  const cells = new Array<'#'>(rows * cols).fill('#');
  const truth = { shape: 'square' as const, rows, cols, ...place };
  return makeClip({ frame, truth, cells, touched: new Set() }, seed, {}, PHOTOS);
}
