import type { Random } from '../../../src/game/random.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, mix } from '../lab/colour.ts';
import type { Context } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';

/** Flags and mines of random shape, in the unit square around the origin. */
type Points = readonly (readonly [number, number])[];
export type FlagArt = (ctx: Context, u: number, cloth: Rgb, pole: Rgb) => void;
export type MineArt = (ctx: Context, u: number, colour: Rgb) => void;

function path(ctx: Context, points: Points): void {
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
  ctx.closePath();
}

function line(ctx: Context, points: Points): void {
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
  ctx.stroke();
}

/** A cloth's outline between the pole at `x` and `right`, from `top` down by `tall`. */
function clothShape(random: Random, x: number, right: number, top: number, tall: number): Points {
  const bottom = top + tall;
  const middle = top + tall / 2;
  const notch = right - (right - x) * between(random, 0.15, 0.45);
  const sag = tall * between(random, 0.08, 0.25) * (chance(random, 0.5) ? 1 : -1);
  const waves = Array.from({ length: 9 }, (_, i) => Math.sin((i / 8) * Math.PI * 2) * sag * 0.6);
  const at = (i: number) => x + ((right - x) * i) / 8;
  const shapes: Points[] = [
    [
      [x, top],
      [right, middle],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top + tall * between(random, 0.1, 0.9)],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top],
      [right, bottom],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top + sag],
      [right, bottom + sag],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top],
      [notch, middle],
      [right, bottom],
      [x, bottom],
    ],
    [
      [x, top],
      [right, top + tall * 0.3],
      [right, bottom - tall * 0.3],
      [x, bottom],
    ],
    [
      ...waves.map((w, i) => [at(i), top + w] as const),
      ...waves.map((w, i) => [at(8 - i), bottom + (waves[8 - i] ?? w)] as const),
    ],
  ];
  return pick(random, shapes);
}

export function randomFlag(random: Random): FlagArt {
  const mirror = chance(random, 0.35) ? -1 : 1;
  const tilt = chance(random, 0.3) ? between(random, -0.4, 0.4) : 0;
  const x = between(random, -0.42, 0);
  const thick = between(random, 0.04, 0.13);
  const top = between(random, -0.48, -0.4);
  const foot = between(random, 0.3, 0.48);
  const cloth = clothShape(
    random,
    x,
    Math.min(0.48, x + between(random, 0.42, 0.85)),
    top,
    between(random, 0.32, 0.62),
  );
  const base = pick(random, ['none', 'none', 'bar', 'wide', 'triangle', 'mound'] as const);
  const knob = chance(random, 0.15);
  const outlined = chance(random, 0.25);
  const filled = !outlined || chance(random, 0.5);
  const stripe = chance(random, 0.12);
  const hasPole = chance(random, 0.95);
  return (ctx, u, clothColour, pole) => {
    ctx.scale(mirror, 1);
    ctx.rotate(tilt);
    ctx.lineJoin = 'round';
    ctx.fillStyle = css(clothColour);
    path(ctx, cloth);
    if (filled) ctx.fill();
    ctx.strokeStyle = css(filled ? pole : clothColour);
    ctx.lineWidth = Math.max(0.05, u);
    if (outlined) ctx.stroke();
    ctx.fillStyle = css(pole);
    if (stripe) ctx.fillRect(x, top + 0.12, 0.3, 0.09);
    if (hasPole) ctx.fillRect(x - thick / 2, top, thick, foot - top);
    if (knob) disc(ctx, x, top, 0.08);
    if (base === 'bar') ctx.fillRect(x - 0.18, foot - 0.08, 0.36, 0.1);
    if (base === 'wide') {
      ctx.fillRect(x - 0.14, foot - 0.16, 0.28, 0.08);
      ctx.fillRect(x - 0.26, foot - 0.08, 0.52, 0.1);
    }
    if (base === 'triangle') {
      path(ctx, [
        [x, foot - 0.25],
        [x + 0.22, foot],
        [x - 0.22, foot],
      ]);
      ctx.fill();
    }
    if (base === 'mound') {
      ctx.beginPath();
      ctx.ellipse(x, foot, 0.26, 0.14, 0, Math.PI, 2 * Math.PI);
      ctx.fill();
    }
  };
}

function disc(ctx: Context, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 7);
  ctx.fill();
}

function around(count: number, start: number, draw: (cos: number, sin: number, k: number) => void): void {
  for (let k = 0; k < count; k++) {
    const a = start + (2 * Math.PI * k) / count;
    draw(Math.cos(a), Math.sin(a), k);
  }
}

export function randomMine(random: Random): MineArt {
  return pick(random, [naval, naval, naval, bomb, bomb, skull, asterisk, flower, beetle, blast, trefoil])(random);
}

