import type { Random } from '../../../src/game/random.ts';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, mix, randomColour, shade } from '../lab/colour.ts';
import { fill } from '../lab/paint.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, even, pick } from '../lab/skin.ts';
import { drawContents, looksCovered, symbolAt } from './contents.ts';
import { digitStyle } from './glyphs.ts';
import { markStyle } from './marks.ts';

type Paint = (ctx: Context, cell: CellBox) => void;

/** A drawing that stands out more than this from its ground is none that the network knows, where nothing else is drawn. */
const STRONG = 0.3;

/**
 * Cells of several layers: what they are made of lies under their contents (folds, seams, grain, facets), slits run across these, and
 * covered cells throw a cliff or a shadow upon the open ones beside them.
 */
export const layered: Family = (random) => {
  const closed = randomColour(random, { saturation: [0, 0.9], lightness: [0.15, 0.8] });
  const open = distinctColour(random, [closed], 40);
  const under = chance(random, 0.6) ? randomUnder(random, closed) : null;
  const underOpen = chance(random, 0.15) ? randomUnder(random, open, 0.5) : null;
  const slit = chance(random, 0.25) ? randomSlit(random, [closed, open]) : null;
  const cast = chance(random, 0.5) ? randomCast(random, closed, open) : null;
  const chequer = chance(random, 0.4) ? between(random, 0.03, 0.12) : 0;
  const line = chance(random, 0.4) ? shade(closed, between(random, -0.7, 0.5)) : null;
  const digits = digitStyle(random, [open]);
  const marks = markStyle(random, [closed], [open]);
  const hit = distinctColour(random, [closed, open], 80);
  const minesCovered = chance(random, 0.3);
  const odd: CellSymbol[] = [];
  if ((under?.strength ?? 0) > STRONG) odd.push('#');
  if ((underOpen?.strength ?? 0) > STRONG) odd.push('0');
  return {
    oddMarks: odd,
    margin: even(between(random, 0, 0.2)),
    drawGround(ctx, _inner, outer) {
      fill(ctx, line ?? closed, outer);
    },
    drawCell(ctx, cell, board) {
      const isCovered = (row: number, col: number) => {
        const symbol = symbolAt(board, row, col);
        return symbol !== null && looksCovered(symbol, minesCovered);
      };
      const { row, col, symbol } = cell;
      const covered = isCovered(row, col);
      const step = (row + col) % 2 === 0 ? 0 : -chequer;
      clip(ctx, cell);
      fill(ctx, symbol === 'X' ? hit : shade(covered ? closed : open, step), cell);
      (covered ? under : underOpen)?.paint(ctx, cell);
      if (!covered) cast?.(ctx, cell, isCovered(row - 1, col), isCovered(row, col - 1));
      drawContents(ctx, cell, digits, marks);
      slit?.(ctx, cell);
      if (!line) return;
      ctx.strokeStyle = css(line);
      ctx.lineWidth = 1;
      ctx.strokeRect(cell.x + 0.5, cell.y + 0.5, cell.width, cell.height);
    },
  };
};

function clip(ctx: Context, { x, y, width, height }: CellBox): void {
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
}

interface Under {
  readonly paint: Paint;
  /** How much it stands out from its ground, 0 to 1. */
  readonly strength: number;
}

