import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { FrameSource } from '../../src/capture/frameSource.ts';
import { openReplay } from '../../src/capture/frameSource.ts';
import type { Recording } from '../../src/capture/recording.ts';
import { loadRecording } from '../../src/capture/recording.ts';
import type { ScreenshotModule, ScreenshotOptions } from '../../src/capture/screenshots.ts';
import { openScreenshots } from '../../src/capture/screenshots.ts';
import { failure, success } from '../../src/model/errors.ts';
import type { Frame } from '../../src/model/frame.ts';
import { KMINES_RECORDING } from '../support/recordings.ts';

const AT_ONCE = { speed: Number.POSITIVE_INFINITY };
const pixel = (value: number): Frame => ({ width: 1, height: 1, data: new Uint8Array([value, 0, 0, 255]) });

/** A recording of one-pixel frames, 20 ms apart; frame `broken` cannot be decoded. */
function makeRecording(count: number, broken = -1): Recording {
  const frames = Array.from({ length: count }, (_, n) => ({ file: `${n}.png`, ms: 20 * n }));
  return {
    folder: 'none',
    meta: { program: 'Test', frames },
    loadFrame: async (n) => (n === broken ? failure('image-invalid', 'broken.') : success(pixel(n))),
  };
}

/** The red values that a source gives until its end; -1 for a failure. */
async function reds(source: FrameSource): Promise<number[]> {
  const values: number[] = [];
  for (;;) {
    const next = await source.next();
    if (next.ok && !next.value) return values;
    values.push(next.ok ? (next.value?.frame.data[0] as number) : -1);
  }
}

test('a recording gives each frame as often as it is looked at, then its end', async () => {
  expect(await reds(openReplay(makeRecording(3), AT_ONCE))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(await reds(openReplay(makeRecording(3), { ...AT_ONCE, looks: 1 }))).toEqual([0, 1, 2]);
});

test('a frame that cannot be decoded is one failure', async () => {
  expect(await reds(openReplay(makeRecording(3, 1), AT_ONCE))).toEqual([0, 0, -1, 2, 2]);
});

test('frames come at their times', async () => {
  const start = performance.now();
  const source = openReplay(makeRecording(4), { speed: 1, looks: 1 });
  expect(await reds(source)).toEqual([0, 1, 2, 3]);
  // Timers may be early by a millisecond.
  expect(performance.now() - start).toBeGreaterThanOrEqual(58);
});

test('closing ends the wait for a frame', async () => {
  const source = openReplay(makeRecording(3), { speed: 1e-6, looks: 1 });
  await source.next();
  const waiting = source.next();
  source.close();
  expect(await waiting).toEqual(success(null));
});

test('the recorded game of KMines is a source', async () => {
  const recording = await loadRecording(KMINES_RECORDING);
  if (!recording.ok) throw new Error(recording.reason);
  const source = openReplay(recording.value, AT_ONCE);
  expect(source.name).toBe('a recording of KMines');
  const first = await source.next();
  expect(first).toMatchObject({ ok: true, value: { ms: 0, frame: { width: 900, height: 700 } } });
});

let red: Buffer;
let blue: Buffer;
const picture = (background: string) =>
  sharp({ create: { width: 3, height: 2, channels: 3, background } })
    .png()
    .toBuffer();
beforeAll(async () => {
  [red, blue] = await Promise.all([picture('#ff0000'), picture('#0000ff')]);
});

/** A stand-in for the package: what each capture and each listing of the screens does. */
function makeModule(
  take: (screen: string | number | undefined) => Promise<Buffer>,
  listDisplays: ScreenshotModule['listDisplays'] = async () => [{ id: 'left' }, { id: 'right' }],
): ScreenshotModule {
  return Object.assign((options: { screen?: string | number }) => take(options.screen), { listDisplays });
}

async function openWith(take: ScreenshotModule, options: ScreenshotOptions = {}): Promise<FrameSource> {
  const opened = await openScreenshots({ rest: 0, platform: 'linux', ...options, take });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

test('screenshots are decoded into opaque frames with their time', async () => {
  const next = await (await openWith(makeModule(async () => red))).next();
  if (!next.ok || !next.value) throw new Error('no frame');
  const { frame, ms } = next.value;
  expect([frame.width, frame.height, ...frame.data.subarray(0, 4)]).toEqual([3, 2, 255, 0, 0, 255]);
  expect(frame.data.length).toBe(24);
  expect(ms).toBeGreaterThanOrEqual(0);
});

test('other screens are captured in turn while nothing is found', async () => {
  const source = await openWith(makeModule(async (screen) => (screen === 'left' ? red : blue)));
  const firstByte = async () => {
    const next = await source.next();
    return next.ok ? next.value?.frame.data[0] : null;
  };
  expect([await firstByte(), await firstByte()]).toEqual([255, 255]);
  source.lookElsewhere?.();
  expect(await firstByte()).toBe(0);
  source.lookElsewhere?.();
  expect(await firstByte()).toBe(255);
});

test.each<[string, () => Promise<Buffer>]>([
  ['fails', () => Promise.reject(new Error('spawn import ENOENT'))],
  ['never comes', () => new Promise(() => undefined)],
  ['is no picture', async () => Buffer.from('no picture')],
])('a capture that %s is a failure in one sentence, and the next one may work', async (_, first) => {
  let count = 0;
  const take = makeModule(() => (count++ === 0 ? first() : Promise.resolve(red)));
  const source = await openWith(take, { patience: 30 });
  const failed = await source.next();
  expect(failed).toMatchObject({ ok: false, code: 'capture-failed' });
  expect(failed.ok ? '' : failed.reason).toMatch(/^[^\n]+ImageMagick[^\n]+\.$/);
  expect(await source.next()).toMatchObject({ ok: true });
});

test('where no screen is found nothing is captured', async () => {
  const never = () => Promise.reject(new Error('must not be called'));
  const none = await openScreenshots({ take: makeModule(never, async () => []) });
  expect(none).toMatchObject({ ok: false, code: 'capture-failed' });
  const broken = await openScreenshots({ take: makeModule(never, () => Promise.reject(new Error('no xrandr'))) });
  expect(broken).toMatchObject({ ok: false, code: 'capture-failed' });
});

test('a screen that goes away later is a failure, not a hang', async () => {
  let listed = 0;
  const list = async () => (listed++ === 0 ? [{ id: 'left' }] : []);
  const source = await openWith(makeModule(() => new Promise(() => undefined), list));
  expect(await source.next()).toMatchObject({ ok: false, code: 'capture-failed' });
});

test('while nothing changes the rest grows with what a capture costs', async () => {
  const slow = makeModule(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return red;
  });
  const source = await openWith(slow, { quietRest: 10_000 });
  expect(await source.next()).toMatchObject({ value: { frame: { width: 3 } } });
  expect(await source.next()).toMatchObject({ value: { frame: { width: 3 } } });
  const waiting = source.next(true);
  source.close();
  expect(await waiting).toEqual(success(null));
});

test('captures rest between each other, and closing ends the rest', async () => {
  const source = await openWith(
    makeModule(async () => red),
    { rest: 60_000 },
  );
  expect(await source.next()).toMatchObject({ ok: true, value: { frame: { width: 3 } } });
  const resting = source.next();
  source.close();
  expect(await resting).toEqual(success(null));
});