/** A body with spikes all around. */
function naval(random: Random): MineArt {
  const r = between(random, 0.2, 0.36);
  const spikes = random.int(4, 12);
  const reach = Math.max(r + 0.08, between(random, 0.4, 0.49));
  const start = chance(random, 0.6) ? 0 : between(random, 0, 1.5);
  const thick = between(random, 0.05, 0.14);
  const kind = pick(random, ['line', 'line', 'knob', 'triangle'] as const);
  const shape = pick(random, ['disc', 'disc', 'disc', 'square', 'hexagon', 'ring'] as const);
  const light = pick(random, ['none', 'square', 'disc', 'arc', 'hole'] as const);
  return (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(thick, u);
    around(spikes, start, (cos, sin) => {
      if (kind === 'triangle') {
        path(ctx, [
          [reach * cos, reach * sin],
          [-0.12 * sin, 0.12 * cos],
          [0.12 * sin, -0.12 * cos],
        ]);
        ctx.fill();
      } else
        line(ctx, [
          [0, 0],
          [reach * cos, reach * sin],
        ]);
      if (kind === 'knob') disc(ctx, (reach - 0.04) * cos, (reach - 0.04) * sin, 0.07);
    });
    if (shape === 'square') ctx.fillRect(-r, -r, 2 * r, 2 * r);
    else if (shape === 'hexagon') {
      path(
        ctx,
        Array.from({ length: 6 }, (_, k) => [r * Math.cos(k * 1.0472), r * Math.sin(k * 1.0472)] as const),
      );
      ctx.fill();
    } else if (shape === 'ring') {
      ctx.beginPath();
      ctx.arc(0, 0, r, 0, 7);
      ctx.stroke();
    } else disc(ctx, 0, 0, r);
    const pale = mix(colour, colour[0] + colour[1] + colour[2] > 380 ? [0, 0, 0] : [255, 255, 255], 0.85);
    ctx.fillStyle = css(pale);
    ctx.strokeStyle = css(pale);
    if (light === 'square') ctx.fillRect(-0.5 * r, -0.5 * r, 0.4 * r, 0.4 * r);
    if (light === 'disc') disc(ctx, -0.35 * r, -0.35 * r, 0.25 * r);
    if (light === 'hole') disc(ctx, 0, 0, 0.4 * r);
    if (light === 'arc') {
      ctx.lineWidth = Math.max(0.05, u);
      ctx.beginPath();
      ctx.arc(0, 0, 0.65 * r, 3.3, 4.6);
      ctx.stroke();
    }
  };
}

/** A ball with a fuse. */
function bomb(random: Random): MineArt {
  const side = chance(random, 0.7) ? 1 : -1;
  const r = between(random, 0.26, 0.36);
  const length = between(random, 0.1, 0.3);
  const spark = chance(random, 0.4);
  const glint = chance(random, 0.5);
  const thick = between(random, 0.05, 0.1);
  return (ctx, u, colour) => {
    ctx.scale(side, 1);
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(thick, u);
    disc(ctx, -0.06, 0.46 - r, r);
    ctx.save();
    ctx.translate(-0.06, 0.46 - r);
    ctx.rotate(0.7);
    ctx.fillRect(-0.1, -r - 0.08, 0.2, 0.14);
    ctx.restore();
    const [fx, fy] = [-0.06 + 0.72 * r, 0.4 - 1.8 * r];
    ctx.beginPath();
    ctx.moveTo(fx, fy + 0.06);
    ctx.quadraticCurveTo(fx + 0.05, fy - length, fx + length, fy - 0.6 * length);
    ctx.stroke();
    if (spark)
      around(6, 0.3, (c, s) =>
        line(ctx, [
          [fx + length, fy - 0.6 * length],
          [fx + length + 0.12 * c, fy - 0.6 * length + 0.12 * s],
        ]),
      );
    ctx.fillStyle = 'rgba(255,255,255,0.85)';
    if (glint) disc(ctx, -0.06 - 0.4 * r, 0.46 - 1.4 * r, 0.2 * r);
  };
}

function skull(random: Random): MineArt {
  const wide = between(random, 0.3, 0.42);
  const eye = between(random, 0.08, 0.13);
  const bones = chance(random, 0.4);
  const teeth = random.int(0, 3);
  return (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.09, u);
    if (bones) {
      line(ctx, [
        [-0.45, 0.15],
        [0.45, 0.47],
      ]);
      line(ctx, [
        [0.45, 0.15],
        [-0.45, 0.47],
      ]);
    }
    ctx.beginPath();
    ctx.ellipse(0, -0.1, wide, 0.35, 0, 0, 7);
    ctx.fill();
    ctx.fillRect(-0.6 * wide, 0.1, 1.2 * wide, 0.28);
    ctx.globalCompositeOperation = 'destination-out';
    disc(ctx, -0.42 * wide, -0.08, eye);
    disc(ctx, 0.42 * wide, -0.08, eye);
    path(ctx, [
      [0, 0.06],
      [0.05, 0.15],
      [-0.05, 0.15],
    ]);
    ctx.fill();
    for (let k = 0; k < teeth; k++) ctx.fillRect(((k + 0.5) / teeth - 0.5) * wide, 0.26, 0.05, 0.14);
    ctx.globalCompositeOperation = 'source-over';
  };
}

