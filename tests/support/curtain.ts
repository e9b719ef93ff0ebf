import sharp from 'sharp';
import type { Frame, Rect } from '../../src/model/frame.ts';

export interface Curtain {
  readonly colour: string;
  /** 1 hides everything. */
  readonly opacity?: number;
  readonly text?: string;
  /** Px by which what lies under it is blurred. */
  readonly blur?: number;
}

/** A frame with a panel over a part of it (Px, rounded), as programs draw one over a paused game. */
export async function drawCurtain(frame: Frame, rect: Rect, curtain: Curtain): Promise<Frame> {
  const { colour, opacity = 1, text = '', blur = 0 } = curtain;
  const left = Math.round(rect.x);
  const top = Math.round(rect.y);
  const width = Math.round(rect.x + rect.width) - left;
  const height = Math.round(rect.y + rect.height) - top;
  const raw = { width: frame.width, height: frame.height, channels: 4 } as const;
  const picture = sharp(Buffer.from(frame.data), { raw });
  const under = picture.clone().extract({ left, top, width, height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}" fill-opacity="${opacity}"/>
    <text x="50%" y="50%" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#777">${text}</text>
  </svg>`;
  const layers = [{ input: Buffer.from(svg), left, top }];
  const blurred = blur > 0 ? [{ input: await under.blur(blur).png().toBuffer(), left, top }] : [];
  const drawn = await picture
    .composite([...blurred, ...layers])
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { ...frame, data: new Uint8Array(drawn) };
}

/** The colour in the middle of a cell's box. */
export function colourIn({ width, data }: Frame, { x, y, width: w, height: h }: Rect): string {
  const at = (Math.round(y + h / 2) * width + Math.round(x + w / 2)) * 4;
  return `rgb(${data[at]},${data[at + 1]},${data[at + 2]})`;
}
