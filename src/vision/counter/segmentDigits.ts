import type { Rect } from '../../model/frame.ts';
import { joined } from '../joined.ts';
import type { Component, Plane } from './components.ts';
import { boxAround, findComponents, gapAcross, gapDown } from './components.ts';

/** A number shown by seven-segment digits. */
export interface SegmentDisplay {
  readonly value: number;
  /** How many digits show, leading zeros included. */
  readonly digits: number;
  /** Px of the picture. */
  readonly rect: Rect;
}

/** Levels at which a plane is cut into ink and ground: dim segments that are not lit fall away at some of them. */
const LEVELS = [48, 80, 112, 144, 176, 208];
/** Levels at which a number must be read: soft edges make the dot in a zero of letters a middle segment at one or two. */
const LEAST_LEVELS = 3;
/** Px: heights of digits. */
const LEAST_HEIGHT = 15;
const MOST_HEIGHT = 110;
/** Segments of one digit are this near (parts of the larger side of one of them). */
const SEGMENT_GAP = 0.4;
const LEAST_SEGMENT_GAP = 2;
/** Digits of one display are this near, and of this like height (parts of their height). */
const DIGIT_GAP = 0.75;
const HEIGHT_TOLERANCE = 0.18;
/** Widths of digits, and pitches from one to the next, as parts of their height and width. */
const WIDTHS = { least: 0.38, most: 0.78 };
const PITCHES = { least: 1.05, most: 1.5 };
const MOST_DIGITS = 4;
/** Segments are asked for at these places along them, as parts of their length. */
const PROBES = [0.36, 0.5, 0.64];
/** A hole between segments and the gap between digits may hold this part of ink: noise and soft edges. */
const MOST_STRAY = 0.08;
/** A one is as narrow as its two segments: this part of a digit's width. */
const WIDEST_ONE = 0.36;

/** Where the middles of a digit's two holes are, as parts of its height. */
const HOLES = [0.29, 0.71];

/** Lit segments of each digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const PATTERNS: ReadonlyMap<string, number> = new Map([
  ['1111110', 0],
  ['0110000', 1],
  ['1101101', 2],
  ['1111001', 3],
  ['0110011', 4],
  ['1011011', 5],
  ['1011111', 6],
  ['1110000', 7],
  ['1110010', 7],
  ['1111111', 8],
  ['1111011', 9],
]);

/**
 * Every seven-segment number of a picture, whatever its colours: lit segments are lighter or darker than their ground
 * at some level, and their places are a small problem of geometry. A display that reads differently at different levels is left
 * out, but for segments that are not lit and only show at the lower ones.
 * @param light the plane in which lit segments are lightest; @param dark that in which they are darkest.
 */
export function findSegmentDisplays(light: Plane, dark: Plane): SegmentDisplay[] {
  const inverted = { ...dark, data: dark.data.map((level) => 255 - level) };
  const found = [light, inverted].flatMap((plane) => LEVELS.flatMap((level) => displaysAt(plane, level)));
  const places = joined(found, (a, b) => gapAcross(a.rect, b.rect) < 0 && gapDown(a.rect, b.rect) < 0);
  return places.flatMap((same) => agreed(same) ?? []);
}

type Found = SegmentDisplay & Rect;

function displaysAt({ width, height, data }: Plane, level: number): Found[] {
  const mask = { width, height, data: data.map((value) => (value >= level ? 1 : 0)) };
  const pieces = findComponents(mask).filter((c) => c.height <= MOST_HEIGHT && c.width <= MOST_HEIGHT && c.area > 2);
  const digits = joined(pieces, areOneDigit)
    .map(boxAround)
    .filter((box) => box.height >= LEAST_HEIGHT && box.height <= MOST_HEIGHT);
  return joined(digits, areOneDisplay).flatMap((boxes) => {
    const rect = withNeighbours(boxAround(boxes), pieces);
    const number = readDigits(mask, rect);
    return number ? [{ ...number, ...rect, rect }] : [];
  });
}

/** A display and whatever else stands in its row: a digit that is left out would make another number of it. */
function withNeighbours(display: Rect, pieces: readonly Component[]): Rect {
  const margin = HEIGHT_TOLERANCE * display.height;
  const isBeside = (box: Rect, piece: Rect) =>
    piece.y >= display.y - margin &&
    piece.y + piece.height <= display.y + display.height + margin &&
    gapAcross(box, piece) <= DIGIT_GAP * display.height;
  let box = display;
  for (;;) {
    const wider = boxAround([box, ...pieces.filter((piece) => isBeside(box, piece))]);
    if (wider.width === box.width && wider.height === box.height) return box;
    box = wider;
  }
}

function areOneDigit(a: Component, b: Component): boolean {
  const reach = Math.max(
    LEAST_SEGMENT_GAP,
    SEGMENT_GAP * Math.min(Math.max(a.width, a.height), Math.max(b.width, b.height)),
  );
  return gapAcross(a, b) <= reach && gapDown(a, b) <= reach;
}

function areOneDisplay(a: Rect, b: Rect): boolean {
  const tall = Math.max(a.height, b.height);
  const isLevel = Math.abs(a.y - b.y) + Math.abs(a.y + a.height - b.y - b.height) <= 2 * HEIGHT_TOLERANCE * tall;
  return isLevel && gapAcross(a, b) <= DIGIT_GAP * tall;
}