function asterisk(random: Random): MineArt {
  const arms = pick(random, [5, 6, 8]);
  const thick = between(random, 0.08, 0.18);
  const start = between(random, 0, 1);
  return (ctx, u, colour) => {
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(thick, u);
    around(arms, start, (c, s) =>
      line(ctx, [
        [0, 0],
        [0.44 * c, 0.44 * s],
      ]),
    );
  };
}

function flower(random: Random): MineArt {
  const petals = random.int(5, 8);
  const r = between(random, 0.12, 0.18);
  const core = chance(random, 0.7);
  return (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    around(petals, 0.2, (c, s) => disc(ctx, 0.29 * c, 0.29 * s, r));
    ctx.fillStyle = css(core ? mix(colour, [255, 255, 255], 0.7) : colour);
    disc(ctx, 0, 0, 0.17);
  };
}

function beetle(random: Random): MineArt {
  const wide = between(random, 0.16, 0.28);
  const split = chance(random, 0.5);
  return (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.05, u);
    for (const y of [-0.12, 0.06, 0.24])
      for (const side of [-1, 1])
        line(ctx, [
          [0, y],
          [side * 0.34, y - 0.04],
          [side * 0.45, y + 0.06 * Math.sign(y)],
        ]);
    ctx.beginPath();
    ctx.ellipse(0, 0.08, wide, 0.36, 0, 0, 7);
    ctx.fill();
    disc(ctx, 0, -0.33, 0.13);
    ctx.strokeStyle = 'rgba(255,255,255,0.85)';
    if (split)
      line(ctx, [
        [0, -0.2],
        [0, 0.42],
      ]);
  };
}

function blast(random: Random): MineArt {
  const points = random.int(7, 12);
  const inner = between(random, 0.2, 0.3);
  const radii = Array.from({ length: points }, () => between(random, 0.38, 0.49));
  const core = chance(random, 0.4);
  return (ctx, _u, colour) => {
    ctx.fillStyle = css(colour);
    const step = Math.PI / points;
    const at = (r: number, k: number) => [r * Math.cos(k * step), r * Math.sin(k * step)] as const;
    path(
      ctx,
      radii.flatMap((r, k) => [at(r, 2 * k), at(inner, 2 * k + 1)]),
    );
    ctx.fill();
    ctx.fillStyle = css(mix(colour, [255, 255, 255], 0.7));
    if (core) disc(ctx, 0, 0, 0.6 * inner);
  };
}

function trefoil(random: Random): MineArt {
  const start = between(random, 0, 2);
  const ring = chance(random, 0.4);
  return (ctx, u, colour) => {
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(0.06, u);
    for (let k = 0; k < 3; k++) {
      const a = start + k * 2.094;
      ctx.beginPath();
      ctx.arc(0, 0, 0.42, a, a + 1.05);
      ctx.arc(0, 0, 0.14, a + 1.05, a, true);
      ctx.fill();
    }
    disc(ctx, 0, 0, 0.09);
    if (!ring) return;
    ctx.beginPath();
    ctx.arc(0, 0, 0.46, 0, 7);
    ctx.stroke();
  };
}

/** What is drawn over a flag or mine to say that it is wrong. */
export function randomCross(random: Random): MineArt {
  const reach = between(random, 0.3, 0.5);
  const thick = between(random, 0.06, 0.16);
  const kind = pick(random, ['x', 'x', 'x', 'slash', 'ban', 'edged', 'corner'] as const);
  return (ctx, u, colour) => {
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(thick, u);
    if (kind === 'corner') {
      ctx.translate(0.22, 0.22);
      ctx.scale(0.5, 0.5);
    }
    const draw = () => {
      line(ctx, [
        [-reach, -reach],
        [reach, reach],
      ]);
      if (kind !== 'slash' && kind !== 'ban')
        line(ctx, [
          [reach, -reach],
          [-reach, reach],
        ]);
      if (kind !== 'ban') return;
      ctx.beginPath();
      ctx.arc(0, 0, 0.44, 0, 7);
      ctx.stroke();
    };
    if (kind === 'edged') {
      ctx.save();
      ctx.strokeStyle = '#fff';
      ctx.lineWidth *= 1.8;
      draw();
      ctx.restore();
    }
    draw();
  };
}
