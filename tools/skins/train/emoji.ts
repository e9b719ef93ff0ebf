import { readFileSync } from 'node:fs';
import type { Image } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, randomColour, shade } from '../lab/colour.ts';
import type { IconSplit } from '../lab/icons.ts';
import { loadIcons } from '../lab/icons.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, digitText, even, pick } from '../lab/skin.ts';
import { looksCovered } from './contents.ts';
import { digitStyle, drawDigit, inside } from './glyphs.ts';

const FOLDER = new URL('../node_modules/@twemoji/svg/', import.meta.url);
const FLAGS = ['1f6a9', '26f3', '1f4cd', '2691', '1f3c1'];
const MINES = ['1f4a3', '1f4a5', '1f9e8', '2620', '1f525'];
const CROSS = ['274c', '1f6ab', '2716'];

const pictures = new Map<string, Image>();

/** Loads the artwork and the icons of all families; to be called once before any of them is used. */
export async function loadEmoji(icons: IconSplit = 'train'): Promise<void> {
  await loadIcons(icons);
  const keycaps = Array.from({ length: 8 }, (_, i) => `${(0x31 + i).toString(16)}-20e3`);
  for (const name of [...FLAGS, ...MINES, ...CROSS, ...keycaps, '2753', '2754', '2b1c', '1f7e6', '1f7e9', '2b1b']) {
    try {
      const svg = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
      const sized = svg.replace('<svg ', '<svg width="144" height="144" ');
      pictures.set(name, await loadImage(Buffer.from(sized)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function stamp(ctx: Context, name: string, cell: CellBox, size: number): void {
  const picture = pictures.get(name);
  if (!picture) return;
  const side = Math.min(cell.width, cell.height) * size;
  ctx.drawImage(picture, cell.x + (cell.width - side) / 2, cell.y + (cell.height - side) / 2, side, side);
}

/** Marks (and sometimes numbers) are emoji. */
export const emoji: Family = (random) => {
  const available = (names: readonly string[]) => names.filter((n) => pictures.has(n));
  const closed = randomColour(random, { saturation: [0, 0.5], lightness: [0.5, 0.85] });
  const open: Rgb = distinctColour(random, [closed], 50);
  const keycaps = chance(random, 0.3);
  const squares = chance(random, 0.25) ? pick(random, available(['2b1c', '1f7e6', '1f7e9', '2b1b'])) : null;
  const flag = pick(random, available(FLAGS));
  const mine = pick(random, available(MINES));
  const cross = pick(random, available(CROSS));
  const question = pick(random, available(['2753', '2754']));
  const digits = digitStyle(random, [open]);
  const size = between(random, 0.6, 0.95);
  const line = shade(open, -0.25);
  const hit = distinctColour(random, [closed, open], 90);
  return {
    gap: squares ? 0 : pick(random, [0, 0.05]),
    margin: even(between(random, 0, 0.4)),
    drawGround(ctx, _inner, outer) {
      ctx.fillStyle = css(squares ? open : line);
      ctx.fillRect(outer.x, outer.y, outer.width, outer.height);
    },
    drawCell(ctx, cell) {
      const { symbol } = cell;
      const covered = looksCovered(symbol, false);
      const face = squares ? cell : inside(cell, 0.02);
      ctx.fillStyle = css(symbol === 'X' ? hit : covered && !squares ? closed : open);
      ctx.fillRect(face.x, face.y, face.width, face.height);
      const digit = digitText(symbol);
      if (squares && symbol === '#') stamp(ctx, squares, cell, 0.95);
      else if (digit && keycaps) stamp(ctx, `${digit.charCodeAt(0).toString(16)}-20e3`, cell, size);
      else if (digit) drawDigit(ctx, digit, cell, digits);
      else if (symbol === 'F') stamp(ctx, flag, cell, size);
      else if (symbol === '?') stamp(ctx, question, cell, size);
      else if (symbol === '*' || symbol === 'X') stamp(ctx, mine, cell, size);
      else if (symbol === 'x') {
        stamp(ctx, flag, cell, size);
        stamp(ctx, cross, cell, size);
      }
    },
  };
};
