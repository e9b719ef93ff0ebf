import { beforeAll, expect, test } from 'vitest';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { PALETTES } from '../../src/hints/palette.ts';
import type { Frame } from '../../src/model/frame.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { makeCameraNews } from '../../src/overlay/camera/cameraNews.ts';
import { FIRST_CHOICES } from '../../src/overlay/camera/choices.ts';
import { schemas } from '../../src/overlay/schemas.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

let photo: Frame;
let view: CameraView;

beforeAll(async () => {
  photo = await loadFrame(`${FIXTURES}camera/gloss/00.jpg`);
  view = makeCameraSession({ vision: await openClassicalVision(), isStill: true }).take(photo, 0);
});

test('the hints lie where the session says, in the colours that the user chose', () => {
  const { shapes } = makeCameraNews(view, photo, FIRST_CHOICES);
  expect(shapes.length).toBe(view.shapes.length);
  shapes.forEach(({ points }, k) => {
    points.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(view.shapes[k]?.points[i]?.x ?? Number.NaN, 3);
      expect(y).toBeCloseTo(view.shapes[k]?.points[i]?.y ?? Number.NaN, 3);
    });
  });
  const blind = makeCameraNews(view, photo, { ...FIRST_CHOICES, palette: 'colour-blind', opacity: 0.7 });
  const colours = new Set(blind.shapes.flatMap(({ fill, stroke }) => [fill?.colour, stroke?.colour]));
  expect(colours).toContain(PALETTES['colour-blind'].best);
  expect(colours).not.toContain(PALETTES.classic.best);
});

test('the flat board has its hints while it is played, and none in any other phase', () => {
  const playing = makeCameraNews(view, photo, FIRST_CHOICES);
  expect(playing).toMatchObject({ state: { phase: 'playing' }, width: 1280, height: 720 });
  expect(playing.state.board?.hints).not.toBeNull();
  expect(schemas['camera-to-main:state'].parse(playing.state)).toEqual(playing.state);
  expect(playing.state.board?.cells).toHaveLength(view.board?.board.rows ?? -1);
  const unclear = makeCameraNews({ ...view, phase: 'unclear', shapes: [] }, photo, FIRST_CHOICES);
  expect(unclear.shapes).toEqual([]);
  expect(unclear.state.board?.hints).toBeNull();
  expect(makeCameraNews({ ...view, phase: 'lost', board: null, shapes: [] }, photo, FIRST_CHOICES)).toMatchObject({
    detail: '',
    state: { phase: 'searching', board: null, sentence: 'The board was lost; looking for it again.' },
  });
});