/**
 * The number in a box that holds all of a display's ink. Every digit has a lit segment on its right, so digits are
 * counted from the box's right side; each width and pitch that is possible is tried, and all that fit must agree.
 */
function readDigits(mask: Plane, box: Rect): { readonly value: number; readonly digits: number } | null {
  const texts = new Set<string>();
  for (let width = Math.ceil(WIDTHS.least * box.height); width <= WIDTHS.most * box.height; width++) {
    for (let pitch = Math.floor(width * PITCHES.least) + 1; pitch <= width * PITCHES.most + 1; pitch += 0.5) {
      const text = readAt(mask, box, width, pitch);
      if (text) texts.add(text);
    }
  }
  const [text, other] = [...texts];
  if (!text || other !== undefined) return null;
  return { value: Number(text), digits: text.length };
}

function readAt(mask: Plane, box: Rect, width: number, pitch: number): string | null {
  let text = '';
  for (let k = 0; k < MOST_DIGITS; k++) {
    const right = box.x + box.width - k * pitch;
    const digit = readDigit(mask, { x: right - width, y: box.y, width, height: box.height });
    if (digit === null) return null;
    text = `${digit}${text}`;
    const left = right - (digit === 1 ? WIDEST_ONE : 1) * width;
    if (
      inkShare(mask, {
        x: right - pitch,
        y: box.y,
        width: right - left < width ? pitch - width * WIDEST_ONE : pitch - width,
        height: box.height,
      }) > MOST_STRAY
    )
      return null;
    if (left <= box.x + 1) return text.length > 1 && !/^1+$/.test(text) ? text : null;
  }
  return null;
}

/** One digit: which of its segments are run into, at several places each and never twice. Unclear segments are no digit. */
function readDigit(mask: Plane, box: Rect): number | null {
  const { width: w, height: h } = box;
  const isInk = (x: number, y: number) => {
    const [px, py] = [Math.round(box.x + x - 0.5), Math.round(box.y + y - 0.5)];
    return px >= 0 && py >= 0 && px < mask.width && py < mask.height && mask.data[py * mask.width + px] !== 0;
  };
  const down = (at: number, from: number, to: number) => inkRuns((y) => isInk(at * w, y * h), from, to, h);
  const across = (at: number, from: number, to: number) => inkRuns((x) => isInk(x * w, at * h), from, to, w);
  const segments = [
    PROBES.map((p) => down(p, 0, 0.27)),
    PROBES.map((p) => across(p / 2, 0.6, 1)),
    PROBES.map((p) => across(0.5 + p / 2, 0.6, 1)),
    PROBES.map((p) => down(p, 0.73, 1)),
    PROBES.map((p) => across(0.5 + p / 2, 0, 0.4)),
    PROBES.map((p) => across(p / 2, 0, 0.4)),
    PROBES.map((p) => down(p, 0.36, 0.64)),
  ];
  if (segments.some((probes) => probes.some((runs) => runs > 1 || runs !== probes[0]))) return null;
  const pattern = segments.map((probes) => (probes[0] ? '1' : '0')).join('');
  if (!PATTERNS.has(pattern) || !isHollow(mask, box)) return null;
  return PATTERNS.get(pattern) as number;
}

/** How often a line that is `length` px long runs into ink between two parts (0 to 1) of it. */
function inkRuns(isInk: (part: number) => boolean, from: number, to: number, length: number): number {
  const step = 0.5 / length;
  let runs = 0;
  let before = false;
  for (let part = from + step; part < to; part += step) {
    const now = isInk(part);
    if (now && !before) runs++;
    before = now;
  }
  return runs;
}

/** Whether the two holes of a digit are empty in their middle. */
function isHollow(mask: Plane, { x, y, width: w, height: h }: Rect): boolean {
  return HOLES.every(
    (centre) =>
      inkShare(mask, { x: x + 0.36 * w, y: y + (centre - 0.08) * h, width: 0.28 * w, height: 0.16 * h }) <= MOST_STRAY,
  );
}

/** The part of a box that is ink; of the pixels whose centres lie in it. */
function inkShare({ width, height, data }: Plane, box: Rect): number {
  let ink = 0;
  let all = 0;
  const right = Math.min(width, Math.round(box.x + box.width));
  const bottom = Math.min(height, Math.round(box.y + box.height));
  for (let y = Math.max(0, Math.round(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.round(box.x)); x < right; x++) {
      all++;
      if (data[y * width + x] !== 0) ink++;
    }
  }
  return all === 0 ? 0 : ink / all;
}

/** What the readings of one place agree on. Segments that are not lit make eights of all digits at the lower levels. */
function agreed(same: readonly Found[]): SegmentDisplay | null {
  const isAllEights = ({ value, digits }: Found) => String(value) === '8'.repeat(digits);
  const telling = same.some((f) => !isAllEights(f)) ? same.filter((f) => !isAllEights(f)) : same;
  const [first] = telling;
  if (
    !first ||
    telling.length < LEAST_LEVELS ||
    telling.some(({ value, digits }) => value !== first.value || digits !== first.digits)
  )
    return null;
  return { value: first.value, digits: first.digits, rect: first.rect };
}
