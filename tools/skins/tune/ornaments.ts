import type { Random } from '../../../src/game/random.ts';
import type { Rgb } from '../lab/colour.ts';
import { css } from '../lab/colour.ts';
import type { CellBox, Context } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';

/** Draws something in the middle of a cell: the origin is there, 1 is the cell's smaller side. */
type Art = (ctx: Context, ink: string) => void;

/** One drawing with its size and ink settled. */
export type Ornament = (ctx: Context, cell: CellBox) => void;

/** What programs put on covered cells that carry no mark: patterns, studs, emblems, letters. */
const EMBLEMS: readonly Art[] = [
  // ring
  (ctx) => stroke(ctx, 0.06, (p) => p.arc(0, 0, 0.28, 0, 2 * Math.PI)),
  // stud
  (ctx) => fill(ctx, (p) => p.arc(0, 0, 0.16, 0, 2 * Math.PI)),
  // four studs
  (ctx) => {
    for (const x of [-0.2, 0.2]) for (const y of [-0.2, 0.2]) fill(ctx, (p) => p.arc(x, y, 0.07, 0, 2 * Math.PI));
  },
  // lozenge
  (ctx) => fill(ctx, (p) => corners(p, [0, -0.32, 0.24, 0, 0, 0.32, -0.24, 0])),
  // pyramid with two lit sides
  (ctx) => {
    fill(ctx, (p) => corners(p, [-0.32, -0.32, 0.32, -0.32, 0, 0]));
    fill(ctx, (p) => corners(p, [-0.32, -0.32, -0.32, 0.32, 0, 0]));
  },
  // plus
  (ctx) => {
    ctx.fillRect(-0.26, -0.05, 0.52, 0.1);
    ctx.fillRect(-0.05, -0.26, 0.1, 0.52);
  },
  // saltire
  (ctx) => stroke(ctx, 0.05, (p) => segments(p, [-0.3, -0.3, 0.3, 0.3, -0.3, 0.3, 0.3, -0.3])),
  // hatching
  (ctx) => stroke(ctx, 0.04, (p) => segments(p, [-0.3, 0.1, 0.1, -0.3, -0.3, 0.3, 0.3, -0.3, -0.1, 0.3, 0.3, -0.1])),
  // waves
  (ctx) => {
    for (const y of [-0.18, 0.05, 0.28])
      stroke(ctx, 0.05, (p) => {
        p.moveTo(-0.32, y);
        p.bezierCurveTo(-0.12, y - 0.18, 0.12, y + 0.18, 0.32, y);
      });
  },
  // inset square
  (ctx) => ctx.fillRect(-0.22, -0.22, 0.44, 0.44),
  // framed square
  (ctx) => stroke(ctx, 0.05, (p) => p.rect(-0.25, -0.25, 0.5, 0.5)),
  // leaf
  (ctx) =>
    fill(ctx, (p) => {
      p.moveTo(-0.25, 0.25);
      p.quadraticCurveTo(-0.3, -0.25, 0.28, -0.28);
      p.quadraticCurveTo(0.3, 0.25, -0.25, 0.25);
    }),
  // glint in a corner
  (ctx) => fill(ctx, (p) => corners(p, [-0.36, -0.36, 0.02, -0.36, -0.36, 0.02])),
  // bars
  (ctx) => {
    for (const y of [-0.22, -0.04, 0.14]) ctx.fillRect(-0.26, y, 0.52, 0.08);
  },
  // paw
  (ctx) => {
    fill(ctx, (p) => p.ellipse(0, 0.12, 0.18, 0.14, 0, 0, 2 * Math.PI));
    for (const [x, y] of [
      [-0.22, -0.06],
      [-0.08, -0.2],
      [0.08, -0.2],
      [0.22, -0.06],
    ] as const)
      fill(ctx, (p) => p.arc(x, y, 0.06, 0, 2 * Math.PI));
  },
  ...['?', 'M', '@', 'S', '%', '8', '0', 'x', 'o', '#', '&'].map(letter),
];

/** Flags as few programs draw them. */
const ODD_FLAGS: readonly Art[] = [
  // bunting between two poles
  (ctx, ink) => {
    ctx.fillStyle = '#333';
    ctx.fillRect(-0.34, -0.36, 0.05, 0.72);
    ctx.fillRect(0.29, -0.36, 0.05, 0.72);
    ctx.fillStyle = ink;
    ctx.fillRect(-0.29, -0.34, 0.58, 0.3);
  },
  // stop sign
  (ctx, ink) => {
    ctx.fillStyle = ink;
    fill(ctx, (p) =>
      corners(
        p,
        [-0.15, -0.36, 0.15, -0.36, 0.36, -0.15, 0.36, 0.15, 0.15, 0.36, -0.15, 0.36, -0.36, 0.15, -0.36, -0.15],
      ),
    );
    ctx.fillStyle = '#fff';
    ctx.fillRect(-0.22, -0.06, 0.44, 0.12);
  },
  // warning triangle
  (ctx, ink) => {
    ctx.fillStyle = ink;
    fill(ctx, (p) => corners(p, [0, -0.36, 0.38, 0.32, -0.38, 0.32]));
    ctx.fillStyle = '#fff';
    ctx.fillRect(-0.04, -0.12, 0.08, 0.24);
    ctx.fillRect(-0.04, 0.18, 0.08, 0.08);
  },
  // golf flag in a hole
  (ctx, ink) => {
    ctx.fillStyle = '#222';
    fill(ctx, (p) => p.ellipse(0, 0.32, 0.26, 0.09, 0, 0, 2 * Math.PI));
    ctx.fillRect(-0.03, -0.4, 0.06, 0.72);
    ctx.fillStyle = ink;
    fill(ctx, (p) => corners(p, [0.03, -0.4, 0.34, -0.25, 0.03, -0.1]));
  },
  // heart
  (ctx, ink) => {
    ctx.fillStyle = ink;
    fill(ctx, (p) => {
      p.moveTo(0, 0.34);
      p.bezierCurveTo(-0.6, -0.06, -0.3, -0.5, 0, -0.18);
      p.bezierCurveTo(0.3, -0.5, 0.6, -0.06, 0, 0.34);
    });
  },
  // cone
  (ctx, ink) => {
    ctx.fillStyle = ink;
    fill(ctx, (p) => corners(p, [-0.06, -0.36, 0.06, -0.36, 0.24, 0.26, -0.24, 0.26]));
    ctx.fillRect(-0.34, 0.26, 0.68, 0.09);
  },
];

