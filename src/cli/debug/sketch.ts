import sharp from 'sharp';
import type { Frame, Rect } from '../../model/frame.ts';
import type { Point } from '../../model/topology.ts';

/** A picture of what a stage of the reader came to: part of a frame, enlarged, with marks over it. */
export interface Sketch {
  /** Short, for the name of the file. */
  readonly name: string;
  /** What it shows, in a sentence or two. */
  readonly caption: string;
  readonly frame: Frame;
  /** The part that is shown, Px of the frame; nothing for all of it. */
  readonly view?: Rect | undefined;
  /** Pixels of the picture for each Px, a whole number. */
  readonly scale?: number | undefined;
  /** SVG elements in Px of the frame. */
  readonly marks?: readonly string[] | undefined;
}

/** A sketch as a PNG. */
export async function renderSketch({ frame, view, scale = 1, marks = [] }: Sketch): Promise<Buffer> {
  const { x, y, width, height } = wholePixels(view ?? { x: 0, y: 0, width: frame.width, height: frame.height }, frame);
  const { width: frameWidth, height: frameHeight, data } = frame;
  const raw = { width: frameWidth, height: frameHeight, channels: 4 } as const;
  const shown = await sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw })
    .extract({ left: x, top: y, width, height })
    .removeAlpha()
    .resize({ width: width * scale, height: height * scale, kernel: 'nearest' })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}" font-family="sans-serif">${marks.join('')}</svg>`;
  return sharp(shown)
    .composite([{ input: Buffer.from(svg), limitInputPixels: false }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function wholePixels({ x, y, width, height }: Rect, frame: Frame): Rect {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  return {
    x: left,
    y: top,
    width: Math.min(frame.width, Math.ceil(x + width)) - left,
    height: Math.min(frame.height, Math.ceil(y + height)) - top,
  };
}

/** How much to enlarge cells of a pitch (Px) so that what is drawn on them can be read. */
export function scaleFor(pitch: number): number {
  return Math.max(1, Math.ceil(READABLE / pitch));
}

const READABLE = 32;

/** A layer over all of a frame that lets marks stand out; 1 is black. */
export function dim({ width, height }: Frame, opacity: number): string {
  return `<rect width="${width}" height="${height}" fill="#000" fill-opacity="${opacity}"/>`;
}

export function box({ x, y, width, height }: Rect, style: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`;
}

export function line(from: Point, to: Point, style: string): string {
  return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" ${style}/>`;
}

export function polygon(corners: readonly Point[], style: string): string {
  return `<polygon points="${corners.map(({ x, y }) => `${x},${y}`).join(' ')}" ${style}/>`;
}

/** Text with a dark rim, readable on everything; (x, y) is the left end of its baseline unless the style says otherwise. */
export function label(text: string, x: number, y: number, size: number, style: string): string {
  const rim = `stroke="#000" stroke-width="${size / 5}" stroke-linejoin="round"`;
  const element = (extra: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" ${style} ${extra}>${escapeText(text)}</text>`;
  return element(rim) + element('');
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A frame of one colour. */
export function plainFrame(width: number, height: number, level: number): Frame {
  const data = new Uint8Array(width * height * 4).fill(level);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, data };
}

/** A frame of grey levels (0 to 255), one a pixel. */
export function greyFrame(width: number, height: number, levelAt: (x: number, y: number) => number): Frame {
  const frame = plainFrame(width, height, 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) frame.data.fill(levelAt(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return frame;
}
