import type { Random } from '../../../src/game/random.ts';
import { makeRandom } from '../../../src/game/random.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hex, randomColour } from '../lab/colour.ts';
import type { IconKind } from '../lab/icons.ts';
import { drawIcon, pickIcon } from '../lab/icons.ts';
import type { CellBox, Context } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';
import type { DigitStyle } from './glyphs.ts';
import { digitStyle, drawText } from './glyphs.ts';
import type { Ink } from './ink.ts';
import { randomInk, withInk } from './ink.ts';
import type { FlagArt, MineArt } from './randomMarks.ts';
import { randomCross, randomFlag, randomMine } from './randomMarks.ts';

/** How a skin draws flags, question marks and mines; each function draws the mark only, not the cell. */
export interface MarkStyle {
  flag(ctx: Context, cell: CellBox): void;
  question(ctx: Context, cell: CellBox): void;
  mine(ctx: Context, cell: CellBox): void;
  /** Drawn over a flag or a mine to say that the flag was wrong. */
  cross(ctx: Context, cell: CellBox): void;
  /** Whether a wrong flag is shown as a crossed flag instead of a crossed mine. */
  readonly crossesFlag: boolean;
  /** … or as the cross alone. */
  readonly crossesNothing: boolean;
  /** Draws a wrong flag as a whole, where that is no crossed mark. */
  readonly wrong: ((ctx: Context, cell: CellBox) => void) | null;
}

type Path = (ctx: Context, u: number) => void;

/** Runs a drawing in a unit square laid over the cell: origin at its centre, 1 = its smaller side. */
function unit(ctx: Context, cell: CellBox, size: number, draw: Path): void {
  const side = Math.min(cell.width, cell.height) * size;
  ctx.save();
  ctx.translate(cell.x + cell.width / 2, cell.y + cell.height / 2);
  ctx.scale(side, side);
  draw(ctx, 1 / side);
  ctx.restore();
}

