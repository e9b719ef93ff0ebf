import { createCanvas } from '@napi-rs/canvas';
import { paintShapes } from '../../src/hints/canvas.ts';
import { PALETTES } from '../../src/hints/palette.ts';
import { drawHints } from '../../src/hints/shapes.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';
import type { Hints } from '../../src/model/hints.ts';
import type { Point } from '../../src/model/topology.ts';

/** A game's own pixels with hints painted over them, by another painter than the one under test. */
export function paintOver(own: Frame, hints: Hints): Frame {
  const { width, height } = own;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.putImageData(makeImageData(own), 0, 0);
  paintShapes(context, drawHints(hints));
  return makeFrame(width, height, context.getImageData(0, 0, width, height).data);
}

function makeImageData({ width, height, data }: Frame) {
  const image = createCanvas(width, height).getContext('2d').createImageData(width, height);
  image.data.set(data);
  return image;
}

const FARTHEST = 3;

/** By how many whole pixels a picture lies beside another one, within a region: the shift of the least difference. */
export function findShift(shown: Frame, expected: Frame, region: Rect): Point {
  let best = { x: 0, y: 0, difference: Number.POSITIVE_INFINITY };
  for (let dy = -FARTHEST; dy <= FARTHEST; dy++) {
    for (let dx = -FARTHEST; dx <= FARTHEST; dx++) {
      const difference = differenceAt(shown, expected, region, dx, dy);
      if (difference < best.difference) best = { x: dx, y: dy, difference };
    }
  }
  return best;
}

function differenceAt(shown: Frame, expected: Frame, region: Rect, dx: number, dy: number): number {
  const { width } = shown;
  let sum = 0;
  for (let y = Math.ceil(region.y) + FARTHEST; y < region.y + region.height - FARTHEST; y++) {
    for (let x = Math.ceil(region.x) + FARTHEST; x < region.x + region.width - FARTHEST; x++) {
      const i = ((y + dy) * width + x + dx) * 4;
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) sum += Math.abs((shown.data[i + c] as number) - (expected.data[k + c] as number));
    }
  }
  return sum;
}

/** The box around the pixels of the best move's outline that are not the game's own; null where there is none. */
export function outlineBox(own: Frame, shown: Frame): Rect | null {
  const blue = Number.parseInt(PALETTES.classic.best.slice(1), 16);
  const colour = [blue >> 16, (blue >> 8) & 255, blue & 255];
  const like = ({ data }: Frame, i: number) =>
    colour.every((value, c) => Math.abs((data[i + c] as number) - value) < LIKE);
  let [left, top, right, bottom] = [own.width, own.height, -1, -1];
  for (let y = 0; y < own.height; y++) {
    for (let x = 0; x < own.width; x++) {
      const i = (y * own.width + x) * 4;
      if (!like(shown, i) || like(own, i)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

const LIKE = 40;
