import { expect, test } from 'vitest';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { clipOfPicture, PHOTOS } from '../../tools/camera/pictureClip.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

const vision = await openClassicalVision();

test.each([
  ['squares of many colours', 'sgt-samegame'],
  ['the empty cells of a board of another game', 'board-bovo'],
  ['cells with some numbers of a puzzle', 'sgt-rect'],
])('a photo of %s is no game', { timeout: 120_000 }, async (_, name) => {
  const clip = clipOfPicture(await loadFrame(`${FIXTURES}negatives/${name}.png`), 4242);
  const session = makeCameraSession({ haveDone: atOnce(vision) });
  let view: CameraView | null = null;
  for (let i = 0; i < PHOTOS; i++) view = session.take((await clip.frame(i)).frame, (i * 1000) / 15);
  expect(['searching', 'settling', 'lost', 'unclear']).toContain(view?.phase);
  expect(view?.board?.analysis.safe ?? []).toEqual([]);
});
