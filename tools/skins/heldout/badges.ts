import type { ArtworkSet } from './artwork.ts';
import { drawArtwork } from './artwork.ts';
import type { Dice } from './dice.ts';
import type { Ink } from './ink.ts';
import { ink, paint } from './ink.ts';
import { stamp } from './letters.ts';
import type { Brush, Tile } from './theme.ts';
import { isShut } from './theme.ts';

type Draw = (brush: Brush, tile: Tile) => void;

/** How a program draws what is not a number. */
export interface Kit {
  readonly flag: Draw;
  readonly mine: Draw;
  readonly doubt: Draw;
  readonly cross: Draw;
  /** A wrong flag is a crossed mine on open ground in some programs, a crossed flag on a covered cell in others. */
  readonly wrongIsMine: boolean;
}

/** Whether the ground under a symbol is that of a covered cell. */
export function onShutGround({ wrongIsMine }: Kit, tile: Tile): boolean {
  return isShut(tile.symbol) && !(tile.symbol === 'x' && wrongIsMine);
}

/** Draws what is in a cell that shows no number. */
export function drawBadge(brush: Brush, tile: Tile, kit: Kit): void {
  const { symbol } = tile;
  if (symbol === 'F' || (symbol === 'x' && !kit.wrongIsMine)) kit.flag(brush, tile);
  if (symbol === '*' || symbol === 'X' || (symbol === 'x' && kit.wrongIsMine)) kit.mine(brush, tile);
  if (symbol === '?') kit.doubt(brush, tile);
  if (symbol === 'x') kit.cross(brush, tile);
}

/** Runs a drawing with the origin in the middle of the cell and its smaller side as the unit. */
function centred(brush: Brush, tile: Tile, draw: () => void): void {
  const side = Math.min(tile.width, tile.height);
  brush.save();
  brush.translate(tile.x + tile.width / 2, tile.y + tile.height / 2);
  brush.scale(side, side);
  draw();
  brush.restore();
}

function outline(brush: Brush, points: readonly number[]): void {
  brush.beginPath();
  for (let i = 0; i < points.length; i += 2) brush.lineTo(points[i] as number, points[i + 1] as number);
  brush.closePath();
}

export interface KitOptions {
  readonly font: string;
  readonly ground: 'light' | 'dark';
  readonly flag?: Ink;
  readonly mine?: Ink;
  /** Marks of icon sets as well as drawn ones. */
  readonly artwork?: boolean;
}

/** A set of marks in one style. */
export function makeKit(dice: Dice, options: KitOptions): Kit {
  const { font, ground, artwork = true } = options;
  const dark = ground === 'dark';
  const pole = dark ? ink(0, 0, dice.range(75, 98)) : ink(dice.one(0, 30, 220), 20, dice.range(5, 25));
  const flag = options.flag ?? ink(dice.one(0, 0, 0, 355, 20, 210), 85, dark ? 58 : 45);
  const body = options.mine ?? (dark ? ink(0, 0, dice.range(80, 95)) : ink(0, 0, dice.range(2, 20)));
  const red = ink(0, 90, dark ? 60 : 42);
  const set: ArtworkSet | null =
    artwork && dice.odds(0.35) ? dice.one('fluent-emoji-flat', 'openmoji', 'mdi', 'game-icons') : null;
  const size = dice.range(0.6, 0.8);
  const flags = [pennant, banner, waving, golf].map((draw) => (b: Brush, t: Tile) => draw(b, t, flag, pole));
  const mines = [spiky, fused, starred].map((draw) => (b: Brush, t: Tile) => draw(b, t, body));
  const doubtInk = dice.odds(0.6) ? pole : ink(dice.range(0, 360), 70, dark ? 70 : 35);
  return {
    flag: set ? (b, t) => drawArtwork(b, set, 'flag', t, size, ground) : dice.one(...flags),
    mine: set
      ? (b, t) => drawArtwork(b, set, t.symbol === 'X' && dark ? 'blast' : 'mine', t, size, ground)
      : dice.one(...mines),
    doubt:
      set && dice.odds(0.5)
        ? (b, t) => drawArtwork(b, set, 'doubt', t, size, ground)
        : (b, t) => stamp(b, '?', t, { font, tall: 0.55, colour: doubtInk }),
    cross: (b, t) => strike(b, t, red),
    wrongIsMine: dice.odds(0.5),
  };
}

