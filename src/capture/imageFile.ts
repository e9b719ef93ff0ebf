import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Result } from '../model/errors.ts';
import { failure, messageOf, success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';

/** Pixels of the largest picture accepted: four times 8000 × 8000. */
const MOST_PIXELS = 256_000_000;

/**
 * Decodes a picture file (PNG, JPEG, WebP, GIF, TIFF, AVIF …) into a frame, upright and on white where transparent.
 * Fails with `file-missing`, `file-unreadable` (a folder, no permission), `image-invalid` or `image-too-large`.
 */
export async function loadImage(path: string): Promise<Result<Frame>> {
  const checked = await checkFile(path);
  if (!checked.ok) return checked;
  try {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return success({
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    });
  } catch (error) {
    const text = messageOf(error);
    if (/pixel limit/i.test(text))
      return failure(
        'image-too-large',
        `${path} has more than ${MOST_PIXELS / 1e6} megapixels: cut it to the part with the board.`,
      );
    return failure(
      'image-invalid',
      `${path} is not a picture that can be decoded: save the screenshot again, best as PNG.`,
    );
  }
}

async function checkFile(path: string): Promise<Result<null>> {
  try {
    const found = await stat(path);
    if (found.isDirectory())
      return failure(
        'file-unreadable',
        `${path} is a folder: name the pictures in it, for example ${path.replace(/\/$/, '')}/*.png.`,
      );
    return success(null);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return failure('file-missing', `${path} does not exist: check the name.`);
    return failure('file-unreadable', `${path} cannot be opened (${code ?? 'unknown error'}): check its permissions.`);
  }
}
