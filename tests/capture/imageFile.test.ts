import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { loadImage } from '../../src/capture/imageFile.ts';
import type { Frame } from '../../src/model/frame.ts';
import { FIXTURES } from '../support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'automine-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

const [WIDTH, HEIGHT] = [48, 32];
type Rgb = readonly [number, number, number];
const LEFT: Rgb = [200, 30, 40];
const RIGHT: Rgb = [20, 60, 220];

/** A picture of two colours, left and right. */
function picture(): Sharp {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(i % WIDTH < WIDTH / 2 ? LEFT : RIGHT, i * 3);
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

const grey = ([r, g, b]: Rgb): Rgb => {
  const y = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
  return [y, y, y];
};

async function load(name: string): Promise<Frame> {
  const loaded = await loadImage(at(name));
  if (!loaded.ok) throw new Error(loaded.reason);
  return loaded.value;
}

function expectPixel({ width, data }: Frame, x: number, y: number, colour: Rgb, off: number): void {
  const pixel = [...data.subarray((y * width + x) * 4, (y * width + x + 1) * 4)];
  expect(pixel[3]).toBe(255);
  for (const [i, value] of colour.entries()) expect(Math.abs((pixel[i] as number) - value)).toBeLessThanOrEqual(off);
}

/** Off: largest error of a channel; lossy formats and colour conversions have some. */
const FORMATS: [name: string, write: () => Sharp, off: number, greyed?: boolean][] = [
  ['plain.png', () => picture().png(), 0],
  ['interlaced.png', () => picture().png({ progressive: true }), 0],
  ['palette.png', () => picture().png({ palette: true }), 0],
  ['deep.png', () => picture().toColourspace('rgb16').png(), 1],
  ['grey.png', () => picture().toColourspace('b-w').png(), 40, true],
  ['deep-grey.png', () => picture().toColourspace('grey16').png(), 40, true],
  ['alpha.png', () => picture().ensureAlpha().png(), 0],
  ['picture.jpg', () => picture().jpeg({ quality: 95 }), 8],
  ['grey.jpg', () => picture().toColourspace('b-w').jpeg({ quality: 95 }), 40, true],
  ['cmyk.jpg', () => picture().toColourspace('cmyk').jpeg({ quality: 95 }), 80],
  ['picture.webp', () => picture().webp({ lossless: true }), 0],
  ['picture.gif', () => picture().gif(), 8],
  ['picture.tiff', () => picture().tiff({ compression: 'lzw' }), 0],
  ['no-ending', () => picture().png(), 0],
];

describe('loadImage', () => {
  test.each(FORMATS)('%s becomes opaque RGBA of 8 bits', async (name, write, off, greyed = false) => {
    writeFileSync(at(name), await write().toBuffer());
    const frame = await load(name);
    expect([frame.width, frame.height]).toEqual([WIDTH, HEIGHT]);
    expect(frame.data).toHaveLength(WIDTH * HEIGHT * 4);
    expectPixel(frame, 8, 8, greyed ? grey(LEFT) : LEFT, off);
    expectPixel(frame, WIDTH - 8, 8, greyed ? grey(RIGHT) : RIGHT, off);
  });

  test('what is transparent is white', async () => {
    await picture().ensureAlpha(0).png().toFile(at('glass.png'));
    expectPixel(await load('glass.png'), 8, 8, [255, 255, 255], 0);
  });

  test.each([
    [3, WIDTH - 8, 8],
    [6, 8, WIDTH - 8],
    [8, 8, 8],
  ])('an EXIF orientation of %i is turned upright', async (orientation, x, y) => {
    const name = `turned-${orientation}.jpg`;
    await picture().jpeg({ quality: 95 }).withMetadata({ orientation }).toFile(at(name));
    const frame = await load(name);
    expect([frame.width, frame.height]).toEqual(orientation >= 5 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);
    const colour = orientation === 3 ? LEFT : RIGHT;
    expectPixel(frame, x, y, colour, 8);
  });

  test('the first picture of an animation is taken', async () => {
    const pages = [picture(), picture().negate()].map((page) => page.png().toBuffer());
    await sharp(await Promise.all(pages), { join: { animated: true } })
      .webp({ lossless: true })
      .toFile(at('two.webp'));
    const frame = await load('two.webp');
    expect([frame.width, frame.height]).toEqual([WIDTH, HEIGHT]);
    expectPixel(frame, 8, 8, LEFT, 0);
  });
});

describe('loadImage fails', () => {
  const screenshot = readFileSync(`${FIXTURES}boards/kmines-9x9/03.png`);
  const flipped = Buffer.from(screenshot);
  for (let i = 3000; i < 3050; i++) flipped[i] = 0x55;

  test.each([
    ['truncated.png', screenshot.subarray(0, screenshot.length / 2)],
    ['header-only.png', screenshot.subarray(0, 40)],
    ['damaged.png', flipped],
    ['text.png', Buffer.from('not a picture')],
    ['empty.png', Buffer.alloc(0)],
  ])('%s: image-invalid', async (name, bytes) => {
    writeFileSync(at(name), bytes);
    expect(await loadImage(at(name))).toMatchObject({
      ok: false,
      code: 'image-invalid',
      reason: expect.stringContaining(name),
    });
  });

  test('a truncated JPEG: image-invalid', async () => {
    const bytes = await sharp(screenshot).jpeg().toBuffer();
    writeFileSync(at('truncated.jpg'), bytes.subarray(0, bytes.length / 2));
    expect(await loadImage(at('truncated.jpg'))).toMatchObject({ ok: false, code: 'image-invalid' });
  });

  test('a picture of more pixels than a screen ever has: image-too-large', async () => {
    writeFileSync(at('huge.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="16001" height="16000"/>');
    expect(await loadImage(at('huge.svg'))).toMatchObject({ ok: false, code: 'image-too-large' });
  });

  test.each([
    ['missing.png', 'file-missing'],
    ['plain.png/inside.png', 'file-missing'],
    ['', 'file-unreadable'],
  ])('"%s": %s', async (name, code) => {
    writeFileSync(at('plain.png'), screenshot);
    expect(await loadImage(at(name))).toMatchObject({ ok: false, code, reason: expect.stringMatching(/: .+\.$/) });
  });
});
