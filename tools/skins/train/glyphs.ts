import type { Random } from '../../../src/game/random.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hex, hsl, shade } from '../lab/colour.ts';
import type { Font } from '../lab/fonts.ts';
import { loadFonts } from '../lab/fonts.ts';
import type { CellBox, Context } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';
import type { Ink } from './ink.ts';
import { hardInk, randomInk, withInk } from './ink.ts';

/** How a skin writes its numbers. */
export interface DigitStyle {
  readonly font: Font;
  /** Height of the em box as a part of the cell's smaller side. */
  readonly size: number;
  /** Colour by number, from 1. */
  readonly colours: readonly Rgb[];
  readonly outline: { readonly colour: Rgb; readonly width: number } | null;
  readonly shadow: { readonly colour: Rgb; readonly blur: number; readonly dx: number; readonly dy: number } | null;
  /** Vertical gradient: how much lighter the top is than the bottom. */
  readonly gradient: number;
  readonly offset: { readonly x: number; readonly y: number };
  /** Digits are made of seven bars instead of taken from the font: width of a bar as a part of the digit's. */
  readonly bars: number | null;
  /** How visible bars are that are not lit, 0 to 1. */
  readonly unlit: number;
  /** Size of numbers of two digits against that of one. */
  readonly pair: number;
  readonly ink: Ink | null;
  /** A disc or box behind each number: its colour and how round it is, 0 to 1; null where there is none. */
  readonly plate: { readonly colour: Rgb; readonly round: number } | null;
}

const CONVENTIONAL: readonly Rgb[] = [
  '#0000ff',
  '#008000',
  '#ff0000',
  '#000080',
  '#800000',
  '#008080',
  '#000000',
  '#808080',
].map(hex);
const SOFT: readonly Rgb[] = [
  '#1976d2',
  '#388e3c',
  '#d32f2f',
  '#7b1fa2',
  '#ff8f00',
  '#0097a7',
  '#424242',
  '#9e9e9e',
].map(hex);
const SWAPPED: readonly Rgb[] = [
  '#00aa00',
  '#f0f0f0',
  '#40c0ff',
  '#ffffff',
  '#3030d0',
  '#c00000',
  '#a0a000',
  '#808080',
].map(hex);

const LEAST_DIGIT_CONTRAST = 75;
/** Fonts whose digits are made of few squares: 3 and 8, 6 and 8, 5 and 6 differ by one or two of them. */
const PIXEL_FONTS = /press-start|vt323|micro-5|dotgothic|silkscreen|nova-mono/;

/** Number colours that can be told from every given background. */
export function digitColours(random: Random, grounds: readonly Rgb[], least = LEAST_DIGIT_CONTRAST): readonly Rgb[] {
  const one = chance(random, 0.15) ? distinctColour(random, grounds, 150) : null;
  const base = pick(random, [CONVENTIONAL, CONVENTIONAL, SOFT, SWAPPED, null]);
  return Array.from({ length: 12 }, (_, i) => {
    const wanted = one ?? base?.[i % 8] ?? hsl(random.int(0, 359), between(random, 0.3, 1), between(random, 0.1, 0.9));
    return pushApart(wanted, grounds, least);
  });
}

/** Makes a colour lighter or darker until it can be told from the backgrounds. */
function pushApart(colour: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  const distance = (c: Rgb) =>
    Math.min(...grounds.map((g) => Math.max(...g.map((v, k) => Math.abs(v - (c[k] as number))))));
  let best = colour;
  for (const amount of [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1]) {
    const candidate = shade(colour, amount);
    if (distance(candidate) >= least) return candidate;
    if (distance(candidate) > distance(best)) best = candidate;
  }
  return best;
}

export function digitStyle(random: Random, grounds: readonly Rgb[], fonts?: readonly Font[]): DigitStyle {
  const plate = chance(random, 0.06) ? { colour: plateColour(random, grounds), round: random.unit() } : null;
  const faint = chance(random, 0.15) ? between(random, 30, 60) : LEAST_DIGIT_CONTRAST;
  const colours = digitColours(random, plate ? [plate.colour] : grounds, faint);
  const outlined = chance(random, 0.1);
  const all = fonts ?? loadFonts('train');
  const pixels = all.filter((font) => PIXEL_FONTS.test(font.package));
  const isPixels = pixels.length > 0 && chance(random, 0.1);
  return {
    font: pick(random, isPixels ? pixels : all),
    size: chance(random, 0.06) ? between(random, 0.3, 0.5) : between(random, 0.5, 0.98),
    colours,
    outline: outlined
      ? { colour: distinctColour(random, [...grounds, ...colours.slice(0, 3)], 90), width: between(random, 0.03, 0.1) }
      : null,
    shadow: chance(random, 0.14)
      ? {
          colour: chance(random, 0.5) ? [0, 0, 0] : [255, 255, 255],
          blur: between(random, 0, 0.12),
          dx: between(random, -0.04, 0.06),
          dy: between(random, 0, 0.07),
        }
      : null,
    gradient: chance(random, 0.12) ? between(random, -0.4, 0.4) : 0,
    offset: { x: between(random, -0.05, 0.05), y: between(random, -0.05, 0.05) },
    bars: chance(random, 0.06) ? between(random, 0.1, 0.3) : null,
    unlit: chance(random, 0.4) ? between(random, 0.05, 0.25) : 0,
    pair: between(random, 0.6, 0.9),
    ink: isPixels && chance(random, 0.6) ? hardInk(random) : randomInk(random),
    plate,
  };
}

