import sharp from 'sharp';
import type { UnknownGroup } from '../vision/learnLooks.ts';
import { patchPng } from './showPatch.ts';

/** Pixels: sides of a picture, space around it, height of the line under it; pictures a row. */
const SIDE = 96;
const SPACE = 16;
const CAPTION = 28;
const COLUMNS = 6;

/** Writes one PNG with a picture of each group and its number. @throws where the file cannot be written. */
export async function writeContactSheet(groups: readonly UnknownGroup[], file: string): Promise<void> {
  const cell = { width: SIDE + SPACE, height: SIDE + SPACE + CAPTION };
  const columns = Math.min(COLUMNS, groups.length);
  const width = columns * cell.width + SPACE;
  const height = Math.ceil(groups.length / columns) * cell.height + SPACE;
  const place = (k: number) => ({
    left: SPACE + (k % columns) * cell.width,
    top: SPACE + Math.floor(k / columns) * cell.height,
  });
  const pictures = await Promise.all(
    groups.map(async ({ patch }, k) => ({ input: await patchPng(patch, SIDE), ...place(k) })),
  );
  const captions = groups.map((_, k) => {
    const { left, top } = place(k);
    return `<text x="${left + SIDE / 2}" y="${top + SIDE + 20}" text-anchor="middle">${k + 1}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="18">${captions.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toFile(file);
}
