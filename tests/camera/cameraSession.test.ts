import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import type { CameraOutcome, CameraTask, HaveDone } from '../../src/camera/cameraTasks.ts';
import { doTask } from '../../src/camera/cameraTasks.ts';
import type { ClassicalVision } from '../../src/camera/classical.ts';
import { loadImage } from '../../src/capture/imageFile.ts';
import type { Frame } from '../../src/model/frame.ts';
import { makeRows } from '../../src/model/notation.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';

/** What the board of a clip shows. */
interface Truth {
  readonly cells: readonly string[];
}

async function loadClip(name: string): Promise<{ readonly photos: Frame[]; readonly truth: Truth }> {
  const clip = new URL(`../../fixtures/camera/${name}/`, import.meta.url);
  const photos: Frame[] = [];
  for (const file of readdirSync(clip).sort()) {
    const loaded = file.endsWith('.jpg') ? await loadImage(new URL(file, clip).pathname) : null;
    if (loaded?.ok) photos.push(loaded.value);
  }
  return { photos, truth: JSON.parse(readFileSync(new URL('truth.json', clip), 'utf8')) as Truth };
}

let vision: ClassicalVision;
/** A clip of a camera that moves a little. */
let photos: Frame[];
let truth: Truth;

beforeAll(async () => {
  vision = await openClassicalVision();
  ({ photos, truth } = await loadClip('bevel'));
});

/** Does tasks when it is told to, as a worker does them that needs its time. */
function makeLater() {
  const given: { readonly task: CameraTask; readonly done: (outcome: CameraOutcome) => void }[] = [];
  const haveDone: HaveDone = (task, done) => given.push({ task, done });
  return {
    haveDone,
    given,
    finish: () => {
      for (const { task, done } of given.splice(0)) done(doTask(task, vision));
    },
  };
}

/** Photos of the clip, forth and back for as long as it takes. */
const photoAt = (i: number) => {
  const period = 2 * (photos.length - 1);
  const at = i % period;
  return photos[at < photos.length ? at : period - at] as Frame;
};

test('while tasks are done elsewhere, the camera goes on, and the board is where it has moved to', {
  timeout: 120_000,
}, () => {
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  let shown: readonly string[] = [];
  for (let frames = 0; frames < 60 && shown.join() !== truth.cells.join(); frames++) {
    const { phase, board } = session.take(photoAt(frames), frames * 66);
    expect(later.given.length).toBeLessThanOrEqual(1);
    // A task takes four frames.
    if (frames % 4 === 3) later.finish();
    if (phase !== 'playing' || !board) continue;
    shown = makeRows(board.board);
    // What is not read twice alike yet is unread; all else is right.
    expect(shown.map((row, r) => [...row].map((s, c) => (s === '~' ? truth.cells[r]?.[c] : s)).join(''))).toEqual(
      truth.cells,
    );
  }
  expect(shown).toEqual(truth.cells);
});

test('what was read of another scene, or before a restart, counts for nothing', { timeout: 120_000 }, () => {
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  for (let i = 0; i < 5; i++) session.take(photoAt(i), i * 66);
  expect(later.given.map(({ task }) => task.kind)).toEqual(['search']);
  session.restart();
  later.finish();
  expect(session.take(photoAt(5), 400).phase).toBe('searching');

  for (let i = 0; i < 5; i++) session.take(photoAt(i), 500 + i * 66);
  expect(later.given.length).toBe(1);
  const dark = { ...photoAt(0), data: new Uint8Array(photoAt(0).data.length).fill(90) };
  session.take(dark, 1000);
  later.finish();
  expect(session.take(dark, 1066).phase).toBe('searching');
});

test('a clear board is found in its first two photos, while others come', { timeout: 120_000 }, () => {
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  session.take(photoAt(0), 0);
  expect(session.take(photoAt(1), 66).outline).toBeNull();
  expect(later.given.map(({ task }) => task.kind === 'search' && task.isFirstSight)).toEqual([true]);
  session.take(photoAt(2), 133);
  later.finish();
  const { lattice } = session.take(photoAt(3), 200);
  expect([lattice?.rows, lattice?.cols]).toEqual([truth.cells.length, truth.cells[0]?.length]);
});

test('a camera that moves has no first sight, and each scene one at most', () => {
  const searches: boolean[] = [];
  const dones: ((outcome: CameraOutcome) => void)[] = [];
  const session = makeCameraSession({
    haveDone: (task, done) => {
      if (task.kind === 'search') searches.push(task.isFirstSight);
      dones.push(done);
    },
  });
  const { width, height, data } = photos[0] as Frame;
  const other = { width, height, data: data.map((level, i) => (i % 4 === 3 ? level : (i * 2654435761) >>> 24)) };
  for (let i = 0; i < 4; i++) session.take(i % 2 === 0 ? other : (photos[0] as Frame), i * 66);
  expect(searches).toEqual([]);
  for (let i = 4; i < 12; i++) {
    session.take(photos[0] as Frame, i * 66);
    // Nothing is found.
    for (const done of dones.splice(0)) done(null);
  }
  expect(searches).toEqual([true, false]);
});

