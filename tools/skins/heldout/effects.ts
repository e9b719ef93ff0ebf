import sharp from 'sharp';
import type { Frame } from '../../../src/model/frame.ts';
import type { Dice } from './dice.ts';

/** What a picture goes through between the program and the reader. */
export interface Effects {
  readonly gamma: number;
  /** Gains of the three channels, as night filters have. */
  readonly warmth: readonly [number, number, number];
  /** JPEG quality, or null for lossless pictures. */
  readonly jpeg: number | null;
}

export function pickEffects(dice: Dice): Effects {
  return {
    gamma: dice.odds(0.2) ? dice.range(0.75, 1.35) : 1,
    warmth: dice.odds(0.12) ? [1, dice.range(0.78, 0.95), dice.range(0.5, 0.85)] : [1, 1, 1],
    jpeg: dice.odds(0.22) ? dice.whole(60, 95) : null,
  };
}

export async function applyEffects(frame: Frame, { gamma, warmth, jpeg }: Effects): Promise<Frame> {
  const { width, height } = frame;
  const data = Uint8ClampedArray.from(frame.data);
  const curves = warmth.map((gain) => Array.from({ length: 256 }, (_, v) => 255 * gain * (v / 255) ** gamma));
  if (gamma !== 1 || warmth[2] !== 1)
    for (let i = 0; i < data.length; i += 4)
      for (let c = 0; c < 3; c++) data[i + c] = curves[c]?.[data[i + c] as number] as number;
  if (jpeg === null) return { width, height, data };
  const raw = { width, height, channels: 4 as const };
  const encoded = await sharp(Buffer.from(data.buffer), { raw }).jpeg({ quality: jpeg }).toBuffer();
  return { width, height, data: new Uint8Array(await sharp(encoded).ensureAlpha().raw().toBuffer()) };
}

/** The picture resampled to another size, as a zoomed page or a remote desktop is. */
export async function resample(
  { width, height, data }: Frame,
  zoom: number,
  kernel: 'linear' | 'cubic' | 'lanczos3',
): Promise<Frame> {
  const size = { width: Math.round(width * zoom), height: Math.round(height * zoom) };
  const raw = { width, height, channels: 4 as const };
  const resized = await sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw })
    .resize({ ...size, kernel, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data: new Uint8Array(resized) };
}
