import sharp from 'sharp';
import type { Random } from '../../src/game/random.ts';
import { drawHints } from '../../src/hints/shapes.ts';
import { makeSvg } from '../../src/hints/svg.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { commonRect } from '../../src/model/frame.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { Sample } from './samples.ts';
import type { Transform } from './transforms.ts';

/**
 * What may lie over a board. Cells under it may be read or not, but never wrongly; what it hides in full must not be read.
 */
export const OVERLAYS: readonly Transform[] = [
  ...[0.3, 0.6, 0.85, 1].map((opacity) =>
    overlay(`over it: a window of ${100 * opacity} %`, [0.45, 0.45], (box) => window(box, opacity), opacity),
  ),
  overlay('over it: a tooltip', [120, 20], tooltip, 1),
  overlay('over it: a pointer of 64 Px', [42, 64], pointer, 0),
  overlay('over it: a selection', [0.5, 0.5], selection, 0),
  { name: 'over it: our own hints', scale: 1, apply: drawOwnHints },
  { name: 'over it: a night light on its lower half', scale: 1, apply: async (sample) => nightLight(sample) },
];

type Draw = (box: Rect) => string;

/** @param size width and height of what is drawn: parts of the board up to 1, else Px. */
function overlay(name: string, size: readonly [number, number], draw: Draw, opacity: number): Transform {
  const apply = async (sample: Sample, random: Random) => {
    const board = latticeRegion(sample.truth);
    const [width, height] = [board.width, board.height].map((whole, k) => {
      const wanted = size[k] as number;
      return Math.round(wanted > 1 ? wanted : wanted * whole);
    }) as [number, number];
    const x = Math.round(board.x + random.unit() * Math.max(0, board.width - width));
    const y = Math.round(board.y + random.unit() * Math.max(0, board.height - height));
    const box = { x, y, width, height };
    return hide({ ...sample, frame: await layOverSvg(sample.frame, draw(box)) }, box, opacity === 1);
  };
  return { name, scale: 1, apply };
}

/** A cell is hidden when at most this part of it is seen. */
const HIDDEN = 0.02;

function hide(sample: Sample, box: Rect, isOpaque: boolean): Sample {
  const touched = new Set(sample.touched);
  const cells = sample.cells.map((symbol, cell) => {
    const rect = cellRect(sample.truth, cell);
    const common = commonRect(rect, box);
    if (!common) return symbol;
    touched.add(cell);
    const seen = 1 - (common.width * common.height) / (rect.width * rect.height);
    return isOpaque && seen <= HIDDEN ? '~' : symbol;
  });
  return { ...sample, cells, touched };
}

async function layOverSvg({ width, height, data }: Frame, body: string): Promise<Frame> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  const drawn = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(svg) }])
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(drawn) };
}

/** Px between lines of text. */
const LINE = 18;

function window({ x, y, width, height }: Rect, opacity: number): string {
  const lines = Array.from({ length: Math.max(0, Math.floor((height - 34) / LINE)) }, (_, k) => y + 42 + k * LINE);
  const text = lines.map((at) => `<text x="${x + 8}" y="${at}">12 quick brown foxes over 3 dogs</text>`).join('');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">
    <g opacity="${opacity}" font-family="sans-serif" font-size="13">
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f4f4f4" stroke="#777"/>
    <rect x="${x}" y="${y}" width="${width}" height="22" fill="#4a6fa5"/>${text}</g></svg>`;
}

function tooltip({ x, y, width, height }: Rect): string {
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" fill="#ffffdc" stroke="#000"/>
    <text x="${x + 6}" y="${y + 14}" font-family="sans-serif" font-size="12">Start game 8</text>`;
}

function pointer({ x, y }: Rect): string {
  const corners = '0,0 0,54 13,42 23,64 30,59 22,39 39,38';
  return `<polygon points="${corners}" transform="translate(${x} ${y})" fill="#fff" stroke="#000" stroke-width="2"/>`;
}

function selection({ x, y, width, height }: Rect): string {
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width}" height="${height}" fill="#39f" fill-opacity="0.35" stroke="#39f"/>`;
}

/** As another copy of the assistant draws them, or a recording of one shows them. */
async function drawOwnHints(sample: Sample): Promise<Sample> {
  const { main } = processFrame(sample.frame);
  const { width, height } = sample.frame;
  const shapes = main ? drawHints(main.hints) : [];
  const frame = await layOverSvg(sample.frame, makeSvg(shapes, { x: 0, y: 0, width, height }));
  return { ...sample, frame, touched: new Set(sample.cells.keys()) };
}

/** What is left of red, green and blue under a warm filter. */
const WARM = [1, 0.82, 0.55, 1] as const;

/** A picture taken while the filter comes on. */
function nightLight(sample: Sample): Sample {
  const { frame, truth } = sample;
  const { y, height } = latticeRegion(truth);
  const from = Math.round(y + height / 2) * frame.width * 4;
  const data = Uint8ClampedArray.from(frame.data, (v, i) => (i < from ? v : v * (WARM[i % 4] as number)));
  return { ...sample, frame: { ...frame, data }, touched: new Set(sample.cells.keys()) };
}
