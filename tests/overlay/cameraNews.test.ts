import { beforeAll, expect, test } from 'vitest';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import { seenAt } from '../../src/camera/rectify.ts';
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
  view = makeCameraSession({ haveDone: atOnce(await openClassicalVision()), isStill: true }).take(photo, 0);
});

test('the hints lie where the session says, in the colours that the user chose', () => {
  const { shapes } = makeCameraNews(view, photo, FIRST_CHOICES);
  const { board, homography, lens } = view;
  if (!board || !homography || !lens) throw new Error('The board was not found.');
  const { cols } = board.reading.lattice;
  const proved = board.hints.marks.filter(({ kind }) => kind === 'safe' || kind === 'mine');
  expect(proved.length).toBeGreaterThan(0);
  for (const { cell } of proved) {
    const seen = seenAt({ toPhoto: homography, lens }, { x: (cell % cols) + 0.5, y: Math.floor(cell / cols) + 0.5 });
    const distances = shapes.map(({ points }) => {
      const middle = (side: 'x' | 'y') => points.reduce((sum, point) => sum + point[side], 0) / points.length;
      return Math.hypot(middle('x') - seen.x, middle('y') - seen.y);
    });
    expect(Math.min(...distances)).toBeLessThan(1);
  }
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
  const unclear = makeCameraNews({ ...view, phase: 'unclear' }, photo, FIRST_CHOICES);
  expect(unclear.shapes).toEqual([]);
  expect(unclear.state.board?.hints).toBeNull();
  expect(makeCameraNews({ ...view, phase: 'lost', board: null }, photo, FIRST_CHOICES)).toMatchObject({
    detail: '',
    state: { phase: 'searching', board: null, sentence: 'The board was lost; looking for it again.' },
  });
});
