import type { Random } from '../../../src/game/random.ts';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, randomColour } from '../lab/colour.ts';
import { drawIcon, pickIcon } from '../lab/icons.ts';
import type { CellBox, Context, Family, Skin } from '../lab/skin.ts';
import { between, chance, isClosedSymbol, pick } from '../lab/skin.ts';
import { digitStyle, drawText } from './glyphs.ts';

type Paint = (ctx: Context, cell: CellBox) => void;

/**
 * A family whose covered cells may carry an ornament (the network is to say that it is nothing it knows) or a texture,
 * a seam or studs (nothing is drawn there), and so may its open cells.
 */
export function decorated(family: Family): Family {
  return (random, pitch) => {
    const skin = family(random, pitch);
    const closedTexture = chance(random, 0.3) ? texture(random) : null;
    const openTexture = chance(random, 0.06) ? texture(random) : null;
    const ornament = chance(random, 0.28) ? randomOrnament(random) : null;
    const openOrnament = chance(random, 0.04) ? randomOrnament(random) : null;
    const odd: CellSymbol[] = [...(skin.oddMarks ?? [])];
    if (ornament) odd.push('#');
    if (openOrnament) odd.push('0');
    const decorate = (ctx: Context, cell: CellBox) => {
      const { symbol } = cell;
      const cover = isClosedSymbol(symbol) ? closedTexture : openTexture;
      if (cover) clipped(ctx, cell, cover);
      if (symbol === '#' && ornament) clipped(ctx, cell, ornament);
      if (symbol === '0' && openOrnament) clipped(ctx, cell, openOrnament);
    };
    return {
      ...skin,
      oddMarks: odd,
      drawCell(ctx, cell, board) {
        ctx.save();
        skin.drawCell(ctx, cell, board);
        ctx.restore();
        decorate(ctx, cell);
      },
    } satisfies Skin;
  };
}

function clipped(ctx: Context, cell: CellBox, paint: Paint): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(cell.x, cell.y, cell.width, cell.height);
  ctx.clip();
  paint(ctx, cell);
  ctx.restore();
}