function plateColour(random: Random, grounds: readonly Rgb[]): Rgb {
  return shade(grounds[0] as Rgb, between(random, 0.15, 0.8) * (chance(random, 0.5) ? 1 : -1));
}

/** Writes one text into a cell with a digit style. */
export function drawText(ctx: Context, text: string, cell: CellBox, style: DigitStyle, colour: Rgb): void {
  if (style.plate) drawPlate(ctx, cell, style.plate);
  withInk(ctx, cell, style.ink, (paint, box) => writeText(paint, text, box, style, colour));
}

function drawPlate(ctx: Context, cell: CellBox, { colour, round }: NonNullable<DigitStyle['plate']>): void {
  const { x, y, width, height } = inside(cell, 0.12);
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, (round * Math.min(width, height)) / 2);
  ctx.fill();
}

function writeText(ctx: Context, text: string, cell: CellBox, style: DigitStyle, colour: Rgb): void {
  const side = Math.min(cell.width, cell.height);
  const size = side * style.size * (text.length > 1 ? style.pair : 1);
  if (style.bars && /^\d+$/.test(text)) {
    drawBars(ctx, text, cell, size, style.bars, colour, style.unlit);
    return;
  }
  ctx.save();
  ctx.font = `${size}px ${style.font.name}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const m = ctx.measureText(text);
  const height = m.actualBoundingBoxAscent + m.actualBoundingBoxDescent;
  const x = cell.x + (cell.width - m.actualBoundingBoxRight + m.actualBoundingBoxLeft) / 2 + style.offset.x * side;
  const y = cell.y + (cell.height + height) / 2 - m.actualBoundingBoxDescent + style.offset.y * side;
  if (style.shadow) {
    ctx.shadowColor = css(style.shadow.colour, 0.8);
    ctx.shadowBlur = style.shadow.blur * side;
    ctx.shadowOffsetX = style.shadow.dx * side;
    ctx.shadowOffsetY = style.shadow.dy * side;
  }
  if (style.outline) {
    ctx.lineWidth = Math.max(1, style.outline.width * side * 2);
    ctx.lineJoin = 'round';
    ctx.strokeStyle = css(style.outline.colour);
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = textFill(ctx, colour, style, y - height, y);
  ctx.fillText(text, x, y);
  ctx.restore();
}

/** Which of the bars top, upper left, upper right, middle, lower left, lower right, bottom make each digit. */
const BARS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

function drawBars(
  ctx: Context,
  text: string,
  cell: CellBox,
  size: number,
  thick: number,
  colour: Rgb,
  unlit: number,
): void {
  const h = size * 0.78;
  const w = h * 0.55;
  const t = Math.max(1, w * thick);
  const gap = w * 0.25;
  const left = cell.x + (cell.width - text.length * w - (text.length - 1) * gap) / 2;
  const y = cell.y + (cell.height - h) / 2;
  [...text].forEach((digit, n) => {
    const x = left + n * (w + gap);
    const boxes = [
      [x, y, w, t],
      [x, y, t, h / 2],
      [x + w - t, y, t, h / 2],
      [x, y + (h - t) / 2, w, t],
      [x, y + h / 2, t, h / 2],
      [x + w - t, y + h / 2, t, h / 2],
      [x, y + h - t, w, t],
    ] as const;
    boxes.forEach((box, k) => {
      const isLit = BARS[Number(digit)]?.[k] === '1';
      if (!isLit && unlit === 0) return;
      ctx.fillStyle = css(colour, isLit ? 1 : unlit);
      ctx.fillRect(...box);
    });
  });
}

function textFill(ctx: Context, colour: Rgb, { gradient }: DigitStyle, top: number, bottom: number) {
  if (gradient === 0) return css(colour);
  const fill = ctx.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, css(shade(colour, gradient)));
  fill.addColorStop(1, css(colour));
  return fill;
}

export function drawDigit(ctx: Context, text: string, cell: CellBox, style: DigitStyle): void {
  drawText(ctx, text, cell, style, style.colours[Number(text) - 1] as Rgb);
}

/** A box inside a cell, as parts of its sides. */
export function inside(cell: CellBox, margin: number): CellBox {
  const dx = cell.width * margin;
  const dy = cell.height * margin;
  return { ...cell, x: cell.x + dx, y: cell.y + dy, width: cell.width - 2 * dx, height: cell.height - 2 * dy };
}
