import type { Rect } from '../../model/frame.ts';
import { localMean } from '../localMean.ts';
import type { Component, Plane } from './components.ts';
import { boxAround, findComponents, gapAcross, gapDown, joinBoxes } from './components.ts';

/** A line of text: where it is (Px of the picture), and pictures of it in two sizes for a text reader, dark on light. */
export interface TextLine {
  readonly rect: Rect;
  readonly pictures: readonly [Plane, Plane];
}

/** Px: a pixel is ink if it differs from the mean of the square of this radius … */
const RADIUS = 12;
/** … by more levels than this. */
const LEAST_CONTRAST = 26;
/** Px: heights of characters. */
const LEAST_HEIGHT = 7;
const MOST_HEIGHT = 48;
/** A character is at most so many times wider than high: rules and frames are no text. */
const WIDEST = 3;
/** Characters of a line are this near (parts of the line's height). */
const CHARACTER_GAP = 1.8;
/** A picture with more pieces than this (a photograph, a texture) is not read. */
const MOST_PIECES = 2500;
/** Px of a text reader's line, without its margin: about what readers were made for. */
const LINE_HEIGHTS = [36, 30] as const;
const MARGIN = 14;

/** The lines of text in a picture, whatever their colours. */
export function findTextLines(grey: Plane): TextLine[] {
  const { width, height, data } = grey;
  const mean = localMean(data, width, height, RADIUS);
  const found = ([1, -1] as const).flatMap((sign) => {
    const ink = data.map((level, i) => (sign * ((mean[i] as number) - level) > LEAST_CONTRAST ? 1 : 0));
    const pieces = findComponents({ width, height, data: ink }).filter(mayBeCharacter);
    if (pieces.length > MOST_PIECES) return [];
    return joinBoxes(pieces, areOneLine)
      .map(boxAround)
      .filter((box) => box.height >= LEAST_HEIGHT && box.height <= MOST_HEIGHT && box.width >= box.height / 3)
      .map((rect) => ({ rect, sign }));
  });
  return found
    .filter(({ rect }, k) => !found.some((other, j) => j !== k && isInside(rect, other.rect)))
    .map(({ rect, sign }) => ({
      rect,
      pictures: [pictureOf(grey, rect, sign, LINE_HEIGHTS[0]), pictureOf(grey, rect, sign, LINE_HEIGHTS[1])],
    }));
}

function mayBeCharacter({ width, height, area }: Component): boolean {
  return area >= 2 && height <= MOST_HEIGHT && width <= Math.max(LEAST_HEIGHT, WIDEST * height);
}

/** Whether two pieces stand side by side; marks such as a colon are lower than letters. */
function areOneLine(a: Rect, b: Rect): boolean {
  const high = Math.max(a.height, b.height, LEAST_HEIGHT);
  return -gapDown(a, b) >= 0.5 * Math.min(a.height, b.height) && gapAcross(a, b) <= CHARACTER_GAP * high;
}

function isInside(a: Rect, b: Rect): boolean {
  return (
    a.x >= b.x &&
    a.y >= b.y &&
    a.x + a.width <= b.x + b.width &&
    a.y + a.height <= b.y + b.height &&
    a.width * a.height < b.width * b.height
  );
}

/** Px of the picture around a line that are shown with it. */
const AIR = 2;

/** A line as a text reader wants it: dark on light, so many Px high, its levels spread out, with a white margin. */
function pictureOf(grey: Plane, rect: Rect, sign: 1 | -1, high: number): Plane {
  const scale = high / rect.height;
  const width = Math.max(1, Math.round((rect.width + 2 * AIR) * scale));
  const height = Math.round((rect.height + 2 * AIR) * scale);
  const levels = new Float32Array(width * height);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < levels.length; i++) {
    const x = rect.x - AIR + ((i % width) + 0.5) / scale - 0.5;
    const y = rect.y - AIR + (Math.floor(i / width) + 0.5) / scale - 0.5;
    const level = sign * softLevel(grey, x, y);
    levels[i] = level;
    least = Math.min(least, level);
    most = Math.max(most, level);
  }
  const wide = width + 2 * MARGIN;
  const data = new Uint8Array(wide * (height + 2 * MARGIN)).fill(255);
  levels.forEach((level, i) => {
    const at = (MARGIN + Math.floor(i / width)) * wide + MARGIN + (i % width);
    data[at] = Math.round((255 * (level - least)) / Math.max(1, most - least));
  });
  return { width: wide, height: height + 2 * MARGIN, data };
}

/**
 * The level between pixels: the uniform cubic B-spline of its 16 neighbours (Hou and Andrews 1978), whose soft strokes text readers read better
 * than the corners that linear interpolation leaves in small letters.
 */
function softLevel({ width, height, data }: Plane, x: number, y: number): number {
  const left = Math.floor(x) - 1;
  const top = Math.floor(y) - 1;
  const across = splineWeights(x - left - 1);
  const down = splineWeights(y - top - 1);
  return down.reduce((sum, wy, j) => {
    const row = clampTo(top + j, height) * width;
    return sum + wy * across.reduce((s, wx, i) => s + wx * (data[row + clampTo(left + i, width)] as number), 0);
  }, 0);
}

/** The weights of the pixels at -1, 0, 1 and 2 for a place at `t` (0 to 1). */
function splineWeights(t: number): readonly number[] {
  return [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3].map((w) => w / 6);
}

function clampTo(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, at));
}
