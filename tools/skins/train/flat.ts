import type { CellSymbol } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hex, hsl, mix, randomColour, shade } from '../lab/colour.ts';
import { fill } from '../lab/paint.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, even, pick } from '../lab/skin.ts';
import { drawContents, looksCovered, symbolAt } from './contents.ts';
import { digitStyle, inside } from './glyphs.ts';
import { markStyle } from './marks.ts';

function roundFill(ctx: Context, colour: Rgb, { x, y, width, height }: Rect, radius: number): void {
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}

/** Flat, often rounded tiles with space between them: the look of phones and the web. */
export const flatGap: Family = (random, pitch) => {
  const ground = randomColour(random, {
    saturation: [0, 0.5],
    lightness: pick(random, [
      [0.05, 0.3],
      [0.75, 1],
    ]),
  });
  const closed = distinctColour(random, [ground], 45);
  const open = chance(random, 0.25) ? ground : distinctColour(random, [closed], 30);
  const radius = pitch.x * pick(random, [0, 0.08, 0.15, 0.25]);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [closed], [open]);
  const hit = distinctColour(random, [open, closed], 90);
  const flagGround = chance(random, 0.2) ? distinctColour(random, [open, closed], 60) : null;
  const mineGround = chance(random, 0.3) ? distinctColour(random, [open, closed], 60) : null;
  const groundOf = (symbol: CellSymbol) => {
    if (symbol === 'F' && flagGround) return flagGround;
    if (symbol === '*' && mineGround) return mineGround;
    return looksCovered(symbol, false) ? closed : symbol === 'X' ? hit : open;
  };
  return {
    gap: pick(random, [0.04, 0.06, 0.1, 0.15]),
    margin: even(between(random, 0.05, 0.4)),
    drawGround(ctx, _inner, outer) {
      roundFill(ctx, ground, outer, radius);
    },
    drawCell(ctx, cell) {
      roundFill(ctx, groundOf(cell.symbol), cell, radius);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

/** Two tones like a chess board and no lines; sometimes an edge drawn where open and closed cells meet. */
export const chequer: Family = (random, pitch) => {
  const closed = randomColour(random, { saturation: [0.2, 0.7], lightness: [0.35, 0.7] });
  const open = distinctColour(random, [closed], 55);
  const step = between(random, 0.05, 0.16);
  const tone = (c: Rgb, cell: CellBox) => ((cell.row + cell.col) % 2 === 0 ? c : shade(c, -step));
  const digits = digitStyle(random, [open, shade(open, -step)]);
  const marks = markStyle(random, [closed], [open]);
  const hit = distinctColour(random, [open, closed], 80);
  const edge = chance(random, 0.5) ? shade(closed, -0.35) : null;
  const width = Math.max(1, Math.round(pitch.x * 0.07));
  return {
    margin: even(0),
    drawGround(ctx, inner) {
      fill(ctx, closed, inner);
    },
    drawCell(ctx, cell, board) {
      const covered = looksCovered(cell.symbol, false);
      fill(ctx, cell.symbol === 'X' ? hit : tone(covered ? closed : open, cell), cell);
      if (edge && !covered)
        drawSeams(ctx, cell, (r, c) => looksCovered(symbolAt(board, r, c) ?? '0', false), edge, width);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

function drawSeams(
  ctx: Context,
  cell: CellBox,
  closedAt: (r: number, c: number) => boolean,
  colour: Rgb,
  w: number,
): void {
  const { row, col, x, y, width, height } = cell;
  if (closedAt(row - 1, col)) fill(ctx, colour, { x, y, width, height: w });
  if (closedAt(row + 1, col)) fill(ctx, colour, { x, y: y + height - w, width, height: w });
  if (closedAt(row, col - 1)) fill(ctx, colour, { x, y, width: w, height });
  if (closedAt(row, col + 1)) fill(ctx, colour, { x: x + width - w, y, width: w, height });
}

/** Dark theme with thin lines. */
export const darkLines: Family = (random) => {
  const open = hsl(random.int(0, 359), between(random, 0, 0.3), between(random, 0.03, 0.18));
  const closed = mix(open, [255, 255, 255], between(random, 0.06, 0.3));
  const line = chance(random, 0.5) ? shade(closed, 0.35) : shade(open, -0.6);
  const lineOpen = chance(random, 0.5) ? line : shade(open, 0.12);
  const thickness = pick(random, [1, 1, 2]);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [closed], [open]);
  const hit = distinctColour(random, [open, closed], 80);
  return {
    margin: even(between(random, 0, 0.2)),
    drawGround(ctx, inner, outer) {
      fill(ctx, line, outer);
      fill(ctx, open, inner);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, false);
      fill(ctx, covered ? line : lineOpen, cell);
      const { x, y, width, height } = cell;
      const face = { x: x + thickness, y: y + thickness, width: width - thickness, height: height - thickness };
      fill(ctx, covered ? closed : cell.symbol === 'X' ? hit : open, face);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

/** A page's table: bordered cells, buttons or plain boxes. */
export const table: Family = (random) => {
  const page: Rgb = chance(random, 0.8) ? [255, 255, 255] : randomColour(random, { lightness: [0.85, 1] });
  const closed = randomColour(random, { saturation: [0, 0.4], lightness: [0.6, 0.9] });
  const open = chance(random, 0.7) ? page : shade(page, -0.06);
  const border = pick(random, [
    [0, 0, 0],
    [128, 128, 128],
    [190, 190, 190],
    [221, 221, 221],
  ] as const);
  const collapsed = chance(random, 0.6);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [closed], [open]);
  const hit: Rgb = distinctColour(random, [open, closed], 80);
  return {
    gap: collapsed ? 0 : 0.07,
    margin: even(between(random, 0.05, 0.5)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, page, outer);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, true);
      fill(ctx, border, cell);
      const { x, y, width, height } = cell;
      fill(ctx, covered ? closed : cell.symbol === 'X' ? hit : open, {
        x: x + 1,
        y: y + 1,
        width: width - (collapsed ? 1 : 2),
        height: height - (collapsed ? 1 : 2),
      });
      drawContents(ctx, cell, digits, marks);
    },
    drawOver(ctx, inner) {
      ctx.strokeStyle = css(border);
      ctx.lineWidth = 1;
      if (collapsed) ctx.strokeRect(inner.x + 0.5, inner.y + 0.5, inner.width - 0.5, inner.height - 0.5);
    },
  };
};

/** Closed cells are round buttons. */
export const round: Family = (random) => {
  const ground = randomColour(random);
  const closed = distinctColour(random, [ground], 70);
  const open = chance(random, 0.5) ? ground : mix(ground, randomColour(random), 0.25);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [closed], [open]);
  const line = shade(ground, chance(random, 0.5) ? -0.3 : 0.3);
  const lined = chance(random, 0.7);
  const size = between(random, 0.04, 0.1);
  const hit = distinctColour(random, [ground, closed], 80);
  return {
    margin: even(between(random, 0, 0.4)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, ground, outer);
    },
    drawCell(ctx, cell) {
      fill(ctx, lined ? line : open, cell);
      if (lined) fill(ctx, open, { x: cell.x + 1, y: cell.y + 1, width: cell.width - 1, height: cell.height - 1 });
      const disc = inside(cell, size);
      if (looksCovered(cell.symbol, false) || cell.symbol === 'X') {
        roundFill(ctx, cell.symbol === 'X' ? hit : closed, disc, Math.min(disc.width, disc.height) / 2);
      }
      drawContents(ctx, inside(cell, 0.06), digits, marks);
    },
  };
};

/** Every number has its own ground. */
export const heat: Family = (random) => {
  const cold = randomColour(random, { saturation: [0.1, 0.5], lightness: [0.75, 0.95] });
  const hot = randomColour(random, { saturation: [0.5, 0.9], lightness: [0.35, 0.6] });
  const grounds = Array.from({ length: 9 }, (_, i) => mix(cold, hot, i / 7));
  const closed = distinctColour(random, grounds, 40);
  const border = pick(random, [hex('#ffffff'), hex('#bbada0'), shade(closed, -0.5)]);
  const style = digitStyle(random, [cold]);
  const colours = grounds
    .slice(1)
    .map((g) => (g[0] * 0.3 + g[1] * 0.6 + g[2] * 0.1 > 128 ? shade(g, -0.75) : shade(g, 0.85)));
  const digits = { ...style, colours: [...colours, ...colours] };
  const marks = markStyle(random, [closed], [cold]);
  const gap = pick(random, [0.03, 0.08]);
  return {
    gap,
    margin: even(gap),
    drawGround(ctx, _inner, outer) {
      fill(ctx, border, outer);
    },
    drawCell(ctx, cell) {
      const number = '0123456789abc'.indexOf(cell.symbol);
      const ground = looksCovered(cell.symbol, false)
        ? closed
        : number < 0
          ? hot
          : (grounds[Math.min(8, number)] as Rgb);
      fill(ctx, ground, cell);
      drawContents(ctx, cell, digits, marks);
    },
  };
};