/** Something low in contrast all over a cell, or along its rim: a pattern, a shine, studs. */
function texture(random: Random): Paint {
  const tone: Rgb = chance(random, 0.5) ? [0, 0, 0] : chance(random, 0.6) ? [255, 255, 255] : randomColour(random);
  const alpha = between(random, 0.06, 0.35);
  const step = between(random, 0.09, 0.3);
  const angle = pick(random, [0, Math.PI / 4, Math.PI / 2, -Math.PI / 4, between(random, 0, 3)]);
  const kind = pick(random, [
    'hatch',
    'cross',
    'dots',
    'noise',
    'shine',
    'corner',
    'studs',
    'chequer',
    'rings',
    'inset',
    'gloss',
    'diamonds',
    'grain',
    'vignette',
    'rivet',
  ] as const);
  return (ctx, { x, y, width, height }) => {
    const side = Math.min(width, height);
    ctx.fillStyle = css(tone, alpha);
    ctx.strokeStyle = css(tone, alpha);
    ctx.lineWidth = Math.max(1, 0.3 * step * side);
    const count = Math.ceil(1 / step);
    if (kind === 'hatch' || kind === 'cross') {
      for (const turn of kind === 'hatch' ? [angle] : [angle, angle + Math.PI / 2]) {
        ctx.save();
        ctx.translate(x + width / 2, y + height / 2);
        ctx.rotate(turn);
        for (let k = -count; k <= count; k++) stroke(ctx, -side, k * step * side, side, k * step * side);
        ctx.restore();
      }
    } else if (kind === 'dots' || kind === 'chequer') {
      const s = step * side;
      for (let row = 0; row < count + 1; row++)
        for (let col = 0; col < count + 1; col++) {
          if (kind === 'chequer' && (row + col) % 2 === 0) ctx.fillRect(x + col * s, y + row * s, s, s);
          if (kind === 'dots') disc(ctx, x + (col + 0.5) * s, y + (row + 0.5) * s, 0.25 * s);
        }
    } else if (kind === 'noise') {
      for (let k = 0; k < 40; k++)
        ctx.fillRect(
          x + random.unit() * width,
          y + random.unit() * height,
          between(random, 1, 0.2 * width),
          0.06 * side,
        );
    } else if (kind === 'shine') {
      const wash = ctx.createRadialGradient(
        x + 0.3 * width,
        y + 0.25 * height,
        0,
        x + 0.3 * width,
        y + 0.3 * height,
        side,
      );
      wash.addColorStop(0, css(tone, 2 * alpha));
      wash.addColorStop(1, css(tone, 0));
      ctx.fillStyle = wash;
      ctx.fillRect(x, y, width, height);
    } else if (kind === 'corner') {
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + width * (0.5 + step), y);
      ctx.lineTo(x, y + height * (0.5 + step));
      ctx.fill();
    } else if (kind === 'studs') {
      const at = 0.5 - 0.5 * step - 0.06;
      for (const dx of [-at, at])
        for (const dy of [-at, at]) disc(ctx, x + (0.5 + dx) * width, y + (0.5 + dy) * height, 0.06 * side);
    } else if (kind === 'inset') {
      const margin = side * (0.1 + 0.5 * step);
      ctx.strokeRect(x + margin, y + margin, width - 2 * margin, height - 2 * margin);
    } else if (kind === 'gloss') {
      ctx.beginPath();
      ctx.ellipse(x + width / 2, y + height * step, width * 0.6, height * (0.15 + step), 0, 0, 7);
      ctx.fill();
    } else if (kind === 'diamonds') {
      for (const dx of [0.25, 0.75])
        for (const dy of [0.25, 0.75]) {
          ctx.beginPath();
          for (let k = 0; k < 4; k++)
            ctx.lineTo(
              x + (dx + 0.2 * Math.cos((k * Math.PI) / 2)) * width,
              y + (dy + 0.2 * Math.sin((k * Math.PI) / 2)) * height,
            );
          ctx.closePath();
          ctx.stroke();
        }
    } else if (kind === 'grain') {
      for (let k = 0; k < count; k++) {
        const at = y + (k + 0.5) * step * height;
        ctx.beginPath();
        ctx.moveTo(x, at);
        ctx.bezierCurveTo(
          x + 0.3 * width,
          at + between(random, -0.1, 0.1) * height,
          x + 0.7 * width,
          at + between(random, -0.1, 0.1) * height,
          x + width,
          at,
        );
        ctx.stroke();
      }
    } else if (kind === 'vignette') {
      const wash = ctx.createRadialGradient(
        x + width / 2,
        y + height / 2,
        0,
        x + width / 2,
        y + height / 2,
        0.7 * side,
      );
      wash.addColorStop(0, css(tone, 0));
      wash.addColorStop(1, css(tone, 2 * alpha));
      ctx.fillStyle = wash;
      ctx.fillRect(x, y, width, height);
    } else if (kind === 'rivet') disc(ctx, x + width / 2, y + height / 2, (0.05 + 0.3 * step) * side);
    else {
      for (let r = step; r < 0.7; r += step) {
        ctx.beginPath();
        ctx.arc(x + width / 2, y + height / 2, r * side, 0, 7);
        ctx.stroke();
      }
    }
  };
}

function stroke(ctx: Context, x0: number, y0: number, x1: number, y1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}

function disc(ctx: Context, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 7);
  ctx.fill();
}

const LETTERS = [...'ACDEGHJKLNQRSUVWYZaeghkmnrsu&$%+=~'];

