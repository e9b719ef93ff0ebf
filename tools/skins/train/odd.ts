import { createCanvas } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hsl, mix, randomColour, shade } from '../lab/colour.ts';
import { loadFonts } from '../lab/fonts.ts';
import { fill } from '../lab/paint.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, digitText, even, pick } from '../lab/skin.ts';
import { drawContents, looksCovered } from './contents.ts';
import { digitColours, digitStyle, drawText, inside } from './glyphs.ts';
import { markStyle } from './marks.ts';

const PIXEL_FONTS = ['press-start-2p', 'vt323', 'micro-5', 'jersey-10', 'dotgothic16', 'silkscreen'];
const TEXT_FONTS = /mono|courier|inconsolata|cousine|vt323|share-tech|cutive|fira-code/;

/** Characters in a text window, with or without coloured grounds. */
export const terminal: Family = (random) => {
  const dark = chance(random, 0.8);
  const ground: Rgb = dark
    ? hsl(random.int(0, 359), between(random, 0, 0.4), between(random, 0, 0.15))
    : hsl(60, 0.3, 0.95);
  const reversed = chance(random, 0.7);
  const closed = reversed ? mix(ground, distinctColour(random, [ground], 120), between(random, 0.35, 1)) : ground;
  const fonts = loadFonts('train').filter((f) => TEXT_FONTS.test(f.package));
  const base = digitStyle(random, [ground], fonts);
  const style = { ...base, size: between(random, 0.75, 1), outline: null, shadow: null, gradient: 0 };
  const ink = distinctColour(random, [ground], 130);
  const inkClosed = distinctColour(random, [closed], 110);
  const coverText = reversed ? pick(random, ['', '', '.', '-']) : pick(random, ['.', '#', '■', '-', '+']);
  const zeroText = coverText === '.' ? '' : pick(random, ['', '.', '']);
  const flagText = pick(random, ['F', 'P', '!', '>']);
  const mineText = pick(random, ['*', 'X', '@']);
  const hit: Rgb = distinctColour(random, [ground, closed], 90);
  return {
    aspect: pick(random, [1, 1, 0.5, 0.55, 1.1]),
    oddMarks: [...(coverText ? ['#' as const] : []), ...(zeroText ? ['0' as const] : [])],
    margin: even(between(random, 0, 0.6)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, ground, outer);
    },
    drawCell(ctx, cell) {
      const { symbol } = cell;
      const covered = looksCovered(symbol, false);
      if (covered) fill(ctx, closed, cell);
      if (symbol === 'X') fill(ctx, hit, cell);
      const digit = digitText(symbol);
      const write = (text: string, colour: Rgb) => drawText(ctx, text, cell, style, colour);
      if (digit) write(digit, style.colours[Number(digit) - 1] as Rgb);
      else if (symbol === '#' && coverText) write(coverText, inkClosed);
      else if (symbol === '0' && zeroText) write(zeroText, ink);
      else if (symbol === 'F') write(flagText, inkClosed);
      else if (symbol === '?') write('?', inkClosed);
      else if (symbol === '*' || symbol === 'X')
        write(mineText, symbol === 'X' ? distinctColour(random, [hit], 100) : ink);
      else if (symbol === 'x') write('x', inkClosed);
    },
  };
};

/** Big pixels: everything is drawn small and enlarged without smoothing. */
export const eightBit: Family = (random, pitch) => {
  const cells = pick(random, [8, 10, 12, 16]);
  const face = randomColour(random, { saturation: [0, 0.8], lightness: [0.35, 0.8] });
  const open = distinctColour(random, [face], 40);
  const fonts = loadFonts('train').filter((f) => PIXEL_FONTS.includes(f.package));
  const digits = {
    ...digitStyle(random, [open], fonts),
    size: between(random, 0.8, 1),
    outline: null,
    shadow: null,
    gradient: 0,
  };
  const marks = markStyle(random, [face], [open]);
  const hit: Rgb = distinctColour(random, [open, face], 90);
  const line = chance(random, 0.7) ? shade(open, -0.3) : null;
  const small = createCanvas(cells, cells);
  const paint = small.getContext('2d');
  return {
    margin: even(between(random, 0, 0.3)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, shade(face, -0.3), outer);
    },
    drawCell(ctx, cell) {
      const box: CellBox = { ...cell, x: 0, y: 0, width: cells, height: cells };
      const covered = looksCovered(cell.symbol, false);
      fill(paint, covered ? face : cell.symbol === 'X' ? hit : open, box);
      if (covered) {
        fill(paint, shade(face, 0.5), { x: 0, y: 0, width: cells, height: 1 });
        fill(paint, shade(face, 0.5), { x: 0, y: 0, width: 1, height: cells });
        fill(paint, shade(face, -0.5), { x: 0, y: cells - 1, width: cells, height: 1 });
        fill(paint, shade(face, -0.5), { x: cells - 1, y: 0, width: 1, height: cells });
      } else if (line) {
        fill(paint, line, { x: 0, y: 0, width: cells, height: 1 });
        fill(paint, line, { x: 0, y: 0, width: 1, height: cells });
      }
      drawContents(paint, box, digits, marks);
      hardenPixels(paint, cells);
      ctx.imageSmoothingEnabled = pitch.x % cells !== 0 && chance(random, 0.5);
      ctx.drawImage(small, cell.x, cell.y, cell.width, cell.height);
    },
  };
};