function polygon(ctx: Context, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

export function markStyle(
  random: Random,
  closedGround: readonly Rgb[],
  openGround: readonly Rgb[],
  text?: DigitStyle,
): MarkStyle {
  const grounds = [...closedGround, ...openGround];
  const red = pick(random, ['#ff0000', '#e53935', '#c00000', '#ff5722', '#d81b60'].map(hex));
  const cloth = chance(random, 0.7) ? safeColour(random, red, closedGround) : distinctColour(random, closedGround, 110);
  const pole = safeColour(random, chance(random, 0.7) ? [0, 0, 0] : [255, 255, 255], closedGround);
  const black = safeColour(random, [15, 15, 15], grounds);
  const flagSize = between(random, 0.5, 0.95);
  const mineSize = between(random, 0.5, 0.95);
  const drawFlag = pickFlag(random);
  const drawMine = pickMine(random);
  const drawnCross = chance(random, 0.4) ? drawCross : randomCross(random);
  const crossColour = safeColour(random, red, grounds);
  const style = text ?? digitStyle(random, closedGround);
  const letters = { ...style, plate: null, size: between(random, 0.6, 0.95) };
  const questionColour = distinctColour(random, closedGround, 120);
  const questionText = chance(random, 0.16) ? pick(random, ['??', '??', '?!', '(?)', '[?]']) : '?';
  const questions = questionStyle(random, style, closedGround, questionColour);
  const questionIcon = chance(random, 0.12) ? iconArt(random, 'question') : null;
  const wrongFlag = chance(random, 0.06) ? iconArt(random, 'wrongFlag') : null;
  const crossesFlag = chance(random, 0.4);
  const crossesNothing = chance(random, 0.1);
  const ink = chance(random, 0.4) ? randomInk(random) : null;
  const flagPlate = chance(random, 0.06) ? randomColour(random) : null;
  const mark = (ctx: Context, cell: CellBox, size: number, draw: Path) =>
    withInk(ctx, cell, ink ?? PLAIN, (paint, box) => unit(paint, box, size, draw));
  const flagText = chance(random, 0.07) ? pick(random, ['F', 'P', '!', 'F']) : null;
  const mineText = chance(random, 0.06) ? pick(random, ['*', 'M', '@', 'B']) : null;
  return {
    flag: (ctx, cell) => {
      if (flagText) drawText(ctx, flagText, cell, letters, cloth);
      else {
        if (flagPlate) unit(ctx, cell, 0.9, (c) => roundPlate(c, flagPlate));
        mark(ctx, cell, flagSize, (c, u) => drawFlag(c, u, cloth, pole));
      }
    },
    question: (ctx, cell) => {
      if (questionIcon) mark(ctx, cell, flagSize, (c, u) => questionIcon(c, u, questionColour));
      else drawText(ctx, questionText, cell, questions, questionColour);
    },
    mine: (ctx, cell) => {
      if (mineText) drawText(ctx, mineText, cell, letters, black);
      else mark(ctx, cell, mineSize, (c, u) => drawMine(c, u, black));
    },
    cross: (ctx, cell) => unit(ctx, cell, Math.max(0.7, mineSize), (c, u) => drawnCross(c, u, crossColour)),
    wrong: wrongFlag && ((ctx, cell) => mark(ctx, cell, flagSize, (c, u) => wrongFlag(c, u, cloth))),
    crossesFlag,
    crossesNothing,
  };
}

/** Question marks are written like the numbers, or with a font, weight, shadow or size of their own. */
function questionStyle(random: Random, numbers: DigitStyle, grounds: readonly Rgb[], colour: Rgb): DigitStyle {
  if (chance(random, 0.4)) return numbers;
  const style = digitStyle(random, grounds);
  const isBold = chance(random, 0.2);
  return {
    ...style,
    size: between(random, 0.55, 1.1),
    outline: isBold ? { colour, width: between(random, 0.01, 0.04) } : style.outline,
    shadow: chance(random, 0.3)
      ? {
          colour: chance(random, 0.5) ? [0, 0, 0] : [255, 255, 255],
          blur: between(random, 0, 0.08),
          dx: between(random, 0.02, 0.07),
          dy: between(random, 0.02, 0.07),
        }
      : style.shadow,
  };
}

/** Ink that does nothing: a sheet of its own keeps what is rubbed out of a mark from rubbing out the cell. */
const PLAIN: Ink = {
  slant: 0,
  turn: 0,
  wobble: 0,
  fill: 'full',
  spacing: 0.1,
  angle: 0,
  grid: 0.1,
  random: makeRandom(0),
};

function pickFlag(random: Random): FlagArt {
  const kind = random.unit();
  if (kind < 0.3) return pick(random, [...FLAGS, ...MORE_FLAGS]);
  if (kind < 0.75) return randomFlag(random);
  const icon = iconArt(random, kind < 0.94 ? 'flag' : 'pin');
  return (ctx, u, cloth) => icon(ctx, u, cloth);
}

function pickMine(random: Random): MineArt {
  const kind = random.unit();
  if (kind < 0.25) return pick(random, [...MINES, ...MORE_MINES]);
  return kind < 0.75 ? randomMine(random) : iconArt(random, 'mine');
}

function iconArt(random: Random, kind: IconKind): MineArt {
  const icon = pickIcon(random, kind);
  return (ctx, u, colour) => drawIcon(ctx, icon, 1 / u, colour);
}

function roundPlate(ctx: Context, colour: Rgb): void {
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.arc(0, 0, 0.5, 0, 7);
  ctx.fill();
}

function safeColour(random: Random, wanted: Rgb, grounds: readonly Rgb[]): Rgb {
  const far = grounds.every((g) => Math.max(...g.map((v, k) => Math.abs(v - (wanted[k] as number)))) > 90);
  return far ? wanted : distinctColour(random, grounds, 120);
}

const FLAGS: readonly FlagArt[] = [
  // pennant to the left, on a pole with a foot
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [0.08, -0.45],
      [0.08, 0.05],
      [-0.38, -0.2],
    ]);
    ctx.fillStyle = css(pole);
    ctx.fillRect(0.06, -0.45, 0.09, 0.75);
    ctx.fillRect(-0.3, 0.28, 0.6, 0.12);
  },
  // pennant to the right
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(pole);
    ctx.fillRect(-0.3, -0.48, 0.08, 0.96);
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [-0.22, -0.48],
      [0.42, -0.2],
      [-0.22, 0.08],
    ]);
  },
  // rectangular cloth
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(pole);
    ctx.fillRect(-0.36, -0.45, 0.07, 0.9);
    ctx.fillStyle = css(cloth);
    ctx.fillRect(-0.29, -0.42, 0.68, 0.42);
  },
  // waving cloth
  (ctx, u, cloth, pole) => {
    ctx.strokeStyle = css(pole);
    ctx.lineWidth = Math.max(0.06, u);
    ctx.beginPath();
    ctx.moveTo(-0.3, -0.45);
    ctx.lineTo(-0.3, 0.45);
    ctx.stroke();
    ctx.fillStyle = css(cloth);
    ctx.beginPath();
    ctx.moveTo(-0.28, -0.42);
    ctx.bezierCurveTo(-0.05, -0.6, 0.15, -0.25, 0.42, -0.42);
    ctx.lineTo(0.42, -0.02);
    ctx.bezierCurveTo(0.15, 0.15, -0.05, -0.2, -0.28, 0);
    ctx.fill();
  },
  // swallow tail with a triangular foot
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(pole);
    ctx.fillRect(-0.05, -0.46, 0.08, 0.7);
    polygon(ctx, [
      [-0.28, 0.44],
      [0.28, 0.44],
      [0.02, 0.16],
    ]);
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [0.03, -0.46],
      [0.45, -0.46],
      [0.3, -0.26],
      [0.45, -0.06],
      [0.03, -0.06],
    ]);
  },
  // pin
  (ctx, _u, cloth) => {
    ctx.fillStyle = css(cloth);
    ctx.beginPath();
    ctx.arc(0, -0.15, 0.3, Math.PI * 0.9, Math.PI * 2.1);
    ctx.lineTo(0, 0.46);
    ctx.fill();
  },
];