export function pennant(brush: Brush, tile: Tile, cloth: Ink, pole: Ink): void {
  centred(brush, tile, () => {
    brush.fillStyle = paint(pole);
    brush.fillRect(-0.16, -0.32, 0.07, 0.62);
    brush.fillRect(-0.28, 0.25, 0.4, 0.08);
    brush.fillStyle = paint(cloth);
    outline(brush, [-0.09, -0.33, 0.3, -0.14, -0.09, 0.04]);
    brush.fill();
  });
}

export function banner(brush: Brush, tile: Tile, cloth: Ink, pole: Ink): void {
  centred(brush, tile, () => {
    brush.fillStyle = paint(pole);
    brush.fillRect(0.08, -0.34, 0.07, 0.68);
    outline(brush, [-0.2, 0.34, -0.08, 0.2, 0.2, 0.2, 0.32, 0.34]);
    brush.fill();
    brush.fillStyle = paint(cloth);
    brush.fillRect(-0.3, -0.34, 0.4, 0.3);
  });
}

export function waving(brush: Brush, tile: Tile, cloth: Ink, pole: Ink): void {
  centred(brush, tile, () => {
    brush.strokeStyle = paint(pole);
    brush.lineWidth = 0.06;
    brush.beginPath();
    brush.moveTo(-0.24, -0.36);
    brush.lineTo(-0.18, 0.36);
    brush.stroke();
    brush.fillStyle = paint(cloth);
    brush.beginPath();
    brush.moveTo(-0.23, -0.34);
    brush.bezierCurveTo(-0.05, -0.46, 0.05, -0.18, 0.34, -0.3);
    brush.lineTo(0.32, 0.02);
    brush.bezierCurveTo(0.05, 0.14, -0.02, -0.12, -0.2, 0);
    brush.fill();
  });
}

export function golf(brush: Brush, tile: Tile, cloth: Ink, pole: Ink): void {
  centred(brush, tile, () => {
    brush.fillStyle = paint(pole);
    brush.fillRect(-0.03, -0.36, 0.05, 0.66);
    brush.beginPath();
    brush.ellipse(0, 0.3, 0.2, 0.07, 0, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = paint(cloth);
    outline(brush, [-0.03, -0.36, -0.34, -0.2, -0.03, -0.06]);
    brush.fill();
  });
}

export function spiky(brush: Brush, tile: Tile, body: Ink): void {
  centred(brush, tile, () => {
    brush.strokeStyle = paint(body);
    brush.fillStyle = paint(body);
    brush.lineWidth = 0.07;
    for (let k = 0; k < 8; k++) {
      const angle = (k * Math.PI) / 4;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(0.38 * Math.cos(angle), 0.38 * Math.sin(angle));
      brush.stroke();
    }
    brush.beginPath();
    brush.arc(0, 0, 0.26, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = paint({ ...body, l: body.l > 50 ? 25 : 92 });
    brush.beginPath();
    brush.arc(-0.09, -0.09, 0.06, 0, 2 * Math.PI);
    brush.fill();
  });
}

export function fused(brush: Brush, tile: Tile, body: Ink): void {
  centred(brush, tile, () => {
    brush.fillStyle = paint(body);
    brush.beginPath();
    brush.arc(-0.05, 0.08, 0.27, 0, 2 * Math.PI);
    brush.fill();
    brush.save();
    brush.rotate(0.7);
    brush.fillRect(-0.06, -0.34, 0.16, 0.14);
    brush.restore();
    brush.strokeStyle = paint(ink(35, 80, 45));
    brush.lineWidth = 0.05;
    brush.beginPath();
    brush.moveTo(0.2, -0.2);
    brush.quadraticCurveTo(0.24, -0.4, 0.38, -0.3);
    brush.stroke();
  });
}

export function starred(brush: Brush, tile: Tile, body: Ink): void {
  centred(brush, tile, () => {
    const points = Array.from({ length: 24 }, (_, k) => {
      const radius = k % 2 === 0 ? 0.38 : 0.22;
      return [radius * Math.cos((k * Math.PI) / 12), radius * Math.sin((k * Math.PI) / 12)];
    });
    brush.fillStyle = paint(body);
    outline(brush, points.flat());
    brush.fill();
  });
}

export function strike(brush: Brush, tile: Tile, colour: Ink): void {
  centred(brush, tile, () => {
    brush.strokeStyle = paint(colour);
    brush.lineWidth = 0.09;
    brush.beginPath();
    brush.moveTo(-0.36, -0.36);
    brush.lineTo(0.36, 0.36);
    brush.moveTo(0.36, -0.36);
    brush.lineTo(-0.36, 0.36);
    brush.stroke();
  });
}