/** Mines as few programs draw them. */
const ODD_MINES: readonly Art[] = [
  // naval mine with horns
  (ctx) => {
    fill(ctx, (p) => p.arc(0, 0.04, 0.24, 0, 2 * Math.PI));
    for (let k = 0; k < 7; k++) {
      const turn = Math.PI + (k * Math.PI) / 6;
      fill(ctx, (p) => p.arc(0.33 * Math.cos(turn), 0.04 + 0.33 * Math.sin(turn), 0.05, 0, 2 * Math.PI));
    }
  },
  // bundle of dynamite
  (ctx, ink) => {
    ctx.fillStyle = ink;
    for (const x of [-0.25, -0.08, 0.09]) ctx.fillRect(x, -0.2, 0.15, 0.54);
    stroke(ctx, 0.05, (p) => {
      p.moveTo(0, -0.2);
      p.quadraticCurveTo(0.05, -0.42, 0.26, -0.36);
    });
  },
  // burst
  (ctx, ink) => {
    ctx.fillStyle = ink;
    const turns = Array.from({ length: 18 }, (_, k) => [(k * Math.PI) / 9, k % 2 ? 0.2 : 0.4] as const);
    fill(ctx, (p) =>
      corners(
        p,
        turns.flatMap(([turn, r]) => [r * Math.cos(turn), r * Math.sin(turn)]),
      ),
    );
  },
  // skull
  (ctx) => {
    fill(ctx, (p) => p.ellipse(0, -0.08, 0.28, 0.25, 0, 0, 2 * Math.PI));
    ctx.fillRect(-0.14, 0.12, 0.28, 0.2);
    ctx.fillStyle = '#eee';
    for (const x of [-0.12, 0.12]) fill(ctx, (p) => p.arc(x, -0.08, 0.07, 0, 2 * Math.PI));
  },
];

export function makeEmblem(random: Random): Ornament {
  const alpha = chance(random, 0.5) ? between(random, 0.08, 0.3) : between(random, 0.3, 0.9);
  const tone = pick<Rgb>(random, [
    [0, 0, 0],
    [255, 255, 255],
    [200, 120, 30],
    [30, 80, 160],
  ]);
  return ornament(random, EMBLEMS, css(tone, alpha), [0.6, 1.2]);
}

export function makeOddFlag(random: Random): Ornament {
  return ornament(random, ODD_FLAGS, pick(random, ['#d32', '#e08a00', '#0a7', '#14c', '#c2185b']), [0.7, 1.05]);
}

export function makeOddMine(random: Random): Ornament {
  return ornament(random, ODD_MINES, pick(random, ['#111', '#b20', '#402020']), [0.7, 1.05]);
}

function ornament(random: Random, arts: readonly Art[], ink: string, sizes: readonly [number, number]): Ornament {
  const art = pick(random, arts);
  const size = between(random, ...sizes);
  return (ctx, { x, y, width, height }) => {
    const side = Math.min(width, height) * size;
    ctx.save();
    ctx.translate(x + width / 2, y + height / 2);
    ctx.scale(side, side);
    ctx.fillStyle = ink;
    ctx.strokeStyle = ink;
    art(ctx, ink);
    ctx.restore();
  };
}

function letter(text: string): Art {
  return (ctx) => {
    ctx.font = '0.6px sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, 0, 0);
  };
}

function fill(ctx: Context, path: (ctx: Context) => void): void {
  ctx.beginPath();
  path(ctx);
  ctx.fill();
}

function stroke(ctx: Context, width: number, path: (ctx: Context) => void): void {
  ctx.lineWidth = width;
  ctx.beginPath();
  path(ctx);
  ctx.stroke();
}

function corners(ctx: Context, at: readonly number[]): void {
  for (let k = 0; k < at.length; k += 2) ctx.lineTo(at[k] as number, at[k + 1] as number);
  ctx.closePath();
}

function segments(ctx: Context, at: readonly number[]): void {
  for (let k = 0; k < at.length; k += 4) {
    ctx.moveTo(at[k] as number, at[k + 1] as number);
    ctx.lineTo(at[k + 2] as number, at[k + 3] as number);
  }
}