// more flags: outlined, on a curved pole, a pair of chevrons, a triangle over a base
const MORE_FLAGS: readonly FlagArt[] = [
  (ctx, u, cloth, pole) => {
    ctx.strokeStyle = css(pole);
    ctx.lineWidth = Math.max(0.06, u);
    ctx.beginPath();
    ctx.moveTo(-0.2, -0.46);
    ctx.lineTo(-0.2, 0.4);
    ctx.moveTo(-0.4, 0.42);
    ctx.lineTo(0.1, 0.42);
    ctx.stroke();
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [-0.2, -0.46],
      [0.42, -0.25],
      [-0.2, -0.02],
    ]);
    ctx.stroke();
  },
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(pole);
    ctx.fillRect(0.2, -0.48, 0.1, 0.9);
    ctx.fillRect(-0.1, 0.36, 0.6, 0.1);
    ctx.fillStyle = css(cloth);
    ctx.fillRect(-0.42, -0.48, 0.62, 0.42);
  },
  (ctx, _u, cloth) => {
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [-0.3, -0.45],
      [0.45, -0.12],
      [-0.3, 0.2],
    ]);
    ctx.fillRect(-0.38, -0.45, 0.08, 0.92);
  },
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(cloth);
    polygon(ctx, [
      [0, -0.48],
      [0.4, 0.1],
      [-0.4, 0.1],
    ]);
    ctx.fillStyle = css(pole);
    ctx.fillRect(-0.06, 0.1, 0.12, 0.25);
    ctx.fillRect(-0.35, 0.34, 0.7, 0.12);
  },
  (ctx, _u, cloth, pole) => {
    ctx.fillStyle = css(pole);
    ctx.fillRect(-0.34, -0.46, 0.06, 0.92);
    for (let k = 0; k < 4; k++) {
      ctx.fillStyle = css(k % 2 === 0 ? cloth : pole);
      ctx.fillRect(-0.28 + k * 0.17, -0.42, 0.17, 0.2);
      ctx.fillStyle = css(k % 2 === 1 ? cloth : pole);
      ctx.fillRect(-0.28 + k * 0.17, -0.22, 0.17, 0.2);
    }
  },
];

