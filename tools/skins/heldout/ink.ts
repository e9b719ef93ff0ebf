import type { Rect } from '../../../src/model/frame.ts';
import type { Dice } from './dice.ts';
import type { Brush } from './theme.ts';

/** Hue in degrees, saturation and lightness in percent. */
export interface Ink {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

export function ink(h: number, s: number, l: number): Ink {
  return { h, s, l };
}

export function paint({ h, s, l }: Ink, alpha = 1): string {
  return `hsla(${((h % 360) + 360) % 360}, ${Math.max(0, Math.min(100, s))}%, ${Math.max(0, Math.min(100, l))}%, ${alpha})`;
}

/** The same hue, lighter or darker by so many percent points. */
export function lift({ h, s, l }: Ink, by: number): Ink {
  return { h, s, l: Math.max(0, Math.min(100, l + by)) };
}

export function block(brush: Brush, colour: Ink | string, { x, y, width, height }: Rect): void {
  brush.fillStyle = typeof colour === 'string' ? colour : paint(colour);
  brush.fillRect(x, y, width, height);
}

export function pill(brush: Brush, colour: Ink | string, { x, y, width, height }: Rect, radius: number): void {
  brush.fillStyle = typeof colour === 'string' ? colour : paint(colour);
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
  brush.fill();
}

/** A border of whole strips inside the box, top and left in one colour, bottom and right in another. */
export function ridge(brush: Brush, box: Rect, width: number, upper: Ink | string, lower: Ink | string): void {
  const { x, y } = box;
  const right = x + box.width;
  const bottom = y + box.height;
  const shape = (colour: Ink | string, points: readonly (readonly [number, number])[]) => {
    brush.fillStyle = typeof colour === 'string' ? colour : paint(colour);
    brush.beginPath();
    for (const [px, py] of points) brush.lineTo(px, py);
    brush.fill();
  };
  const inner = { l: x + width, t: y + width, r: right - width, b: bottom - width };
  shape(upper, [
    [x, y],
    [right, y],
    [inner.r, inner.t],
    [inner.l, inner.t],
    [inner.l, inner.b],
    [x, bottom],
  ]);
  shape(lower, [
    [right, bottom],
    [x, bottom],
    [inner.l, inner.b],
    [inner.r, inner.b],
    [inner.r, inner.t],
    [right, y],
  ]);
}

/** A vertical wash from one colour to another. */
export function wash(brush: Brush, { y, height }: Rect, from: Ink, to: Ink) {
  const gradient = brush.createLinearGradient(0, y, 0, y + height);
  gradient.addColorStop(0, paint(from));
  gradient.addColorStop(1, paint(to));
  return gradient;
}

const HUES_CLASSIC = [230, 120, 0, 240, 0, 180, 0, 0];
const LIGHT_CLASSIC = [50, 25, 45, 25, 25, 27, 5, 45];

/** Colours of the numbers 1 to 8 in the ways programs colour them, readable on a light or a dark ground. */
export function numberInks(dice: Dice, ground: 'light' | 'dark'): readonly Ink[] {
  const dark = ground === 'dark';
  const kind = dice.one('classic', 'classic', 'single', 'rainbow', 'warm', 'shifted');
  const turn = dice.range(0, 360);
  const single = ink(turn, dice.range(0, 80), dark ? dice.range(75, 95) : dice.range(10, 35));
  const depth = dice.range(-4, 6);
  return Array.from({ length: 8 }, (_, i) => {
    if (kind === 'single') return single;
    if (kind === 'rainbow') return ink(turn + i * 45, 75, dark ? 70 : 34 + depth);
    if (kind === 'warm') return ink(210 - i * 30, 70, dark ? 70 - i : 42 - i * 2);
    const hue = (HUES_CLASSIC[i] as number) + (kind === 'shifted' ? 25 : 0);
    if (dark) return ink(hue, i >= 6 ? 0 : 80, [72, 62, 66, 80, 58, 68, 92, 70][i] as number);
    return ink(hue, i >= 6 ? 0 : 85, Math.max(4, (LIGHT_CLASSIC[i] as number) + depth));
  });
}