/** What a cell is made of, drawn over all of it. */
function randomUnder(random: Random, ground: Rgb, most = 1): Under {
  const strength = most * between(random, 0.05, 0.7);
  const tone = shade(ground, chance(random, 0.5) ? strength : -strength);
  const other = shade(ground, between(random, -strength, strength));
  const turned = chance(random, 0.3);
  const mirrored = random.int(0, 3);
  const count = random.int(2, 5);
  const width = between(random, 0.02, 0.07);
  const kind = pick(random, [
    'fold',
    'fold',
    'facets',
    'halves',
    'seams',
    'bricks',
    'boards',
    'sunk',
    'corner',
  ] as const);
  const polygon = (ctx: Context, { x, y, width: w, height: h }: CellBox, colour: Rgb, points: readonly number[][]) => {
    ctx.fillStyle = css(colour);
    ctx.beginPath();
    for (const [u = 0, v = 0] of points) ctx.lineTo(x + u * w, y + v * h);
    ctx.fill();
  };
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const paint: Paint = (ctx, cell) => {
    const { x, y, width: w, height: h, row, col } = cell;
    // Folds that change from cell to cell, or run the same way in all.
    const from = (mirrored + (turned ? row + col : 0)) % 4;
    const corner = (k: number) => corners[(from + k) % 4] as number[];
    const thick = Math.max(1, width * Math.min(w, h));
    if (kind === 'fold') polygon(ctx, cell, tone, [corner(0), corner(1), corner(2)]);
    else if (kind === 'facets')
      for (const [k, colour] of [tone, other, shade(tone, 0.2), shade(other, -0.2)].entries())
        polygon(ctx, cell, colour, [corner(k), corner(k + 1), [0.5, 0.5]]);
    else if (kind === 'halves')
      polygon(ctx, cell, tone, [corner(0), corner(1), mid(corner(1), corner(2)), mid(corner(0), corner(3))]);
    else if (kind === 'corner')
      polygon(ctx, cell, tone, [corner(0), mid(corner(0), corner(1)), mid(corner(0), corner(3))]);
    else if (kind === 'sunk') {
      const inset = (0.08 + width) * Math.min(w, h);
      fill(ctx, tone, { x: x + inset, y: y + inset, width: w - 2 * inset, height: h - 2 * inset });
    } else if (kind === 'boards' || kind === 'seams') {
      for (let k = 1; k < count; k++) {
        const at = k / count;
        const isAcross = kind === 'boards' || mirrored % 2 === 0;
        fill(
          ctx,
          tone,
          isAcross ? { x, y: y + at * h, width: w, height: thick } : { x: x + at * w, y, width: thick, height: h },
        );
      }
    } else {
      for (let k = 0; k < count; k++) {
        const top = y + (k * h) / count;
        fill(ctx, tone, { x, y: top, width: w, height: thick });
        fill(ctx, tone, { x: x + (k % 2 === 0 ? 0.5 : 0.15) * w, y: top, width: thick, height: h / count });
      }
    }
  };
  // Facets of whatever strength show nothing; lines may be taken for something.
  return { paint, strength: kind === 'seams' || kind === 'bricks' ? strength : 0 };
}

function mid([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number[] {
  return [(a + c) / 2, (b + d) / 2];
}

/** A line across every cell and what it shows, as where the two halves of a flap meet. */
function randomSlit(random: Random, grounds: readonly Rgb[]): Paint {
  const colour = chance(random, 0.5) ? shade(pick(random, grounds), -0.8) : mix(pick(random, grounds), [0, 0, 0], 0.4);
  const at = chance(random, 0.7) ? 0.5 : between(random, 0.3, 0.7);
  const thick = between(random, 0.02, 0.07);
  const upright = chance(random, 0.15);
  return (ctx, { x, y, width, height }) => {
    const size = Math.max(1, thick * Math.min(width, height));
    fill(
      ctx,
      colour,
      upright
        ? { x: x + at * width - size / 2, y, width: size, height }
        : { x, y: y + at * height - size / 2, width, height: size },
    );
  };
}

type Cast = (ctx: Context, cell: CellBox, isBelow: boolean, isBeside: boolean) => void;

/** What covered cells throw upon the open one below and beside them: the side of a cliff, or a shadow that fades. */
function randomCast(random: Random, closed: Rgb, open: Rgb): Cast {
  const colour = chance(random, 0.6)
    ? shade(closed, between(random, -0.8, -0.2))
    : shade(open, between(random, -0.8, -0.2));
  const depth = between(random, 0.04, 0.24);
  const aside = chance(random, 0.35) ? depth : 0;
  const fades = chance(random, 0.45);
  const paint = (ctx: Context, { x, y }: CellBox, width: number, height: number, across: boolean) => {
    const wash = across ? ctx.createLinearGradient(x, y, x + width, y) : ctx.createLinearGradient(x, y, x, y + height);
    wash.addColorStop(0, css(colour));
    wash.addColorStop(1, css(colour, fades ? 0 : 1));
    ctx.fillStyle = wash;
    ctx.fillRect(x, y, width, height);
  };
  return (ctx, cell, isBelow, isBeside) => {
    if (isBelow) paint(ctx, cell, cell.width, Math.max(1, depth * cell.height), false);
    if (isBeside && aside > 0) paint(ctx, cell, Math.max(1, aside * cell.width), cell.height, true);
  };
}
