import type { Random } from '../../../src/game/random.ts';
import { between } from './skin.ts';

/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

export function css([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha})`;
}

/** Hue 0-360, saturation and lightness 0-1. */
export function hsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

export function hex(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Lighter for positive amounts, darker for negative ones (-1 to 1). */
export function shade(colour: Rgb, amount: number): Rgb {
  return amount >= 0 ? mix(colour, [255, 255, 255], amount) : mix(colour, [0, 0, 0], -amount);
}

/** How different two colours look: the largest difference of a channel, plus some of the others. */
export function contrast(a: Rgb, b: Rgb): number {
  const d = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])];
  return Math.max(...d) + 0.3 * (d.reduce((s, v) => s + v, 0) - Math.max(...d));
}

export function randomColour(
  random: Random,
  { saturation = [0, 1], lightness = [0, 1] }: { saturation?: [number, number]; lightness?: [number, number] } = {},
): Rgb {
  return hsl(random.int(0, 359), between(random, ...saturation), between(random, ...lightness));
}

/** A random colour that differs from all of the given ones by at least `least` (0 to about 400). */
export function distinctColour(random: Random, others: readonly Rgb[], least: number, attempts = 60): Rgb {
  let best: Rgb = [0, 0, 0];
  let bestContrast = -1;
  for (let i = 0; i < attempts; i++) {
    const colour = randomColour(random);
    const nearest = Math.min(...others.map((o) => contrast(o, colour)));
    if (nearest >= least) return colour;
    if (nearest > bestContrast) {
      bestContrast = nearest;
      best = colour;
    }
  }
  return best;
}
