import type { Random } from '../../../src/game/random.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from './colour.ts';
import { css, randomColour, shade } from './colour.ts';
import { loadFonts } from './fonts.ts';
import type { Context } from './skin.ts';
import { between, chance, pick } from './skin.ts';

const WORDS =
  'file edit view help game settings tools window open save score best time mines level reset about 1 2 3 12 240 0:48 text of some length that runs over the line'.split(
    ' ',
  );

/** A desktop: a plain or shaded ground, some windows with text, some icons. */
export function drawDesktop(random: Random, ctx: Context, width: number, height: number): void {
  const base = randomColour(random, { saturation: [0, 0.6] });
  if (chance(random, 0.4)) {
    const wash = ctx.createLinearGradient(0, 0, random.int(0, 1) * width, height);
    wash.addColorStop(0, css(base));
    wash.addColorStop(1, css(randomColour(random)));
    ctx.fillStyle = wash;
  } else ctx.fillStyle = css(base);
  ctx.fillRect(0, 0, width, height);
  for (let i = random.int(0, 4); i > 0; i--) {
    const w = between(random, 0.15, 0.6) * width;
    const h = between(random, 0.15, 0.7) * height;
    const box = {
      x: Math.round(random.unit() * (width - w)),
      y: Math.round(random.unit() * (height - h)),
      width: Math.round(w),
      height: Math.round(h),
    };
    drawWindow(random, ctx, box, 24);
    drawText(random, ctx, box);
  }
  if (chance(random, 0.4)) drawIcons(random, ctx, width, height);
}

/** A window frame with a title bar (when `bar` is above 0) over a plain ground; returns all that it covers. */
export function drawWindow(random: Random, ctx: Context, { x, y, width, height }: Rect, bar: number): Rect {
  const ground = randomColour(random, {
    saturation: [0, 0.25],
    lightness: chance(random, 0.7) ? [0.8, 1] : [0.05, 0.25],
  });
  ctx.fillStyle = css(ground);
  ctx.fillRect(x, y, width, height);
  ctx.strokeStyle = css(shade(ground, -0.4));
  ctx.lineWidth = 1;
  ctx.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width) - 1, Math.round(height) - 1);
  if (bar <= 0) return { x, y, width, height };
  const tall = Math.min(28, Math.max(14, bar));
  const titleColour = randomColour(random, { saturation: [0, 0.6], lightness: [0.2, 0.9] });
  ctx.fillStyle = css(titleColour);
  ctx.fillRect(x, y - tall, width, tall);
  write(random, ctx, pick(random, WORDS), x + 8, y - tall * 0.3, tall * 0.55, titleColour);
  return { x, y: y - tall, width, height: height + tall };
}

function drawText(random: Random, ctx: Context, box: Rect): void {
  const size = between(random, 9, 16);
  const font = pick(random, loadFonts('train'));
  ctx.font = `${size}px ${font.name}`;
  ctx.fillStyle = chance(random, 0.8) ? '#222' : css(randomColour(random));
  for (let y = box.y + size * 2; y < box.y + box.height - size; y += size * 1.4) {
    let x = box.x + size;
    while (x < box.x + box.width * between(random, 0.5, 0.95)) {
      const word = pick(random, WORDS);
      ctx.fillText(word, x, y);
      x += ctx.measureText(`${word} `).width;
    }
  }
}

function write(random: Random, ctx: Context, text: string, x: number, y: number, size: number, ground: Rgb): void {
  const font = pick(random, loadFonts('train'));
  ctx.font = `${size}px ${font.name}`;
  ctx.fillStyle = ground[1] > 128 ? '#111' : '#eee';
  ctx.fillText(text, x, y);
}

function drawIcons(random: Random, ctx: Context, width: number, height: number): void {
  const side = between(random, 24, 56);
  const step = side * between(random, 1.4, 2.2);
  for (let y = 16; y + step < height * between(random, 0.4, 1); y += step) {
    ctx.fillStyle = css(randomColour(random));
    ctx.beginPath();
    ctx.roundRect(16, y, side, side, side * 0.2);
    ctx.fill();
    ctx.fillStyle = css(randomColour(random));
    ctx.fillRect(16 + side * 0.3, y + side * 0.3, side * 0.4, side * 0.4);
  }
  if (chance(random, 0.5)) {
    ctx.fillStyle = css(randomColour(random, { lightness: [0.05, 0.3] }));
    ctx.fillRect(0, height - side, width, side);
  }
}
