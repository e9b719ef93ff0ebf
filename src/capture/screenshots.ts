import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { FrameSource } from './frameSource.ts';

/** The part of npm `screenshot-desktop` (which has no types) that we call. */
export interface ScreenshotModule {
  (options: { readonly format: 'png'; readonly screen?: ScreenId }): Promise<Buffer>;
  listDisplays(): Promise<readonly { readonly id: ScreenId }[]>;
}
type ScreenId = string | number;

export interface ScreenshotOptions {
  /** Ms between the end of a capture and the start of the next: what is spent on captures is not spent on the game. */
  readonly rest?: number;
  /** While nothing changes: the rest after a capture, as a multiple of the time that the capture took. */
  readonly quietRest?: number;
  /** Ms after which a capture that does not come has failed. */
  readonly patience?: number;
  readonly platform?: NodeJS.Platform;
  /** What takes the pictures; tests give their own. */
  readonly take?: ScreenshotModule;
}

const REST = 100;
/** A capture (a few processes, a picture packed and unpacked) keeps up to a core busy; an idle board may cost a fifth. */
const QUIET_REST = 4;
const PATIENCE = 10_000;

/**
 * The screens by screenshots, one after the other: the route that works everywhere and needs to know nothing about
 * windows. On Linux it calls ImageMagick's `import` and `xrandr`. Fails with `capture-failed` where no screen is found.
 */
export async function openScreenshots(options: ScreenshotOptions = {}): Promise<Result<FrameSource>> {
  const { rest = REST, quietRest = QUIET_REST, patience = PATIENCE, platform = process.platform } = options;
  const take = options.take ?? (createRequire(import.meta.url)('screenshot-desktop') as ScreenshotModule);
  const first = await listScreens(take, patience, platform);
  if (!first.ok) return first;
  let screens = first.value;
  let screen = 0;
  const start = performance.now();
  const closing = new AbortController();
  let lastEnd = -Infinity;
  /** Ms that the last capture took. */
  let cost = 0;

  async function capture(): Promise<Result<Frame>> {
    // The package never answers when its own listing fails (1.15.6), so that has to be found out before.
    const listed = platform === 'linux' ? await listScreens(take, patience, platform) : success(screens);
    if (!listed.ok) return listed;
    screens = listed.value;
    return takePicture(take, screens[screen % screens.length] as ScreenId, patience, platform);
  }

  return success({
    name: 'the screen',
    async next(isQuiet = false) {
      const wait = lastEnd + (isQuiet ? Math.max(rest, quietRest * cost) : rest) - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return success(null);
      const begin = performance.now();
      const frame = await capture();
      lastEnd = performance.now();
      cost = lastEnd - begin;
      if (closing.signal.aborted) return success(null);
      return frame.ok ? success({ frame: frame.value, ms: begin - start }) : frame;
    },
    lookElsewhere() {
      screen = (screen + 1) % screens.length;
    },
    close: () => closing.abort(),
  });
}

async function listScreens(
  take: ScreenshotModule,
  patience: number,
  platform: NodeJS.Platform,
): Promise<Result<readonly ScreenId[]>> {
  try {
    const screens = await within(patience, take.listDisplays());
    return screens.length > 0 ? success(screens.map(({ id }) => id)) : noScreen(platform);
  } catch {
    return noScreen(platform);
  }
}

function noScreen(platform: NodeJS.Platform) {
  const advice =
    platform === 'linux' ? 'check that the X11 display is there and that xrandr is installed' : 'connect a display';
  return failure('capture-failed', `No screen to take pictures of was found: ${advice}.`);
}

async function takePicture(
  take: ScreenshotModule,
  screen: ScreenId,
  patience: number,
  platform: NodeJS.Platform,
): Promise<Result<Frame>> {
  try {
    return await decode(await within(patience, take({ format: 'png', screen })));
  } catch {
    return failure('capture-failed', `The screen cannot be captured: ${CAPTURE_ADVICE[platform] ?? USUAL_ADVICE}.`);
  }
}

const CAPTURE_ADVICE: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'install ImageMagick, whose import takes the pictures; on Wayland they show X11 programs only',
  darwin: 'allow the terminal to record the screen in System Settings, Privacy & Security',
};
const USUAL_ADVICE = 'unlock it and start Automine again';

async function decode(png: Buffer): Promise<Result<Frame>> {
  const { data, info } = await sharp(png, { failOn: 'error' })
    .toColourspace('srgb')
    .removeAlpha()
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return success({
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  });
}

/** A promise's value, or a rejection after `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`nothing came within ${ms} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}