/** A drawing in the middle of a cell that means nothing: an icon, a letter, a simple shape. */
function randomOrnament(random: Random): Paint {
  const tone = chance(random, 0.4) ? randomColour(random) : ([0, 0, 0] as const);
  const light = chance(random, 0.5) ? ([255, 255, 255] as const) : tone;
  const alpha = chance(random, 0.5) ? between(random, 0.12, 0.5) : 1;
  const size = between(random, 0.3, 0.8);
  const kind = random.unit();
  if (kind < 0.4) {
    const icon = pickIcon(random, 'ornament');
    return (ctx, cell) => {
      const side = Math.min(cell.width, cell.height) * size;
      ctx.globalAlpha = alpha;
      ctx.translate(cell.x + cell.width / 2, cell.y + cell.height / 2);
      ctx.scale(side, side);
      drawIcon(ctx, icon, side, light);
    };
  }
  if (kind < 0.6) {
    const letter = pick(random, LETTERS) + (chance(random, 0.2) ? pick(random, LETTERS) : '');
    const style = { ...digitStyle(random, [[128, 128, 128]]), plate: null };
    return (ctx, cell) => {
      ctx.globalAlpha = alpha;
      drawText(ctx, letter, cell, style, light);
    };
  }
  return shapeOrnament(random, light, alpha, size);
}

function shapeOrnament(random: Random, tone: Rgb, alpha: number, size: number): Paint {
  const kind = pick(random, [
    'dot',
    'frame',
    'diamond',
    'plus',
    'dash',
    'ring',
    'dots',
    'wave',
    'chevron',
    'keyhole',
    'petals',
    'target',
    'diagonal',
  ] as const);
  const hollow = chance(random, 0.5);
  const r = 0.5 * size;
  return (ctx, { x, y, width, height }) => {
    const side = Math.min(width, height);
    ctx.translate(x + width / 2, y + height / 2);
    ctx.scale(side, side);
    ctx.fillStyle = css(tone, alpha);
    ctx.strokeStyle = css(tone, alpha);
    ctx.lineWidth = Math.max(1 / side, 0.06);
    const finish = () => (hollow ? ctx.stroke() : ctx.fill());
    ctx.beginPath();
    if (kind === 'dot') disc(ctx, 0, 0, 0.22 * size);
    else if (kind === 'frame')
      hollow ? ctx.strokeRect(-r, -r, 2 * r, 2 * r) : ctx.fillRect(-r * 0.7, -r * 0.7, 1.4 * r, 1.4 * r);
    else if (kind === 'diamond') {
      for (let k = 0; k < 4; k++) ctx.lineTo(r * Math.cos((k * Math.PI) / 2), r * Math.sin((k * Math.PI) / 2));
      ctx.closePath();
      finish();
    } else if (kind === 'plus') {
      stroke(ctx, -r, 0, r, 0);
      stroke(ctx, 0, -r, 0, r);
    } else if (kind === 'dash') stroke(ctx, -r, 0, r, 0);
    else if (kind === 'ring') {
      ctx.arc(0, 0, r, 0, 7);
      ctx.stroke();
    } else if (kind === 'dots') for (const dx of [-r, 0, r]) disc(ctx, 0.6 * dx, 0, 0.06);
    else if (kind === 'wave') {
      for (let k = 0; k <= 16; k++) ctx.lineTo(((k - 8) / 8) * r, 0.1 * Math.sin(k * 0.8));
      ctx.stroke();
    } else if (kind === 'chevron') {
      stroke(ctx, -r, 0.4 * r, 0, -0.4 * r);
      stroke(ctx, 0, -0.4 * r, r, 0.4 * r);
    } else if (kind === 'keyhole') {
      disc(ctx, 0, -0.08, 0.14);
      ctx.fillRect(-0.06, 0, 0.12, 0.26);
    } else if (kind === 'petals') {
      for (let k = 0; k < 4; k++)
        disc(ctx, 0.5 * r * Math.cos((k + 0.5) * 1.571), 0.5 * r * Math.sin((k + 0.5) * 1.571), 0.35 * r);
    } else if (kind === 'target') {
      ctx.strokeRect(-r, -r, 2 * r, 2 * r);
      ctx.strokeRect(-r / 2, -r / 2, r, r);
    } else stroke(ctx, -r, r, r, -r);
  };
}