/** Removes the half-tones of smooth drawing by keeping three bits a channel. */
function hardenPixels(ctx: Context, side: number): void {
  const image = ctx.getImageData(0, 0, side, side);
  for (let i = 0; i < image.data.length; i++) image.data[i] = Math.round((image.data[i] as number) / 36.4) * 36.4;
  ctx.putImageData(image, 0, 0);
}

/** Glowing lines on black. */
export const neon: Family = (random, pitch) => {
  const ground = hsl(random.int(0, 359), between(random, 0.2, 0.8), between(random, 0.01, 0.09));
  const glow = hsl(random.int(0, 359), 1, between(random, 0.5, 0.7));
  const closed = mix(ground, glow, between(random, 0.1, 0.35));
  const base = digitStyle(random, [ground]);
  const digits = { ...base, outline: null, shadow: { colour: glow, blur: 0.12, dx: 0, dy: 0 } };
  const marks = markStyle(random, [closed], [ground]);
  const hit = distinctColour(random, [ground, closed], 90);
  const thickness = Math.max(1, pitch.x * 0.05);
  return {
    margin: even(0.2),
    drawGround(ctx, _inner, outer) {
      fill(ctx, ground, outer);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, false);
      const box = inside(cell, 0.06);
      if (covered || cell.symbol === 'X') fill(ctx, covered ? closed : hit, box);
      ctx.save();
      ctx.strokeStyle = css(glow, covered ? 1 : 0.25);
      ctx.lineWidth = thickness;
      if (covered) {
        ctx.shadowColor = css(glow);
        ctx.shadowBlur = pitch.x * 0.08;
      }
      ctx.strokeRect(box.x, box.y, box.width, box.height);
      ctx.restore();
      drawContents(ctx, cell, digits, marks);
    },
  };
};

/** Wood, stone or cloth: the cells carry a random texture. */
export const textured: Family = (random, pitch) => {
  const face = randomColour(random, { saturation: [0.1, 0.6], lightness: [0.3, 0.65] });
  const open = chance(random, 0.5) ? shade(face, 0.55) : shade(face, -0.55);
  const grain = between(random, 0.04, 0.18);
  const streak = pick(random, [1, 1, 6]);
  const plainOpen = chance(random, 0.6);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [face], [open]);
  const hit = distinctColour(random, [open, face], 90);
  const edge = Math.max(1, Math.round(pitch.x * 0.06));
  return {
    margin: even(between(random, 0, 0.5)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, shade(face, -0.6), outer);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, false);
      const base = covered ? face : cell.symbol === 'X' ? hit : open;
      fill(ctx, base, cell);
      if (covered || !plainOpen) drawGrain(ctx, random, cell, base, covered ? grain : grain / 2, streak);
      ctx.fillStyle = css(shade(base, covered ? 0.35 : -0.25), 0.8);
      ctx.fillRect(cell.x, cell.y, cell.width, covered ? edge : 1);
      ctx.fillRect(cell.x, cell.y, covered ? edge : 1, cell.height);
      ctx.fillStyle = css(shade(base, -0.4), 0.8);
      ctx.fillRect(cell.x, cell.y + cell.height - (covered ? edge : 1), cell.width, covered ? edge : 1);
      ctx.fillRect(cell.x + cell.width - (covered ? edge : 1), cell.y, covered ? edge : 1, cell.height);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

function drawGrain(ctx: Context, random: Random, cell: CellBox, base: Rgb, strength: number, streak: number): void {
  const grains = Math.round((cell.width * cell.height) / (6 * streak));
  for (let i = 0; i < grains; i++) {
    ctx.fillStyle = css(shade(base, between(random, -strength, strength) * 2), 0.6);
    const w = Math.min(cell.width, between(random, 1, 3) * streak);
    ctx.fillRect(cell.x + random.unit() * (cell.width - w), cell.y + random.unit() * (cell.height - 1), w, 1);
  }
}

