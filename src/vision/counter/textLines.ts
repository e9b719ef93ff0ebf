import type { Rect } from '../../model/frame.ts';
import { joined } from '../joined.ts';
import { localMean } from '../localMean.ts';
import { median } from '../median.ts';
import type { Component, Plane } from './components.ts';
import { boxAround, findComponents, gapAcross, gapDown } from './components.ts';

/** How a text reader is shown a line: so many Px high, and with soft strokes or with those of the screen. */
export interface LineLook {
  readonly high: number;
  readonly isSoft: boolean;
}

/** A line of text: where it and its words are (Px of the picture), and pictures of parts of it for a text reader, dark on light. */
export interface TextLine {
  readonly rect: Rect;
  readonly words: readonly Rect[];
  readonly draw: (part: Rect, look: LineLook) => Plane;
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
/** Words are this far apart (parts of the line's height): no less than any space, no more than icons are from numbers. */
const WORD_GAP = 0.3;
/** Px around a line by which its ground is known. */
const RING = 3;
/** A piece that is so much wider than high may be a box with text in it. */
const BOX_WIDTH = 1.3;
/** A picture with more pieces than this (a photograph, a texture) is not read. */
const MOST_PIECES = 2500;
/** Px of the white margin around what a text reader is shown. */
const MARGIN = 14;

/** The lines of text in a picture, whatever their colours. */
export function findTextLines(grey: Plane): TextLine[] {
  const { width, height, data } = grey;
  const mean = localMean(data, width, height, RADIUS);
  const lines = ([1, -1] as const).flatMap((sign) => {
    const ink = data.map((level, i) => (sign * ((mean[i] as number) - level) > LEAST_CONTRAST ? 1 : 0));
    const pieces = findComponents({ width, height, data: ink }).filter(mayBeCharacter);
    if (pieces.length > MOST_PIECES) return [];
    return joined(pieces, areOneLine)
      .map((parts) => ({ rect: boxAround(parts), parts, sign }))
      .filter(({ rect }) => rect.height >= LEAST_HEIGHT && rect.height <= MOST_HEIGHT && rect.width >= rect.height / 3)
      .filter(({ rect }) => standsOut(grey, ink, rect, sign));
  });
  return lines
    .filter(({ rect }, k) => !lines.some((other, j) => j !== k && !isBox(other.parts) && isInside(rect, other.rect)))
    .map(({ rect, parts, sign }) => ({
      rect,
      words: wordsOf(parts, rect),
      draw: (part, look) => pictureOf(grey, part, sign, look),
    }));
}

/** The words of a line from left to right, all as high as the line. */
function wordsOf(parts: readonly Rect[], { y, height }: Rect): Rect[] {
  const words = joined(parts, (a, b) => gapAcross(a, b) <= WORD_GAP * height).map(boxAround);
  return words.sort((a, b) => a.x - b.x).map((word) => ({ x: word.x, width: word.width, y, height }));
}

/**
 * Whether ink differs from what is around it. The ground beside bold text differs from the mean, which the text is part of, but not from
 * the ground further away.
 */
function standsOut({ width, height, data }: Plane, ink: Uint8Array, rect: Rect, sign: 1 | -1): boolean {
  const inside: number[] = [];
  const around: number[] = [];
  for (let y = Math.max(0, rect.y - RING); y < Math.min(height, rect.y + rect.height + RING); y++) {
    for (let x = Math.max(0, rect.x - RING); x < Math.min(width, rect.x + rect.width + RING); x++) {
      const isInside = x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
      if (!isInside) around.push(data[y * width + x] as number);
      else if (ink[y * width + x]) inside.push(data[y * width + x] as number);
    }
  }
  return around.length === 0 || sign * (median(around) - median(inside)) > LEAST_CONTRAST / 2;
}

/** Whether pieces may be the ground or the frame of text of the other sign. */
function isBox(parts: readonly Rect[]): boolean {
  return parts.length <= 2 && parts.some(({ width, height }) => width >= BOX_WIDTH * height);
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
function pictureOf(grey: Plane, rect: Rect, sign: 1 | -1, { high, isSoft }: LineLook): Plane {
  const scale = high / rect.height;
  const width = Math.max(1, Math.round((rect.width + 2 * AIR) * scale));
  const height = Math.round((rect.height + 2 * AIR) * scale);
  const across = tapsOf(rect.x - AIR, width, scale, grey.width, isSoft ? spline : linear);
  const down = tapsOf(rect.y - AIR, height, scale, grey.height, isSoft ? spline : linear);
  const levels = new Float32Array(width * height);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < levels.length; i++) {
    const level = sign * weigh(grey, across[i % width] as Taps, down[Math.floor(i / width)] as Taps);
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

/** The pixels of one row or column of which a place between them is made, and the weight of each. */
interface Taps {
  readonly at: readonly number[];
  readonly weights: readonly number[];
}

/** What the pixels at -1, 0, 1 and 2 weigh for a place at `t` (0 to 1). */
type Kernel = (t: number) => readonly number[];

const linear: Kernel = (t) => [0, 1 - t, t, 0];

/**
 * The uniform cubic B-spline (Hou and Andrews 1978), whose soft strokes text readers read better than the corners that linear interpolation leaves in
 * small letters.
 */
const spline: Kernel = (t) =>
  [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3].map((w) => w / 6);

/** The taps of so many places from a Px on, of which each Px has `scale`; beyond its end a picture goes on as it ends. */
function tapsOf(start: number, count: number, scale: number, length: number, kernel: Kernel): Taps[] {
  return Array.from({ length: count }, (_, i) => {
    const place = start + (i + 0.5) / scale - 0.5;
    const first = Math.floor(place) - 1;
    return { at: [0, 1, 2, 3].map((k) => clampTo(first + k, length)), weights: kernel(place - first - 1) };
  });
}

/** The level at a place of a picture. */
function weigh({ width, data }: Plane, across: Taps, down: Taps): number {
  let level = 0;
  for (let j = 0; j < 4; j++) {
    const row = (down.at[j] as number) * width;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += (across.weights[i] as number) * (data[row + (across.at[i] as number)] as number);
    level += (down.weights[j] as number) * sum;
  }
  return level;
}

function clampTo(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, at));
}
