import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hsl, mix, randomColour, shade } from '../lab/colour.ts';
import { fill } from '../lab/paint.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, even, pick } from '../lab/skin.ts';
import { drawContents, looksCovered } from './contents.ts';
import { digitStyle } from './glyphs.ts';
import { markStyle } from './marks.ts';

/** Light top and left edges, dark bottom and right ones, mitred at the corners. */
function drawBevel(ctx: Context, { x, y, width: w, height: h }: Rect, light: Rgb, dark: Rgb, b: number): void {
  ctx.fillStyle = css(light);
  ctx.beginPath();
  for (const [i, [px, py]] of [
    [0, 0],
    [w, 0],
    [w - b, b],
    [b, b],
    [b, h - b],
    [0, h],
  ].entries()) {
    i === 0 ? ctx.moveTo(x + px!, y + py!) : ctx.lineTo(x + px!, y + py!);
  }
  ctx.fill();
  ctx.fillStyle = css(dark);
  ctx.beginPath();
  for (const [i, [px, py]] of [
    [w, h],
    [0, h],
    [b, h - b],
    [w - b, h - b],
    [w - b, b],
    [w, 0],
  ].entries()) {
    i === 0 ? ctx.moveTo(x + px!, y + py!) : ctx.lineTo(x + px!, y + py!);
  }
  ctx.fill();
}

function lines(
  ctx: Context,
  colour: Rgb,
  { x, y, width, height }: CellBox,
  thickness: number,
  sides: 'topLeft' | 'all',
): void {
  ctx.fillStyle = css(colour);
  ctx.fillRect(x, y, width, thickness);
  ctx.fillRect(x, y, thickness, height);
  if (sides === 'all') {
    ctx.fillRect(x, y + height - thickness, width, thickness);
    ctx.fillRect(x + width - thickness, y, thickness, height);
  }
}

/** Raised grey buttons over a sunken field: the look of the nineties. */
export const bevel: Family = (random, pitch) => {
  const face = chance(random, 0.6)
    ? hsl(0, 0, between(random, 0.55, 0.85))
    : randomColour(random, { saturation: [0.1, 0.7], lightness: [0.25, 0.8] });
  const open = chance(random, 0.5) ? face : mix(face, randomColour(random), 0.3);
  const light = shade(face, between(random, 0.4, 1));
  const dark = shade(face, -between(random, 0.3, 0.7));
  const width = Math.max(1, Math.round(pitch.x * between(random, 0.05, 0.16)));
  const line = shade(open, pick(random, [-0.15, -0.3, -0.45, 0.35]));
  const thickness = Math.max(1, Math.round(pitch.x * 0.03));
  const sides = pick(random, ['topLeft', 'all'] as const);
  const hit: Rgb = chance(random, 0.8) ? [255, 0, 0] : distinctColour(random, [face, open], 90);
  const minesCovered = chance(random, 0.3);
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [face], [open]);
  const frame = Math.round(pitch.x * between(random, 0, 0.35));
  return {
    margin: even(frame / pitch.x),
    drawGround(ctx, inner, outer) {
      fill(ctx, face, outer);
      if (frame > 1) drawBevel(ctx, outer, dark, light, frame);
      fill(ctx, open, inner);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, minesCovered);
      fill(ctx, covered ? face : cell.symbol === 'X' ? hit : open, cell);
      if (covered) drawBevel(ctx, cell, light, dark, width);
      else lines(ctx, line, cell, thickness, sides);
      drawContents(ctx, cell, digits, marks);
    },
  };
};

/** Shaded buttons whose colours run over the whole board from one corner to the other. */
export const gloss: Family = (random, pitch) => {
  const hue = random.int(0, 359);
  const from = hsl(hue, between(random, 0.3, 0.9), between(random, 0.5, 0.75));
  const to = shade(from, -between(random, 0.15, 0.55));
  const openFrom = chance(random, 0.7)
    ? hsl(hue, 0.3, between(random, 0.75, 0.93))
    : hsl(hue, 0.3, between(random, 0.1, 0.25));
  const openTo = shade(openFrom, between(random, -0.2, 0.1));
  const border = shade(from, pick(random, [-0.6, -0.4, 0.6]));
  const round = pitch.x * between(random, 0, 0.15);
  const digits = digitStyle(random, [openFrom, openTo]);
  const marks = markStyle(random, [from, to], [openFrom, openTo]);
  const hit: Rgb = distinctColour(random, [openFrom, from], 90);
  const share = (cell: CellBox, board: { rows: number; cols: number }) =>
    (cell.row + cell.col) / (board.rows + board.cols);
  return {
    margin: even(between(random, 0, 0.4)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, border, outer);
    },
    drawCell(ctx, cell, board) {
      const covered = looksCovered(cell.symbol, false);
      const t = share(cell, board);
      const base = cell.symbol === 'X' ? hit : covered ? mix(from, to, t) : mix(openFrom, openTo, t);
      const wash = ctx.createLinearGradient(cell.x, cell.y, cell.x, cell.y + cell.height);
      wash.addColorStop(0, css(covered ? shade(base, 0.35) : shade(base, -0.12)));
      wash.addColorStop(covered ? 0.5 : 0.2, css(base));
      wash.addColorStop(1, css(covered ? shade(base, -0.1) : base));
      fill(ctx, border, cell);
      ctx.fillStyle = wash;
      ctx.beginPath();
      ctx.roundRect(cell.x + 0.5, cell.y + 0.5, cell.width - 1, cell.height - 1, round);
      ctx.fill();
      drawContents(ctx, cell, digits, marks);
    },
  };
};

/** Digits pressed into the material: their colour differs little from the ground, a lit edge shows them. */
export const engraved: Family = (random, pitch) => {
  const ground = randomColour(random, { saturation: [0, 0.4], lightness: [0.3, 0.75] });
  const raised = shade(ground, between(random, 0.08, 0.25));
  const open = shade(ground, -between(random, 0.05, 0.2));
  const base = digitStyle(random, [open]);
  const ink = shade(open, pick(random, [-0.55, -0.45, 0.5]));
  const digits = {
    ...base,
    outline: null,
    colours: base.colours.map(() => ink),
    shadow: { colour: shade(open, 0.6), blur: 0, dx: 0.03, dy: 0.03 },
  };
  const marks = markStyle(random, [raised], [open]);
  const line = shade(ground, -0.4);
  const edge = Math.max(1, Math.round(pitch.x * 0.05));
  return {
    margin: even(between(random, 0, 0.3)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, line, outer);
    },
    drawCell(ctx, cell) {
      const covered = looksCovered(cell.symbol, true);
      fill(ctx, covered ? raised : open, cell);
      if (covered) drawBevel(ctx, cell, shade(raised, 0.3), shade(raised, -0.35), edge);
      else drawBevel(ctx, cell, shade(open, -0.3), shade(open, 0.15), edge);
      drawContents(ctx, cell, digits, marks);
    },
  };
};