const MINES: readonly MineArt[] = [
  // disc with eight spikes and a glint
  (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.06, u);
    ctx.beginPath();
    ctx.arc(0, 0, 0.32, 0, 7);
    ctx.fill();
    for (let a = 0; a < 4; a++) {
      ctx.beginPath();
      ctx.moveTo(0.48 * Math.cos((a * Math.PI) / 4), 0.48 * Math.sin((a * Math.PI) / 4));
      ctx.lineTo(-0.48 * Math.cos((a * Math.PI) / 4), -0.48 * Math.sin((a * Math.PI) / 4));
      ctx.stroke();
    }
    ctx.fillStyle = 'rgba(255,255,255,0.9)';
    ctx.fillRect(-0.18, -0.18, 0.13, 0.13);
  },
  // plain disc
  (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.beginPath();
    ctx.arc(0, 0, 0.36, 0, 7);
    ctx.fill();
  },
  // bomb with a fuse
  (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.07, u);
    ctx.beginPath();
    ctx.arc(-0.06, 0.1, 0.34, 0, 7);
    ctx.fill();
    ctx.fillRect(0.05, -0.32, 0.16, 0.16);
    ctx.beginPath();
    ctx.moveTo(0.13, -0.3);
    ctx.quadraticCurveTo(0.25, -0.5, 0.42, -0.4);
    ctx.stroke();
  },
  // star burst
  (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    polygon(
      ctx,
      Array.from({ length: 16 }, (_, i) => {
        const r = i % 2 === 0 ? 0.48 : 0.26;
        return [r * Math.cos((i * Math.PI) / 8), r * Math.sin((i * Math.PI) / 8)] as const;
      }),
    );
  },
  // disc with four knobs, shaded
  (ctx, _u, colour) => {
    const fill = ctx.createRadialGradient(-0.12, -0.12, 0.02, 0, 0, 0.4);
    fill.addColorStop(0, 'rgba(200,200,200,1)');
    fill.addColorStop(1, css(colour));
    ctx.fillStyle = css(colour);
    ctx.fillRect(-0.48, -0.06, 0.96, 0.12);
    ctx.fillRect(-0.06, -0.48, 0.12, 0.96);
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(0, 0, 0.34, 0, 7);
    ctx.fill();
  },
];

const MORE_MINES: readonly MineArt[] = [
  // round bomb with a long curling fuse and a spark
  (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.05, u);
    ctx.beginPath();
    ctx.arc(-0.05, 0.15, 0.31, 0, 7);
    ctx.fill();
    ctx.fillRect(-0.12, -0.22, 0.16, 0.12);
    ctx.beginPath();
    ctx.moveTo(-0.04, -0.2);
    ctx.bezierCurveTo(0.05, -0.55, 0.3, -0.5, 0.38, -0.28);
    ctx.stroke();
  },
  // ring with a centre
  (ctx, u, colour) => {
    ctx.strokeStyle = css(colour);
    ctx.fillStyle = css(colour);
    ctx.lineWidth = Math.max(0.08, u);
    ctx.beginPath();
    ctx.arc(0, 0, 0.36, 0, 7);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(0, 0, 0.16, 0, 7);
    ctx.fill();
  },
  // skull-like head with two eyes
  (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.beginPath();
    ctx.arc(0, -0.08, 0.36, 0, 7);
    ctx.fill();
    ctx.fillRect(-0.2, 0.15, 0.4, 0.28);
    ctx.globalCompositeOperation = 'destination-out';
    ctx.globalCompositeOperation = 'source-over';
    ctx.fillStyle = 'rgba(255,255,255,0.95)';
    ctx.fillRect(-0.22, -0.16, 0.15, 0.15);
    ctx.fillRect(0.07, -0.16, 0.15, 0.15);
  },
  // six thin legs and a small body
  (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.05, u);
    ctx.beginPath();
    ctx.arc(0, 0, 0.24, 0, 7);
    ctx.fill();
    for (let a = 0; a < 6; a++) {
      const t = (a * Math.PI) / 3 + 0.3;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(0.46 * Math.cos(t), 0.46 * Math.sin(t));
      ctx.stroke();
    }
  },
  // diamond with a glint
  (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    polygon(ctx, [
      [0, -0.46],
      [0.46, 0],
      [0, 0.46],
      [-0.46, 0],
    ]);
    ctx.fillStyle = 'rgba(255,255,255,0.9)';
    ctx.fillRect(-0.12, -0.12, 0.1, 0.1);
  },
];

function drawCross(ctx: Context, u: number, colour: Rgb): void {
  ctx.strokeStyle = css(colour);
  ctx.lineWidth = Math.max(0.1, u);
  ctx.beginPath();
  ctx.moveTo(-0.45, -0.45);
  ctx.lineTo(0.45, 0.45);
  ctx.moveTo(0.45, -0.45);
  ctx.lineTo(-0.45, 0.45);
  ctx.stroke();
}
