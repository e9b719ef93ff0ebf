import type { Rect } from '../../../src/model/frame.ts';
import type { Ink } from './ink.ts';
import { lift, paint } from './ink.ts';
import type { Brush } from './theme.ts';

/** Numbers from 0 to 1 that depend only on where they are used, so that cells can be drawn in any order. */
export function speck(a: number, b: number, c = 0): number {
  const v = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return v - Math.floor(v);
}

/** Fibres, grain or stains: short strokes of one colour over a box. */
export function grain(
  brush: Brush,
  box: Rect,
  colour: Ink,
  strength: number,
  kind: 'fibre' | 'plank' | 'spots',
  seed: number,
): void {
  const count = Math.min(900, Math.round((box.width * box.height) / 60));
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  for (let k = 0; k < count; k++) {
    const x = box.x + speck(k, seed, 1) * box.width;
    const y = box.y + speck(k, seed, 2) * box.height;
    brush.fillStyle = paint(lift(colour, (speck(k, seed, 3) - 0.5) * 30), strength * speck(k, seed, 4));
    if (kind === 'plank') brush.fillRect(x, y, box.width * 0.4, 1);
    else if (kind === 'fibre') brush.fillRect(x, y, 1 + 6 * speck(k, seed, 5), 1);
    else brush.fillRect(x, y, 2, 2);
  }
  brush.restore();
}