test('where the first photos show a part of a board only, it is searched again, in earnest', {
  timeout: 120_000,
}, async () => {
  const { photos: clear, truth: whole } = await loadClip('gloss');
  const [frame] = clear as [Frame];
  const { width, height, data } = frame;
  // What lies over the right of the board in the first photos has the colour of what is beside it.
  const hidden = data.slice();
  const beside = 4 * (Math.round(height / 2) * width + width - 2);
  for (let y = 0; y < height; y++)
    for (let x = Math.round(width * 0.6); x < width; x++) hidden.copyWithin(4 * (y * width + x), beside, beside + 4);
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  session.take({ width, height, data: hidden }, 0);
  session.take({ width, height, data: hidden }, 33);
  later.finish();
  expect(session.take({ width, height, data: hidden }, 66).lattice?.cols).toBeLessThan(whole.cells[0]?.length ?? 0);
  const searches: boolean[] = [];
  for (let i = 2; i < 30; i++) {
    for (const { task } of later.given) if (task.kind === 'search') searches.push(task.isFirstSight);
    later.finish();
    session.take(frame, i * 66);
  }
  const { lattice, phase } = session.take(frame, 2000);
  expect([lattice?.rows, lattice?.cols, phase]).toEqual([whole.cells.length, whole.cells[0]?.length, 'playing']);
  expect(searches).toContain(false);
});

test('a board of which a hand hid one side is searched again when the hand is gone', { timeout: 240_000 }, async () => {
  const { photos: clear, truth: whole } = await loadClip('gloss');
  const [frame] = clear as [Frame];
  const { width, height, data } = frame;
  const hidden = data.slice();
  for (let y = Math.round(height * 0.05); y < height; y++)
    for (let x = Math.round(width * 0.62); x < width; x++) hidden.set([168, 138, 116, 255], 4 * (y * width + x));
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  const phases = new Set<string>();
  let at = 0;
  const show = (data: Frame['data'], frames: number) => {
    let view: CameraView | null = null;
    for (let i = 0; i < frames; i++) {
      view = session.take({ width, height, data }, at++ * 66);
      phases.add(view.phase);
      later.finish();
    }
    return view;
  };
  const cols = whole.cells[0]?.length ?? 0;
  const before = show(hidden, 14);
  expect(before?.lattice?.cols ?? 0).toBeLessThan(cols);
  expect(phases).not.toContain('playing');
  const after = show(data, 30);
  expect([after?.lattice?.rows, after?.lattice?.cols, after?.phase]).toEqual([whole.cells.length, cols, 'playing']);
});

/** A photo of the clip with something grey over parts of the board, from so far down (parts of the photo) on. */
function covered(...tops: readonly number[]): Frame {
  const { width, height, data } = photos[0] as Frame;
  const copy = data.slice();
  const left = Math.round(width * 0.45);
  for (const top of tops)
    for (let y = Math.round(height * top); y < height * (top + 0.1); y++)
      copy.fill(128, (y * width + left) * 4, (y * width + left + 120) * 4);
  return { width, height, data: copy };
}

/** A session that plays and has read what it is shown. */
function play(photo: Frame) {
  const later = makeLater();
  const session = makeCameraSession({ haveDone: later.haveDone });
  let at = 0;
  const next = (frame: Frame) => session.take(frame, at++ * 66);
  for (let i = 0; i < 40 && next(photo).phase !== 'playing'; i++) later.finish();
  for (let i = 0; i < 20; i++) {
    later.finish();
    next(photo);
  }
  expect(next(photo).phase).toBe('playing');
  return { later, next };
}

const unreadIn = ({ board }: CameraView) =>
  (board?.board.cells ?? []).flatMap((symbol, cell) => (symbol === '~' ? [cell] : []));

test('cells that change while they are read elsewhere are unread until they are read as they are', {
  timeout: 120_000,
}, () => {
  const { later, next } = play(covered(0.55));
  const hidden = unreadIn(next(covered(0.55)));
  expect(hidden.length).toBeGreaterThan(0);
  // Something lies over another part from now on: a reading is asked for, and then what was hidden is seen.
  for (let i = 0; i < 12 && later.given.length === 0; i++) next(covered(0.35, 0.55));
  expect(later.given.map(({ task }) => task.kind)).toEqual(['read']);
  let view = next(covered(0.35));
  // What is read of the picture before that is no reading of these cells: two more must agree.
  const readAgain = () => {
    later.finish();
    for (let i = 0; i < 12 && later.given.length === 0; i++) view = next(covered(0.35));
  };
  readAgain();
  readAgain();
  expect(unreadIn(view)).toEqual(expect.arrayContaining(hidden));
  readAgain();
  for (const cell of hidden) expect(unreadIn(view)).not.toContain(cell);
});

test('what a hand was over is known again at once where it looks as it did', { timeout: 120_000 }, () => {
  const { next } = play(photos[0] as Frame);
  const known = next(photos[0] as Frame).board?.board.cells;
  for (let i = 0; i < 5; i++) expect(unreadIn(next(covered(0.45))).length).toBeGreaterThan(5);
  // No reading is done in between.
  // The light of a row most of which changes takes another frame.
  next(photos[0] as Frame);
  expect(next(photos[0] as Frame).board?.board.cells).toEqual(known);
});
