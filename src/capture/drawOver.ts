import sharp from 'sharp';
import type { Frame } from '../model/frame.ts';

/** Draws an SVG of the frame's size over the frame and writes the picture; the ending of `path` decides its format. */
export async function drawOver({ width, height, data }: Frame, svg: string, path: string): Promise<void> {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(svg), limitInputPixels: false }])
    .removeAlpha()
    .toFile(path);
}
