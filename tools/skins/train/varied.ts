import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, mix, randomColour, shade } from '../lab/colour.ts';
import { fill } from '../lab/paint.ts';
import type { Context, Family } from '../lab/skin.ts';
import { between, chance, even, pick } from '../lab/skin.ts';
import { drawContents, looksCovered } from './contents.ts';
import { digitStyle, inside } from './glyphs.ts';
import { markStyle } from './marks.ts';

/** How one kind of cell is drawn: a shape, its shading, its edge. */
interface Tile {
  readonly colour: Rgb;
  readonly margin: number;
  /** Radius of the corners as a part of the side; 0.5 is a disc. */
  readonly round: number;
  readonly wash: number;
  readonly edge: { readonly colour: Rgb; readonly width: number } | null;
  /** Lighter above and left, darker below and right (or the other way round), as parts of the side; 0 is flat. */
  readonly relief: number;
  readonly dither: number;
}

/** Every part of a look chosen by itself: combinations that no program had so far. */
export const varied: Family = (random) => {
  const ground = randomColour(random);
  const colour = randomColour(random);
  const openColour = chance(random, 0.3)
    ? mix(colour, randomColour(random), 0.25)
    : distinctColour(random, [colour], 40);
  const tile = (c: Rgb, relief: number, washed: number): Tile => ({
    colour: c,
    margin: chance(random, 0.5) ? 0 : between(random, 0, 0.09),
    round: pick(random, [0, 0, 0, 0.1, 0.2, 0.3, 0.5]),
    wash: chance(random, washed) ? between(random, -0.5, 0.5) : 0,
    edge: chance(random, 0.5)
      ? { colour: shade(c, between(random, -0.6, 0.6)), width: between(random, 0.02, 0.08) }
      : null,
    relief,
    dither: chance(random, 0.2) ? between(random, 0.02, 0.08) : 0,
  });
  const relief = (share: number, outwards: number, most: number) =>
    chance(random, share) ? between(random, 0.02, most) * (chance(random, outwards) ? 1 : -1) : 0;
  // Covered cells are mostly those that stand out, open ones plain or sunk.
  const closed = tile(colour, relief(0.45, 0.9, 0.13), 0.4);
  const open = chance(random, 0.4)
    ? { ...closed, colour: openColour, relief: 0, wash: 0 }
    : tile(openColour, relief(0.15, 0.2, 0.1), 0.1);
  const chequer = chance(random, 0.25) ? between(random, 0.04, 0.15) : 0;
  const digits = digitStyle(random, [openColour]);
  const marks = markStyle(random, [colour], [openColour]);
  const hit = { ...open, colour: distinctColour(random, [colour, openColour], 80) };
  const flagged = chance(random, 0.1) ? { ...closed, colour: distinctColour(random, [colour], 40) } : closed;
  const minesCovered = chance(random, 0.3);
  return {
    gap: pick(random, [0, 0, 0.05, 0.1]),
    margin: even(between(random, 0, 0.4)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, ground, outer);
    },
    drawCell(ctx, cell) {
      const { symbol } = cell;
      const covered = looksCovered(symbol, minesCovered);
      const look = symbol === 'X' ? hit : symbol === 'F' ? flagged : covered ? closed : open;
      const step = (cell.row + cell.col) % 2 === 0 ? 0 : -chequer;
      const jitter = look.dither > 0 ? between(random, -look.dither, look.dither) : 0;
      drawTile(ctx, inside(cell, look.margin), { ...look, colour: shade(look.colour, step + jitter) });
      drawContents(ctx, cell, digits, marks);
    },
  };
};

function drawTile(ctx: Context, { x, y, width, height }: Rect, { colour, round, wash, edge, relief }: Tile): void {
  const side = Math.min(width, height);
  const shape = (inset: number) => {
    ctx.beginPath();
    ctx.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, round * side);
  };
  const gradient = ctx.createLinearGradient(x, y, x, y + height);
  gradient.addColorStop(0, css(shade(colour, wash)));
  gradient.addColorStop(1, css(colour));
  ctx.fillStyle = gradient;
  shape(0);
  ctx.fill();
  if (relief !== 0) {
    const thick = Math.max(1, Math.abs(relief) * side);
    ctx.lineWidth = thick;
    ctx.strokeStyle = css(shade(colour, relief > 0 ? 0.5 : -0.4));
    ctx.beginPath();
    ctx.moveTo(x + thick / 2, y + height);
    ctx.lineTo(x + thick / 2, y + thick / 2);
    ctx.lineTo(x + width, y + thick / 2);
    ctx.stroke();
    ctx.strokeStyle = css(shade(colour, relief > 0 ? -0.4 : 0.5));
    ctx.beginPath();
    ctx.moveTo(x + thick, y + height - thick / 2);
    ctx.lineTo(x + width - thick / 2, y + height - thick / 2);
    ctx.lineTo(x + width - thick / 2, y + thick);
    ctx.stroke();
  }
  if (!edge) return;
  ctx.strokeStyle = css(edge.colour);
  ctx.lineWidth = Math.max(1, edge.width * side);
  shape(ctx.lineWidth / 2);
  ctx.stroke();
}
