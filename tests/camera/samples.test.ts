import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import { drawInPerspective } from '../../src/camera/perspective.ts';
import { seenAt } from '../../src/camera/rectify.ts';
import { seenLattices } from '../../src/camera/seenLattices.ts';
import { loadImage } from '../../src/capture/imageFile.ts';
import type { Frame } from '../../src/model/frame.ts';
import { makeRows } from '../../src/model/notation.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';

interface Truth {
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly string[];
  readonly frames: readonly {
    readonly corners: readonly (readonly [number, number])[];
    readonly smallestCell: number;
  }[];
}

const FOLDER = new URL('../../fixtures/camera/', import.meta.url);
const vision = await openClassicalVision();
const truthOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}/truth.json`, FOLDER), 'utf8')) as Truth;
const photosOf = async (name: string) => {
  const files = readdirSync(new URL(`${name}/`, FOLDER)).filter((file) => file.endsWith('.jpg'));
  const loaded = await Promise.all(files.sort().map((file) => loadImage(new URL(`${name}/${file}`, FOLDER).pathname)));
  return loaded.map((one) => (one.ok ? one.value : null)).filter((one) => one !== null);
};

/** The largest distance of a corner cell's centre from the truth, in cells. */
function worstCorner({ homography, lens }: CameraView, { rows, cols, frames }: Truth, index: number): number {
  const { corners, smallestCell } = frames[index] as Truth['frames'][number];
  if (!homography || !lens) return Number.POSITIVE_INFINITY;
  const places = [
    { x: 0.5, y: 0.5 },
    { x: cols - 0.5, y: 0.5 },
    { x: cols - 0.5, y: rows - 0.5 },
    { x: 0.5, y: rows - 0.5 },
  ].map((place) => seenAt({ toPhoto: homography, lens }, place));
  return Math.max(
    ...places.map((p, k) => {
      const [x, y] = corners[k] as readonly [number, number];
      return Math.hypot(p.x - x, p.y - y) / smallestCell;
    }),
  );
}

test('one photo at an angle is read and hinted in perspective', { timeout: 120_000 }, async () => {
  const truth = truthOf('gloss');
  const [photo] = await photosOf('gloss');
  const view = makeCameraSession({ haveDone: atOnce(vision), isStill: true }).take(photo as Frame, 0);
  expect(view.phase).toBe('playing');
  // One photo has more noise than the mean of five.
  expect(worstCorner(view, truth, 0)).toBeLessThan(0.11);
  const read = view.board ? makeRows(view.board.board) : [];
  const wrong = read
    .join('')
    .split('')
    .filter((symbol, i) => symbol !== '~' && symbol !== truth.cells.join('')[i]);
  expect(wrong).toEqual([]);
  expect(read.join('').split('~').length - 1).toBeLessThan(0.02 * truth.rows * truth.cols);
  const shapes = drawInPerspective(view);
  expect(shapes.length).toBeGreaterThan(0);
  const inside = shapes.every(({ points }) => points.every(({ x, y }) => x >= 0 && y >= 0 && x <= 1280 && y <= 720));
  expect(inside).toBe(true);
});

test('a hand-held clip is followed and read, and the board that goes is lost at once', {
  timeout: 120_000,
}, async () => {
  const truth = truthOf('bevel');
  const photos = await photosOf('bevel');
  const session = makeCameraSession({ haveDone: atOnce(vision) });
  const views = photos.map((photo, i) => session.take(photo, i * 66));
  // A clear board is found in the first two photos, and no hint shown before it was read once more.
  expect(views.slice(0, 3).map(({ phase }) => phase)).toEqual(['searching', 'settling', 'settling']);
  for (const view of views.slice(0, 3)) expect(drawInPerspective(view)).toEqual([]);
  for (const [i, view] of views.entries()) if (i >= 1) expect(worstCorner(view, truth, i)).toBeLessThan(0.1);
  const last = views[views.length - 1] as CameraView;
  expect(last.phase).toBe('playing');
  expect(last.board && makeRows(last.board.board)).toEqual(truth.cells);
  const blank = { ...(photos[0] as Frame), data: new Uint8Array((photos[0] as Frame).data.length).fill(90) };
  const gone = session.take(blank, 2000);
  expect(gone.phase).toBe('lost');
  expect(drawInPerspective(gone)).toEqual([]);
  expect(session.take(blank, 2066).phase).toBe('searching');
});

test('the lattice network sees cells of 13 Px', { timeout: 60_000 }, async () => {
  const truth = truthOf('eight-bit');
  const [photo] = await photosOf('eight-bit');
  const [seen, ...others] = seenLattices(photo as Frame);
  expect(others).toEqual([]);
  expect(seen?.box).toEqual({ left: 0, top: 0, right: truth.cols, bottom: truth.rows });
  const view = { homography: seen?.view.toPhoto, lens: seen?.view.lens } as CameraView;
  expect(worstCorner(view, truth, 0)).toBeLessThan(0.15);
});

test.each(['calculator-kcalc', 'text-mousepad', 'terminal-ls', 'files-icons', 'text-xman'])(
  '… and none where nothing repeats both ways: %s',
  async (name) => {
    const file = new URL(`../../fixtures/negatives/${name}.png`, import.meta.url);
    const loaded = await loadImage(file.pathname);
    if (!loaded.ok) throw new Error(`no picture ${name}`);
    expect(seenLattices(loaded.value)).toEqual([]);
  },
);