/** Two colours only; closed cells are dithered or hatched. */
export const oneBit: Family = (random, pitch) => {
  const paper: Rgb = chance(random, 0.7) ? [255, 255, 255] : randomColour(random, { lightness: [0.8, 0.95] });
  const ink: Rgb = chance(random, 0.7) ? [0, 0, 0] : randomColour(random, { lightness: [0.05, 0.25] });
  const pattern = pick(random, ['half', 'quarter', 'lines', 'solid'] as const);
  const base = digitStyle(random, [paper]);
  const colours = chance(random, 0.4) ? digitColours(random, [paper]) : base.colours.map(() => ink);
  const digits = { ...base, colours, outline: null, shadow: null, gradient: 0 };
  const closedTone = pattern === 'solid' ? ink : mix(paper, ink, pattern === 'quarter' ? 0.25 : 0.5);
  const marks = markStyle(random, [closedTone], [paper]);
  const closedLine = mix(paper, ink, 0.5);
  const tintMines = chance(random, 0.5);
  const tint: Rgb | null = chance(random, 0.5) ? distinctColour(random, [paper, ink], 60) : null;
  const thickness = Math.max(1, Math.round(pitch.x / 24));
  return {
    margin: even(between(random, 0, 0.3)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, ink, outer);
    },
    drawCell(ctx, cell) {
      fill(ctx, pattern === 'solid' ? closedLine : ink, cell);
      const { x, y, width, height } = cell;
      const face = {
        ...cell,
        x: x + thickness,
        y: y + thickness,
        width: width - thickness,
        height: height - thickness,
      };
      const covered = looksCovered(cell.symbol, false);
      const marked = cell.symbol === 'F' || cell.symbol === 'X' || (tintMines && cell.symbol === '*');
      fill(ctx, marked && tint ? tint : paper, face);
      if (covered && !(marked && tint)) hatch(ctx, face, ink, pattern);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

function hatch(
  ctx: Context,
  { x, y, width, height }: Rect,
  ink: Rgb,
  pattern: 'half' | 'quarter' | 'lines' | 'solid',
): void {
  ctx.fillStyle = css(ink);
  if (pattern === 'solid') {
    ctx.fillRect(x, y, width, height);
    return;
  }
  for (let py = Math.round(y); py < y + height; py++) {
    for (let px = Math.round(x); px < x + width; px++) {
      const on =
        pattern === 'half'
          ? (px + py) % 2 === 0
          : pattern === 'quarter'
            ? px % 2 === 0 && py % 2 === 0
            : (px + py) % 4 === 0;
      if (on) ctx.fillRect(px, py, 1, 1);
    }
  }
}

/** Fat outlined digits with shadows over bright tiles. */
export const toon: Family = (random, pitch) => {
  const closed = randomColour(random, { saturation: [0.5, 1], lightness: [0.4, 0.7] });
  const open = randomColour(random, { saturation: [0.2, 0.7], lightness: [0.75, 0.92] });
  const line = shade(open, -between(random, 0.1, 0.3));
  const base = digitStyle(random, [open]);
  const digits = {
    ...base,
    size: between(random, 0.6, 0.85),
    outline: {
      colour: chance(random, 0.5) ? ([255, 255, 255] as const) : ([20, 20, 30] as const),
      width: between(random, 0.03, 0.09),
    },
    shadow: { colour: [0, 0, 0] as const, blur: between(random, 0, 0.1), dx: 0.02, dy: 0.05 },
    gradient: chance(random, 0.5) ? 0.35 : 0,
  };
  const marks = markStyle(random, [closed], [open]);
  const radius = pitch.x * between(random, 0.05, 0.3);
  const hit = distinctColour(random, [open, closed], 90);
  return {
    margin: even(between(random, 0.1, 0.5)),
    drawGround(ctx, inner, outer) {
      fill(ctx, shade(closed, -0.5), outer);
      fill(ctx, line, inner);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, false);
      const box = inside(cell, 0.02);
      fill(ctx, cell.symbol === 'X' ? hit : open, box);
      if (covered) {
        ctx.fillStyle = css(shade(closed, -0.35));
        ctx.beginPath();
        ctx.roundRect(box.x, box.y, box.width, box.height, radius);
        ctx.fill();
        ctx.fillStyle = css(closed);
        ctx.beginPath();
        ctx.roundRect(box.x, box.y, box.width, box.height * 0.88, radius);
        ctx.fill();
      }
      drawContents(ctx, cell, digits, marks);
    },
  };
};
